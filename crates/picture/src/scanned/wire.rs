//! The messages between this program and its reading process, as bytes.
//!
//! A message is its length (four bytes, little endian) and then that many bytes, in the format of `postcard`. Messages
//! from the other side are not trusted: a length above the limit is refused before anything is allocated, counts of
//! items are checked against the available bytes, and squares and crops must be possible ones.

use super::board::{Crop, FoundBoard};
use super::decode::ScanFault;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use std::io::{self, Read, Write};
use tabiya_notation::picture_doubts::Doubt;
use tabiya_recognise::SeenBoard;

/// The maximum length of a message, in bytes. A page full of boards with their crops needs a tenth of it.
const LONGEST: u32 = 1 << 28;

/// An answer of the reading process.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(super) enum ReaderAnswer {
    /// The file is open and has this number of pages.
    Opened(u32),
    /// The boards of the requested page.
    Boards(Vec<FoundBoard>),
    /// The reason why there is no other answer.
    Fault(ScanFault),
}

/// Sends a message.
pub(super) fn send(message: &impl Serialize, out: &mut impl Write) -> io::Result<()> {
    let message = postcard::to_extend(message, Vec::new()).map_err(io::Error::other)?;
    let length = u32::try_from(message.len()).unwrap_or(u32::MAX);
    if length > LONGEST {
        return Err(io::ErrorKind::InvalidData.into());
    }
    out.write_all(&length.to_le_bytes())?;
    out.write_all(&message)?;
    out.flush()
}

/// Receives a message, which is not yet decoded.
pub(super) fn receive(input: &mut impl Read) -> io::Result<Vec<u8>> {
    let mut length = [0; 4];
    input.read_exact(&mut length)?;
    let length = u32::from_le_bytes(length);
    if length > LONGEST {
        return Err(io::ErrorKind::InvalidData.into());
    }
    let mut message = Vec::new();
    input.take(u64::from(length)).read_to_end(&mut message)?;
    if message.len() < length as usize {
        return Err(io::ErrorKind::UnexpectedEof.into());
    }
    Ok(message)
}

/// Decodes a message. `None` when the bytes are not exactly one.
pub(super) fn decoded<T: DeserializeOwned>(bytes: &[u8]) -> Option<T> {
    let (message, rest) = postcard::take_from_bytes(bytes).ok()?;
    rest.is_empty().then_some(message)
}

impl ReaderAnswer {
    /// Decodes an answer. `None` when the bytes are not an answer.
    pub(super) fn of_bytes(bytes: &[u8]) -> Option<Self> {
        decoded(bytes).filter(|answer| match answer {
            Self::Opened(_) | Self::Fault(_) => true,
            Self::Boards(boards) => boards.iter().all(is_possible),
        })
    }
}

/// Whether the doubtful and missing squares are on the board, the crop has all of its pixels, and what was seen is whole.
fn is_possible(board: &FoundBoard) -> bool {
    let is_square = |doubt: &Doubt| doubt.square < 64;
    let is_whole = |crop: &Crop| crop.rgb.len() as u64 == u64::from(crop.side).pow(2) * 3;
    let is_whole_seen = |seen: &SeenBoard| seen.is_whole();
    board.doubts.iter().all(is_square)
        && board.missing.iter().all(|square| *square < 64)
        && board.crop.iter().all(is_whole)
        && board.seen.as_deref().is_none_or(is_whole_seen)
}

#[cfg(test)]
#[expect(clippy::unwrap_used, reason = "tests")]
mod tests {
    use super::*;
    use tabiya_notation::picture_doubts::{PictureTurn, Unlikely};
    use tabiya_notation::picture_questions::{PictureQuestion, Questions, TurnSign};

    fn answers() -> Vec<ReaderAnswer> {
        let board = FoundBoard {
            fen: "8/8/8/8/8/8/8/8 w - - 0 1".to_owned(),
            is_written: false,
            is_white_below: true,
            offered: Some("8/8/8/8/8/8/8/8 b - - 0 1".to_owned()),
            below: 0.9,
            turn: Some(PictureTurn {
                is_white: false,
                certainty: 0.97,
                sign: TurnSign::Caption,
            }),
            questions: Questions::NONE.with(PictureQuestion::Castling),
            doubts: vec![Doubt {
                square: 63,
                alternatives: vec![('Q', 0.7), ('.', 0.2)],
            }],
            missing: vec![0, 63],
            confidence: 0.5,
            page: 7,
            place: 2,
            corners: [[1.0, 2.0], [3.0, 4.0], [5.0, 6.0], [7.0, 8.5]],
            crop: Some(Crop {
                side: 2,
                rgb: (0..12).collect(),
            }),
            unlikely: Some(Unlikely::OtherGame),
            seen: None,
        };
        let bare = FoundBoard {
            crop: None,
            turn: None,
            offered: None,
            unlikely: None,
            questions: Questions::NONE,
            ..board.clone()
        };
        vec![
            ReaderAnswer::Opened(10_000),
            ReaderAnswer::Boards(vec![board, bare]),
            ReaderAnswer::Fault(ScanFault::Damaged("broken".to_owned())),
            ReaderAnswer::Fault(ScanFault::TooLarge {
                width: 1,
                height: 2,
            }),
            ReaderAnswer::Fault(ScanFault::NeedsPassword),
        ]
    }

    fn bytes_of(message: &impl Serialize) -> Vec<u8> {
        let mut sent = Vec::new();
        send(message, &mut sent).unwrap();
        receive(&mut sent.as_slice()).unwrap()
    }

    #[test]
    fn a_sent_answer_is_received() {
        for answer in answers() {
            assert_eq!(ReaderAnswer::of_bytes(&bytes_of(&answer)), Some(answer));
        }
    }

    #[test]
    fn a_sent_request_is_received() {
        for password in [None, Some(String::new()), Some("pässword".to_owned())] {
            assert_eq!(decoded(&bytes_of(&password)), Some(password));
        }
        assert_eq!(decoded(&bytes_of(&10_000_u32)), Some(10_000_u32));
    }

    #[test]
    fn a_truncated_prolonged_or_oversized_message_is_no_answer() {
        for answer in answers() {
            let mut bytes = bytes_of(&answer);
            for end in 0..bytes.len() {
                assert_eq!(ReaderAnswer::of_bytes(&bytes[..end]), None);
            }
            bytes.push(0);
            assert_eq!(ReaderAnswer::of_bytes(&bytes), None);
        }
        assert!(receive(&mut [255, 255, 255, 255, 1].as_slice()).is_err());
        assert!(receive(&mut [2, 0, 0, 0, 1].as_slice()).is_err());
        assert_eq!(ReaderAnswer::of_bytes(&[1, 255, 255, 255, 255, 15]), None);
        assert_eq!(ReaderAnswer::of_bytes(&[3]), None);
    }

    #[test]
    fn an_impossible_square_or_crop_is_no_answer() {
        let Some(ReaderAnswer::Boards(boards)) = answers().into_iter().nth(1) else {
            panic!("no boards");
        };
        let [mut square, mut missing, mut crop] = [(); 3].map(|()| boards[0].clone());
        square.doubts[0].square = 64;
        missing.missing[0] = 64;
        crop.crop.as_mut().unwrap().rgb.pop();
        for board in [square, missing, crop] {
            assert_eq!(
                ReaderAnswer::of_bytes(&bytes_of(&ReaderAnswer::Boards(vec![board]))),
                None
            );
        }
    }
}

//! The messages between this program and its reading process, as bytes.
//!
//! A message is its length (four bytes, little endian) and then that many bytes. Messages from the other side are not
//! trusted: lengths are checked against the available bytes.

use super::board::{Crop, FoundBoard};
use super::decode::ScanFault;
use std::io::{self, Read, Write};
use tabiya_notation::picture_doubts::{Doubt, PictureTurn};
use tabiya_notation::picture_questions::{PictureQuestion, Questions, TurnSign};

/// The maximum length of a message, in bytes. A page full of boards with their crops needs a tenth of it.
const LONGEST: u32 = 1 << 28;

/// An answer of the reading process.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum ReaderAnswer {
    /// The file is open and has this number of pages.
    Opened(u32),
    /// The boards of the requested page.
    Boards(Vec<FoundBoard>),
    /// The reason why the request failed.
    Fault(ScanFault),
}

/// Sends a message.
pub(super) fn send(message: &[u8], out: &mut impl Write) -> io::Result<()> {
    let length = u32::try_from(message.len()).unwrap_or(u32::MAX);
    if length > LONGEST {
        return Err(io::ErrorKind::InvalidData.into());
    }
    out.write_all(&length.to_le_bytes())?;
    out.write_all(message)?;
    out.flush()
}

/// Receives a message.
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

impl ReaderAnswer {
    pub(super) fn to_bytes(&self) -> Vec<u8> {
        let mut out = Vec::new();
        match self {
            Self::Opened(count) => {
                out.push(0);
                push_number(*count, &mut out);
            }
            Self::Boards(boards) => {
                out.push(1);
                push_length(boards.len(), &mut out);
                for board in boards {
                    push_board(board, &mut out);
                }
            }
            Self::Fault(fault) => {
                out.push(2);
                push_fault(fault, &mut out);
            }
        }
        out
    }

    /// Decodes an answer. `None` when the bytes are not an answer.
    pub(super) fn of_bytes(bytes: &[u8]) -> Option<Self> {
        let mut rest = Rest(bytes);
        let answer = match rest.byte()? {
            0 => Self::Opened(rest.number()?),
            1 => Self::Boards(rest.list(Rest::board)?),
            2 => Self::Fault(rest.fault()?),
            _ => return None,
        };
        rest.0.is_empty().then_some(answer)
    }
}

fn push_number(number: u32, out: &mut Vec<u8>) {
    out.extend_from_slice(&number.to_le_bytes());
}

fn push_length(length: usize, out: &mut Vec<u8>) {
    push_number(u32::try_from(length).unwrap_or(u32::MAX), out);
}

fn push_bytes(bytes: &[u8], out: &mut Vec<u8>) {
    push_length(bytes.len(), out);
    out.extend_from_slice(bytes);
}

fn push_part(part: f32, out: &mut Vec<u8>) {
    push_number(part.to_bits(), out);
}

fn push_board(board: &FoundBoard, out: &mut Vec<u8>) {
    push_bytes(board.fen.as_bytes(), out);
    out.extend([u8::from(board.is_written), u8::from(board.is_white_below)]);
    match &board.offered {
        None => out.push(0),
        Some(fen) => {
            out.push(1);
            push_bytes(fen.as_bytes(), out);
        }
    }
    push_part(board.below, out);
    push_turn(board.turn, out);
    let questions =
        PictureQuestion::ALL.map(|question| u8::from(board.questions.contains(question)));
    out.extend(questions);
    push_length(board.doubts.len(), out);
    for doubt in &board.doubts {
        push_length(doubt.square, out);
        push_length(doubt.alternatives.len(), out);
        for (man, chance) in &doubt.alternatives {
            push_number(u32::from(*man), out);
            push_part(*chance, out);
        }
    }
    push_part(board.confidence, out);
    push_number(board.page, out);
    push_number(board.place, out);
    for part in board.corners.as_flattened() {
        push_part(*part, out);
    }
    match &board.crop {
        None => out.push(0),
        Some(crop) => {
            out.push(1);
            push_number(crop.side, out);
            push_bytes(&crop.rgb, out);
        }
    }
}

/// Writes the index of the sign in [`TurnSign::ALL`] plus one, then the side to move and the certainty; or only 0 when
/// there is no sign.
fn push_turn(turn: Option<PictureTurn>, out: &mut Vec<u8>) {
    let Some(turn) = turn else {
        return out.push(0);
    };
    let sign = TurnSign::ALL.iter().position(|sign| *sign == turn.sign);
    let sign = sign.map_or(0, |place| place as u8 + 1);
    out.extend([sign, u8::from(turn.is_white)]);
    push_part(turn.certainty, out);
}

fn push_fault(fault: &ScanFault, out: &mut Vec<u8>) {
    match fault {
        ScanFault::Unreadable(reason) => {
            out.push(0);
            push_bytes(reason.as_bytes(), out);
        }
        ScanFault::UnknownKind => out.push(1),
        ScanFault::TooLarge { width, height } => {
            out.push(2);
            push_number(*width, out);
            push_number(*height, out);
        }
        ScanFault::Damaged(reason) => {
            out.push(3);
            push_bytes(reason.as_bytes(), out);
        }
        ScanFault::NeedsPassword => out.push(4),
        ScanFault::WrongPassword => out.push(5),
        ScanFault::NoSuchPage => out.push(6),
        ScanFault::TooSlow => out.push(7),
        ScanFault::TooMuch => out.push(8),
        ScanFault::Cancelled => out.push(9),
    }
}

/// The rest of a message, which is not yet read.
struct Rest<'a>(&'a [u8]);

impl<'a> Rest<'a> {
    fn take(&mut self, length: usize) -> Option<&'a [u8]> {
        let (taken, rest) = self.0.split_at_checked(length)?;
        self.0 = rest;
        Some(taken)
    }

    fn byte(&mut self) -> Option<u8> {
        self.take(1).map(|taken| taken[0])
    }

    fn truth(&mut self) -> Option<bool> {
        Some(self.byte()? != 0)
    }

    fn number(&mut self) -> Option<u32> {
        let taken = self.take(4)?.first_chunk()?;
        Some(u32::from_le_bytes(*taken))
    }

    fn part(&mut self) -> Option<f32> {
        self.number().map(f32::from_bits)
    }

    fn bytes(&mut self) -> Option<&'a [u8]> {
        let length = self.number()?;
        self.take(usize::try_from(length).ok()?)
    }

    fn text(&mut self) -> Option<String> {
        String::from_utf8(self.bytes()?.to_vec()).ok()
    }

    /// Reads a list. The claimed number of items is not trusted: no memory is reserved for them.
    fn list<T>(&mut self, item: impl Fn(&mut Self) -> Option<T>) -> Option<Vec<T>> {
        let count = self.number()?;
        (0..count).map(|_| item(self)).collect()
    }

    fn board(&mut self) -> Option<FoundBoard> {
        Some(FoundBoard {
            fen: self.text()?,
            is_written: self.truth()?,
            is_white_below: self.truth()?,
            offered: if self.truth()? {
                Some(self.text()?)
            } else {
                None
            },
            below: self.part()?,
            turn: self.turn()?,
            questions: self.questions()?,
            doubts: self.list(Self::doubt)?,
            confidence: self.part()?,
            page: self.number()?,
            place: self.number()?,
            corners: self.corners()?,
            crop: if self.truth()? {
                Some(self.crop()?)
            } else {
                None
            },
        })
    }

    /// Reads the side to move. `None` when the message is broken; `Some(None)` when nothing shows the side to move.
    #[expect(
        clippy::option_option,
        reason = "a message may be broken, and a turn unknown"
    )]
    fn turn(&mut self) -> Option<Option<PictureTurn>> {
        let Some(place) = usize::from(self.byte()?).checked_sub(1) else {
            return Some(None);
        };
        Some(Some(PictureTurn {
            sign: *TurnSign::ALL.get(place)?,
            is_white: self.truth()?,
            certainty: self.part()?,
        }))
    }

    fn questions(&mut self) -> Option<Questions> {
        let mut asked = Questions::NONE;
        for question in PictureQuestion::ALL {
            if self.truth()? {
                asked = asked.with(question);
            }
        }
        Some(asked)
    }

    fn doubt(&mut self) -> Option<Doubt> {
        let square = usize::try_from(self.number()?).ok()?;
        let alternatives =
            self.list(|rest| Some((char::from_u32(rest.number()?)?, rest.part()?)))?;
        (square < 64).then_some(Doubt {
            square,
            alternatives,
        })
    }

    fn corners(&mut self) -> Option<[[f32; 2]; 4]> {
        let mut corners = [[0.0; 2]; 4];
        for part in corners.as_flattened_mut() {
            *part = self.part()?;
        }
        Some(corners)
    }

    fn crop(&mut self) -> Option<Crop> {
        let side = self.number()?;
        let rgb = self.bytes()?.to_vec();
        let is_fit = rgb.len() as u64 == u64::from(side).pow(2) * 3;
        is_fit.then_some(Crop { side, rgb })
    }

    fn fault(&mut self) -> Option<ScanFault> {
        Some(match self.byte()? {
            0 => ScanFault::Unreadable(self.text()?),
            1 => ScanFault::UnknownKind,
            2 => ScanFault::TooLarge {
                width: self.number()?,
                height: self.number()?,
            },
            3 => ScanFault::Damaged(self.text()?),
            4 => ScanFault::NeedsPassword,
            5 => ScanFault::WrongPassword,
            6 => ScanFault::NoSuchPage,
            7 => ScanFault::TooSlow,
            8 => ScanFault::TooMuch,
            9 => ScanFault::Cancelled,
            _ => return None,
        })
    }
}

#[cfg(test)]
#[expect(clippy::unwrap_used, reason = "tests")]
mod tests {
    use super::*;

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
            confidence: 0.5,
            page: 7,
            place: 2,
            corners: [[1.0, 2.0], [3.0, 4.0], [5.0, 6.0], [7.0, 8.5]],
            crop: Some(Crop {
                side: 2,
                rgb: (0..12).collect(),
            }),
        };
        let bare = FoundBoard {
            crop: None,
            turn: None,
            offered: None,
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

    #[test]
    fn a_sent_answer_is_received() {
        for answer in answers() {
            let mut sent = Vec::new();
            send(&answer.to_bytes(), &mut sent).unwrap();
            let received = receive(&mut sent.as_slice()).unwrap();
            assert_eq!(ReaderAnswer::of_bytes(&received), Some(answer));
        }
    }

    #[test]
    fn a_truncated_or_oversized_message_is_no_answer() {
        for answer in answers() {
            let bytes = answer.to_bytes();
            for end in 0..bytes.len() {
                assert_eq!(ReaderAnswer::of_bytes(&bytes[..end]), None);
            }
        }
        assert!(receive(&mut [255, 255, 255, 255, 1].as_slice()).is_err());
        assert_eq!(ReaderAnswer::of_bytes(&[1, 255, 255, 255, 255]), None);
    }
}

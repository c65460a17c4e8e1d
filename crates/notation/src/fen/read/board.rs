//! The first field: the ranks with their pieces.

use super::Fault;
use crate::fen::FenErrorKind;
use crate::fen::fields::char_at;
use std::ops::Range;
use tabiya_chess::{Board, File, Piece, Rank, Square};

/// Reads the ranks that can be read.
///
/// # Errors
/// The first fault of the field.
pub(crate) fn read_ranks(text: &[u8], field: Range<usize>, board: &mut Board) -> Result<(), Fault> {
    let mut outcome = Ok(());
    let mut start = field.start;
    for (typed, rank) in (0_u8..).zip(Rank::ALL.into_iter().rev()) {
        let end = rank_end(text, start, field.end);
        if start == end && end == field.end {
            let too_few = FenErrorKind::TooFewRanks { ranks: typed };
            return outcome.and(Err((too_few, end..end)));
        }
        match read_rank(text, start..end, rank) {
            Ok(pieces) => set_rank(board, rank, pieces),
            Err(fault) => outcome = outcome.and(Err(fault)),
        }
        if end == field.end {
            return outcome.and(expect_last_rank(rank, end));
        }
        start = end + 1;
    }
    // Every rank so far was followed by a slash, even the last one.
    outcome.and(Err((FenErrorKind::TooManyRanks, start - 1..field.end)))
}

/// The end of the rank that begins here: a slash, or the end of the field.
pub(crate) fn rank_end(text: &[u8], start: usize, field_end: usize) -> usize {
    let rest = text.get(start..field_end).unwrap_or_default();
    let slash = rest.iter().position(|byte| *byte == b'/');
    slash.map_or(field_end, |length| start + length)
}

fn expect_last_rank(rank: Rank, end: usize) -> Result<(), Fault> {
    if rank == Rank::FIRST {
        return Ok(());
    }
    let ranks = 8 - rank.index();
    Err((FenErrorKind::TooFewRanks { ranks }, end..end))
}

/// The pieces of one rank.
pub(crate) fn read_rank(
    text: &[u8],
    span: Range<usize>,
    rank: Rank,
) -> Result<[Option<Piece>; 8], Fault> {
    let mut pieces = [None; 8];
    let mut squares = 0_usize;
    for at in span.clone() {
        match text.get(at).copied().unwrap_or_default() {
            digit @ b'1'..=b'8' => squares += usize::from(digit - b'0'),
            other => {
                let piece = piece_at(text, at, other)?;
                if let Some(place) = pieces.get_mut(squares) {
                    *place = Some(piece);
                }
                squares += 1;
            }
        }
    }
    let counted = u8::try_from(squares).unwrap_or(u8::MAX);
    let kind = match squares {
        8 => return Ok(pieces),
        0..8 => FenErrorKind::RankTooShort {
            rank,
            squares: counted,
        },
        _ => FenErrorKind::RankTooLong {
            rank,
            squares: counted,
        },
    };
    // An empty rank has no text of its own, so the slash after it is reported.
    let end = span.end.max(span.start + 1);
    Err((kind, span.start..end))
}

fn piece_at(text: &[u8], at: usize, byte: u8) -> Result<Piece, Fault> {
    if let Some(piece) = Piece::from_letter(char::from(byte)) {
        return Ok(piece);
    }
    let (found, length) = char_at(text, at).unwrap_or((char::REPLACEMENT_CHARACTER, 1));
    let kind = match found {
        '0' | '9' => FenErrorKind::BadDigit { found },
        _ => FenErrorKind::UnknownPiece { found },
    };
    Err((kind, at..at + length))
}

fn set_rank(board: &mut Board, rank: Rank, pieces: [Option<Piece>; 8]) {
    for (file, piece) in File::ALL.into_iter().zip(pieces) {
        board.set(Square::new(file, rank), piece);
    }
}

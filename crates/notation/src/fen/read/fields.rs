//! The fields of a FEN: the ranks with their pieces, and the fields after the board.

use super::FenFault;
use crate::fen::{FenErrorKind, char_at, parse_digits};
use std::ops::Range;
use tabiya_chess::{
    Board, CastlingRight, CastlingRights, Color, File, Piece, Position, Rank, RookSide, Square,
    WantedRight, back_rank_king, offered_right,
};

/// Reads the ranks that can be read.
///
/// # Errors
/// Returns the first fault of the field.
pub(crate) fn read_ranks(
    text: &[u8],
    field: Range<usize>,
    board: &mut Board,
) -> Result<(), FenFault> {
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

fn expect_last_rank(rank: Rank, end: usize) -> Result<(), FenFault> {
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
) -> Result<[Option<Piece>; 8], FenFault> {
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
    // An empty rank has no text, so the slash after it is reported.
    let end = span.end.max(span.start + 1);
    Err((kind, span.start..end))
}

fn piece_at(text: &[u8], at: usize, byte: u8) -> Result<Piece, FenFault> {
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

pub(crate) fn read_side(
    text: &[u8],
    field: Range<usize>,
    position: &mut Position,
) -> Result<(), FenFault> {
    let (side, rest) = match text.get(field.clone()) {
        Some([b'w', rest @ ..]) => (Some(Color::White), rest),
        Some([b'b', rest @ ..]) => (Some(Color::Black), rest),
        _ => (None, &[][..]),
    };
    if let Some(side) = side
        && rest.is_empty()
    {
        position.side_to_move = side;
        return Ok(());
    }
    let wrong = field.start + usize::from(side.is_some());
    let found = char_at(text, wrong).map_or(char::REPLACEMENT_CHARACTER, |(found, _)| found);
    Err((FenErrorKind::BadSide { found }, field))
}

pub(crate) fn read_castling(
    text: &[u8],
    field: Range<usize>,
    position: &mut Position,
) -> Result<(), FenFault> {
    let mut rights = CastlingRights::NONE;
    if text.get(field.clone()) != Some(b"-") {
        for at in field {
            let letter = text.get(at).copied().unwrap_or_default();
            let (color, side, right) = castling_at(text, at, letter, &position.board)?;
            if rights.wanted(color, side) != WantedRight::No {
                let found = char::from(letter);
                return Err((FenErrorKind::RepeatedCastling { found }, at..at + 1));
            }
            rights.set(color, side, WantedRight::Yes(right));
        }
    }
    position.castling = rights;
    Ok(())
}

type NamedRight = (Color, RookSide, CastlingRight);

fn castling_at(text: &[u8], at: usize, letter: u8, board: &Board) -> Result<NamedRight, FenFault> {
    right_of_letter(letter, board).ok_or_else(|| {
        let (found, length) = char_at(text, at).unwrap_or((char::REPLACEMENT_CHARACTER, 1));
        (FenErrorKind::BadCastlingLetter { found }, at..at + length)
    })
}

/// The right that a castling letter names on this board.
pub(crate) fn right_of_letter(letter: u8, board: &Board) -> Option<NamedRight> {
    let color = if letter.is_ascii_uppercase() {
        Color::White
    } else {
        Color::Black
    };
    let outermost = |side| Some((color, side, offered_right(color, side, board)));
    match letter {
        b'K' | b'k' => outermost(RookSide::Kingside),
        b'Q' | b'q' => outermost(RookSide::Queenside),
        _ => {
            let rook = File::from_letter(letter)?;
            let king = back_rank_king(color, board).unwrap_or(File::E);
            let side = if rook > king {
                RookSide::Kingside
            } else {
                RookSide::Queenside
            };
            Some((color, side, CastlingRight { king, rook }))
        }
    }
}

pub(crate) fn read_en_passant(
    text: &[u8],
    field: Range<usize>,
    position: &mut Position,
) -> Result<(), FenFault> {
    position.en_passant = match text.get(field.clone()) {
        Some(b"-") => None,
        Some([b'a'..=b'h', b'3' | b'6']) => {
            let name = text.get(field).and_then(|name| str::from_utf8(name).ok());
            name.and_then(Square::from_name)
        }
        _ => return Err((FenErrorKind::BadEnPassant, field)),
    };
    Ok(())
}

pub(crate) fn read_halfmove_clock(
    text: &[u8],
    field: Range<usize>,
    position: &mut Position,
) -> Result<(), FenFault> {
    position.halfmove_clock = read_counter(text, field, FenErrorKind::BadHalfmoveClock)?;
    Ok(())
}

pub(crate) fn read_fullmove_number(
    text: &[u8],
    field: Range<usize>,
    position: &mut Position,
) -> Result<(), FenFault> {
    position.fullmove_number = read_counter(text, field, FenErrorKind::BadFullmoveNumber)?;
    Ok(())
}

fn read_counter(text: &[u8], field: Range<usize>, bad: FenErrorKind) -> Result<u32, FenFault> {
    let digits = text.get(field.clone()).unwrap_or_default();
    if !digits.iter().all(u8::is_ascii_digit) {
        return Err((bad, field));
    }
    parse_digits(digits).ok_or((FenErrorKind::CounterTooLarge, field))
}

//! The fields after the board.

use super::Fault;
use crate::fen::FenErrorKind;
use crate::fen::fields::{char_at, parse_digits};
use std::ops::Range;
use tabiya_chess::{
    Board, CastlingRight, CastlingRights, Color, File, Position, RookSide, Square, Wanted,
    back_rank_king, offered_right,
};

pub(crate) fn read_side(
    text: &[u8],
    field: Range<usize>,
    position: &mut Position,
) -> Result<(), Fault> {
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
) -> Result<(), Fault> {
    let mut rights = CastlingRights::NONE;
    if text.get(field.clone()) != Some(b"-") {
        for at in field {
            let letter = text.get(at).copied().unwrap_or_default();
            let (color, side, right) = castling_at(text, at, letter, &position.board)?;
            if rights.wanted(color, side) != Wanted::No {
                let found = char::from(letter);
                return Err((FenErrorKind::RepeatedCastling { found }, at..at + 1));
            }
            rights.set(color, side, Wanted::Yes(right));
        }
    }
    position.castling = rights;
    Ok(())
}

type NamedRight = (Color, RookSide, CastlingRight);

fn castling_at(text: &[u8], at: usize, letter: u8, board: &Board) -> Result<NamedRight, Fault> {
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
) -> Result<(), Fault> {
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
) -> Result<(), Fault> {
    position.halfmove_clock = read_counter(text, field, FenErrorKind::BadHalfmoveClock)?;
    Ok(())
}

pub(crate) fn read_fullmove_number(
    text: &[u8],
    field: Range<usize>,
    position: &mut Position,
) -> Result<(), Fault> {
    position.fullmove_number = read_counter(text, field, FenErrorKind::BadFullmoveNumber)?;
    Ok(())
}

fn read_counter(text: &[u8], field: Range<usize>, bad: FenErrorKind) -> Result<u32, Fault> {
    let digits = text.get(field.clone()).unwrap_or_default();
    if !digits.iter().all(u8::is_ascii_digit) {
        return Err((bad, field));
    }
    parse_digits(digits).ok_or((FenErrorKind::CounterTooLarge, field))
}

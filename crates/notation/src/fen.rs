//! FEN (Forsyth-Edwards Notation): one position as a line of text.
//!
//! The readers accept standard FEN (PGN standard of 1994, section 16.1), X-FEN and Shredder-FEN. The writers produce
//! X-FEN, which equals standard FEN wherever that can express the position, or Shredder-FEN. Readers check only the
//! text: a board with nine kings is valid text, and [`tabiya_chess::problems`] reports what is wrong with the position.
//!
//! | reader | for | result |
//! |---|---|---|
//! | [`read_strict`] | exact FEN, quickly | a position, or the first fault |
//! | [`read_fen`] | tidy FEN of any dialect | a position, or the first fault |
//! | [`read_fen_over`] | FEN while it is typed | all ranks and fields that can be read |
//! | [`understand`](crate::repair::understand) | text from anywhere | all sensible readings with their repairs |
//!
//! All others accept what [`read_strict`] accepts, with the same position; property tests and fuzz targets check this.
//! `read_fen` and `understand` report faults, `read_fen_over` leaves unreadable ranks and fields as they were, and
//! [`crate::record`] also keeps the text after the fields byte for byte.
//!
//! `cargo bench -p tabiya-notation --bench fen` measures reading and writing beside shakmaty, cozy-chess and owlchess.

mod error;
mod fast;
mod read;
mod strict;
mod turning;
mod write;

pub use error::{FenError, FenErrorKind, FenField};
pub(super) use read::{
    FenFault, ReadField, TextAfterFields, is_tail, rank_end, read_bytes, read_en_passant,
    read_fullmove_number, read_halfmove_clock, read_rank, read_side, right_of_letter,
};
pub use read::{FenReading, read_fen, read_fen_over, unnamed_fields};
pub(super) use strict::read_strict_fields;
pub use strict::{read_strict, read_strict_portably};
pub use write::{
    Dialect, FenStyle, append_fen, append_number, append_position_fields, write_board, write_fen,
    write_fen_as,
};

use std::ops::Range;

/// The length of the space that begins here; `None` if there is none. Spaces are all ASCII whitespace and the no-break
/// space.
fn is_blank_at(text: &[u8], at: usize) -> Option<usize> {
    match text.get(at..) {
        Some([b' ' | b'\t' | b'\r' | b'\n' | 0x0b | 0x0c, ..]) => Some(1),
        Some([0xc2, 0xa0, ..]) => Some(2),
        _ => None,
    }
}

/// The first place from here on that is not a space.
pub(super) fn skip_blanks(text: &[u8], mut at: usize) -> usize {
    while let Some(length) = is_blank_at(text, at) {
        at += length;
    }
    at
}

/// The place after the last byte that is neither a space nor NUL.
pub(super) fn trim_end(text: &[u8]) -> usize {
    let mut rest = text;
    loop {
        rest = match rest {
            [before @ .., b' ' | b'\t' | b'\r' | b'\n' | 0x0b | 0x0c | 0]
            | [before @ .., 0xc2, 0xa0] => before,
            _ => return rest.len(),
        };
    }
}

/// The next field from here on: up to a space or to one of the bytes in `ends`.
pub(super) fn next_field(text: &[u8], from: usize, ends: &[u8]) -> Option<Range<usize>> {
    let start = skip_blanks(text, from);
    let rest = text.get(start..)?;
    let ends_field = |(at, byte): (usize, &u8)| {
        // Nearly every byte is greater than the space and differs from the first byte of the no-break space.
        let may_be_blank = *byte <= b' ' || *byte == 0xc2;
        (may_be_blank && is_blank_at(rest, at).is_some()) || (at > 0 && ends.contains(byte))
    };
    let length = rest.iter().enumerate().position(ends_field);
    let end = length.map_or(text.len(), |length| start + length);
    (end > start).then_some(start..end)
}

/// The character that begins here, with its length in bytes. A byte that is not UTF-8 counts as one character.
pub(super) fn char_at(text: &[u8], at: usize) -> Option<(char, usize)> {
    let rest = text.get(at..)?;
    (1..=rest.len().min(4))
        .find_map(|length| {
            let found = str::from_utf8(rest.get(..length)?).ok()?.chars().next()?;
            Some((found, length))
        })
        .or_else(|| (!rest.is_empty()).then_some((char::REPLACEMENT_CHARACTER, 1)))
}

/// The number with these digits; `None` if there are no digits, if there is another character among them, or if the
/// number is too large.
#[inline]
pub(super) fn parse_digits(digits: &[u8]) -> Option<u32> {
    let first = digits.first().map(|_| 0_u32);
    digits.iter().fold(first, |number, digit| {
        let digit = char::from(*digit).to_digit(10)?;
        number?.checked_mul(10)?.checked_add(digit)
    })
}

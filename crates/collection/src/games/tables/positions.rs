//! Positions and moves in fields.

use tabiya_chess::{Mover, Position};
use tabiya_notation::fen::read_strict;
use tabiya_notation::moves::{read_move, read_uci};
use tabiya_notation::operations::is_exact_epd_tail;
use tabiya_notation::record::read_record;

/// Whether a field has a position.
pub(super) fn is_position(field: &str) -> bool {
    let field = field.as_bytes();
    // The text after a position may be the next field.
    let is_record = || {
        let read = read_record(field).ok();
        let tail = read.and_then(|read| field.get(read.tail));
        tail.is_some_and(|tail| tail.is_empty() || is_exact_epd_tail(tail))
    };
    memchr::memchr_iter(b'/', field).count() >= 7 && (read_strict(field).is_ok() || is_record())
}

/// Reads a position with all its fields, or with four of them.
pub(super) fn position_of(field: &[u8]) -> Option<Position> {
    read_strict(field)
        .ok()
        .or_else(|| Some(read_record(field).ok()?.position))
}

/// Returns the mover of a position, unless it has no legal moves.
pub(super) fn mover_of(fen: &str) -> Option<Mover> {
    Mover::new(&position_of(fen.as_bytes())?).ok()
}

/// Reads a word of a solution as a move.
pub(super) fn move_of(mover: &Mover, word: impl AsRef<[u8]>) -> Option<tabiya_chess::Move> {
    let word = word.as_ref();
    let read = || {
        Some(
            read_move(mover, str::from_utf8(word).ok()?, &[])
                .ok()?
                .played,
        )
    };
    read_uci(mover, word).ok().or_else(read)
}

/// Returns `12.Nf3` as `Nf3`.
pub(super) fn without_number(word: &[u8]) -> &[u8] {
    let is_digit = |byte: &&u8| byte.is_ascii_digit();
    let digits = word.iter().take_while(is_digit).count();
    let behind = word.get(digits..).unwrap_or_default();
    let dots = behind.iter().take_while(|byte| **byte == b'.').count();
    if dots > 0 || behind.is_empty() {
        behind.get(dots..).unwrap_or_default()
    } else {
        word
    }
}

/// Returns the position at the end of a line of moves from the starting position.
///
/// # Errors
/// Returns the first word that is not a legal move; it is empty if there are no moves.
pub(super) fn final_position(line: &[u8]) -> Result<Position, &[u8]> {
    let Ok(mut mover) = Mover::new(&Position::start()) else {
        return Err(line);
    };
    let mut has_moves = false;
    for word in line.split(u8::is_ascii_whitespace) {
        let word = without_number(word);
        if word.is_empty() {
            continue;
        }
        let played = move_of(&mover, word).ok_or(word)?;
        mover = mover.after(played);
        has_moves = true;
    }
    if has_moves {
        Ok(*mover.position())
    } else {
        Err(b"")
    }
}

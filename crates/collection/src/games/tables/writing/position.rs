//! Writes the position of a row.

use crate::games::tables::columns::{move_of, position_of};
use crate::games::tables::extract::without_number;
use tabiya_chess::{Mover, Position};
use tabiya_notation::fen::{FenStyle, read_strict, write_fen};
use tabiya_notation::record::write_record;

/// Returns the new text of a field for this position. Text after the old position stays.
pub(super) fn fen_field(old: &[u8], position: &Position) -> Vec<u8> {
    let old = old.trim_ascii();
    let has_usual_counters = position.halfmove_clock == 0 && position.fullmove_number == 1;
    let fields = old.split(u8::is_ascii_whitespace).count();
    if old.is_empty() || read_strict(old).is_ok() || (fields <= 4 && !has_usual_counters) {
        return write_fen(position).into_bytes();
    }
    write_record(position, FenStyle::STANDARD, old)
}

/// Returns the position from which the first of these moves leads to the wanted one; otherwise it
/// is the position of the field.
pub(super) fn position_before(field: &[u8], moves: &[u8], wanted: &Position) -> Option<Position> {
    let start = position_of(field.trim_ascii())?;
    let mover = Mover::new(&start).ok()?;
    let mut words = moves.split(u8::is_ascii_whitespace).map(without_number);
    let word = words.find(|word| !word.is_empty())?;
    let played = move_of(&mover, word)?;
    let after = mover.after(played);
    let after = after.position();
    let mut before = *wanted;
    before.side_to_move = start.side_to_move;
    for square in start.board.differing(&after.board) {
        before.board.set(square, start.board.get(square));
    }
    if wanted.castling == after.castling {
        before.castling = start.castling;
    }
    before.en_passant = start.en_passant;
    let passed = after.fullmove_number.checked_sub(start.fullmove_number)?;
    before.fullmove_number = wanted.fullmove_number.checked_sub(passed)?;
    before.halfmove_clock = if wanted.halfmove_clock == after.halfmove_clock {
        start.halfmove_clock
    } else {
        wanted.halfmove_clock.checked_sub(1)?
    };
    let mover = Mover::new(&before).ok()?;
    let leads_there =
        mover.is_legal(played) && write_fen(mover.after(played).position()) == write_fen(wanted);
    leads_there.then_some(before)
}

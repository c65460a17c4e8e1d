//! By what rows can be sorted, and sorting them.

mod arrange;
mod key_ranks;
mod material;
mod shuffle;
mod text_keys;
mod text_ranks;
mod text_run;

use super::boards::position_of_line;
use super::chunks::{Progress, stage};
use super::error::PassError;
use super::ranks::Ranks;
use super::slots::Slots;
use arrange::arranged;
use key_ranks::ranks_by_key;
pub use shuffle::shuffle;
use tabiya_lines::{LineList, RowSet, Rows};
use text_keys::{OperandKeys, WholeLine};
use text_ranks::ranks_by_text;

/// What is compared.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SortKey {
    /// The material on the board: fewer men first, then less on the board, then less on the side
    /// that has more. Colours matter last: where White has more comes before the same with the
    /// colours exchanged, so that `KRPvKR` and `KRvKRP` stand together.
    Material,
    /// The number of men.
    Men,
    /// The bytes of the line.
    Text,
    /// The operands of the first operation with this opcode: numbers by value, before texts; numbers
    /// inside texts by value as well, so that `WAC.2` comes before `WAC.10`.
    Operation(String),
}

/// By what rows are sorted, and which way.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SortOrder {
    /// What is compared.
    pub key: SortKey,
    /// Whether the greatest come first.
    pub descending: bool,
}

/// All rows in a new order, or, with `only`, these rows in a new order at their own places.
///
/// Rows that are equal stay in the order in which they are, whichever way it goes. Rows in which
/// there is nothing to compare come behind the others, whichever way it goes: those without a
/// position, or without the operation. As a text all rows can be compared.
///
/// # Errors
/// When it is cancelled, a line cannot be read, or there are more than 2^31 lines.
pub fn sort(
    rows: &Rows,
    order: &SortOrder,
    only: Option<&RowSet>,
    progress: &mut Progress<'_>,
) -> Result<LineList, PassError> {
    let slots = Slots::of(rows)?;
    let lines = rows.len();
    let ranks = {
        let progress = &mut stage(progress, lines, 0, 2);
        ranks(rows, slots, &order.key, progress)?
    };
    let progress = &mut stage(progress, lines, 1, 2);
    let class_count = ranks.class_count();
    let place = |slot| match ranks.get(slot) {
        Some(class) if order.descending => class_count - 1 - class,
        Some(class) => class,
        None => class_count,
    };
    arranged(rows, slots, only, class_count + 1, place, progress)
}

fn ranks(
    rows: &Rows,
    slots: Slots,
    key: &SortKey,
    progress: &mut Progress<'_>,
) -> Result<Ranks, PassError> {
    match key {
        SortKey::Material => {
            let key = |line: &[u8]| Some(material::key(&position_of_line(line)?.board));
            ranks_by_key(rows, slots, key, progress)
        }
        SortKey::Men => {
            let key = |line: &[u8]| {
                let board = position_of_line(line)?.board;
                Some(u128::from(board.occupied().len()))
            };
            ranks_by_key(rows, slots, key, progress)
        }
        SortKey::Text => ranks_by_text(rows, slots, &WholeLine, progress),
        SortKey::Operation(opcode) => {
            ranks_by_text(rows, slots, &OperandKeys::new(opcode), progress)
        }
    }
}

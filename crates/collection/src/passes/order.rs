//! Sort keys of rows, and sorting.

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

/// The property by which rows are compared.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SortKey {
    /// The material on the board: fewer pieces first, then less total value, then less value on the
    /// stronger side. Colours matter last: White as the stronger side comes before the same
    /// material with the colours exchanged, so that `KRPvKR` and `KRvKRP` are neighbours.
    Material,
    /// The number of pieces.
    Men,
    /// The bytes of the line.
    Text,
    /// The operands of the first operation with this opcode: numbers by value, before texts;
    /// numbers inside texts by value as well, so that `WAC.2` comes before `WAC.10`.
    Operation(String),
}

/// A sort key and its direction.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SortOrder {
    /// The property to compare.
    pub key: SortKey,
    /// Whether the greatest come first.
    pub descending: bool,
}

/// Returns all rows in a new order, or, with `only`, these rows in a new order at their own places.
///
/// Equal rows keep their order in either direction. Rows without the compared property, such as a
/// position or the operation, come last in either direction. All rows can be compared as text.
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

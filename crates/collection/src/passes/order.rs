//! Sort keys of rows, and sorting.

mod arrange;
mod text_keys;
mod text_ranks;

pub use arrange::shuffle;
pub(super) use text_keys::{OperandKeys, TagKeys, TextKey};

use super::PassError;
use super::boards::position_of_line;
use super::chunks::{LineProgress, stage};
use super::merging::{LineClasses, entry};
use super::slots::Slots;
use crate::games::{last_position_in_row, plies_in_row};
use crate::passes::slots::{LineWork, each_line};
use arrange::arranged;
use tabiya_chess::{Board, Color, Piece, Role};
use tabiya_lines::{CHUNK_LINES, LineList, RowSet, Rows};
use text_keys::WholeLine;
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
    /// The value of this tag of a game, whatever the case of its letters, with numbers by value as in an operation. A
    /// result of `*` counts as none.
    Tag(String),
    /// The number of moves of both sides in the main line of a game.
    Plies,
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
/// position or the operation, come last in either direction. All rows can be compared as text. The position of a row
/// that is a game is the last one of its main line.
///
/// # Errors
/// Fails when it is cancelled, a line cannot be read, or there are more than 2^31 lines.
pub fn sort(
    rows: &Rows,
    order: &SortOrder,
    only: Option<&RowSet>,
    progress: &mut LineProgress<'_>,
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
    progress: &mut LineProgress<'_>,
) -> Result<LineClasses, PassError> {
    let position_of = if rows.source().holds_games() {
        last_position_in_row
    } else {
        position_of_line
    };
    match key {
        SortKey::Material => {
            let key = |line: &[u8]| Some(material_key(&position_of(line)?.board));
            ranks_by_key(rows, slots, key, progress)
        }
        SortKey::Men => {
            let key = |line: &[u8]| {
                let board = position_of(line)?.board;
                Some(u128::from(board.occupied().len()))
            };
            ranks_by_key(rows, slots, key, progress)
        }
        SortKey::Plies => {
            let key = |line: &[u8]| u128::try_from(plies_in_row(line)?).ok();
            ranks_by_key(rows, slots, key, progress)
        }
        SortKey::Tag(name) => ranks_by_text(rows, slots, &TagKeys::new(name), progress),
        SortKey::Text => ranks_by_text(rows, slots, &WholeLine, progress),
        SortKey::Operation(opcode) => {
            ranks_by_text(rows, slots, &OperandKeys::new(opcode), progress)
        }
    }
}

/// Returns the classes of lines with the same key, in the order of the keys, which have at most 96
/// bits.
fn ranks_by_key(
    rows: &Rows,
    slots: Slots,
    key: impl Fn(&[u8]) -> Option<u128> + Sync,
    progress: &mut LineProgress<'_>,
) -> Result<LineClasses, PassError> {
    let lines = rows.len();
    let mut runs = Vec::new();
    let take = |run| runs.push(run);
    each_line(
        rows,
        slots,
        &Keys(key),
        take,
        &mut stage(progress, lines, 0, 2),
    )?;
    LineClasses::of_entries(slots.count(), &runs, &mut stage(progress, lines, 1, 2))
}

struct Keys<F>(F);

impl<F: Fn(&[u8]) -> Option<u128> + Sync> LineWork for Keys<F> {
    type Made = Vec<u128>;

    fn begin(&self) -> Vec<u128> {
        Vec::with_capacity(usize::try_from(CHUNK_LINES).unwrap_or_default())
    }

    fn add(&self, made: &mut Vec<u128>, slot: u32, line: &[u8]) {
        made.extend(self.0(line).map(|key| entry(key, slot)));
    }

    fn end(&self, made: &mut Vec<u128>) {
        made.sort_unstable();
        made.shrink_to_fit();
    }
}

/// Returns the sort key of a board's material: see [`SortKey::Material`].
/// From the highest bits on: the number of pieces, their total value, the stronger side's value,
/// its queens, rooks, bishops, knights, pawns and kings, those of the weaker side, and whether the
/// stronger side is Black.
pub(super) fn material_key(board: &Board) -> u128 {
    let [white, black] = Color::ALL.map(|color| army(board, color));
    let (strong, weak, is_black) = if white < black {
        (black, white, 1)
    } else {
        (white, black, 0)
    };
    let men = u128::from(board.occupied().len());
    let all = strong.worth + weak.worth;
    let key = men << 20 | u128::from(all << 10 | strong.worth);
    let key = key << 60 | u128::from(strong.men) << 30 | u128::from(weak.men);
    key << 1 | is_black
}

/// Whether Black is the stronger side.
pub(super) fn is_black_stronger(board: &Board) -> bool {
    material_key(board) & 1 == 1
}

/// The material of a side.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Army {
    /// The value in pawns, without kings: at most 576.
    worth: u32,
    /// Five bits for each kind of piece, queens highest; more than 31 of a kind count as 31.
    men: u32,
}

fn army(board: &Board, color: Color) -> Army {
    const MEN: [(Role, u32); 6] = [
        (Role::Queen, 9),
        (Role::Rook, 5),
        (Role::Bishop, 3),
        (Role::Knight, 3),
        (Role::Pawn, 1),
        (Role::King, 0),
    ];
    let none = Army { worth: 0, men: 0 };
    MEN.into_iter().fold(none, |army, (role, worth)| {
        let count = board.squares_of(Piece::new(color, role)).len();
        Army {
            worth: army.worth + count * worth,
            men: army.men << 5 | count.min(31),
        }
    })
}

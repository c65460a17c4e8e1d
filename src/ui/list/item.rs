//! One row of the list, or one cell of the grid, as it is seen in this frame.

use super::group_bar::{GroupPart, heading};
use super::mark_sign::mark_text;
use super::shown_lines::RowShown;
use crate::passes::Mark;
use crate::text::{listed, tr_with};
use egui::Rect;

/// One row of the list, or one cell of the grid, as it is seen in this frame.
#[derive(Debug)]
#[expect(
    clippy::struct_excessive_bools,
    reason = "each is seen by itself, and any of them together"
)]
pub(super) struct Item {
    pub row: u64,
    pub rect: Rect,
    pub shown: RowShown,
    pub is_selected: bool,
    /// It is on the board.
    pub is_current: bool,
    /// The keyboard is on it.
    pub has_cursor: bool,
    pub is_hovered: bool,
    /// Its part of a group of duplicates.
    pub group: Option<GroupPart>,
}

/// What a row is called: its number, the group that begins with it, what it is worth, and its own
/// name.
pub(super) fn name_of(row: u64, shown: &RowShown, group: Option<GroupPart>) -> String {
    let mut parts = vec![tr_with("position-row", &[("number", (row + 1).into())])];
    parts.extend(group.and_then(|group| group.size).map(heading));
    if let Some(line) = shown.line() {
        let is_fine = line.mark == Mark::Fine;
        parts.extend((!is_fine).then(|| mark_text(line.mark, line.is_ambiguous)));
        parts.extend(line.id.clone());
    }
    listed(&parts)
}

//! One row of the list, or one cell of the grid, as it is seen in this frame.
//!
//! Among duplicates a bar joins what belongs together, and its head says how many there are.

use super::mark_sign::mark_text;
use super::shown_lines::RowShown;
use crate::features::changes::view::sign::RowChange;
use crate::widgets::style::{GROUP_BAR, GROUP_FONT, palette};
use crate::widgets::virtual_list::Visible;
use egui::{Align2, Rect, Ui, vec2};
use tabiya_collection::document::{Document, View, ViewOf};
use tabiya_collection::passes::Mark;
use tabiya_text::{count_text, listed, tr_with};

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
    /// How it differs from the file.
    pub change: RowChange,
}

/// What a row is called: its number, how it differs from the file, the group that begins with it, what it
/// is worth, and its own name.
pub(super) fn name_of(
    row: u64,
    shown: &RowShown,
    group: Option<GroupPart>,
    change: RowChange,
) -> String {
    let mut parts = vec![tr_with("position-row", &[("number", (row + 1).into())])];
    parts.extend(change.words());
    parts.extend(group.and_then(|group| group.size).map(heading));
    if let Some(line) = shown.line() {
        let is_fine = line.mark == Mark::Fine;
        parts.extend((!is_fine).then(|| mark_text(line.mark, line.is_ambiguous)));
        parts.extend(line.id.clone());
    }
    listed(&parts)
}

/// Larger groups are not counted to their end for their heading.
const MAX_COUNTED: u64 = 1000;

/// The part of a group that one row of it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct GroupPart {
    /// How many there are, at the first of them.
    pub size: Option<u64>,
    /// It is the last.
    pub is_last: bool,
}

/// The duplicates that the list shows, if it shows some.
pub(super) fn duplicates(document: &Document) -> Option<&View> {
    let is_duplicates = |view: &&View| matches!(view.of(), ViewOf::Duplicates(_));
    document.view().filter(is_duplicates)
}

/// The part of its group that a place is.
pub(super) fn part_at(view: &View, place: u64) -> GroupPart {
    let begins = |place: u64| place >= view.len() || view.begins_group(place);
    let size = begins(place).then(|| {
        let mut others = place + 1..place + 1 + MAX_COUNTED;
        others.find(|other| begins(*other)).unwrap_or(others.end) - place
    });
    GroupPart {
        size,
        is_last: begins(place + 1),
    }
}

/// Paints the bars of the visible groups, and their headings.
pub(super) fn paint_bars(ui: &Ui, visible: &Visible, items: &[Item]) {
    for item in items {
        if let Some(part) = item.group {
            paint_part(ui, visible, item.rect, part);
        }
    }
}

fn paint_part(ui: &Ui, visible: &Visible, rect: Rect, part: GroupPart) {
    let palette = palette(ui.visuals());
    let is_grid = visible.columns() > 1;
    let begin = if part.size.is_some() { 3.0 } else { 0.0 };
    let end = if part.is_last { 3.0 } else { 0.0 };
    let bar = if is_grid {
        let bar = rect.with_max_y(rect.min.y + GROUP_BAR);
        Rect::from_min_max(bar.min + vec2(begin, 0.0), bar.max - vec2(end, 0.0))
    } else {
        let bar = rect.with_max_x(rect.min.x + GROUP_BAR);
        Rect::from_min_max(bar.min + vec2(0.0, begin), bar.max - vec2(0.0, end))
    };
    ui.painter().rect_filled(bar, 1.5, palette.accent);
    if part.size.is_some() && !is_grid {
        let line = ui.visuals().widgets.noninteractive.bg_stroke;
        ui.painter().hline(rect.x_range(), rect.top(), line);
    }
}

/// What is said at the head of a group.
pub(super) fn heading(size: u64) -> String {
    let count = count_text(size.min(MAX_COUNTED));
    let id = if size > MAX_COUNTED {
        "group-many"
    } else {
        "group-size"
    };
    tr_with(id, &[("count", count.into())])
}

/// Paints that at the right end of a line; returns how wide it is.
pub(super) fn paint_heading(ui: &Ui, line: Rect, size: u64) -> f32 {
    let color = palette(ui.visuals()).chosen_text;
    let pos = line.right_center();
    let text = heading(size);
    let painted = ui
        .painter()
        .text(pos, Align2::RIGHT_CENTER, text, GROUP_FONT, color);
    painted.width()
}

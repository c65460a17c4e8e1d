//! A row of the list, or a cell of the grid, in the current frame, and the text and signs that rows and cells share.
//!
//! Among duplicates a bar joins each group, and a heading gives the size of the group. Differences from the file have
//! signs beside a row's number, and between rows where others were removed.

use super::mark_sign::mark_text;
use super::row_words::{name_text, summary_text};
use super::shape::ListSizes;
use super::shown_lines::RowShown;
use crate::features::changes::view::sign::{
    CHANGE_SIGN, RowDifference, kind_text, kind_tip, paint_change, removed_text,
};
use crate::model::state::State;
use crate::widgets::line_pair::shown;
use crate::widgets::style::{GROUP_BAR, SMALL_FONT, palette};
use crate::widgets::virtual_list::Visible;
use egui::text::{LayoutJob, TextFormat};
use egui::{
    Align2, Color32, FontId, Galley, Id, Pos2, Rect, Role, Sense, Stroke, Ui, Vec2, WidgetInfo,
    pos2, vec2,
};
use std::sync::Arc;
use tabiya_chess::Color;
use tabiya_collection::document::{Document, RowsView, ViewOf};
use tabiya_collection::passes::LineMark;
use tabiya_text::{count_text, listed, tr_with};

/// A row of the list, or a cell of the grid, in the current frame.
#[derive(Debug)]
#[expect(
    clippy::struct_excessive_bools,
    reason = "each is seen by itself, and any of them together"
)]
pub(super) struct ListItem {
    pub row: u64,
    pub rect: Rect,
    pub shown: RowShown,
    pub is_selected: bool,
    /// Whether this row is on the board.
    pub is_current: bool,
    /// Whether the keyboard cursor is on this row.
    pub has_cursor: bool,
    pub is_hovered: bool,
    /// The place of this row in a group of duplicates.
    pub group: Option<GroupPart>,
    /// The difference between this row and the file.
    pub change: RowDifference,
}

/// The accessible name of a row: its number, its difference from the file, the group that begins with it, its mark, and
/// its own name.
pub(super) fn name_of(
    row: u64,
    shown: &RowShown,
    group: Option<GroupPart>,
    change: RowDifference,
) -> String {
    let mut parts = vec![tr_with("position-row", &[("number", (row + 1).into())])];
    parts.extend(change.words());
    parts.extend(group.and_then(|group| group.size).map(heading));
    if let Some(line) = shown.line() {
        let is_fine = line.mark == LineMark::Fine;
        parts.extend((!is_fine).then(|| mark_text(line.mark, line.readings)));
        parts.extend(line.name.as_ref().map(name_text));
    }
    listed(&parts)
}

/// The summary of a row, which screen readers say after its name.
pub(super) fn description_of(shown: &RowShown) -> Option<String> {
    let line = shown.line()?;
    let diagram = line.diagram.as_ref()?;
    Some(summary_text(line, diagram))
}

/// Larger groups are not fully counted for their heading.
const MAX_COUNTED: u64 = 1000;

/// The place of a row in its group.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct GroupPart {
    /// The size of the group. Only the first row has it.
    pub size: Option<u64>,
    /// Whether this is the last row of the group.
    pub is_last: bool,
}

/// The view of duplicates, if the list shows one.
pub(super) fn duplicates(document: &Document) -> Option<&RowsView> {
    let is_duplicates = |view: &&RowsView| matches!(view.of(), ViewOf::Duplicates(_));
    document.view().filter(is_duplicates)
}

/// The part that the row at this place has in its group.
pub(super) fn part_at(view: &RowsView, place: u64) -> GroupPart {
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
pub(super) fn paint_bars(ui: &Ui, visible: &Visible, items: &[ListItem]) {
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

/// The heading of a group.
pub(super) fn heading(size: u64) -> String {
    let count = count_text(size.min(MAX_COUNTED));
    let id = if size > MAX_COUNTED {
        "group-many"
    } else {
        "group-size"
    };
    tr_with(id, &[("count", count.into())])
}

/// Paints the heading at the right end of a line and returns its width.
pub(super) fn paint_heading(ui: &Ui, line: Rect, size: u64) -> f32 {
    let color = palette(ui.visuals()).chosen_text;
    let pos = line.right_center();
    let text = heading(size);
    let painted = ui
        .painter()
        .text(pos, Align2::RIGHT_CENTER, text, SMALL_FONT, color);
    painted.width()
}

/// The number of a row.
pub(super) fn number_galley(ui: &Ui, item: &ListItem) -> Arc<Galley> {
    let visuals = ui.visuals();
    let color = if item.is_current || item.is_selected {
        palette(visuals).chosen_text
    } else {
        visuals.weak_text_color()
    };
    ui.painter()
        .layout_no_wrap(count_text(item.row + 1), SMALL_FONT, color)
}

/// A text on one line, cut at the end of the space.
pub(super) fn one_line(
    ui: &Ui,
    text: &str,
    font: FontId,
    color: Color32,
    room: f32,
) -> Arc<Galley> {
    let mut job = LayoutJob::single_section(text.to_owned(), TextFormat::simple(font, color));
    job.wrap.max_width = room.max(0.0);
    job.wrap.max_rows = 1;
    job.wrap.break_anywhere = true;
    ui.fonts_mut(|fonts| fonts.layout_job(job))
}

/// Paints a white or a black disc for the side to move.
pub(super) fn paint_disc(ui: &Ui, middle: Pos2, side: Color) {
    let palette = palette(ui.visuals());
    let fill = match side {
        Color::White => palette.white_side,
        Color::Black => palette.black_side,
    };
    let stroke = Stroke::new(1.2, palette.side_edge);
    ui.painter().circle(middle, 4.0, fill, stroke);
}

/// The space between a number and the sign after it.
const GAP: f32 = 4.0;
/// The length of the line that marks removed rows.
const REMOVED: f32 = 26.0;

/// The width of a row's sign after its number.
pub(super) fn sign_width(item: &ListItem) -> f32 {
    item.change.kind.map_or(0.0, |_| GAP + CHANGE_SIGN)
}

/// Paints the sign of a row after its number, which ends at `end`.
pub(super) fn paint_sign(ui: &Ui, item: &ListItem, end: Pos2) {
    if let Some(kind) = item.change.kind {
        let middle = end + vec2(GAP + CHANGE_SIGN / 2.0, 0.0);
        paint_change(ui, middle, kind);
        let place = Rect::from_center_size(middle, Vec2::splat(CHANGE_SIGN + 6.0));
        ui.data_mut(|data| data.insert_temp(sign_id(item), place));
    }
}

/// Paints the line that marks removed rows.
pub(super) fn paint_removed(ui: &Ui, item: &ListItem) {
    if item.change.removed_before == 0 {
        return;
    }
    let stroke = Stroke::new(2.0, palette(ui.visuals()).error);
    let y = item.rect.top() + 1.0;
    let from = item.rect.left() + 1.0;
    ui.painter().hline(from..=from + REMOVED, y, stroke);
    let tip = [pos2(from, y - 4.0), pos2(from, y + 4.0)];
    ui.painter().line_segment(tip, stroke);
}

/// Shows a tooltip for the signs of a row.
pub(super) fn change_tip_ui(ui: &Ui, state: &State, item: &ListItem, shape: &ListSizes) {
    if let Some(kind) = item.change.kind
        && let Some(place) = ui.data(|data| data.get_temp::<Rect>(sign_id(item)))
        && item.rect.intersects(place)
    {
        let sign = ui.interact(place, sign_id(item), Sense::hover());
        sign.widget_info(|| WidgetInfo::labeled(Role::Image, true, kind_text(kind)));
        let mut tip = kind_tip(kind);
        if let Some(before) = before(state, item.row) {
            let before = tr_with("change-before", &[("before", before.into())]);
            tip = format!("{tip}\n{before}");
        }
        sign.on_hover_text(tip);
    }
    if 0 < item.change.removed_before && !shape.is_grid {
        let corner = item.rect.left_top() - vec2(0.0, 4.0);
        let place = Rect::from_min_size(corner, vec2(REMOVED + 4.0, 8.0));
        let id = Id::unique(("removed before", item.row));
        let line = ui.interact(place, id, Sense::hover());
        let text = removed_text(item.change.removed_before);
        line.widget_info(|| WidgetInfo::labeled(Role::Image, true, &text));
        line.on_hover_text(text);
    }
}

/// The saved text of a row, if it is in memory.
fn before(state: &State, row: u64) -> Option<String> {
    let found = state.changes.of(state.shared.document())?;
    let (_, line) = found.at_row(row)?.saved?;
    let text = found.saved().rows().text_of(line).ok()?;
    Some(shown(&text))
}

fn sign_id(item: &ListItem) -> Id {
    Id::unique(("change sign", item.row))
}

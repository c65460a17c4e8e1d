//! Drags the selection to another place of the list, or onto the tab of another document.

use super::item::duplicates;
use super::pane::ListPane;
use crate::model::action::{Action, ListAction};
use crate::model::state::State;
use crate::view::Actions;
use crate::widgets::style::{SMALL_FONT, palette};
use crate::widgets::virtual_list::Visible;
use egui::{CursorIcon, Id, LayerId, Order, Pos2, Rect, StrokeKind, Ui, vec2};
use tabiya_collection::document::Document;
use tabiya_text::{count_text, tr_with};

/// The distance from an edge, in points, within which the list scrolls.
const EDGE: f32 = 28.0;
/// The lowest scroll speed, in points per second.
const SLOWEST: f32 = 240.0;
/// The distance, in points, over which the scroll speed doubles.
const TWICE_AS_FAST: f32 = 18.0;
/// The highest scroll speed as a multiple of the lowest.
const MAX_TIMES: f32 = 4096.0;

impl ListPane {
    /// Handles dragged rows over the tab of another document. Dropped there, they are moved to its end, or copied while
    /// Ctrl is held.
    pub(crate) fn drag_onto_tab(
        &mut self,
        ui: &Ui,
        tab: Rect,
        to: &Document,
        actions: &mut Actions,
    ) -> bool {
        let Some(drag) = self.drag.as_mut() else {
            return false;
        };
        let is_here = ui
            .input(|input| input.pointer.latest_pos())
            .is_some_and(|pos| tab.contains(pos));
        if !is_here || drag.of == to.id() {
            return false;
        }
        drag.is_on_tab = true;
        let keep = ui.input(|input| input.modifiers.command);
        let id = if keep { "drag-copy-to" } else { "drag-move-to" };
        let name = State::name_of(to);
        paint_at_pointer(ui, &tr_with(id, &[("name", name.into())]));
        let icon = if keep {
            CursorIcon::Copy
        } else {
            CursorIcon::Move
        };
        ui.ctx().set_cursor_icon(icon);
        if ui.input(|input| input.pointer.any_released()) {
            let to = to.id();
            self.drag = None;
            actions.push(Action::from(ListAction::SendRows { to, keep }));
        }
        true
    }

    /// Follows the pointer with the dragged rows, also beyond the edges of the list.
    pub(super) fn drag_ui(
        &mut self,
        ui: &Ui,
        state: &State,
        visible: &Visible,
        actions: &mut Actions,
    ) {
        let document = state.shared.document();
        let Some(mut drag) = self.drag.take().filter(|drag| drag.of == document.id()) else {
            return;
        };
        let is_on_tab = std::mem::take(&mut drag.is_on_tab);
        let is_over = ui.input(|input| !input.pointer.any_down());
        let pos = ui.input(|input| input.pointer.latest_pos());
        let gap = pos
            .filter(|pos| !is_on_tab && can_be_put(document) && is_beside(visible, *pos))
            .map(|pos| visible.gap_at(pos));
        if is_over {
            if let Some(before) = gap.and_then(|gap| row_of_gap(document, gap))
                && !stays(document, before)
            {
                actions.push(Action::from(ListAction::MoveRows { before }));
            }
            return;
        }
        if let (Some(pos), Some(gap)) = (pos, gap) {
            let ends = visible.gap_line(gap);
            let color = palette(ui.visuals()).accent;
            ui.painter().line_segment(ends, (3.0, color));
            self.scroll_at_edge(ui, visible, pos);
        }
        if !is_on_tab {
            let count = document.selected_count();
            let text = tr_with(
                "drag-rows",
                &[
                    ("number", count.into()),
                    ("count", count_text(count).into()),
                ],
            );
            paint_at_pointer(ui, &text);
            let icon = if gap.is_some() {
                CursorIcon::Grabbing
            } else {
                CursorIcon::NoDrop
            };
            ui.ctx().set_cursor_icon(icon);
        }
        self.drag = Some(drag);
    }

    fn scroll_at_edge(&mut self, ui: &Ui, visible: &Visible, pos: Pos2) {
        let above = visible.view.top() + EDGE - pos.y;
        let below = pos.y - visible.view.bottom() + EDGE;
        let out = above.max(below);
        if out <= 0.0 {
            return;
        }
        let times = (out / TWICE_AS_FAST).exp2().min(MAX_TIMES);
        let secs = ui.input(|input| input.stable_dt).min(0.1);
        let points = SLOWEST * times * secs;
        let points = if above > below { -points } else { points };
        self.place.scroll(points, visible.pitch());
        ui.request_repaint();
    }
}

/// Whether rows can be dropped between rows. Duplicates are shown in groups and not in the order of the file, so they
/// have no place between them.
fn can_be_put(document: &Document) -> bool {
    duplicates(document).is_none()
}

/// Whether the pointer is in the list, or directly above or below it.
fn is_beside(visible: &Visible, pos: Pos2) -> bool {
    visible.view.expand(12.0).x_range().contains(pos.x)
}

/// The row before which rows dropped at a gap are inserted.
fn row_of_gap(document: &Document, gap: u64) -> Option<u64> {
    match document.row_at(gap) {
        Some(row) => Some(row),
        None => document.row_at(gap.checked_sub(1)?).map(|row| row + 1),
    }
}

/// Whether the move would leave a single row where it is.
fn stays(document: &Document, before: u64) -> bool {
    let is_beside = |row: u64| document.is_selected(row) && document.selected_count() == 1;
    is_beside(before) || before.checked_sub(1).is_some_and(is_beside)
}

/// Paints a note beside the pointer.
fn paint_at_pointer(ui: &Ui, text: &str) {
    let Some(pos) = ui.input(|input| input.pointer.latest_pos()) else {
        return;
    };
    let layer = LayerId::new(Order::Tooltip, Id::unique("dragged rows"));
    let painter = ui.ctx().layer_painter(layer);
    let visuals = ui.visuals();
    let color = visuals.strong_text_color();
    let galley = painter.layout_no_wrap(text.to_owned(), SMALL_FONT, color);
    let corner = pos + vec2(14.0, 10.0);
    let rect = Rect::from_min_size(corner, galley.size() + vec2(16.0, 8.0));
    // At its right edge the note stays inside the window.
    let beyond = (rect.right() - ui.ctx().content_rect().right()).max(0.0);
    let rect = rect.translate(vec2(-beyond, 0.0));
    let stroke = visuals.window_stroke;
    painter.rect(rect, 5.0, visuals.window_fill, stroke, StrokeKind::Outside);
    painter.galley(rect.min + vec2(8.0, 4.0), galley, color);
}

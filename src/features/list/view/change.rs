//! Signs for differences from the file: beside a row's number, and between rows where others were removed.

use super::item::ListItem;
use super::shape::ListSizes;
use crate::features::changes::view::sign::{
    CHANGE_SIGN, kind_text, kind_tip, paint_change, removed_text,
};
use crate::model::state::State;
use crate::widgets::line_pair::shown;
use crate::widgets::style::palette;
use egui::{Id, Pos2, Rect, Role, Sense, Stroke, Ui, Vec2, WidgetInfo, pos2, vec2};
use tabiya_text::tr_with;

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

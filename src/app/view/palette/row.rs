//! A row of the palette.

use super::PaletteItem;
use crate::model::state::State;
use crate::view::shortcuts::keys_text;
use crate::widgets::style::{CORNER, PALETTE_ROW, PALETTE_TICK, palette, target};
use egui::{
    Align, Align2, Color32, FontId, Galley, Pos2, Rect, Response, Role, Sense, TextStyle, Ui,
    WidgetInfo, WidgetText, pos2, vec2,
};
use std::sync::Arc;
use tabiya_text::tr_with;

const PADDING: f32 = 8.0;
const GAP: f32 = 12.0;

/// Shows a command with its menus, its key and whether it is on.
pub(super) fn row_ui(ui: &mut Ui, state: &State, item: PaletteItem, is_chosen: bool) -> Response {
    let size = vec2(ui.available_width(), target(ui.style(), PALETTE_ROW));
    // The focus stays in the field.
    let (rect, row) = ui.allocate_exact_size(size, Sense::CLICK);
    let keys = item.command().map(|command| keys_text(ui, state, command));
    let keys = keys.unwrap_or_default();
    name_row(&row, state, item, &keys, is_chosen);
    if ui.is_rect_visible(rect) {
        Painting::of(ui, state, item, is_chosen).paint(ui, rect, item, &keys);
    }
    row
}

fn name_row(row: &Response, state: &State, item: PaletteItem, keys: &str, is_chosen: bool) {
    let is_enabled = item.obstacle(state).is_none();
    row.widget_info(|| {
        let variables = [("place", item.place().into()), ("name", item.name().into())];
        let name = tr_with("palette-row", &variables);
        WidgetInfo::labeled(Role::ListBoxOption, is_enabled, name)
    });
    row.ctx.accesskit_node_builder(row.id, |node| {
        node.set_selected(is_chosen);
        if !keys.is_empty() {
            node.set_keyboard_shortcut(keys);
        }
        if let Some(is_on) = item.is_on(state) {
            node.set_toggled(is_on.into());
        }
    });
}

/// The colours of a row.
struct Painting {
    ground: Option<Color32>,
    text: Color32,
    weak: Color32,
    is_on: bool,
}

impl Painting {
    fn of(ui: &Ui, state: &State, item: PaletteItem, is_chosen: bool) -> Self {
        let colors = palette(ui.visuals());
        let weak = ui.visuals().weak_text_color();
        let is_enabled = item.obstacle(state).is_none();
        let (ground, text) = match (is_chosen, is_enabled) {
            (true, true) => (Some(colors.chosen), colors.chosen_text),
            (true, false) => (Some(colors.chosen), weak),
            (false, true) => (None, ui.visuals().text_color()),
            (false, false) => (None, weak),
        };
        Self {
            ground,
            text,
            weak: if is_chosen { text } else { weak },
            is_on: item.is_on(state) == Some(true),
        }
    }

    fn paint(&self, ui: &Ui, rect: Rect, item: PaletteItem, keys: &str) {
        if let Some(ground) = self.ground {
            ui.painter().rect_filled(rect, CORNER, ground);
        }
        let inner = rect.shrink2(vec2(PADDING, 0.0));
        let font = TextStyle::Body.resolve(ui.style());
        if self.is_on {
            let middle = pos2(inner.left() + PALETTE_TICK / 2.0 - 2.0, inner.center().y);
            let painter = ui.painter();
            painter.text(middle, Align2::CENTER_CENTER, "✔", font.clone(), self.text);
        }
        let keys = galley(ui, keys, &font, self.weak, f32::INFINITY);
        let left = inner.left() + PALETTE_TICK;
        let keys_left = inner.right() - keys.size().x;
        paint_left(ui, keys_left, inner, keys, self.weak);
        let room = keys_left - GAP - left;
        let small = TextStyle::Small.resolve(ui.style());
        let name = galley(ui, &item.name(), &font, self.text, room);
        let place_left = left + name.size().x + GAP;
        paint_left(ui, left, inner, name, self.text);
        let room = keys_left - GAP - place_left;
        if room > 2.0 * GAP {
            let place = galley(ui, &item.place(), &small, self.weak, room);
            paint_left(ui, place_left, inner, place, self.weak);
        }
    }
}

/// A line of text that is truncated to the available width.
fn galley(ui: &Ui, text: &str, font: &FontId, color: Color32, room: f32) -> Arc<Galley> {
    let text = WidgetText::from(egui::RichText::new(text).font(font.clone()).color(color));
    text.into_galley(ui, Some(egui::TextWrapMode::Truncate), room, font.clone())
}

fn paint_left(ui: &Ui, left: f32, inner: Rect, text: Arc<Galley>, color: Color32) {
    let top = Align::Center.align_size_within_range(text.size().y, inner.y_range());
    ui.painter().galley(Pos2::new(left, top.min), text, color);
}

//! A row of the dialog: the pin, the name and the folder, and a button that removes the file.

use super::entries::Entry;
use crate::widgets::style::{KNOWN_ROW, RECENT_BUTTON, palette, target};
use egui::{
    Button, Color32, FontId, Galley, Rect, Response, RichText, Role, Sense, TextStyle,
    TextWrapMode, Ui, WidgetInfo, WidgetText, pos2, vec2,
};
use std::sync::Arc;
use tabiya_text::tr_with;

const PADDING: f32 = 8.0;

/// The button of a row that was pressed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Done {
    Nothing,
    Pinned,
    Forgotten,
}

/// Shows a row. Returns the button that was pressed, and the response of the rest of the row.
pub(super) fn row_ui(ui: &mut Ui, entry: &Entry, is_chosen: bool) -> (Done, Response) {
    let height = target(ui.style(), KNOWN_ROW);
    let side = target(ui.style(), RECENT_BUTTON);
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 2.0;
        let named = |id| tr_with(id, &[("name", entry.name.clone().into())]);
        let sign = RichText::new("📌");
        let sign = if entry.is_pinned { sign } else { sign.weak() };
        let pin = Button::selectable(entry.is_pinned, sign);
        let pin = ui.add(pin.min_size(vec2(side, height)));
        let name = named("recent-pin");
        pin.widget_info(|| WidgetInfo::selected(Role::Button, true, entry.is_pinned, &name));
        let is_pinned = pin.on_hover_text(&name).clicked();
        let size = vec2(ui.available_width() - side - 2.0, height);
        // The keyboard focus stays in the search field.
        let (rect, row) = ui.allocate_exact_size(size, Sense::CLICK);
        let spoken = entry.spoken();
        row.widget_info(|| WidgetInfo::selected(Role::ListBoxOption, true, is_chosen, &spoken));
        if ui.is_rect_visible(rect) {
            paint(ui, &row, entry, is_chosen);
        }
        let forget = Button::new("×").frame(false).min_size(vec2(side, height));
        let name = named("recent-forget");
        let forget = ui.add(forget).accessible_name(&name).on_hover_text(&name);
        let done = match (is_pinned, forget.clicked()) {
            (true, _) => Done::Pinned,
            (false, true) => Done::Forgotten,
            (false, false) => Done::Nothing,
        };
        (done, row.on_hover_text(entry.tip()))
    })
    .inner
}

fn paint(ui: &Ui, row: &Response, entry: &Entry, is_chosen: bool) {
    let colors = palette(ui.visuals());
    let weak = ui.visuals().weak_text_color();
    let (text, weak) = if is_chosen {
        ui.painter().rect_filled(row.rect, 4.0, colors.chosen);
        (colors.chosen_text, colors.chosen_text)
    } else {
        if row.hovered() {
            let ground = ui.visuals().faint_bg_color;
            ui.painter().rect_filled(row.rect, 4.0, ground);
        }
        (ui.visuals().text_color(), weak)
    };
    let text = if entry.obstacle.is_some() { weak } else { text };
    let inner = row.rect.shrink2(vec2(PADDING, 0.0));
    let body = TextStyle::Body.resolve(ui.style());
    let small = TextStyle::Small.resolve(ui.style());
    let name = galley(ui, &entry.name, &body, text, inner.width() * 0.6);
    let place_left = inner.left() + name.size().x + 2.0 * PADDING;
    put(ui, inner.left(), inner, name, text);
    let place = fitting(ui, entry, &small, weak, inner.right() - place_left);
    put(ui, inner.right() - place.size().x, inner, place, weak);
}

/// As much of the folder as fits.
fn fitting(ui: &Ui, entry: &Entry, font: &FontId, color: Color32, room: f32) -> Arc<Galley> {
    let all = galley(ui, &entry.place(usize::MAX), font, color, f32::INFINITY);
    let width = all.size().x;
    if width <= room {
        return all;
    }
    let letters = entry.folder.chars().count() as f32;
    let fitting = (letters * room / width * 0.9) as usize;
    galley(ui, &entry.place(fitting.max(4)), font, color, room)
}

/// A line of text, cut at the end of the space.
fn galley(ui: &Ui, text: &str, font: &FontId, color: Color32, room: f32) -> Arc<Galley> {
    let text = WidgetText::from(RichText::new(text).font(font.clone()).color(color));
    text.into_galley(ui, Some(TextWrapMode::Truncate), room, font.clone())
}

fn put(ui: &Ui, left: f32, inner: Rect, text: Arc<Galley>, color: Color32) {
    let top = inner.center().y - text.size().y / 2.0;
    ui.painter().galley(pos2(left, top), text, color);
}

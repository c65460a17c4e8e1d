//! The rows of the libraries that are found: name, version and licence.

use super::{AboutSheet, field_id};
use crate::about::Library;
use crate::text::tr;
use crate::ui::picker::PickerList;
use crate::ui::style::{KNOWN_ROW, palette, target};
use egui::{
    Rect, Response, RichText, Role, Sense, TextStyle, TextWrapMode, Ui, Vec2, WidgetInfo,
    WidgetText, pos2, vec2,
};

const PADDING: f32 = 8.0;

/// Shows the list.
pub(super) fn list_ui(ui: &mut Ui, sheet: &mut AboutSheet, size: Vec2) {
    ui.set_width(size.x);
    let ground = Rect::from_min_size(ui.cursor().min, size);
    let color = ui.visuals().extreme_bg_color;
    ui.painter().rect_filled(ground, 4.0, color);
    let list = PickerList {
        id: "about list",
        name: tr("about-list"),
        height: size.y,
        when_empty: String::new(),
    };
    let AboutSheet { picker, found } = sheet;
    let row_ui = |ui: &mut Ui, place: usize, is_chosen| row_ui(ui, found[place], is_chosen);
    let clicked = picker.list_ui(ui, field_id(), list, found.len(), row_ui);
    if let Some(clicked) = clicked {
        picker.go_to(ui, field_id(), clicked.place);
    }
}

fn row_ui(ui: &mut Ui, library: &Library, is_chosen: bool) -> Response {
    let size = vec2(ui.available_width(), target(ui.style(), KNOWN_ROW));
    // The keyboard stays in the field.
    let (rect, row) = ui.allocate_exact_size(size, Sense::CLICK);
    let name = format!("{} {}", library.name, library.version);
    row.widget_info(|| {
        let name = format!("{name}: {}", library.licence);
        WidgetInfo::selected(Role::ListBoxOption, true, is_chosen, name)
    });
    if !ui.is_rect_visible(rect) {
        return row;
    }
    let mut color = ui.visuals().text_color();
    if is_chosen {
        let colors = palette(ui.visuals());
        ui.painter().rect_filled(rect, 4.0, colors.chosen);
        color = colors.chosen_text;
    } else if row.hovered() {
        ui.painter()
            .rect_filled(rect, 4.0, ui.visuals().faint_bg_color);
    }
    let inner = rect.shrink2(vec2(PADDING, 0.0));
    let font = TextStyle::Body.resolve(ui.style());
    let text = WidgetText::from(RichText::new(name).color(color));
    let galley = text.into_galley(ui, Some(TextWrapMode::Truncate), inner.width(), font);
    let top = inner.center().y - galley.size().y / 2.0;
    ui.painter().galley(pos2(inner.left(), top), galley, color);
    row
}

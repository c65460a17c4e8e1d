//! The rows of the libraries that are found: name, version and licence.

use super::{AboutSheet, field_id};
use crate::about::Library;
use crate::text::tr;
use crate::ui::style::{KNOWN_ROW, palette, target};
use egui::style::ScrollAnimation;
use egui::{
    Rect, Response, RichText, Role, ScrollArea, Sense, TextStyle, TextWrapMode, Ui, Vec2,
    WidgetInfo, WidgetText, pos2, vec2,
};

const PADDING: f32 = 8.0;

/// Shows the list.
pub(super) fn list_ui(ui: &mut Ui, sheet: &mut AboutSheet, size: Vec2) {
    ui.set_width(size.x);
    let show_chosen = std::mem::take(&mut sheet.show_chosen);
    let ground = Rect::from_min_size(ui.cursor().min, size);
    let color = ui.visuals().extreme_bg_color;
    ui.painter().rect_filled(ground, 4.0, color);
    let list = ScrollArea::vertical()
        .id_salt("about list")
        .max_height(size.y)
        .min_scrolled_height(size.y)
        .auto_shrink(false)
        .show(ui, |ui| {
            ui.spacing_mut().item_spacing.y = 0.0;
            for (place, library) in sheet.found.iter().enumerate() {
                let is_chosen = place == sheet.chosen;
                let row = row_ui(ui, library, is_chosen);
                if is_chosen && show_chosen {
                    ui.scroll_to_rect_animation(row.rect, None, ScrollAnimation::none());
                }
                if is_chosen {
                    // Screen readers tell it while the field has the keyboard.
                    let row = row.id.accesskit_id();
                    let name = |node: &mut egui::accesskit::Node| node.set_active_descendant(row);
                    ui.ctx().accesskit_node_builder(field_id(), name);
                }
                if row.clicked() {
                    sheet.chosen = place;
                    // The keys go on from here.
                    ui.memory_mut(|memory| memory.request_focus(field_id()));
                    ui.request_repaint();
                }
            }
        });
    let name = tr("about-list");
    let list = ui.interact(list.inner_rect, list.id.with("list"), Sense::empty());
    list.widget_info(|| WidgetInfo::labeled(Role::ListBox, true, &name));
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

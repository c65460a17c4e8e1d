//! One line of the advice, with a sign, the problem and its place, and its repair.

use crate::model::action::{Action, BoardAction};
use crate::view::Actions;
use crate::widgets::style::{CORNER, REPAIR_HEIGHT, level_color, palette};
use egui::epaint::RectShape;
use egui::{
    Button, Response, RichText, Role, Sense, Shape, StrokeKind, Ui, UiBuilder, WidgetInfo, vec2,
};
use std::hash::Hash;
use tabiya_chess::Level;
use tabiya_collection::document::Edit;
use tabiya_text::problem_repair_text;

/// The contents of a line.
pub(super) struct AdviceLine {
    /// The severity, shown by a sign and by words; the colour only helps.
    pub(super) level: Level,
    pub(super) text: String,
    /// The whole text for screen readers, which do not see the sign.
    pub(super) name: String,
    /// The text shown on hover, if there is more to say.
    pub(super) tip: Option<String>,
    /// The change that repairs the problem.
    pub(super) repair: Option<Edit>,
    /// Advice on what else the user can do.
    pub(super) hint: Option<String>,
}

/// Shows a line. Returns whether the pointer or the keyboard focus is on it.
pub(super) fn line_ui(
    ui: &mut Ui,
    salt: impl Hash + std::fmt::Debug,
    line: &AdviceLine,
    repair_tip: &str,
    actions: &mut Actions,
) -> bool {
    let color = level_color(ui.visuals(), line.level);
    let ground = ui.painter().add(Shape::Noop);
    let builder = UiBuilder::new().id_salt(salt).sense(Sense::click());
    let mut is_button_focused = false;
    let row = ui.scope_builder(builder, |ui| {
        ui.set_width(ui.available_width());
        ui.horizontal_top(|ui| {
            ui.spacing_mut().item_spacing = vec2(4.0, 4.0);
            ui.label(RichText::new(sign(line.level)).color(color));
            ui.vertical(|ui| {
                ui.label(RichText::new(&line.text).color(color));
                if let Some(hint) = &line.hint {
                    ui.label(RichText::new(hint).weak());
                }
                if let Some(edit) = line.repair {
                    is_button_focused = repair_ui(ui, edit, repair_tip, actions);
                }
            });
        });
    });
    let row = row.response;
    row.widget_info(|| WidgetInfo::labeled(Role::ListItem, true, &line.name));
    if row.clicked() {
        row.request_focus();
    }
    let is_on = row.contains_pointer() || row.has_focus() || is_button_focused;
    if is_on {
        ui.painter().set(ground, ground_shape(ui, &row));
    }
    if let Some(tip) = &line.tip {
        row.on_hover_text(tip);
    }
    is_on
}

/// The sign of a severity.
pub(super) const fn sign(level: Level) -> &'static str {
    match level {
        Level::Unreadable | Level::Illegal => "✖",
        Level::Repair | Level::Warning => "⚠",
        Level::Note => "•",
    }
}

/// Shows the repair button. Returns whether it has the keyboard focus.
fn repair_ui(ui: &mut Ui, edit: Edit, tip: &str, actions: &mut Actions) -> bool {
    ui.spacing_mut().button_padding = vec2(8.0, 2.0);
    let button = Button::new(problem_repair_text(edit)).min_size(vec2(0.0, REPAIR_HEIGHT));
    let button = ui.add(button).on_hover_text(tip);
    if button.clicked() {
        actions.push(Action::from(BoardAction::Edit(edit, None)));
    }
    button.has_focus()
}

fn ground_shape(ui: &Ui, row: &Response) -> Shape {
    let rect = row.rect.expand2(vec2(5.0, 3.0));
    let fill = Shape::rect_filled(rect, CORNER, ui.visuals().faint_bg_color);
    if !row.has_focus() {
        return fill;
    }
    let stroke = (1.5, palette(ui.visuals()).accent);
    let edge = RectShape::stroke(rect, 4.0, stroke, StrokeKind::Inside);
    Shape::Vec(vec![fill, Shape::Rect(edge)])
}

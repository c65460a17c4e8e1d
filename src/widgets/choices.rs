//! Choices: rows with a label in front of them and a name for screen readers, and controls with a title above them.

use crate::widgets::style::{CONTROL_HEIGHT, DIAGRAM_LABEL_WIDTH, target};
use egui::{Align, Button, ComboBox, Layout, Response, RichText, Role, Ui, WidgetInfo, vec2};
use tabiya_picture::Orientation;
use tabiya_text::{tr, tr_with};

/// Shows a row that begins with its label. It wraps if it is too long.
pub(crate) fn row_ui<T>(
    ui: &mut Ui,
    name: &str,
    contents: impl FnOnce(&mut Ui, Response) -> T,
) -> T {
    high_row_ui(ui, CONTROL_HEIGHT, name, contents)
}

/// Like [`row_ui`], for contents that are taller than a button.
pub(crate) fn high_row_ui<T>(
    ui: &mut Ui,
    height: f32,
    name: &str,
    contents: impl FnOnce(&mut Ui, Response) -> T,
) -> T {
    ui.horizontal_wrapped(|ui| {
        ui.set_min_height(height);
        let size = vec2(DIAGRAM_LABEL_WIDTH, height);
        let beside = Layout::left_to_right(Align::Center);
        let label = ui.allocate_ui_with_layout(size, beside, |ui| {
            ui.set_min_width(DIAGRAM_LABEL_WIDTH);
            ui.label(name)
        });
        contents(ui, label.inner)
    })
    .inner
}

/// The name of a choice for users who cannot see the label in front of it.
pub(crate) fn choice_name(about: &str, choice: &str) -> String {
    tr_with(
        "picture-choice",
        &[("about", about.into()), ("choice", choice.into())],
    )
}

/// Shows a few alternatives side by side, one of which is chosen.
pub(crate) fn choice_ui<T: PartialEq + Copy>(
    ui: &mut Ui,
    about: &str,
    chosen: &mut T,
    choices: &[(T, String)],
) {
    row_ui(ui, about, |ui, _| {
        // Choices for which the row has no room are below the others, not below the label.
        let size = vec2(ui.available_size_before_wrap().x, CONTROL_HEIGHT);
        let beside = Layout::left_to_right(Align::Center).with_main_wrap(true);
        ui.allocate_ui_with_layout(size, beside, |ui| {
            ui.spacing_mut().item_spacing.x = 4.0;
            for (choice, text) in choices {
                let is_on = *chosen == *choice;
                let button = Button::selectable(is_on, text)
                    .frame_when_inactive(true)
                    .min_size(vec2(0.0, CONTROL_HEIGHT));
                let response = ui.add(button);
                let name = choice_name(about, text);
                response
                    .widget_info(|| WidgetInfo::selected(Role::RadioButton, true, is_on, &name));
                if response.clicked() {
                    *chosen = *choice;
                }
            }
        });
    });
}

/// Shows the choice of the side at the bottom of diagrams.
pub(crate) fn orientation_ui(ui: &mut Ui, orientation: &mut Orientation) {
    let choices = [
        (Orientation::White, tr("picture-white-below")),
        (Orientation::Black, tr("picture-black-below")),
        (Orientation::SideToMove, tr("picture-mover-below")),
    ];
    choice_ui(ui, &tr("picture-orientation"), orientation, &choices);
}

/// The display name of a diagram style.
pub(crate) fn style_title(name: &str) -> String {
    let id = match name {
        "usual" => "style-usual",
        "book" => "style-book",
        "web" => "style-web",
        "green" => "theme-green",
        "blue" => "theme-blue",
        "brown" => "theme-brown",
        "grey" => "theme-grey",
        "contrast" => "theme-contrast",
        own => return own.to_owned(),
    };
    tr(id)
}

/// A choice with its text; the one without a value is no condition.
pub(crate) type Choice<T> = (Option<T>, String);

/// Shows a list of choices with its title above it.
pub(crate) fn titled_choice_ui<T: Copy + PartialEq>(
    ui: &mut Ui,
    title: &str,
    chosen: Option<T>,
    choices: &[Choice<T>],
    choose: impl FnOnce(Option<T>),
) {
    let shown = choices.iter().find(|(choice, _)| *choice == chosen);
    let shown = shown.map(|(_, text)| text.clone()).unwrap_or_default();
    let mut picked = None;
    titled_ui(ui, title, |ui| {
        let combo = ComboBox::from_id_salt(title)
            .width(ui.available_width())
            .selected_text(shown)
            .show_ui(ui, |ui| {
                for (choice, text) in choices {
                    if ui.selectable_label(*choice == chosen, text).clicked() {
                        picked = Some(*choice);
                        ui.close();
                    }
                }
            });
        combo.response
    });
    if let Some(picked) = picked {
        choose(picked);
    }
}

/// Shows a control with its title above it.
pub(crate) fn titled_ui(
    ui: &mut Ui,
    title: &str,
    control_ui: impl FnOnce(&mut Ui) -> Response,
) -> Response {
    ui.vertical(|ui| {
        ui.spacing_mut().item_spacing.y = 2.0;
        ui.spacing_mut().interact_size.y = target(ui.style(), CONTROL_HEIGHT);
        let label = ui.label(RichText::new(tr(title)).small().weak());
        control_ui(ui).labelled_by(label.id)
    })
    .inner
}

//! The foot of the dialog, with the buttons to save and copy the diagram, and messages.

use crate::features::diagram::tasks::publish_diagram::PublishingDiagram;
use crate::model::action::{Action, DiagramAction};
use crate::model::state::State;
use crate::view::Actions;
use crate::widgets::dialog_buttons::{accent_button, dialog_foot_ui, plain_button};
use crate::widgets::labels::announce;
use crate::widgets::style::{CONTROL_HEIGHT, palette};
use egui::{Button, ComboBox, Label, RichText, Ui, vec2};
use tabiya_publish::Format;
use tabiya_text::tr;

/// Shows the message and the buttons.
pub(super) fn foot_ui(
    ui: &mut Ui,
    state: &State,
    is_new: bool,
    is_entered: bool,
    actions: &mut Actions,
) {
    message_ui(ui, state, actions);
    dialog_foot_ui(
        ui,
        "diagram",
        actions,
        |ui, actions| format_ui(ui, state, actions),
        |ui, actions| {
            if ui.add(plain_button(tr("dialog-close"))).clicked() {
                actions.push(Action::CloseDialog);
            }
            for (text, action) in [
                ("picture-copy-svg", DiagramAction::CopySvg),
                ("picture-copy", DiagramAction::CopyPicture),
            ] {
                if ui.add(plain_button(tr(text))).clicked() {
                    actions.push(Action::from(action));
                }
            }
            let save = ui.add(accent_button(ui, tr("picture-save")));
            if is_new {
                save.request_focus();
            }
            if save.clicked() || is_entered {
                actions.push(Action::from(DiagramAction::Save));
            }
        },
    );
}

fn format_ui(ui: &mut Ui, state: &State, actions: &mut Actions) {
    let label = ui.label(tr("picture-format"));
    let mut form = state.diagram.form.clone();
    ComboBox::from_id_salt("diagram format")
        .width(72.0)
        .selected_text(format_name(form.format))
        .show_ui(ui, |ui| {
            for format in Format::ALL.into_iter().filter(|format| format.is_picture()) {
                ui.selectable_value(&mut form.format, format, format_name(format));
            }
        })
        .response
        .labelled_by(label.id);
    if form != state.diagram.form {
        let change = DiagramAction::Change(Box::new(form));
        actions.push(Action::from(change));
    }
}

/// The name of a format.
fn format_name(format: Format) -> String {
    match format {
        Format::Svg => "SVG",
        Format::Png => "PNG",
        Format::Jpeg => "JPEG",
        Format::Webp => "WebP",
        Format::Pdf => "PDF",
        other => other.name(),
    }
    .to_owned()
}

/// Shows the progress, the result or the error, because the dialog covers the cards beside the board.
fn message_ui(ui: &mut Ui, state: &State, actions: &mut Actions) {
    let mut making = state.shared.tasks.running::<PublishingDiagram>();
    let making = making.find(|(running, _)| running.progress.is_some());
    ui.horizontal(|ui| {
        ui.set_min_height(CONTROL_HEIGHT);
        if let Some((running, _)) = making {
            let cancel = Button::new(tr("cancel")).min_size(vec2(0.0, CONTROL_HEIGHT));
            if ui.add(cancel).clicked() {
                actions.push(Action::Cancel(running.id));
            }
            ui.label(RichText::new(tr("status-making-diagram")).weak());
        } else {
            said_ui(ui, state);
        }
    });
}

fn said_ui(ui: &mut Ui, state: &State) {
    let palette = palette(ui.visuals());
    let failure = state.shared.failures.last().map(String::as_str);
    let message = state.shared.message.as_ref();
    let (text, color) = match (failure, message) {
        (Some(failure), _) => (failure.to_owned(), Some(palette.error)),
        (None, Some(message)) if message.is_error => (message.text.clone(), Some(palette.error)),
        _ if state.shared.is_line_unreadable() => (tr("picture-unreadable"), Some(palette.warning)),
        (None, Some(message)) => (message.text.clone(), None),
        (None, None) => (String::new(), None),
    };
    let shown = RichText::new(&text);
    let shown = match color {
        Some(color) => shown.color(color),
        None => shown.weak(),
    };
    let label = ui.add(Label::new(shown).truncate());
    announce(ui, &label, &text);
}

//! What becomes of the diagram: files, the clipboard; and what there is to say.

use crate::app::action::{Action, DiagramAction};
use crate::app::state::State;
use crate::app::view::Actions;
use crate::features::diagram::tasks::publish_diagram::PublishingDiagram;
use crate::picture::publish::Format;
use crate::text::tr;
use crate::widgets::labels::announce;
use crate::widgets::style::{CONTROL_HEIGHT, palette};
use egui::{Align, Button, ComboBox, Label, Layout, RichText, Ui, vec2};

/// Shows the message and the buttons.
pub(super) fn foot_ui(
    ui: &mut Ui,
    state: &State,
    is_new: bool,
    is_entered: bool,
    actions: &mut Actions,
) {
    message_ui(ui, state, actions);
    let size = vec2(0.0, CONTROL_HEIGHT);
    let mut push = |action| actions.push(Action::from(action));
    let mut is_closed = false;
    ui.horizontal(|ui| {
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
            push(DiagramAction::Change(Box::new(form)));
        }
        let save = Button::new(RichText::new(tr("picture-save")).strong()).min_size(size);
        let save = ui.add(save);
        if is_new {
            save.request_focus();
        }
        if save.clicked() || is_entered {
            push(DiagramAction::Save);
        }
        if ui
            .add(Button::new(tr("picture-copy")).min_size(size))
            .clicked()
        {
            push(DiagramAction::CopyPicture);
        }
        let svg = ui.add(Button::new(tr("picture-copy-svg")).min_size(size));
        if svg.clicked() {
            push(DiagramAction::CopySvg);
        }
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            is_closed = ui
                .add(Button::new(tr("dialog-close")).min_size(size))
                .clicked();
        });
    });
    if is_closed {
        actions.push(Action::CloseDialog);
    }
}

/// What a format is called.
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

/// What is being done, what was done, or why not: the line at the foot of the window is covered.
fn message_ui(ui: &mut Ui, state: &State, actions: &mut Actions) {
    let mut making = state.tasks.running::<PublishingDiagram>();
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
    let failure = state.failures.last().map(String::as_str);
    let message = state.message.as_ref();
    let (text, color) = match (failure, message) {
        (Some(failure), _) => (failure.to_owned(), Some(palette.error)),
        (None, Some(message)) if message.is_error => (message.text.clone(), Some(palette.error)),
        _ if state.is_line_unreadable() => (tr("picture-unreadable"), Some(palette.warning)),
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

//! The dialog for a diagram, with a preview, the choices, messages, and the buttons to save and copy the diagram.

mod colors;
mod options;
mod pieces;
mod preview;
mod styles;

use crate::features::diagram::model::DiagramForm;
use crate::features::diagram::tasks::publish_diagram::PublishingDiagram;
use crate::model::action::{Action, DiagramAction};
use crate::model::state::State;
use crate::view::{Actions, UiState};
use crate::widgets::dialog_foot::{FootButtons, dialog_foot_ui, plain_button};
use crate::widgets::labels::announce;
use crate::widgets::picture_dialog::{
    begin_picture_dialog, choices_width, in_progress_ui, is_entered,
};
use crate::widgets::style::{CONTROL_HEIGHT, GAP, SCROLL_BAR_SPACE, palette};
use egui::{Align, ComboBox, Id, Label, Layout, RichText, ScrollArea, Ui, vec2};
use preview::Preview;
use tabiya_publish::Format;
use tabiya_text::tr;

/// The control that had the keyboard focus when the options were last shown.
#[derive(Debug, Default)]
struct Focused(Option<Id>);

/// Height of everything below the preview and the options.
const FOOT: f32 = 72.0;

/// Shows the dialog.
pub(crate) fn diagram_ui(
    ui: &mut Ui,
    state: &State,
    ui_state: &mut UiState,
    actions: &mut Actions,
) {
    let is_new = std::mem::take(&mut ui_state.modal_focus_wanted);
    let mut is_entered = is_entered(ui);
    let room = begin_picture_dialog(ui, &tr("picture-title"), FOOT);
    let (width, height) = (room.x, room.y);
    let mut form = state.diagram.form.clone();
    let right = choices_width(width);
    let left = width - right - 2.0 * GAP;
    ui.horizontal_top(|ui| {
        ui.spacing_mut().item_spacing.x = 0.0;
        let down = Layout::top_down(Align::Min);
        ui.allocate_ui_with_layout(vec2(left, height), down, |ui| {
            ui.set_min_size(vec2(left, height));
            preview::preview_ui(ui, state, ui_state, vec2(left, height));
        });
        ui.add_space(2.0 * GAP);
        ui.allocate_ui_with_layout(vec2(right, height), down, |ui| {
            ui.set_min_size(vec2(right, height));
            ui.spacing_mut().item_spacing.x = GAP;
            is_entered |= right_ui(ui, state, ui_state, &mut form, actions);
        });
    });
    let is_changed = form != state.diagram.form;
    if is_changed {
        actions.push(Action::from(DiagramAction::Change(Box::new(form))));
    }
    foot_ui(ui, state, is_new, is_entered, actions);
}

/// Shows the style, and below it the other options, which can be scrolled. Returns whether Enter was pressed in a
/// field.
fn right_ui(
    ui: &mut Ui,
    state: &State,
    ui_state: &mut UiState,
    form: &mut DiagramForm,
    actions: &mut Actions,
) -> bool {
    styles::styles_ui(ui, state, ui_state, form, actions);
    ui.separator();
    let mut is_entered = false;
    ScrollArea::vertical().auto_shrink(false).show(ui, |ui| {
        ui.set_max_width(ui.available_width() - SCROLL_BAR_SPACE);
        let layout = ui_state.part::<Preview>().layout();
        options::size_ui(ui, form, layout);
        options::board_ui(ui, form);
        ui.separator();
        colors::colors_ui(ui, form);
        pieces::pieces_ui(ui, state, ui_state, form, actions);
        ui.separator();
        options::marks_ui(ui, form);
        ui.separator();
        is_entered = options::captions_ui(ui, ui_state.part::<Preview>().record(), form);
        show_focused(ui, &mut ui_state.part::<Focused>().0);
    });
    is_entered
}

/// Scrolls to the control that has just got the keyboard focus, if it is one of these.
fn show_focused(ui: &Ui, last: &mut Option<Id>) {
    let focused = ui.memory(egui::Memory::focused);
    if *last == focused {
        return;
    }
    *last = focused;
    let response = focused.and_then(|id| ui.ctx().read_response(id));
    if let Some(response) = response
        && response.layer_id == ui.layer_id()
        && ui.min_rect().contains_rect(response.rect)
    {
        ui.scroll_to_rect(response.rect, None);
    }
}

/// Shows the message and the buttons.
fn foot_ui(ui: &mut Ui, state: &State, is_new: bool, is_entered: bool, actions: &mut Actions) {
    message_ui(ui, state, actions);
    let buttons = FootButtons::close_or(tr("picture-save"));
    let foot = dialog_foot_ui(ui, "diagram", buttons, |ui| {
        format_ui(ui, state, actions);
        for (text, action) in [
            ("picture-copy-svg", DiagramAction::CopySvg),
            ("picture-copy", DiagramAction::CopyPicture),
        ] {
            if ui.add(plain_button(tr(text))).clicked() {
                actions.push(Action::from(action));
            }
        }
    });
    if is_new {
        foot.request_focus();
    }
    if foot.is_left() {
        actions.push(Action::CloseDialog);
    }
    if foot.is_done() || is_entered {
        actions.push(Action::from(DiagramAction::Save));
    }
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

/// Shows the progress or the error, because the dialog covers the strip of messages.
fn message_ui(ui: &mut Ui, state: &State, actions: &mut Actions) {
    let mut making = state.shared.tasks.running::<PublishingDiagram>();
    let making = making.find(|(running, _)| running.progress.is_some());
    ui.horizontal(|ui| {
        ui.set_min_height(CONTROL_HEIGHT);
        if let Some((running, _)) = making {
            if in_progress_ui(ui, tr("status-making-diagram")) {
                actions.push(Action::Cancel(running.id));
            }
        } else {
            said_ui(ui, state);
        }
    });
}

fn said_ui(ui: &mut Ui, state: &State) {
    let palette = palette(ui.visuals());
    let (text, color) = match state.shared.error_for_dialog() {
        Some(error) => (error.to_owned(), Some(palette.error)),
        None if state.shared.is_line_unreadable() => {
            (tr("picture-unreadable"), Some(palette.warning))
        }
        None => (String::new(), None),
    };
    let shown = RichText::new(&text);
    let shown = match color {
        Some(color) => shown.color(color),
        None => shown.weak(),
    };
    let label = ui.add(Label::new(shown).truncate());
    announce(ui, &label, &text);
}

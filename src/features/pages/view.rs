//! The dialog for pages of diagrams: the rows, the layout, a preview, and the buttons that save or print the pages.

mod options;
mod preview;

use crate::features::pages::model::{PagesAim, PagesFormat};
use crate::model::action::{Action, PagesAction};
use crate::model::state::State;
use crate::view::{Actions, UiState};
use crate::widgets::dialog_foot::{FootButtons, dialog_foot_ui, plain_button};
use crate::widgets::labels::announce;
use crate::widgets::picture_dialog::{self, begin_picture_dialog, choices_width};
use crate::widgets::style::{GAP, SCROLL_BAR_SPACE, palette};
use egui::{Align, ComboBox, Key, Label, Layout, Modifiers, RichText, ScrollArea, Ui, vec2};
use tabiya_publish::{Format, PageFormat};
use tabiya_text::{counted, tr, tr_with};

/// The height of the part below the options and the preview.
const FOOT: f32 = 66.0;
/// The maximum height of the list of formats.
const FORMATS_HEIGHT: f32 = 320.0;

/// Shows the dialog.
pub(crate) fn diagram_pages_ui(
    ui: &mut Ui,
    state: &State,
    ui_state: &mut UiState,
    actions: &mut Actions,
) {
    let Some(chosen) = &state.pages.form else {
        return;
    };
    let is_new = std::mem::take(&mut ui_state.modal_focus_wanted);
    let room = begin_picture_dialog(ui, &tr("pages-title"), FOOT);
    let (width, height) = (room.x, room.y);
    let mut form = chosen.clone();
    let left = choices_width(width);
    let right = width - left - 2.0 * GAP;
    let mut is_entered = false;
    ui.horizontal_top(|ui| {
        ui.spacing_mut().item_spacing.x = 0.0;
        let down = Layout::top_down(Align::Min);
        ui.allocate_ui_with_layout(vec2(left, height), down, |ui| {
            ui.set_min_size(vec2(left, height));
            ui.spacing_mut().item_spacing.x = GAP;
            ScrollArea::vertical().auto_shrink(false).show(ui, |ui| {
                ui.set_max_width(ui.available_width() - SCROLL_BAR_SPACE);
                is_entered = options::options_ui(ui, state, &mut form, actions);
            });
        });
        ui.add_space(2.0 * GAP);
        ui.allocate_ui_with_layout(vec2(right, height), down, |ui| {
            ui.set_min_size(vec2(right, height));
            ui.spacing_mut().item_spacing.x = GAP;
            let room = vec2(right, height);
            if state.pages.text_format().is_some() {
                preview::text_preview_ui(ui, state, room);
            } else {
                preview::preview_ui(ui, state, ui_state, room, actions);
            }
        });
    });
    let format = foot_ui(ui, state, is_new, is_entered, actions);
    form.format = format;
    if form != *chosen {
        actions.push(Action::from(PagesAction::Change(Box::new(form))));
    }
    turn_pages(ui, actions);
}

/// Handles the keys that turn pages, whatever widget has the keyboard focus. No field of the dialog needs them.
fn turn_pages(ui: &Ui, actions: &mut Actions) {
    for (key, action) in [
        (Key::PageUp, PagesAction::PreviousPage),
        (Key::PageDown, PagesAction::NextPage),
    ] {
        if ui.input_mut(|input| input.consume_key(Modifiers::NONE, key)) {
            actions.push(Action::from(action));
        }
    }
}

/// Shows the totals and the buttons. Returns the format.
fn foot_ui(
    ui: &mut Ui,
    state: &State,
    is_new: bool,
    is_entered: bool,
    actions: &mut Actions,
) -> PagesFormat {
    message_ui(ui, state);
    let form = state.pages.form.as_ref();
    let mut format = form.map(|form| form.format).unwrap_or_default();
    let is_empty = state
        .pages
        .counted
        .as_ref()
        .is_some_and(|counted| counted.diagrams == 0);
    // The action that the dialog was opened for is at the right end.
    let print = (tr("command-print"), PagesAction::Print);
    let save = (tr("picture-save"), PagesAction::Save);
    let (main, other) = match state.pages.aim {
        PagesAim::Print => (print, save),
        PagesAim::Save => (save, print),
    };
    let buttons = FootButtons::close_or(main.0).enabled_if(!is_empty);
    let foot = dialog_foot_ui(ui, ("pages", state.pages.aim), buttons, |ui| {
        format_ui(ui, &mut format);
        if ui.add_enabled(!is_empty, plain_button(other.0)).clicked() {
            actions.push(Action::from(other.1));
        }
    });
    if is_new {
        foot.request_focus();
    }
    if foot.is_left() {
        actions.push(Action::CloseDialog);
    }
    let is_entered = is_entered || picture_dialog::is_entered(ui);
    if !is_empty && (foot.is_done() || is_entered) {
        actions.push(Action::from(main.1));
    }
    format
}

fn format_ui(ui: &mut Ui, format: &mut PagesFormat) {
    let label = ui.label(tr("picture-format"));
    ComboBox::from_id_salt("pages format")
        .width(150.0)
        .height(FORMATS_HEIGHT)
        .selected_text(format_name(*format))
        .show_ui(ui, |ui| {
            for choice in PagesFormat::ALL {
                ui.selectable_value(format, choice, format_name(choice));
            }
        })
        .response
        .labelled_by(label.id);
}

fn format_name(format: PagesFormat) -> String {
    tr(match format {
        PagesFormat::Drawn(PageFormat::Pdf) => "pages-pdf",
        PagesFormat::Drawn(PageFormat::Svg) => "pages-svg",
        PagesFormat::Drawn(PageFormat::Png) => "pages-png",
        PagesFormat::Text(Format::Html) => "pages-html",
        PagesFormat::Text(Format::Markdown) => "pages-markdown",
        PagesFormat::Text(Format::Latex) => "pages-latex",
        PagesFormat::Text(_) => "pages-forum",
    })
}

/// Shows the last error, or else the number of diagrams and pages.
fn message_ui(ui: &mut Ui, state: &State) {
    let palette = palette(ui.visuals());
    let error = state.shared.error_for_dialog();
    let (text, color) = match (error, &state.pages.counted) {
        (Some(error), _) => (error.to_owned(), Some(palette.error)),
        (None, None) => (tr("pages-counting"), None),
        (None, Some(made)) if made.diagrams == 0 => {
            (tr("message-pages-empty"), Some(palette.warning))
        }
        (None, Some(made)) if state.pages.text_format().is_some() => {
            (tr_with("pages-summary-text", &counted(made.diagrams)), None)
        }
        (None, Some(made)) => {
            let pages = tr_with("pages-count", &counted(made.pages));
            let [number, count] = counted(made.diagrams);
            let variables = [number, count, ("pages", pages.into())];
            (tr_with("pages-summary", &variables), None)
        }
    };
    let shown = RichText::new(&text);
    let shown = match color {
        Some(color) => shown.color(color),
        None => shown.weak(),
    };
    let label = ui.add(Label::new(shown).truncate());
    announce(ui, &label, text.trim());
}

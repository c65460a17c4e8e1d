//! The number of pages, and the buttons that save or print them.

use crate::features::pages::model::PagesAim;
use crate::model::action::{Action, PagesAction};
use crate::model::state::State;
use crate::view::Actions;
use crate::widgets::dialog_buttons::{accent_button, dialog_foot_ui, plain_button};
use crate::widgets::labels::announce;
use crate::widgets::style::palette;
use egui::{ComboBox, Key, Label, Popup, RichText, Ui};
use tabiya_publish::PageFormat;
use tabiya_text::{counted, tr, tr_with};

/// Shows the totals and the buttons. Returns the format.
pub(super) fn foot_ui(
    ui: &mut Ui,
    state: &State,
    is_new: bool,
    is_entered: bool,
    actions: &mut Actions,
) -> PageFormat {
    message_ui(ui, state);
    let form = state.pages.form.as_ref();
    let mut format = form.map(|form| form.format).unwrap_or_default();
    let is_empty = state
        .pages
        .counted
        .as_ref()
        .is_some_and(|counted| counted.diagrams == 0);
    dialog_foot_ui(
        ui,
        "pages",
        &mut (&mut format, actions),
        |ui, (format, _)| format_ui(ui, format),
        |ui, (_, actions)| {
            if ui.add(plain_button(tr("dialog-close"))).clicked() {
                actions.push(Action::CloseDialog);
            }
            // The action that the dialog was opened for comes last and has the accent.
            let mut aims = [
                (PagesAim::Print, "command-print", PagesAction::Print),
                (PagesAim::Save, "picture-save", PagesAction::Save),
            ];
            aims.sort_by_key(|(aim, ..)| *aim == state.pages.aim);
            // A focused button or control handles Enter itself.
            let is_free =
                ui.memory(|memory| memory.focused().is_none()) && !Popup::is_any_open(ui.ctx());
            let is_pressed = is_free && ui.input(|input| input.key_pressed(Key::Enter));
            for (aim, id, action) in aims {
                let is_meant = aim == state.pages.aim;
                let button = if is_meant {
                    accent_button(ui, tr(id))
                } else {
                    plain_button(tr(id))
                };
                let button = ui.add_enabled(!is_empty, button);
                if is_meant && is_new {
                    button.request_focus();
                }
                let is_entered = is_meant && (is_entered || is_pressed);
                if !is_empty && (button.clicked() || is_entered) {
                    actions.push(Action::from(action));
                }
            }
        },
    );
    format
}

fn format_ui(ui: &mut Ui, format: &mut PageFormat) {
    let label = ui.label(tr("picture-format"));
    ComboBox::from_id_salt("pages format")
        .width(150.0)
        .selected_text(format_name(*format))
        .show_ui(ui, |ui| {
            for choice in PageFormat::ALL {
                ui.selectable_value(format, choice, format_name(choice));
            }
        })
        .response
        .labelled_by(label.id);
}

fn format_name(format: PageFormat) -> String {
    tr(match format {
        PageFormat::Pdf => "pages-pdf",
        PageFormat::Svg => "pages-svg",
        PageFormat::Png => "pages-png",
    })
}

/// Shows the last error, or else the number of diagrams and pages.
fn message_ui(ui: &mut Ui, state: &State) {
    let palette = palette(ui.visuals());
    let failure = state.shared.failures.last().cloned();
    let complaint = state
        .shared
        .message
        .as_ref()
        .filter(|message| message.is_error);
    let complaint = failure.or_else(|| complaint.map(|message| message.text.clone()));
    let (text, color) = match (complaint, &state.pages.counted) {
        (Some(complaint), _) => (complaint, Some(palette.error)),
        (None, None) => (tr("pages-counting"), None),
        (None, Some(made)) if made.diagrams == 0 => {
            (tr("message-pages-empty"), Some(palette.warning))
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

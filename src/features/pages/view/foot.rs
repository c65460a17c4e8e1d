//! How many pages there will be, and what becomes of them.

use crate::app::action::{Action, PagesAction};
use crate::app::state::State;
use crate::app::view::Actions;
use crate::picture::publish::PageFormat;
use crate::text::{counted, tr, tr_with};
use crate::widgets::labels::announce;
use crate::widgets::style::{CONTROL_HEIGHT, palette};
use egui::{Align, Button, ComboBox, Key, Label, Layout, Popup, RichText, Ui, vec2};

/// Shows the sentence and the buttons. Returns the format.
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
    let size = vec2(0.0, CONTROL_HEIGHT);
    let mut is_closed = false;
    ui.horizontal(|ui| {
        let label = ui.label(tr("picture-format"));
        ComboBox::from_id_salt("pages format")
            .width(150.0)
            .selected_text(format_name(format))
            .show_ui(ui, |ui| {
                for choice in PageFormat::ALL {
                    ui.selectable_value(&mut format, choice, format_name(choice));
                }
            })
            .response
            .labelled_by(label.id);
        let save = Button::new(RichText::new(tr("picture-save")).strong()).min_size(size);
        let save = ui.add_enabled(!is_empty, save);
        if is_new {
            save.request_focus();
        }
        // Enter is the button's own where it has the keyboard, and any control's that has it.
        let is_free =
            ui.memory(|memory| memory.focused().is_none()) && !Popup::is_any_open(ui.ctx());
        let is_pressed = is_free && ui.input(|input| input.key_pressed(Key::Enter));
        if !is_empty && (save.clicked() || is_entered || is_pressed) {
            actions.push(Action::from(PagesAction::Save));
        }
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            let close = Button::new(tr("dialog-close")).min_size(size);
            is_closed = ui.add(close).clicked();
        });
    });
    if is_closed {
        actions.push(Action::CloseDialog);
    }
    format
}

fn format_name(format: PageFormat) -> String {
    tr(match format {
        PageFormat::Pdf => "pages-pdf",
        PageFormat::Svg => "pages-svg",
        PageFormat::Png => "pages-png",
    })
}

/// What went wrong, or else how many diagrams and pages there are.
fn message_ui(ui: &mut Ui, state: &State) {
    let palette = palette(ui.visuals());
    let failure = state.failures.last().cloned();
    let complaint = state.message.as_ref().filter(|message| message.is_error);
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

//! The dialog for keys: every command with its keys, which can be removed, added and reset.

mod listening;
mod row;

pub(crate) use listening::KeysDialog;

use crate::command::{Command, Findable, KeyMap};
use crate::model::action::Action;
use crate::model::state::State;
use crate::view::{Actions, UiState};
use crate::widgets::bounded::WORDS;
use crate::widgets::dialog_foot::{FootButtons, dialog_foot_ui, plain_button};
use crate::widgets::floating::laid_out_for;
use crate::widgets::labels::{announce, caption_ui};
use crate::widgets::picker::SearchField;
use crate::widgets::style::{DIALOG_BAR, KEYS_DIALOG_WIDTH, palette};
use egui::{Id, RichText, ScrollArea, Ui};
use listening::choose;
use tabiya_text::tr;

/// Shows the dialog.
pub(crate) fn keys_ui(ui: &mut Ui, state: &State, ui_state: &mut UiState, actions: &mut Actions) {
    let is_new = std::mem::take(&mut ui_state.modal_focus_wanted);
    let dialog = ui_state.part::<KeysDialog>();
    if is_new {
        dialog.begin();
    }
    dialog.take_pressed(ui, state, actions);
    let size = laid_out_for(ui);
    ui.set_width(KEYS_DIALOG_WIDTH.min(size.x - 80.0));
    ui.heading(tr("keys-title"));
    ui.add_space(4.0);
    let field = SearchField {
        name: tr("keys-filter"),
        tip: tr("keys-filter"),
        hint: tr("palette-hint"),
        most: WORDS,
    };
    let field = field.show(ui, Id::unique("keys filter"), &mut dialog.filter);
    if is_new {
        field.request_focus();
    }
    ui.add_space(4.0);
    let height = size.y - 220.0;
    ScrollArea::vertical()
        .max_height(height)
        // Without a minimum the dialog would grow to its height step by step.
        .min_scrolled_height(height)
        .auto_shrink(false)
        .show(ui, |ui| {
            ui.set_max_width(ui.available_width() - DIALOG_BAR / 2.0);
            rows_ui(ui, state, dialog, actions);
        });
    ui.add_space(8.0);
    foot_ui(ui, state, dialog, actions);
}

fn rows_ui(ui: &mut Ui, state: &State, dialog: &mut KeysDialog, actions: &mut Actions) {
    let typed = dialog.filter.trim().to_owned();
    let mut menu = None;
    let commands = Command::ALL.iter().copied();
    for command in commands.filter(|command| is_meant(state, *command, &typed)) {
        let of_command = command.row().menu;
        if menu.replace(of_command) != Some(of_command) {
            ui.add_space(8.0);
            caption_ui(ui, &tr(of_command.text_id()));
        }
        row::row_ui(ui, state, command, dialog, actions);
    }
    if menu.is_none() {
        ui.label(RichText::new(tr("keys-none")).weak());
    }
}

fn is_meant(state: &State, command: Command, typed: &str) -> bool {
    if typed.is_empty() {
        return true;
    }
    let keys = state.shared.keys.all_of(command);
    let keys: Vec<_> = keys
        .flat_map(|keys| [keys.words(), keys.to_string()])
        .collect();
    let row = command.row();
    let menu = tr(row.menu.text_id());
    let other_words = row.other_words.map(tr);
    let around = format!("{menu} {}", other_words.unwrap_or_default());
    let findable = Findable::new(&tr(row.text_id), &around, &keys);
    findable.rank(typed).is_some()
}

/// Shows the buttons that apply to all commands. Returns whether the dialog is to be closed.
fn foot_ui(ui: &mut Ui, state: &State, dialog: &mut KeysDialog, actions: &mut Actions) {
    if dialog.asks_for_all {
        return ask_for_all_ui(ui, state, dialog, actions);
    }
    let foot = dialog_foot_ui(ui, "keys", FootButtons::close(), |ui| {
        // Entries in the file for commands of other versions are kept.
        let has_changes = !KeyMap::resetting_all(&state.shared.settings.keys).is_empty();
        let all = ui.add_enabled(has_changes, plain_button(tr("keys-default-all")));
        if all.clicked() {
            dialog.wait_for(None);
            dialog.asks_for_all = true;
        }
    });
    if foot.is_done() {
        actions.push(Action::CloseDialog);
    }
}

fn ask_for_all_ui(ui: &mut Ui, state: &State, dialog: &mut KeysDialog, actions: &mut Actions) {
    let ask = tr("keys-default-all-ask");
    let buttons = FootButtons::new(tr("keys-default-all-leave"), tr("keys-default-all-do"));
    let foot = dialog_foot_ui(ui, "keys-question", buttons, |ui| {
        let color = palette(ui.visuals()).warning;
        let label = ui.label(RichText::new(&ask).color(color));
        announce(ui, &label, &ask);
    });
    if foot.is_clicked() {
        choose(KeyMap::resetting_all(&state.shared.settings.keys), actions);
    }
    // The focus begins on the answer that changes nothing.
    if let Some(leave) = &foot.leave
        && ui.memory(|memory| memory.focused().is_none())
    {
        leave.request_focus();
    }
    if foot.is_left() || foot.is_clicked() {
        dialog.asks_for_all = false;
    }
}

//! Keys are changed: every command with its keys, which can be taken away, added and set back.

mod listening;
mod row;

use crate::action::Action;
use crate::command::{Command, Findable, Holder, KeyMap};
use crate::keys::Keys;
use crate::settings::Setting;
use crate::state::{Sheet, State};
use crate::text::{tr, tr_with};
use crate::ui::bounded::WORDS;
use crate::ui::labels::caption_ui;
use crate::ui::picker::SearchField;
use crate::ui::roomy_modal::laid_out_for;
use crate::ui::shortcuts::text_of_keys;
use crate::ui::style::{KEYS_SHEET_WIDTH, SHEET_BAR, palette};
use crate::ui::{Actions, UiState};
use egui::{Align, Button, Id, Layout, RichText, ScrollArea, Ui};
use listening::Pressed;

/// What is remembered of the sheet while it is open.
#[derive(Debug, Default)]
pub(in crate::ui) struct KeysSheet {
    filter: String,
    /// What is to stand there when the sheet is opened next.
    begins_with: String,
    /// The command for which a key is to be pressed.
    waiting: Option<Command>,
    pressed: Option<Pressed>,
    /// What must be said or asked about a command.
    note: Option<(Command, Note)>,
    /// Whether it is asked if all keys are to be the usual ones.
    asks_for_all: bool,
    /// The command whose button is to have the keyboard.
    focus: Option<Command>,
}

/// What is said or asked about a command's new keys.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Note {
    /// They cannot be had.
    Refused(String),
    /// Another command has them.
    Clash { keys: Keys, other: Command },
}

impl KeysSheet {
    /// Hears the key that is waited for, before anybody else does.
    pub(in crate::ui) fn listen(&mut self, ui: &Ui, state: &State) {
        if state.sheet != Some(Sheet::Keys) {
            self.waiting = None;
        }
        if self.waiting.is_some() {
            self.pressed = listening::take_press(ui);
        }
    }

    /// Looks for this when it is opened next.
    pub(in crate::ui) fn begin_with(&mut self, filter: &str) {
        filter.clone_into(&mut self.begins_with);
    }

    /// Whether a key is waited for.
    pub(in crate::ui) fn is_listening(&self) -> bool {
        self.waiting.is_some()
    }

    /// Waits for a key, or no more.
    fn wait_for(&mut self, command: Option<Command>) {
        self.waiting = command;
        self.pressed = None;
        self.note = None;
        self.asks_for_all = false;
    }

    /// What the key that was pressed leads to.
    fn take_pressed(&mut self, ui: &Ui, state: &State, actions: &mut Actions) {
        let (Some(command), Some(pressed)) = (self.waiting, self.pressed.take()) else {
            return;
        };
        let keys = match pressed {
            Pressed::Cancel => return self.end(command),
            Pressed::Unknown => {
                self.note = Some((command, Note::Refused(tr("keys-unknown"))));
                return;
            }
            Pressed::Keys(keys) => keys,
        };
        match state.keys.holder(command, keys) {
            Holder::Itself => self.end(command),
            Holder::Nobody => {
                choose(state.keys.adding(command, keys), actions);
                self.end(command);
            }
            // It goes on waiting: another key may be free.
            Holder::Fixed(fixed) => {
                let variables = [
                    ("keys", text_of_keys(ui, keys).into()),
                    ("use", tr(fixed.text_id()).into()),
                ];
                let text = tr_with("keys-refused", &variables);
                self.note = Some((command, Note::Refused(text)));
            }
            Holder::Other(other) => {
                self.wait_for(None);
                self.note = Some((command, Note::Clash { keys, other }));
            }
        }
    }

    /// The keyboard goes back to where it was.
    fn end(&mut self, command: Command) {
        self.wait_for(None);
        self.focus = Some(command);
    }
}

fn choose(choices: Vec<Setting>, actions: &mut Actions) {
    actions.extend(choices.into_iter().map(Action::Choose));
}

/// The name of a command.
fn label(command: Command) -> String {
    tr(command.row().text_id)
}

/// Shows the sheet. Returns whether it is to be closed.
pub(super) fn keys_ui(
    ui: &mut Ui,
    state: &State,
    ui_state: &mut UiState,
    actions: &mut Actions,
) -> bool {
    let is_new = std::mem::take(&mut ui_state.modal_focus_wanted);
    let sheet = ui_state.part::<KeysSheet>();
    if is_new {
        let filter = std::mem::take(&mut sheet.begins_with);
        *sheet = KeysSheet {
            filter,
            ..KeysSheet::default()
        };
    }
    sheet.take_pressed(ui, state, actions);
    let size = laid_out_for(ui);
    ui.set_width(KEYS_SHEET_WIDTH.min(size.x - 80.0));
    ui.heading(tr("keys-title"));
    ui.add_space(4.0);
    let field = SearchField {
        name: tr("keys-filter"),
        tip: tr("keys-filter"),
        hint: tr("palette-hint"),
        most: WORDS,
    };
    let field = field.show(ui, Id::unique("keys filter"), &mut sheet.filter);
    if is_new {
        field.request_focus();
    }
    ui.add_space(4.0);
    let height = size.y - 220.0;
    ScrollArea::vertical()
        .max_height(height)
        // Or the sheet would grow to its height step by step.
        .min_scrolled_height(height)
        .auto_shrink(false)
        .show(ui, |ui| {
            ui.set_max_width(ui.available_width() - SHEET_BAR / 2.0);
            rows_ui(ui, state, sheet, actions);
        });
    ui.add_space(8.0);
    foot_ui(ui, state, sheet, actions)
}

fn rows_ui(ui: &mut Ui, state: &State, sheet: &mut KeysSheet, actions: &mut Actions) {
    let typed = sheet.filter.trim().to_owned();
    let mut menu = None;
    let commands = Command::ALL.iter().copied();
    for command in commands.filter(|command| is_meant(state, *command, &typed)) {
        let of_command = command.row().menu;
        if menu.replace(of_command) != Some(of_command) {
            ui.add_space(6.0);
            caption_ui(ui, &tr(of_command.text_id()));
        }
        row::row_ui(ui, state, command, sheet, actions);
    }
    if menu.is_none() {
        ui.label(RichText::new(tr("keys-none")).weak());
    }
}

fn is_meant(state: &State, command: Command, typed: &str) -> bool {
    if typed.is_empty() {
        return true;
    }
    let keys = state.keys.all_of(command);
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

/// The buttons about all commands. Returns whether the sheet is to be closed.
fn foot_ui(ui: &mut Ui, state: &State, sheet: &mut KeysSheet, actions: &mut Actions) -> bool {
    if sheet.asks_for_all {
        ask_for_all_ui(ui, state, sheet, actions);
        return false;
    }
    ui.horizontal(|ui| {
        let is_closed = ui.button(tr("sheet-close")).clicked();
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            // What stands in the file about commands of other versions stays there.
            let has_changes = !KeyMap::resetting_all(&state.settings.keys).is_empty();
            let all = ui.add_enabled(has_changes, Button::new(tr("keys-default-all")));
            if all.clicked() {
                sheet.wait_for(None);
                sheet.asks_for_all = true;
            }
        });
        is_closed
    })
    .inner
}

fn ask_for_all_ui(ui: &mut Ui, state: &State, sheet: &mut KeysSheet, actions: &mut Actions) {
    let ask = tr("keys-default-all-ask");
    ui.horizontal_wrapped(|ui| {
        let color = palette(ui.visuals()).warning;
        let label = ui.label(RichText::new(&ask).color(color));
        crate::ui::labels::announce(ui, &label, &ask);
        if ui.button(tr("keys-default-all-do")).clicked() {
            choose(KeyMap::resetting_all(&state.settings.keys), actions);
            sheet.asks_for_all = false;
        }
        let leave = ui.button(tr("keys-default-all-leave"));
        // The answer that changes nothing is at hand.
        if ui.memory(|memory| memory.focused().is_none()) {
            leave.request_focus();
        }
        if leave.clicked() {
            sheet.asks_for_all = false;
        }
    });
}

//! Captures the next key, whatever its usual effect, and evaluates it.

use crate::command::{Command, Holder};
use crate::model::action::{Action, SettingsAction};
use crate::model::state::{Dialog, State};
use crate::view::Actions;
use crate::view::shortcuts::{is_modifier, keys_of_press, text_of_keys};
use egui::{Event, Key, Modifiers, Ui};
use tabiya_settings::Setting;
use tabiya_settings::keys::{Keys, ctrl};
use tabiya_text::{tr, tr_with};

/// The memory of the dialog while it is open.
#[derive(Debug, Default)]
pub(crate) struct KeysDialog {
    pub(super) filter: String,
    /// The filter text when the dialog opens next.
    begins_with: String,
    /// The command that waits for a key press.
    pub(super) waiting: Option<Command>,
    pressed: Option<Pressed>,
    /// The note about a command: a refusal or a question.
    pub(super) note: Option<(Command, KeysNote)>,
    /// Whether the dialog asks for confirmation to reset all keys.
    pub(super) asks_for_all: bool,
    /// The command whose button receives the keyboard focus.
    pub(super) focus: Option<Command>,
}

/// A note about the new keys of a command.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum KeysNote {
    /// The keys cannot be used. The text gives the reason.
    Refused(String),
    /// Another command has the keys.
    Clash { keys: Keys, other: Command },
}

impl KeysDialog {
    /// Captures the key that the dialog waits for, before any other widget handles it.
    pub(crate) fn listen(&mut self, ui: &Ui, state: &State) {
        if state.shared.dialog != Some(Dialog::Keys) {
            self.waiting = None;
        }
        if self.waiting.is_some() {
            self.pressed = take_press(ui);
        }
    }

    /// Sets the filter text for the next time that the dialog opens.
    pub(crate) fn begin_with(&mut self, filter: &str) {
        filter.clone_into(&mut self.begins_with);
    }

    /// Resets the dialog after it was opened.
    pub(super) fn begin(&mut self) {
        *self = Self {
            filter: std::mem::take(&mut self.begins_with),
            ..Self::default()
        };
    }

    /// Whether the dialog waits for a key.
    pub(crate) fn is_listening(&self) -> bool {
        self.waiting.is_some()
    }

    /// Begins or ends to wait for a key.
    pub(super) fn wait_for(&mut self, command: Option<Command>) {
        self.waiting = command;
        self.pressed = None;
        self.note = None;
        self.asks_for_all = false;
    }

    /// Evaluates the key that was pressed.
    pub(super) fn take_pressed(&mut self, ui: &Ui, state: &State, actions: &mut Actions) {
        let (Some(command), Some(pressed)) = (self.waiting, self.pressed.take()) else {
            return;
        };
        let keys = match pressed {
            Pressed::Cancel => return self.end(command),
            Pressed::Unknown => {
                self.note = Some((command, KeysNote::Refused(tr("keys-unknown"))));
                return;
            }
            Pressed::Keys(keys) => keys,
        };
        match state.shared.keys.holder(command, keys) {
            Holder::Itself => self.end(command),
            Holder::Nobody => {
                choose(state.shared.keys.adding(command, keys), actions);
                self.end(command);
            }
            // The dialog continues to wait, because another key may be free.
            Holder::Fixed(fixed) => {
                let variables = [
                    ("keys", text_of_keys(ui, keys).into()),
                    ("use", tr(fixed.text_id()).into()),
                ];
                let text = tr_with("keys-refused", &variables);
                self.note = Some((command, KeysNote::Refused(text)));
            }
            Holder::Other(other) => {
                self.wait_for(None);
                self.note = Some((command, KeysNote::Clash { keys, other }));
            }
        }
    }

    /// Ends the capture and returns the keyboard focus to the command's button.
    pub(super) fn end(&mut self, command: Command) {
        self.wait_for(None);
        self.focus = Some(command);
    }
}

pub(super) fn choose(choices: Vec<Setting>, actions: &mut Actions) {
    actions.extend(
        choices
            .into_iter()
            .map(|setting| Action::from(SettingsAction::Choose(setting))),
    );
}

/// The result of a key press.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Pressed {
    Keys(Keys),
    /// Escape was pressed.
    Cancel,
    /// A key without a name in this program was pressed.
    Unknown,
}

/// Takes all keyboard events, so that no other widget handles them. Returns the first key.
fn take_press(ui: &Ui) -> Option<Pressed> {
    let mut first = None;
    ui.input_mut(|input| {
        input.events.retain(|event| {
            let pressed = pressed(event);
            first = first.or(pressed);
            pressed.is_none() && !matches!(event, Event::Text(_) | Event::Key { .. })
        });
    });
    first
}

fn pressed(event: &Event) -> Option<Pressed> {
    match event {
        Event::Key {
            key: Key::Escape,
            pressed: true,
            modifiers,
            ..
        } if *modifiers == Modifiers::NONE => Some(Pressed::Cancel),
        Event::Key {
            key,
            pressed: true,
            modifiers,
            repeat: false,
            ..
        } if !is_modifier(*key) => {
            let keys = keys_of_press(*key, *modifiers);
            Some(keys.map_or(Pressed::Unknown, Pressed::Keys))
        }
        // egui reports these keys only as clipboard events.
        Event::Copy => Some(Pressed::Keys(ctrl("C"))),
        Event::Cut => Some(Pressed::Keys(ctrl("X"))),
        Event::Paste(_) => Some(Pressed::Keys(ctrl("V"))),
        _ => None,
    }
}

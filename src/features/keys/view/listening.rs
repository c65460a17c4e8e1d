//! Hearing the next key, whatever it does otherwise, and what it leads to.

use crate::command::{Command, Holder};
use crate::model::action::Action;
use crate::model::state::{Dialog, State};
use crate::view::Actions;
use crate::view::shortcuts::{is_modifier, keys_of_press, text_of_keys};
use egui::{Event, Key, Modifiers, Ui};
use tabiya_settings::Setting;
use tabiya_settings::keys::{Keys, ctrl};
use tabiya_text::{tr, tr_with};

/// What is remembered of the dialog while it is open.
#[derive(Debug, Default)]
pub(crate) struct KeysDialog {
    pub(super) filter: String,
    /// What is to stand there when the dialog is opened next.
    begins_with: String,
    /// The command for which a key is to be pressed.
    pub(super) waiting: Option<Command>,
    pressed: Option<Pressed>,
    /// What must be said or asked about a command.
    pub(super) note: Option<(Command, Note)>,
    /// Whether it is asked if all keys are to be the usual ones.
    pub(super) asks_for_all: bool,
    /// The command whose button is to have the keyboard.
    pub(super) focus: Option<Command>,
}

/// What is said or asked about a command's new keys.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Note {
    /// They cannot be had.
    Refused(String),
    /// Another command has them.
    Clash { keys: Keys, other: Command },
}

impl KeysDialog {
    /// Hears the key that is waited for, before anybody else does.
    pub(crate) fn listen(&mut self, ui: &Ui, state: &State) {
        if state.dialog != Some(Dialog::Keys) {
            self.waiting = None;
        }
        if self.waiting.is_some() {
            self.pressed = take_press(ui);
        }
    }

    /// Looks for this when it is opened next.
    pub(crate) fn begin_with(&mut self, filter: &str) {
        filter.clone_into(&mut self.begins_with);
    }

    /// It has just been opened.
    pub(super) fn begin(&mut self) {
        *self = Self {
            filter: std::mem::take(&mut self.begins_with),
            ..Self::default()
        };
    }

    /// Whether a key is waited for.
    pub(crate) fn is_listening(&self) -> bool {
        self.waiting.is_some()
    }

    /// Waits for a key, or no more.
    pub(super) fn wait_for(&mut self, command: Option<Command>) {
        self.waiting = command;
        self.pressed = None;
        self.note = None;
        self.asks_for_all = false;
    }

    /// What the key that was pressed leads to.
    pub(super) fn take_pressed(&mut self, ui: &Ui, state: &State, actions: &mut Actions) {
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
    pub(super) fn end(&mut self, command: Command) {
        self.wait_for(None);
        self.focus = Some(command);
    }
}

pub(super) fn choose(choices: Vec<Setting>, actions: &mut Actions) {
    actions.extend(choices.into_iter().map(Action::Choose));
}

/// The key that was pressed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Pressed {
    Keys(Keys),
    /// Escape.
    Cancel,
    /// One that has no name here.
    Unknown,
}

/// Takes everything that was typed, so that nobody else hears it. Returns the first key.
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
        // Of these it may be said what they do, not what they are.
        Event::Copy => Some(Pressed::Keys(ctrl("C"))),
        Event::Cut => Some(Pressed::Keys(ctrl("X"))),
        Event::Paste(_) => Some(Pressed::Keys(ctrl("V"))),
        _ => None,
    }
}

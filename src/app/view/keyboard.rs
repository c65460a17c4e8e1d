//! Keys: those of commands, those of the board, and the copy and paste events of the system.
//!
//! All events are read in one pass in the order in which they were typed, because a slow machine puts several
//! letters into one frame.
//!
//! Commands that arrive while a text field has the keyboard focus run after the field has taken its text. If several
//! commands match, the most specific one is meant, even when it would do nothing: Ctrl+Shift+Z with nothing to redo
//! must not undo. Text that is typed directly after Ctrl+L, Ctrl+P or Ctrl+K waits for the field that they focus
//! (`effects.rs`).
//!
//! A key with Alt never types: it runs a command, opens the menu with that letter, or does nothing. On a Mac, that key
//! is part of typing, and there are no such letters.

use super::effects::{field_of, hears_every_key};
use crate::app::view::effects::TypedAhead;
use crate::app::view::menu_keys::{MenuKeys, has_menu_letters, is_alt_alone};
use crate::command::Command;
use crate::features::board::view::{
    Hands, has_board_the_keyboard, is_text_for_board, key_of_press, keys_of_text,
};
use crate::features::fen::view::fen_field::fen_field_id;
use crate::features::find::view::{has_drawing_the_keyboard, is_key_of_drawing};
use crate::features::list::view::ListPane;
use crate::features::operations::view::OperationFields;
use crate::features::play::view::{board_key_while_playing, moves_field_id};
use crate::model::action::{Action, BoardAction, FenAction, ListAction};
use crate::model::state::{State, Tool};
use crate::view::shortcuts::{Shortcuts, edits_text, key_of_sign, matches, types_text};
use crate::view::{Actions, Focus, UiState};
use egui::{Event, Key, KeyboardShortcut, Modifiers, Popup, Ui};
use tabiya_collection::games::{may_be_games, may_tell_of_games};
use tabiya_notation::extract::extract;
use tabiya_notation::piece_letters::Language;

/// The targets of keys in this frame.
#[expect(
    clippy::struct_excessive_bools,
    reason = "each is a fact of its own about this frame"
)]
struct Reader<'a> {
    state: &'a State,
    shortcuts: &'a [(KeyboardShortcut, Command)],
    keyboard: Keyboard,
    /// Whether an operand or an opcode has the focus, where a FEN is text like any other.
    is_in_operation: bool,
    /// Whether the FEN field has the focus.
    is_in_fen: bool,
    /// Whether the field for moves has the focus and is empty.
    is_in_empty_moves: bool,
    /// Whether a menu is open or the menu bar has the focus. Plain keys then belong to the menu.
    is_in_menu: bool,
    /// Whether letters or digits were typed as text. Key presses then need no interpretation as letters.
    has_letters: bool,
    /// The language whose letters place pieces.
    language: Language,
    /// Whether Shift is held.
    has_shift: bool,
    /// The keys that were pressed. Signs without a key press arrive only as text.
    signs: Vec<Key>,
}

/// The target of the keyboard focus.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Keyboard {
    TextField,
    Board,
    /// The list of positions, which handles paging itself.
    List,
    /// The drawing in the find panel, on which keys work as on the board.
    Drawing,
    Other,
}

/// What the keys of a command currently do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Meaning {
    Command(Command),
    /// The command is disabled. The keys then do not match a command with fewer modifiers:
    /// Ctrl+Shift+Z must never undo.
    Nothing,
}

pub(crate) fn keyboard(ui: &Ui, ui_state: &mut UiState) -> Keyboard {
    // At this point Escape has already taken the focus from the field.
    if ui.text_edit_focused() || ui_state.was_typing {
        Keyboard::TextField
    } else if ui_state.part::<ListPane>().has_focus() {
        Keyboard::List
    } else if has_drawing_the_keyboard(ui) {
        Keyboard::Drawing
    } else if has_board_the_keyboard(ui) {
        Keyboard::Board
    } else {
        Keyboard::Other
    }
}

/// Reads the keys for the program as a whole and for the board; the widgets read the rest.
/// Commands pressed while a text is being typed go into `late`, so that the field takes the text first.
pub(super) fn read_keys(
    ui: &Ui,
    state: &State,
    ui_state: &mut UiState,
    actions: &mut Actions,
    late: &mut Actions,
) {
    let is_in_menu = Popup::is_any_open(ui.ctx())
        || ui_state.part::<MenuKeys>().have_keyboard()
        || state.play.promoting(state.shared.shown()).is_some();
    let keyboard = keyboard(ui, ui_state);
    let is_in_fen = ui.memory(|memory| memory.has_focus(fen_field_id()));
    let is_in_moves = ui.memory(|memory| memory.has_focus(moves_field_id()));
    let is_in_empty_moves = is_in_moves && state.play.text.is_empty();
    let is_in_operation = ui_state.part::<OperationFields>().take_had_keyboard();
    let mut known = std::mem::take(ui_state.part::<Shortcuts>());
    let shortcuts = known.of(&state.shared.keys);
    let has_menu_letters = has_menu_letters(ui);
    let language = state.shared.piece_language();
    ui.input_mut(|input| {
        let hands = Reader {
            state,
            shortcuts,
            keyboard,
            is_in_operation,
            is_in_fen,
            is_in_empty_moves,
            is_in_menu,
            language,
            has_letters: input
                .events
                .iter()
                .any(|event| is_text_for_board(event, language)),
            has_shift: input.modifiers.shift,
            signs: input.events.iter().filter_map(pressed_key).collect(),
        };
        let mut left = Vec::new();
        let mut has_text_behind = false;
        let events = std::mem::take(&mut input.events);
        let mut events = events.into_iter().enumerate().peekable();
        while let Some((number, event)) = events.next() {
            ui_state.part::<Hands>().come_to(number, state);
            let is_text = matches!(event, Event::Text(_));
            if std::mem::take(&mut has_text_behind) && is_text {
                continue;
            }
            if hands.begins_move(&event) {
                ui_state.part::<TypedAhead>().begin(moves_field_id());
                ui_state.focus_wanted = Some(Focus::Moves);
            }
            let Some(event) = ui_state.part::<TypedAhead>().keep(event) else {
                continue;
            };
            let meant = hands.meaning_of(&event);
            let is_late = meant.is_some() && keyboard == Keyboard::TextField;
            let list = if is_late { &mut *late } else { &mut *actions };
            let from = list.len();
            if let Some(meaning) = meant {
                has_text_behind = brings_text(&event);
                if let Meaning::Command(command) = meaning {
                    if let Some(field) = field_of(state, command) {
                        ui_state.part::<TypedAhead>().begin(field);
                    }
                    list.push(Action::Run(command));
                }
            } else if let Some(key) = key_with_alt(&event).filter(|_| has_menu_letters) {
                let text = events.next_if(|(_, next)| matches!(next, Event::Text(_)));
                let letter = letter_of(key, text.map(|(_, text)| text));
                ui_state.part::<MenuKeys>().ask_for(letter);
            } else if !hands.take(&event, list) {
                left.push(event);
            }
            ui_state.part::<Hands>().take_keys(state, list, from);
        }
        input.events = left;
    });
    *ui_state.part() = known;
    ui_state.part::<TypedAhead>().repaint_if_waiting(ui);
}

/// Reads the keys that also work over a dialog, as for a user who enlarges an unreadable dialog.
pub(super) fn read_keys_of_sight(
    ui: &Ui,
    state: &State,
    ui_state: &mut UiState,
    actions: &mut Actions,
) {
    if hears_every_key(ui_state) {
        return;
    }
    let shortcuts = ui_state.part::<Shortcuts>().of(&state.shared.keys);
    let of_sight = shortcuts.iter().filter(|(keys, command)| {
        let types = keys.modifiers == Modifiers::NONE && types_text(keys.logical_key);
        command.row().works_over_dialogs && !types
    });
    let meant = |event: &Event| match event {
        Event::Key {
            key,
            pressed: true,
            modifiers,
            ..
        } => of_sight
            .clone()
            .find(|(keys, _)| matches(*keys, *key, *modifiers))
            .map(|(_, command)| *command),
        _ => None,
    };
    ui.input_mut(|input| {
        input.events.retain(|event| {
            let command = meant(event);
            actions.extend(command.map(Action::Run));
            command.is_none()
        });
    });
}

/// Whether the key types a letter or a digit.
fn types_letter_or_digit(key: Key) -> bool {
    let mut letters = key.name().chars();
    matches!((letters.next(), letters.next()), (Some(letter), None) if letter.is_alphanumeric())
}

/// Whether a press is directly followed by the text that it types: eframe omits that text
/// only with Ctrl.
fn brings_text(event: &Event) -> bool {
    let Event::Key { key, modifiers, .. } = event else {
        return false;
    };
    types_text(*key) && !modifiers.ctrl && !modifiers.command
}

/// The key that is pressed with Alt and would type a character without it.
fn key_with_alt(event: &Event) -> Option<Key> {
    match event {
        Event::Key {
            key,
            pressed: true,
            modifiers,
            ..
        } if is_alt_alone(*modifiers) && types_text(*key) => Some(*key),
        _ => None,
    }
}

/// The letter of a key press: that of the text that it types, because another alphabet has other letters on the keys.
fn letter_of(key: Key, text: Option<Event>) -> Option<char> {
    match text {
        Some(Event::Text(text)) => text.chars().next(),
        _ => key.name().chars().next(),
    }
}

fn pressed_key(event: &Event) -> Option<Key> {
    match event {
        Event::Key {
            key, pressed: true, ..
        } => Some(*key),
        _ => None,
    }
}

impl Reader<'_> {
    fn is_typing(&self) -> bool {
        self.keyboard == Keyboard::TextField
    }

    /// Whether a pasted text replaces the content of the board although a field has the focus: a whole position, a game
    /// with tags, or a command for an engine; in the FEN field also several moves.
    fn is_for_board(&self, pasted: &str) -> bool {
        let is_position = !extract(pasted).is_empty() || may_tell_of_games(pasted);
        let are_moves = || self.is_in_fen && may_be_games(pasted);
        !self.is_in_operation && (is_position || are_moves())
    }

    fn is_on_board(&self) -> bool {
        self.keyboard == Keyboard::Board && !self.is_in_menu
    }

    /// Whether play mode is on, pieces are not moved freely, and letters are not typed elsewhere.
    fn is_playing(&self) -> bool {
        let is_free = matches!(self.keyboard, Keyboard::Board | Keyboard::Other);
        is_free && !self.is_in_menu && self.state.tool_in_use() == Tool::Play
    }

    /// Whether the event is the first letter or digit of a move, which goes into the field for moves.
    fn begins_move(&self, event: &Event) -> bool {
        let is_first = |text: &String| text.chars().next().is_some_and(char::is_alphanumeric);
        self.is_playing() && matches!(event, Event::Text(text) if is_first(text))
    }

    /// The meaning of the event, if it is the press of a command's keys.
    fn meaning_of(&self, event: &Event) -> Option<Meaning> {
        match event {
            Event::Key {
                key,
                pressed: true,
                modifiers,
                ..
            } => self.meaning_of_press(*key, *modifiers),
            Event::Text(text) => {
                let key = key_of_sign(text).filter(|key| !self.signs.contains(key));
                self.meaning_of_press(key?, Modifiers::NONE)
            }
            _ => self.clipboard_command(event).map(Meaning::Command),
        }
    }

    /// Returns the meaning of a key press. The most specific of the keys that match it decides.
    fn meaning_of_press(&self, key: Key, modifiers: Modifiers) -> Option<Meaning> {
        let is_meant = |(keys, command): &&(KeyboardShortcut, Command)| {
            let is_free = self.is_free(*keys) || self.takes_moves_back(*command);
            matches(*keys, key, modifiers) && is_free
        };
        let (_, command) = self.shortcuts.iter().find(is_meant)?;
        Some(if command.is_enabled(self.state) {
            Meaning::Command(*command)
        } else {
            Meaning::Nothing
        })
    }

    /// Whether the empty field for moves has nothing to undo or redo, so that the command applies to the moves.
    fn takes_moves_back(&self, command: Command) -> bool {
        self.is_in_empty_moves && matches!(command, Command::Undo | Command::Redo)
    }

    /// The command for the system's copy and cut events. In the list they apply to its rows.
    fn clipboard_command(&self, event: &Event) -> Option<Command> {
        let command = match (event, self.keyboard) {
            (Event::Copy, Keyboard::List) => Command::CopyRows,
            (Event::Cut, Keyboard::List) => Command::CutRows,
            (Event::Copy, Keyboard::Board | Keyboard::Other) => Command::CopyFen,
            _ => return None,
        };
        command.is_enabled(self.state).then_some(command)
    }

    /// Whether the keys are free for a command here.
    fn is_free(&self, keys: KeyboardShortcut) -> bool {
        let is_plain = keys.modifiers == Modifiers::NONE;
        let is_menus = self.is_in_menu && is_plain;
        let is_lists = self.keyboard == Keyboard::List && self.is_keys_of_list(keys);
        let is_fields = self.is_typing() && edits_text(keys);
        let is_drawings = self.keyboard == Keyboard::Drawing
            && is_plain
            && is_key_of_drawing(keys.logical_key, self.language);
        let with_ctrl_or_alt = keys.modifiers.command || keys.modifiers.alt;
        let is_of_move =
            self.is_playing() && !with_ctrl_or_alt && types_letter_or_digit(keys.logical_key);
        !(is_menus || is_lists || is_fields || is_drawings || is_of_move)
    }

    /// Whether the keys have another meaning in the list than elsewhere.
    fn is_keys_of_list(&self, keys: KeyboardShortcut) -> bool {
        let is_plain = keys.modifiers == Modifiers::NONE;
        match keys.logical_key {
            Key::PageUp | Key::PageDown => is_plain,
            // Escape leaves only one row selected.
            Key::Escape => is_plain && self.state.shared.document().selected_count() != 1,
            // The list's own menu, not that of a square.
            Key::Menu => true,
            Key::F10 => keys.modifiers.shift,
            // Selects all rows; with Shift, the key is not the list's.
            Key::A => keys.modifiers == Modifiers::COMMAND && !self.has_shift,
            // With Shift, inverts the selection.
            Key::I => self.has_shift && !keys.modifiers.shift,
            _ => false,
        }
    }

    /// Takes an event for the board, including pasted positions. Returns whether it took the event.
    fn take(&self, event: &Event, actions: &mut Actions) -> bool {
        match event {
            Event::Paste(text) if self.keyboard == Keyboard::List => {
                actions.push(Action::from(ListAction::PasteRows(text.clone())));
                true
            }
            // A whole position or game replaces the content of the board, wherever the focus is; other text goes
            // to the caret of the field.
            Event::Paste(text) if !self.is_typing() || self.is_for_board(text) => {
                actions.push(Action::from(FenAction::Paste(text.clone())));
                true
            }
            // Letters and digits have gone into the field for moves.
            Event::Text(_) if self.is_playing() => true,
            Event::Text(text) if self.is_on_board() => {
                let keys = keys_of_text(text, self.language);
                actions.extend(keys.map(|key| Action::from(BoardAction::BoardKey(key))));
                true
            }
            _ if self.is_on_board() => {
                let by_position = !self.has_letters && !self.is_playing();
                let language = by_position.then_some(self.language);
                let key = key_of_press(event, language).map(|key| {
                    if self.is_playing() {
                        board_key_while_playing(key)
                    } else {
                        Action::from(BoardAction::BoardKey(key))
                    }
                });
                let is_taken = key.is_some();
                actions.extend(key);
                is_taken
            }
            _ => false,
        }
    }
}

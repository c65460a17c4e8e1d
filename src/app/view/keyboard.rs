//! Keys: those of commands, those of the board, and what the system sends as copy and paste.
//!
//! Everything is read in one pass in the order in which it was typed: a slow machine puts several
//! letters into one frame.

use super::effects::{field_of, hears_every_key};
use crate::app::view::menu_keys::MenuKeys;
use crate::app::view::typed_ahead::TypedAhead;
use crate::command::Command;
use crate::features::board::view::Hands;
use crate::features::board::view::{has_board_the_keyboard, key_of_press, keys_of_text};
use crate::features::fen::view::fen_field::fen_field_id;
use crate::features::find::view::{has_drawing_the_keyboard, is_key_of_drawing};
use crate::features::list::view::ListPane;
use crate::features::operations::view::Fields;
use crate::features::play::view::{board_key_while_playing, moves_field_id};
use crate::model::action::Action;
use crate::model::state::{State, Tool};
use crate::view::shortcuts::Shortcuts;
use crate::view::shortcuts::{edits_text, key_of_sign, matches, types_text};
use crate::view::{Actions, Focus, UiState};
use egui::{Event, Key, KeyboardShortcut, Modifiers, Popup, Ui};
use tabiya_collection::games::{may_be_games, may_tell_of_games};
use tabiya_notation::extract::extract;

/// Where keys go in this frame.
#[expect(
    clippy::struct_excessive_bools,
    reason = "each is a fact of its own about this frame"
)]
struct Reader<'a> {
    state: &'a State,
    shortcuts: &'a [(KeyboardShortcut, Command)],
    keyboard: Keyboard,
    /// An operand or an opcode has the keyboard, where a FEN is a text like any other.
    is_in_operation: bool,
    /// The field for the FEN has the keyboard.
    is_in_fen: bool,
    /// The line for moves has the keyboard, and nothing is typed in it.
    is_in_empty_moves: bool,
    /// A menu is open, or the menu bar has the keyboard: plain keys are the menu's.
    is_in_menu: bool,
    /// Some text was typed as ASCII, so that presses need not be guessed from.
    has_ascii: bool,
    /// Shift is held.
    has_shift: bool,
    /// The signs whose keys were pressed; others come as text alone.
    signs: Vec<Key>,
}

/// What has the keyboard.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Keyboard {
    TextField,
    Board,
    /// The list of positions, which pages by itself.
    List,
    /// The drawing of what to find, on which one types as on the board.
    Drawing,
    Other,
}

/// What keys of commands mean now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Meaning {
    Command(Command),
    /// Their command would do nothing. They do not mean one with fewer modifiers instead:
    /// Ctrl+Shift+Z must never undo.
    Nothing,
}

pub(crate) fn keyboard(ui: &Ui, ui_state: &mut UiState) -> Keyboard {
    // Escape has already taken the keyboard out of the field when we come to see it.
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

/// Reads what belongs to the program as a whole and to the board; the rest is left to the widgets.
/// Commands that come while a text is typed go into `late`: the text is taken first.
pub(super) fn read_keys(
    ui: &Ui,
    state: &State,
    ui_state: &mut UiState,
    actions: &mut Actions,
    late: &mut Actions,
) {
    let is_in_menu = Popup::is_any_open(ui.ctx())
        || ui_state.part::<MenuKeys>().have_keyboard()
        || state.play.promoting(state.shown()).is_some();
    let keyboard = keyboard(ui, ui_state);
    let is_in_fen = ui.memory(|memory| memory.has_focus(fen_field_id()));
    let is_in_moves = ui.memory(|memory| memory.has_focus(moves_field_id()));
    let is_in_empty_moves = is_in_moves && state.play.text.is_empty();
    let is_in_operation = ui_state.part::<Fields>().take_had_keyboard();
    let mut known = std::mem::take(ui_state.part::<Shortcuts>());
    let shortcuts = known.of(&state.keys);
    ui.input_mut(|input| {
        let hands = Reader {
            state,
            shortcuts,
            keyboard,
            is_in_operation,
            is_in_fen,
            is_in_empty_moves,
            is_in_menu,
            has_ascii: input.events.iter().any(is_ascii_text),
            has_shift: input.modifiers.shift,
            signs: input.events.iter().filter_map(pressed_key).collect(),
        };
        let mut left = Vec::new();
        let mut has_text_behind = false;
        for (number, event) in std::mem::take(&mut input.events).into_iter().enumerate() {
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

/// Reads the keys that also work over a dialog: whoever cannot read it makes it larger.
pub(super) fn read_keys_of_sight(
    ui: &Ui,
    state: &State,
    ui_state: &mut UiState,
    actions: &mut Actions,
) {
    if hears_every_key(ui_state) {
        return;
    }
    let shortcuts = ui_state.part::<Shortcuts>().of(&state.keys);
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

/// Whether it is a key for a letter or a digit.
fn types_letter_or_digit(key: Key) -> bool {
    let mut letters = key.name().chars();
    matches!((letters.next(), letters.next()), (Some(letter), None) if letter.is_alphanumeric())
}

fn is_ascii_text(event: &Event) -> bool {
    let is_ascii = |text: &str| text.bytes().all(|byte| byte.is_ascii_alphanumeric());
    matches!(event, Event::Text(text) if !text.is_empty() && is_ascii(text))
}

/// Whether a press comes with what it types directly behind it: the window library leaves that out
/// only with Ctrl.
fn brings_text(event: &Event) -> bool {
    let Event::Key { key, modifiers, .. } = event else {
        return false;
    };
    types_text(*key) && !modifiers.ctrl && !modifiers.command
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

    /// Whether a text replaces what is on the board although a field has the keyboard: a whole position, a game
    /// with tags, a command for an engine; into the field for the FEN also several moves.
    fn is_for_board(&self, pasted: &str) -> bool {
        let is_position = !extract(pasted).is_empty() || may_tell_of_games(pasted);
        let are_moves = || self.is_in_fen && may_be_games(pasted);
        !self.is_in_operation && (is_position || are_moves())
    }

    fn is_on_board(&self) -> bool {
        self.keyboard == Keyboard::Board && !self.is_in_menu
    }

    /// Whether moves are played, and letters are not typed elsewhere.
    fn is_playing(&self) -> bool {
        let is_free = matches!(self.keyboard, Keyboard::Board | Keyboard::Other);
        is_free && !self.is_in_menu && self.state.board.tool == Tool::Play
    }

    /// Whether it is the first letter or digit of a move, which goes into the line for moves.
    fn begins_move(&self, event: &Event) -> bool {
        let is_first = |text: &String| text.chars().next().is_some_and(char::is_alphanumeric);
        self.is_playing() && matches!(event, Event::Text(text) if is_first(text))
    }

    /// What it means, if keys of a command were pressed.
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

    /// The most specific keys come first, and decide alone.
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

    /// Whether nothing that was typed could be undone in the line for moves: then it is the moves that are.
    fn takes_moves_back(&self, command: Command) -> bool {
        self.is_in_empty_moves && matches!(command, Command::Undo | Command::Redo)
    }

    /// What the system says of Ctrl+C and Ctrl+X. In the list they are about its rows.
    fn clipboard_command(&self, event: &Event) -> Option<Command> {
        let command = match (event, self.keyboard) {
            (Event::Copy, Keyboard::List) => Command::CopyRows,
            (Event::Cut, Keyboard::List) => Command::CutRows,
            (Event::Copy, Keyboard::Board | Keyboard::Other) => Command::CopyFen,
            _ => return None,
        };
        command.is_enabled(self.state).then_some(command)
    }

    /// Whether keys mean the command here, and nothing else.
    fn is_free(&self, keys: KeyboardShortcut) -> bool {
        let is_plain = keys.modifiers == Modifiers::NONE;
        let is_menus = self.is_in_menu && is_plain;
        let is_lists = self.keyboard == Keyboard::List && self.is_keys_of_list(keys);
        let is_fields = self.is_typing() && edits_text(keys);
        let is_drawings =
            self.keyboard == Keyboard::Drawing && is_plain && is_key_of_drawing(keys.logical_key);
        let with_ctrl_or_alt = keys.modifiers.command || keys.modifiers.alt;
        let is_of_move =
            self.is_playing() && !with_ctrl_or_alt && types_letter_or_digit(keys.logical_key);
        !(is_menus || is_lists || is_fields || is_drawings || is_of_move)
    }

    /// Whether keys mean something else in the list than elsewhere.
    fn is_keys_of_list(&self, keys: KeyboardShortcut) -> bool {
        let is_plain = keys.modifiers == Modifiers::NONE;
        match keys.logical_key {
            Key::PageUp | Key::PageDown => is_plain,
            // It leaves only one row selected.
            Key::Escape => is_plain && self.state.document().selected_count() != 1,
            // Its menu, not that of a square.
            Key::Menu => true,
            Key::F10 => keys.modifiers.shift,
            // It selects all, and with Shift is not the list's.
            Key::A => keys.modifiers == Modifiers::COMMAND && !self.has_shift,
            // With Shift it exchanges what is selected for what is not.
            Key::I => self.has_shift && !keys.modifiers.shift,
            _ => false,
        }
    }

    /// Takes what is for the board, and positions that are pasted. Returns whether it was.
    fn take(&self, event: &Event, actions: &mut Actions) -> bool {
        match event {
            Event::Paste(text) if self.keyboard == Keyboard::List => {
                actions.push(Action::PasteRows(text.clone()));
                true
            }
            // A whole position or game replaces what there is, wherever the keyboard is; other text goes to
            // the caret of the field.
            Event::Paste(text) if !self.is_typing() || self.is_for_board(text) => {
                actions.push(Action::Paste(text.clone()));
                true
            }
            // Letters and digits have gone into the line for moves.
            Event::Text(_) if self.is_playing() => true,
            Event::Text(text) if self.is_on_board() => {
                actions.extend(keys_of_text(text).map(Action::BoardKey));
                true
            }
            _ if self.is_on_board() => {
                let reads_letters = !self.has_ascii && !self.is_playing();
                let key = key_of_press(event, reads_letters).map(|key| {
                    if self.is_playing() {
                        board_key_while_playing(key)
                    } else {
                        Action::BoardKey(key)
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

//! The keys of the board.

use super::board_id;
use crate::action::{Action, BoardKey, CursorStep};
use crate::chess::Piece;
use egui::{Event, InputState, Key, Modifiers, Ui};

/// Whether keys go to the board: it has the keyboard, or nothing has.
pub fn has_board_the_keyboard(ui: &Ui) -> bool {
    ui.memory(egui::Memory::focused)
        .is_none_or(|id| id == board_id())
}

/// Reads the keys that belong to the board, when the keyboard is with the board or with nothing.
pub fn board_keys(ui: &Ui, actions: &mut Vec<Action>) {
    if !has_board_the_keyboard(ui) {
        return;
    }
    ui.input_mut(|input| {
        let keys: Vec<_> = if has_typed_ascii(input) {
            input.events.iter().flat_map(keys_of_text).collect()
        } else {
            // A layout without Latin letters, or a program that sends only keys.
            input.events.iter().filter_map(key_of_press).collect()
        };
        actions.extend(keys.into_iter().map(Action::BoardKey));
        for (key, board_key) in KEYS {
            for _ in 0..input.count_and_consume_key(Modifiers::NONE, *key) {
                actions.push(Action::BoardKey(*board_key));
            }
        }
    });
}

const KEYS: &[(Key, BoardKey)] = &[
    (Key::ArrowLeft, BoardKey::Step(CursorStep::Left)),
    (Key::ArrowRight, BoardKey::Step(CursorStep::Right)),
    (Key::ArrowUp, BoardKey::Step(CursorStep::Up)),
    (Key::ArrowDown, BoardKey::Step(CursorStep::Down)),
    (Key::Home, BoardKey::Step(CursorStep::RowStart)),
    (Key::End, BoardKey::Step(CursorStep::RowEnd)),
    (Key::Enter, BoardKey::Step(CursorStep::NextRow)),
    (Key::Space, BoardKey::EmptyAndGoOn),
    (Key::Delete, BoardKey::Empty),
    (Key::Backspace, BoardKey::EmptyBack),
];

fn has_typed_ascii(input: &InputState) -> bool {
    let is_ascii = |event: &Event| matches!(event, Event::Text(text) if is_letters_or_digits(text));
    input.events.iter().any(is_ascii)
}

fn is_letters_or_digits(text: &str) -> bool {
    !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_alphanumeric())
}

fn keys_of_text(event: &Event) -> Vec<BoardKey> {
    let Event::Text(text) = event else {
        return Vec::new();
    };
    text.chars().filter_map(key_of_letter).collect()
}

fn key_of_letter(letter: char) -> Option<BoardKey> {
    match letter {
        '1'..='8' => letter.to_digit(10).map(|digit| BoardKey::Skip(digit as u8)),
        _ => Piece::from_letter(letter).map(BoardKey::Piece),
    }
}

fn key_of_press(event: &Event) -> Option<BoardKey> {
    let Event::Key {
        key,
        pressed: true,
        modifiers,
        ..
    } = event
    else {
        return None;
    };
    if modifiers.ctrl || modifiers.command || modifiers.alt {
        return None;
    }
    let mut letters = key.name().chars();
    let (letter, None) = (letters.next()?, letters.next()) else {
        return None;
    };
    key_of_letter(if modifiers.shift {
        letter.to_ascii_uppercase()
    } else {
        letter.to_ascii_lowercase()
    })
}

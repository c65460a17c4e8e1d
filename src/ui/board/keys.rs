//! The keys of the board.

use super::board_id;
use crate::action::{BoardKey, CursorStep};
use crate::chess::Piece;
use egui::{Event, Key, Ui};

/// Whether keys go to the board: it has the keyboard, or nothing has.
pub fn has_board_the_keyboard(ui: &Ui) -> bool {
    ui.memory(egui::Memory::focused)
        .is_none_or(|id| id == board_id())
}

/// What typed text means on the board.
pub fn keys_of_text(text: &str) -> impl Iterator<Item = BoardKey> {
    text.chars().filter_map(key_of_letter)
}

/// What a press means on the board. Letters and digits usually come as text; `reads_letters` is for
/// layouts without Latin letters, where the place of the key is what counts.
pub fn key_of_press(event: &Event, reads_letters: bool) -> Option<BoardKey> {
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
    let named = key_without_letter(*key).filter(|_| !modifiers.shift);
    named.or_else(|| letter_of(*key, modifiers.shift).filter(|_| reads_letters))
}

fn key_without_letter(key: Key) -> Option<BoardKey> {
    Some(match key {
        Key::ArrowLeft => BoardKey::Step(CursorStep::Left),
        Key::ArrowRight => BoardKey::Step(CursorStep::Right),
        Key::ArrowUp => BoardKey::Step(CursorStep::Up),
        Key::ArrowDown => BoardKey::Step(CursorStep::Down),
        Key::Home => BoardKey::Step(CursorStep::RowStart),
        Key::End => BoardKey::Step(CursorStep::RowEnd),
        Key::Enter => BoardKey::Step(CursorStep::NextRow),
        Key::Space => BoardKey::EmptyAndGoOn,
        Key::Delete => BoardKey::Empty,
        Key::Backspace => BoardKey::EmptyBack,
        _ => return None,
    })
}

fn letter_of(key: Key, is_shifted: bool) -> Option<BoardKey> {
    let mut letters = key.name().chars();
    let (letter, None) = (letters.next()?, letters.next()) else {
        return None;
    };
    key_of_letter(if is_shifted {
        letter.to_ascii_uppercase()
    } else {
        letter.to_ascii_lowercase()
    })
}

fn key_of_letter(letter: char) -> Option<BoardKey> {
    match letter {
        '1'..='8' => letter
            .to_digit(10)
            .and_then(|digit| u8::try_from(digit).ok())
            .map(BoardKey::Skip),
        _ => Piece::from_letter(letter).map(BoardKey::Piece),
    }
}

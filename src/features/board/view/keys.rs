//! The keys of the board.

use super::board_id;
use crate::model::action::{BoardKey, CursorStep};
use egui::{Event, Key, Ui};
use tabiya_chess::Piece;

/// Whether keys go to the board: it has the keyboard focus, or nothing has.
pub fn has_board_the_keyboard(ui: &Ui) -> bool {
    ui.memory(egui::Memory::focused)
        .is_none_or(|id| id == board_id())
}

/// The board keys for typed text.
pub fn keys_of_text(text: &str) -> impl Iterator<Item = BoardKey> {
    text.chars().filter_map(key_of_letter)
}

/// The board key for a key press. Letters and digits usually come as text; `reads_letters` is for layouts without Latin
/// letters, where the position of the key on the keyboard counts.
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
    if modifiers.alt {
        return None;
    }
    if modifiers.ctrl || modifiers.command {
        let step = step_of_arrow(*key)?;
        return Some(if modifiers.shift {
            BoardKey::CopyBlock(step)
        } else {
            BoardKey::MoveBlock(step)
        });
    }
    let step = step_of_key(*key);
    let named = if modifiers.shift {
        step.map(BoardKey::Extend)
    } else {
        step.map(BoardKey::Step)
            .or_else(|| key_without_letter(*key))
    };
    named.or_else(|| letter_of(*key, modifiers.shift).filter(|_| reads_letters))
}

fn step_of_arrow(key: Key) -> Option<CursorStep> {
    Some(match key {
        Key::ArrowLeft => CursorStep::Left,
        Key::ArrowRight => CursorStep::Right,
        Key::ArrowUp => CursorStep::Up,
        Key::ArrowDown => CursorStep::Down,
        _ => return None,
    })
}

fn step_of_key(key: Key) -> Option<CursorStep> {
    Some(match key {
        Key::Home => CursorStep::RowStart,
        Key::End => CursorStep::RowEnd,
        Key::Enter => CursorStep::NextRow,
        _ => return step_of_arrow(key),
    })
}

fn key_without_letter(key: Key) -> Option<BoardKey> {
    Some(match key {
        Key::Space => BoardKey::EmptyAndAdvance,
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
        // 0 skips no square, but chooses the pointer while the mouse controls the board.
        '0'..='8' => letter
            .to_digit(10)
            .and_then(|digit| u8::try_from(digit).ok())
            .map(BoardKey::Skip),
        '/' => Some(BoardKey::Step(CursorStep::NextRow)),
        'x' | 'X' | '.' => Some(BoardKey::EmptyAndAdvance),
        _ => Piece::from_letter(letter).map(BoardKey::Piece),
    }
}

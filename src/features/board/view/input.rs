//! The keys of the board, and the mouse and fingers on the board and on the spare pieces in a frame.

use super::{BoardGeometry, Scene, board_id};
use crate::features::board::model::piece_letters::piece_key;
use crate::features::board::view::piece_menu::PieceMenu;
use crate::features::board::view::tray::TrayGeometry;
use crate::features::board::view::{Gesture, Hands, Turning};
use crate::model::action::{Action, BoardKey, CursorStep};
use crate::model::state::State;
use crate::view::pointer::is_free_at;
use crate::view::{Actions, Focus, UiState};
use egui::{Event, Key, Ui};
use std::time::Duration;
use tabiya_chess::Square;
use tabiya_notation::piece_letters::Language;

/// Whether keys go to the board: it has the keyboard focus, or nothing has.
pub fn has_board_the_keyboard(ui: &Ui) -> bool {
    ui.memory(egui::Memory::focused)
        .is_none_or(|id| id == board_id())
}

/// The board keys for text typed in this language.
pub(crate) fn keys_of_text(text: &str, language: Language) -> impl Iterator<Item = BoardKey> {
    text.chars()
        .filter_map(move |letter| key_of_letter(letter, language))
}

/// Whether an event is text that the board reads as letters or digits of this language. Key presses then need no
/// interpretation as letters.
pub(crate) fn is_text_for_board(event: &Event, language: Language) -> bool {
    let is_letter = |letter: char| {
        let is_of_alphabet = language == Language::Russian && letter.is_alphabetic();
        letter.is_ascii_alphanumeric() || is_of_alphabet
    };
    matches!(event, Event::Text(text) if !text.is_empty() && text.chars().all(is_letter))
}

/// The board key for a key press. Letters and digits usually come as text; a language is given for layouts without its
/// letters, where the position of the key on the keyboard counts.
pub(crate) fn key_of_press(event: &Event, by_position: Option<Language>) -> Option<BoardKey> {
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
    named.or_else(|| letter_of(*key, modifiers.shift, by_position?))
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

fn letter_of(key: Key, is_shifted: bool, language: Language) -> Option<BoardKey> {
    let mut letters = key.name().chars();
    let (letter, None) = (letters.next()?, letters.next()) else {
        return None;
    };
    let letter = if is_shifted {
        letter.to_ascii_uppercase()
    } else {
        letter.to_ascii_lowercase()
    };
    key_of_letter(letter, language)
}

fn key_of_letter(letter: char, language: Language) -> Option<BoardKey> {
    match letter {
        // 0 skips no square, but chooses the pointer while the mouse controls the board.
        '0'..='8' => letter
            .to_digit(10)
            .and_then(|digit| u8::try_from(digit).ok())
            .map(BoardKey::Skip),
        '/' => Some(BoardKey::Step(CursorStep::NextRow)),
        'x' | 'X' | '.' => Some(BoardKey::EmptyAndAdvance),
        _ => piece_key(letter, language),
    }
}

/// The least time allowed for a double click, in seconds: on slow machines its clicks may be a long frame apart.
const MIN_DOUBLE_CLICK: f64 = 0.4;

/// Handles the events of this frame in their order.
pub(crate) fn read_mouse(
    ui: &Ui,
    state: &State,
    ui_state: &mut UiState,
    geometry: &BoardGeometry,
    tray: &TrayGeometry,
    actions: &mut Actions,
) {
    let spares = tray.pieces();
    let scene = Scene {
        geometry,
        place: (state.shared.document().id(), state.shared.document().row()),
        position: state.shared.document().position(),
        tool: state.tool_in_use(),
        block: state.board.block,
        symmetric: state.board.symmetric,
        arrow: state.board.arrow,
        draw_color: state.board.draw_color,
        spares: &spares,
        now: ui.input(|input| input.time),
        double_click: double_click(ui),
    };
    let is_free = |pos| is_free_at(ui, pos);
    let is_on = |pos| (geometry.rect.contains(pos) || tray.rect.contains(pos)) && is_free(pos);
    let events = ui.input(|input| input.events.clone());
    for event in &events {
        let is_press_here = matches!(
            event,
            Event::PointerButton { pos, pressed: true, .. } if is_on(*pos)
        );
        if is_press_here {
            ui_state.focus_wanted = Some(Focus::Board);
        }
        ui_state
            .part::<Gesture>()
            .event(event, &scene, is_free, actions);
    }
    if let Some(seconds) = ui_state.part::<Gesture>().wait(&scene, actions) {
        let left = Duration::from_secs_f64(seconds);
        ui.ctx().request_repaint_after(left);
    }
    if let Some(square) = ui_state.part::<Gesture>().take_menu() {
        *ui_state.part::<Option<PieceMenu>>() = Some(PieceMenu::on(square));
    }
    if let Some(preview) = ui_state.part::<Gesture>().preview(&scene) {
        ui_state.preview = Some(preview);
    }
    ui_state.part::<Hands>().board_is_at(*geometry);
    turn(ui, state, ui_state, geometry, actions);
}

fn double_click(ui: &Ui) -> f64 {
    let options = |options: &egui::Options| options.input_options.max_double_click_delay;
    ui.ctx().options(options).max(MIN_DOUBLE_CLICK)
}

fn turn(
    ui: &Ui,
    state: &State,
    ui_state: &mut UiState,
    geometry: &BoardGeometry,
    actions: &mut Vec<Action>,
) {
    let on: Option<Square> = ui
        .input(|input| input.pointer.hover_pos())
        .filter(|pos| is_free_at(ui, *pos))
        .and_then(|pos| geometry.square_at(pos));
    let is_busy = ui_state.part::<Gesture>().is_active();
    ui_state
        .part::<Turning>()
        .read(ui, state, on, is_busy, actions);
}

//! Fixed faults of mouse and keyboard used together, each with its symptom.

use super::program::Program;
use egui::{Event, Key, Modifiers, PointerButton, Pos2, vec2};
use std::fs;
use tabiya::model::action::{Action, BoardAction, FilesAction, SettingsAction};
use tabiya::model::state::Tool;
use tabiya_chess::{Piece, Square, SquareSet};

const EMPTY: &str = "8/8/8/8/8/8/8/8 w - - 0 1";

/// Moves the pointer onto the board from beside it.
fn onto(program: &mut Program, square: &str) {
    let pos = program.square(square);
    program.move_to(program.square("a4") - vec2(200.0, 0.0));
    program.move_to(pos);
}

fn unsure(program: &Program) -> String {
    let squares: SquareSet = program.state().shared.document().unsure();
    let names: Vec<_> = squares.map(|square| square.to_string()).collect();
    names.join(" ")
}

fn text(text: &str) -> Event {
    Event::Text(text.to_owned())
}

fn press(pos: Pos2, pressed: bool) -> Event {
    Event::PointerButton {
        pos,
        button: PointerButton::Primary,
        pressed,
        modifiers: Modifiers::NONE,
    }
}

fn in_one_frame(program: &mut Program, events: impl IntoIterator<Item = Event>) {
    program.harness.input_mut().events.extend(events);
    program.run();
}

#[test]
fn square_keys_apply_to_the_square_under_the_active_mouse() {
    let mut program = Program::start();
    onto(&mut program, "h1");
    program.key(Key::C);
    assert!(program.fen().contains(" w Qkq "), "{}", program.fen());
    onto(&mut program, "e4");
    program.key(Key::U);
    assert_eq!(unsure(&program), "e4");
    onto(&mut program, "d5");
    program.key_with(Modifiers::SHIFT, Key::F10);
    program.type_text("r");
    let d5 = Square::from_name("d5").unwrap();
    let board = program.state().shared.document().position().board;
    assert_eq!(board.get(d5), Some(Piece::BlackRook));
}

#[test]
fn filling_a_rank_applies_to_the_rank_under_the_active_mouse() {
    let folder = tempfile::TempDir::new().unwrap();
    let file = folder.path().join("settings.toml");
    fs::write(&file, "[keys]\nfill-rank-white-pawns = \"F8\"\n").unwrap();
    let actions = vec![
        Action::from(SettingsAction::UseSettings(file)),
        Action::from(FilesAction::OpenText(EMPTY.to_owned())),
    ];
    let mut program = Program::start_with(actions);
    onto(&mut program, "e4");
    program.key(Key::F8);
    assert_eq!(program.fen(), "8/8/8/8/PPPPPPPP/8/8/8 w - - 0 1");
}

#[test]
fn after_a_drop_the_square_under_the_mouse_is_the_target_square() {
    let mut program = Program::start();
    program.brush("white rook");
    let [a1, c3] = ["e4", "e6"].map(|name| program.square(name));
    onto(&mut program, "e4");
    program.drag_with(a1, c3, Modifiers::NONE);
    program.key(Key::U);
    assert_eq!(unsure(&program), "e6");
}

#[test]
fn square_keys_apply_to_the_cursor_of_the_active_keyboard() {
    let mut program = Program::start();
    onto(&mut program, "e4");
    program.left("c3");
    program.key(Key::ArrowRight);
    program.key(Key::U);
    assert_eq!(unsure(&program), "d3");
}

#[test]
fn a_selection_under_the_mouse_is_marked_as_a_whole_and_stays_selected() {
    let mut program = Program::start();
    let [a1, b2] = ["a1", "b2"].map(|name| program.square(name));
    program.drag_with(a1, b2, Modifiers::SHIFT);
    onto(&mut program, "a2");
    program.key(Key::U);
    assert_eq!(unsure(&program), "a1 b1 a2 b2");
    assert!(program.state().board.block.is_some());
    // The right is that of the rook under the pointer.
    onto(&mut program, "a1");
    program.key(Key::C);
    assert!(program.fen().contains(" w Kkq "), "{}", program.fen());
    assert!(program.state().board.block.is_some());
    onto(&mut program, "e4");
    program.key(Key::U);
    assert_eq!(unsure(&program), "a1 b1 a2 b2 e4");
}

#[test]
fn going_to_the_next_marked_square_gives_the_board_to_the_keyboard() {
    let mut program = Program::on(EMPTY);
    let square = Square::from_name("c3").unwrap();
    let mark = Action::from(BoardAction::MarkUnsure {
        square,
        is_unsure: true,
    });
    program.harness.state_mut().apply(mark);
    onto(&mut program, "e4");
    program.key_with(Modifiers::SHIFT, Key::U);
    program.type_text("N");
    assert_eq!(program.fen(), "8/8/8/8/8/2N5/8/8 w - - 0 1");
}

#[test]
fn a_press_places_the_piece_chosen_by_an_earlier_key_of_its_frame() {
    let mut program = Program::on(EMPTY);
    onto(&mut program, "e4");
    let pos = program.square("e4");
    in_one_frame(
        &mut program,
        [text("q"), press(pos, true), press(pos, false)],
    );
    assert_eq!(program.fen(), "8/8/8/8/4q3/8/8/8 w - - 0 1");
}

#[test]
fn a_press_ignores_a_piece_chosen_by_a_later_key_of_its_frame() {
    let mut program = Program::on(EMPTY);
    program.brush("white rook");
    onto(&mut program, "a1");
    let [a1, b1] = ["a1", "b1"].map(|name| program.square(name));
    in_one_frame(
        &mut program,
        [
            press(a1, true),
            press(a1, false),
            text("q"),
            Event::PointerMoved(b1),
            press(b1, true),
            press(b1, false),
            text("n"),
        ],
    );
    assert_eq!(program.fen(), "8/8/8/8/8/8/8/Rq6 w - - 0 1");
    assert_eq!(program.state().board.tool, Tool::Brush(Piece::BlackKnight));
}

#[test]
fn escape_clears_the_selection_and_keeps_the_brush() {
    let mut program = Program::on(EMPTY);
    program.brush("white rook");
    let [a1, b2] = ["a1", "b2"].map(|name| program.square(name));
    program.drag_with(a1, b2, Modifiers::SHIFT);
    onto(&mut program, "e4");
    let escape = Event::Key {
        key: Key::Escape,
        physical_key: None,
        pressed: true,
        repeat: false,
        modifiers: Modifiers::NONE,
    };
    let pos = program.square("e4");
    in_one_frame(&mut program, [escape, press(pos, true), press(pos, false)]);
    assert!(program.state().board.block.is_none());
    assert_eq!(program.fen(), "8/8/8/8/4R3/8/8/8 w - - 0 1");
}

#[test]
fn backspace_removes_the_pieces_selected_by_mouse() {
    for key in [Key::Backspace, Key::Delete] {
        let mut program = Program::start();
        let [a1, b2] = ["a1", "b2"].map(|name| program.square(name));
        program.drag_with(a1, b2, Modifiers::SHIFT);
        onto(&mut program, "e4");
        program.key(key);
        assert_eq!(
            program.fen(),
            "rnbqkbnr/pppppppp/8/8/8/8/2PPPPPP/2BQKBNR w Kkq - 0 1",
            "{key:?}"
        );
    }
}

#[test]
fn a_double_click_within_one_frame_is_recognised() {
    let mut program = Program::on("4k3/8/8/8/3pP3/8/8/4K3 b - - 0 1");
    let pos = program.square("e4");
    let events = [true, false, true, false].map(|pressed| press(pos, pressed));
    in_one_frame(&mut program, events);
    assert_eq!(program.fen(), "4k3/8/8/8/3pP3/8/8/4K3 b - e3 0 1");
}

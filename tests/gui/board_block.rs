//! Selecting a rectangle of squares with the mouse, and dragging it.

use super::program::{Program, START};
use egui::{Key, Modifiers, PointerButton, vec2};
use tabiya::features::board::model::board_state::Block;

const CORNER: &str = "4k3/8/8/8/8/8/PP6/RN2K3 w - - 0 1";

fn selected(program: &Program) -> Option<String> {
    let block: Block = program.state().board.block?;
    Some(format!("{}-{}", block.anchor, block.head))
}

fn select(program: &mut Program, from: &str, to: &str) {
    let (from, to) = (program.square(from), program.square(to));
    program.drag_with(from, to, Modifiers::SHIFT);
}

#[test]
fn dragging_with_shift_shows_the_growing_selection() {
    let mut program = Program::start();
    let (from, to) = (program.square("b2"), program.square("d5"));
    program.button(from, PointerButton::Primary, true, Modifiers::SHIFT);
    assert_eq!(selected(&program).as_deref(), None);
    program.move_to(program.square("c3"));
    assert_eq!(selected(&program).as_deref(), Some("b2-c3"));
    program.move_to(to);
    program.button(to, PointerButton::Primary, false, Modifiers::SHIFT);
    assert_eq!(selected(&program).as_deref(), Some("b2-d5"));
    assert_eq!(program.fen(), START);
}

#[test]
fn shift_dragging_with_a_brush_selects_and_paints_nothing() {
    let mut program = Program::start();
    program.brush("white queen");
    select(&mut program, "c3", "f6");
    assert_eq!(selected(&program).as_deref(), Some("c3-f6"));
    assert_eq!(program.fen(), START);
}

#[test]
fn dragging_a_selection_is_one_undo_step_and_keeps_it_selected() {
    let mut program = Program::on(CORNER);
    select(&mut program, "a1", "b2");
    program.drag("b1", "g4");
    let fen = "4k3/8/8/5PP1/5RN1/8/8/4K3 w - - 0 1";
    assert_eq!(program.fen(), fen);
    assert_eq!(program.field(), fen);
    assert_eq!(selected(&program).as_deref(), Some("f4-g5"));
    program.undo();
    assert_eq!(program.fen(), CORNER);
    assert!(!program.state().shared.document().can_undo());
}

#[test]
fn dragging_a_selection_with_alt_or_ctrl_copies_it() {
    for keys in [Modifiers::ALT, Modifiers::COMMAND] {
        let mut program = Program::on(CORNER);
        select(&mut program, "a1", "b2");
        let (from, to) = (program.square("a1"), program.square("g4"));
        program.drag_with(from, to, keys);
        assert_eq!(program.fen(), "4k3/8/8/6PP/6RN/8/PP6/RN2K3 w - - 0 1");
    }
}

#[test]
fn a_dragged_selection_stays_whole_at_the_edge() {
    let mut program = Program::on(CORNER);
    select(&mut program, "a1", "b2");
    program.drag("a1", "h8");
    assert_eq!(program.fen(), "4k1PP/6RN/8/8/8/8/8/4K3 w - - 0 1");
}

#[test]
fn dropping_a_selection_off_the_board_deletes_it() {
    let mut program = Program::on(CORNER);
    select(&mut program, "a1", "b2");
    let from = program.square("a1");
    program.drag_with(from, from - vec2(300.0, 0.0), Modifiers::NONE);
    assert_eq!(program.fen(), "4k3/8/8/8/8/8/8/4K3 w - - 0 1");
    assert_eq!(selected(&program).as_deref(), None);
    program.undo();
    assert_eq!(program.fen(), CORNER);
}

#[test]
fn escape_returns_a_dragged_selection_and_keeps_it_selected() {
    let mut program = Program::on(CORNER);
    select(&mut program, "a1", "b2");
    let (from, to) = (program.square("a1"), program.square("e5"));
    program.button(from, PointerButton::Primary, true, Modifiers::NONE);
    program.move_to(to);
    program.key(Key::Escape);
    program.button(to, PointerButton::Primary, false, Modifiers::NONE);
    assert_eq!(program.fen(), CORNER);
    assert_eq!(selected(&program).as_deref(), Some("a1-b2"));
    program.key(Key::Escape);
    assert_eq!(selected(&program).as_deref(), None);
}

#[test]
fn a_plain_click_unselects_and_a_click_with_shift_extends() {
    let mut program = Program::start();
    let click = |program: &mut Program, square: &str, keys| {
        let pos = program.square(square);
        program.button(pos, PointerButton::Primary, true, keys);
        program.button(pos, PointerButton::Primary, false, keys);
    };
    click(&mut program, "c3", Modifiers::SHIFT);
    assert_eq!(selected(&program).as_deref(), Some("c3-c3"));
    click(&mut program, "e6", Modifiers::SHIFT);
    assert_eq!(selected(&program).as_deref(), Some("c3-e6"));
    click(&mut program, "d4", Modifiers::SHIFT);
    assert_eq!(selected(&program).as_deref(), Some("c3-d4"));
    click(&mut program, "g5", Modifiers::NONE);
    assert_eq!(selected(&program).as_deref(), None);
    assert_eq!(program.state().board.cursor.to_string(), "g5");
    assert_eq!(program.fen(), START);
}

#[test]
fn selecting_and_dragging_work_on_a_flipped_board() {
    let mut program = Program::on(CORNER);
    program.click("Flip board");
    select(&mut program, "a1", "b2");
    program.drag("b1", "g4");
    assert_eq!(program.fen(), "4k3/8/8/5PP1/5RN1/8/8/4K3 w - - 0 1");
}

#[test]
fn delete_removes_the_pieces_selected_by_mouse() {
    let mut program = Program::on(CORNER);
    select(&mut program, "a1", "b2");
    program.move_to(program.square("e5"));
    program.key(Key::Delete);
    assert_eq!(program.fen(), "4k3/8/8/8/8/8/8/4K3 w - - 0 1");
}

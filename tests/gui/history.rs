//! One history for everything that changes the document.

use super::program::{Program, START};
use egui::Key;

#[test]
fn board_panel_text_paste_and_list_are_undone_in_order_and_redone() {
    let mut program = Program::start();
    let mut seen = vec![(
        program.fen(),
        program.state().shared.document().rows().len(),
    )];
    let mut note = |program: &Program| {
        seen.push((
            program.fen(),
            program.state().shared.document().rows().len(),
        ));
    };
    program.drag("e2", "e4");
    note(&program);
    program.click("Black to move");
    note(&program);
    program.select_field();
    program.type_text("8/8/8/8/8/8/8/K6k w - - 0 1");
    program.key(Key::Enter);
    note(&program);
    program.menu("Position", "Add position");
    note(&program);
    program.paste("4k3/8/8/8/8/8/8/4K3 w - - 0 1");
    note(&program);
    program.menu("Position", "Delete position");
    note(&program);
    for (fen, rows) in seen.iter().rev().skip(1) {
        program.undo();
        assert_eq!(&program.fen(), fen);
        assert_eq!(program.state().shared.document().rows().len(), *rows);
    }
    assert!(!program.state().shared.document().can_undo());
    for (fen, rows) in seen.iter().skip(1) {
        program.redo();
        assert_eq!(&program.fen(), fen);
        assert_eq!(program.state().shared.document().rows().len(), *rows);
    }
    assert!(!program.state().shared.document().can_redo());
}

#[test]
fn ctrl_y_redoes_an_undone_step() {
    let mut program = Program::start();
    program.drag("e2", "e4");
    let after = program.fen();
    program.undo();
    assert_eq!(program.fen(), START);
    program.ctrl(Key::Y);
    assert_eq!(program.fen(), after);
}

#[test]
fn a_document_is_unmodified_again_when_everything_is_undone() {
    let mut program = Program::start();
    program.drag("e2", "e4");
    assert!(program.state().shared.document().is_modified());
    program.undo();
    assert!(!program.state().shared.document().is_modified());
}

#[test]
fn two_strokes_of_the_brush_are_two_undo_steps() {
    let mut program = Program::on("8/8/8/8/8/8/8/8 w - - 0 1");
    program.brush("white pawn");
    program.drag("a2", "c2");
    program.drag("e2", "g2");
    program.undo();
    assert_eq!(program.fen(), "8/8/8/8/8/8/PPP5/8 w - - 0 1");
}

#[test]
fn undo_restores_an_unreadable_text() {
    let mut program = Program::start();
    program.select_field();
    program.type_text("8/8/8x");
    program.key(Key::Enter);
    program.drag("a1", "a3");
    program.undo();
    assert_eq!(program.field(), "8/8/8x");
}

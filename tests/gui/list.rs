//! The list of a file's lines.

use super::program::{Program, START};
use egui::{Key, Modifiers};
use std::fs;
use std::path::PathBuf;
use tempfile::TempDir;

const LINES: &str = "# a comment\n\
    rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1\n\
    \n\
    8/8/8/8/8/8/8/K6k w - - 0 1\n\
    8/8/8/7/8/8/8/K6k w - - 0 1\n";

fn file() -> (TempDir, PathBuf) {
    let folder = TempDir::new().unwrap();
    let path = folder.path().join("some.fen");
    fs::write(&path, LINES).unwrap();
    (folder, path)
}

fn program() -> (TempDir, PathBuf, Program) {
    let (folder, path) = file();
    let program = Program::on_file(&path);
    (folder, path, program)
}

#[test]
fn a_single_position_has_no_list_and_several_have_one() {
    assert!(!Program::start().has("Positions"));
    assert!(program().2.has("Positions"));
}

#[test]
fn the_first_record_is_on_the_board_although_a_comment_stands_before_it() {
    let (_folder, _path, program) = program();
    assert_eq!(program.state().document().row(), 1);
    assert_eq!(program.fen(), START);
}

#[test]
fn a_row_is_chosen_by_its_name() {
    let (_folder, _path, mut program) = program();
    program.click("Position 4");
    assert_eq!(program.fen(), "8/8/8/8/8/8/8/K6k w - - 0 1");
}

#[test]
fn rows_are_gone_through_with_keys_from_anywhere() {
    let (_folder, _path, mut program) = program();
    program.key_with(Modifiers::ALT, Key::ArrowDown);
    assert_eq!(program.state().document().row(), 2);
    program.key(Key::PageDown);
    assert_eq!(program.state().document().row(), 3);
    program.key_with(Modifiers::ALT, Key::ArrowUp);
    assert_eq!(program.state().document().row(), 2);
    program.key_with(Modifiers::ALT, Key::End);
    assert_eq!(program.state().document().row(), 4);
}

#[test]
fn an_unreadable_line_is_shown_as_it_is_with_what_is_wrong() {
    let (_folder, _path, mut program) = program();
    program.click("Position 5");
    assert_eq!(program.field(), "8/8/8/7/8/8/8/K6k w - - 0 1");
    assert!(program.says("Rank 5 has 7 squares, one is missing"));
}

#[test]
fn editing_on_a_comment_line_keeps_the_comment() {
    let (_folder, path, mut program) = program();
    program.click("Position 1");
    assert!(program.says("This line is a comment"));
    program.brush("white king");
    program.left("e1");
    program.ctrl(Key::S);
    let text = fs::read_to_string(path).unwrap();
    assert!(
        text.starts_with("# a comment\n8/8/8/8/8/8/8/4K3 w - - 0 1\nrnbqkbnr/"),
        "{text}"
    );
}

#[test]
fn records_are_added_duplicated_deleted_and_moved() {
    let (_folder, _path, mut program) = program();
    let rows = |program: &Program| program.state().document().rows().len();
    program.menu("Position", "Add position");
    assert_eq!((rows(&program), program.state().document().row()), (6, 2));
    program.menu("Position", "Duplicate position");
    assert_eq!((rows(&program), program.state().document().row()), (7, 3));
    program.menu("Position", "Delete position");
    assert_eq!(rows(&program), 6);
    program.key_with(Modifiers::ALT | Modifiers::SHIFT, Key::ArrowUp);
    assert_eq!(program.state().document().row(), 2);
    for _ in 0..4 {
        program.undo();
    }
    assert!(!program.state().document().is_modified());
}

#[test]
fn a_row_is_dragged_to_another_place() {
    let (_folder, path, mut program) = program();
    let place = |program: &Program, name: &str| {
        use egui_kittest::kittest::Queryable as _;
        program.harness.get_by_label(name).rect().center()
    };
    let (from, to) = (place(&program, "Position 4"), place(&program, "Position 2"));
    program.drag_with(from, to, Modifiers::NONE);
    program.ctrl(Key::S);
    let text = fs::read_to_string(path).unwrap();
    let order: Vec<_> = text.lines().collect();
    assert!(order[1].starts_with("8/8/8/8/8/8/8/K6k"), "{order:?}");
    assert!(order[2].starts_with("rnbqkbnr"), "{order:?}");
}

#[test]
fn two_hundred_thousand_rows_scroll_to_the_last_one() {
    let folder = TempDir::new().unwrap();
    let path = folder.path().join("many.fen");
    let line = "8/8/8/8/8/8/8/K6k w - - 0 1\n";
    fs::write(
        &path,
        line.repeat(199_999) + "4k3/8/8/8/8/8/8/4K3 w - - 0 1\n",
    )
    .unwrap();
    let mut program = Program::on_file(&path);
    program.key_with(Modifiers::ALT, Key::End);
    assert!(program.has("Position 200000"));
    assert_eq!(program.fen(), "4k3/8/8/8/8/8/8/4K3 w - - 0 1");
}

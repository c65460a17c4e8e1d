//! Positions added to a file: one by one on an empty board, and several at once.

use super::program::{Program, START};
use egui::{Key, Modifiers};
use tabiya_collection::passes::LineMark;
use tempfile::TempDir;

const KINGS: &str = "8/8/8/8/8/8/8/K6k w - - 0 1";
const OTHER_KINGS: &str = "8/8/8/8/8/8/8/1K5k w - - 0 1";

fn lines(program: &Program) -> Vec<String> {
    let rows = program.state().shared.document().rows();
    let line = |row| String::from_utf8_lossy(&rows.line(row).unwrap()).into_owned();
    (0..rows.len()).map(line).collect()
}

fn add(program: &mut Program) {
    program.key_with(Modifiers::COMMAND | Modifiers::SHIFT, Key::N);
}

#[test]
fn the_add_button_works_with_and_without_a_list() {
    const BUTTON: &str = "Add an empty position to this file, below the current one";
    let mut program = Program::start();
    program.click(BUTTON);
    assert_eq!(program.state().shared.document().rows().len(), 2);
    assert!(program.find_row(2).is_some());
    program.click(BUTTON);
    assert_eq!(program.state().shared.document().rows().len(), 3);
}

#[test]
fn an_added_position_is_an_empty_board_without_a_warning() {
    let mut program = Program::on(KINGS);
    add(&mut program);
    assert!(program.has("Position 2, empty"));
    assert!(program.says("The board is empty. Add pieces"));
    assert!(!program.says("illegal"));
    assert!(!program.says("Illegal"));
    assert_eq!(
        program.state().shared.document().mark(1),
        Some(LineMark::Empty)
    );
    program.undo();
    assert_eq!(lines(&program), [KINGS]);
}

#[test]
fn four_positions_are_typed_one_after_another_into_a_new_file() {
    let mut program = Program::start();
    program.ctrl(Key::E);
    for (number, file) in (1..).zip(["K", "1K", "2K", "3K"]) {
        if number > 1 {
            add(&mut program);
        }
        program.type_text(file);
        program.key(Key::Enter);
        program.key(Key::Enter);
        program.type_text("7k");
    }
    let boards: Vec<String> = lines(&program)
        .iter()
        .map(|line| line.split(' ').next().unwrap().to_owned())
        .collect();
    assert_eq!(
        boards,
        [
            "K7/8/7k/8/8/8/8/8",
            "1K6/8/7k/8/8/8/8/8",
            "2K5/8/7k/8/8/8/8/8",
            "3K4/8/7k/8/8/8/8/8"
        ]
    );
}

#[test]
fn several_pasted_positions_replace_an_added_empty_one() {
    let mut program = Program::on(START);
    add(&mut program);
    program.paste(&format!("{KINGS}\n{OTHER_KINGS}\n"));
    program.click("Add as new positions");
    assert_eq!(lines(&program), [START, KINGS, OTHER_KINGS]);
    assert_eq!(program.fen(), KINGS);
    program.undo();
    assert_eq!(lines(&program).len(), 2);
    program.undo();
    assert_eq!(lines(&program), [START]);
}

#[test]
fn many_pasted_positions_replace_an_added_one_only_while_it_is_empty() {
    let line = |number: u32| format!("8/8/8/3k4/8/8/4K3/8 w - - 0 {number}");
    let many = (1..=2000).map(line).collect::<Vec<_>>().join("\n");
    for piece in [None, Some("K")] {
        let mut program = Program::on(START);
        add(&mut program);
        if let Some(piece) = piece {
            program.type_text(piece);
        }
        program.paste(&many);
        program.click("Add as new positions");
        let lines = lines(&program);
        assert_eq!(lines.len(), 2001 + usize::from(piece.is_some()));
        assert_eq!(lines[0], START);
        assert!(!lines.iter().any(|line| line.starts_with("8/8/8/8/8/8/8/8")));
        program.undo();
        assert_eq!(program.state().shared.document().rows().len(), 2);
    }
}

#[test]
fn an_empty_board_of_the_file_remains_when_others_are_pasted() {
    let folder = TempDir::new().unwrap();
    let path = folder.path().join("some.fen");
    let empty = "8/8/8/8/8/8/8/8 w - - 0 1";
    std::fs::write(&path, format!("{empty}\n{KINGS}\n")).unwrap();
    let mut program = Program::on_file(&path);
    program.paste(&format!("{KINGS}\n{OTHER_KINGS}\n"));
    program.click("Add as new positions");
    assert_eq!(lines(&program), [empty, KINGS, OTHER_KINGS, KINGS]);
}

#[test]
fn the_plus_button_beside_the_tabs_creates_a_new_file() {
    let mut program = Program::start();
    let before = program.state().shared.documents.len();
    program.click("New file");
    assert_eq!(program.state().shared.documents.len(), before + 1);
}

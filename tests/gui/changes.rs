//! Unsaved changes: marks in the list, a list of all of them before saving, and reverting one line.

use super::program::{Program, START};
use egui::accesskit::Role;
use egui::{Key, Modifiers};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use std::fs;
use std::path::PathBuf;
use tabiya::command::Command;
use tabiya::model::action::Action;
use tempfile::TempDir;

const KINGS: &str = "4k3/8/8/8/8/8/8/4K3 w - - 0 1";
const PAWN: &str = "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1";
const UNTIDY: &str = "4k3/8/8/8/8/8/4Q3/4K3 W - - 0 1";

fn program() -> (TempDir, PathBuf, Program) {
    let folder = TempDir::new().unwrap();
    let path = folder.path().join("some.fen");
    fs::write(&path, [START, KINGS, PAWN, UNTIDY, ""].join("\n")).unwrap();
    let program = Program::on_file(&path);
    (folder, path, program)
}

fn run(program: &mut Program, command: Command) {
    program.harness.state_mut().apply(Action::Run(command));
    program.run();
}

fn lines(program: &Program) -> Vec<String> {
    let rows = program.state().shared.document().rows();
    let line = |row| String::from_utf8_lossy(&rows.line(row).unwrap()).into_owned();
    (0..rows.len()).map(line).collect()
}

/// Changes the side to move of a line.
fn turn(program: &mut Program, row: u64) {
    program.click_row(row);
    run(program, Command::ChangeSideToMove);
}

/// Changes the second line, adds one after it, removes the line with the pawn, and repairs the last one.
fn change_each_way(program: &mut Program) {
    turn(program, 2);
    run(program, Command::DuplicatePosition);
    program.click_row(4);
    run(program, Command::DeletePosition);
    program.menu("Collection", "Repair all positions…");
    program.click("Repair one position");
    program.run();
}

/// The names of all entries of the list of differences.
fn listed(program: &Program) -> Vec<String> {
    let rows = program.harness.query_all_by_role(Role::ListBoxOption);
    let names = rows.filter_map(|row| row.accesskit_node().label());
    // Names of rows in the list of positions begin differently.
    let kinds = [", changed: ", ", repaired: ", ", new: ", ", removed: "];
    let is_listed = |name: &String| kinds.iter().any(|kind| name.contains(kind));
    names.filter(is_listed).collect()
}

fn name_of_row(program: &Program, number: u64) -> String {
    let row = program.find_row(number).unwrap();
    row.accesskit_node().label().unwrap()
}

fn turned(fen: &str) -> String {
    fen.replace(" w ", " b ")
}

#[test]
fn each_changed_row_says_so_in_its_name_and_by_a_sign_with_a_tip() {
    let (_folder, _path, mut program) = program();
    assert!(!name_of_row(&program, 2).contains("changed"));
    change_each_way(&mut program);
    assert!(name_of_row(&program, 2).contains("changed"));
    assert!(name_of_row(&program, 3).contains("new"));
    assert!(name_of_row(&program, 3).contains("One position removed above"));
    assert!(name_of_row(&program, 4).contains("was repaired"));
    assert!(!name_of_row(&program, 1).contains("changed"));
    let sign = program
        .harness
        .get_by_role_and_label(Role::Image, "changed");
    sign.hover();
    program.run();
    assert!(program.says("Changed since the last save"));
    assert!(program.says(&format!("Before: {KINGS}")));
}

#[test]
fn saving_removes_the_signs_of_changes() {
    let (_folder, _path, mut program) = program();
    change_each_way(&mut program);
    program.ctrl(Key::S);
    assert!(!name_of_row(&program, 2).contains("changed"));
    assert!(
        program
            .harness
            .query_by_role_and_label(Role::Image, "changed")
            .is_none()
    );
    program.undo();
    let name = name_of_row(&program, 4);
    assert!(
        name.contains("changed"),
        "the undone change now differs: {name}"
    );
}

#[test]
fn unsaved_changes_are_listed_with_counts() {
    let (_folder, _path, mut program) = program();
    change_each_way(&mut program);
    program.menu("File", "Unsaved changes…");
    assert!(program.says("One position changed · one repaired · one new · one removed"));
    let [changed, removed, added, repaired] = listed(&program).try_into().unwrap();
    assert_eq!(
        changed,
        format!("Position 2, changed: {KINGS} becomes {}", turned(KINGS))
    );
    assert_eq!(added, format!("Position 3, new: {}", turned(KINGS)));
    assert_eq!(removed, format!("Position 3 of the file, removed: {PAWN}"));
    assert!(repaired.starts_with(&format!("Position 4, repaired: {UNTIDY} becomes ")));
    for board in ["In the file", "Now"] {
        assert!(program.has(board), "{board}");
    }
}

#[test]
fn the_keyboard_reverts_each_change_and_undo_restores_it() {
    let (_folder, _path, mut program) = program();
    let before = lines(&program);
    change_each_way(&mut program);
    let changed = lines(&program);
    program.key_with(Modifiers::COMMAND | Modifiers::SHIFT, Key::M);
    let here = listed(&program).pop().unwrap();
    assert!(
        program.is_focused(&here),
        "the difference of the current row"
    );
    program.key(Key::Home);
    for left in (0..4).rev() {
        program.key(Key::Delete);
        if left > 0 {
            assert_eq!(listed(&program).len(), left);
        }
    }
    assert!(program.says("No position differs from the file"));
    assert_eq!(lines(&program), before);
    program.key(Key::Escape);
    for _ in 0..4 {
        program.undo();
    }
    assert_eq!(lines(&program), changed);
}

#[test]
fn the_buttons_revert_the_chosen_line_or_all() {
    let (_folder, _path, mut program) = program();
    let before = lines(&program);
    change_each_way(&mut program);
    run(&mut program, Command::WhatChanged);
    program.key(Key::Home);
    program.key(Key::ArrowDown);
    program.click("Put this position back");
    assert!(lines(&program).contains(&PAWN.to_owned()));
    program.click("Revert all");
    assert_eq!(lines(&program), before);
    program.key(Key::Escape);
    program.undo();
    assert_ne!(lines(&program), before);
}

#[test]
fn enter_selects_the_changed_row() {
    let (_folder, _path, mut program) = program();
    turn(&mut program, 3);
    program.click_row(1);
    run(&mut program, Command::WhatChanged);
    program.key(Key::Enter);
    assert_eq!(program.state().shared.document().row(), 2);
    assert!(!program.has("Positions that differ from the file"));
}

#[test]
fn the_menu_of_rows_reverts_the_selected_rows() {
    let (_folder, _path, mut program) = program();
    turn(&mut program, 2);
    turn(&mut program, 3);
    program.find_row(2).unwrap().click_secondary();
    program.run();
    program.click("Revert to the file");
    assert_eq!(lines(&program)[1], KINGS);
    assert_eq!(lines(&program)[2], turned(PAWN));
    assert_eq!(program.fen(), KINGS, "the board shows the row as it is now");
    program.undo();
    assert_eq!(lines(&program)[1], turned(KINGS));
}

#[test]
fn reverting_unchanged_rows_does_nothing_and_says_so() {
    let (_folder, _path, mut program) = program();
    turn(&mut program, 2);
    program.click_row(1);
    let before = lines(&program);
    program.key_with(Modifiers::COMMAND | Modifiers::SHIFT, Key::L);
    assert_eq!(lines(&program), before);
    assert!(program.says("None of these positions differs from the file"));
}

#[test]
fn the_save_question_can_show_the_changes_and_returns_afterwards() {
    let (_folder, path, mut program) = program();
    turn(&mut program, 2);
    program.ctrl(Key::W);
    program.click("Show changes…");
    assert_eq!(listed(&program).len(), 1);
    program.click("Close");
    assert!(program.has("Don't save"));
    program.click("Show changes…");
    program.click("Save");
    let saved = fs::read_to_string(path).unwrap();
    assert!(saved.contains(&turned(KINGS)));
    assert!(
        program.state().shared.document().path().is_none(),
        "it was closed"
    );
}

#[test]
fn going_to_a_position_from_the_save_question_keeps_the_file_open() {
    let (_folder, path, mut program) = program();
    turn(&mut program, 2);
    program.ctrl(Key::W);
    program.click("Show changes…");
    program.click("Go to position");
    assert!(!program.has("Don't save"));
    assert_eq!(program.state().shared.document().path(), Some(&*path));
}

#[test]
fn a_changed_order_is_reported_and_revert_all_restores_it() {
    let (_folder, _path, mut program) = program();
    let before = lines(&program);
    program.click_row(3);
    run(&mut program, Command::MovePositionUp);
    run(&mut program, Command::WhatChanged);
    assert!(program.says("The positions are in a different order"));
    program.click("Revert all");
    assert_eq!(lines(&program), before);
}

#[test]
fn all_positions_of_an_unsaved_file_count_as_new() {
    let mut program = Program::start();
    run(&mut program, Command::AddPosition);
    run(&mut program, Command::WhatChanged);
    assert!(program.says("not been saved to any file yet: all 2 positions are new"));
    assert!(program.has("Save as…"));
}

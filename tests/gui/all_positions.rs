//! Checking and repairing all positions: the dialogs, and the positions shown by a filter.

use super::program::Program;
use egui::Key;
use std::fs;
use tabiya::model::action::{Action, FindAction, ListAction, RowFilter};
use tabiya::model::state::Dialog;
use tabiya_collection::passes::LineMark;
use tempfile::TempDir;

/// One line of each kind: fine, inexact, illegal with a repair, illegal without one, inexact with prose around it, and
/// unreadable.
const LINES: [&str; 6] = [
    "8/8/8/8/8/8/8/K1k5 w - - 0 1",
    "8/8/8/8/8/8/8/K1k5 W - - 0 1",
    "4k3/8/8/8/8/8/4Q3/4K3 w - - 0 1",
    "8/8/8/8/8/8/8/K1kK4 w - - 0 1",
    "Mate in two: 8/8/8/8/8/8/8/K1k5 w - - 0 1 (by Loyd)",
    "nothing at all",
];

fn program() -> (TempDir, Program) {
    let folder = TempDir::new().unwrap();
    let path = folder.path().join("some.fen");
    fs::write(&path, LINES.join("\n")).unwrap();
    let program = Program::on_file(&path);
    (folder, program)
}

fn lines(program: &Program) -> Vec<String> {
    let rows = program.state().shared.document().rows();
    let line = |row| String::from_utf8_lossy(&rows.line(row).unwrap()).into_owned();
    (0..rows.len()).map(line).collect()
}

fn show(program: &mut Program, marks: &[LineMark]) {
    let filter = RowFilter::Marks(marks.to_vec());
    program
        .harness
        .state_mut()
        .apply(FindAction::ShowRows(filter));
    program.run();
}

#[test]
fn the_check_dialog_says_how_many_positions_it_reads_and_its_results() {
    let (_folder, mut program) = program();
    program.menu("Collection", "Check all positions…");
    assert!(program.says("Reads all 6 positions in this file"));
    assert!(program.says("Nothing is changed"));
    assert!(program.has("Can be repaired"));
    program.click("Show only these in the list: Illegal");
    assert_eq!(program.state().shared.dialog, None);
    assert_eq!(program.state().shared.document().shown_count(), 2);
    program.menu("Collection", "Check all positions…");
    assert!(program.says("of the 2 positions shown in the list"));
    program.click("Repair all positions…");
    assert_eq!(program.state().shared.dialog, Some(Dialog::RepairAll));
}

#[test]
fn a_repair_that_removes_text_is_not_ticked() {
    let (_folder, mut program) = program();
    program.menu("Collection", "Repair all positions…");
    assert!(program.says("Checks all 6 positions in this file"));
    assert!(program.says("One of these repairs removes text"));
    program.click("Repair one position");
    let after = lines(&program);
    assert_eq!(after[1], LINES[0]);
    assert_eq!(after[4], LINES[4]);
    program.undo();
    assert_eq!(lines(&program), LINES);
}

#[test]
fn shown_illegal_positions_with_a_repair_are_repaired_in_one_step() {
    let (_folder, mut program) = program();
    show(&mut program, &[LineMark::Illegal]);
    program.menu("Collection", "Repair all positions…");
    assert!(program.says("Checks the 2 positions shown in the list"));
    program.click("Repair one position");
    let after = lines(&program);
    assert_eq!(after[2], "4k3/8/8/8/8/8/4Q3/4K3 b - - 0 1");
    for row in [0, 1, 3, 4, 5] {
        assert_eq!(after[row], LINES[row]);
    }
    program.undo();
    assert_eq!(lines(&program), LINES);
}

#[test]
fn illegal_positions_of_the_whole_file_are_repaired_only_on_request() {
    let (_folder, mut program) = program();
    program.menu("Collection", "Repair all positions…");
    assert!(program.says("Repair one position"));
    program.click("Repair illegal positions too, not only their text");
    assert!(program.says("Repair 2 positions"));
    program.click("Repair illegal positions too, not only their text");
    assert!(program.says("Repair one position"));
}

#[test]
fn an_unticked_repair_stays_unticked_when_illegal_positions_are_added() {
    let (_folder, mut program) = program();
    program.menu("Collection", "Repair all positions…");
    assert!(program.says("Repair one position"));
    let place = {
        let plan = program.state().list.repair_plan.as_ref().unwrap();
        let wanted = |place: &u64| plan.is_wanted(*place);
        (0..plan.lines.len() as u64).find(wanted).unwrap()
    };
    let unticked = Action::from(ListAction::SelectRepairs {
        places: place..place + 1,
        is_wanted: false,
    });
    program.harness.state_mut().apply(unticked);
    program.run();
    assert!(program.says("Repair no position") || !program.says("Repair one position"));
    program.click("Repair illegal positions too, not only their text");
    assert!(program.says("Repair one position"), "the illegal one alone");
    program.click("Repair illegal positions too, not only their text");
    assert!(!program.says("Repair one position"));
    // A reopened dialog starts without earlier choices.
    program.key(Key::Escape);
    program.menu("Collection", "Repair all positions…");
    assert!(program.says("Repair one position"));
}

#[test]
fn the_repair_dialog_opens_at_once_and_says_that_it_is_searching() {
    let folder = TempDir::new().unwrap();
    let path = folder.path().join("some.fen");
    let many = format!("{}\n", LINES[1]).repeat(100);
    fs::write(&path, many).unwrap();
    let mut program = Program::on_file(&path);
    program.dialogs.borrow_mut().steps = Some(0);
    program.menu("Collection", "Repair all positions…");
    assert_eq!(program.state().shared.dialog, Some(Dialog::RepairAll));
    assert!(program.says("Checks all 100 positions in this file"));
    assert!(program.says("Looking for repairs…"));
    program.let_go();
    assert!(program.says("Repair 100 positions"));
    program.key(Key::Escape);
    assert_eq!(program.state().shared.dialog, None);
    assert!(program.state().list.repair_plan.is_none());
}

#[test]
fn the_button_for_one_position_and_the_command_for_all_have_different_names() {
    let (_folder, mut program) = program();
    program.click_row(2);
    program.run();
    assert!(!program.has("Repair all"));
}

//! Positions made to order: the recipe as controls, on a board and as text, and the document with the positions.

use super::program::Program;
use egui::Key;
use egui::accesskit::Role;
use std::fs;
use tabiya::command::Command;
use tabiya::model::action::{Action, NewPositionsAction};
use tabiya::model::state::{Dialog, RunningTask};
use tabiya_collection::recipe::Recipe;
use tempfile::TempDir;

const START: &str = "8/8/8/4k3/8/8/3P4/3K4 w - - 0 1";

fn opened() -> Program {
    let mut program = Program::on(START);
    program.menu("Collection", "New positions…");
    assert_eq!(program.state().shared.dialog, Some(Dialog::NewPositions));
    program
}

impl Program {
    fn recipe(&self) -> &str {
        &self.state().new_positions.text
    }

    /// Replaces the recipe as text.
    fn write_recipe(&mut self, text: &str) {
        let changed = NewPositionsAction::Change(text.to_owned());
        self.harness.state_mut().apply(changed);
        self.run();
    }

    /// Replaces the text of a field.
    fn fill(&mut self, field: &str, text: &str) {
        self.click(field);
        self.ctrl(Key::A);
        self.key(Key::Backspace);
        self.type_text(text);
    }

    fn made_lines(&self) -> Vec<String> {
        let rows = self.state().shared.document().rows();
        let line = |row| String::from_utf8(rows.line(row).unwrap().to_vec()).unwrap();
        (0..rows.len()).map(line).collect()
    }
}

#[test]
fn positions_are_opened_as_a_new_document_with_their_recipe() {
    let mut program = opened();
    let typed = "KQ v K, white to move, mate in 3, count 4, seed 5";
    program.write_recipe(typed);
    program.click("Make");
    assert_eq!(program.state().shared.dialog, None);
    let lines = program.made_lines();
    assert_eq!(lines[0], format!("# Recipe 1: {typed}"));
    assert_eq!(lines.len(), 5);
    assert!(
        lines[1..].iter().all(|line| line.contains(" dm 3;")),
        "{lines:?}"
    );
    assert!(program.says("Positions made: 4"));
    let document = program.state().shared.document();
    assert!(document.is_modified());
    assert_eq!(document.row(), 1);
}

#[test]
fn each_control_changes_its_condition_and_the_line_shows_it() {
    let mut program = opened();
    program.write_recipe("KP v K, count 3");
    program.fill("Winning moves", "1");
    program.fill("Moves to mate", "10-20");
    program.fill("Seed", "7");
    program.click("No capture is possible");
    program.click("Result");
    program.click("White wins");
    let wanted = "KP v K, white wins, mate in 10-20, winning moves 1, no capture, count 3, seed 7";
    assert_eq!(program.recipe(), wanted);
    program.fill("Moves to mate", "");
    program.click("No capture is possible");
    assert_eq!(
        program.recipe(),
        "KP v K, white wins, winning moves 1, count 3, seed 7"
    );
}

#[test]
fn squares_are_drawn_on_the_board_and_typed_as_text() {
    let mut program = opened();
    program.write_recipe("KP v K");
    program.click_role(Role::RadioButton, "Squares: white pawn");
    program.click("e4: not marked");
    program.click("f4: not marked");
    assert_eq!(program.recipe(), "KP v K, white pawn on e4-f4");
    assert!(program.has("e4: white pawn allowed"));
    program.fill("Squares as text", "5-7");
    assert_eq!(program.recipe(), "KP v K, white pawn on 5-7");
    assert!(program.has("h7: white pawn allowed"));
    program.click("Allow all squares again");
    assert_eq!(program.recipe(), "KP v K");
}

#[test]
fn a_wrong_condition_is_explained_and_can_be_corrected_in_its_field() {
    let mut program = opened();
    program.write_recipe("KP v K, white to move, seed 1");
    program.fill("Moves to mate", "ten");
    assert!(program.says("This is not a number or a range such as 10-30 or 2+: “mate in ten”"));
    // The other controls still work.
    program.click("No capture is possible");
    assert_eq!(
        program.recipe(),
        "KP v K, white to move, mate in ten, no capture, seed 1"
    );
    program.key(Key::Enter);
    assert_eq!(program.state().shared.dialog, Some(Dialog::NewPositions));
    program.fill("Moves to mate", "10");
    assert!(!program.says("This is not a number"));
    assert!(Recipe::parse(program.recipe()).is_ok());
}

#[test]
fn a_condition_that_nobody_knows_is_explained_below_the_line() {
    let mut program = opened();
    program.write_recipe("KP v K, pawn nearly home");
    assert!(program.says("There is no such condition: “pawn nearly home”"));
}

#[test]
fn enter_in_a_field_makes_the_positions() {
    let mut program = opened();
    program.write_recipe("KR v K, white to move, count 2");
    program.click("Seed");
    program.key(Key::Enter);
    assert_eq!(program.made_lines().len(), 3);
}

#[test]
fn the_recipe_of_the_shown_document_is_in_the_dialog_so_that_it_can_be_made_again() {
    let folder = TempDir::new().unwrap();
    let path = folder.path().join("made.epd");
    let recipe = "KQ v KR, black to move, draw, count 2, seed 9";
    fs::write(
        &path,
        format!("# Recipe 1: {recipe}\n8/8/8/8/8/8/8/K1k5 w - -\n"),
    )
    .unwrap();
    let mut program = Program::on_file(&path);
    program
        .harness
        .state_mut()
        .apply(Action::Run(Command::NewPositions));
    program.run();
    assert_eq!(program.recipe(), recipe);
}

#[test]
fn the_recipe_is_copied_as_the_line_that_the_command_reads() {
    let mut program = opened();
    program.write_recipe("KPvK; P on 5-7\n white to move");
    program.click("Copy recipe");
    let copied = program.copied().unwrap();
    assert_eq!(
        copied,
        "KP v K, white pawn on 5-7, white to move, count 10, seed 0"
    );
}

#[test]
fn fewer_positions_than_wanted_and_none_at_all_are_reported() {
    let mut program = opened();
    let one = "KQ v K, white king on a1, white to move, mate in 10, count 500";
    program.write_recipe(one);
    program.click("Make");
    assert!(program.says("Only 1 of 500 positions exist"));
    program
        .harness
        .state_mut()
        .apply(Action::Run(Command::NewPositions));
    program.write_recipe("K v K, win");
    program.click("Make");
    assert!(program.says("There is no such position"));
    assert_eq!(program.made_lines().len(), 2);
}

#[test]
fn tables_that_do_not_reach_are_named_before_and_after() {
    let mut program = opened();
    program.write_recipe("KRP v KR, white wins");
    assert!(program.says("For 5 pieces, Syzygy tables are needed"));
    program.click("Make");
    let failures = &program.state().shared.failures;
    assert!(
        failures.iter().any(|text| text.contains("KRPvKR.rtbw")),
        "{failures:?}"
    );
    program
        .harness
        .state_mut()
        .apply(Action::Run(Command::NewPositions));
    program.write_recipe("KRP v KR, no capture");
    assert!(!program.says("Syzygy tables are needed"));
}

#[test]
fn a_cancelled_task_makes_nothing_and_says_so() {
    let mut program = opened();
    // There is no such mate, and it takes long to see that.
    program.write_recipe("KBN v K, mate in 90+, count 1000");
    program.dialogs.borrow_mut().steps = Some(0);
    program.click("Make");
    let tasks = program.state().shared.tasks.iter();
    let is_it = |running: &&RunningTask| running.task.status() == "Making 1,000 positions";
    let id = tasks
        .filter(is_it)
        .map(|running| running.id)
        .next()
        .unwrap();
    program.harness.state_mut().apply(Action::Cancel(id));
    program.let_go();
    assert!(program.says("Cancelled. Nothing was changed."));
    assert_eq!(program.made_lines(), [START]);
}

#[test]
fn the_pieces_of_the_board_are_taken() {
    let mut program = opened();
    program.write_recipe("KQ v K, draw");
    program.click("Material of the board");
    assert_eq!(program.recipe(), "KP v K, draw");
}

#[test]
fn a_recipe_of_the_user_is_not_replaced_by_that_of_the_document() {
    let mut program = opened();
    program.write_recipe("KQ v K, white to move, mate in 3, count 4");
    program.click("Make");
    let open = Action::Run(Command::NewPositions);
    program.harness.state_mut().apply(open);
    program.write_recipe("KR v K, white wins");
    program.click("Cancel");
    let open = Action::Run(Command::NewPositions);
    program.harness.state_mut().apply(open);
    assert_eq!(program.recipe(), "KR v K, white wins");
}

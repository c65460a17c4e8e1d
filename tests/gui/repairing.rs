//! Text that is not quite a FEN: the repairs are listed, and made with one click.

use super::program::{Program, START};
use egui::Key;
use egui::accesskit::Role;
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use std::fs;
use tempfile::{NamedTempFile, TempDir};

/// A machine-translated page, with spaces around the slashes and the side to move before the last rank.
const TRANSLATED: &str = "rnbqkbnr / pppppppp / 8/8/8/8 / PPPPPPPP / w RNBQKBNR KQkq - 0 1";
/// A FEN that needs three repairs.
const UNTIDY: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR W KQkq \u{2013} 0 1;";
/// Letters that are either Latin look-alikes or Russian knights.
const TWO_WAYS: &str = "8/8/8/8/8/8/\u{41a}7/\u{43a}7 w - - 0 1";

fn on_line(line: &str) -> (TempDir, Program) {
    let folder = TempDir::new().unwrap();
    let path = folder.path().join("some.fen");
    fs::write(&path, format!("{line}\n")).unwrap();
    let program = Program::on_file(&path);
    (folder, program)
}

fn repair(program: &mut Program) {
    let is_repair = |label: Option<String>| label.is_some_and(|l| l.starts_with("Change to "));
    let button = {
        let mut buttons = program.harness.query_all_by_role(Role::Button);
        buttons.find(|button| is_repair(button.accesskit_node().label()))
    };
    button.unwrap().click();
    program.run();
}

#[test]
fn all_repairs_are_listed_and_made_with_one_click() {
    let (_folder, mut program) = on_line(UNTIDY);
    assert_eq!(program.field(), UNTIDY, "the text is the user's");
    assert!(program.says("This can be read with 3 repairs"));
    for repair in [
        "letter or word: “W” becomes “w”",
        "look-alike letters: “\u{2013}” becomes “-”",
        "trailing text: “;” is left out",
    ] {
        assert!(program.says(repair), "{repair}");
    }
    repair(&mut program);
    assert_eq!(program.field(), START);
    program.undo();
    assert_eq!(program.field(), UNTIDY);
}

#[test]
fn the_board_shows_the_meaning_of_untidy_text_before_its_repair() {
    let (_folder, mut program) = on_line(TRANSLATED);
    assert!(program.has("e8, black king"));
    assert!(program.has("e1, white king"));
    assert!(!program.state().shared.document().is_modified());
    repair(&mut program);
    assert_eq!(program.field(), START);
}

#[test]
fn the_remark_stays_on_one_line_during_typing() {
    let mut program = Program::start();
    program.select_field();
    program.type_text(UNTIDY);
    assert!(program.says("3 repairs, first letter or word"));
    assert!(!program.says("• letter or word"));
    assert_eq!(program.fen(), START);
    program.key(Key::Enter);
    program.click("Show each");
    assert!(program.says("• letter or word"));
}

#[test]
fn a_single_error_says_what_was_expected() {
    let mut program = Program::start();
    program.select_field();
    program.type_text(&START.replace(" w ", " W "));
    assert!(program.says("The side to move must be “w” or “b”, not “W”"));
    assert!(program.has(&format!("Change to {START}")));
}

#[test]
fn a_repair_takes_missing_fields_from_the_board() {
    let mut program = Program::on("r3k2r/8/8/8/8/8/8/R3K2R w KQ - 3 40");
    program.select_field();
    program.type_text("r3k2r/8/8/44/8/8/8/R3K2R B");
    repair(&mut program);
    assert_eq!(program.field(), "r3k2r/8/8/8/8/8/8/R3K2R b KQ - 3 40");
}

#[test]
fn several_readings_wait_for_the_users_choice() {
    let (_folder, mut program) = on_line(TWO_WAYS);
    assert!(program.says("This text can be read in 2 ways"));
    program.click("Choose how to read it");
    assert!(program.has("Which position is meant?"));
    assert!(program.says("8/8/8/8/8/8/K7/k7 w - - 0 1"));
    assert!(program.says("Russian piece letters"));
    program.click("Use reading 2");
    assert_eq!(program.field(), "8/8/8/8/8/8/N7/n7 w - - 0 1");
    program.undo();
    assert_eq!(program.field(), TWO_WAYS);
}

#[test]
fn cancelling_the_choice_leaves_the_text_unchanged() {
    let (_folder, mut program) = on_line(TWO_WAYS);
    program.click("Choose how to read it");
    program.key(Key::Escape);
    assert_eq!(program.field(), TWO_WAYS);
    assert!(!program.state().shared.document().is_modified());
}

#[test]
fn the_keyboard_alone_chooses_a_reading() {
    let (_folder, mut program) = on_line(TWO_WAYS);
    program
        .harness
        .get_by_label("Choose how to read it")
        .focus();
    program.run();
    program.key(Key::Enter);
    assert!(program.is_focused("Use reading 1"));
    program.key(Key::Enter);
    assert_eq!(program.field(), "8/8/8/8/8/8/K7/k7 w - - 0 1");
}

#[test]
fn pasted_text_with_two_readings_asks_at_once_and_is_not_lost() {
    let mut program = Program::start();
    program.paste(TWO_WAYS);
    assert!(program.has("Which position is meant?"));
    program.key(Key::Escape);
    assert_eq!(program.field(), TWO_WAYS);
    program.undo();
    assert_eq!(program.field(), START);
    program.paste(TWO_WAYS);
    program.click("Use reading 1");
    assert_eq!(program.fen(), "8/8/8/8/8/8/K7/k7 w - - 0 1");
}

#[test]
fn untidy_pasted_text_is_repaired_and_the_repairs_are_reported() {
    let mut program = Program::on("8/8/8/8/8/8/8/8 w - - 0 1");
    program.paste(&format!("Look: {}", START.replace(" w ", " W ")));
    assert_eq!(program.fen(), START);
    assert!(program.says("Repaired: letter or word: “W” becomes “w”"));
    program.paste(TRANSLATED);
    assert_eq!(program.fen(), START);
}

#[test]
fn variant_marks_are_reported_and_stay_in_the_line_but_not_the_fen() {
    let text = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[QRnp] w KQkq - 0 1";
    let (folder, mut program) = on_line(text);
    assert!(program.says("From a chess variant, left out of the FEN: pieces in hand QRnp"));
    assert_eq!(program.fen(), START);
    assert_eq!(program.copied().as_deref(), Some(START));
    program.ctrl(Key::S);
    let saved = fs::read_to_string(folder.path().join("some.fen")).unwrap();
    assert_eq!(saved, format!("{text}\n"));
    repair(&mut program);
    assert_eq!(program.field(), START);
}

#[test]
fn check_counters_after_the_fen_are_recognised() {
    let (_folder, program) = on_line(&format!("{START} +0+2"));
    assert!(program.says("checks given by White 0, by Black 2"));
    assert!(!program.says("Operations: +0+2"));
}

#[test]
fn an_unreadable_line_reports_its_first_error() {
    let (_folder, program) = on_line("rnbqkbnr/ppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1");
    assert!(program.says("Rank 7 has 3 squares, 5 are missing"));
    assert!(!program.says(" repairs"));
}

#[test]
fn a_repairable_line_in_a_list_shows_its_position() {
    let file = NamedTempFile::new().unwrap();
    fs::write(file.path(), format!("{START}\n{UNTIDY}\nnothing\n")).unwrap();
    let mut program = Program::on_file(file.path());
    program.menu("Position", "Next position");
    assert!(program.has("e8, black king"));
}

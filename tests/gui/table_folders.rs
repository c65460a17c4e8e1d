//! The user's own endgame tables: their folders in the settings, what is found there, and results of more than four
//! pieces.

use super::program::Program;
use egui::{Modifiers, PointerButton};
use std::fs;
use std::path::PathBuf;
use tabiya::command::Command;
use tabiya::model::action::{Action, EndgamesAction, SettingsAction};
use tabiya::model::state::RunningTask;
use tabiya_desktop::tasks::{TaskEvent, TaskId};
use tabiya_settings::{ChosenEngine, Setting};
use tempfile::TempDir;

/// A table of two rooks against a knight: White to move always wins, and Black loses.
const ROOKS: [u8; 16] = [
    0x71, 0xE8, 0x23, 0x5D, 1, 0, 0x66, 0xEE, 0xAA, 0x44, 0x44, 0, 0x80, 4, 0x80, 0,
];
/// A position of that table in which nothing can be captured.
const FEN: &str = "7n/8/8/3k4/8/8/8/K3R1R1 w - - 0 1";
/// The beginning of a table of king and rook.
const CUT: [u8; 9] = [0x71, 0xE8, 0x23, 0x5D, 1, 0, 0x66, 0x44, 0xEE];
const SILENT: &str = "The disk with the endgame tables does not respond";

fn folder_with(files: &[(&str, &[u8])]) -> TempDir {
    let folder = tempfile::tempdir_in(env!("CARGO_TARGET_TMPDIR")).unwrap();
    for (name, bytes) in files {
        fs::write(folder.path().join(name), bytes).unwrap();
    }
    folder
}

fn apply(program: &mut Program, action: impl Into<Action>) {
    program.harness.state_mut().apply(action);
    program.run();
}

fn use_folders(program: &mut Program, folders: &[PathBuf]) {
    let setting = Setting::TableFolders(folders.to_vec());
    apply(program, SettingsAction::Choose(setting));
}

/// The tasks whose description has this part.
fn tasks(program: &Program, part: &str) -> Vec<TaskId> {
    let tasks = program.state().shared.tasks.iter();
    let is_it = |running: &&RunningTask| running.task.status().contains(part);
    tasks.filter(is_it).map(|running| running.id).collect()
}

#[test]
fn tables_in_a_folder_of_the_settings_extend_the_results() {
    let folder = folder_with(&[("KRRvKN.rtbw", &ROOKS)]);
    let mut program = Program::on(FEN);
    assert!(!program.has("White wins"));
    use_folders(&mut program, &[folder.path().to_owned()]);
    assert!(program.has("White wins"));
    let (from, over) = (program.square("g1"), program.square("f1"));
    program.button(from, PointerButton::Primary, true, Modifiers::NONE);
    program.move_to(from + (over - from) * 0.5);
    program.move_to(over);
    assert!(program.has("f1: White wins"));
    program.button(over, PointerButton::Primary, false, Modifiers::NONE);
    use_folders(&mut program, &[]);
    assert!(!program.has("White wins"));
}

#[test]
fn the_tables_of_a_chosen_engine_are_used() {
    let folder = folder_with(&[("KRRvKN.rtbw", &ROOKS)]);
    let mut engine = ChosenEngine::at(folder.path().join("engine"));
    let path = folder.path().to_string_lossy().into_owned();
    engine.options.insert("SyzygyPath".to_owned(), path);
    let mut program = Program::on(FEN);
    let chosen = Setting::Engine {
        name: "Mine".to_owned(),
        engine: Some(engine),
    };
    apply(&mut program, SettingsAction::Choose(chosen));
    assert!(program.has("White wins"));
    apply(&mut program, Action::Run(Command::Settings));
    assert!(program.has("as SyzygyPath of Mine"));
    assert!(program.has("One table, up to 5 pieces"));
}

#[test]
fn the_settings_say_what_was_found_and_which_files_cannot_be_used() {
    let folder = folder_with(&[
        ("KRRvKN.rtbw", &ROOKS),
        ("KRvK.rtbw", &CUT),
        ("KQvK.rtbz", b"[Event \"?\"]"),
    ]);
    let missing = folder.path().join("missing");
    let mut program = Program::on(FEN);
    use_folders(&mut program, &[folder.path().to_owned(), missing.clone()]);
    apply(&mut program, Action::Run(Command::Settings));
    assert!(program.has("3 tables, up to 5 pieces"));
    assert!(program.says("KRvK.rtbw: is cut short"));
    assert!(program.says("KQvK.rtbz: is not a Syzygy table"));
    assert!(program.says(&format!("⚠ {}: ", missing.display())));
    // Otherwise the button is below the visible part of the list.
    program.type_text("rtbw");
    let name = format!("Remove {}", missing.display());
    program.click(&name);
    let left = &program.state().shared.settings.table_folders;
    assert_eq!(left, &[folder.path().to_owned()]);
    assert!(!program.says(&format!("⚠ {}: ", missing.display())));
}

#[test]
fn a_chosen_folder_is_added_once() {
    let folder = folder_with(&[]);
    let mut program = Program::on(FEN);
    apply(&mut program, Action::Run(Command::Settings));
    for _ in 0..2 {
        let chosen = EndgamesAction::AddFolder(folder.path().to_owned());
        apply(&mut program, Action::from(chosen));
    }
    let folders = &program.state().shared.settings.table_folders;
    assert_eq!(folders, &[folder.path().to_owned()]);
    assert!(program.has("No tables found"));
}

#[test]
fn tables_that_come_later_are_found_when_asked() {
    let folder = folder_with(&[]);
    let mut program = Program::on(FEN);
    use_folders(&mut program, &[folder.path().to_owned()]);
    assert!(!program.has("White wins"));
    fs::write(folder.path().join("KRRvKN.rtbw"), ROOKS).unwrap();
    apply(&mut program, Action::from(EndgamesAction::LookForTables));
    assert!(program.has("White wins"));
}

#[test]
fn a_disk_that_hangs_is_reported_and_holds_up_no_other_result() {
    let folder = folder_with(&[("KRRvKN.rtbw", &ROOKS)]);
    let mut program = Program::on(FEN);
    program.step(0);
    use_folders(&mut program, &[folder.path().to_owned()]);
    let looking = tasks(&program, "Looking for endgame tables");
    apply(&mut program, Action::Task(looking[0], TaskEvent::Silent));
    apply(&mut program, Action::Run(Command::Settings));
    assert!(program.has(SILENT));
    program.let_go();
    assert!(!program.has(SILENT));
    assert!(program.has("One table, up to 5 pieces"));
}

#[test]
fn a_disk_that_hangs_holds_up_no_question_to_tables_in_another_folder() {
    let [hanging, other] = [(), ()].map(|()| folder_with(&[("KRRvKN.rtbw", &ROOKS)]));
    let mut program = Program::on(FEN);
    use_folders(&mut program, &[hanging.path().to_owned()]);
    program.step(0);
    program.click("Black to move");
    let asking = tasks(&program, "endgame");
    apply(&mut program, Action::Task(asking[0], TaskEvent::Silent));
    assert!(program.has(SILENT));
    use_folders(&mut program, &[other.path().to_owned()]);
    assert!(!tasks(&program, "endgame").contains(&asking[0]));
    program.let_go();
    assert!(program.has("White wins"));
}

#[test]
fn an_answer_of_tables_that_are_no_longer_used_is_not_shown() {
    let [before, after] =
        [&CUT[..], &ROOKS[..]].map(|bytes| folder_with(&[("KRRvKN.rtbw", bytes)]));
    let mut program = Program::on(FEN);
    program.step(0);
    use_folders(&mut program, &[before.path().to_owned()]);
    program.step(1);
    use_folders(&mut program, &[after.path().to_owned()]);
    program.let_go();
    assert!(program.has("White wins"));
}

#[test]
fn a_disk_that_hangs_during_a_question_holds_up_only_that() {
    let folder = folder_with(&[("KRRvKN.rtbw", &ROOKS)]);
    let mut program = Program::on(FEN);
    use_folders(&mut program, &[folder.path().to_owned()]);
    assert!(program.has("White wins"));
    program.step(0);
    program.click("Black to move");
    let asking = tasks(&program, "endgame");
    assert_eq!(asking.len(), 1);
    apply(&mut program, Action::Task(asking[0], TaskEvent::Silent));
    assert!(program.has(SILENT));
    program.click("White to move");
    assert!(program.has("White wins"));
    assert!(!program.has(SILENT));
    program.click("Black to move");
    program.let_go();
    assert!(program.has("White wins"));
    assert!(!program.has(SILENT));
}

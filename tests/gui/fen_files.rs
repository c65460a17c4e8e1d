//! Files named `.fen` hold plain FEN, and the user is asked before operations are lost.

use crate::program::{Program, START};
use egui::Key;
use std::fs;
use std::path::{Path, PathBuf};
use tabiya::command::Command;
use tabiya::features::files::DialogAnswer;
use tabiya::model::action::{Action, ListAction};
use tempfile::TempDir;

const COUNTED: &str = "4k3/8/8/8/8/8/8/4K3 b - - hmvc 3; fmvn 36;";
const NAMED: &str = "4k3/8/8/8/8/8/8/4K2R w K - bm Rh8+; id \"x\";";
const GAME: &str = "[Event \"Club\"]\n[White \"Ann\"]\n[Black \"Bob\"]\n\n1. e4 e5 2. Nf3 1-0\n";

fn file(folder: &TempDir, name: &str, text: &str) -> PathBuf {
    let path = folder.path().join(name);
    fs::write(&path, text).unwrap();
    path
}

fn run(program: &mut Program, command: Command) {
    program.harness.state_mut().apply(Action::Run(command));
    program.run();
}

fn save_by(program: &mut Program, command: Command, path: &Path) {
    let answer = DialogAnswer::Chosen(path.to_owned());
    program.dialogs.borrow_mut().save.push_back(answer);
    run(program, command);
}

fn text(path: &Path) -> String {
    fs::read_to_string(path).unwrap()
}

#[test]
fn counters_become_the_last_fields_of_a_fen_file_without_a_question() {
    let folder = TempDir::new().unwrap();
    let source = file(
        &folder,
        "some.epd",
        &format!("{COUNTED}\n# a note\n4k3/8/8/8/8/8/8/3K4 w - -\n"),
    );
    let mut program = Program::on_file(&source);
    let target = folder.path().join("some.fen");
    save_by(&mut program, Command::SaveAs, &target);
    let expected = "4k3/8/8/8/8/8/8/4K3 b - - 3 36\n# a note\n4k3/8/8/8/8/8/8/3K4 w - - 0 1\n";
    assert_eq!(text(&target), expected);
    let document = program.state().shared.document();
    assert_eq!(document.path(), Some(target.as_path()));
    assert!(!document.is_modified());
}

#[test]
fn lost_operations_are_named_and_an_epd_file_is_offered_first() {
    let folder = TempDir::new().unwrap();
    let source = file(&folder, "some.epd", &format!("{NAMED}\n{COUNTED}\n"));
    let target = folder.path().join("other.fen");
    let mut program = Program::on_file(&source);
    save_by(&mut program, Command::SaveAs, &target);
    assert!(program.has("other.fen cannot hold everything"));
    assert!(program.says("Best move (bm): 1 position") && program.says("Name (id): 1 position"));
    assert!(!program.says("fmvn"));
    assert!(program.is_focused("Save as .epd"));
    program.key(Key::Enter);
    assert!(!target.exists());
    let epd = folder.path().join("other.epd");
    assert_eq!(text(&epd), format!("{NAMED}\n{COUNTED}\n"));
    assert_eq!(
        program.state().shared.document().path(),
        Some(epd.as_path())
    );
}

#[test]
fn operations_left_out_of_a_fen_file_return_with_undo() {
    let folder = TempDir::new().unwrap();
    let source = file(&folder, "some.epd", &format!("{NAMED}\n"));
    let target = folder.path().join("some.fen");
    let mut program = Program::on_file(&source);
    save_by(&mut program, Command::SaveAs, &target);
    program.click("Cancel");
    assert!(!target.exists());
    save_by(&mut program, Command::SaveAs, &target);
    program.click("Save without them");
    assert_eq!(text(&target), "4k3/8/8/8/8/8/8/4K2R w K - 0 1\n");
    let document = program.state().shared.document();
    assert!(!document.is_modified() && document.operations().is_empty());
    program.undo();
    let document = program.state().shared.document();
    assert!(document.is_modified());
    assert_eq!(document.line(), NAMED.as_bytes());
    assert_eq!(text(&source), format!("{NAMED}\n"));
}

#[test]
fn lines_that_were_in_a_fen_file_keep_their_form() {
    let folder = TempDir::new().unwrap();
    let lines = format!("{NAMED}\n{COUNTED}\n{START}\n");
    let path = file(&folder, "mixed.fen", &lines);
    let mut program = Program::on_file(&path);
    program.drag("h1", "h5");
    program.ctrl(Key::S);
    let edited = "4k3/8/8/7R/8/8/8/4K3 w - - bm Rh8+; id \"x\";";
    assert_eq!(text(&path), format!("{edited}\n{COUNTED}\n{START}\n"));
    assert_eq!(program.state().shared.question(), None);
}

#[test]
fn thousands_of_records_are_searched_by_a_task_and_become_plain() {
    let folder = TempDir::new().unwrap();
    let source = file(&folder, "many.epd", &format!("{COUNTED}\n").repeat(3_000));
    let mut program = Program::on_file(&source);
    let target = folder.path().join("many.fen");
    save_by(&mut program, Command::SaveAs, &target);
    let plain = "4k3/8/8/8/8/8/8/4K3 b - - 3 36\n";
    assert!(text(&target) == plain.repeat(3_000));
    assert!(!program.state().shared.document().is_modified());
    // The lines are in the file now, so the next save changes only what was edited.
    program.drag("e1", "d1");
    program.ctrl(Key::S);
    let edited = plain.replace("4K3", "3K4");
    assert!(text(&target) == format!("{edited}{}", plain.repeat(2_999)));
}

#[test]
fn new_lines_of_a_fen_file_are_plain() {
    let folder = TempDir::new().unwrap();
    let path = file(&folder, "plain.fen", &format!("{START}\n"));
    let mut program = Program::on_file(&path);
    let paste = ListAction::PasteRows(format!("{COUNTED}\n{COUNTED}\n"));
    program.harness.state_mut().apply(paste);
    program.run();
    program.ctrl(Key::S);
    let plain = "4k3/8/8/8/8/8/8/4K3 b - - 3 36\n";
    assert_eq!(text(&path), format!("{START}\n{plain}{plain}"));
    program.undo();
    program
        .harness
        .state_mut()
        .apply(ListAction::PasteRows(format!("{NAMED}\n{NAMED}\n")));
    program.run();
    program.ctrl(Key::S);
    assert!(program.has("plain.fen cannot hold everything"));
}

#[test]
fn closing_saves_a_fen_file_and_ends_after_the_question() {
    let folder = TempDir::new().unwrap();
    let source = file(&folder, "some.epd", &format!("{NAMED}\n"));
    let mut program = Program::on_file(&source);
    let target = folder.path().join("some.fen");
    save_by(&mut program, Command::SaveAs, &target);
    program.click("Save without them");
    program.undo();
    assert!(program.close_window());
    program.click("Save");
    program.click("Save without them");
    assert_eq!(text(&target), "4k3/8/8/8/8/8/8/4K2R w K - 0 1\n");
    assert!(!program.state().shared.document().is_modified());
    assert_eq!(program.state().shared.question(), None);
}

#[test]
fn positions_of_a_game_propose_an_epd_file_and_become_plain_in_a_fen_file() {
    let folder = TempDir::new().unwrap();
    let path = file(&folder, "club.pgn", GAME);
    let mut program = Program::on_file(&path);
    program.click("Open");
    run(&mut program, Command::SaveAs);
    let name = &program.state().files.dialog.as_ref().unwrap().name;
    assert_eq!(name, "club.epd");
    program.key(Key::Escape);
    let target = folder.path().join("finals.fen");
    save_by(&mut program, Command::SaveAs, &target);
    program.click("Save without them");
    let fen = "rnbqkbnr/pppp1ppp/8/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R b KQkq - 1 2\n";
    assert_eq!(text(&target), fen);
}

#[test]
fn selected_and_all_positions_are_exported_as_plain_fen() {
    let folder = TempDir::new().unwrap();
    let lines = format!("{NAMED}\n{COUNTED}\n{START}\n");
    let source = file(&folder, "some.epd", &lines);
    let mut program = Program::on_file(&source);
    program.harness.state_mut().apply(ListAction::SelectAllRows);
    program.run();
    let target = folder.path().join("selected.fen");
    save_by(&mut program, Command::SaveSelected, &target);
    assert!(program.has("selected.fen cannot hold everything"));
    program.click("Save without them");
    let plain =
        format!("4k3/8/8/8/8/8/8/4K2R w K - 0 1\n4k3/8/8/8/8/8/8/4K3 b - - 3 36\n{START}\n");
    assert_eq!(text(&target), plain);
    run(&mut program, Command::SavePlainFen);
    let name = program.state().files.dialog.as_ref().unwrap().name.clone();
    assert_eq!(name, "some.fen");
    program.key(Key::Escape);
    let all = folder.path().join("all.fen");
    save_by(&mut program, Command::SavePlainFen, &all);
    program.click("Save as .epd");
    assert!(!all.exists());
    assert_eq!(text(&folder.path().join("all.epd")), lines);
    // The collection is still its own file.
    let document = program.state().shared.document();
    assert_eq!(document.path(), Some(source.as_path()));
    assert_eq!(text(&source), lines);
}

#[test]
fn a_name_typed_with_its_extension_gets_no_second_one() {
    let folder = TempDir::new().unwrap();
    for name in ["some.fen", "some.epd"] {
        let source = file(&folder, name, &format!("{START}\n"));
        let mut program = Program::on_file(&source);
        run(&mut program, Command::SaveAs);
        let shown = |program: &Program| program.state().files.dialog.as_ref().unwrap().name.clone();
        assert_eq!(shown(&program), name);
        // Typing replaces the name but not its extension.
        program.type_text("book.fen");
        assert_eq!(shown(&program), name.replace("some", "book.fen"));
        program.key(Key::Enter);
        let book = folder.path().join("book.fen");
        assert_eq!(text(&book), format!("{START}\n"), "{name}");
        fs::remove_file(&book).unwrap();
    }
}

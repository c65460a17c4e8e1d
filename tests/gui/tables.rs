//! The window writes tables, and positions as games.

use crate::program::Program;
use egui::accesskit::Role;
use egui::{Key, Modifiers};
use std::fs;
use std::path::{Path, PathBuf};
use tabiya::command::Command;
use tabiya::model::action::{Action, ListAction, SelectionStep};
use tabiya_lines::decoding::utf16::{ByteOrder, encode};
use tempfile::TempDir;

const STUDIES: &str = "Name;Position;Year\r\n\
    \"Lucena; the bridge\";1K1k4/1P6/8/8/8/8/r7/2R5 w - - 0 1;1634\r\n\
    Réti;7K/8/k1P5/7p/8/8/8/8 w - - 0 1;1921\r\n";

fn file(folder: &TempDir, name: &str, text: &[u8]) -> PathBuf {
    let path = folder.path().join(name);
    fs::write(&path, text).unwrap();
    path
}

fn opened(path: &Path) -> Program {
    let mut program = Program::on_file(path);
    program.click("Open");
    program
}

fn run(program: &mut Program, command: Command) {
    program.harness.state_mut().apply(Action::Run(command));
    program.run();
}

fn save_as(program: &mut Program, path: &Path) {
    assert!(program.has("Save to a file"));
    program.key_with(Modifiers::COMMAND, Key::A);
    program.paste_into_field(path.to_str().unwrap());
    program.key(Key::Enter);
}

fn text(path: &Path) -> String {
    fs::read_to_string(path).unwrap()
}

#[test]
fn a_table_can_be_saved_over_itself_repeatedly() {
    let folder = TempDir::new().unwrap();
    let path = file(&folder, "studies.csv", STUDIES.as_bytes());
    let mut program = opened(&path);
    program.drag("b8", "a8");
    assert!(program.state().shared.document().is_modified());
    program.menu("File", "As a table (CSV, JSON lines)…");
    assert_eq!(
        program.state().files.dialog.as_ref().unwrap().name,
        "studies.csv"
    );
    program.key(Key::Enter);
    assert!(program.has("studies.csv already exists"));
    program.click("Overwrite");
    let expected = STUDIES.replace("1K1k4/1P6", "K2k4/1P6");
    assert_eq!(text(&path), expected);
    assert!(program.says("Saved studies.csv"));
    assert!(!program.state().shared.document().is_modified());
    program.drag("a2", "a1");
    run(&mut program, Command::SaveTable);
    program.key(Key::Enter);
    program.click("Overwrite");
    let expected = expected.replace("8/r7/2R5", "8/8/r1R5");
    assert_eq!(text(&path), expected);
    // The next start opens it as it is now.
    assert!(!program.close_window() || !program.has("Save changes"));
}

#[test]
fn saving_under_the_name_of_a_table_writes_the_table() {
    let folder = TempDir::new().unwrap();
    let path = file(&folder, "studies.csv", STUDIES.as_bytes());
    let mut program = opened(&path);
    program.ctrl(Key::S);
    let other = folder.path().join("other.csv");
    save_as(&mut program, &other);
    assert_eq!(text(&other), STUDIES);
    assert!(program.has("other.epd") && program.state().shared.document().path().is_none());
    // Under another name it is a collection of lines, and its own file.
    run(&mut program, Command::SaveAs);
    save_as(&mut program, &folder.path().join("lines.epd"));
    assert!(
        text(&folder.path().join("lines.epd")).starts_with("1K1k4/1P6/8/8/8/8/r7/2R5 w - - id")
    );
    assert!(program.state().shared.document().path().is_some());
}

#[test]
fn operations_without_a_column_are_reported_before_writing() {
    let folder = TempDir::new().unwrap();
    let path = file(&folder, "studies.csv", STUDIES.as_bytes());
    let mut program = opened(&path);
    let new = "8/8/8/8/8/8/8/K1k5 w - - c9 \"nowhere\"; id \"new\";";
    program
        .harness
        .state_mut()
        .apply(ListAction::PasteRows(format!("{new}\n{new}\n")));
    program.run();
    run(&mut program, Command::SaveTable);
    let other = folder.path().join("other.csv");
    save_as(&mut program, &other);
    assert!(program.has("Not all of this fits into other.csv"));
    assert!(program.says("Comment 9 (c9): 2 positions"));
    assert!(!other.exists());
    program.click("Cancel");
    assert!(!other.exists());
    run(&mut program, Command::SaveTable);
    save_as(&mut program, &other);
    program.click("Write the rest");
    assert_eq!(
        text(&other)
            .matches("new;8/8/8/8/8/8/8/K1k5 w - - 0 1;\r\n")
            .count(),
        2
    );
    // The collection contains more than that file.
    assert!(program.state().shared.document().is_modified());
}

#[test]
fn a_table_changed_by_another_program_is_not_written() {
    let folder = TempDir::new().unwrap();
    let path = file(&folder, "studies.csv", STUDIES.as_bytes());
    let mut program = opened(&path);
    fs::write(&path, STUDIES.replace("1921", "1922")).unwrap();
    run(&mut program, Command::SaveTable);
    let other = folder.path().join("other.csv");
    save_as(&mut program, &other);
    assert!(program.says("Nothing was written: another program has changed studies.csv"));
    assert!(!other.exists());
}

#[test]
fn a_utf_16_table_is_read_with_and_without_a_byte_order_mark() {
    let folder = TempDir::new().unwrap();
    for mark in [&b""[..], b"\xFF\xFE"] {
        let mut bytes = mark.to_vec();
        encode(STUDIES.as_bytes(), ByteOrder::Little, &mut bytes);
        let path = file(&folder, "studies.csv", &bytes);
        let mut program = Program::on_file(&path);
        assert!(program.says("2 rows.") && program.has("Name → id"));
        program.click("Open");
        assert_eq!(program.state().shared.document().rows().len(), 2);
        run(&mut program, Command::SaveTable);
        let other = folder.path().join(format!("other{}.csv", mark.len()));
        save_as(&mut program, &other);
        assert_eq!(fs::read(&other).unwrap(), bytes);
    }
}

#[test]
fn a_packed_table_is_written_unpacked() {
    let folder = TempDir::new().unwrap();
    let packed = crate::archives::gz(STUDIES.as_bytes());
    let path = file(&folder, "studies.csv.gz", &packed);
    let mut program = opened(&path);
    program.drag("b8", "a8");
    run(&mut program, Command::SaveTable);
    assert_eq!(
        program.state().files.dialog.as_ref().unwrap().name,
        "studies.csv"
    );
    program.key(Key::Enter);
    let expected = STUDIES.replace("1K1k4/1P6", "K2k4/1P6");
    assert_eq!(text(&folder.path().join("studies.csv")), expected);
    assert_eq!(fs::read(&path).unwrap(), packed);
}

#[test]
fn lines_saved_under_the_name_of_a_table_become_one() {
    let folder = TempDir::new().unwrap();
    let fen = "4k3/8/8/8/8/8/8/4K3 w - -";
    let lines = format!("{fen} id \"a,b\"; rating 7;\n# a remark\n{fen} bm Ke2; hmvc 3;\n");
    let path = file(&folder, "some.epd", lines.as_bytes());
    for (name, expected) in [
        (
            "some.csv",
            format!("fen,bm,id,rating\n{fen} 0 1,,\"a,b\",7\n{fen} 3 1,Ke2,,\n"),
        ),
        (
            "some.tsv",
            format!("fen\tbm\tid\trating\n{fen} 0 1\t\ta,b\t7\n{fen} 3 1\tKe2\t\t\n"),
        ),
        (
            "some.jsonl",
            format!(
                "{{\"fen\":\"{fen} 0 1\",\"bm\":null,\"id\":\"a,b\",\"rating\":7}}\n{{\"fen\":\"{fen} 3 1\",\"bm\":\"Ke2\"}}\n"
            ),
        ),
    ] {
        let mut program = Program::on_file(&path);
        run(&mut program, Command::SaveTable);
        let table = folder.path().join(name);
        save_as(&mut program, &table);
        // Anything that a table cannot hold is named before anything is written.
        assert!(program.has(&format!("Not all of this fits into {name}")));
        assert!(program.says("1 line is not a position"));
        assert!(!table.exists());
        program.click("Write the rest");
        assert_eq!(text(&table), expected);
    }
}

const EVALS: &str = "{\"fen\":\"7K/8/k1P5/7p/8/8/8/8 w - -\",\"evals\":[{\"pvs\":[{\"cp\":5,\"line\":\"h8g7\"}],\"knodes\":1,\"depth\":9}]}\n\
    {\"fen\": \"8/8/8/8/8/8/8/K1k5 b - -\"}\n\
    broken\n";

#[test]
fn json_lines_are_shown_edited_and_saved_with_every_other_byte_kept() {
    let folder = TempDir::new().unwrap();
    let path = file(&folder, "evals.jsonl", EVALS.as_bytes());
    let mut program = opened(&path);
    assert_eq!(program.fen(), "7K/8/k1P5/7p/8/8/8/8 w - - 0 1");
    assert!(program.says("Operation pv: operands"));
    program.drag("h5", "g5");
    program.menu("File", "As a table (CSV, JSON lines)…");
    let other = folder.path().join("other.jsonl");
    save_as(&mut program, &other);
    assert_eq!(text(&other), EVALS.replacen("7p", "6p1", 1));
    // In the other form it is a new table.
    run(&mut program, Command::SaveTable);
    let table = folder.path().join("other.csv");
    save_as(&mut program, &table);
    let expected = "fen,acd,acn,bm,ce,pv\n7K/8/k1P5/6p1/8/8/8/8 w - - 0 1,9,1000,,5,Kg7\n8/8/8/8/8/8/8/K1k5 b - - 0 1,,,,,\n";
    assert_eq!(text(&table), expected);
}

#[test]
fn a_table_without_positions_is_refused_with_its_columns() {
    let folder = TempDir::new().unwrap();
    for (name, table) in [
        ("none.csv", "name,year\nRéti,1921\n"),
        ("none.jsonl", "{\"name\":\"Réti\",\"year\":1921}\n"),
    ] {
        let path = file(&folder, name, table.as_bytes());
        let program = Program::on_file(&path);
        let refused = format!("{name} is a table without positions. Its columns are: name, year.");
        assert!(program.says(&refused), "{name}");
    }
}

#[test]
fn the_column_of_the_positions_can_be_chosen() {
    let folder = TempDir::new().unwrap();
    let table = "before,after,x\n4k3/8/8/8/8/8/8/4K3 w - - 0 1,4k3/8/8/8/8/8/8/3K4 b - - 1 1,y\n";
    let path = file(&folder, "two.csv", table.as_bytes());
    let mut program = Program::on_file(&path);
    assert!(program.is_toggled("before"));
    program.click_role(Role::RadioButton, "after");
    assert!(program.has("before → before"));
    program.click("Open");
    assert_eq!(program.fen(), "4k3/8/8/8/8/8/8/3K4 b - - 1 1");
    program.drag("d1", "c1");
    run(&mut program, Command::SaveTable);
    let other = folder.path().join("other.csv");
    save_as(&mut program, &other);
    assert_eq!(text(&other), table.replace("3K4 b", "2K5 b"));
}

#[test]
fn a_collection_or_its_selected_positions_are_saved_as_games() {
    let folder = TempDir::new().unwrap();
    let lines = "4k3/8/8/8/8/8/4P3/4K3 w - - bm e4; id \"one\";\n# a remark\n4k3/8/8/8/8/8/8/4K3 b - - id \"two\";\n";
    let path = file(&folder, "some.epd", lines.as_bytes());
    let mut program = Program::on_file(&path);
    run(&mut program, Command::SaveGames);
    assert_eq!(
        program.state().files.dialog.as_ref().unwrap().name,
        "some.pgn"
    );
    let games = folder.path().join("games.pgn");
    save_as(&mut program, &games);
    let written = text(&games);
    assert_eq!(written.matches("[Event ").count(), 2);
    assert!(written.contains("[FEN \"4k3/8/8/8/8/8/4P3/4K3 w - - 0 1\"]\n[SetUp \"1\"]\n\n1. e4 *\n\n% # a remark\n\n[Event \"two\"]"), "{written}");
    // The collection is still its own file.
    assert_eq!(
        program.state().shared.document().path(),
        Some(path.as_path())
    );
    program.harness.state_mut().apply(ListAction::SelectRow(2));
    program
        .harness
        .state_mut()
        .apply(ListAction::SelectRows(SelectionStep::Toggle(0)));
    program
        .harness
        .state_mut()
        .apply(ListAction::SelectRows(SelectionStep::Toggle(2)));
    program.run();
    run(&mut program, Command::SaveSelected);
    let one = folder.path().join("one.pgn");
    save_as(&mut program, &one);
    assert!(text(&one).starts_with("[Event \"one\"]") && !text(&one).contains("two"));
    run(&mut program, Command::SaveSelected);
    let one = folder.path().join("one.epd");
    save_as(&mut program, &one);
    assert_eq!(text(&one), lines.split_inclusive('\n').next().unwrap());
    // Under the name of a table they become one.
    run(&mut program, Command::SaveSelected);
    let one = folder.path().join("one.csv");
    save_as(&mut program, &one);
    let expected = "fen,bm,id\n4k3/8/8/8/8/8/4P3/4K3 w - - 0 1,e4,one\n";
    assert_eq!(text(&one), expected);
    assert!(Command::SaveTable.is_enabled(program.state()));
}

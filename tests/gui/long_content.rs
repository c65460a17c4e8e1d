//! Files whose lines, columns and games have the maximum length: no frame waits for them.

use super::frame_time::{assert_no_freeze, longest_frame, work_on};
use super::program::{Program, START};
use egui::Key;
use std::fs;
use std::time::Duration;
use tabiya::command::Command;
use tabiya::model::action::{Action, FilesAction, ListAction};
use tempfile::TempDir;

/// The maximum part of a line that is shown or read at once.
const LINE_BYTES: usize = 1 << 16;

/// Lines of that length, each of a kind that some reader has to examine to its end.
fn longest_lines() -> Vec<(&'static str, String)> {
    let record = "8/8/8/3k4/8/8/4K3/8 w - -";
    let parts = [
        ("digits", "", "8"),
        ("ranks", "", "8/"),
        ("dots in a path", "", "/."),
        ("words", "", "word "),
        ("pieces", "", "Kg1 "),
        ("combining marks", "", "e\u{301}\u{323}"),
        ("brackets", "", "[("),
        ("spaces behind a position", record, " "),
        ("operations", record, " c0 \"x\";"),
        ("operations of one name", record, " id \"x\";"),
        ("best moves", record, " bm Ke3;"),
        ("operands", record, " bm Ke3 Kd3"),
        ("untidy operations", record, " ;c1  \"a\""),
        ("a line of play", record, " pv Ke3 Ke5 Kd3 Kd5;"),
        ("quotation marks", record, " c0 \"\\\";"),
    ];
    let line = |(name, begin, part): (_, &str, &str)| {
        let mut line = begin.to_owned() + &part.repeat(LINE_BYTES / part.len());
        line.truncate(line.floor_char_boundary(2 * LINE_BYTES));
        (name, line)
    };
    parts.map(line).into()
}

#[test]
fn lines_of_any_length_cause_no_long_frame() {
    let folder = TempDir::new().unwrap();
    let path = folder.path().join("long.epd");
    let lines = longest_lines();
    let text: Vec<_> = lines.iter().map(|(_, line)| line.as_str()).collect();
    let text = text.join("\n");
    fs::write(&path, format!("{START}\n{text}")).unwrap();
    let mut all = Vec::new();
    let mut program = Program::on_file(&path);
    for (row, (kind, line)) in lines.iter().enumerate() {
        let row = row as u64 + 1;
        program
            .harness
            .state_mut()
            .apply(ListAction::SelectRow(row));
        let shown = longest_frame(&mut program).max(longest_frame(&mut program));
        all.push((shown, format!("{kind}: shown")));
        for command in [Command::CopyRows, Command::Help, Command::MirrorFiles] {
            let done = work_on(|| {
                program.harness.state_mut().apply(Action::Run(command));
                program.harness.step();
            });
            all.push((done, format!("{kind}: {command:?}")));
            if command == Command::MirrorFiles && program.state().shared.document().is_modified() {
                program.undo();
            }
        }
        program.harness.key_press(Key::ArrowDown);
        all.push((longest_frame(&mut program), format!("{kind}: a key")));
        let document = program.state().shared.document();
        assert!(!document.is_modified(), "{kind}");
        let shown = document.rows().line(row).unwrap();
        assert!(line.as_bytes().starts_with(&shown), "{kind}");
    }
    assert_no_freeze(all);
}

/// Opens a file, and lets its tasks run on threads.
fn longest_frame_of_opening(name: &str, text: &str) -> (Duration, Program) {
    let folder = TempDir::new().unwrap();
    let path = folder.path().join(name);
    fs::write(&path, text).unwrap();
    let mut program = Program::start();
    program.dialogs.borrow_mut().steps = Some(0);
    program
        .harness
        .state_mut()
        .apply(FilesAction::Open(vec![path]));
    let mut longest = longest_frame(&mut program);
    while program.state().shared.tasks.iter().next().is_some() {
        program.dialogs.borrow_mut().steps = Some(usize::MAX);
        longest = longest.max(longest_frame(&mut program));
    }
    program.let_go();
    (longest.max(longest_frame(&mut program)), program)
}

#[test]
fn a_table_with_thousands_of_columns_causes_no_long_frame() {
    const COUNT: usize = 4000;
    let mut all = Vec::new();
    let tables = [
        ("of one name", "a,".repeat(COUNT)),
        ("without names", ",".repeat(COUNT)),
    ];
    for (kind, names) in tables {
        let row = format!("{}{START}\n", ",".repeat(COUNT));
        let (longest, program) =
            longest_frame_of_opening("table.csv", &format!("{names}fen\n{row}{row}"));
        assert!(program.says("Each of these becomes an operation"), "{kind}");
        all.push((longest, format!("{COUNT} columns {kind}")));
    }
    assert_no_freeze(all);
}

#[test]
fn games_that_are_hard_to_read_cause_no_long_frame() {
    let games = [
        ("moves", "1. Nf3 Nf6 2. Ng1 Ng8 ".repeat(3000)),
        ("variations", format!("1. e4 {} e5", "(1. d4 ".repeat(9000))),
        ("comments", format!("1. e4 {{{}", "8/".repeat(30_000))),
        ("tags", "[Event \"x\"]\n".repeat(5000)),
        ("short games", "1. e4 *\n\n".repeat(9000)),
    ];
    let mut all = Vec::new();
    for (kind, game) in games {
        let (longest, _) =
            longest_frame_of_opening("games.pgn", &format!("[Event \"x\"]\n\n{game}\n"));
        all.push((longest, format!("games.pgn: {kind}")));
    }
    assert_no_freeze(all);
}

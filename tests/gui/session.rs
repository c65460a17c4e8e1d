//! The next start reopens the files of the last one.

use super::program::{Program, START};
use egui_kittest::kittest::Queryable as _;
use std::fs;
use std::path::{Path, PathBuf};
use tabiya::command::Command;
use tabiya::model::action::{
    Action, FilesAction, ListAction, RecoveryAction, SessionAction, SettingsAction,
};
use tabiya_collection::document::DocumentId;
use tabiya_settings::recall as recall_settings;
use tabiya_settings::session::recall;
use tempfile::TempDir;

/// A user's folders.
pub(super) struct Home(TempDir);

impl Home {
    pub(super) fn new() -> Self {
        Self(TempDir::new().unwrap())
    }

    pub(super) fn path(&self, name: &str) -> PathBuf {
        self.0.path().join(name)
    }

    /// A file with this number of positions.
    pub(super) fn file(&self, name: &str, count: usize) -> PathBuf {
        let path = self.path(name);
        let line = |number| format!("8/8/8/4k3/8/8/4K3/8 w - - 0 {}\n", number + 1);
        fs::write(&path, (0..count).map(line).collect::<String>()).unwrap();
        path
    }

    pub(super) fn session(&self) -> PathBuf {
        self.path("state/session.toml")
    }

    pub(super) fn settings(&self) -> PathBuf {
        self.path("config/settings.toml")
    }

    /// The program as it is started with these files.
    pub(super) fn start(&self, files: &[&Path]) -> Program {
        let files = files
            .iter()
            .map(|path| Action::from(FilesAction::Open(vec![(*path).to_owned()])));
        let first = [
            Action::from(SettingsAction::UseSettings(self.settings())),
            Action::from(SessionAction::Use(self.session())),
        ];
        let recovery = Action::from(RecoveryAction::UseRecovery(self.path("recovery")));
        Program::start_with(first.into_iter().chain(files).chain([recovery]).collect())
    }
}

/// Ends the program as the user or the system does.
pub(super) fn end(mut program: Program, action: Action) {
    program.harness.state_mut().apply(action);
    program.run();
}

pub(super) fn close(program: Program) {
    end(program, Action::from(FilesAction::WindowCloseRequested));
}

fn paths(program: &Program) -> Vec<Option<&Path>> {
    let documents = program.state().shared.documents.iter();
    documents.map(|document| document.path()).collect()
}

fn go_to(program: &mut Program, row: u64) {
    program
        .harness
        .state_mut()
        .apply(ListAction::SelectRow(row));
    program.run();
}

#[test]
fn a_restart_reopens_files_with_their_rows_and_the_active_tab() {
    for last in [
        Action::from(FilesAction::WindowCloseRequested),
        Action::from(FilesAction::EndNow),
    ] {
        let home = Home::new();
        let (one, two) = (home.file("one.fen", 300), home.file("two.fen", 3));
        let mut program = home.start(&[&one, &two]);
        let first = program.state().shared.documents[0].id();
        program
            .harness
            .state_mut()
            .apply(Action::SelectDocument(first));
        go_to(&mut program, 200);
        program
            .harness
            .state_mut()
            .apply(Action::Run(Command::FlipBoard));
        program.run();
        let top = program.state().session.tops[&first];
        assert!(150 < top && top <= 200, "{top}");
        end(program, last);
        let next = home.start(&[]);
        assert_eq!(paths(&next), [Some(one.as_path()), Some(two.as_path())]);
        assert_eq!(next.state().shared.active, 0);
        assert_eq!(next.state().shared.document().row(), 200);
        assert!(next.state().shared.view.flipped);
        let id = next.state().shared.document().id();
        assert_eq!(next.state().session.tops[&id], top);
        assert!(next.find_row(201).is_some());
    }
}

#[test]
fn a_background_file_restores_its_row_when_shown() {
    let home = Home::new();
    let (one, two) = (home.file("one.fen", 300), home.file("two.fen", 3));
    let mut program = home.start(&[&one]);
    go_to(&mut program, 250);
    program
        .harness
        .state_mut()
        .apply(FilesAction::Open(vec![two]));
    program.run();
    close(program);
    // A file that the user does not view in one run is still reopened in the next one.
    let program = home.start(&[]);
    assert_eq!(program.state().shared.active, 1);
    close(program);
    let mut program = home.start(&[]);
    let first = program.state().shared.documents[0].id();
    program
        .harness
        .state_mut()
        .apply(Action::SelectDocument(first));
    program.run();
    assert_eq!(program.state().shared.document().row(), 250);
}

#[test]
fn a_large_file_restores_its_row_unless_the_user_moves_during_reading() {
    let home = Home::new();
    let one = home.file("one.fen", 800_000);
    let mut program = home.start(&[&one]);
    go_to(&mut program, 700_000);
    close(program);
    let mut program = home.start(&[]);
    assert_eq!(program.state().shared.document().row(), 700_000);
    close(program);
    program = Program::start();
    program.dialogs.borrow_mut().steps = Some(0);
    let apply = |program: &mut Program, action| {
        program.harness.state_mut().apply(action);
        program.run();
    };
    apply(
        &mut program,
        Action::from(SessionAction::Use(home.session())),
    );
    // These steps deliver the session and the first lines.
    program.step(2);
    assert_eq!(program.state().shared.document().row(), 0);
    assert!(!program.state().shared.document().is_whole());
    apply(&mut program, Action::from(ListAction::SelectRow(7)));
    program.let_go();
    assert_eq!(program.state().shared.document().rows().len(), 800_000);
    assert_eq!(program.state().shared.document().row(), 7);
}

#[test]
fn a_file_that_begins_with_a_comment_restores_its_row() {
    let home = Home::new();
    let path = home.path("commented.fen");
    let lines = "# A comment\n8/8/8/4k3/8/8/4K3/8 w - - 0 1\n8/8/8/8/8/8/4K3/4k3 w - - 0 1\n";
    fs::write(&path, lines).unwrap();
    for row in [2, 0, 1] {
        let mut program = home.start(&[&path]);
        go_to(&mut program, row);
        close(program);
        let program = home.start(&[]);
        assert_eq!(program.state().shared.document().row(), row);
        close(program);
    }
}

#[test]
fn files_of_the_command_line_open_last_and_are_shown() {
    let home = Home::new();
    let (one, two) = (home.file("one.fen", 3), home.file("two.fen", 3));
    close(home.start(&[&one]));
    let program = home.start(&[&two]);
    assert_eq!(paths(&program), [Some(one.as_path()), Some(two.as_path())]);
    assert_eq!(program.state().shared.active, 1);
    close(program);
    // A file that is already open is not opened twice.
    let program = home.start(&[&one]);
    assert_eq!(paths(&program), [Some(one.as_path()), Some(two.as_path())]);
    assert_eq!(program.state().shared.active, 0);
}

#[test]
fn a_file_of_the_command_line_stays_shown_when_the_session_loads() {
    let home = Home::new();
    let (named, shown) = (home.file("named.fen", 3), home.file("shown.fen", 3));
    close(home.start(&[&named, &shown]));
    // Only a few files are read at a time, so the last named one still waits when the session is loaded.
    let others = ["a.fen", "b.fen", "c.fen", "d.fen"].map(|name| home.file(name, 2));
    let files = [others.as_slice(), std::slice::from_ref(&named)].concat();
    let session = Action::from(SessionAction::Use(home.session()));
    let program = Program::start_with(vec![Action::from(FilesAction::Open(files)), session]);
    assert_eq!(program.state().shared.documents.len(), 6);
    assert_eq!(
        program.state().shared.document().path(),
        Some(named.as_path())
    );
}

#[test]
fn a_position_of_the_command_line_opens_beside_the_session() {
    let home = Home::new();
    let one = home.file("one.fen", 3);
    close(home.start(&[&one]));
    let session = Action::from(SessionAction::Use(home.session()));
    let program = Program::start_with(vec![
        session,
        Action::from(FilesAction::OpenText(START.to_owned())),
    ]);
    assert_eq!(program.state().shared.documents.len(), 2);
    assert_eq!(program.fen(), START);
}

#[test]
fn missing_files_are_reported_once_and_stay_recent_files() {
    let home = Home::new();
    let files: Vec<_> = ["a.fen", "b.fen", "c.fen"]
        .map(|name| home.file(name, 2))
        .into();
    let all: Vec<&Path> = files.iter().map(PathBuf::as_path).collect();
    close(home.start(&all));
    fs::remove_file(&files[0]).unwrap();
    fs::remove_file(&files[2]).unwrap();
    let program = home.start(&[]);
    assert_eq!(paths(&program), [Some(files[1].as_path())]);
    let failures = &program.state().shared.failures;
    assert_eq!(failures.len(), 1, "{failures:?}");
    assert!(failures[0].contains("a.fen") && failures[0].contains("c.fen"));
    let unopenable: Vec<_> = program.state().session.unopenable.keys().collect();
    assert_eq!(unopenable, [&files[0], &files[2]]);
    assert_eq!(program.state().session.recent.len(), 3);
    close(program);
    let program = home.start(&[]);
    assert!(program.state().shared.failures.is_empty());
    assert_eq!(program.state().session.recent.len(), 3);
}

#[test]
fn files_of_an_archive_are_reopened() {
    let home = Home::new();
    let archive = home.path("book.zip");
    let mut zip = zip::ZipWriter::new(fs::File::create(&archive).unwrap());
    for name in ["a.fen", "in/b.fen"] {
        use std::io::Write as _;
        let options = zip::write::SimpleFileOptions::default();
        zip.start_file(name, options).unwrap();
        let line = "8/8/8/4k3/8/8/4K3/8 w - - 0 1\n";
        zip.write_all(line.repeat(9).as_bytes()).unwrap();
    }
    zip.finish().unwrap();
    let mut program = home.start(&[&archive]);
    program.harness.get_by_label("Open all").click();
    program.run();
    assert_eq!(program.state().shared.documents.len(), 2);
    go_to(&mut program, 5);
    close(program);
    let program = home.start(&[]);
    let documents = program.state().shared.documents.iter();
    let origins: Vec<_> = documents
        .map(|document| document.origin().unwrap())
        .collect();
    assert_eq!(origins, [archive.join("a.fen"), archive.join("in/b.fen")]);
    assert_eq!(program.state().shared.document().row(), 5);
    // The opened files are one file.
    assert_eq!(program.state().session.recent.len(), 1);
    assert!(program.state().shared.failures.is_empty());
}

#[test]
fn switching_reopening_off_neither_writes_nor_reopens_files() {
    let home = Home::new();
    let one = home.file("one.fen", 3);
    let mut program = home.start(&[&one]);
    program.menu("File", "Open recent");
    program.click("Reopen files at the next start");
    assert!(!recall_settings(&home.settings()).settings.reopens_files);
    close(program);
    let text = fs::read_to_string(home.session()).unwrap();
    assert!(!text.contains("[[open]]"), "{text}");
    let program = home.start(&[]);
    assert_eq!(paths(&program), [None]);
    assert_eq!(program.state().session.recent.len(), 1);
}

#[test]
fn files_open_in_another_window_are_not_reopened() {
    let home = Home::new();
    let (one, two) = (home.file("one.fen", 3), home.file("two.fen", 3));
    let first = home.start(&[&one]);
    first.state();
    let mut first = first;
    first.harness.state_mut().apply(SessionAction::Keep);
    first.run();
    let second = home.start(&[&two]);
    assert_eq!(paths(&second), [Some(two.as_path())]);
    close(second);
    close(first);
    let next = home.start(&[]);
    assert_eq!(paths(&next), [Some(one.as_path())]);
    assert_eq!(next.state().session.recent.len(), 2);
}

#[test]
fn the_window_that_closes_last_is_reopened() {
    let home = Home::new();
    let (one, two) = (home.file("one.fen", 3), home.file("two.fen", 3));
    let first = home.start(&[&one]);
    let mut second = home.start(&[&two]);
    second.harness.state_mut().apply(SessionAction::Keep);
    second.run();
    close(first);
    close(second);
    let next = home.start(&[]);
    assert_eq!(paths(&next), [Some(two.as_path())]);
}

#[test]
fn a_damaged_session_file_is_reported_and_the_program_starts() {
    let home = Home::new();
    fs::create_dir_all(home.path("state")).unwrap();
    fs::write(home.session(), "[[open").unwrap();
    let program = home.start(&[]);
    let failures = &program.state().shared.failures;
    assert_eq!(failures.len(), 1);
    assert!(failures[0].contains("session.toml") && failures[0].contains("damaged"));
    let kept = home.path("state/session.damaged.toml");
    assert_eq!(fs::read_to_string(kept).unwrap(), "[[open");
}

#[test]
fn an_unwritable_session_file_is_reported_once() {
    let home = Home::new();
    let one = home.file("one.fen", 3);
    let mut program = home.start(&[&one]);
    fs::create_dir_all(home.session()).unwrap();
    for row in [1, 2, 0] {
        go_to(&mut program, row);
        program.harness.state_mut().apply(SessionAction::Keep);
        program.run();
    }
    let failures = &program.state().shared.failures;
    assert_eq!(failures.len(), 1, "{failures:?}");
    assert!(failures[0].contains("session.toml"));
    fs::remove_dir(home.session()).unwrap();
    close(program);
    // Now the session is written.
    let session = recall(&home.session()).session;
    assert_eq!(session.recent.len(), 1);
}

#[test]
fn an_unchanged_session_is_not_written_again() {
    let home = Home::new();
    let one = home.file("one.fen", 30);
    let mut program = home.start(&[&one]);
    assert!(program.state().session.has_news(&program.state().shared));
    program.harness.state_mut().apply(SessionAction::Keep);
    program.run();
    assert!(!program.state().session.has_news(&program.state().shared));
    fs::remove_file(home.session()).unwrap();
    program.harness.state_mut().apply(SessionAction::Keep);
    program.run();
    assert!(!home.session().exists());
    go_to(&mut program, 3);
    assert!(program.state().session.has_news(&program.state().shared));
}

#[test]
fn recovered_work_is_not_opened_twice() {
    let home = Home::new();
    let one = home.file("one.fen", 3);
    let mut program = home.start(&[&one]);
    let clear = Action::Run(Command::ClearBoard);
    program.harness.state_mut().apply(clear);
    program.run();
    end(program, Action::from(FilesAction::EndNow));
    let mut program = home.start(&[]);
    program.click("Recover");
    assert_eq!(paths(&program), [Some(one.as_path())]);
    assert!(program.state().shared.document().is_modified());
}

#[test]
fn a_safe_start_says_so_and_keeps_nothing() {
    let home = Home::new();
    let one = home.file("one.fen", 3);
    let mut program = Program::start_with(vec![
        Action::from(SettingsAction::StartSafely),
        Action::from(FilesAction::Open(vec![one.clone()])),
    ]);
    assert!(program.has("Safe start"));
    program
        .harness
        .state_mut()
        .apply(Action::Run(Command::DarkTheme));
    program.run();
    assert!(program.state().session.recent.is_empty());
    assert_eq!(program.state().memory.unwritten, []);
    let id: DocumentId = program.state().shared.document().id();
    assert!(program.state().shared.document_by_id(id).is_some());
    let mut program = Program::start_with(vec![Action::from(SettingsAction::StartSafely)]);
    assert!(program.says("changes to settings are not kept"));
    program.run();
}

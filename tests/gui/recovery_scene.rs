//! A file, a folder for journals, and programs that crash.

use super::program::{Program, START};
use egui::Key;
use std::fs;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};
use tabiya::model::action::{Action, FilesAction, RecoveryAction};
use tabiya::model::state::State;
use tabiya_lines::recovery::find_crash_recovery;
use tempfile::TempDir;

pub(crate) const KINGS: &str = "8/8/8/8/8/8/8/K6k w - - 0 1";

pub(crate) struct RecoveryScene {
    folder: TempDir,
}

impl RecoveryScene {
    pub(crate) fn new() -> Self {
        Self {
            folder: TempDir::new().unwrap(),
        }
    }

    /// Creates the scene with a file of two positions.
    pub(crate) fn with_file() -> Self {
        let desk = Self::new();
        fs::write(desk.file(), format!("{START}\n{KINGS}\n")).unwrap();
        desk
    }

    pub(crate) fn file(&self) -> PathBuf {
        self.path("one.fen")
    }

    pub(crate) fn path(&self, name: &str) -> PathBuf {
        self.folder.path().join(name)
    }

    pub(crate) fn text(&self) -> String {
        fs::read_to_string(self.file()).unwrap()
    }

    pub(crate) fn recovery(&self) -> PathBuf {
        self.path("state/recovery")
    }

    /// The program as `main` starts it.
    pub(crate) fn start_on(&self, files: &[&Path]) -> Program {
        let files = files.iter().map(|file| (*file).to_owned()).collect();
        let mut program = Program::start_with(vec![
            Action::from(FilesAction::Open(files)),
            Action::from(RecoveryAction::UseRecovery(self.recovery())),
        ]);
        program.run();
        program
    }

    pub(crate) fn start(&self) -> Program {
        self.start_on(&[])
    }

    pub(crate) fn start_on_file(&self) -> Program {
        self.start_on(&[&self.file()])
    }

    /// The number of journals, whether they are locked or not.
    pub(crate) fn journals(&self) -> usize {
        fs::read_dir(self.recovery()).map_or(0, Iterator::count)
    }

    /// Waits for all tasks, because tasks remove journals.
    pub(crate) fn settle(program: &mut Program) {
        for _ in 0..4 {
            program.run();
        }
    }

    /// Drops the program as if it had been killed. Its locks are released a moment later.
    pub(crate) fn kill(&self, program: Program) {
        let journals = self.journals();
        drop(program);
        self.wait_until_left(journals);
    }

    /// Waits until a journal has content, for tests in which tasks run on threads.
    pub(crate) fn wait_until_written(&self) {
        let began = Instant::now();
        let is_written = |folder: &Path| {
            let journal = fs::metadata(folder.join("journal"));
            journal.is_ok_and(|journal| 250 < journal.len())
        };
        loop {
            let folders = fs::read_dir(self.recovery()).into_iter().flatten();
            if folders.flatten().any(|folder| is_written(&folder.path())) {
                return;
            }
            assert!(began.elapsed() < Duration::from_secs(20), "no journal");
            std::thread::sleep(Duration::from_millis(2));
        }
    }

    pub(crate) fn wait_until_left(&self, count: usize) {
        let began = Instant::now();
        loop {
            let left = find_crash_recovery(&self.recovery()).unwrap();
            if left.found.len() + left.unreadable.len() == count {
                return;
            }
            assert!(began.elapsed() < Duration::from_secs(20), "{left:?}");
            drop(left);
            std::thread::sleep(Duration::from_millis(2));
        }
    }
}

pub(crate) fn lines(program: &Program) -> Vec<String> {
    let rows = program.state().shared.document().rows();
    let line = |row| String::from_utf8_lossy(&rows.line(row).unwrap()).into_owned();
    (0..rows.len()).map(line).collect()
}

pub(crate) fn name(program: &Program) -> String {
    State::name_of(program.state().shared.document())
}

/// Starts the program and recovers the work of the crashed one.
pub(crate) fn recovered(desk: &RecoveryScene) -> Program {
    let mut program = desk.start();
    assert!(program.is_focused("Recover"));
    program.key(Key::Enter);
    assert_eq!(program.state().shared.dialog, None);
    RecoveryScene::settle(&mut program);
    program
}

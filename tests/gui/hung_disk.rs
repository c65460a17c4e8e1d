//! Actions that wait for a hung disk are shown, and can be stopped.

use super::program::{Program, runner::Disk};
use egui::{Key, Modifiers};
use egui_kittest::kittest::Queryable as _;
use std::fs;
use std::fs::File;
use std::thread::sleep;
use std::time::{Duration, Instant};
use tabiya::features::files::tasks::load::Loading;
use tabiya::features::list::tasks::fetch::Fetch;
use tabiya::model::action::{Action, FilesAction, ListAction};
use tabiya_desktop::tasks::{TaskEvent, TaskId};
use tempfile::TempDir;

const LINES: u64 = 700_000;
/// The maximum time for which the system may keep cached pages after the request to drop them.
const PATIENCE: Duration = Duration::from_mins(1);

/// A large file whose disk has hung for a second, since the row was requested.
struct Held {
    program: Program,
    fetch: TaskId,
    _folder: TempDir,
}

fn held() -> Held {
    let folder = tempfile::tempdir_in(env!("CARGO_TARGET_TMPDIR")).unwrap();
    let path = folder.path().join("large.fen");
    let line = |number: u64| format!("8/8/8/8/8/8/8/K6k w - - 0 {number}\n");
    fs::write(&path, (1..=LINES).map(line).collect::<String>()).unwrap();
    let file = File::open(&path).unwrap();
    file.sync_all().unwrap();
    let mut program = Program::on_file(&path);
    program.dialogs.borrow_mut().disk = Disk::Hangs;
    let began = Instant::now();
    for row in (400_000..600_000).step_by(2000).cycle() {
        // The system drops its cache on request, but on a busy machine only
        // after some seconds.
        rustix::fs::fadvise(&file, 0, None, rustix::fs::Advice::DontNeed).unwrap();
        program
            .harness
            .state_mut()
            .apply(ListAction::SelectRow(row));
        if let Some(waiting) = program.state().shared.waiting.values().next() {
            let fetch = waiting.fetch;
            program
                .harness
                .state_mut()
                .apply(Action::Task(fetch, TaskEvent::Silent));
            program.run();
            return Held {
                program,
                fetch,
                _folder: folder,
            };
        }
        // The row was already in memory: go back to the first one.
        program.dialogs.borrow_mut().disk = Disk::Answers;
        program.harness.state_mut().apply(ListAction::SelectRow(0));
        program.run();
        program.dialogs.borrow_mut().disk = Disk::Hangs;
        assert!(began.elapsed() < PATIENCE, "the system forgets nothing");
        sleep(Duration::from_millis(50));
    }
    unreachable!("the rows are asked for over and over");
}

#[test]
fn a_message_names_the_waiting_action_and_file_and_can_stop_it() {
    let mut held = held();
    let program = &mut held.program;
    assert!(program.says("Waiting for large.fen: going to position"));
    program.drag("a1", "a2");
    assert!(program.says("more action"));
    program.click("Stop waiting for large.fen");
    assert!(program.state().shared.waiting.is_empty());
    assert!(program.says("Stopped waiting"));
    assert!(!program.state().shared.document().is_modified());
    assert_eq!(program.state().shared.document().row(), 0);
    assert_eq!(program.fen(), "8/8/8/8/8/8/8/K6k w - - 0 1");
}

#[test]
fn a_key_stops_the_waiting() {
    let mut held = held();
    held.program.key_with(Modifiers::COMMAND, Key::Period);
    assert!(held.program.state().shared.waiting.is_empty());
    assert!(!held.program.has("Stop waiting for large.fen"));
}

#[test]
fn the_message_shows_in_all_documents_until_the_disk_answers() {
    let mut held = held();
    let program = &mut held.program;
    program.ctrl(Key::N);
    assert!(program.says("Waiting for large.fen: going to position"));
    let result = Err(tabiya_lines::ReadError::Io(
        std::io::ErrorKind::TimedOut.into(),
    ));
    let event = TaskEvent::answered::<Fetch>(result);
    program
        .harness
        .state_mut()
        .apply(Action::Task(held.fetch, event));
    program.run();
    assert!(!program.says("Waiting for large.fen"));
    let closes = program.harness.query_by_label("Stop waiting for large.fen");
    assert!(closes.is_none());
}

#[test]
fn a_slow_file_is_reported_after_a_second_and_can_be_cancelled() {
    let mut program = Program::start();
    program.dialogs.borrow_mut().disk = Disk::Hangs;
    let path = std::path::PathBuf::from("/hung/a.fen");
    program
        .harness
        .state_mut()
        .apply(FilesAction::Open(vec![path]));
    let loading = program.state().shared.tasks.running::<Loading>().next();
    let id = loading.map(|(running, _)| running.id).unwrap();
    program.run();
    assert!(!program.says("Reading a.fen"));
    program
        .harness
        .state_mut()
        .apply(Action::Task(id, TaskEvent::Silent));
    program.run();
    assert!(program.says("Reading a.fen: no answer from the disk yet"));
    program.click("Cancel");
    assert!(!program.says("Reading a.fen"));
    assert!(program.state().shared.tasks.get(id).is_none());
}

//! A disk that does not answer: some actions wait for it, and nothing else does.

use super::Recorder;
use super::rows::{Large, large, put, select_far_row, work};
use std::fs;
use std::path::{Path, PathBuf};
use tabiya::app::update::update;
use tabiya::command::Command;
use tabiya::features::files::model::question::WindowQuestion;
use tabiya::features::files::tasks::load::Load;
use tabiya::features::files::tasks::look_at_files::LookingAtFiles;
use tabiya::features::files::tasks::save::Save;
use tabiya::features::list::tasks::fetch::Fetch;
use tabiya::model::action::{Action, FenAction, FilesAction, ListAction, Reply};
use tabiya::model::state::{State, WindowEffect};
use tabiya_collection::document::{Document, DocumentId};
use tabiya_desktop::tasks::{TaskEvent, TaskId, perform};

const OTHER: &str = "4k3/8/8/8/8/8/8/4K3 w - - 0 1";

/// A large file that is to show another row, which the disk does not deliver, and another document.
struct Held {
    state: State,
    runner: Recorder,
    large: DocumentId,
    other: DocumentId,
    /// The requested row.
    row: u64,
    folder: tempfile::TempDir,
}

impl Held {
    fn new() -> Self {
        let mut large = large();
        let text = Action::from(FilesAction::OpenText(OTHER.to_owned()));
        update(&mut large.state, text, &mut large.runner);
        let ids: Vec<_> = large
            .state
            .shared
            .documents
            .iter()
            .map(Document::id)
            .collect();
        let [first, other] = ids[..] else {
            panic!("{ids:?}");
        };
        update(
            &mut large.state,
            Action::SelectDocument(first),
            &mut large.runner,
        );
        let row = select_far_row(&mut large);
        let Large {
            state,
            runner,
            folder,
            ..
        } = large;
        let held = Self {
            state,
            runner,
            large: first,
            other,
            row,
            folder,
        };
        assert_eq!(held.runner.tasks.len(), 1);
        assert_eq!(held.runner.asked::<Fetch>().len(), 1);
        held
    }

    fn act(&mut self, action: Action) {
        update(&mut self.state, action, &mut self.runner);
    }

    fn run(&mut self, command: Command) {
        self.act(Action::Run(command));
    }

    /// Lets the task that reads the row be silent for a second.
    fn stays_silent(&mut self) -> TaskId {
        let id = self.runner.tasks[0].0;
        self.act(Action::Task(id, TaskEvent::Silent));
        id
    }

    fn disk_answers(&mut self) {
        work(&mut self.state, &mut self.runner);
    }

    fn document(&self, id: DocumentId) -> &Document {
        self.state.shared.document_by_id(id).unwrap()
    }

    fn line_that_was_asked_for(&self) -> String {
        let line = self.document(self.large).rows().line(self.row).unwrap();
        String::from_utf8_lossy(&line).into_owned()
    }

    fn untouched(&self) -> String {
        format!("8/8/8/8/8/8/8/K6k w - - 0 {}", self.row + 1)
    }

    fn with_queen_on_e4(&self) -> String {
        format!("8/8/8/8/4Q3/8/8/K6k w - - 0 {}", self.row + 1)
    }

    fn is_open(&self, id: DocumentId) -> bool {
        self.state.shared.document_by_id(id).is_some()
    }
}

#[test]
fn other_documents_and_the_window_do_not_wait_for_a_hung_disk() {
    let mut held = Held::new();
    held.act(Action::SelectDocument(held.other));
    assert_eq!(held.state.shared.document().id(), held.other);
    held.act(put("e4"));
    assert!(held.document(held.other).is_modified());
    held.run(Command::Undo);
    assert!(!held.document(held.other).is_modified());
    held.run(Command::New);
    assert_eq!(held.state.shared.documents.len(), 3);
    held.run(Command::Close);
    assert_eq!(held.state.shared.documents.len(), 2);
    held.run(Command::PreviousDocument);
    assert_eq!(held.state.shared.document().id(), held.large);
    held.run(Command::Find);
    assert!(held.state.find.form.is_some());
    // None of this changes the waiting file.
    assert_eq!(held.document(held.large).row(), 0);
}

#[test]
fn other_documents_are_saved_and_opened_while_a_disk_hangs() {
    let mut held = Held::new();
    let path = held.folder.path().join("other.fen");
    fs::write(&path, OTHER).unwrap();
    held.act(Action::from(FilesAction::Open(vec![path.clone()])));
    let (id, work) = held.runner.tasks.remove(1);
    assert!(work.is::<Load>());
    let mut said = Vec::new();
    let last = perform(work, &mut |event| {
        said.push(event);
        std::ops::ControlFlow::Continue(())
    });
    for event in said.into_iter().chain([last]) {
        held.act(Action::Task(id, event));
    }
    assert_eq!(held.state.shared.document().path(), Some(path.as_path()));
    held.act(put("e4"));
    held.run(Command::Save);
    assert!(!held.runner.asked::<Save>().is_empty());
}

#[test]
fn waiting_actions_run_in_their_document_without_switching_to_it() {
    let mut held = Held::new();
    held.act(put("e4"));
    held.act(Action::SelectDocument(held.other));
    let typed = "4k3/8/8/8/8/8/8/4K3 w - - 0 1 and";
    held.act(Action::from(FenAction::DraftChanged(typed.to_owned())));
    held.disk_answers();
    assert_eq!(held.document(held.large).row(), held.row);
    assert_eq!(held.line_that_was_asked_for(), held.with_queen_on_e4());
    assert_eq!(held.state.shared.document().id(), held.other);
    let draft = held
        .state
        .shared
        .draft
        .as_ref()
        .map(|draft| draft.text.as_str());
    assert_eq!(draft, Some(typed));
    assert_eq!(held.document(held.other).line(), typed.as_bytes());
    assert!(held.state.shared.waiting.is_empty());
}

#[test]
fn waiting_actions_are_listed_after_a_second_and_can_be_dropped() {
    let mut held = Held::new();
    held.act(put("e4"));
    assert_eq!(held.state.shared.held_up().count(), 0);
    let fetch = held.stays_silent();
    let all: Vec<_> = held.state.shared.held_up().collect();
    let [(document, waiting)] = all[..] else {
        panic!("{all:?}");
    };
    assert_eq!((document.id(), waiting.fetch), (held.large, fetch));
    assert_eq!(waiting.actions.len(), 2);
    held.act(Action::Cancel(fetch));
    assert!(held.state.shared.waiting.is_empty());
    assert_eq!(held.document(held.large).row(), 0);
    assert!(!held.document(held.large).is_modified());
    // New actions apply at once, to the row that is shown.
    held.act(put("d4"));
    assert!(held.document(held.large).is_modified());
    held.run(Command::Undo);
    // It is too late for the dropped actions.
    held.disk_answers();
    assert_eq!(held.document(held.large).row(), 0);
    assert_eq!(held.line_that_was_asked_for(), held.untouched());
    held.act(Action::from(ListAction::SelectRow(held.row)));
    held.disk_answers();
    assert_eq!(held.document(held.large).row(), held.row);
}

#[test]
fn a_command_stops_the_waiting() {
    let mut held = Held::new();
    assert!(Command::StopWaiting.is_enabled(&held.state));
    held.run(Command::StopWaiting);
    assert!(held.state.shared.waiting.is_empty());
    assert!(!Command::StopWaiting.is_enabled(&held.state));
    held.disk_answers();
    assert_eq!(held.document(held.large).row(), 0);
}

#[test]
fn a_document_on_a_hung_disk_closes_at_once() {
    let mut held = Held::new();
    held.act(Action::from(FilesAction::CloseDocument(held.large)));
    assert!(!held.is_open(held.large));
    assert!(held.state.shared.waiting.is_empty() && held.state.shared.questions.is_empty());
    held.disk_answers();
    assert_eq!(held.state.shared.document().id(), held.other);
}

#[test]
fn quitting_does_not_wait_for_a_hung_disk() {
    let mut held = Held::new();
    held.act(Action::from(FilesAction::WindowCloseRequested));
    assert!(held.state.shared.effects.contains(&WindowEffect::Quit));
}

#[test]
fn closing_asks_about_a_waiting_change() {
    let mut held = Held::new();
    held.act(put("e4"));
    held.act(Action::SelectDocument(held.other));
    held.act(Action::from(FilesAction::WindowCloseRequested));
    let question = WindowQuestion::SaveBeforeClosing(held.large, 0);
    assert_eq!(held.state.shared.question(), Some(&question));
    assert!(!held.state.shared.effects.contains(&WindowEffect::Quit));
    held.act(Action::from(FilesAction::Reply(Reply::Cancel)));
    held.disk_answers();
    assert_eq!(held.line_that_was_asked_for(), held.with_queen_on_e4());

    let mut held = Held::new();
    held.act(put("e4"));
    held.act(Action::from(FilesAction::CloseDocument(held.large)));
    held.act(Action::from(FilesAction::Reply(Reply::CloseWithoutSaving)));
    assert!(!held.is_open(held.large));
}

#[test]
fn a_waiting_change_is_saved_before_its_document_closes() {
    let mut held = Held::new();
    let path = held.document(held.large).path().unwrap().to_owned();
    held.act(put("e4"));
    held.act(Action::from(FilesAction::CloseDocument(held.large)));
    held.act(Action::from(FilesAction::Reply(Reply::SaveAndClose)));
    held.act(Action::SelectDocument(held.other));
    assert!(held.is_open(held.large));
    held.disk_answers();
    assert!(!held.is_open(held.large));
    let saved = fs::read_to_string(&path).unwrap();
    let row = usize::try_from(held.row).unwrap();
    assert_eq!(
        saved.lines().nth(row),
        Some(held.with_queen_on_e4().as_str())
    );
}

#[test]
fn stopping_also_cancels_a_close_that_waits_for_a_save() {
    let mut held = Held::new();
    held.act(put("e4"));
    held.act(Action::from(FilesAction::CloseDocument(held.large)));
    held.act(Action::from(FilesAction::Reply(Reply::SaveAndClose)));
    held.run(Command::StopWaiting);
    assert!(held.state.files.closing.is_none());
    held.disk_answers();
    assert!(held.is_open(held.large));
    assert!(!held.document(held.large).is_modified());
}

fn loads(runner: &Recorder) -> Vec<TaskId> {
    runner.asked::<Load>()
}

#[test]
fn files_on_a_hung_disk_do_not_delay_other_files() {
    let (mut state, mut runner) = (State::new(), Recorder::default());
    let path = |number| PathBuf::from(format!("/hung/{number}.fen"));
    let paths: Vec<_> = (1..=6).map(path).collect();
    update(
        &mut state,
        Action::from(FilesAction::Open(paths)),
        &mut runner,
    );
    let first = loads(&runner);
    assert!(first.len() < 6);
    for id in first {
        update(&mut state, Action::Task(id, TaskEvent::Silent), &mut runner);
    }
    assert_eq!(loads(&runner).len(), 6);
}

#[test]
fn a_hung_read_ends_when_cancelled() {
    let (mut state, mut runner) = (State::new(), Recorder::default());
    let path = PathBuf::from("/hung/a.fen");
    update(
        &mut state,
        Action::from(FilesAction::Open(vec![path.clone()])),
        &mut runner,
    );
    let id = loads(&runner)[0];
    // The task is asked to stop both before and after it is known to hang.
    update(&mut state, Action::Cancel(id), &mut runner);
    assert!(state.shared.tasks.get(id).is_some());
    update(&mut state, Action::Task(id, TaskEvent::Silent), &mut runner);
    assert!(state.shared.tasks.get(id).is_none());
    update(
        &mut state,
        Action::from(FilesAction::Open(vec![path])),
        &mut runner,
    );
    let again = loads(&runner)[1];
    update(
        &mut state,
        Action::Task(again, TaskEvent::Silent),
        &mut runner,
    );
    update(&mut state, Action::Cancel(again), &mut runner);
    assert!(state.shared.tasks.get(again).is_none());
    assert!(state.shared.failures.is_empty());
}

#[test]
fn a_hung_save_does_not_prevent_closing() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("a.fen");
    fs::write(&path, OTHER).unwrap();
    let (mut state, mut runner) = (State::new(), Recorder::default());
    update(
        &mut state,
        Action::from(FilesAction::Open(vec![path])),
        &mut runner,
    );
    work(&mut state, &mut runner);
    update(&mut state, put("e4"), &mut runner);
    update(&mut state, Action::Run(Command::Save), &mut runner);
    let id = state.shared.document().id();
    update(
        &mut state,
        Action::from(FilesAction::CloseDocument(id)),
        &mut runner,
    );
    assert!(state.shared.questions.is_empty(), "it is waited for");
    let save = runner.asked::<Save>()[0];
    update(
        &mut state,
        Action::Task(save, TaskEvent::Silent),
        &mut runner,
    );
    assert_eq!(
        state.shared.question(),
        Some(&WindowQuestion::SaveBeforeClosing(id, 0))
    );
    let reply = Action::from(FilesAction::Reply(Reply::CloseWithoutSaving));
    update(&mut state, reply, &mut runner);
    assert!(state.shared.document_by_id(id).is_none());
}

#[test]
fn files_on_a_working_disk_are_checked_while_another_hangs() {
    let (here, there) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    let (mut state, mut runner) = (State::new(), Recorder::default());
    let file = |folder: &Path| {
        let path = folder.join("a.fen");
        fs::write(&path, OTHER).unwrap();
        path
    };
    let paths = vec![file(here.path()), file(there.path())];
    update(
        &mut state,
        Action::from(FilesAction::Open(paths)),
        &mut runner,
    );
    work(&mut state, &mut runner);
    for _ in 0..4 {
        update(&mut state, Action::WindowFocused, &mut runner);
        let mut looking = state.shared.tasks.running::<LookingAtFiles>();
        let answering = looking.find(|(_, looking)| looking.0 != there.path());
        let id = answering.map(|(running, _)| running.id).unwrap();
        drop(looking);
        let place = runner.tasks.iter().position(|(other, _)| *other == id);
        let (id, work) = runner.tasks.remove(place.unwrap());
        let event = perform(work, &mut |_| std::ops::ControlFlow::Continue(()));
        update(&mut state, Action::Task(id, event), &mut runner);
    }
}

//! Changes of many rows: tasks, actions that wait for them, and their answers.
#![expect(clippy::unwrap_used, reason = "tests")]

use super::Recorder;
use std::io::Write as _;
use std::ops::ControlFlow;
use std::path::PathBuf;
#[cfg(target_os = "linux")]
use std::{
    thread::sleep,
    time::{Duration, Instant},
};
use tabiya::app::update::update;
use tabiya::command::Command;
use tabiya::features::files::tasks::look_at_files::LookAtFiles;
use tabiya::features::files::tasks::read_input::ReadInput;
use tabiya::features::list::tasks::check::{Check, Checking};
use tabiya::model::action::{
    Action, BoardAction, FilesAction, FindAction, ListAction, RowFilter, SelectionStep,
};
use tabiya::model::state::{Dialog, State, WindowEffect};
use tabiya_chess::{Piece, Square};
use tabiya_collection::document::Edit;
use tabiya_collection::passes::{LineMark, SameFields, Sameness, SortKey, SortOrder};
use tabiya_desktop::tasks::{TaskEvent, perform};
use tabiya_lines::Source;

const LINES: &str = "8/8/8/8/8/8/8/K6k w - - 0 1\n\
    # comment\n\
    8/8/8/8/8/8/8/k6K w - - 0 1\n\
    8/8/8/8/8/8/8/K6k w - - 0 1\n\
    nonsense\n\
    8/8/8/8/8/8/8/k6K w - - 0 1\n";

fn opened() -> (State, Recorder) {
    let mut state = State::new();
    let mut runner = Recorder::default();
    update(
        &mut state,
        Action::from(FilesAction::OpenStandardInput),
        &mut runner,
    );
    let id = runner.pop::<ReadInput>();
    let source = Source::from_bytes(LINES.as_bytes().to_vec()).unwrap();
    let event = TaskEvent::answered::<ReadInput>(Ok(source));
    update(&mut state, Action::Task(id, event), &mut runner);
    (state, runner)
}

/// Runs all tasks, until none is left.
pub(super) fn work(state: &mut State, runner: &mut Recorder) {
    while !runner.tasks.is_empty() {
        let (id, work) = runner.tasks.remove(0);
        let mut said = Vec::new();
        let last = perform(work, &mut |event| {
            said.push(event);
            ControlFlow::Continue(())
        });
        for event in said.into_iter().chain([last]) {
            update(state, Action::Task(id, event), runner);
        }
    }
}

fn checked() -> (State, Recorder) {
    let (mut state, mut runner) = opened();
    work(&mut state, &mut runner);
    (state, runner)
}

fn lines(state: &State) -> Vec<String> {
    let rows = state.shared.document().rows();
    let line = |row| String::from_utf8_lossy(&rows.line(row).unwrap()).into_owned();
    (0..rows.len()).map(line).collect()
}

fn listed(state: &State) -> Vec<u64> {
    let document = state.shared.document();
    let places = 0..document.shown_count();
    places
        .map(|place| document.row_at(place).unwrap())
        .collect()
}

fn is_checking(state: &State) -> bool {
    let document = state.shared.document().id();
    state
        .shared
        .tasks
        .any(|task: &Checking| task.document == document)
}

pub(super) fn put(name: &str) -> Action {
    let square = Square::from_name(name).unwrap();
    Action::from(BoardAction::Edit(
        Edit::Put(square, Some(Piece::WhiteQueen)),
        None,
    ))
}

fn by_text() -> SortOrder {
    SortOrder {
        key: SortKey::Text,
        descending: true,
    }
}

fn same_board() -> RowFilter {
    RowFilter::Duplicates(Sameness {
        fields: SameFields::Board,
        mirrored: false,
        colours_swapped: false,
    })
}

#[test]
fn a_file_of_several_lines_is_checked_automatically() {
    let (state, _) = checked();
    let counts = state.shared.document().mark_counts().unwrap();
    assert_eq!(counts.of(LineMark::Comment), 1);
    assert_eq!(counts.of(LineMark::Unreadable), 1);
    assert_eq!(state.shared.document().mark(4), Some(LineMark::Unreadable));
    assert!(state.shared.tasks.is_empty());
}

#[test]
fn a_stopped_check_restarts_only_on_request() {
    let (mut state, mut runner) = opened();
    let id = runner.pop::<Check>();
    let event = TaskEvent::answered::<Check>(Err(tabiya_collection::passes::PassError::Cancelled));
    update(&mut state, Action::Task(id, event), &mut runner);
    assert!(runner.tasks.is_empty());
    update(&mut state, Action::Run(Command::CheckAll), &mut runner);
    assert!(runner.tasks.is_empty());
    assert_eq!(state.shared.dialog, Some(Dialog::CheckAll));
    update(&mut state, Action::from(ListAction::CheckAll), &mut runner);
    work(&mut state, &mut runner);
    assert!(state.shared.document().mark_counts().is_some());
}

#[test]
fn the_list_keeps_its_rows_until_the_filter_has_found_others() {
    let (mut state, mut runner) = checked();
    let filter = RowFilter::Marks(vec![LineMark::Comment, LineMark::Unreadable]);
    update(
        &mut state,
        Action::from(FindAction::ShowRows(filter)),
        &mut runner,
    );
    assert_eq!(listed(&state).len(), 6);
    work(&mut state, &mut runner);
    assert_eq!(listed(&state), [1, 4]);
    assert_eq!(state.shared.document().row(), 1);
    update(&mut state, Action::Run(Command::NextPosition), &mut runner);
    assert_eq!(state.shared.document().row(), 4);
    update(&mut state, Action::Run(Command::ShowAllRows), &mut runner);
    assert_eq!(listed(&state).len(), 6);
    assert_eq!(state.shared.document().row(), 4);
}

#[test]
fn an_edit_repeats_the_search_for_rows() {
    let (mut state, mut runner) = checked();
    let filter = RowFilter::Marks(vec![LineMark::Unreadable]);
    update(
        &mut state,
        Action::from(FindAction::ShowRows(filter)),
        &mut runner,
    );
    update(
        &mut state,
        Action::Run(Command::DeletePosition),
        &mut runner,
    );
    work(&mut state, &mut runner);
    assert_eq!(lines(&state)[3], "nonsense");
    assert_eq!(listed(&state), [3]);
}

#[test]
fn a_sort_includes_an_edit_made_while_it_runs() {
    let (mut state, mut runner) = checked();
    update(
        &mut state,
        Action::from(ListAction::Sort(by_text())),
        &mut runner,
    );
    update(&mut state, put("e4"), &mut runner);
    work(&mut state, &mut runner);
    let mut sorted = lines(&state);
    assert!(sorted.contains(&"8/8/8/8/4Q3/8/8/K6k w - - 0 1".to_owned()));
    sorted.sort();
    sorted.reverse();
    assert_eq!(lines(&state), sorted);
    assert!(state.shared.document().line().starts_with(b"8/8/8/8/4Q3"));
    for _ in 0..2 {
        update(&mut state, Action::Run(Command::Undo), &mut runner);
    }
    assert_eq!(lines(&state).join("\n") + "\n", LINES);
}

#[test]
fn only_shown_rows_are_sorted_and_the_filter_stays() {
    let (mut state, mut runner) = checked();
    let filter = RowFilter::Marks(vec![LineMark::Comment, LineMark::Unreadable]);
    update(
        &mut state,
        Action::from(FindAction::ShowRows(filter)),
        &mut runner,
    );
    work(&mut state, &mut runner);
    update(
        &mut state,
        Action::from(ListAction::Sort(by_text())),
        &mut runner,
    );
    work(&mut state, &mut runner);
    let now = lines(&state);
    assert_eq!(
        (now[1].as_str(), now[4].as_str()),
        ("nonsense", "# comment")
    );
    assert_eq!(listed(&state), [1, 4]);
}

#[test]
fn only_the_duplicates_are_sorted_while_they_are_shown() {
    let (mut state, mut runner) = checked();
    let before = lines(&state);
    update(
        &mut state,
        Action::from(FindAction::ShowRows(same_board())),
        &mut runner,
    );
    work(&mut state, &mut runner);
    update(
        &mut state,
        Action::from(ListAction::Sort(by_text())),
        &mut runner,
    );
    work(&mut state, &mut runner);
    let after = lines(&state);
    assert_ne!(after, before);
    assert_eq!((&after[1], &after[4]), (&before[1], &before[4]));
}

#[test]
fn deleting_duplicates_keeps_the_first_and_shows_all_rows_again() {
    let (mut state, mut runner) = checked();
    update(
        &mut state,
        Action::from(FindAction::ShowRows(same_board())),
        &mut runner,
    );
    work(&mut state, &mut runner);
    assert_eq!(listed(&state), [0, 3, 2, 5]);
    update(
        &mut state,
        Action::from(ListAction::DeleteDuplicates),
        &mut runner,
    );
    work(&mut state, &mut runner);
    assert_eq!(listed(&state), [0, 1, 2, 3]);
    assert!(state.shared.document().view().is_none());
    update(&mut state, Action::Run(Command::Undo), &mut runner);
    assert_eq!(lines(&state).join("\n") + "\n", LINES);
}

#[test]
fn rows_move_to_another_document_byte_for_byte() {
    let (mut state, mut runner) = checked();
    let from = state.shared.document().id();
    update(&mut state, Action::Run(Command::New), &mut runner);
    let to = state.shared.document().id();
    update(&mut state, Action::SelectDocument(from), &mut runner);
    update(
        &mut state,
        Action::from(ListAction::SelectRow(1)),
        &mut runner,
    );
    update(
        &mut state,
        Action::from(ListAction::SelectRows(SelectionStep::ExtendTo(2))),
        &mut runner,
    );
    update(
        &mut state,
        Action::from(ListAction::SendRows { to, keep: false }),
        &mut runner,
    );
    work(&mut state, &mut runner);
    assert_eq!(
        state.shared.announcement,
        "2 positions moved to the other file"
    );
    assert_eq!(lines(&state).len(), 4);
    update(&mut state, Action::SelectDocument(to), &mut runner);
    assert_eq!(
        lines(&state)[1..],
        ["# comment", "8/8/8/8/8/8/8/k6K w - - 0 1"]
    );
}

#[test]
fn a_selection_becomes_a_new_unsaved_file() {
    let (mut state, mut runner) = checked();
    update(
        &mut state,
        Action::from(ListAction::SelectRow(1)),
        &mut runner,
    );
    update(
        &mut state,
        Action::from(ListAction::SelectRows(SelectionStep::Toggle(4))),
        &mut runner,
    );
    update(
        &mut state,
        Action::Run(Command::SplitSelection),
        &mut runner,
    );
    work(&mut state, &mut runner);
    assert_eq!(lines(&state), ["# comment", "nonsense"]);
    assert!(state.shared.document().is_modified());
    assert_eq!(state.shared.documents.len(), 2);
}

fn copied(state: &State) -> Option<&str> {
    state
        .shared
        .effects
        .iter()
        .rev()
        .find_map(|effect| match effect {
            WindowEffect::CopyText(text) => Some(text.as_str()),
            _ => None,
        })
}

#[test]
fn cut_lines_go_to_the_clipboard_and_are_pasted_as_rows() {
    let (mut state, mut runner) = checked();
    update(
        &mut state,
        Action::from(ListAction::SelectRow(1)),
        &mut runner,
    );
    update(
        &mut state,
        Action::from(ListAction::SelectRows(SelectionStep::ExtendTo(2))),
        &mut runner,
    );
    update(&mut state, Action::Run(Command::CutRows), &mut runner);
    work(&mut state, &mut runner);
    let text = copied(&state).unwrap().to_owned();
    assert_eq!(text, "# comment\n8/8/8/8/8/8/8/k6K w - - 0 1\n");
    assert_eq!(lines(&state).len(), 4);
    update(
        &mut state,
        Action::from(ListAction::SelectRow(0)),
        &mut runner,
    );
    update(
        &mut state,
        Action::from(ListAction::PasteRows(text)),
        &mut runner,
    );
    assert!(state.shared.question().is_none());
    assert_eq!(lines(&state).join("\n") + "\n", LINES);
    update(&mut state, Action::Run(Command::Undo), &mut runner);
    assert_eq!(lines(&state).len(), 4);
}

#[test]
fn repairs_are_shown_first_and_then_made_in_one_step() {
    let (mut state, mut runner) = checked();
    let broken = "8/8/8/8/8/8/8/K6k W - \u{2013} 0 1".to_owned();
    update(
        &mut state,
        Action::from(ListAction::PasteRows(format!(
            "{broken}\n8/8/8/8/8/8/8/K6k w - - 0 7"
        ))),
        &mut runner,
    );
    work(&mut state, &mut runner);
    update(&mut state, Action::from(ListAction::RepairAll), &mut runner);
    work(&mut state, &mut runner);
    let repair_plan = state.list.repair_plan.as_ref().unwrap();
    assert!(!repair_plan.lines.is_empty());
    assert!(lines(&state).contains(&broken));
    update(
        &mut state,
        Action::from(ListAction::ApplyRepairs),
        &mut runner,
    );
    work(&mut state, &mut runner);
    assert!(!lines(&state).contains(&broken));
    update(&mut state, Action::Run(Command::Undo), &mut runner);
    assert!(lines(&state).contains(&broken));
}

#[test]
fn going_to_a_missing_line_is_refused() {
    let (mut state, mut runner) = checked();
    for number in [0, 7] {
        update(
            &mut state,
            Action::from(ListAction::GoToLine(number)),
            &mut runner,
        );
        assert_eq!(state.shared.document().row(), 0);
        assert!(state.shared.message.take().unwrap().is_error);
    }
    update(
        &mut state,
        Action::from(ListAction::GoToLine(6)),
        &mut runner,
    );
    assert_eq!(state.shared.document().row(), 5);
}

#[test]
fn a_second_change_of_many_rows_is_refused_while_one_runs() {
    let (mut state, mut runner) = checked();
    update(
        &mut state,
        Action::from(ListAction::Sort(by_text())),
        &mut runner,
    );
    update(&mut state, Action::Run(Command::Shuffle), &mut runner);
    assert_eq!(runner.tasks.len(), 1);
    assert!(state.shared.message.as_ref().unwrap().is_error);
    work(&mut state, &mut runner);
    update(&mut state, Action::Run(Command::Shuffle), &mut runner);
    assert_eq!(runner.tasks.len(), 1);
}

#[test]
fn closing_a_document_stops_its_tasks() {
    let (mut state, mut runner) = opened();
    assert!(is_checking(&state));
    let id = state.shared.document().id();
    update(
        &mut state,
        Action::from(FilesAction::CloseDocument(id)),
        &mut runner,
    );
    assert!(state.shared.tasks.is_empty());
    work(&mut state, &mut runner);
    assert_eq!(state.shared.documents.len(), 1);
}

/// A file that is too large for memory.
pub(super) struct Large {
    pub(super) state: State,
    pub(super) runner: Recorder,
    /// The file, which the system can be asked to drop from its cache.
    #[cfg(target_os = "linux")]
    file: std::fs::File,
    #[cfg_attr(
        not(target_os = "linux"),
        expect(dead_code, reason = "the file is there as long as this is")
    )]
    pub(super) folder: tempfile::TempDir,
}

/// The maximum time for which the system may keep cached pages after the request to drop them.
#[cfg(target_os = "linux")]
const PATIENCE: Duration = Duration::from_mins(1);

pub(super) fn large() -> Large {
    const LINE_COUNT: usize = 700_000;
    let folder = tempfile::tempdir_in(env!("CARGO_TARGET_TMPDIR")).unwrap();
    let path: PathBuf = folder.path().join("large.fen");
    let mut file = std::fs::File::create(&path).unwrap();
    let lines: Vec<String> = (0..LINE_COUNT)
        .map(|line| format!("8/8/8/8/8/8/8/K6k w - - 0 {}\n", line + 1))
        .collect();
    let text = lines.concat();
    file.write_all(text.as_bytes()).unwrap();
    file.sync_all().unwrap();
    let mut state = State::new();
    let mut runner = Recorder::default();
    update(
        &mut state,
        Action::from(FilesAction::Open(vec![path])),
        &mut runner,
    );
    work(&mut state, &mut runner);
    assert_eq!(state.shared.document().rows().len(), LINE_COUNT as u64);
    Large {
        state,
        runner,
        #[cfg(target_os = "linux")]
        file,
        folder,
    }
}

/// Selects a row that must be read from the disk; returns its number. The system drops its cache
/// on request, but keeps pages that are in use, on a busy machine for seconds.
#[cfg(target_os = "linux")]
pub(super) fn select_far_row(large: &mut Large) -> u64 {
    let began = Instant::now();
    for row in (400_000..600_000).step_by(2000).cycle() {
        rustix::fs::fadvise(&large.file, 0, None, rustix::fs::Advice::DontNeed).unwrap();
        update(
            &mut large.state,
            Action::from(ListAction::SelectRow(row)),
            &mut large.runner,
        );
        if !large.state.shared.waiting.is_empty() {
            return row;
        }
        update(
            &mut large.state,
            Action::from(ListAction::SelectRow(0)),
            &mut large.runner,
        );
        work(&mut large.state, &mut large.runner);
        assert!(began.elapsed() < PATIENCE, "the system forgets nothing");
        sleep(Duration::from_millis(50));
    }
    unreachable!("the rows are asked for over and over");
}

#[test]
#[cfg(target_os = "linux")]
fn actions_wait_for_a_row_to_be_read_and_then_run_in_order() {
    let mut large = large();
    let row = select_far_row(&mut large);
    let (mut state, mut runner) = (large.state, large.runner);
    // Until then the old row is shown.
    assert_eq!(state.shared.document().row(), 0);
    assert_eq!(
        state.shared.document().line(),
        b"8/8/8/8/8/8/8/K6k w - - 0 1"
    );
    update(&mut state, put("e4"), &mut runner);
    update(
        &mut state,
        Action::Run(Command::PreviousPosition),
        &mut runner,
    );
    assert!(!state.shared.document().is_modified());
    work(&mut state, &mut runner);
    assert_eq!(state.shared.document().row(), row - 1);
    let line = state.shared.document().rows().line(row).unwrap();
    let expected = format!("8/8/8/8/4Q3/8/8/K6k w - - 0 {}", row + 1);
    assert_eq!(&*line, expected.as_bytes());
    assert!(state.shared.waiting.is_empty());
}

#[test]
#[cfg(target_os = "linux")]
fn a_row_that_cannot_be_read_is_reported_and_not_selected() {
    use tabiya::features::list::tasks::fetch::Fetch;
    let mut large = large();
    select_far_row(&mut large);
    let (mut state, mut runner) = (large.state, large.runner);
    update(&mut state, put("e4"), &mut runner);
    let id = runner.pop::<Fetch>();
    let event = TaskEvent::Failed("no disk".to_owned());
    update(&mut state, Action::Task(id, event), &mut runner);
    assert_eq!(state.shared.failures.len(), 1);
    assert_eq!(state.shared.document().row(), 0);
    // The waiting actions were meant for that row.
    assert!(!state.shared.document().is_modified());
    assert!(state.shared.waiting.is_empty());
}

#[test]
fn files_are_checked_once_more_after_a_check_in_progress() {
    let Large {
        mut state,
        mut runner,
        ..
    } = large();
    work(&mut state, &mut runner);
    for _ in 0..3 {
        update(&mut state, Action::WindowFocused, &mut runner);
    }
    assert_eq!(runner.asked::<LookAtFiles>().len(), 2);
}

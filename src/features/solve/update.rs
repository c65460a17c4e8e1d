//! Opens the dialog, begins a session and goes from problem to problem.

mod answering;
mod playing;

use crate::features::list::model::list_state::Scope;
use crate::features::list::tasks::change::{RowChange, begin_change};
use crate::features::settings::model::Memory;
use crate::features::solve::model::{
    FoundProblems, Session, SolveAction, SolveState, WrittenResults,
};
use crate::features::solve::tasks::find::{find, stop_finding};
use crate::features::solve::tasks::read::{ReadProblem, read};
use crate::model::state::{Dialog, Shared};
use std::collections::BTreeMap;
use std::hash::{BuildHasher as _, RandomState};
use std::path::PathBuf;
use std::sync::Arc;
use tabiya_collection::document::{
    BulkChange, DocumentId, LineSet, Rewriting, SolveResult, SolveResults,
};
use tabiya_desktop::tasks::Runner;
use tabiya_text::tr;

/// The name of the file of tries, which is beside the settings.
const TRIES_FILE: &str = "tries.txt";

/// Handles an action on solving.
pub(crate) fn apply(
    own: &mut SolveState,
    shared: &mut Shared,
    action: SolveAction,
    runner: &mut dyn Runner,
    memory: &mut Memory,
) {
    match action {
        SolveAction::Open => open(own, shared, memory, runner),
        SolveAction::Look => look(own, shared, memory, runner),
        SolveAction::Which(which) => own.which = which,
        SolveAction::Shuffled(is_shuffled) => own.is_shuffled = is_shuffled,
        SolveAction::OnlyFirst(only_first) => own.only_first = only_first,
        SolveAction::Start => begin(own, shared, runner),
        SolveAction::Next => go_to(own, shared, true, runner),
        SolveAction::Previous => go_to(own, shared, false, runner),
        SolveAction::Score => own.shows_score = own.session.is_some(),
        SolveAction::Back => own.shows_score = false,
        SolveAction::WriteResults => write_results(own, shared, runner),
        SolveAction::ResultsWritten(document) => results_written(own, shared, document),
        SolveAction::PutCursor(square) => {
            if let Some(session) = &mut own.session {
                session.cursor = Some(square);
            }
        }
        SolveAction::TextEntered => answering::enter(own, shared, runner),
        SolveAction::Hint => answering::hint(own, shared),
        SolveAction::Solution => answering::show_solution(own, shared, runner),
        SolveAction::Proceed(step) => answering::proceed(own, shared, step),
        SolveAction::TextChanged(text) => {
            if let Some(shown) = own.shown_mut() {
                shown.text = text;
                shown.note = None;
            }
        }
        SolveAction::PutDown => {
            if let Some(shown) = own.shown_mut() {
                shown.put_down();
            }
        }
        SolveAction::Choose(square) => playing::choose(own, shared, square, runner),
        SolveAction::Move { from, to } => playing::try_move(own, shared, from, to, runner),
        SolveAction::Promote(role) => playing::promote(own, shared, role, runner),
    }
}

/// Shows the choice of problems.
fn open(own: &mut SolveState, shared: &mut Shared, memory: &Memory, runner: &mut dyn Runner) {
    shared.end_draft();
    if !shared.document().is_whole() {
        return shared.complain(tr("message-still-reading"));
    }
    shared.dialog = Some(Dialog::Solve);
    look(own, shared, memory, runner);
}

/// Looks for the problems among the selected rows, or those in the list.
fn look(own: &mut SolveState, shared: &mut Shared, memory: &Memory, runner: &mut dyn Runner) {
    own.found = None;
    own.session = None;
    own.shows_score = false;
    own.fault = None;
    let document = shared.document();
    let only = Scope::of(document).rows(document);
    find(shared, only, tries_file(memory), runner);
}

fn tries_file(memory: &Memory) -> Option<PathBuf> {
    let settings = memory.file.as_ref()?;
    Some(settings.with_file_name(TRIES_FILE))
}

/// Begins a session with the chosen problems.
fn begin(own: &mut SolveState, shared: &mut Shared, runner: &mut dyn Runner) {
    let Some(found) = &own.found else {
        return;
    };
    let chosen = found.problems.rows.iter();
    let chosen = chosen.filter(|problem| own.which.has(problem));
    let mut rows: Vec<_> = chosen.map(|problem| problem.row).collect();
    if rows.is_empty() {
        return;
    }
    if own.is_shuffled {
        let random = RandomState::new();
        rows.sort_by_cached_key(|row| random.hash_one(row));
    }
    own.shows_score = false;
    own.session = Some(Session {
        rows,
        at: 0,
        shown: None,
        cursor: None,
        results: BTreeMap::new(),
        written: None,
    });
    load(own, shared, runner);
}

/// Writes the results of the session into the records, as one undo step. Records that have changed meanwhile stay as
/// they are.
fn write_results(own: &mut SolveState, shared: &mut Shared, runner: &mut dyn Runner) {
    let (Some(found), Some(session)) = (&own.found, &mut own.session) else {
        return;
    };
    let mut lines = LineSet::none(&found.rows);
    let mut results = SolveResults::default();
    for (row, solved) in &session.results {
        let result = SolveResult {
            outcome: solved.outcome,
            wrong: solved.wrong,
            seconds: solved.seconds,
        };
        if let Some(line) = found.rows.line_id((*row).into()) {
            lines.insert(&found.rows, line);
            results.add(line, solved.line.clone(), result);
        }
    }
    session.written = Some(WrittenResults {
        count: session.results.len(),
        content: None,
    });
    let change = BulkChange::Rewrite(Rewriting {
        lines: Arc::new(lines),
        by: Arc::new(results),
    });
    begin_change(
        shared,
        found.document,
        change,
        RowChange::SolveResults,
        runner,
    );
}

/// Notes that the results are in the records as long as the document stays as it is now.
fn results_written(own: &mut SolveState, shared: &Shared, id: DocumentId) {
    let is_another = |found: &FoundProblems| found.document != id;
    if own.found.as_ref().is_none_or(is_another) {
        return;
    }
    let written = own
        .session
        .as_mut()
        .and_then(|session| session.written.as_mut());
    if let Some((written, document)) = written.zip(shared.document_by_id(id)) {
        written.content = Some(document.state_id());
    }
}

/// Goes to the next problem, or to the score after the last one; or to the previous problem.
fn go_to(own: &mut SolveState, shared: &mut Shared, is_forth: bool, runner: &mut dyn Runner) {
    let Some(session) = &mut own.session else {
        return;
    };
    if is_forth && session.is_at_end() {
        own.shows_score = true;
        return;
    }
    let place = if is_forth {
        session.at.checked_add(1)
    } else {
        session.at.checked_sub(1)
    };
    let Some(place) = place else {
        return;
    };
    session.at = place;
    load(own, shared, runner);
}

/// Reads the current problem.
fn load(own: &mut SolveState, shared: &mut Shared, runner: &mut dyn Runner) {
    let (Some(found), Some(session)) = (&own.found, &mut own.session) else {
        return;
    };
    session.shown = None;
    session.cursor = None;
    if let Some(row) = session.row() {
        let work = ReadProblem {
            rows: found.rows.clone(),
            row,
            games: Arc::clone(&found.games),
        };
        read(shared, work, runner);
    }
}

/// Ends the session after the dialog was closed.
pub(crate) fn closed(own: &mut SolveState, shared: &mut Shared, runner: &mut dyn Runner) {
    stop_finding(shared, runner);
    own.session = None;
    own.found = None;
    own.shows_score = false;
}

/// Forgets the problems of a closed document, unless they are being solved.
pub(crate) fn document_closed(
    own: &mut SolveState,
    _shared: &mut Shared,
    id: DocumentId,
    _runner: &mut dyn Runner,
) {
    if own.session.is_none() {
        own.found.take_if(|found| found.document == id);
    }
}

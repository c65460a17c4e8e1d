//! Finds the problems of a document, with the user's tries.

use crate::features::solve::model::FoundProblems;
use crate::model::state::{Abandoned, Shared, State, Task};
use crate::model::task_control::{start, stop};
use std::convert::Infallible;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::SystemTime;
use tabiya_collection::document::DocumentId;
use tabiya_collection::passes::{PassError, Problems, find_problems};
use tabiya_collection::solving::{Day, Tries};
use tabiya_collection::tree::PlacesByLine;
use tabiya_desktop::tasks::{Runner, TaskId, Work, WorkReport};
use tabiya_lines::{RowSet, Rows, user_log};
use tabiya_text::{counted, name_text, tr, tr_with};

/// Finds problems.
#[derive(Debug)]
pub struct FindProblems {
    /// A snapshot of the rows.
    pub rows: Rows,
    /// The rows to look at; `None` for all.
    pub only: Option<RowSet>,
    /// The games of records.
    pub games: Arc<PlacesByLine>,
    /// The file of tries. `None` if nothing is stored.
    pub file: Option<PathBuf>,
}

/// The problems, and the tries so far.
#[derive(Debug)]
pub struct ProblemsAndTries {
    problems: Problems,
    tries: Tries,
    /// A fault of the file of tries, and whether the file must be left alone.
    fault: Option<(TriesFault, bool)>,
}

/// A fault of the file of tries.
#[derive(Debug)]
enum TriesFault {
    /// This number of lines make no sense.
    Damaged(u64),
    /// A newer version of the program has written it.
    Newer,
    /// It cannot be read.
    Unreadable(String),
}

impl Work for FindProblems {
    type News = Infallible;
    type Answer = Result<Box<ProblemsAndTries>, PassError>;

    fn perform(self, report: &mut WorkReport<'_, Infallible>) -> Self::Answer {
        let (tries, fault) = read_tries(self.file.as_deref());
        let today = Day::of(SystemTime::now());
        let mut progress = |done, of| report.progress(done, of);
        let only = self.only.as_ref();
        let problems = find_problems(&self.rows, only, &self.games, &tries, today, &mut progress)?;
        Ok(Box::new(ProblemsAndTries {
            problems,
            tries,
            fault,
        }))
    }
}

fn read_tries(file: Option<&Path>) -> (Tries, Option<(TriesFault, bool)>) {
    let Some(file) = file else {
        return (Tries::default(), None);
    };
    let bytes = match user_log::read(file) {
        Ok(bytes) => bytes,
        Err(error) => {
            let fault = TriesFault::Unreadable(error.to_string());
            return (Tries::default(), Some((fault, true)));
        }
    };
    match Tries::read(&bytes) {
        Ok(tries) => {
            let damaged = Some(tries.damaged).filter(|damaged| *damaged > 0);
            let fault = damaged.map(|damaged| (TriesFault::Damaged(damaged), false));
            (tries, fault)
        }
        Err(_newer) => (Tries::default(), Some((TriesFault::Newer, true))),
    }
}

/// The task that finds problems.
#[derive(Debug)]
pub struct FindingProblems {
    /// The document.
    pub document: DocumentId,
    rows: Rows,
    games: Arc<PlacesByLine>,
    file: Option<PathBuf>,
}

impl Task<State> for FindingProblems {
    type Work = FindProblems;

    fn status(&self) -> String {
        tr("status-solve")
    }

    fn works_on_rows_of(&self) -> Option<DocumentId> {
        Some(self.document)
    }

    fn on_answer(
        &self,
        _id: TaskId,
        result: Result<Box<ProblemsAndTries>, PassError>,
        state: &mut State,
        _runner: &mut dyn Runner,
    ) {
        let State { shared, solve, .. } = state;
        match result {
            Ok(found) => {
                let file = self.file.clone();
                let named = file.as_deref().map(name_text).unwrap_or_default();
                let is_left_alone = matches!(found.fault, Some((_, true)));
                solve.fault = found.fault.map(|(fault, _)| fault_text(&fault, &named));
                solve.found = Some(FoundProblems {
                    document: self.document,
                    rows: self.rows.clone(),
                    games: Arc::clone(&self.games),
                    problems: found.problems,
                    tries: found.tries,
                    file: file.filter(|_| !is_left_alone),
                });
            }
            // The dialog offers to look again.
            Err(PassError::Cancelled) => {}
            Err(error) => shared.pass_failed(&error),
        }
    }

    fn on_abandoned(
        &self,
        _id: TaskId,
        _state: &mut State,
        _runner: &mut dyn Runner,
    ) -> Abandoned<Result<Box<ProblemsAndTries>, PassError>> {
        Abandoned::Forgotten
    }
}

fn fault_text(fault: &TriesFault, file: &str) -> String {
    let named = |id, reason: &str| {
        let variables = [("file", file.into()), ("reason", reason.into())];
        tr_with(id, &variables)
    };
    match fault {
        TriesFault::Damaged(count) => {
            let mut variables = counted(*count).to_vec();
            variables.push(("file", file.to_owned().into()));
            tr_with("solve-file-damaged", &variables)
        }
        TriesFault::Newer => named("solve-file-newer", ""),
        TriesFault::Unreadable(reason) => named("solve-file-unreadable", reason),
    }
}

/// Starts to find the problems of the document shown, instead of any other search for problems.
pub(crate) fn find(
    shared: &mut Shared,
    only: Option<RowSet>,
    file: Option<PathBuf>,
    runner: &mut dyn Runner,
) {
    stop_finding(shared, runner);
    let document = shared.document();
    let games = Arc::new(document.games_to_keep().places_by_line());
    let task = FindingProblems {
        document: document.id(),
        rows: document.rows().clone(),
        games: Arc::clone(&games),
        file: file.clone(),
    };
    let work = FindProblems {
        rows: document.rows().clone(),
        only,
        games,
        file,
    };
    start(shared, task, work, runner);
}

/// Stops the search for problems.
pub(crate) fn stop_finding(shared: &mut Shared, runner: &mut dyn Runner) {
    stop(shared, runner, |_: &FindingProblems| true);
}

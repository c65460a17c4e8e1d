//! Stores a try in the file of tries.

use crate::model::state::{Shared, State, Task};
use crate::model::task_control::start;
use std::convert::Infallible;
use std::io;
use std::path::PathBuf;
use std::time::SystemTime;
use tabiya_collection::solving::{Day, HEAD, Outcome, Try};
use tabiya_desktop::tasks::{Runner, TaskId, Work, WorkReport};
use tabiya_lines::user_log;
use tabiya_text::{name_text, tr, tr_with};

/// Stores a try.
#[derive(Debug)]
pub struct KeepTry {
    /// The file of tries.
    pub file: PathBuf,
    /// The result.
    pub outcome: Outcome,
    /// The time that it took, in seconds.
    pub seconds: u32,
    /// The key of the position.
    pub key: String,
}

impl Work for KeepTry {
    type News = Infallible;
    type Answer = io::Result<Try>;

    const IS_WAITED_FOR_AT_END: bool = true;

    fn perform(self, _report: &mut WorkReport<'_, Infallible>) -> io::Result<Try> {
        let made = Try {
            day: Day::of(SystemTime::now()),
            outcome: self.outcome,
            seconds: self.seconds,
            key: self.key,
        };
        user_log::append(&self.file, HEAD, &made.line())?;
        Ok(made)
    }
}

/// The task that stores a try.
#[derive(Debug)]
pub struct KeepingTry {
    /// The row of the problem.
    row: u32,
    file: PathBuf,
}

impl Task<State> for KeepingTry {
    type Work = KeepTry;

    fn status(&self) -> String {
        tr("status-solve-keep")
    }

    fn is_writing(&self) -> bool {
        true
    }

    fn on_answer(
        &self,
        _id: TaskId,
        result: io::Result<Try>,
        state: &mut State,
        _runner: &mut dyn Runner,
    ) {
        let solve = &mut state.solve;
        match result {
            Ok(made) => {
                let Some(found) = &mut solve.found else {
                    return;
                };
                let standing = found.tries.add(&made);
                if let Some(problem) = found.problem_mut(self.row) {
                    problem.is_due = standing.is_due(made.day);
                }
                let session = solve.session.as_mut();
                let solved = session.and_then(|session| session.results.get_mut(&self.row));
                if let Some(solved) = solved {
                    solved.due = Some(standing.due.to_string());
                }
            }
            Err(error) => {
                let (file, reason) = (name_text(&self.file), error.to_string());
                let variables = [("file", file.into()), ("reason", reason.into())];
                let text = tr_with("solve-not-kept", &variables);
                solve.fault = Some(text.clone());
                state.shared.report_failure(text);
            }
        }
    }
}

/// Starts to store the try of a row.
pub(crate) fn keep(shared: &mut Shared, work: KeepTry, row: u32, runner: &mut dyn Runner) {
    let file = work.file.clone();
    start(shared, KeepingTry { row, file }, work, runner);
}

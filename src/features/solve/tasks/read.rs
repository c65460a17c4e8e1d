//! Reads the record of one problem.

use crate::features::solve::model::shown::ShownProblem;
use crate::model::state::{Abandoned, Shared, State, Task};
use crate::model::task_control::{start, stop};
use std::convert::Infallible;
use tabiya_collection::solving::Problem;
use tabiya_desktop::tasks::{Runner, TaskId, Work, WorkReport};
use tabiya_lines::{ReadError, Rows};
use tabiya_text::tr;

/// Reads a problem.
#[derive(Debug)]
pub struct ReadProblem {
    /// A snapshot of the rows.
    pub rows: Rows,
    /// The row.
    pub row: u32,
}

impl Work for ReadProblem {
    type News = Infallible;
    /// `None` if the row is no longer a problem: the file was changed by another program.
    type Answer = Result<Option<Box<Problem>>, ReadError>;

    fn perform(self, _report: &mut WorkReport<'_, Infallible>) -> Self::Answer {
        let line = self.rows.read_line(self.row.into())?;
        Ok(Problem::of_line(&line).map(Box::new))
    }
}

/// The task that reads a problem.
#[derive(Debug)]
pub struct ReadingProblem {
    row: u32,
}

impl Task<State> for ReadingProblem {
    type Work = ReadProblem;

    fn status(&self) -> String {
        tr("status-solve")
    }

    fn on_answer(
        &self,
        _id: TaskId,
        result: Result<Option<Box<Problem>>, ReadError>,
        state: &mut State,
        _runner: &mut dyn Runner,
    ) {
        let State { shared, solve, .. } = state;
        let only_first = solve.only_first;
        let session = solve.session.as_mut();
        let Some(session) = session.filter(|session| session.row() == Some(self.row)) else {
            return;
        };
        match result {
            Ok(problem) => {
                let problem = problem.map(|problem| *problem);
                session.shown = problem.and_then(|problem| ShownProblem::new(problem, only_first));
                if session.shown.is_none() {
                    shared.report_failure(tr("solve-gone"));
                }
            }
            Err(error) => shared.not_read(&error),
        }
    }

    fn on_abandoned(
        &self,
        _id: TaskId,
        _state: &mut State,
        _runner: &mut dyn Runner,
    ) -> Abandoned<Result<Option<Box<Problem>>, ReadError>> {
        Abandoned::Forgotten
    }
}

/// Starts to read a problem, instead of any other.
pub(crate) fn read(shared: &mut Shared, rows: Rows, row: u32, runner: &mut dyn Runner) {
    stop(shared, runner, |_: &ReadingProblem| true);
    start(
        shared,
        ReadingProblem { row },
        ReadProblem { rows, row },
        runner,
    );
}

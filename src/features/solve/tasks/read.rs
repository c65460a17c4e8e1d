//! Reads the record of one problem.

use crate::features::solve::model::shown::ShownProblem;
use crate::model::state::{Abandoned, Shared, State, Task};
use crate::model::task_control::{start, stop};
use std::convert::Infallible;
use std::sync::Arc;
use tabiya_collection::solving::Problem;
use tabiya_collection::tree::PlacesByLine;
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
    /// The games of records.
    pub games: Arc<PlacesByLine>,
}

/// A problem and its line.
#[derive(Debug)]
pub struct ReadLine {
    problem: Problem,
    line: Vec<u8>,
}

impl Work for ReadProblem {
    type News = Infallible;
    /// `None` if the row is no longer a problem: the file was changed by another program.
    type Answer = Result<Option<Box<ReadLine>>, ReadError>;

    fn perform(self, _report: &mut WorkReport<'_, Infallible>) -> Self::Answer {
        let row = self.row.into();
        let line = self.rows.read_line(row)?;
        if self.rows.source().holds_games() {
            let problem = Problem::of_row_of_games(&line);
            return Ok(problem.map(|problem| Box::new(ReadLine { problem, line })));
        }
        let game = self.rows.line_id(row).and_then(|id| self.games.get(&id));
        let problem = match game {
            Some((tree, node)) => Problem::of_line_in_game(&line, tree, *node),
            None => Problem::of_line(&line),
        };
        Ok(problem.map(|problem| Box::new(ReadLine { problem, line })))
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
        result: Result<Option<Box<ReadLine>>, ReadError>,
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
                session.shown = problem.and_then(|read| {
                    let ReadLine { problem, line } = *read;
                    ShownProblem::new(problem, line, only_first)
                });
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
    ) -> Abandoned<Result<Option<Box<ReadLine>>, ReadError>> {
        Abandoned::Forgotten
    }
}

/// Starts to read a problem, instead of any other.
pub(crate) fn read(shared: &mut Shared, work: ReadProblem, runner: &mut dyn Runner) {
    stop(shared, runner, |_: &ReadingProblem| true);
    let task = ReadingProblem { row: work.row };
    start(shared, task, work, runner);
}

//! The truth about a position of few pieces, from the tables in the program.

use crate::model::state::{Abandoned, Shared, State, Task};
use crate::model::task_control::start;
use std::convert::Infallible;
use tabiya_chess::{Mover, Position};
use tabiya_desktop::tasks::{Runner, TaskId, Work, WorkReport};
use tabiya_tables::Truth;
use tabiya_text::tr;

/// Looks a position up.
#[derive(Debug)]
pub(crate) struct JudgeEndgame(Position);

impl Work for JudgeEndgame {
    type News = Infallible;
    type Answer = Option<Truth>;

    fn perform(self, _report: &mut WorkReport<'_, Infallible>) -> Self::Answer {
        truth_to_show(&self.0)
    }
}

/// The truth about a position. `None` if no table knows it, and if the game is over: the verdict says that already.
pub(crate) fn truth_to_show(position: &Position) -> Option<Truth> {
    let is_over = Mover::new(position).is_ok_and(|mover| mover.is_over());
    Truth::of(position, None).ok().filter(|_| !is_over)
}

/// The task that looks a position up.
#[derive(Debug)]
pub(crate) struct JudgingEndgame(Position);

impl Task<State> for JudgingEndgame {
    type Work = JudgeEndgame;

    fn status(&self) -> String {
        tr("status-endgame")
    }

    fn on_answer(
        &self,
        _id: TaskId,
        truth: Option<Truth>,
        state: &mut State,
        _runner: &mut dyn Runner,
    ) {
        state.fen.judged = Some((self.0, truth));
    }

    fn on_failure(&self, _id: TaskId, _why: &str, state: &mut State, _runner: &mut dyn Runner) {
        // The same position would fail again.
        state.fen.judged = Some((self.0, None));
    }

    fn on_abandoned(
        &self,
        _id: TaskId,
        _state: &mut State,
        _runner: &mut dyn Runner,
    ) -> Abandoned<Option<Truth>> {
        Abandoned::Forgotten
    }
}

/// Starts to look a position up.
pub(crate) fn judge_endgame(shared: &mut Shared, position: Position, runner: &mut dyn Runner) {
    start(
        shared,
        JudgingEndgame(position),
        JudgeEndgame(position),
        runner,
    );
}

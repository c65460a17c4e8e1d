//! Scores the records of documents, and compares two documents.

use crate::features::suite::model::{Compared, SuiteReport};
use crate::features::suite::tasks::comparing::compare;
use crate::features::suite::tasks::scoring::{ToScore, score};
use crate::features::suite::tasks::taking::take;
use crate::model::state::{Abandoned, Shared, State, Task};
use crate::model::task_control::start;
use std::convert::Infallible;
use tabiya_collection::passes::PassError;
use tabiya_desktop::tasks::{Report, Runner, TaskId, Work};
use tabiya_text::tr;

/// Scores documents.
#[derive(Debug)]
pub struct ScoreSuite {
    /// The documents to score.
    pub documents: Vec<ToScore>,
    /// The two documents to compare, if a comparison is wanted.
    pub compared: Option<[ToScore; 2]>,
}

/// The result of scoring.
#[derive(Debug)]
pub struct ScoredSuite {
    /// The score.
    pub report: SuiteReport,
    /// The result of the comparison.
    pub compared: Option<Compared>,
}

impl Work for ScoreSuite {
    type News = Infallible;
    type Answer = Result<ScoredSuite, PassError>;

    fn perform(self, report: &mut Report<'_, Infallible>) -> Self::Answer {
        let mut progress = |done, of| report.progress(done, of);
        let scored = score(&self.documents, &mut progress)?;
        let compared = match &self.compared {
            Some([first, second]) => Some(compare([first, second], &mut progress)?),
            None => None,
        };
        Ok(ScoredSuite {
            report: scored,
            compared,
        })
    }
}

/// The scoring of documents that is in progress.
#[derive(Debug)]
pub struct Scoring;

impl Task<State> for Scoring {
    type Work = ScoreSuite;

    fn status(&self) -> String {
        tr("status-scoring")
    }

    fn on_answer(
        &self,
        id: TaskId,
        scored: Result<ScoredSuite, PassError>,
        state: &mut State,
        _runner: &mut dyn Runner,
    ) {
        match scored {
            Ok(ScoredSuite { report, compared }) => {
                take(&mut state.suite, &mut state.shared, id, report, compared);
            }
            // The dialog offers to score again.
            Err(PassError::Cancelled) => {}
            Err(error) => state.shared.pass_failed(&error),
        }
    }

    fn on_abandoned(
        &self,
        _id: TaskId,
        _state: &mut State,
        _runner: &mut dyn Runner,
    ) -> Abandoned<Result<ScoredSuite, PassError>> {
        Abandoned::Forgotten
    }
}

/// Starts to score documents.
pub(crate) fn begin(shared: &mut Shared, work: ScoreSuite, runner: &mut dyn Runner) -> TaskId {
    start(shared, Scoring, work, runner)
}

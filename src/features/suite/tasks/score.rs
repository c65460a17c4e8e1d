//! The tasks that score documents, compare two documents with answers to the same positions, and save a score.

use crate::features::suite::model::{CommonPosition, ComparedSuites, SuiteReport, SuiteState};
use crate::features::suite::tasks::scoring::{ToScore, id_of, score};
use crate::model::state::{Abandoned, Shared, State, Task};
use crate::model::task_control::start;
use std::collections::{HashMap, VecDeque};
use std::convert::Infallible;
use std::path::PathBuf;
use std::sync::Arc;
use tabiya_chess::Move;
use tabiya_collection::passes::{LineProgress, PassError};
use tabiya_desktop::tasks::{Runner, TaskId, Work, WorkReport};
use tabiya_engine::analysis::{SolvedBy, Verdict, compare as group_of};
use tabiya_engine::batches::PositionKey;
use tabiya_lines::{Expected, SaveError, save};
use tabiya_text::{count_text, counted, name_text, save_error_text, tr, tr_with};

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
    pub compared: Option<ComparedSuites>,
}

impl Work for ScoreSuite {
    type News = Infallible;
    type Answer = Result<ScoredSuite, PassError>;

    fn perform(self, report: &mut WorkReport<'_, Infallible>) -> Self::Answer {
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

/// The task that scores documents.
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

/// Takes the result of scoring.
pub(crate) fn take(
    own: &mut SuiteState,
    shared: &mut Shared,
    id: TaskId,
    report: SuiteReport,
    compared: Option<ComparedSuites>,
) {
    if own.task != Some(id) {
        return;
    }
    own.task = None;
    let [_, count] = counted(report.score.positions);
    let [_, solved] = counted(report.score.solved);
    let variables = [count, ("solved", solved.1)];
    shared.announce(tr_with("announce-scored", &variables));
    own.report = Some(Arc::new(report));
    own.compared = compared.map(Arc::new);
}

/// The maximum number of listed positions.
const MOST_LISTED: usize = 40_000;

/// The data needed of a record in the second document.
struct Other {
    row: u64,
    verdict: Verdict,
    answer: Option<Move>,
}

/// Compares two documents. If a position occurs several times in both, the occurrences are paired in order.
///
/// # Errors
/// Fails when it is cancelled, or lines cannot be read.
pub(crate) fn compare(
    [first, second]: [&ToScore; 2],
    progress: &mut LineProgress<'_>,
) -> Result<ComparedSuites, PassError> {
    let mut others: HashMap<PositionKey, VecDeque<Other>> = HashMap::new();
    second.each_answered(
        |one| {
            let same = others.entry(PositionKey::of(&one.position)).or_default();
            same.push_back(Other {
                row: one.row,
                verdict: one.asked.judge(&one.found).verdict,
                answer: one.found.answer,
            });
        },
        progress,
    )?;
    let mut compared = ComparedSuites {
        of: [first.of.clone(), second.of.clone()],
        counts: [0; 4],
        pairs: Vec::new(),
    };
    first.each_answered(
        |one| {
            let same = others.get_mut(&PositionKey::of(&one.position));
            let Some(other) = same.and_then(VecDeque::pop_front) else {
                return;
            };
            let group = group_of(one.asked.judge(&one.found).verdict, other.verdict);
            let place = SolvedBy::ALL.iter().position(|known| *known == group);
            if let Some(count) = place.and_then(|place| compared.counts.get_mut(place)) {
                *count += 1;
            }
            if compared.pairs.len() < MOST_LISTED {
                compared.pairs.push(CommonPosition {
                    group,
                    id: id_of(&one.tail),
                    position: one.position,
                    rows: [one.row, other.row],
                    answers: [one.found.answer, other.answer],
                });
            }
        },
        progress,
    )?;
    Ok(compared)
}

/// Saves a score.
#[derive(Debug)]
pub struct SaveScore {
    /// The destination.
    pub path: PathBuf,
    /// The text to save.
    pub text: Vec<u8>,
    /// The file that may be replaced at the destination.
    pub expected: Expected,
    /// The number of positions in the text, if it does not have all.
    pub only_first: Option<u64>,
}

impl Work for SaveScore {
    type News = Infallible;
    type Answer = Result<(), SaveError>;

    const IS_WAITED_FOR_AT_END: bool = true;

    fn perform(self, report: &mut WorkReport<'_, Infallible>) -> Self::Answer {
        let mut progress = |_| report.progress(0, 0);
        let text = &self.text.as_slice();
        save(&self.path, text, &self.expected, None, &mut progress).map(drop)
    }
}

/// The task that saves a score.
#[derive(Debug)]
pub struct SavingScore {
    path: PathBuf,
    only_first: Option<u64>,
}

impl Task<State> for SavingScore {
    type Work = SaveScore;

    fn status(&self) -> String {
        tr("status-saving-score")
    }

    fn is_writing(&self) -> bool {
        true
    }

    fn on_answer(
        &self,
        _id: TaskId,
        saved: Result<(), SaveError>,
        state: &mut State,
        _runner: &mut dyn Runner,
    ) {
        let name = self.path.file_name().unwrap_or(self.path.as_os_str());
        let name = ("name", name_text(name).into());
        match (saved, self.only_first) {
            (Ok(()), None) => state.shared.inform(tr_with("suite-saved", &[name])),
            (Ok(()), Some(count)) => {
                let variables = [name, ("count", count_text(count).into())];
                state
                    .shared
                    .inform(tr_with("suite-saved-first", &variables));
            }
            (Err(error), _) => {
                let shared = &mut state.shared;
                shared.report_about(&self.path, |name| save_error_text(name, &error));
                return;
            }
        }
        state.shared.show_place(&self.path);
    }
}

/// Starts to save a score.
pub(crate) fn save_score(shared: &mut Shared, work: SaveScore, runner: &mut dyn Runner) {
    let task = SavingScore {
        path: work.path.clone(),
        only_first: work.only_first,
    };
    start(shared, task, work, runner);
}

//! Saves a score.

use crate::model::state::{Shared, State, Task};
use crate::model::task_control::start;
use std::convert::Infallible;
use std::path::PathBuf;
use tabiya_desktop::tasks::{Report, Runner, TaskId, Work};
use tabiya_lines::{Expected, SaveError, save};
use tabiya_text::{name_text, save_error_text, tr, tr_with};

/// Saves a score.
#[derive(Debug)]
pub struct SaveScore {
    /// The destination.
    pub path: PathBuf,
    /// The text to save.
    pub text: Vec<u8>,
    /// The file that may be replaced at the destination.
    pub expected: Expected,
}

impl Work for SaveScore {
    type News = Infallible;
    type Answer = Result<(), SaveError>;

    const IS_WAITED_FOR_AT_END: bool = true;

    fn perform(self, report: &mut Report<'_, Infallible>) -> Self::Answer {
        let mut progress = |_| report.progress(0, 0);
        let text = &self.text.as_slice();
        save(&self.path, text, &self.expected, None, &mut progress).map(drop)
    }
}

/// The running save of a score.
#[derive(Debug)]
pub struct SavingScore(PathBuf);

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
        let name = self.0.file_name().unwrap_or(self.0.as_os_str());
        match saved {
            Ok(()) => {
                let variables = [("name", name_text(name).into())];
                state.shared.inform(tr_with("suite-saved", &variables));
            }
            Err(error) => {
                let text = save_error_text(&self.0, &error);
                state.shared.report_failure(text);
            }
        }
    }
}

/// Starts to save a score.
pub(crate) fn save_score(shared: &mut Shared, work: SaveScore, runner: &mut dyn Runner) {
    let task = SavingScore(work.path.clone());
    start(shared, task, work, runner);
}

//! Says which games of a document of games are not chess, after the document was opened. They stay in it as text.

use crate::model::state::{Abandoned, Shared, State, Task};
use crate::model::task_control::start;
use std::convert::Infallible;
use tabiya_collection::document::DocumentId;
use tabiya_collection::passes::{GamesOfVariants, PassError, count_variants};
use tabiya_desktop::tasks::{Runner, TaskId, Work, WorkReport};
use tabiya_lines::Rows;
use tabiya_text::{tr, variants_text};

/// Counts the games that are not chess.
#[derive(Debug)]
pub struct FindVariants {
    /// The rows, which are games.
    pub rows: Rows,
}

impl Work for FindVariants {
    type News = Infallible;
    type Answer = Result<GamesOfVariants, PassError>;

    fn perform(self, report: &mut WorkReport<'_, Infallible>) -> Self::Answer {
        count_variants(&self.rows, &mut |done, of| report.progress(done, of))
    }
}

/// The task that counts the games that are not chess.
#[derive(Debug)]
pub struct FindingVariants(DocumentId);

impl Task<State> for FindingVariants {
    type Work = FindVariants;

    fn status(&self) -> String {
        tr("status-finding-variants")
    }

    fn on_answer(
        &self,
        _id: TaskId,
        found: Result<GamesOfVariants, PassError>,
        state: &mut State,
        _runner: &mut dyn Runner,
    ) {
        let shared = &mut state.shared;
        let found = match found {
            Ok(found) => found,
            Err(error) => return shared.pass_failed(&error),
        };
        if let Some(document) = shared.document_by_id(self.0)
            && let Some(text) = variants_text(&Shared::name_of(document), &found)
        {
            shared.report_failure(text);
        }
    }

    fn on_abandoned(
        &self,
        _id: TaskId,
        _state: &mut State,
        _runner: &mut dyn Runner,
    ) -> Abandoned<Result<GamesOfVariants, PassError>> {
        Abandoned::Forgotten
    }
}

/// Starts to count the games of a document that are not chess, if it holds games.
pub(crate) fn look_for_variants(shared: &mut Shared, id: DocumentId, runner: &mut dyn Runner) {
    let document = shared.document_by_id(id);
    if let Some(document) = document.filter(|document| document.holds_games()) {
        let rows = document.rows().clone();
        start(shared, FindingVariants(id), FindVariants { rows }, runner);
    }
}

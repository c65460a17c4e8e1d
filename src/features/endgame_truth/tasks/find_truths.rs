//! Asks endgame tables about the rows of a document.

use crate::command::Command;
use crate::features::endgame_truth::model::{AskedRows, TruthsOfRows, WrongList};
use crate::model::state::{Abandoned, Dialog, MessageOffer, Shared, State, Task};
use crate::model::task_control::{start, stop};
use std::convert::Infallible;
use std::sync::Arc;
use tabiya_collection::document::{DocumentId, LineSet};
use tabiya_collection::passes::{PassError, find_truths};
use tabiya_desktop::tasks::{Runner, TaskId, Work, WorkReport};
use tabiya_lines::{RowSet, Rows};
use tabiya_tables::Shelf;
use tabiya_text::{counted, probe_error_text, tr, tr_with};

/// Asks tables about rows.
#[derive(Debug)]
pub struct FindTruths {
    /// A snapshot of the rows.
    pub rows: Rows,
    /// The rows to ask about.
    pub of: AskedRows,
}

impl Work for FindTruths {
    type News = Infallible;
    type Answer = Result<Box<TruthsOfRows>, PassError>;

    fn perform(self, report: &mut WorkReport<'_, Infallible>) -> Self::Answer {
        let Self { rows, of } = self;
        let mut progress = |done, all| report.progress(done, all);
        let shelf = of.tables.as_deref();
        let shelf = shelf.map(|tables| tables as &(dyn Shelf + Sync));
        let found = find_truths(&rows, of.only.as_ref(), shelf, &mut progress)?;
        Ok(Box::new(TruthsOfRows {
            known: found.known,
            unknown: found.unknown,
            to_add: Arc::new(lines_of(&rows, &found.to_add)),
            to_replace: Arc::new(lines_of(&rows, &found.to_replace)),
            fault: found.fault.as_ref().map(probe_error_text),
            false_claims: found.false_claims,
            second_solutions: found.second_solutions,
            of,
        }))
    }
}

fn lines_of(rows: &Rows, wanted: &RowSet) -> LineSet {
    let mut lines = LineSet::none(rows);
    for range in wanted.ranges() {
        rows.each_line_id(range, |_, line| lines.insert(rows, line));
    }
    lines
}

/// The task that asks tables about the rows of a document.
#[derive(Debug)]
pub struct FindingTruths {
    /// The rows.
    pub of: AskedRows,
}

impl Task<State> for FindingTruths {
    type Work = FindTruths;

    fn status(&self) -> String {
        tr("status-endgame-truth")
    }

    fn is_awaited(&self) -> bool {
        true
    }

    fn works_on_rows_of(&self) -> Option<DocumentId> {
        Some(self.of.document)
    }

    fn on_answer(
        &self,
        _id: TaskId,
        result: Result<Box<TruthsOfRows>, PassError>,
        state: &mut State,
        _runner: &mut dyn Runner,
    ) {
        let State {
            shared,
            endgame_truth: own,
            ..
        } = state;
        match result {
            Ok(found) => {
                let text = found_text(&found);
                let has_only_seconds = found.false_claims.count == 0;
                if has_only_seconds && found.second_solutions.count > 0 {
                    own.list = WrongList::SecondSolutions;
                } else {
                    own.list = WrongList::FalseClaims;
                }
                own.found = Some(Arc::new(*found));
                tell(shared, self.of.document, text);
            }
            // The dialog offers to ask again.
            Err(PassError::Cancelled) => {}
            Err(error) => shared.pass_failed(&error),
        }
    }

    fn on_abandoned(
        &self,
        _id: TaskId,
        _state: &mut State,
        _runner: &mut dyn Runner,
    ) -> Abandoned<Result<Box<TruthsOfRows>, PassError>> {
        Abandoned::Forgotten
    }
}

/// Reports the result with a button that shows it, unless the dialog does.
fn tell(shared: &mut Shared, document: DocumentId, text: String) {
    let is_shown = shared.document().id() == document;
    if !is_shown {
        return shared.inform(text);
    }
    if shared.dialog == Some(Dialog::EndgameTruth) {
        return;
    }
    let offer = MessageOffer::Run {
        text_id: "endgame-truth-show",
        command: Command::EndgameTruth,
        seen: shared.shown(),
    };
    shared.inform_offering(text, offer);
}

/// The numbers of records that are known, and of those with wrong claims.
pub(crate) fn found_text(found: &TruthsOfRows) -> String {
    let parts = [
        ("endgame-truth-known", found.known),
        ("endgame-truth-unknown", found.unknown),
        ("endgame-truth-false-count", found.false_claims.count),
        ("endgame-truth-second-count", found.second_solutions.count),
    ];
    let is_told = |(place, part): &(usize, (&str, u64))| *place == 0 || part.1 > 0;
    let told = parts.into_iter().enumerate().filter(is_told);
    let told = told.map(|(_, (id, count))| tr_with(id, &counted(count)));
    told.collect::<Vec<_>>().join(" · ")
}

/// Starts to ask tables about rows, instead of any other rows.
pub(crate) fn begin(shared: &mut Shared, of: AskedRows, runner: &mut dyn Runner) {
    stop(shared, runner, |_: &FindingTruths| true);
    let work = FindTruths {
        rows: shared.document().rows().clone(),
        of: of.clone(),
    };
    start(shared, FindingTruths { of }, work, runner);
}

//! Finds the changes that repairing all lines would make, so that they can be shown first.

use crate::features::list::model::repair_plan::{FoundRepairs, HandTicks, RepairPlan};
use crate::model::state::{Abandoned, Dialog, Shared, State, Task};
use crate::model::task_control::start;
use std::convert::Infallible;
use std::sync::Arc;
use tabiya_collection::document::{DocumentId, StateId};
use tabiya_collection::passes::{LineMarks, PassError, RepairScope, repair_all};
use tabiya_desktop::tasks::{Runner, TaskId, Work, WorkReport};
use tabiya_lines::Rows;
use tabiya_text::tr;

/// Finds the changes that repairing would make.
#[derive(Debug)]
pub struct FindRepairs {
    /// A snapshot of the rows.
    pub rows: Rows,
    /// The marks of the lines.
    pub marks: Arc<LineMarks>,
    /// The rows, and the kind of repair.
    pub scope: RepairScope,
    /// The ticks that the user has changed.
    pub hand_ticks: HandTicks,
}

impl Work for FindRepairs {
    type News = Infallible;
    type Answer = Result<FoundRepairs, PassError>;

    fn perform(self, report: &mut WorkReport<'_, Infallible>) -> Self::Answer {
        let mut progress = |done, of| report.progress(done, of);
        let lines = repair_all(&self.rows, &self.marks, &self.scope, &mut progress)?;
        Ok(FoundRepairs::new(lines, &self.hand_ticks))
    }
}

/// The task that searches for repairs in a document.
#[derive(Debug)]
pub struct FindingRepairs {
    /// The document that is searched.
    pub document: DocumentId,
    content: StateId,
}

impl Task<State> for FindingRepairs {
    type Work = FindRepairs;

    fn status(&self) -> String {
        tr("status-finding-repairs")
    }

    fn works_on_rows_of(&self) -> Option<DocumentId> {
        Some(self.document)
    }

    fn on_answer(
        &self,
        _id: TaskId,
        result: Result<FoundRepairs, PassError>,
        state: &mut State,
        _runner: &mut dyn Runner,
    ) {
        let is_awaited = state.shared.dialog == Some(Dialog::RepairAll)
            && state.shared.document().id() == self.document;
        if !is_awaited {
            return;
        }
        match result {
            Ok(_) if state.shared.document().state_id() != self.content => {
                state.list.awaits_repairs = true;
            }
            Ok(found) => {
                let plan = RepairPlan::new(self.document, self.content, found);
                state.list.repair_plan = Some(plan);
            }
            // The dialog offers to search again.
            Err(PassError::Cancelled) => {}
            Err(error) => state.shared.pass_failed(&error),
        }
    }

    fn on_abandoned(
        &self,
        _id: TaskId,
        _state: &mut State,
        _runner: &mut dyn Runner,
    ) -> Abandoned<<FindRepairs as Work>::Answer> {
        Abandoned::Forgotten
    }
}

/// Starts the search for repairs. All lines have been checked before.
pub(crate) fn find_repairs(
    shared: &mut Shared,
    scope: RepairScope,
    hand_ticks: HandTicks,
    runner: &mut dyn Runner,
) {
    let document = shared.document_mut();
    let task = FindingRepairs {
        document: document.id(),
        content: document.state_id(),
    };
    let work = FindRepairs {
        rows: document.rows().clone(),
        marks: document.begin_marks(),
        scope,
        hand_ticks,
    };
    start(shared, task, work, runner);
}

//! It is found out what repairing everything would change, and shown before anything is done.

use super::check::check;
use crate::app::state::{Abandoned, Dialog, Shared, State, Task};
use crate::app::update::tasks::start;
use crate::document::{DocumentId, StateId};
use crate::features::list::model::repair_plan::RepairPlan;
use crate::lines::{RowSet, Rows};
use crate::notation::fen::FenStyle;
use crate::passes::{Marks, PassError, RepairedLine, repair_all};
use crate::tasks::{Report, Runner, TaskId, Work};
use crate::text::tr;
use std::convert::Infallible;
use std::sync::Arc;

/// Find out what repairing would change.
#[derive(Debug)]
pub struct FindRepairs {
    /// A snapshot of the rows.
    pub rows: Rows,
    /// The marks of the lines.
    pub marks: Arc<Marks>,
    /// How FENs are written.
    pub style: FenStyle,
    /// These rows alone.
    pub only: Option<RowSet>,
}

impl Work for FindRepairs {
    type News = Infallible;
    type Answer = Result<Vec<RepairedLine>, PassError>;

    fn perform(self, report: &mut Report<'_, Infallible>) -> Self::Answer {
        let mut progress = |done, of| report.progress(done, of);
        let only = self.only.as_ref();
        repair_all(&self.rows, &self.marks, self.style, only, &mut progress)
    }
}

/// It is being found out what repairing the rows of a document would change.
#[derive(Debug)]
pub struct FindingRepairs {
    /// Which document.
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
        result: Result<Vec<RepairedLine>, PassError>,
        state: &mut State,
        runner: &mut dyn Runner,
    ) {
        let lines = match result {
            Ok(lines) => lines,
            Err(error) => return state.shared.pass_failed(&error),
        };
        let is_shown = state.shared.document().id() == self.document;
        if !is_shown {
            return;
        }
        if state.shared.document().state_id() != self.content {
            return find_repairs(&mut state.shared, runner);
        }
        if lines.is_empty() {
            return state.shared.inform(tr("message-nothing-to-repair"));
        }
        state.list.repair_plan = Some(RepairPlan::new(self.document, self.content, lines));
        state.shared.dialog = Some(Dialog::RepairAll);
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

/// Finds out what repairing the rows that the list shows would change.
pub(crate) fn find_repairs(shared: &mut Shared, runner: &mut dyn Runner) {
    shared.end_draft();
    let id = shared.document().id();
    if shared
        .tasks
        .any(|finding: &FindingRepairs| finding.document == id)
    {
        return;
    }
    let style = shared.settings.fen_style();
    let document = shared.document_mut();
    if !document.is_whole() {
        return shared.complain(tr("message-still-reading"));
    }
    let marks = document.begin_marks();
    if !marks.is_complete() {
        check(shared, id, runner);
        return shared.complain(tr("message-still-checking"));
    }
    let task = FindingRepairs {
        document: id,
        content: document.state_id(),
    };
    let work = FindRepairs {
        rows: document.rows().clone(),
        marks,
        style,
        only: document.view().map(|_| document.listed_rows()),
    };
    start(shared, task, work, runner);
}

//! Checks all positions. The dialog shows the effect and the number of positions first, and then the result.

use crate::features::find::tasks::find_rows::FindingRows;
use crate::features::list::model::list_state::ListState;
use crate::features::list::model::scope::Scope;
use crate::features::list::model::survey::Survey;
use crate::features::list::tasks::check::Counting;
use crate::features::list::tasks::survey::{Surveying, survey};
use crate::model::state::{Dialog, Shared};
use tabiya_collection::document::Document;
use tabiya_desktop::tasks::Runner;
use tabiya_text::tr;

/// Opens the dialog.
pub(crate) fn open(own: &mut ListState, shared: &mut Shared, runner: &mut dyn Runner) {
    shared.end_draft();
    if !shared.document().is_whole() {
        return shared.complain(tr("message-still-reading"));
    }
    shared.dialog = Some(Dialog::CheckAll);
    own.survey = None;
    keep_up(own, shared, runner);
}

/// Starts the count for the dialog after all lines are checked.
pub(crate) fn keep_up(own: &mut ListState, shared: &mut Shared, runner: &mut dyn Runner) {
    if shared.dialog != Some(Dialog::CheckAll) {
        return;
    }
    let document = shared.document();
    let is_known = own.survey.as_ref();
    if is_known.is_some_and(|survey| survey.is_of(document)) || !is_ready(shared) {
        return;
    }
    let scope = Scope::of(document);
    match (scope, document.mark_counts()) {
        (Scope::File, Some(counts)) => {
            own.survey = Some(Survey {
                document: document.id(),
                state: document.state_id(),
                scope,
                counts: *counts,
            });
        }
        _ => survey(shared, scope, runner),
    }
}

/// Whether all marks are known, the list is up to date, and no count is running.
fn is_ready(shared: &Shared) -> bool {
    let document = shared.document();
    let id = document.id();
    let is_checked =
        |document: &Document| document.marks().is_some_and(|marks| marks.is_complete());
    let is_busy = shared.tasks.any(|task: &Surveying| task.document == id)
        || shared.tasks.any(|task: &Counting| task.document == id)
        || shared.tasks.any(|task: &FindingRows| task.document == id);
    is_checked(document) && !document.has_outdated_view() && !is_busy
}

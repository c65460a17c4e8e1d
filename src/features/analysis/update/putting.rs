//! Puts results into their document as soon as it can be changed, and removes the files of a run when its results are
//! safe elsewhere.

use super::beginning::go_on;
use crate::features::analysis::model::AnalysisState;
use crate::features::analysis::tasks::find_left::{FindLeft, FindingLeft};
use crate::features::analysis::tasks::put_results::{PuttingResults, put_results};
use crate::features::analysis::tasks::remove_run::remove_run;
use crate::features::recovery::model::Recovery;
use crate::model::state::Shared;
use crate::model::task_control::start;
use std::sync::Arc;
use tabiya_collection::document::{BulkChange, DocumentId, Rewriting};
use tabiya_desktop::tasks::Runner;

/// Takes each step that has become possible.
pub(crate) fn keep_up(
    own: &mut AnalysisState,
    shared: &mut Shared,
    runner: &mut dyn Runner,
    recovery: &Recovery,
) {
    leave_closed(own, shared, runner);
    begin_to_put(own, shared, runner);
    if !own.put.is_empty() {
        let (safe, others) = std::mem::take(&mut own.put)
            .into_iter()
            .partition(|(id, _)| is_safe(shared, recovery, *id));
        own.put = others;
        let safe: Vec<(DocumentId, Arc<_>)> = safe;
        for (_, results) in safe {
            if let Some(files) = results.files.clone() {
                remove_run(shared, files, Some(results), runner);
            }
        }
    }
    go_on(own, shared, runner);
}

/// Lets go of a run whose document was closed. Its results are offered again when the document is opened.
fn leave_closed(own: &mut AnalysisState, shared: &mut Shared, runner: &mut dyn Runner) {
    let is_gone = |id: DocumentId| shared.document_by_id(id).is_none();
    let mut has_left = false;
    if let Some(running) = own.running.take_if(|running| is_gone(running.document)) {
        running.control.stop();
        runner.cancel(running.task);
        has_left = true;
    }
    has_left |= own
        .to_put
        .take_if(|to_put| is_gone(to_put.document))
        .is_some();
    if let Some(folder) = own.folder.clone().filter(|_| has_left) {
        start(shared, FindingLeft, FindLeft { folder }, runner);
    }
}

fn begin_to_put(own: &AnalysisState, shared: &mut Shared, runner: &mut dyn Runner) {
    let Some(to_put) = own.to_put.as_ref().filter(|to_put| !to_put.is_put_off) else {
        return;
    };
    if shared.tasks.has::<PuttingResults>() {
        return;
    }
    let id = to_put.document;
    let rewriting = Rewriting {
        lines: Arc::clone(&to_put.results.lines),
        by: Arc::clone(&to_put.results) as _,
    };
    // The document does not change while the user types.
    if shared.draft.is_some() && shared.document().id() == id {
        return;
    }
    let Some(document) = shared.document_mut_by_id(id) else {
        return;
    };
    // Another change is under way; this one takes its turn afterwards.
    if !document.is_whole() || document.has_pending_change() {
        return;
    }
    let request = document.request(BulkChange::Rewrite(rewriting));
    put_results(shared, id, request, runner);
}

/// Whether the contents of a document are also in its file or in the journal for crash recovery, or were discarded with
/// the document.
fn is_safe(shared: &Shared, recovery: &Recovery, id: DocumentId) -> bool {
    let Some(document) = shared.document_by_id(id) else {
        return true;
    };
    if shared.recovery_folder.is_none() || !document.is_modified() {
        return true;
    }
    let journaling = recovery.journals.get(&id);
    journaling.is_some_and(|it| {
        !it.is_busy && it.written == Some(document.state_id()) && !it.is_unprotected
    })
}

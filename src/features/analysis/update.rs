//! Handles actions on analyses: choosing, beginning, pausing and ending them, and using their results. These go into
//! their document as soon as it can be changed; then the files of the run are removed.

mod beginning;

pub(crate) use beginning::closed;

use crate::features::analysis::model::{AnalysisAction, AnalysisState, take_proposal};
use crate::features::analysis::tasks::left_runs::{FindLeft, FindingLeft, remove_run};
use crate::features::analysis::tasks::results::{PuttingResults, put_results};
use crate::features::recovery::model::Recovery;
use crate::model::state::Shared;
use crate::model::task_control::start;
use beginning::go_on;
use std::sync::Arc;
use std::time::Instant;
use tabiya_collection::document::{BulkChange, DocumentId, Rewriting};
use tabiya_desktop::tasks::Runner;
use tabiya_text::tr;

/// Handles an action on analyses.
pub(crate) fn apply(
    own: &mut AnalysisState,
    shared: &mut Shared,
    action: AnalysisAction,
    runner: &mut dyn Runner,
) {
    match action {
        AnalysisAction::Open => beginning::open(own, shared, runner),
        AnalysisAction::Return(engine) => beginning::return_with(own, shared, engine),
        AnalysisAction::Use(folder) => {
            own.folder = Some(folder.clone());
            start(shared, FindingLeft, FindLeft { folder }, runner);
        }
        AnalysisAction::Choose(chosen) => own.form.chosen = *chosen,
        AnalysisAction::ChooseScope(scope) => own.form.scope = scope,
        AnalysisAction::TakeProposal => take_proposal(own),
        AnalysisAction::Begin => beginning::begin(own, shared, runner),
        AnalysisAction::Pause(pauses) => pause(own, shared, pauses),
        AnalysisAction::Stop => stop(own, runner),
        AnalysisAction::Put => {
            if let Some(to_put) = &mut own.to_put {
                to_put.is_put_off = false;
            }
        }
        AnalysisAction::Resume(place) => beginning::resume(own, shared, place, runner),
        AnalysisAction::Discard(place) => {
            if place < own.left.len() {
                let left = own.left.remove(place);
                own.resuming
                    .take_if(|resuming| *resuming == left.files.journal);
                remove_run(shared, left.files, None, runner);
            }
        }
    }
}

/// Pauses the run before the next position, or continues it.
fn pause(own: &mut AnalysisState, shared: &mut Shared, pauses: bool) {
    let Some(running) = own.running.as_mut().filter(|it| it.is_paused() != pauses) else {
        return;
    };
    running.control.pause(pauses);
    running.before = running.time();
    running.since = (!pauses).then(Instant::now);
    let id = if pauses {
        "announce-analysis-paused"
    } else {
        "announce-analysis-goes-on"
    };
    shared.announce(tr(id));
}

/// Ends a run and keeps its results.
fn stop(own: &mut AnalysisState, runner: &mut dyn Runner) {
    if let Some(running) = &mut own.running {
        running.control.stop();
        running.is_stopping = true;
        runner.cancel(running.task);
    }
}

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

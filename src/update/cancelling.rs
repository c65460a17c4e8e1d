//! Stopping jobs.
//!
//! A job stays in the list until it says that it has stopped: it may have finished already. One that
//! waits for a disk that does not answer cannot say so; it is left behind, as if it had stopped, and
//! what it says later is not heard.

use super::{closing, files, job_events, left_behind, waiting};
use crate::collection::LoadError;
use crate::document::DocumentId;
use crate::jobs::{JobEvent, JobId, Runner};
use crate::passes::PassError;
use crate::state::{Purpose, RowsWork, State};
use crate::text::tr;

/// Stops a job.
pub(super) fn cancel(state: &mut State, id: JobId, runner: &mut dyn Runner) {
    let Some(job) = state.jobs.iter_mut().find(|job| job.id == id) else {
        return;
    };
    runner.cancel(id);
    job.is_cancelled = true;
    let is_silent = job.is_silent;
    if job.purpose == Purpose::ReadStandardInput {
        // Somebody who never closes our standard input would keep us waiting for ever.
        forget(state, id);
    } else if is_silent {
        leave_behind(state, id, runner);
    }
}

/// Nothing has been heard of a job for a second.
pub(super) fn is_silent(state: &mut State, id: JobId, runner: &mut dyn Runner) {
    let Some(job) = state.jobs.iter_mut().find(|job| job.id == id) else {
        return;
    };
    job.is_silent = true;
    if job.is_cancelled {
        return leave_behind(state, id, runner);
    }
    match job.purpose {
        // Others need not wait for that disk.
        Purpose::Load(_) => files::go_on(state, runner),
        Purpose::Save(..) => closing::go_on(state),
        _ => {}
    }
}

fn forget(state: &mut State, id: JobId) {
    state.jobs.retain(|job| job.id != id);
    state.inform(tr("message-cancelled"));
}

/// Goes on as if a job had said that it has stopped.
fn leave_behind(state: &mut State, id: JobId, runner: &mut dyn Runner) {
    let Some(job) = state.jobs.iter().find(|job| job.id == id) else {
        return;
    };
    match job.purpose.clone() {
        Purpose::Load(path) => {
            let result = Err(LoadError::Cancelled);
            job_events::apply(state, id, JobEvent::Loaded { path, result }, runner);
        }
        Purpose::Reload { document, .. } => {
            let path = state
                .document_by_id(document)
                .and_then(|found| found.path());
            let path = path.map(ToOwned::to_owned).unwrap_or_default();
            let result = Err(LoadError::Cancelled);
            job_events::apply(state, id, JobEvent::Loaded { path, result }, runner);
        }
        Purpose::LoadTogether(_) | Purpose::Append(..) => {
            job_events::apply(state, id, JobEvent::LoadedTogether(None), runner);
        }
        Purpose::Restore(folder) => {
            state.jobs.retain(|job| job.id != id);
            left_behind::failed(state, &folder, &tr("message-cancelled"), runner);
        }
        Purpose::Rows(document, work) => leave_rows(state, id, document, &work, runner),
        Purpose::TakeEdits { .. }
        | Purpose::LoadPieces
        | Purpose::ListFolder
        | Purpose::LookAtPage
        | Purpose::CountPages
        | Purpose::PublishPages(_)
        | Purpose::PublishDiagram(_) => forget(state, id),
        // A save may still come to its end, and must not be taken for one that has not; the others
        // nobody waits for.
        _ => {}
    }
}

fn leave_rows(
    state: &mut State,
    id: JobId,
    document: DocumentId,
    work: &RowsWork,
    runner: &mut dyn Runner,
) {
    match work {
        // It goes on: the list wants those rows as soon as they can be had.
        RowsWork::Fetch => waiting::stop(state, id),
        RowsWork::Check => {
            let result = Err(PassError::Cancelled);
            let event = JobEvent::Checked { document, result };
            job_events::apply(state, id, event, runner);
        }
        work if work.is_change() => {
            let result = Err(PassError::Cancelled);
            let event = JobEvent::Changed { document, result };
            job_events::apply(state, id, event, runner);
        }
        _ => forget(state, id),
    }
}

//! Files that are being read: the document is there with its first lines, and grows.

use super::{browsing, closing, files, session, start, watching};
use crate::collection::{Fingerprint, Growth, LoadError, Loaded};
use crate::document::{Document, DocumentId};
use crate::jobs::{Job, JobId, Runner};
use crate::state::{Purpose, State};
use crate::text::{counted, load_error_text, name_text, tr, tr_with};
use std::path::{Path, PathBuf};

/// A file can be read, and these are its first lines.
pub(super) fn opened(
    state: &mut State,
    job: JobId,
    purpose: Purpose,
    loaded: Loaded,
    runner: &mut dyn Runner,
) {
    match purpose {
        Purpose::Load(path) => {
            if let Some(open) = open_under_other_name(state, &loaded) {
                return go_to_open(state, job, open, &path, runner);
            }
            // Numbered as it was asked for, so that tabs stand in that order.
            let id = DocumentId(job.0);
            let document = document_of(id, path, loaded);
            if session::is_awaited(state, id) {
                files::show_again(state, document);
            } else {
                files::show_document(state, document);
            }
            session::opened(state, id);
        }
        Purpose::Reload {
            document, content, ..
        } => watching::reloading(state, document, content, loaded, runner),
        _ => {}
    }
}

/// The document that has the same file under another name: a link, a mount, or a way round.
fn open_under_other_name(state: &State, loaded: &Loaded) -> Option<DocumentId> {
    let is_it = |document: &&Document| {
        let seen = document.path().and(document.fingerprint());
        seen.is_some_and(|seen| seen.is_same_under_any_name(&loaded.fingerprint))
    };
    let is_packed = loaded.unpacked_from.is_some();
    let found = state.documents.iter().find(is_it).filter(|_| !is_packed);
    found.map(Document::id)
}

/// Shows a document that is open already, and reads no more of its file.
fn go_to_open(
    state: &mut State,
    job: JobId,
    open: DocumentId,
    path: &Path,
    runner: &mut dyn Runner,
) {
    stop_reading(state, job, runner);
    if !files::is_user_busy(state) {
        browsing::select_document(state, open);
    }
    let name = state.document_by_id(open).map(State::name_of);
    let name = name.unwrap_or_default();
    let variables = [("file", name_text(path).into()), ("name", name.into())];
    state.inform(tr_with("message-open-already", &variables));
}

fn stop_reading(state: &mut State, job: JobId, runner: &mut dyn Runner) {
    runner.cancel(job);
    state.jobs.retain(|running| running.id != job);
    files::go_on(state, runner);
}

/// The document of a file, or of what an archive holds.
pub(super) fn document_of(id: DocumentId, path: PathBuf, loaded: Loaded) -> Document {
    match loaded.unpacked_from {
        Some(from) => Document::from_archive(id, from.place(), loaded.source),
        None => Document::from_file(id, path, loaded.source, loaded.fingerprint),
    }
}

/// More lines are known.
pub(super) fn grown(
    state: &mut State,
    job: JobId,
    purpose: &Purpose,
    growth: Growth,
    runner: &mut dyn Runner,
) {
    let id = document_that_grows(job, purpose);
    if !grow(state, id, purpose, growth, runner) {
        // It was closed: nobody waits for it any more, but perhaps for files that come after it.
        stop_reading(state, job, runner);
    }
}

/// Returns whether there is such a document.
fn grow(
    state: &mut State,
    id: DocumentId,
    purpose: &Purpose,
    growth: Growth,
    runner: &mut dyn Runner,
) -> bool {
    let Some(document) = state.document_mut_by_id(id) else {
        return false;
    };
    let known = document.rows().len();
    document.grow(growth);
    let count = document.rows().len();
    if let Purpose::Reload { row, .. } = purpose
        && (known..count).contains(row)
        && document.row() < known
    {
        return_to_row(state, id, *row, runner);
    }
    true
}

fn document_that_grows(job: JobId, purpose: &Purpose) -> DocumentId {
    match purpose {
        Purpose::Reload { document, .. } => *document,
        _ => DocumentId(job.0),
    }
}

/// Shows the row that was shown before the file was read again.
fn return_to_row(state: &mut State, id: DocumentId, row: u64, runner: &mut dyn Runner) {
    if state.document().id() == id {
        browsing::select_row(state, row, runner);
    } else {
        browsing::return_to_row(state, id, row);
    }
}

/// All lines are known, or the file could not be read to its end.
pub(super) fn loaded(
    state: &mut State,
    job: JobId,
    purpose: &Purpose,
    path: &Path,
    result: Result<(Growth, Fingerprint), LoadError>,
    runner: &mut dyn Runner,
) {
    let id = document_that_grows(job, purpose);
    match result {
        Ok((growth, fingerprint)) => whole(state, id, purpose, growth, fingerprint, runner),
        Err(error) if session::could_not_return(state, id, &error) => drop_part(state, id),
        Err(error) => broken_off(state, id, path, &error),
    }
    files::go_on(state, runner);
}

fn whole(
    state: &mut State,
    id: DocumentId,
    purpose: &Purpose,
    growth: Growth,
    fingerprint: Fingerprint,
    runner: &mut dyn Runner,
) {
    grow(state, id, purpose, growth, runner);
    let Some(document) = state.document_mut_by_id(id) else {
        return;
    };
    document.note_fingerprint(fingerprint);
    let name = State::name_of(document);
    let count = document.rows().len();
    if matches!(purpose, Purpose::Reload { .. }) {
        state.inform(tr_with("message-reloaded", &[("name", name.into())]));
    } else {
        let [number, count] = counted(count);
        let variables = [("name", name.into()), number, count];
        state.inform(tr_with("message-opened", &variables));
        sweep_beside(state, id, runner);
    }
}

/// Where a file is opened, a save of it may have been killed.
fn sweep_beside(state: &mut State, id: DocumentId, runner: &mut dyn Runner) {
    let path = state.document_by_id(id).and_then(Document::path);
    let Some(path) = path.map(Path::to_owned) else {
        return;
    };
    let purpose = Purpose::Sweep(path.parent().map(Path::to_owned));
    if !state.jobs.iter().any(|job| job.purpose == purpose) {
        start(state, purpose, Job::SweepBeside { path }, runner);
    }
}

/// Nothing is kept of a file that is known only in part, unless the user has changed something in it.
fn broken_off(state: &mut State, id: DocumentId, path: &Path, error: &LoadError) {
    if matches!(error, LoadError::Cancelled) {
        files::forget_others(state);
        state.inform(tr("message-cancelled"));
    } else {
        state.report_failure(load_error_text(path, error));
    }
    drop_part(state, id);
}

/// The job has died.
pub(super) fn abandoned(state: &mut State, job: JobId, purpose: &Purpose) {
    if matches!(purpose, Purpose::Load(_) | Purpose::Reload { .. }) {
        drop_part(state, document_that_grows(job, purpose));
    }
}

fn drop_part(state: &mut State, id: DocumentId) {
    let is_part = |document: &&Document| !document.is_whole();
    let Some(document) = state.document_by_id(id).filter(is_part) else {
        return;
    };
    if document.has_unsaved_work() {
        let name = State::name_of(document);
        let count = document.rows().len();
        let [number, count] = counted(count);
        let variables = [("name", name.into()), number, count];
        state.report_failure(tr_with("message-cut-off", &variables));
    } else {
        closing::remove(state, id);
    }
}

/// Whether the lines of a document are still being read.
pub(super) fn is_loading(state: &State, id: DocumentId) -> bool {
    state.jobs.iter().any(|job| match &job.purpose {
        Purpose::Load(_) => DocumentId(job.id.0) == id,
        Purpose::Reload { document, .. } => *document == id,
        _ => false,
    })
}

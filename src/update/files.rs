//! New documents and opened files.

use super::{draft, start};
use crate::collection::{LoadError, Loaded, NotText, Source};
use crate::document::{Document, DocumentId};
use crate::jobs::{Job, JobId, Runner};
use crate::state::{Effect, Purpose, State};
use crate::text::{load_error_text, tr, tr_with};
use std::path::{Path, PathBuf};

/// A new document with the start position.
pub(super) fn new(state: &mut State) {
    draft::end(state);
    let document = state.new_document();
    add_document(state, document);
}

/// Reads files, each into a document of its own. A file that is open already is shown.
pub(super) fn open(state: &mut State, paths: Vec<PathBuf>, runner: &mut dyn Runner) {
    for path in paths {
        let path = std::path::absolute(&path).unwrap_or(path);
        state.folder = path.parent().map(Path::to_owned);
        match open_document(state, &path) {
            Some(id) => super::browsing::select_document(state, id),
            None if is_loading(state, &path) => {}
            None => {
                let purpose = Purpose::Load(path.clone());
                start(state, purpose, Job::Load { path }, runner);
            }
        }
    }
}

fn is_loading(state: &State, path: &Path) -> bool {
    let loads = |purpose: &Purpose| matches!(purpose, Purpose::Load(loading) if loading == path);
    state.jobs.iter().any(|job| loads(&job.purpose))
}

fn open_document(state: &State, path: &Path) -> Option<DocumentId> {
    let found = state
        .documents
        .iter()
        .find(|document| document.path() == Some(path));
    found.map(Document::id)
}

/// Reads standard input.
pub(super) fn open_standard_input(state: &mut State, runner: &mut dyn Runner) {
    start(
        state,
        Purpose::ReadStandardInput,
        Job::ReadStandardInput,
        runner,
    );
}

/// A file was read, or not.
pub(super) fn loaded(
    state: &mut State,
    job: JobId,
    path: PathBuf,
    result: Result<Loaded, LoadError>,
) {
    match result {
        Ok(loaded) => {
            // Numbered as it was asked for, so that tabs stand in that order.
            let id = DocumentId(job.0);
            let document = Document::from_file(id, path, loaded.source, loaded.fingerprint);
            opened_message(state, &document);
            show_document(state, document);
        }
        Err(LoadError::Cancelled) => state.inform(tr("message-cancelled")),
        Err(error) => state.report_failure(load_error_text(&path, &error)),
    }
}

fn opened_message(state: &mut State, document: &Document) {
    let name = State::name_of(document);
    let count = document.rows().len();
    state.inform(tr_with(
        "message-opened",
        &[("name", name.into()), ("count", count.into())],
    ));
}

/// Standard input was read, or not.
pub(super) fn standard_input_read(
    state: &mut State,
    result: Result<Result<Source, NotText>, std::io::Error>,
) {
    match result {
        Ok(Ok(source)) => {
            let id = DocumentId(state.next_number());
            show_document(state, Document::from_source(id, source));
        }
        Ok(Err(_)) => state.report_failure(tr("message-standard-input-no-text")),
        Err(error) if error.kind() == std::io::ErrorKind::Interrupted => {
            state.inform(tr("message-cancelled"));
        }
        Err(error) => state.report_failure(tr_with(
            "message-standard-input-failed",
            &[("reason", error.to_string().into())],
        )),
    }
}

/// Whether there is only the document that the program began with, and nobody touched it.
pub(super) fn is_untouched(state: &State) -> bool {
    let document = state.document();
    state.documents.len() == 1
        && state.draft.is_none()
        && document.path().is_none()
        && !document.is_modified()
        && !document.can_undo()
        && !document.can_redo()
        && document.rows().len() == 1
        && document.position() == &crate::chess::Position::start()
}

/// Shows a document, in the place of the one that the program began with if nobody touched that.
pub(super) fn show_document(state: &mut State, document: Document) {
    if is_untouched(state) {
        state.documents[0] = document;
        state.effects.push(Effect::ShowCurrentRow);
    } else {
        add_document(state, document);
    }
}

/// Adds a document among the others in the order in which they were asked for, and shows it, unless
/// the user's hands are somewhere else just now or a later one is shown already.
fn add_document(state: &mut State, document: Document) {
    let id = document.id();
    let is_busy = state.draft.is_some() || state.question().is_some();
    let shown = state.document().id();
    let place = state.documents.partition_point(|other| other.id() < id);
    state.documents.insert(place, document);
    if is_busy || id < shown {
        state.active += usize::from(place <= state.active);
    } else {
        state.active = place;
        state.effects.push(Effect::ShowCurrentRow);
    }
}

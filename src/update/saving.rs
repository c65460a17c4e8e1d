//! Writing documents to files.

use super::{closing, file_dialog, loading, recent, start, watching};
use crate::collection::{Fingerprint, SaveError, Saved};
use crate::document::{Document, DocumentId};
use crate::jobs::{CopyPlace, Expected, Job, Runner, SaveOrder};
use crate::state::{Purpose, Question, State};
use crate::text::{name_text, save_error_text, tr, tr_with};
use std::path::{Path, PathBuf};

/// Saves the document that is shown; asks where to, if it has no file.
pub(super) fn save_active(state: &mut State, runner: &mut dyn Runner) {
    save(state, state.document().id(), runner);
}

/// Asks where to save the document that is shown.
pub(super) fn save_active_as(state: &mut State, runner: &mut dyn Runner) {
    file_dialog::ask_save(state, state.document().id(), runner);
}

/// Saves a document; asks where to, if it has no file.
///
/// What is being typed in the FEN field is in its line already; the field stays as it is.
pub(super) fn save(state: &mut State, id: DocumentId, runner: &mut dyn Runner) {
    let document = state.document_by_id(id);
    if document.is_some_and(|document| !document.is_whole()) {
        return refuse_part(state, id);
    }
    let path = document.and_then(Document::path);
    match path.map(Path::to_owned) {
        Some(path) => write(state, id, path, IfUnexpected::Ask, runner),
        None => file_dialog::ask_save(state, id, runner),
    }
}

/// What to do when there is a file that the user does not expect.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum IfUnexpected {
    /// Ask.
    Ask,
    /// Overwrite it: the user has been asked.
    Overwrite,
}

/// A file of which only a part is known must never be written over the whole.
fn refuse_part(state: &mut State, id: DocumentId) {
    closing::cancel(state);
    let id_of_text = if loading::is_loading(state, id) {
        "message-still-loading"
    } else {
        "message-not-whole"
    };
    let name = state.document_by_id(id).map(State::name_of);
    let variables = [("name", name.unwrap_or_default().into())];
    state.complain(tr_with(id_of_text, &variables));
}

/// Writes a document to a file.
pub(super) fn write(
    state: &mut State,
    id: DocumentId,
    path: PathBuf,
    if_unexpected: IfUnexpected,
    runner: &mut dyn Runner,
) {
    if state.is_saving(id) {
        closing::cancel(state);
        return state.complain(tr("message-still-saving"));
    }
    let Some(document) = state.document_by_id(id) else {
        return;
    };
    if !document.is_whole() {
        return refuse_part(state, id);
    }
    let is_own_file = document.path() == Some(path.as_path());
    if !is_own_file && has_packed_name(&path) {
        let name = path.file_name().unwrap_or_default();
        let name = name_text(name);
        closing::cancel(state);
        let variables = [("name", name.into())];
        return state.complain(tr_with("message-packed-name", &variables));
    }
    let expected = match (if_unexpected, document.fingerprint()) {
        (IfUnexpected::Overwrite, _) => Expected::Anything,
        (IfUnexpected::Ask, Some(seen)) if is_own_file => Expected::SameAs(seen.clone()),
        // It may be another name of its own file, which is no other document's then.
        (IfUnexpected::Ask, Some(seen)) => Expected::NothingBut(seen.clone()),
        (IfUnexpected::Ask, None) => Expected::Nothing,
    };
    let copy = match state.recovery.folder.clone() {
        Some(folder) => CopyPlace::Recovery(folder),
        None => CopyPlace::Nowhere,
    };
    begin(state, id, path, expected, copy, runner);
}

/// Writes a document over a file as it is, without a copy: the user has been asked.
pub(super) fn write_without_copy(
    state: &mut State,
    id: DocumentId,
    path: PathBuf,
    expected: Expected,
    runner: &mut dyn Runner,
) {
    begin(state, id, path, expected, CopyPlace::NotWanted, runner);
}

fn begin(
    state: &mut State,
    id: DocumentId,
    path: PathBuf,
    expected: Expected,
    copy: CopyPlace,
    runner: &mut dyn Runner,
) {
    if let Some(document) = state.document_by_id(id) {
        let order = SaveOrder {
            document: id,
            path: path.clone(),
            rows: document.rows().clone(),
            expected,
            state: document.state_id(),
            copy,
        };
        let job = Job::Save(Box::new(order));
        start(state, Purpose::Save(id, path), job, runner);
    }
}

/// The file of a document is gone: what is here is all that is left of it, and closing it asks.
fn note_removed(state: &mut State, id: DocumentId, path: &Path) {
    let document = state.document_mut_by_id(id);
    if let Some(document) = document.filter(|document| document.path() == Some(path)) {
        document.keep_instead_of_file(None);
    }
}

/// The file of a document is damaged, by this save and by nobody else: what is here is to come over it,
/// whatever is undone meanwhile.
fn note_broken(state: &mut State, id: DocumentId, path: &Path, now: Option<Fingerprint>) {
    let document = state.document_mut_by_id(id);
    let document = document.filter(|document| document.path() == Some(path));
    if let Some((document, now)) = document.zip(now) {
        document.keep_instead_of_file(Some(now));
    }
}

/// Whether a name promises a packed file, which is never written: least of all the lines that came
/// out of an archive in its place.
fn has_packed_name(path: &Path) -> bool {
    let extension = path.extension().unwrap_or_default();
    ["gz", "zip"]
        .iter()
        .any(|packed| extension.eq_ignore_ascii_case(packed))
}

/// A document was written, or not.
pub(super) fn saved(
    state: &mut State,
    order: SaveOrder,
    result: Result<Saved, SaveError>,
    runner: &mut dyn Runner,
) {
    let id = order.document;
    match result {
        Ok(saved) => {
            state.folder = order.path.parent().map(Path::to_owned);
            let path = order.path.clone();
            mark_saved(state, order, saved);
            recent::used(state, path);
            closing::go_on(state);
        }
        Err(error @ (SaveError::ChangedOnDisk | SaveError::Removed)) => {
            if matches!(error, SaveError::Removed) {
                note_removed(state, id, &order.path);
            }
            state.questions.push_back(Question::UnexpectedFile {
                document: id,
                path: order.path,
                was_removed: matches!(error, SaveError::Removed),
            });
        }
        Err(SaveError::NoSpare { because, why }) => state.questions.push_back(Question::NoCopy {
            document: id,
            path: order.path,
            because,
            reason: why.to_string(),
            expected: order.expected,
        }),
        Err(SaveError::Cancelled) => {
            closing::cancel(state);
            state.inform(tr("message-cancelled"));
        }
        Err(error) => {
            closing::cancel(state);
            if let SaveError::NotDurable {
                saved: Some(saved), ..
            } = &error
            {
                mark_saved(state, order.clone(), Saved::clone(saved));
            }
            if let SaveError::InPlaceBroken { now, .. } = &error {
                let now = now.as_deref().cloned();
                note_broken(state, id, &order.path, now);
            }
            state.report_failure(why_not_saved(&order, &error));
            // Perhaps another program has taken the lines away from under us.
            watching::look(state, runner);
        }
    }
}

fn why_not_saved(order: &SaveOrder, error: &SaveError) -> String {
    let text = save_error_text(&order.path, error);
    let has_copy = matches!(order.copy, CopyPlace::Recovery(_));
    if has_copy && matches!(error, SaveError::InPlaceBroken { .. }) {
        format!("{text} {}", tr("save-copy-kept"))
    } else {
        text
    }
}

fn mark_saved(state: &mut State, order: SaveOrder, saved: Saved) {
    let id = order.document;
    let Some(document) = state.document_mut_by_id(id) else {
        return;
    };
    document.mark_saved(order.path, order.state, saved, order.rows);
    let name = State::name_of(document);
    state.noticed.remove(&id);
    state.failures.clear();
    state.inform(tr_with("message-saved", &[("name", name.into())]));
}

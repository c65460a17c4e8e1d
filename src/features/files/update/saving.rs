//! Writes documents to files.

use super::may_save::{IfUnexpected, can_save, refuse_packed_name, refuse_part};
use super::{asking, other};
use crate::features::files::CopyPlace;
use crate::features::files::model::files_state::FilesState;
use crate::features::files::model::saving::{FenOrder, OtherSave};
use crate::features::files::tasks::fen_file;
use crate::features::files::tasks::save::{Save, SaveOrder, Saving};
use crate::model::state::Shared;
use crate::model::task_control::start;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use tabiya_collection::document::{Document, DocumentId};
use tabiya_desktop::tasks::Runner;
use tabiya_lines::Expected;
use tabiya_lines::file_endings::{FEN, GAMES, has_ending, is_packed};

/// Saves the document shown, or asks for a place if it has no file.
pub(crate) fn save_active(own: &mut FilesState, shared: &mut Shared, runner: &mut dyn Runner) {
    save(own, shared, shared.document().id(), runner);
}

/// Asks for a place to save the document shown.
pub(crate) fn save_active_as(own: &mut FilesState, shared: &mut Shared, runner: &mut dyn Runner) {
    asking::ask_save(own, shared, shared.document().id(), runner);
}

/// Saves a document, or asks for a place if it has no file.
///
/// Text being typed in the FEN field is already in its line; the field stays as it is.
pub(crate) fn save(
    own: &mut FilesState,
    shared: &mut Shared,
    id: DocumentId,
    runner: &mut dyn Runner,
) {
    let document = shared.document_by_id(id);
    if document.is_some_and(|document| !document.is_whole()) {
        return refuse_part(own, shared, id);
    }
    let path = document.and_then(Document::path);
    match path.map(Path::to_owned) {
        Some(path) => write(own, shared, id, path, IfUnexpected::Ask, runner),
        None => asking::ask_save(own, shared, id, runner),
    }
}

/// Writes a document to a file.
pub(crate) fn write(
    own: &mut FilesState,
    shared: &mut Shared,
    id: DocumentId,
    path: PathBuf,
    if_unexpected: IfUnexpected,
    runner: &mut dyn Runner,
) {
    if !can_save(own, shared, id) {
        return;
    }
    let Some(document) = shared.document_by_id(id) else {
        return;
    };
    let is_own_file = document.path() == Some(path.as_path());
    if !is_own_file && is_packed(&path) {
        return refuse_packed_name(own, shared, &path);
    }
    let is_of_games = document.holds_games();
    if is_of_games && !is_own_file && !has_ending(&path, GAMES) {
        let what = OtherSave::OfGames;
        return other::write(own, shared, id, what, path, if_unexpected, runner);
    }
    if let Some(what) = other::meant_by(&path).filter(|_| !is_own_file && !is_of_games) {
        return other::write(own, shared, id, what, path, if_unexpected, runner);
    }
    let expected = match (if_unexpected, document.fingerprint()) {
        (IfUnexpected::Overwrite, _) => Expected::Anything,
        (IfUnexpected::Ask, Some(seen)) if is_own_file => Expected::SameAs(seen.clone()),
        // The path may be another name of the document's own file, which no other document has open.
        (IfUnexpected::Ask, Some(seen)) => Expected::NothingBut(seen.clone()),
        (IfUnexpected::Ask, None) => Expected::Nothing,
    };
    if has_ending(&path, FEN) {
        let order = FenOrder {
            document: id,
            path,
            expected,
            lines: None,
        };
        return fen_file::search(own, shared, Arc::new(order), runner);
    }
    let copy = CopyPlace::of(shared);
    begin(shared, id, path, expected, copy, runner);
}

/// Writes a document to a `.fen` file after its lines were given that form.
pub(crate) fn write_fen(shared: &mut Shared, order: &FenOrder, runner: &mut dyn Runner) {
    let copy = CopyPlace::of(shared);
    let (path, expected) = (order.path.clone(), order.expected.clone());
    begin(shared, order.document, path, expected, copy, runner);
}

/// Overwrites a file in place without a copy, after the user has agreed to that.
pub(crate) fn write_without_copy(
    shared: &mut Shared,
    id: DocumentId,
    path: PathBuf,
    expected: Expected,
    runner: &mut dyn Runner,
) {
    begin(shared, id, path, expected, CopyPlace::NotWanted, runner);
}

fn begin(
    shared: &mut Shared,
    id: DocumentId,
    path: PathBuf,
    expected: Expected,
    copy: CopyPlace,
    runner: &mut dyn Runner,
) {
    if let Some(document) = shared.document_by_id(id) {
        let order = SaveOrder {
            document: id,
            path,
            rows: document.rows().clone(),
            expected,
            state: document.state_id(),
            copy,
        };
        let order = Arc::new(order);
        start(shared, Saving(Arc::clone(&order)), Save(order), runner);
    }
}

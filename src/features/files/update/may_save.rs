//! Whether a document may be saved to a file, and why not.

use crate::features::files::model::files_state::FilesState;
use crate::model::state::Shared;
use std::path::Path;
use tabiya_collection::document::DocumentId;
use tabiya_text::{name_text, tr, tr_with};

/// The reaction to an unexpected file at the place to save to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum IfUnexpected {
    /// Ask the user.
    Ask,
    /// Overwrite the file: the user has been asked.
    Overwrite,
}

/// Whether this document can be saved now. If not, the reason is reported.
pub(super) fn can_save(own: &mut FilesState, shared: &mut Shared, id: DocumentId) -> bool {
    if shared.is_saving(id) {
        own.closing = None;
        shared.complain(tr("message-still-saving"));
        return false;
    }
    let Some(document) = shared.document_by_id(id) else {
        return false;
    };
    let is_whole = document.is_whole();
    if !is_whole {
        refuse_part(own, shared, id);
    }
    is_whole
}

/// Reports that no file can be saved under the name of a packed one.
pub(super) fn refuse_packed_name(own: &mut FilesState, shared: &mut Shared, path: &Path) {
    own.closing = None;
    let name = name_text(path.file_name().unwrap_or_default());
    shared.complain(tr_with("message-packed-name", &[("name", name.into())]));
}

/// Refuses to save a document whose file is known only in part: that must never overwrite the whole.
pub(super) fn refuse_part(own: &mut FilesState, shared: &mut Shared, id: DocumentId) {
    own.closing = None;
    let id_of_text = if shared.is_loading(id) {
        "message-still-loading"
    } else {
        "message-not-whole"
    };
    let name = shared.document_by_id(id).map(Shared::name_of);
    let variables = [("name", name.unwrap_or_default().into())];
    shared.complain(tr_with(id_of_text, &variables));
}

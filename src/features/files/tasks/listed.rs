//! Shows the number of files in a folder or an archive before anything is opened.

use crate::features::files::Listing;
use crate::features::files::model::question::Question;
use crate::model::action::FilesAction;
use crate::model::state::Shared;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use tabiya_lines::LoadError;
use tabiya_text::{load_error_text, name_text, tr, tr_with};

/// Takes the listing of a folder or an archive; `None` if it was cancelled.
pub(crate) fn listed(shared: &mut Shared, folder: PathBuf, listing: Option<Listing>) {
    let Some(listing) = listing else {
        shared.send(FilesAction::StopOpening);
        return shared.inform(tr("message-cancelled"));
    };
    if listing.files.is_empty() {
        return nothing_found(shared, &folder, listing);
    }
    shared.folder = Some(folder.clone()).filter(|_| listing.is_of_folder);
    shared.questions.push_back(Question::OpenFolder {
        folder,
        bytes: listing.bytes(),
        files: Arc::new(listing.files),
        unreadable: listing.unreadable.len(),
    });
}

fn nothing_found(shared: &mut Shared, folder: &Path, listing: Listing) {
    let mut unreadable = listing.unreadable.into_iter();
    if let Some((folder, error)) = unreadable.next() {
        shared.report_failure(load_error_text(&folder, &LoadError::from(error)));
    } else {
        let name = name_text(folder);
        // The file may be one of several to open, and the others must not remove its message.
        shared.report_failure(tr_with(
            "message-nothing-in-folder",
            &[("folder", name.into())],
        ));
    }
}

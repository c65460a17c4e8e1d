//! How many files there are in a folder or an archive, before anything is opened.

use super::Listing;
use super::shown::forget_others;
use crate::app::state::State;
use crate::features::files::model::question::Question;
use crate::lines::LoadError;
use crate::text::{load_error_text, name_text, tr, tr_with};
use std::path::{Path, PathBuf};

/// What is in a folder or an archive is known; `None` if that was cancelled.
pub(super) fn listed(state: &mut State, folder: PathBuf, listing: Option<Listing>) {
    let Some(listing) = listing else {
        forget_others(state);
        return state.shared.inform(tr("message-cancelled"));
    };
    if listing.files.is_empty() {
        return nothing_found(state, &folder, listing);
    }
    state.shared.folder = Some(folder.clone()).filter(|_| listing.is_of_folder);
    state.shared.questions.push_back(Question::OpenFolder {
        folder,
        bytes: listing.bytes(),
        files: listing.files,
        unreadable: listing.unreadable.len(),
    });
}

fn nothing_found(state: &mut State, folder: &Path, listing: Listing) {
    let mut unreadable = listing.unreadable.into_iter();
    if let Some((folder, error)) = unreadable.next() {
        state
            .shared
            .report_failure(load_error_text(&folder, &LoadError::from(error)));
    } else {
        let name = name_text(folder);
        // It may be one of several that are being opened: the others must not wipe it away.
        state.shared.report_failure(tr_with(
            "message-nothing-in-folder",
            &[("folder", name.into())],
        ));
    }
}

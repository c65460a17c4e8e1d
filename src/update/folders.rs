//! Folders and archives with several files: how many there are, before anything is opened.

use super::files;
use super::tasks::start;
use crate::action::Reply;
use crate::collection::LoadError;
use crate::features::files::tasks::load_together::{LoadTogether, LoadingTogether};
use crate::features::files::{CollectionFile, Listing};
use crate::state::{Question, State};
use crate::tasks::Runner;
use crate::text::{load_error_text, name_text, tr, tr_with};
use std::path::{Path, PathBuf};

/// What is in a folder or an archive is known; `None` if that was cancelled.
pub(crate) fn listed(state: &mut State, folder: PathBuf, listing: Option<Listing>) {
    let Some(listing) = listing else {
        files::forget_others(state);
        return state.inform(tr("message-cancelled"));
    };
    if listing.files.is_empty() {
        return nothing_found(state, &folder, listing);
    }
    state.folder = Some(folder.clone()).filter(|_| listing.is_of_folder);
    state.questions.push_back(Question::OpenFolder {
        folder,
        bytes: listing.bytes(),
        files: listing.files,
        unreadable: listing.unreadable.len(),
    });
}

fn nothing_found(state: &mut State, folder: &Path, listing: Listing) {
    let mut unreadable = listing.unreadable.into_iter();
    if let Some((folder, error)) = unreadable.next() {
        state.report_failure(load_error_text(&folder, &LoadError::from(error)));
    } else {
        let name = name_text(folder);
        // It may be one of several that are being opened: the others must not wipe it away.
        state.report_failure(tr_with(
            "message-nothing-in-folder",
            &[("folder", name.into())],
        ));
    }
}

/// The question whether to open them was answered.
pub(super) fn reply(
    state: &mut State,
    folder: PathBuf,
    found: Vec<CollectionFile>,
    reply: &Reply,
    runner: &mut dyn Runner,
) {
    match reply {
        Reply::OpenAll => files::open_files(state, found, runner),
        Reply::OpenTogether => {
            let work = LoadTogether { files: found };
            start(state, LoadingTogether(folder), work, runner);
        }
        _ => {}
    }
}

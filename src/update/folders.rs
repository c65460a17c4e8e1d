//! Folders and archives with several files: how many there are, before anything is opened.

use super::{files, start};
use crate::action::Reply;
use crate::collection::LoadError;
use crate::document::{Document, DocumentId};
use crate::jobs::{CollectionFile, Job, JobId, Listing, Runner, Together};
use crate::state::{Purpose, Question, State};
use crate::text::{counted, load_error_text, name_text, tr, tr_with};
use std::path::{Path, PathBuf};

/// What is in a folder or an archive is known; `None` if that was cancelled.
pub(super) fn listed(state: &mut State, folder: PathBuf, listing: Option<Listing>) {
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
            let job = Job::LoadTogether { files: found };
            start(state, Purpose::LoadTogether(folder), job, runner);
        }
        _ => {}
    }
}

/// Several files were read as one list; `None` if that was cancelled.
pub(super) fn loaded_together(state: &mut State, job: JobId, together: Option<Together>) {
    let Some(Together { rows, failed }) = together else {
        return state.inform(tr("message-cancelled"));
    };
    let count = rows.len();
    // Of files without a line there is a list, too; of none that could be read there is not.
    if failed.is_empty() || 0 < count {
        let document = Document::from_rows(DocumentId(job.0), rows);
        let name = State::name_of(&document);
        files::show_document(state, document);
        let [number, count] = counted(count);
        let variables = [("name", name.into()), number, count];
        state.inform(tr_with("message-opened", &variables));
    }
    report(state, failed);
}

/// Says which files could not be read.
pub(super) fn report(state: &mut State, failed: Vec<(PathBuf, LoadError)>) {
    for (path, error) in failed {
        state.report_failure(load_error_text(&path, &error));
    }
}

//! Folders and archives with several files, whose number is shown before anything is opened.

use super::files;
use crate::features::files::CollectionFile;
use crate::features::files::model::files_state::FilesState;
use crate::features::files::tasks::load_together::{LoadTogether, LoadingTogether};
use crate::model::action::Reply;
use crate::model::state::Shared;
use crate::model::task_control::start;
use std::path::PathBuf;
use std::sync::Arc;
use tabiya_desktop::tasks::Runner;

/// Handles the answer to the question about opening them.
pub(crate) fn reply(
    own: &mut FilesState,
    shared: &mut Shared,
    folder: PathBuf,
    found: Arc<Vec<CollectionFile>>,
    reply: &Reply,
    runner: &mut dyn Runner,
) {
    match reply {
        Reply::OpenAll => files::open_files(own, shared, &found, runner),
        Reply::OpenTogether => {
            let work = LoadTogether { files: found };
            start(shared, LoadingTogether(folder), work, runner);
        }
        _ => {}
    }
}

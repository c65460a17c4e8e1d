//! Folders and archives with several files: how many there are, before anything is opened.

use super::files;
use super::tasks::start;
use crate::action::Reply;
use crate::features::files::CollectionFile;
use crate::features::files::tasks::load_together::{LoadTogether, LoadingTogether};
use crate::state::State;
use crate::tasks::Runner;
use std::path::PathBuf;

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

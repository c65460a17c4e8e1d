//! Folders and archives with several files: how many there are, before anything is opened.

use super::files;
use crate::app::action::Reply;
use crate::app::state::State;
use crate::app::update::tasks::start;
use crate::features::files::CollectionFile;
use crate::features::files::tasks::load_together::{LoadTogether, LoadingTogether};
use crate::tasks::Runner;
use std::path::PathBuf;

/// The question whether to open them was answered.
pub(crate) fn reply(
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

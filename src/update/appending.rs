//! Appending the lines of files to a document.

use super::{rows, start};
use crate::collection::{LoadError, Loaded};
use crate::document::DocumentId;
use crate::jobs::{Job, Runner};
use crate::state::{Purpose, State};
use crate::text::{load_error_text, tr};
use std::path::{Path, PathBuf};

/// Reads files whose lines are to be appended to a document, one after the other.
pub(super) fn append(
    state: &mut State,
    id: DocumentId,
    paths: Vec<PathBuf>,
    runner: &mut dyn Runner,
) {
    for path in paths {
        let path = std::path::absolute(&path).unwrap_or(path);
        state.folder = path.parent().map(Path::to_owned);
        let purpose = Purpose::Append(id, path.clone());
        start(state, purpose, Job::LoadWhole { path }, runner);
    }
}

/// A file was read whose lines are to be appended.
pub(super) fn loaded(
    state: &mut State,
    id: DocumentId,
    path: &Path,
    result: Result<Loaded, LoadError>,
    runner: &mut dyn Runner,
) {
    match result {
        Ok(loaded) => rows::append(state, id, loaded.source, runner),
        Err(LoadError::Cancelled) => state.inform(tr("message-cancelled")),
        Err(error) => state.report_failure(load_error_text(path, &error)),
    }
}

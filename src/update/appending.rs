//! Appending the lines of files to a document.

use super::{folders, rows, start};
use crate::collection::{LoadError, Loaded, Rows};
use crate::document::DocumentId;
use crate::jobs::{CollectionFile, Job, Runner, Together};
use crate::state::{Purpose, State};
use crate::text::{load_error_text, tr};
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// Reads files whose lines are to be appended to a document, one file behind the other.
pub(super) fn append(
    state: &mut State,
    id: DocumentId,
    paths: Vec<PathBuf>,
    runner: &mut dyn Runner,
) {
    let absolute = |path: PathBuf| std::path::absolute(&path).unwrap_or(path);
    let mut paths: Vec<_> = paths.into_iter().map(absolute).collect();
    let Some(last) = paths.last() else {
        return;
    };
    state.folder = last.parent().map(Path::to_owned);
    let purpose = Purpose::Append(id, last.clone());
    if paths.len() > 1 {
        // One change of the document, so that no file overtakes another or finds it busy.
        let files = paths.into_iter().map(CollectionFile::at).collect();
        start(state, purpose, Job::LoadTogether { files }, runner);
    } else if let Some(path) = paths.pop() {
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
        Ok(loaded) => rows::append(state, id, Rows::new(Arc::new(loaded.source)), runner),
        Err(LoadError::Cancelled) => state.inform(tr("message-cancelled")),
        Err(error) => state.report_failure(load_error_text(path, &error)),
    }
}

/// Several files were read whose lines are to be appended; `None` if that was cancelled.
pub(super) fn loaded_together(
    state: &mut State,
    id: DocumentId,
    together: Option<Together>,
    runner: &mut dyn Runner,
) {
    let Some(Together { rows, failed }) = together else {
        return state.inform(tr("message-cancelled"));
    };
    folders::report(state, failed);
    if !rows.is_empty() {
        rows::append(state, id, rows, runner);
    }
}

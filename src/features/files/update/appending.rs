//! Appends the lines of files to a document.

use crate::features::files::tasks::load_together::{Appending, LoadToAppend};
use crate::model::state::Shared;
use crate::model::task_control::start;
use std::path::{Path, PathBuf};
use tabiya_collection::document::DocumentId;
use tabiya_desktop::tasks::Runner;

/// Reads files and appends their lines to a document, one file after another. All files are appended in a single change
/// of the document, so no file overtakes another or finds the document busy.
pub(crate) fn append(
    shared: &mut Shared,
    id: DocumentId,
    paths: Vec<PathBuf>,
    runner: &mut dyn Runner,
) {
    let absolute = |path: PathBuf| std::path::absolute(&path).unwrap_or(path);
    let paths: Vec<_> = paths.into_iter().map(absolute).collect();
    let Some(last) = paths.last() else {
        return;
    };
    shared.folder = last.parent().map(Path::to_owned);
    let task = Appending {
        document: id,
        last: last.clone(),
        are_several: paths.len() > 1,
    };
    start(shared, task, LoadToAppend { paths }, runner);
}

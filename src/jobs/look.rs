//! Whether files are still what they were.

use crate::collection::{Fingerprint, LoadError, Source, open_regular_file};
use crate::document::DocumentId;
use crate::text::{load_error_text, name_text, tr_with};
use std::collections::BTreeMap;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// A file of a document.
#[derive(Clone, Debug)]
pub struct WatchedFile {
    /// Which document.
    pub document: DocumentId,
    /// Where the file is.
    pub path: PathBuf,
    /// What it was like when it was last seen.
    pub seen: Fingerprint,
    /// The lines that were read from it, or from what stood there before.
    pub source: Arc<Source>,
}

/// A file and what became of it.
#[derive(Clone, Debug)]
pub struct LookedAt {
    /// The file.
    pub file: WatchedFile,
    /// What became of it.
    pub now: FileNow,
    /// Its fingerprint now, if somebody has touched it and its bytes are the same.
    pub touched: Option<Fingerprint>,
    /// Whether all lines can still be had; not so if the file was overwritten under us.
    pub can_keep: bool,
}

/// What became of a file since it was last seen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FileNow {
    /// Nobody has written to it.
    Same,
    /// Its bytes were changed: it is the same file with another content.
    Changed(Fingerprint),
    /// Another file stands in its place.
    Replaced(Fingerprint),
    /// It is not there any more.
    Removed,
    /// It is there, but it cannot be read any more.
    Unreadable,
}

/// Looks at files.
pub(super) fn look_at_all(files: Vec<WatchedFile>) -> Vec<LookedAt> {
    let look = |file: WatchedFile| {
        let (now, touched) = look_at(&file.path, &file.seen);
        LookedAt {
            now,
            touched,
            can_keep: file.source.check().is_ok(),
            file,
        }
    };
    files.into_iter().map(look).collect()
}

/// Looks at a file. Only its folder is asked, unless its length or times are others: then its bytes
/// decide, if it is known what they were.
fn look_at(path: &Path, seen: &Fingerprint) -> (FileNow, Option<Fingerprint>) {
    let metadata = match fs::metadata(path) {
        Ok(metadata) if metadata.is_file() => metadata,
        Ok(_) => return (FileNow::Unreadable, None),
        Err(error) => return (missing(&error), None),
    };
    let now = Fingerprint::of(&metadata);
    if now == *seen {
        return (FileNow::Same, None);
    }
    let (file, metadata) = match open_regular_file(path) {
        Ok(opened) => opened,
        Err(LoadError::NotFound) => return (FileNow::Removed, None),
        Err(_) => return (FileNow::Unreadable, None),
    };
    let same = seen.imprint().map(|held| held.found_in(file, &metadata));
    match same {
        Some(Ok(Some(touched))) => (FileNow::Same, Some(touched)),
        _ if !seen.is_of_same_file(&now) => (FileNow::Replaced(now), None),
        // Its permissions or its names are others; what it held is not known.
        None if seen.has_same_content(&now) => (FileNow::Same, None),
        _ => (FileNow::Changed(now), None),
    }
}

/// Which of these files and folders cannot be opened, and why. Only their folders are asked.
pub(super) fn unopenable(files: Vec<PathBuf>) -> BTreeMap<PathBuf, String> {
    let why = |path: PathBuf| {
        let error = match fs::metadata(&path) {
            Ok(metadata) if metadata.is_file() || metadata.is_dir() => return None,
            Ok(_) => LoadError::NotRegular,
            Err(error) => LoadError::from(error),
        };
        let reason = match error {
            LoadError::NotFound => tr_with("recent-gone", &[("file", name_text(&path).into())]),
            other => load_error_text(&path, &other),
        };
        Some((path, reason))
    };
    files.into_iter().filter_map(why).collect()
}

fn missing(error: &io::Error) -> FileNow {
    match error.kind() {
        io::ErrorKind::NotFound | io::ErrorKind::NotADirectory => FileNow::Removed,
        _ => FileNow::Unreadable,
    }
}

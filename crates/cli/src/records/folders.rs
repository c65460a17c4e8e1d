//! Finds the files of the folders on the command line.

use crate::stream::InputOrigin;
use std::path::{Path, PathBuf};
use std::{fs, io};
use tabiya_lines::file_endings::holds;

/// The endings of files with a position in each line.
const ENDINGS: &[&str] = &["epd", "fen", "txt"];

/// Replaces each folder by the files with positions in it and in its folders, in the order of their names. Links to
/// folders are not followed. A folder that has no such files or cannot be read stays, and is reported when it is opened.
pub(super) fn with_files_of_folders(origins: Vec<InputOrigin>) -> Vec<InputOrigin> {
    let mut all = Vec::new();
    for origin in origins {
        let mut files = Vec::new();
        if let InputOrigin::File(path) = &origin
            && path.is_dir()
        {
            collect(path, &mut files);
        }
        if files.is_empty() {
            all.push(origin);
        } else {
            all.extend(files.into_iter().map(InputOrigin::File));
        }
    }
    all
}

fn collect(folder: &Path, files: &mut Vec<PathBuf>) {
    let entries = fs::read_dir(folder).and_then(Iterator::collect::<io::Result<Vec<_>>>);
    let Ok(mut entries) = entries else {
        return files.push(folder.to_owned());
    };
    entries.sort_by_key(fs::DirEntry::file_name);
    for entry in entries {
        let path = entry.path();
        if entry.file_type().is_ok_and(|kind| kind.is_dir()) {
            collect(&path, files);
        } else if holds(&path, ENDINGS) && path.metadata().map_or(true, |found| found.is_file()) {
            files.push(path);
        }
    }
}

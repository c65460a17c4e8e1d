//! Reports of faults of ours: what a panic leaves behind, so that somebody can repair it.
//!
//! Promises: nothing here panics, since it is called while something else does; a report has no
//! position, no text and no file name of the user in it; the newest twenty are kept, and they are
//! never sent anywhere.
//! Deliberately absent: what a person is told, and the panic hook itself, which is the program's.

mod wording;
mod writing;

pub use wording::without_paths;
pub use writing::{doing, is_second_panic, keep_in, take_last, was_caught, write};

use std::fs::File;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};

const PREFIX: &str = "panic-";
const ENDING: &str = "txt";
/// An empty file with this ending beside a report says that the user knows of it.
const TOLD_ENDING: &str = "told";
/// How many reports are kept.
const MAX_KEPT: usize = 20;

/// The folder for reports within the folder for the program's state.
pub fn reports_folder(state_folder: &Path) -> PathBuf {
    state_folder.join("reports")
}

/// All reports in a folder, oldest first: their names begin with the time.
fn all_in(folder: &Path) -> Vec<PathBuf> {
    let Ok(entries) = std::fs::read_dir(folder) else {
        return Vec::new();
    };
    let is_report = |path: &PathBuf| {
        let name = path.file_name().and_then(|name| name.to_str());
        let has_ending = path.extension().is_some_and(|ending| ending == ENDING);
        has_ending && name.is_some_and(|name| name.starts_with(PREFIX))
    };
    let mut found: Vec<_> = entries
        .filter_map(|entry| Some(entry.ok()?.path()))
        .filter(is_report)
        .collect();
    found.sort();
    found
}

/// The reports in this folder that the user has not been told of, oldest first. They count as told
/// from now on, and to no other program that asks at the same time are they given as well.
pub fn take_untold(folder: &Path) -> Vec<PathBuf> {
    let mut untold = all_in(folder);
    untold.retain(|report| mark_told(report));
    untold
}

/// Remembers that the user has been told of a report. Returns whether nobody had before.
pub fn mark_told(report: &Path) -> bool {
    let mark = File::create_new(report.with_extension(TOLD_ENDING));
    // Told twice is better than never, where nothing can be remembered.
    !mark.is_err_and(|error| error.kind() == ErrorKind::AlreadyExists)
}

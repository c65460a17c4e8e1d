//! Reports that the user has not been told of.

use super::{TOLD_ENDING, all_in};
use std::fs::File;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};

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

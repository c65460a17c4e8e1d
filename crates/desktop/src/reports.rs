//! Reports of internal errors: a panic leaves a report, so that a developer can fix the bug.
//!
//! Guarantees: nothing here panics, because it runs during another panic; a report contains no positions, texts or file
//! names of the user; only the newest twenty reports are kept, and they are never sent anywhere.
//! Deliberately absent: messages to the user, and the panic hook itself, which belongs to the program.
//!
//! A report has the place of the panic, the trace, and the name of the interrupted action or task. Anything in quotes
//! in a message may be the user's and is omitted. An empty file beside a report marks it as shown. `TABIYA_PANIC_AT`
//! makes a program with debug assertions, and no other, panic at a named action or task, for the tests.

mod wording;
mod writing;

pub use wording::without_paths;
pub use writing::{doing, is_second_panic, keep_in, take_last, was_caught, write};

use std::fs::File;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};

const PREFIX: &str = "panic-";
const ENDING: &str = "txt";
/// The extension of an empty file beside a report. It records that the user knows about the report.
const TOLD_ENDING: &str = "told";
/// The maximum number of reports that are kept.
const MAX_KEPT: usize = 20;

/// The folder for reports in the folder for the program's state.
pub fn reports_folder(state_folder: &Path) -> PathBuf {
    state_folder.join("reports")
}

/// All reports in a folder, oldest first. Their names begin with the time.
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

/// Returns the reports in this folder that the user does not know about, oldest first. It marks them as known, so that
/// no other program that asks at the same time gets them as well.
pub fn take_untold(folder: &Path) -> Vec<PathBuf> {
    let mut untold = all_in(folder);
    untold.retain(|report| mark_told(report));
    untold
}

/// Records that the user knows about a report. Returns whether nobody had recorded it before.
pub fn mark_told(report: &Path) -> bool {
    let mark = File::create_new(report.with_extension(TOLD_ENDING));
    // Where nothing can be recorded, reporting twice is better than never.
    !mark.is_err_and(|error| error.kind() == ErrorKind::AlreadyExists)
}

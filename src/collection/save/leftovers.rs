//! Our temporary files: their names, and removing those that a killed process left behind.

use std::ffi::OsStr;
use std::fs::{self, DirEntry};
use std::path::Path;
use std::time::Duration;

use tempfile::Builder;

const PREFIX: &str = ".tabiya-";
const SUFFIX: &str = ".tmp";
/// So many letters of a name are random.
const RANDOM: usize = 6;
/// No save takes that long, so that no other process is still writing it.
const OLD: Duration = Duration::from_hours(24);
/// Very full folders are not searched to the end.
const MOST_ENTRIES: usize = 10_000;

/// A builder of hidden files with short names, so that there is room for one beside any name.
pub(super) fn temp_builder() -> Builder<'static, 'static> {
    let mut builder = Builder::new();
    builder.prefix(PREFIX).suffix(SUFFIX).rand_bytes(RANDOM);
    builder
}

/// Removes what earlier processes left in the folder. If that fails, the next save tries again.
pub(super) fn sweep(folder: &Path) {
    let entries = fs::read_dir(folder).into_iter().flatten();
    let leftovers = entries.take(MOST_ENTRIES).flatten().filter(is_leftover);
    for leftover in leftovers {
        drop(fs::remove_file(leftover.path()));
    }
}

fn is_leftover(entry: &DirEntry) -> bool {
    let is_old_file = || {
        let metadata = entry.metadata().ok().filter(fs::Metadata::is_file)?;
        metadata.modified().ok()?.elapsed().ok()
    };
    has_our_name(&entry.file_name()) && is_old_file().is_some_and(|age| OLD < age)
}

fn has_our_name(name: &OsStr) -> bool {
    let Some(middle) = name.to_str().and_then(|name| name.strip_prefix(PREFIX)) else {
        return false;
    };
    let random = middle.strip_suffix(SUFFIX).unwrap_or_default();
    random.len() == RANDOM && random.bytes().all(|byte| byte.is_ascii_alphanumeric())
}

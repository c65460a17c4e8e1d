//! Our temporary files: their names, and removing those that a killed process left behind.

use std::ffi::{OsStr, OsString};
use std::fs::{self, TryLockError};
use std::io;
use std::path::Path;
use std::time::Duration;

use super::target::Target;
use crate::collection::system::Folder;

/// Short, so that there is room for it beside any name; hidden, so that nobody need look at it.
const PREFIX: &str = ".tabiya-";
const SUFFIX: &str = ".tmp";
const DIGITS: &[u8; 36] = b"abcdefghijklmnopqrstuvwxyz0123456789";
/// So many digits of a name are random.
const RANDOM: u32 = 6;
/// A file is locked right after it is made: what is not locked then was left behind.
const LOCKED_BY_NOW: Duration = Duration::from_mins(1);
/// Where there are no locks, no save takes that long.
const OLD: Duration = Duration::from_hours(24);
/// Very full folders are not searched to the end.
const MOST_ENTRIES: usize = 10_000;

/// The name of a temporary file.
pub(super) fn name_of(random: u64) -> OsString {
    let digit = |place| {
        let digit = random / 36_u64.pow(place) % 36;
        let digit = usize::try_from(digit).ok().and_then(|at| DIGITS.get(at));
        char::from(*digit.unwrap_or(&b'0'))
    };
    let digits: String = (0..RANDOM).map(digit).collect();
    format!("{PREFIX}{digits}{SUFFIX}").into()
}

/// Removes the temporary files that killed saves left beside a file, wherever links lead to it.
///
/// What is younger than a minute or still held by its process stays. Nothing is said of what cannot be
/// removed: the next save or sweep there tries again.
pub fn sweep_beside(path: &Path) {
    match Target::resolve(path) {
        Ok(target) => sweep(&target.folder),
        Err(error) => log::info!("nothing is swept beside {}: {error}", path.display()),
    }
}

/// Removes what earlier processes left in the folder. If that fails, the next save tries again.
pub(super) fn sweep(folder: &Folder) {
    let entries = fs::read_dir(folder.path()).into_iter().flatten();
    let names = entries
        .take(MOST_ENTRIES)
        .flatten()
        .map(|entry| entry.file_name());
    for name in names.filter(|name| has_our_name(name)) {
        if let Err(error) = sweep_one(folder, &name) {
            log::info!("{} stays where it is: {error}", name.display());
        }
    }
}

fn sweep_one(folder: &Folder, name: &OsStr) -> io::Result<()> {
    // Asked before it is opened as well: it may be anything.
    if !folder.metadata(name)?.is_file() {
        return Ok(());
    }
    let file = folder.open_to_write(name)?;
    let metadata = file.metadata()?;
    let age = metadata.modified()?.elapsed().unwrap_or_default();
    let is_left_behind = match file.try_lock() {
        Ok(()) => LOCKED_BY_NOW < age,
        Err(TryLockError::WouldBlock) => false,
        Err(TryLockError::Error(_)) => OLD < age,
    };
    if metadata.is_file() && is_left_behind {
        folder.remove(name)?;
    }
    Ok(())
}

fn has_our_name(name: &OsStr) -> bool {
    let Some(middle) = name.to_str().and_then(|name| name.strip_prefix(PREFIX)) else {
        return false;
    };
    let random = middle.strip_suffix(SUFFIX).unwrap_or_default();
    random.len() == RANDOM as usize && random.bytes().all(|byte| byte.is_ascii_alphanumeric())
}

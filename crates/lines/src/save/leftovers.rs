//! Our temporary files: their names, and removing those that a killed process left behind.
//!
//! Nothing is removed that may be somebody else's. The random part of a name has its checksum beside
//! it, so nobody meets such a name by chance; and where files can have attributes, it must have the
//! mark, too, which a file of others that was given such a name does not have.

use std::ffi::{OsStr, OsString};
use std::fs::{self, TryLockError};
use std::io;
use std::path::Path;
use std::time::Duration;

use super::target::Target;
use crate::clock;
use crate::system::{Folder, mark};
use twox_hash::XxHash3_64;

/// Hidden, so that nobody need look at it.
const PREFIX: &str = ".tabiya-";
const SUFFIX: &str = ".tmp";
/// What stands between random part and checksum.
const BETWEEN: char = '-';
/// What goes into the checksum first, so that it is that of no other program.
const KEY: &[u8] = b"org.tabiya.unfinished";
/// A file is locked right after it is made: what is not locked then was left behind.
const LOCKED_BY_NOW: Duration = Duration::from_mins(1);
/// Where there are no locks, no save takes that long.
const OLD: Duration = Duration::from_hours(24);
/// Very full folders are not searched to the end.
const MAX_ENTRIES: usize = 10_000;

/// The name of a temporary file.
pub(super) fn name_of(random: u64) -> OsString {
    let check = checksum(random);
    format!("{PREFIX}{random:016x}{BETWEEN}{check:016x}{SUFFIX}").into()
}

/// The same on every system and in every version.
fn checksum(random: u64) -> u64 {
    let text = [KEY, &random.to_le_bytes()].concat();
    XxHash3_64::oneshot(&text)
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
        .take(MAX_ENTRIES)
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
    let age = clock::distance(metadata.modified()?);
    let is_abandoned = match file.try_lock() {
        Ok(()) => LOCKED_BY_NOW < age,
        Err(TryLockError::WouldBlock) => false,
        Err(TryLockError::Error(_)) => OLD < age,
    };
    // Where nothing can have a mark, the name has to do.
    let is_marked = mark::is_on(&file).unwrap_or(true);
    if metadata.is_file() && is_abandoned && is_marked {
        folder.remove(name)?;
    }
    Ok(())
}

fn has_our_name(name: &OsStr) -> bool {
    let random = || {
        let middle = name.to_str()?.strip_prefix(PREFIX)?.strip_suffix(SUFFIX)?;
        let (random, _check) = middle.split_once(BETWEEN)?;
        u64::from_str_radix(random, 16).ok()
    };
    random().is_some_and(|random| name_of(random) == *name)
}

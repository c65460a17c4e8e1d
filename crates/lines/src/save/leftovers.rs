//! Our temporary files: their names, and the removal of those that killed processes left.
//!
//! Nothing is removed that may belong to somebody else. The random part of a name is followed by its checksum, so such
//! a name does not occur by chance. If files can have attributes, the file must also have our mark, which a renamed
//! file of somebody else does not have.

use std::ffi::{OsStr, OsString};
use std::fs::{self, TryLockError};
use std::io;
use std::path::Path;
use std::time::Duration;

use super::target::Target;
use crate::clock;
use crate::system::{Folder, mark};
use twox_hash::XxHash3_64;

/// A hidden name, so that users do not have to see it.
const PREFIX: &str = ".tabiya-";
const SUFFIX: &str = ".tmp";
/// The separator of the random part and the checksum.
const BETWEEN: char = '-';
/// The first input of the checksum, so that no other program has the same one.
const KEY: &[u8] = b"org.tabiya.unfinished";
/// A file is locked right after its creation, so one that is unlocked at this age was abandoned.
const LOCKED_BY_NOW: Duration = Duration::from_mins(1);
/// Without locks, an age that no save takes.
const OLD: Duration = Duration::from_hours(24);
/// The maximum number of entries searched in a folder.
const MAX_ENTRIES: usize = 10_000;

/// The name of a temporary file.
pub(super) fn name_of(random: u64) -> OsString {
    let check = checksum(random);
    format!("{PREFIX}{random:016x}{BETWEEN}{check:016x}{SUFFIX}").into()
}

/// The checksum, which is the same on every system and in every version.
fn checksum(random: u64) -> u64 {
    let text = [KEY, &random.to_le_bytes()].concat();
    XxHash3_64::oneshot(&text)
}

/// Removes the temporary files of killed saves next to a file, following links.
///
/// Files that are younger than a minute or still locked by their process stay. Failures are only logged: the next save
/// or sweep there tries again.
pub fn sweep_beside(path: &Path) {
    match Target::resolve(path) {
        Ok(target) => sweep(&target.folder),
        Err(error) => log::info!("nothing is swept beside {}: {error}", path.display()),
    }
}

/// Removes files that earlier processes left in the folder. If this fails, the next save tries again.
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
    // Checked before opening as well, because it may be anything.
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
    // If files cannot have a mark, the name has to suffice.
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

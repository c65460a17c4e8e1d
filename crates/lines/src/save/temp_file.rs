//! A file with a temporary name, until it gets its final one; the names of such files, and the removal of those that
//! killed processes left.
//!
//! Nothing is removed that may belong to somebody else. The random part of a name is followed by its checksum, so such
//! a name does not occur by chance. If files can have attributes, the file must also have our mark, which a renamed
//! file of somebody else does not have.

use super::target::Target;
use crate::clock;
use crate::fingerprint::Fingerprint;
use crate::save_error::NotReplaced;
use crate::system::{Folder, Original, mark};
use std::collections::hash_map::RandomState;
use std::ffi::{OsStr, OsString};
use std::fs::{self, File, Metadata, TryLockError};
use std::hash::{BuildHasher as _, Hasher as _};
use std::io;
use std::path::Path;
use std::time::Duration;
use twox_hash::XxHash3_64;

/// The number of names that are tried; the first one is practically always free.
const MAX_ATTEMPTS: usize = 100;

/// A new file that is removed unless it gets its final name.
///
/// It is locked while it is open, so that nobody considers it abandoned, and has the mark of an unfinished file until
/// it gets its final name.
#[derive(Debug)]
pub(super) struct TempFile<'a> {
    /// The first field, so that it is closed before the name is removed: some systems cannot remove an open file.
    file: File,
    name: TempName<'a>,
    /// Whether it has the mark of an unfinished file.
    is_marked: bool,
}

/// The name of a file that is removed when this is dropped.
#[derive(Debug)]
struct TempName<'a> {
    folder: &'a Folder,
    name: OsString,
    is_taken: bool,
}

impl Drop for TempName<'_> {
    fn drop(&mut self) {
        if self.is_taken
            && let Err(error) = self.folder.remove(&self.name)
        {
            log::warn!("{} is left behind: {error}", self.name.display());
        }
    }
}

impl<'a> TempFile<'a> {
    /// Creates an empty file like any new one.
    pub(super) fn create(folder: &'a Folder) -> io::Result<Self> {
        Self::claim(folder, false)
    }

    /// Creates an empty, private file and gives it the properties of an old one in the folder. If a property cannot be
    /// kept, returns the first one.
    pub(super) fn create_like(
        folder: &'a Folder,
        old: &Original<'_>,
    ) -> io::Result<Result<Self, NotReplaced>> {
        let Self {
            file,
            name,
            is_marked,
        } = Self::claim(folder, true)?;
        Ok(folder.make_like(old, &name.name, file)?.map(|file| Self {
            file,
            name,
            is_marked,
        }))
    }

    fn claim(folder: &'a Folder, is_private: bool) -> io::Result<Self> {
        for _ in 0..MAX_ATTEMPTS {
            let name = name_of(RandomState::new().build_hasher().finish());
            match folder.create(&name, is_private) {
                Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {}
                file => {
                    let file = file?;
                    // Without locks, only its age shows that it was abandoned.
                    let _is_locked = file.try_lock().is_ok();
                    let is_marked = mark::put(&file);
                    let name = TempName {
                        folder,
                        name,
                        is_taken: true,
                    };
                    return Ok(Self {
                        file,
                        name,
                        is_marked,
                    });
                }
            }
        }
        Err(io::Error::other("no name for a temporary file is free"))
    }

    pub(super) fn file(&self) -> &File {
        &self.file
    }

    /// The metadata of the file that now has our temporary name.
    pub(super) fn metadata(&self) -> io::Result<Metadata> {
        self.name.folder.metadata(&self.name.name)
    }

    /// Checks that our temporary name still leads to our file. Otherwise the file there is left alone.
    pub(super) fn check_is_ours(&mut self) -> io::Result<()> {
        let ours = Fingerprint::of(&self.file.metadata()?);
        let is_ours = |there: &Metadata| ours.is_of_same_file(&Fingerprint::of(there));
        match self.metadata() {
            Ok(there) if is_ours(&there) => Ok(()),
            Err(error) if error.kind() != io::ErrorKind::NotFound => Err(error),
            _ => {
                self.leave();
                Err(io::Error::other("its temporary file was taken away"))
            }
        }
    }

    /// Removes our mark. This comes last before the renaming, because saved files must not have it.
    fn unmark(&mut self) -> io::Result<()> {
        if self.is_marked {
            mark::remove(&self.file)?;
            self.is_marked = false;
        }
        Ok(())
    }

    /// Gives it its final name, replacing any file that has it.
    pub(super) fn rename(&mut self, to: &OsStr) -> io::Result<()> {
        self.unmark()?;
        self.name.folder.rename(&self.name.name, to)?;
        self.name.is_taken = false;
        Ok(())
    }

    /// Gives it its final name unless another file has it.
    pub(super) fn rename_new(&mut self, to: &OsStr) -> io::Result<()> {
        self.unmark()?;
        self.name.folder.rename_new(&self.name.name, to)?;
        self.name.is_taken = false;
        Ok(())
    }

    /// Swaps the names with another file, which is then removed instead of ours.
    pub(super) fn exchange(&mut self, with: &OsStr) -> io::Result<()> {
        self.unmark()?;
        self.name.folder.exchange(&self.name.name, with)
    }

    /// Marks the replaced file under our temporary name as unneeded, in case the process is killed before it is
    /// removed.
    pub(super) fn mark_what_was_replaced(&self) {
        match self.name.folder.open_to_write(&self.name.name) {
            Ok(file) => {
                let _is_marked = mark::put(&file);
            }
            Err(error) => log::debug!("what was replaced gets no mark: {error}"),
        }
    }

    /// Leaves the file with our temporary name alone.
    pub(super) fn leave(&mut self) {
        self.name.is_taken = false;
    }
}

/// A hidden name, so that users do not have to see it.
const PREFIX: &str = ".tabiya-";
const SUFFIX: &str = ".tmp";
/// The separator of the random part and the checksum.
const BETWEEN: char = '-';
/// The first input of the checksum, so that no other program has the same one.
const KEY: &[u8] = b"org.tabiya.unfinished";
/// A file is locked right after its creation, so one that is unlocked at this age was abandoned.
const LOCKED_BY_NOW: Duration = Duration::from_mins(1);
/// On systems without locks, the age of an abandoned file: no save takes this long.
const OLD: Duration = Duration::from_hours(24);
/// The maximum number of entries searched in a folder.
const MAX_ENTRIES: usize = 10_000;

/// The name of a temporary file.
fn name_of(random: u64) -> OsString {
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

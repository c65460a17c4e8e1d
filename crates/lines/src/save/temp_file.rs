//! A file with a temporary name, until it gets its final one.

use std::collections::hash_map::RandomState;
use std::ffi::{OsStr, OsString};
use std::fs::{File, Metadata};
use std::hash::{BuildHasher as _, Hasher as _};
use std::io;

use super::leftovers;
use crate::fingerprint::Fingerprint;
use crate::save_error::NotReplaced;
use crate::system::{Folder, Original, mark};

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
            let name = leftovers::name_of(RandomState::new().build_hasher().finish());
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

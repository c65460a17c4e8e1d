//! A file under a name of ours, until it gets the name it is made for.

use std::collections::hash_map::RandomState;
use std::ffi::{OsStr, OsString};
use std::fs::{File, Metadata};
use std::hash::{BuildHasher as _, Hasher as _};
use std::io;

use super::leftovers;
use crate::fingerprint::Fingerprint;
use crate::save_error::NotReplaced;
use crate::system::{Folder, Original, mark};

/// So many names are tried before it is given up; the first is as good as always free.
const MAX_ATTEMPTS: usize = 100;

/// A new file that is removed unless it is put in its place.
///
/// It is locked as long as it is open, so that nobody takes it for one that was left behind, and has
/// the mark of one that is not finished until it is put in its place.
#[derive(Debug)]
pub(super) struct TempFile<'a> {
    /// Before the name, to be closed before it: some systems remove no open file.
    file: File,
    name: TempName<'a>,
    /// Whether it has the mark of a file that is not finished.
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
    /// Makes an empty file like any new one.
    pub(super) fn create(folder: &'a Folder) -> io::Result<Self> {
        Self::claim(folder, false)
    }

    /// Makes an empty file that is what an old one in the folder is, and until then for our eyes only. Returns
    /// the first thing that cannot be kept, if there is one.
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
                    // Where there are no locks, only its age tells that it was left behind.
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

    /// What stands under the name of ours now.
    pub(super) fn metadata(&self) -> io::Result<Metadata> {
        self.name.folder.metadata(&self.name.name)
    }

    /// Whether the name of ours still leads to our file. If it does not, what stands there is left
    /// alone.
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

    /// The last thing before it gets its name: what is saved has no mark of ours.
    fn unmark(&mut self) -> io::Result<()> {
        if self.is_marked {
            mark::remove(&self.file)?;
            self.is_marked = false;
        }
        Ok(())
    }

    /// Gives it its name, and takes it away from the file that has it.
    pub(super) fn rename(&mut self, to: &OsStr) -> io::Result<()> {
        self.unmark()?;
        self.name.folder.rename(&self.name.name, to)?;
        self.name.is_taken = false;
        Ok(())
    }

    /// Gives it its name unless another file has it.
    pub(super) fn rename_new(&mut self, to: &OsStr) -> io::Result<()> {
        self.unmark()?;
        self.name.folder.rename_new(&self.name.name, to)?;
        self.name.is_taken = false;
        Ok(())
    }

    /// Gives it the name of another file, which gets the name of ours and is removed in its stead.
    pub(super) fn exchange(&mut self, with: &OsStr) -> io::Result<()> {
        self.unmark()?;
        self.name.folder.exchange(&self.name.name, with)
    }

    /// Marks what stands under the name of ours as something that is not needed any more, should the
    /// process be killed before it is removed.
    pub(super) fn mark_what_was_replaced(&self) {
        match self.name.folder.open_to_write(&self.name.name) {
            Ok(file) => {
                let _is_marked = mark::put(&file);
            }
            Err(error) => log::debug!("what was replaced gets no mark: {error}"),
        }
    }

    /// Leaves what stands under the name of ours.
    pub(super) fn leave(&mut self) {
        self.name.is_taken = false;
    }
}

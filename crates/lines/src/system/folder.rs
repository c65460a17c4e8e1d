//! A folder that stays the same one while files in it are made, renamed and removed.
//!
//! All of it goes through one open handle: whoever renames the folder or puts a link in its place
//! meanwhile leads nobody astray.

use std::ffi::OsStr;
use std::fs::{self, File, Metadata, OpenOptions};
use std::io;
use std::os::unix::fs::{MetadataExt as _, OpenOptionsExt as _};
use std::path::{Path, PathBuf};

use rustix::fs::{self as unix, AtFlags, Mode, OFlags, RenameFlags};
use rustix::io::{Errno, retry_on_intr};

use super::Original;
use crate::save_error::NotReplaced;

/// An open folder.
#[derive(Debug)]
pub(crate) struct Folder {
    path: PathBuf,
    handle: File,
    can_be_listed: bool,
}

impl Folder {
    pub(crate) fn open(path: PathBuf) -> io::Result<Self> {
        let open = |flags: OFlags| {
            let flags = (flags | OFlags::DIRECTORY).bits().cast_signed();
            OpenOptions::new()
                .read(true)
                .custom_flags(flags)
                .open(&path)
        };
        let (handle, can_be_listed) = match open(OFlags::empty()) {
            // Files may be made in some folders that must not be listed.
            Err(error) if error.kind() == io::ErrorKind::PermissionDenied => {
                (open(OFlags::PATH)?, false)
            }
            handle => (handle?, true),
        };
        Ok(Self {
            path,
            handle,
            can_be_listed,
        })
    }

    /// Where it was when it was opened.
    pub(crate) fn path(&self) -> &Path {
        &self.path
    }

    /// Whether its path still leads to it.
    pub(crate) fn is_in_its_place(&self) -> io::Result<bool> {
        let (ours, there) = (self.handle.metadata()?, fs::metadata(&self.path)?);
        Ok((ours.dev(), ours.ino()) == (there.dev(), there.ino()))
    }

    /// What is known of a file or a link in it.
    pub(crate) fn metadata(&self, name: &OsStr) -> io::Result<Metadata> {
        self.open_at(name, OFlags::PATH, Mode::empty())?.metadata()
    }

    /// Opens a file that exists to read it, follows no link and waits for nobody.
    pub(crate) fn open_to_read(&self, name: &OsStr) -> io::Result<File> {
        let flags = OFlags::RDONLY | OFlags::NONBLOCK | OFlags::NOCTTY;
        self.open_at(name, flags, Mode::empty())
    }

    /// Opens a file that exists, follows no link, waits for nobody, and leaves its content.
    pub(crate) fn open_to_write(&self, name: &OsStr) -> io::Result<File> {
        let flags = OFlags::WRONLY | OFlags::NONBLOCK | OFlags::NOCTTY;
        self.open_at(name, flags, Mode::empty())
    }

    /// Makes a file that does not exist: one for our eyes only, or one like any new file.
    pub(crate) fn create(&self, name: &OsStr, is_private: bool) -> io::Result<File> {
        let mode = if is_private { 0o600 } else { 0o666 };
        let flags = OFlags::RDWR | OFlags::CREATE | OFlags::EXCL;
        self.open_at(name, flags, Mode::from_raw_mode(mode))
    }

    /// Makes a new, empty file of this name what an old one in the folder is beside its content. Gives it back,
    /// or the first thing that cannot be kept.
    #[expect(clippy::unused_self, reason = "elsewhere it goes by the names")]
    pub(crate) fn make_like(
        &self,
        old: &Original<'_>,
        _name: &OsStr,
        new: File,
    ) -> io::Result<Result<File, NotReplaced>> {
        let not_kept = super::keep_what_it_is(old.file, old.metadata, &new)?;
        Ok(not_kept.map_or(Ok(new), Err))
    }

    fn open_at(&self, name: &OsStr, flags: OFlags, mode: Mode) -> io::Result<File> {
        let flags = flags | OFlags::NOFOLLOW | OFlags::CLOEXEC;
        let file = retry_on_intr(|| unix::openat(&self.handle, name, flags, mode))?;
        Ok(File::from(file))
    }

    pub(crate) fn remove(&self, name: &OsStr) -> io::Result<()> {
        let removed = retry_on_intr(|| unix::unlinkat(&self.handle, name, AtFlags::empty()));
        Ok(removed?)
    }

    /// Renames a file; one that has the name already is gone.
    pub(crate) fn rename(&self, from: &OsStr, to: &OsStr) -> io::Result<()> {
        let here = &self.handle;
        Ok(retry_on_intr(|| unix::renameat(here, from, here, to))?)
    }

    /// Renames a file, but never takes the name from another one.
    pub(crate) fn rename_new(&self, from: &OsStr, to: &OsStr) -> io::Result<()> {
        match self.rename_with(from, to, RenameFlags::NOREPLACE) {
            Err(Errno::INVAL | Errno::NOSYS | Errno::OPNOTSUPP | Errno::PERM) => {}
            done => return Ok(done?),
        }
        // Where it cannot look and rename in one step, a second name can only be a new one.
        let here = &self.handle;
        match retry_on_intr(|| unix::linkat(here, from, here, to, AtFlags::empty())) {
            Err(Errno::EXIST) => Err(io::ErrorKind::AlreadyExists.into()),
            Ok(()) => self.remove(from),
            // Nor has every file system second names.
            Err(_) if self.metadata(to).is_ok() => Err(io::ErrorKind::AlreadyExists.into()),
            Err(_) => self.rename(from, to),
        }
    }

    /// Gives each of two files the name of the other, in one step. Not every file system can.
    pub(crate) fn exchange(&self, one: &OsStr, other: &OsStr) -> io::Result<()> {
        Ok(self.rename_with(one, other, RenameFlags::EXCHANGE)?)
    }

    fn rename_with(&self, from: &OsStr, to: &OsStr, flags: RenameFlags) -> rustix::io::Result<()> {
        let here = &self.handle;
        retry_on_intr(|| unix::renameat_with(here, from, here, to, flags))
    }

    /// Waits until the disk knows the names in it. `file` is one of its files. File systems that
    /// cannot be asked are believed.
    pub(crate) fn sync(&self, file: &File) -> io::Result<()> {
        let synced = if self.can_be_listed {
            self.handle.sync_all()
        } else {
            // A folder that must not be listed cannot be asked either: so all of its disk is.
            unix::syncfs(file).map_err(Into::into)
        };
        let cannot_be_asked = |error: &io::Error| {
            let errno = Errno::from_io_error(error);
            matches!(errno, Some(Errno::INVAL | Errno::OPNOTSUPP | Errno::NOSYS))
        };
        match synced {
            Err(error) if cannot_be_asked(&error) => Ok(()),
            done => done,
        }
    }
}

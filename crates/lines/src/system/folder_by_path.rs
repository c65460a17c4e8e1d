//! A folder and its links, for systems without access through an open handle of a folder.

use std::ffi::OsStr;
use std::fs::{self, File, Metadata, OpenOptions};
use std::io;
use std::path::{Path, PathBuf};

use super::{LinkAtPath, Original};
use crate::save_error::NotReplaced;

/// A folder.
#[derive(Debug)]
pub(crate) struct Folder {
    path: PathBuf,
}

impl Folder {
    pub(crate) fn open(path: PathBuf) -> io::Result<Self> {
        if fs::metadata(&path)?.is_dir() {
            Ok(Self { path })
        } else {
            Err(io::ErrorKind::NotADirectory.into())
        }
    }

    pub(crate) fn path(&self) -> &Path {
        &self.path
    }

    pub(crate) fn is_in_its_place(&self) -> io::Result<bool> {
        fs::metadata(&self.path).map(|there| there.is_dir())
    }

    pub(crate) fn metadata(&self, name: &OsStr) -> io::Result<Metadata> {
        fs::symlink_metadata(self.path.join(name))
    }

    pub(crate) fn open_to_read(&self, name: &OsStr) -> io::Result<File> {
        super::open_to_read(&self.path.join(name))
    }

    pub(crate) fn open_to_write(&self, name: &OsStr) -> io::Result<File> {
        super::open_to_write(&self.path.join(name))
    }

    #[cfg_attr(
        not(unix),
        expect(unused_variables, reason = "files are for whom their folder is")
    )]
    pub(crate) fn create(&self, name: &OsStr, is_private: bool) -> io::Result<File> {
        let mut options = OpenOptions::new();
        options.read(true).write(true).create_new(true);
        #[cfg(unix)]
        std::os::unix::fs::OpenOptionsExt::mode(
            &mut options,
            if is_private { 0o600 } else { 0o666 },
        );
        options.open(self.path.join(name))
    }

    pub(crate) fn make_like(
        &self,
        old: &Original<'_>,
        name: &OsStr,
        new: File,
    ) -> io::Result<Result<File, NotReplaced>> {
        #[cfg(windows)]
        {
            let (from, to) = (self.path.join(old.name), self.path.join(name));
            super::windows::make_like(old.file, [&from, &to], new)
        }
        #[cfg(not(windows))]
        {
            let _ = name;
            let not_kept = super::keep_what_it_is(old.file, old.metadata, &new)?;
            Ok(not_kept.map_or(Ok(new), Err))
        }
    }

    pub(crate) fn remove(&self, name: &OsStr) -> io::Result<()> {
        fs::remove_file(self.path.join(name))
    }

    pub(crate) fn rename(&self, from: &OsStr, to: &OsStr) -> io::Result<()> {
        let (from, to) = (self.path.join(from), self.path.join(to));
        #[cfg(windows)]
        return super::windows::rename(&from, &to);
        #[cfg(not(windows))]
        fs::rename(from, to)
    }

    pub(crate) fn rename_new(&self, from: &OsStr, to: &OsStr) -> io::Result<()> {
        #[cfg(windows)]
        if let Some(renamed) =
            super::windows::rename_new(&self.path.join(from), &self.path.join(to))
        {
            return renamed;
        }
        match fs::hard_link(self.path.join(from), self.path.join(to)) {
            Ok(()) => self.remove(from),
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists => Err(error),
            Err(_) if self.metadata(to).is_ok() => Err(io::ErrorKind::AlreadyExists.into()),
            Err(_) => self.rename(from, to),
        }
    }

    #[expect(clippy::unused_self, reason = "on Linux it can be done")]
    pub(crate) fn exchange(&self, _one: &OsStr, _other: &OsStr) -> io::Result<()> {
        Err(io::ErrorKind::Unsupported.into())
    }

    /// Only Unix can flush folders; on other systems the renaming itself has to suffice.
    #[cfg_attr(
        not(unix),
        expect(
            clippy::unused_self,
            clippy::unnecessary_wraps,
            reason = "on Unix it is done"
        )
    )]
    pub(crate) fn sync(&self, _file: &File) -> io::Result<()> {
        #[cfg(unix)]
        File::open(&self.path)?.sync_all()?;
        Ok(())
    }
}

/// The link at a name in a folder. Links are followed by the caller, on systems that follow all of them.
pub(crate) fn link_at(folder: &Path, name: &OsStr) -> io::Result<LinkAtPath> {
    let path = folder.join(name);
    match fs::symlink_metadata(&path) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(LinkAtPath::None),
        Err(error) => Err(error),
        Ok(metadata) if metadata.is_symlink() => Ok(LinkAtPath::To(fs::read_link(path)?)),
        Ok(_) => Ok(LinkAtPath::None),
    }
}

//! A folder that stays the same while files in it are created, renamed and removed.
//!
//! All operations go through one open handle, so they are not misled if somebody renames the folder or replaces it by a
//! link in the meantime.
//!
//! Links that the caller follows are read by the rules of Linux. In a folder in which everybody may create files and
//! nobody may remove those of others, such as `/tmp`, Linux does not follow a link of a third party
//! (`fs.protected_symlinks`, see proc(5)): otherwise its owner would choose the file that others overwrite. Reading the
//! destination of a link is not subject to that rule, so this module applies it. The owner is taken from the handle of
//! the very link that is read, so a replacement a moment later has no effect.

use std::ffi::{OsStr, OsString};
use std::fs::{self, File, Metadata, OpenOptions};
use std::io;
use std::os::unix::ffi::OsStringExt as _;
use std::os::unix::fs::{MetadataExt as _, OpenOptionsExt as _};
use std::path::{Path, PathBuf};

use rustix::fs::{self as unix, AtFlags, Mode, OFlags, RenameFlags};
use rustix::io::{Errno, retry_on_intr};
use rustix::process::geteuid;

use super::{LinkAtPath, Original};
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
            // In some folders, files can be created but not listed.
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

    /// The path of the folder when it was opened.
    pub(crate) fn path(&self) -> &Path {
        &self.path
    }

    /// Whether the folder's path still leads to this folder.
    pub(crate) fn is_in_its_place(&self) -> io::Result<bool> {
        let (ours, there) = (self.handle.metadata()?, fs::metadata(&self.path)?);
        Ok((ours.dev(), ours.ino()) == (there.dev(), there.ino()))
    }

    /// The metadata of a file or a link in it.
    pub(crate) fn metadata(&self, name: &OsStr) -> io::Result<Metadata> {
        self.open_at(name, OFlags::PATH, Mode::empty())?.metadata()
    }

    /// Opens an existing file for reading. Follows no link and does not block on a pipe.
    pub(crate) fn open_to_read(&self, name: &OsStr) -> io::Result<File> {
        let flags = OFlags::RDONLY | OFlags::NONBLOCK | OFlags::NOCTTY;
        self.open_at(name, flags, Mode::empty())
    }

    /// Opens an existing file for writing without truncating it. Follows no link and does not block on a pipe.
    pub(crate) fn open_to_write(&self, name: &OsStr) -> io::Result<File> {
        let flags = OFlags::WRONLY | OFlags::NONBLOCK | OFlags::NOCTTY;
        self.open_at(name, flags, Mode::empty())
    }

    /// Creates a new file: a private one, or one with the permissions of any new file.
    pub(crate) fn create(&self, name: &OsStr, is_private: bool) -> io::Result<File> {
        let mode = if is_private { 0o600 } else { 0o666 };
        let flags = OFlags::RDWR | OFlags::CREATE | OFlags::EXCL;
        self.open_at(name, flags, Mode::from_raw_mode(mode))
    }

    /// Gives a new, empty file of this name all properties of an old one in the folder but its content. Returns the
    /// file, or the first property that cannot be kept.
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

    /// Renames a file and replaces any file that has the new name.
    pub(crate) fn rename(&self, from: &OsStr, to: &OsStr) -> io::Result<()> {
        let here = &self.handle;
        Ok(retry_on_intr(|| unix::renameat(here, from, here, to))?)
    }

    /// Renames a file unless another one has the new name.
    pub(crate) fn rename_new(&self, from: &OsStr, to: &OsStr) -> io::Result<()> {
        match self.rename_with(from, to, RenameFlags::NOREPLACE) {
            Err(Errno::INVAL | Errno::NOSYS | Errno::OPNOTSUPP | Errno::PERM) => {}
            done => return Ok(done?),
        }
        // Without an atomic check and rename, a second name can only be a new one.
        let here = &self.handle;
        match retry_on_intr(|| unix::linkat(here, from, here, to, AtFlags::empty())) {
            Err(Errno::EXIST) => Err(io::ErrorKind::AlreadyExists.into()),
            Ok(()) => self.remove(from),
            // Some file systems do not have second names either.
            Err(_) if self.metadata(to).is_ok() => Err(io::ErrorKind::AlreadyExists.into()),
            Err(_) => self.rename(from, to),
        }
    }

    /// Swaps the names of two files in one step. Not every file system can do this.
    pub(crate) fn exchange(&self, one: &OsStr, other: &OsStr) -> io::Result<()> {
        Ok(self.rename_with(one, other, RenameFlags::EXCHANGE)?)
    }

    fn rename_with(&self, from: &OsStr, to: &OsStr, flags: RenameFlags) -> rustix::io::Result<()> {
        let here = &self.handle;
        retry_on_intr(|| unix::renameat_with(here, from, here, to, flags))
    }

    /// Waits until the names in the folder are on the disk. `file` is one of its files. File systems that do not
    /// support this are assumed to be safe.
    pub(crate) fn sync(&self, file: &File) -> io::Result<()> {
        let synced = if self.can_be_listed {
            self.handle.sync_all()
        } else {
            // A folder that cannot be listed cannot be flushed either, so its whole disk is flushed.
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

/// The file that tells whether links of third parties are blocked.
const SWITCH: &str = "/proc/sys/fs/protected_symlinks";
/// The mode of a folder in which everybody may write, and nobody may remove the files of others.
const STICKY_FOR_ALL: u32 = 0o1002;

/// The link at a name in a folder.
pub(crate) fn link_at(folder: &Path, name: &OsStr) -> io::Result<LinkAtPath> {
    let flags = OFlags::PATH | OFlags::CLOEXEC;
    // With the dot, a link to the folder is an intermediate link, which Linux follows for any owner.
    let folder = unix::open(folder.join("."), flags | OFlags::DIRECTORY, Mode::empty())?;
    let no_further = flags | OFlags::NOFOLLOW;
    let open = || unix::openat(&folder, name, no_further, Mode::empty());
    let link = match retry_on_intr(open).map_err(io::Error::from) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(LinkAtPath::None),
        link => File::from(link?),
    };
    let metadata = link.metadata()?;
    if !metadata.is_symlink() {
        return Ok(LinkAtPath::None);
    }
    let folder = File::from(folder).metadata()?;
    let is_of_third_party = is_of_third_party(metadata.uid(), folder.uid(), geteuid().as_raw());
    if is_of_third_party && is_for_all(folder.mode()) && is_switched_on() {
        return Ok(LinkAtPath::OfThirdParty);
    }
    let leads_to = unix::readlinkat(&link, "", Vec::new())?;
    let leads_to = OsString::from_vec(leads_to.into_bytes());
    Ok(LinkAtPath::To(PathBuf::from(leads_to)))
}

/// Whether a link belongs neither to the follower nor to the owner of the folder.
fn is_of_third_party(owner: u32, owner_of_folder: u32, follower: u32) -> bool {
    owner != follower && owner != owner_of_folder
}

/// Whether everybody may create files in a folder with this mode, and nobody may remove those of others.
fn is_for_all(mode: u32) -> bool {
    mode & STICKY_FOR_ALL == STICKY_FOR_ALL
}

/// Whether the protection is on; assumed if it is unknown.
fn is_switched_on() -> bool {
    fs::read_to_string(SWITCH).map_or(true, |switch| switch.trim() != "0")
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The rule of `fs.protected_symlinks`, whether or not it is enabled on this system.
    #[test]
    fn a_link_of_a_third_party_is_recognized() {
        let (root, alice, bob) = (0, 1000, 1001);
        // The owner of the link, the owner of the folder, and the follower.
        assert!(is_of_third_party(alice, root, bob));
        assert!(is_of_third_party(alice, root, root));
        assert!(is_of_third_party(alice, bob, root));
        assert!(!is_of_third_party(alice, root, alice));
        assert!(!is_of_third_party(root, root, bob));
        assert!(!is_of_third_party(alice, alice, root));
    }

    #[test]
    fn only_sticky_folders_writable_by_all_are_checked() {
        assert!(is_for_all(0o41777) && is_for_all(0o1772));
        for mode in [0o40777, 0o41775, 0o40755, 0o41755] {
            assert!(!is_for_all(mode), "{mode:o}");
        }
    }
}

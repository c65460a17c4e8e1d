//! Files on Unix.

use std::fs::{File, Metadata, OpenOptions, Permissions};
use std::io;
use std::os::unix::fs::{FileExt as _, MetadataExt as _, OpenOptionsExt as _, PermissionsExt as _};
use std::path::{Path, PathBuf};

use rustix::fs::{self as unix, Access, AtFlags, Gid, OFlags, Uid};
use rustix::io::Errno;
use rustix::process::{self, Resource};

use crate::save_error::NotReplaced;
use crate::system::NoName;

/// The mode bits with set-user-ID, set-group-ID and the sticky bit.
const ALL_OF_THE_MODE: u32 = 0o7777;
/// The unit for the allocated space of a file, in bytes.
const BLOCK: u64 = 512;

/// The line end of new files.
pub(crate) const NEWLINE: &[u8] = b"\n";

/// The reason why a busy file cannot be replaced on this system.
pub(crate) const BUSY: NotReplaced = NotReplaced::MountPoint;

/// Whether a file that is open may prevent another file from taking its name.
pub(crate) const OPEN_FILES_MAY_KEEP_THEIR_NAMES: bool = false;

/// The identity of a file, and the time of its last change of any kind.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Identity {
    device: u64,
    inode: u64,
    changed_secs: i64,
    changed_nanos: i64,
}

impl Identity {
    pub(crate) fn is_of_same_file(&self, other: &Self) -> bool {
        (self.device, self.inode) == (other.device, other.inode)
    }

    /// Whether the identity is certain: no two existing files have the same number.
    pub(crate) fn is_surely_of_same_file(&self, other: &Self) -> bool {
        self.is_of_same_file(other)
    }

    /// The part that stays the same when the system restarts.
    pub(crate) fn lasting_bytes(&self) -> Vec<u8> {
        let parts = [
            self.inode.to_le_bytes(),
            self.changed_secs.to_le_bytes(),
            self.changed_nanos.to_le_bytes(),
        ];
        parts.concat()
    }
}

pub(crate) fn identity(metadata: &Metadata) -> Identity {
    Identity {
        device: metadata.dev(),
        inode: metadata.ino(),
        changed_secs: metadata.ctime(),
        changed_nanos: metadata.ctime_nsec(),
    }
}

/// The identity of an open file.
pub(crate) fn identity_of_open(_file: &File, metadata: &Metadata) -> Identity {
    identity(metadata)
}

/// The metadata and the identity of the file at a path.
pub(crate) fn identity_at(path: &Path) -> io::Result<(Metadata, Identity)> {
    let metadata = std::fs::metadata(path)?;
    let identity = identity(&metadata);
    Ok((metadata, identity))
}

/// A folder's device and inode.
pub type FolderIdentity = (u64, u64);

/// The identity of a folder, by which a folder that leads back to itself is recognised. Its path without links would
/// also work, but finding that requires a look-up of every part.
///
/// # Errors
/// Fails when there is no such folder, or it is not accessible.
pub fn folder_identity(folder: &Path) -> io::Result<FolderIdentity> {
    let metadata = std::fs::metadata(folder)?;
    Ok((metadata.dev(), metadata.ino()))
}

/// A folder's absolute path without links.
pub(crate) fn without_links(folder: &Path) -> io::Result<PathBuf> {
    std::fs::canonicalize(folder)
}

/// Accepts any name that a path can have.
#[expect(clippy::unnecessary_wraps, reason = "elsewhere some names are none")]
pub(crate) fn check_name(_path: &Path) -> Result<(), NoName> {
    Ok(())
}

/// Opens a file for reading. Does not block on a pipe.
pub(crate) fn open_to_read(path: &Path) -> io::Result<File> {
    let flags = flags(OFlags::NONBLOCK | OFlags::NOCTTY);
    OpenOptions::new().read(true).custom_flags(flags).open(path)
}

/// Opens an existing file for writing without truncating it. Follows no link and does not block on a pipe.
#[cfg(not(any(target_os = "linux", target_os = "android")))]
pub(crate) fn open_to_write(path: &Path) -> io::Result<File> {
    let flags = flags(OFlags::NONBLOCK | OFlags::NOCTTY | OFlags::NOFOLLOW);
    OpenOptions::new()
        .write(true)
        .custom_flags(flags)
        .open(path)
}

/// Reads from a file at an offset, possibly less than the buffer holds.
pub(crate) fn read_at(file: &File, offset: u64, buffer: &mut [u8]) -> io::Result<usize> {
    file.read_at(buffer, offset)
}

/// Writes all bytes to a file at an offset.
pub(crate) fn write_all_at(file: &File, offset: u64, bytes: &[u8]) -> io::Result<()> {
    file.write_all_at(bytes, offset)
}

/// Creates an unnamed file in the folder for large temporary files: on many systems the usual folder is in memory.
pub(crate) fn temp_file() -> io::Result<File> {
    if std::env::var_os("TMPDIR").is_some() {
        return tempfile::tempfile();
    }
    tempfile::tempfile_in("/var/tmp").or_else(|_| tempfile::tempfile())
}

/// The number of bytes that the user can still store on the disk of a file.
pub(crate) fn free_space(file: &File) -> Option<u64> {
    let disk = unix::fstatvfs(file).ok()?;
    Some(disk.f_bavail.saturating_mul(disk.f_frsize))
}

/// Reads data that is available without waiting for the disk; `None` if the system cannot tell.
#[cfg(target_os = "linux")]
pub(crate) fn read_at_once(
    file: &File,
    offset: u64,
    buffer: &mut [u8],
) -> io::Result<Option<usize>> {
    let mut buffers = [io::IoSliceMut::new(buffer)];
    let flags = rustix::io::ReadWriteFlags::NOWAIT;
    match rustix::io::preadv2(file, &mut buffers, offset, flags) {
        Ok(read) => Ok(Some(read)),
        Err(Errno::AGAIN | Errno::INTR) => Ok(Some(0)),
        Err(Errno::OPNOTSUPP | Errno::NOSYS | Errno::INVAL) => Ok(None),
        Err(error) => Err(error.into()),
    }
}

#[cfg(not(target_os = "linux"))]
pub(crate) fn read_at_once(
    _file: &File,
    _offset: u64,
    _buffer: &mut [u8],
) -> io::Result<Option<usize>> {
    Ok(None)
}

fn flags(flags: OFlags) -> i32 {
    flags.bits().cast_signed()
}

/// Whether the user of this process may write the file.
pub(crate) fn may_write(path: &Path) -> bool {
    unix::accessat(unix::CWD, path, Access::WRITE_OK, AtFlags::EACCESS).is_ok()
}

/// Whether the file has hard links other than the one that was opened.
pub(crate) fn has_other_names(_file: &File, metadata: &Metadata) -> bool {
    1 < metadata.nlink()
}

/// The size of the largest file that the process may write; `None` without a limit.
pub(crate) fn size_limit() -> Option<u64> {
    process::getrlimit(Resource::Fsize).current
}

/// Gives `new`, which is still empty, all properties of `old`: owner, group, flags, attributes, mode. Returns the first
/// one that cannot be kept, if there is one.
pub(super) fn keep_what_it_is(
    old: &File,
    metadata: &Metadata,
    new: &File,
) -> io::Result<Option<NotReplaced>> {
    // The mode comes last, because access lists change it, and because up to here only the owner must be able to open
    // the file (mode 0600).
    Ok(if !keep_owner(metadata, new)? {
        Some(NotReplaced::Owner)
    } else if !(keep_flags(old, new)? && keep_attributes(old, new)?) {
        Some(NotReplaced::Attribute)
    } else if !keep_mode(metadata, new)? {
        Some(NotReplaced::Mode)
    } else {
        None
    })
}

fn keep_owner(old: &Metadata, new: &File) -> io::Result<bool> {
    let now = new.metadata()?;
    let owner = (now.uid() != old.uid()).then(|| Uid::from_raw(old.uid()));
    let group = (now.gid() != old.gid()).then(|| Gid::from_raw(old.gid()));
    if owner.is_none() && group.is_none() {
        return Ok(true);
    }
    match unix::fchown(new, owner, group) {
        Err(Errno::IO) => Err(Errno::IO.into()),
        done => Ok(done.is_ok()),
    }
}

fn keep_mode(old: &Metadata, new: &File) -> io::Result<bool> {
    let wanted = old.mode() & ALL_OF_THE_MODE;
    if let Err(error) = new.set_permissions(Permissions::from_mode(wanted))
        && Errno::from_io_error(&error) == Some(Errno::IO)
    {
        return Err(error);
    }
    // Some file systems have a single mode, and some only pretend to set it.
    Ok(new.metadata()?.mode() & ALL_OF_THE_MODE == wanted)
}

#[cfg(any(target_os = "linux", target_os = "android"))]
fn keep_flags(old: &File, new: &File) -> io::Result<bool> {
    Ok(super::inode_flags::copy(old, new)?)
}

#[cfg(not(any(target_os = "linux", target_os = "android")))]
fn keep_flags(_old: &File, _new: &File) -> io::Result<bool> {
    Ok(true)
}

#[cfg(any(target_os = "linux", target_os = "android", target_os = "macos"))]
fn keep_attributes(old: &File, new: &File) -> io::Result<bool> {
    Ok(super::xattr::copy(old, new)?)
}

#[cfg(not(any(target_os = "linux", target_os = "android", target_os = "macos")))]
fn keep_attributes(_old: &File, _new: &File) -> io::Result<bool> {
    Ok(true)
}

/// Whether it is certain, without changing the file, that it cannot grow to this length.
pub(crate) fn lacks_space_for(file: &File, len: u64) -> bool {
    let (Ok(disk), Ok(metadata)) = (unix::fstatvfs(file), file.metadata()) else {
        return false;
    };
    let has = metadata.blocks().saturating_mul(BLOCK);
    let free = disk.f_bfree.saturating_mul(disk.f_frsize);
    // Some disks do not report their size.
    disk.f_blocks != 0 && free < len.saturating_sub(has)
}

/// Reserves the space for `len` bytes without changing the file, if the file system can.
#[cfg(any(target_os = "linux", target_os = "android"))]
pub(crate) fn reserve(file: &File, len: u64) -> io::Result<()> {
    if len == 0 {
        return Ok(());
    }
    let keep_size = unix::FallocateFlags::KEEP_SIZE;
    match rustix::io::retry_on_intr(|| unix::fallocate(file, keep_size, 0, len)) {
        Err(Errno::OPNOTSUPP | Errno::NOSYS | Errno::INVAL | Errno::NODEV) => Ok(()),
        done => Ok(done?),
    }
}

#[cfg(not(any(target_os = "linux", target_os = "android")))]
pub(crate) fn reserve(_file: &File, _len: u64) -> io::Result<()> {
    Ok(())
}

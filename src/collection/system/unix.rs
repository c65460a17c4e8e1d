//! Files as Unix has them.

use std::fs::{File, Metadata, OpenOptions, Permissions};
use std::io;
use std::os::unix::fs::{FileExt as _, MetadataExt as _, OpenOptionsExt as _, PermissionsExt as _};
use std::path::Path;

use rustix::fs::{self as unix, Access, AtFlags, Gid, OFlags, Uid};
use rustix::io::Errno;
use rustix::process::{self, Resource};
use tempfile::Builder;

/// Which file it is, and when anything about it was last changed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::collection) struct Identity {
    device: u64,
    inode: u64,
    changed_secs: i64,
    changed_nanos: i64,
}

impl Identity {
    pub(in crate::collection) fn is_of_same_file(&self, other: &Self) -> bool {
        (self.device, self.inode) == (other.device, other.inode)
    }
}

pub(in crate::collection) fn identity(metadata: &Metadata) -> Identity {
    Identity {
        device: metadata.dev(),
        inode: metadata.ino(),
        changed_secs: metadata.ctime(),
        changed_nanos: metadata.ctime_nsec(),
    }
}

/// Opens a file without waiting for anybody at the other end, should it be a pipe.
pub(in crate::collection) fn open_to_read(path: &Path) -> io::Result<File> {
    let flags = flags(OFlags::NONBLOCK | OFlags::NOCTTY);
    OpenOptions::new().read(true).custom_flags(flags).open(path)
}

/// Opens a file that exists, follows no link, waits for nobody, and leaves its content.
pub(in crate::collection) fn open_to_write(path: &Path) -> io::Result<File> {
    let flags = flags(OFlags::NONBLOCK | OFlags::NOCTTY | OFlags::NOFOLLOW);
    OpenOptions::new()
        .write(true)
        .custom_flags(flags)
        .open(path)
}

/// Reads at a place of a file, which need not be all that there is room for.
pub(in crate::collection) fn read_at(
    file: &File,
    offset: u64,
    buffer: &mut [u8],
) -> io::Result<usize> {
    file.read_at(buffer, offset)
}

/// Writes all of it at a place of a file.
pub(in crate::collection) fn write_all_at(
    file: &File,
    offset: u64,
    bytes: &[u8],
) -> io::Result<()> {
    file.write_all_at(bytes, offset)
}

/// A file without a name, where large temporary files belong: on many systems the usual folder is
/// memory.
pub(in crate::collection) fn temp_file() -> io::Result<File> {
    if std::env::var_os("TMPDIR").is_some() {
        return tempfile::tempfile();
    }
    tempfile::tempfile_in("/var/tmp").or_else(|_| tempfile::tempfile())
}

/// How many bytes the user may still put on the disk on which a file is.
pub(in crate::collection) fn free_space(file: &File) -> Option<u64> {
    let disk = unix::fstatvfs(file).ok()?;
    Some(disk.f_bavail.saturating_mul(disk.f_frsize))
}

/// Reads what can be had without waiting for the disk; `None` if the system cannot tell.
#[cfg(target_os = "linux")]
pub(in crate::collection) fn read_at_once(
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
pub(in crate::collection) fn read_at_once(
    _file: &File,
    _offset: u64,
    _buffer: &mut [u8],
) -> io::Result<Option<usize>> {
    Ok(None)
}

fn flags(flags: OFlags) -> i32 {
    flags.bits().cast_signed()
}

/// Whether the user the program runs as may write the file.
pub(in crate::collection) fn may_write(path: &Path) -> bool {
    unix::accessat(unix::CWD, path, Access::WRITE_OK, AtFlags::EACCESS).is_ok()
}

/// Whether the file has hard links besides the one that was opened.
pub(in crate::collection) fn has_other_names(metadata: &Metadata) -> bool {
    1 < metadata.nlink()
}

/// Asks for what any new file gets; the system takes off the user's umask by itself.
pub(in crate::collection) fn ask_for_usual_permissions(temp: &mut Builder<'_, '_>) {
    temp.permissions(Permissions::from_mode(0o666));
}

/// The largest file the process may write, if there is a limit.
pub(in crate::collection) fn size_limit() -> Option<u64> {
    process::getrlimit(Resource::Fsize).current
}

/// Makes `new` what `old` is: owner, group, attributes, mode. `false` if something cannot be kept.
pub(in crate::collection) fn keep_what_it_is(
    old: &File,
    metadata: &Metadata,
    new: &File,
) -> io::Result<bool> {
    if !keep_owner(metadata, new)? || !keep_attributes(old, new) {
        return Ok(false);
    }
    // Last, as access lists change the mode and only the owner of a 0600 file is sure to get here.
    let permissions = Permissions::from_mode(metadata.mode() & 0o7777);
    match new.set_permissions(permissions) {
        Err(error) if error.kind() == io::ErrorKind::PermissionDenied => Ok(false),
        done => done.map(|()| true),
    }
}

fn keep_owner(old: &Metadata, new: &File) -> io::Result<bool> {
    let now = new.metadata()?;
    let owner = (now.uid() != old.uid()).then(|| Uid::from_raw(old.uid()));
    let group = (now.gid() != old.gid()).then(|| Gid::from_raw(old.gid()));
    if owner.is_none() && group.is_none() {
        return Ok(true);
    }
    Ok(unix::fchown(new, owner, group).is_ok())
}

#[cfg(any(target_os = "linux", target_os = "android", target_os = "macos"))]
fn keep_attributes(old: &File, new: &File) -> bool {
    super::xattr::copy(old, new)
}

#[cfg(not(any(target_os = "linux", target_os = "android", target_os = "macos")))]
fn keep_attributes(_old: &File, _new: &File) -> bool {
    true
}

/// Sets aside the space for `len` bytes without changing a file, where the file system can.
#[cfg(any(target_os = "linux", target_os = "android"))]
pub(in crate::collection) fn reserve(file: &File, len: u64) -> io::Result<()> {
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
pub(in crate::collection) fn reserve(_file: &File, _len: u64) -> io::Result<()> {
    Ok(())
}

/// Waits until the disk knows the names in a folder. File systems that cannot be asked are believed.
pub(in crate::collection) fn sync_folder(folder: &Path) -> io::Result<()> {
    let synced = File::open(folder)?.sync_all();
    let cannot_be_asked = |error: &io::Error| {
        let errno = Errno::from_io_error(error);
        matches!(errno, Some(Errno::INVAL | Errno::OPNOTSUPP | Errno::NOSYS))
    };
    match synced {
        Err(error) if cannot_be_asked(&error) => Ok(()),
        done => done,
    }
}

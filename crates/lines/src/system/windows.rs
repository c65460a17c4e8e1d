//! Files on Windows.
//!
//! A new file gets the access list by its name (`access.rs`): the result is read back and compared, so the list is kept
//! or the file is overwritten in place. Owners are only compared, because hardly any user may give files away; a new
//! file with another owner is not put in place, and the old one is overwritten. The new file also gets everything that
//! the system itself copies with a file, that is, attributes and alternate streams. No safe interface lists these, so
//! the old file is copied and its content truncated. Where an open file keeps its name (USB sticks, network shares),
//! the lines that we read from it move to a copy before it is replaced (`FileContent::leave`).
//!
//! The file index and the volume identify a file. They can only be queried from an open file, and some disks have no
//! index (they report 0 or nothing but ones): then it is never certain that two names lead to one file.

mod access;
mod drives;
mod names;

use std::ffi::OsString;
use std::fs::{self, File, Metadata, OpenOptions};
use std::io;
use std::os::windows::fs::{FileExt as _, OpenOptionsExt as _};
use std::path::{self, Component, Path, PathBuf, Prefix};
use std::thread;
use std::time::{Duration, SystemTime};

use winapi_util::file::information;
use winsafe::MoveFile;
use winsafe::co::ERROR;

use crate::save_error::NotReplaced;
use crate::system::ReadOnlyMark;

pub(crate) use names::check_name;

/// The number of retries, `BETWEEN_LOOKS` apart, while another program has exclusive access to a file.
const SCANNER_LOOKS: u32 = 10;
const BETWEEN_LOOKS: Duration = Duration::from_millis(25);

/// A flag with which folders can be opened, too.
const FILE_FLAG_BACKUP_SEMANTICS: u32 = 0x0200_0000;

/// The line ending of new files.
pub(crate) const NEWLINE: &[u8] = b"\r\n";

/// The reason why a busy file cannot be replaced on this system.
pub(crate) const BUSY: NotReplaced = NotReplaced::InUse;

/// Whether a file that is open may refuse to be replaced even though it was opened with sharing. Since Windows 10,
/// local disks allow it; USB sticks, network shares and Wine do not.
pub(crate) const OPEN_FILES_MAY_KEEP_THEIR_NAMES: bool = true;

/// The identity of a file.
#[derive(Clone, Debug)]
pub(crate) struct Identity {
    created: Option<SystemTime>,
    /// `None` unless it was taken from an open file.
    number: Option<FileNumber>,
}

/// The numbers reported by disks without numbers.
const NO_NUMBERS: [u64; 2] = [0, u64::MAX];

/// The number of a file on its disk.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct FileNumber {
    volume: u64,
    file: u64,
}

impl Identity {
    /// Whether both can be the same file. Without numbers, files created at the same moment look like one.
    pub(crate) fn is_of_same_file(&self, other: &Self) -> bool {
        let numbers = self.number.zip(other.number);
        self.created == other.created && numbers.is_none_or(|(one, other)| one == other)
    }

    /// Whether the identity is certain.
    pub(crate) fn is_surely_of_same_file(&self, other: &Self) -> bool {
        self.number.is_some() && other.number.is_some() && self.is_of_same_file(other)
    }

    /// The part that stays the same across a reboot.
    pub(crate) fn lasting_bytes(&self) -> Vec<u8> {
        let since = self
            .created
            .and_then(|time| time.duration_since(SystemTime::UNIX_EPOCH).ok());
        since
            .map_or(0, |since| since.as_nanos())
            .to_le_bytes()
            .to_vec()
    }
}

impl PartialEq for Identity {
    fn eq(&self, other: &Self) -> bool {
        self.is_of_same_file(other)
    }
}

pub(crate) fn identity(metadata: &Metadata) -> Identity {
    Identity {
        created: metadata.created().ok(),
        number: None,
    }
}

/// The identity of an open file, with its number if the disk has numbers.
pub(crate) fn identity_of_open(file: &File, metadata: &Metadata) -> Identity {
    let number = information(file).ok().map(|told| FileNumber {
        volume: told.volume_serial_number(),
        file: told.file_index(),
    });
    Identity {
        number: number.filter(|number| !NO_NUMBERS.contains(&number.file)),
        ..identity(metadata)
    }
}

/// The metadata and the identity of the file at a path.
pub(crate) fn identity_at(path: &Path) -> io::Result<(Metadata, Identity)> {
    // Opens the file in the same way as the standard library does for metadata, which works even if another program has
    // exclusive access.
    let mut options = OpenOptions::new();
    options
        .access_mode(0)
        .custom_flags(FILE_FLAG_BACKUP_SEMANTICS);
    let file = options.open(path)?;
    let metadata = file.metadata()?;
    let identity = identity_of_open(&file, &metadata);
    Ok((metadata, identity))
}

/// A folder's absolute path without links, if the disk provides it.
pub type FolderIdentity = PathBuf;

/// The identity of a folder, by which a folder that leads back to itself is recognised.
///
/// # Errors
/// Fails when there is no such folder, it is not accessible, or it is a link whose destination the system does not
/// report, because following it might lead into an endless loop.
pub fn folder_identity(folder: &Path) -> io::Result<FolderIdentity> {
    fs::canonicalize(folder).or_else(|error| {
        if fs::symlink_metadata(folder)?.is_symlink() {
            Err(error)
        } else {
            path::absolute(folder)
        }
    })
}

/// A folder's absolute path without links. On some disks Windows cannot resolve links, such as RAM disks and encrypted
/// ones that the mount manager does not know: there, the links stay in the path.
pub(crate) fn without_links(folder: &Path) -> io::Result<PathBuf> {
    fs::canonicalize(folder).or_else(|error| {
        // If there is no such folder, this reports why.
        if fs::metadata(folder)?.is_dir() {
            log::info!("cannot resolve links in {}: {error}", folder.display());
            Ok(verbatim(path::absolute(folder)?))
        } else {
            Err(error)
        }
    })
}

/// An absolute path in the form for more than 260 characters, which the system also uses for resolved links.
fn verbatim(path: PathBuf) -> PathBuf {
    match path.components().next() {
        Some(Component::Prefix(prefix)) if matches!(prefix.kind(), Prefix::Disk(_)) => {
            let mut verbatim = OsString::from(r"\\?\");
            verbatim.push(path);
            verbatim.into()
        }
        _ => path,
    }
}

pub(crate) fn open_to_read(path: &Path) -> io::Result<File> {
    File::open(path).map_err(told_as_busy)
}

/// Opens an existing file without truncating it.
pub(crate) fn open_to_write(path: &Path) -> io::Result<File> {
    let file = OpenOptions::new().write(true).open(path);
    file.map_err(|error| {
        if error.kind() == io::ErrorKind::PermissionDenied && is_marked_read_only(path) {
            io::Error::new(error.kind(), ReadOnlyMark)
        } else {
            told_as_busy(error)
        }
    })
}

/// Replaces an error of sharing, for which the standard library has no kind, by `ResourceBusy`.
fn told_as_busy(error: io::Error) -> io::Error {
    let of_others = [ERROR::SHARING_VIOLATION, ERROR::LOCK_VIOLATION];
    let code = error.raw_os_error().map(i32::cast_unsigned);
    if of_others.iter().any(|other| code == Some(other.raw())) {
        io::Error::new(io::ErrorKind::ResourceBusy, error)
    } else {
        error
    }
}

/// Reads from a file at an offset, possibly less than the buffer holds. This moves the file's own position.
pub(crate) fn read_at(file: &File, offset: u64, buffer: &mut [u8]) -> io::Result<usize> {
    file.seek_read(buffer, offset)
}

/// Writes all of `bytes` to a file at an offset.
pub(crate) fn write_all_at(file: &File, offset: u64, bytes: &[u8]) -> io::Result<()> {
    let mut written = 0;
    while let Some(rest) = bytes.get(written..).filter(|rest| !rest.is_empty()) {
        match file.seek_write(rest, offset + written as u64)? {
            0 => return Err(io::ErrorKind::WriteZero.into()),
            more => written += more,
        }
    }
    Ok(())
}

/// A file that is deleted when it is closed.
pub(crate) fn temp_file() -> io::Result<File> {
    tempfile::tempfile()
}

/// The number of bytes that the user can still store on the disk of this file, if it is a local one.
pub(crate) fn free_space(file: &File) -> Option<u64> {
    drives::free_space(information(file).ok()?.volume_serial_number())
}

/// Reads unless that may take longer than a local disk needs; `None` if the file may be on a network.
///
/// Windows does not report what it has cached, but a local disk answers within milliseconds.
pub(crate) fn read_at_once(
    file: &File,
    offset: u64,
    buffer: &mut [u8],
) -> io::Result<Option<usize>> {
    if drives::is_of_this_machine(information(file)?.volume_serial_number()) {
        read_at(file, offset, buffer).map(Some)
    } else {
        Ok(None)
    }
}

pub(crate) fn may_write(path: &Path) -> bool {
    fs::metadata(path).is_ok_and(|metadata| !metadata.permissions().readonly())
}

fn is_marked_read_only(path: &Path) -> bool {
    fs::metadata(path).is_ok_and(|metadata| metadata.permissions().readonly())
}

/// Whether the file has hard links other than the one that was opened.
pub(crate) fn has_other_names(file: &File, _metadata: &Metadata) -> bool {
    information(file).is_ok_and(|told| 1 < told.number_of_links())
}

pub(crate) fn size_limit() -> Option<u64> {
    None
}

/// Gives a new file, which nobody else has open, all properties of the old one but its content: owner, access list,
/// attributes, and the alternate data streams of other programs, such as the mark of a download. Returns the first of
/// these that cannot be kept, if there is one.
///
/// No safe interface lists the streams, but the system copies them along with the file. So the whole file is copied and
/// its content is truncated again, but only once the copy can be read by nobody who may not read the original.
pub(super) fn make_like(
    old: &File,
    [from, to]: [&Path; 2],
    new: File,
) -> io::Result<Result<File, NotReplaced>> {
    // An open file cannot be the destination of a copy.
    drop(new);
    if let Some(not_kept) = access::keep(old, to)? {
        return Ok(Err(not_kept));
    }
    if let Err(error) = patiently(|| fs::copy(from, to).map_err(told_as_busy)) {
        log::info!("{} cannot be copied: {error}", from.display());
        let is_busy = error.kind() == io::ErrorKind::ResourceBusy;
        let because = if is_busy {
            NotReplaced::InUse
        } else {
            NotReplaced::Attribute
        };
        return Ok(Err(because));
    }
    let mut options = OpenOptions::new();
    options.read(true).write(true);
    let new = patiently(|| options.open(to).map_err(told_as_busy))?;
    // The copy has the age of the original: without a lock, it would be considered abandoned.
    let _is_locked = new.try_lock().is_ok();
    new.set_len(0)?;
    new.set_permissions(old.metadata()?.permissions())?;
    Ok(Ok(new))
}

/// Whether it is certain, without touching the file, that there is no room for it to grow to this length.
pub(crate) fn lacks_space_for(file: &File, len: u64) -> bool {
    let has = file.metadata().map_or(0, |metadata| metadata.len());
    free_space(file).is_some_and(|free| free < len.saturating_sub(has))
}

#[expect(clippy::unnecessary_wraps, reason = "on Unix it can fail")]
pub(crate) fn reserve(_file: &File, _len: u64) -> io::Result<()> {
    Ok(())
}

/// Replaces one file with another in a single step. `ReplaceFileW` would keep more properties of the old file, but if
/// it is interrupted half-way, it leaves nothing under that name.
pub(super) fn rename(from: &Path, to: &Path) -> io::Result<()> {
    patiently(|| fs::rename(from, to).map_err(told_as_busy))
}

/// Retries an action. Virus scanners and indexers open new and changed files with exclusive access. While an open file
/// keeps its name (`OPEN_FILES_MAY_KEEP_THEIR_NAMES`), it cannot be replaced either.
fn patiently<T>(mut act: impl FnMut() -> io::Result<T>) -> io::Result<T> {
    let may_pass = |error: &io::Error| {
        let kind = error.kind();
        kind == io::ErrorKind::ResourceBusy || kind == io::ErrorKind::PermissionDenied
    };
    let mut done = act();
    for _ in 0..SCANNER_LOOKS {
        if !done.as_ref().is_err_and(may_pass) {
            break;
        }
        thread::sleep(BETWEEN_LOOKS);
        done = act();
    }
    done
}

/// Renames a file unless the new name is taken. `None` if this function cannot handle the paths.
pub(super) fn rename_new(from: &Path, to: &Path) -> Option<io::Result<()>> {
    let (from, to) = (from.to_str()?, to.to_str()?);
    Some(patiently(|| {
        MoveFile(from, to).map_err(|error| {
            let code = error.raw().cast_signed();
            told_as_busy(io::Error::from_raw_os_error(code))
        })
    }))
}

#[cfg(test)]
#[expect(clippy::unwrap_used, reason = "tests")]
mod tests {
    use super::*;

    #[test]
    fn a_rename_waits_for_a_busy_file_and_reports_one_that_stays_busy() {
        let busy = || Err(io::Error::from(io::ErrorKind::ResourceBusy));
        let denied = || Err(io::Error::from(io::ErrorKind::PermissionDenied));
        let mut tries = 0;
        let for_a_moment = patiently(|| {
            tries += 1;
            match tries {
                1 => busy(),
                2 => denied(),
                _ => Ok(()),
            }
        });
        assert!(for_a_moment.is_ok());
        assert_eq!(tries, 3);
        let for_good = patiently(busy).unwrap_err();
        assert_eq!(for_good.kind(), io::ErrorKind::ResourceBusy);
        // Other errors are permanent, so there is no retry.
        tries = 0;
        let missing: io::Result<()> = patiently(|| {
            tries += 1;
            Err(io::ErrorKind::NotFound.into())
        });
        assert!(missing.is_err());
        assert_eq!(tries, 1);
    }
}

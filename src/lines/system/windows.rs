//! Files as Windows has them.

mod access;
mod drives;
mod names;

use std::fs::{self, File, Metadata, OpenOptions};
use std::io;
use std::os::windows::fs::FileExt as _;
use std::path::Path;
use std::time::SystemTime;

use winapi_util::file::information;
use winsafe::MoveFile;
use winsafe::co::ERROR;

use crate::lines::save_error::NotReplaced;
use crate::lines::system::ReadOnlyMark;

pub(in crate::lines) use names::check_name;

/// What lines of new files end in.
pub(in crate::lines) const NEWLINE: &[u8] = b"\r\n";

/// Whether an identity is that of one file and no other that is there.
pub(in crate::lines) const TELLS_FILES_APART: bool = false;

/// Whether a file that is open, though it is shared, may not let another one take its name: on disks of this machine
/// it does since Windows 10, on sticks, on other machines and under Wine it does not.
pub(in crate::lines) const OPEN_FILES_MAY_KEEP_THEIR_NAMES: bool = true;

/// Which file it is, as far as its description tells: the number of a file is told only to those who
/// hold it open.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::lines) struct Identity {
    created: Option<SystemTime>,
}

impl Identity {
    pub(in crate::lines) fn is_of_same_file(&self, other: &Self) -> bool {
        self.created == other.created
    }

    /// What stays the same when the system is started anew.
    pub(in crate::lines) fn lasting_bytes(&self) -> Vec<u8> {
        let since = self
            .created
            .and_then(|time| time.duration_since(SystemTime::UNIX_EPOCH).ok());
        since
            .map_or(0, |since| since.as_nanos())
            .to_le_bytes()
            .to_vec()
    }
}

pub(in crate::lines) fn identity(metadata: &Metadata) -> Identity {
    let created = metadata.created().ok();
    Identity { created }
}

pub(in crate::lines) fn open_to_read(path: &Path) -> io::Result<File> {
    File::open(path).map_err(told_as_busy)
}

/// Opens a file that exists and leaves its content.
pub(in crate::lines) fn open_to_write(path: &Path) -> io::Result<File> {
    let file = OpenOptions::new().write(true).open(path);
    file.map_err(|error| {
        if error.kind() == io::ErrorKind::PermissionDenied && is_marked_read_only(path) {
            io::Error::new(error.kind(), ReadOnlyMark)
        } else {
            told_as_busy(error)
        }
    })
}

/// The standard library has no kind for a file that another program does not share.
fn told_as_busy(error: io::Error) -> io::Error {
    let of_others = [ERROR::SHARING_VIOLATION, ERROR::LOCK_VIOLATION];
    let code = error.raw_os_error().map(i32::cast_unsigned);
    if of_others.iter().any(|other| code == Some(other.raw())) {
        io::Error::new(io::ErrorKind::ResourceBusy, error)
    } else {
        error
    }
}

/// Reads at a place of a file, which need not be all that there is room for. This moves the place at
/// which the file is read on.
pub(in crate::lines) fn read_at(file: &File, offset: u64, buffer: &mut [u8]) -> io::Result<usize> {
    file.seek_read(buffer, offset)
}

/// Writes all of it at a place of a file.
pub(in crate::lines) fn write_all_at(file: &File, offset: u64, bytes: &[u8]) -> io::Result<()> {
    let mut written = 0;
    while let Some(rest) = bytes.get(written..).filter(|rest| !rest.is_empty()) {
        match file.seek_write(rest, offset + written as u64)? {
            0 => return Err(io::ErrorKind::WriteZero.into()),
            more => written += more,
        }
    }
    Ok(())
}

/// A file that goes when it is closed.
pub(in crate::lines) fn temp_file() -> io::Result<File> {
    tempfile::tempfile()
}

/// How many bytes the user may still put on the disk on which a file is, if it is one of this machine.
pub(in crate::lines) fn free_space(file: &File) -> Option<u64> {
    drives::free_space(information(file).ok()?.volume_serial_number())
}

/// Reads without waiting for anybody but a disk of this machine; `None` where that may be a network's.
///
/// The system does not tell what it has at hand. A disk that has to be asked answers within
/// milliseconds.
pub(in crate::lines) fn read_at_once(
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

pub(in crate::lines) fn may_write(path: &Path) -> bool {
    fs::metadata(path).is_ok_and(|metadata| !metadata.permissions().readonly())
}

fn is_marked_read_only(path: &Path) -> bool {
    fs::metadata(path).is_ok_and(|metadata| metadata.permissions().readonly())
}

/// Whether the file has hard links besides the one that was opened.
pub(in crate::lines) fn has_other_names(file: &File, _metadata: &Metadata) -> bool {
    information(file).is_ok_and(|told| 1 < told.number_of_links())
}

pub(in crate::lines) fn size_limit() -> Option<u64> {
    None
}

/// Makes a new file, which nobody else has open, what an old one is beside its content: owner, access list,
/// attributes, and the streams that other programs have put beside it, such as the mark of a download. Returns
/// the first of them that cannot be kept, if there is one.
///
/// No safe interface lists the streams, but the system copies them with the file: so all of it is copied, once
/// nobody may read the copy who may not read the file, and the content is cut off again.
pub(super) fn make_like(
    old: &File,
    [from, to]: [&Path; 2],
    new: File,
) -> io::Result<Result<File, NotReplaced>> {
    // What is open could not be copied over.
    drop(new);
    if let Some(not_kept) = access::keep(old, to)? {
        return Ok(Err(not_kept));
    }
    if let Err(error) = fs::copy(from, to) {
        log::info!("{} cannot be copied: {error}", from.display());
        return Ok(Err(NotReplaced::Attribute));
    }
    let new = OpenOptions::new().read(true).write(true).open(to)?;
    // The copy is as old as the file: what is not held would be taken for one that was left behind.
    let _is_locked = new.try_lock().is_ok();
    new.set_len(0)?;
    new.set_permissions(old.metadata()?.permissions())?;
    Ok(Ok(new))
}

/// Whether a file can surely not become so long, as far as can be told without touching it.
pub(in crate::lines) fn lacks_space_for(file: &File, len: u64) -> bool {
    let has = file.metadata().map_or(0, |metadata| metadata.len());
    free_space(file).is_some_and(|free| free < len.saturating_sub(has))
}

#[expect(clippy::unnecessary_wraps, reason = "elsewhere it can fail")]
pub(in crate::lines) fn reserve(_file: &File, _len: u64) -> io::Result<()> {
    Ok(())
}

/// Gives a file the name of another one, in one step: not by `ReplaceFileW`, which keeps more of what the
/// old one is, and leaves nothing of that name when it is broken off half-way.
pub(super) fn rename(from: &Path, to: &Path) -> io::Result<()> {
    fs::rename(from, to).map_err(told_as_busy)
}

/// Gives a file another name, if nobody else has that. `None` where that cannot be asked for.
pub(super) fn rename_new(from: &Path, to: &Path) -> Option<io::Result<()>> {
    let (from, to) = (from.to_str()?, to.to_str()?);
    Some(MoveFile(from, to).map_err(|error| {
        let code = error.raw().cast_signed();
        told_as_busy(io::Error::from_raw_os_error(code))
    }))
}

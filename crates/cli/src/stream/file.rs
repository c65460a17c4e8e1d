//! The files that may be read by name: regular files, and names for streams in a shell.
//!
//! Reading from a pipe waits, as intended. Devices are refused: merely opening some has an effect,
//! and others never end. Terminals and `/dev/null` do not count as devices here.

use std::fs::{File, Metadata};
use std::io;
use std::path::Path;
use tabiya_lines::{LoadError, check_file_name, open_regular_file};

/// Opens a file, a pipe or a terminal. For a file it also returns the metadata.
pub(super) fn open_file(path: &Path) -> io::Result<(File, Option<Metadata>)> {
    check_file_name(path).map_err(io::Error::other)?;
    let metadata = path.metadata()?;
    if metadata.is_dir() {
        return Err(io::ErrorKind::IsADirectory.into());
    }
    if metadata.is_file() {
        return match open_regular_file(path) {
            Ok((file, metadata)) => Ok((file, Some(metadata))),
            Err(LoadError::Io(error)) => Err(error),
            Err(LoadError::NotFound) => Err(io::ErrorKind::NotFound.into()),
            Err(LoadError::NoPermission) => Err(io::ErrorKind::PermissionDenied.into()),
            Err(other) => Err(io::Error::other(other)),
        };
    }
    if is_stream(&metadata) {
        Ok((File::open(path)?, None))
    } else {
        Err(io::Error::other(LoadError::NotRegular))
    }
}

/// Whether it is a pipe, the null device, or our own terminal, checked without opening anything.
#[cfg(unix)]
fn is_stream(metadata: &Metadata) -> bool {
    use std::os::fd::AsFd;
    use std::os::unix::fs::{FileTypeExt as _, MetadataExt as _};
    if !metadata.file_type().is_char_device() {
        return metadata.file_type().is_fifo();
    }
    let is_called = |name: &str| {
        let known = Path::new(name).metadata();
        known.is_ok_and(|known| known.rdev() == metadata.rdev())
    };
    let is_ours = |stream: &dyn AsFd| {
        let known = metadata_of(stream.as_fd());
        known.is_ok_and(|known| known.rdev() == metadata.rdev())
    };
    is_called("/dev/null")
        || is_called("/dev/tty")
        || is_ours(&io::stdin())
        || is_ours(&io::stdout())
        || is_ours(&io::stderr())
}

/// Returns the metadata of an open file, with the same numbers on every system.
#[cfg(unix)]
pub(super) fn metadata_of(file: std::os::fd::BorrowedFd<'_>) -> io::Result<Metadata> {
    File::from(file.try_clone_to_owned()?).metadata()
}

#[cfg(not(unix))]
fn is_stream(_metadata: &Metadata) -> bool {
    true
}

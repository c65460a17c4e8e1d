//! Folders and files that are nobody else's business.

use std::fs::{self, DirBuilder, File, Metadata, OpenOptions};
use std::io;
use std::path::Path;

/// Makes a folder, and those that it is in, for this user alone.
pub(super) fn create_private_folder(folder: &Path) -> io::Result<()> {
    let mut builder = DirBuilder::new();
    builder.recursive(true);
    #[cfg(unix)]
    {
        use std::os::unix::fs::DirBuilderExt as _;
        builder.mode(0o700);
    }
    builder.create(folder)
}

/// What is made is for this user alone.
#[cfg_attr(
    not(unix),
    expect(unused_variables, reason = "files are for whom their folder is")
)]
pub(super) fn make_private(builder: &mut tempfile::Builder<'_, '_>) {
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt as _;
        builder.permissions(std::fs::Permissions::from_mode(0o700));
    }
}

/// Makes a new file for this user alone, to be read and written.
pub(super) fn create_private_file(path: &Path) -> io::Result<File> {
    let mut options = OpenOptions::new();
    options.read(true).write(true).create_new(true);
    #[cfg(unix)]
    {
        use std::os::unix::fs::OpenOptionsExt as _;
        options.mode(0o600);
    }
    options.open(path)
}

/// Makes sure that what was made in a folder is there after a power cut.
pub(super) fn sync_folder(folder: &Path) -> io::Result<()> {
    // Elsewhere folders cannot be flushed.
    if cfg!(unix) {
        File::open(folder)?.sync_all()?;
    }
    Ok(())
}

/// The extension of a file that has left its folder to be removed.
const GONE: &str = "gone";

/// Removes a folder with files in it, some of which this program may have open.
///
/// On Windows an open file may keep its name until it is closed (on sticks, on disks of other machines), and
/// its folder cannot go before: there the files leave the folder first.
pub(super) fn remove_folder(folder: &Path) -> io::Result<()> {
    if cfg!(windows) {
        // Whatever does not work is told by the next step.
        drop(empty_folder(folder));
    }
    fs::remove_dir_all(folder)
}

/// Moves the files of a folder out beside it and removes them there; also any left there by a program that was ended.
fn empty_folder(folder: &Path) -> io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        let mut name = folder.as_os_str().to_owned();
        name.push("-");
        name.push(entry.file_name());
        let beside = Path::new(&name).with_extension(GONE);
        fs::rename(entry.path(), &beside)?;
        if let Err(error) = fs::remove_file(&beside) {
            // Nobody would find it there.
            fs::rename(&beside, entry.path())?;
            return Err(error);
        }
    }
    let beside = fs::read_dir(folder.parent().unwrap_or(folder))?.flatten();
    let left = beside.map(|entry| entry.path());
    for file in left.filter(|path| path.extension().is_some_and(|kind| kind == GONE)) {
        drop(fs::remove_file(file));
    }
    Ok(())
}

/// Opens a file if it is one, and not a link to one: a pipe or a device is refused, and nobody at the
/// other end of it is waited for. What is true of it is asked of the handle.
pub(super) fn open_regular(path: &Path, access: Access) -> io::Result<(File, Metadata)> {
    // Asked before as well, since merely opening some devices does something.
    check_regular(&fs::symlink_metadata(path)?)?;
    let mut options = OpenOptions::new();
    options.read(true).write(access == Access::Write);
    #[cfg(unix)]
    {
        use rustix::fs::OFlags;
        use std::os::unix::fs::OpenOptionsExt as _;
        let flags = OFlags::NONBLOCK | OFlags::NOCTTY | OFlags::NOFOLLOW;
        options.custom_flags(flags.bits().cast_signed());
    }
    let file = options.open(path)?;
    let metadata = file.metadata()?;
    check_regular(&metadata)?;
    Ok((file, metadata))
}

/// What whoever holds a journal locks: the journal itself, where reading it goes on for all others. Windows
/// lets nobody read what is locked, not even by another handle of the same program, so there it is a file
/// beside it.
pub(super) fn lock_of(folder: &Path, journal: &File) -> io::Result<File> {
    if cfg!(unix) {
        journal.try_clone()
    } else {
        lock_file(&folder.join("lock"))
    }
}

/// What is locked by whoever offers what is in a folder: the folder, or where that cannot be opened a file
/// beside it.
pub(super) fn lock_of_folder(folder: &Path) -> io::Result<File> {
    if cfg!(unix) {
        File::open(folder)
    } else {
        lock_file(&folder.with_extension("lock"))
    }
}

fn lock_file(path: &Path) -> io::Result<File> {
    let mut options = OpenOptions::new();
    options.write(true).create(true).truncate(false).open(path)
}

/// What a file is opened for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Access {
    Read,
    Write,
}

fn check_regular(metadata: &Metadata) -> io::Result<()> {
    if metadata.is_file() {
        Ok(())
    } else {
        Err(io::Error::new(
            io::ErrorKind::InvalidInput,
            "it is not a regular file",
        ))
    }
}

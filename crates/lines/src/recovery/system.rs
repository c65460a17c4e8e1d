//! Private folders and files.

use std::fs::{self, DirBuilder, File, Metadata, OpenOptions};
use std::io;
use std::path::Path;

/// Creates a folder and its parents, accessible to this user only.
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

/// Makes new folders accessible to this user only.
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

/// Creates a new file for reading and writing, accessible to this user only.
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

/// Makes sure that new entries of a folder survive a power failure.
pub(super) fn sync_folder(folder: &Path) -> io::Result<()> {
    // Other systems cannot flush folders.
    if cfg!(unix) {
        File::open(folder)?.sync_all()?;
    }
    Ok(())
}

/// The extension of a file that was moved out of its folder to be removed.
const GONE: &str = "gone";

/// Removes a folder and its files, some of which this program may have open.
///
/// On Windows an open file may keep its name until it is closed (on USB sticks and network drives), and its folder
/// cannot be removed before. There the files are moved out of the folder first.
pub(super) fn remove_folder(folder: &Path) -> io::Result<()> {
    if cfg!(windows) {
        // The next step reports any problem.
        drop(empty_folder(folder));
    }
    fs::remove_dir_all(folder)
}

/// Moves the files of a folder next to it and removes them there, together with earlier ones from programs that were
/// ended.
fn empty_folder(folder: &Path) -> io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        let mut name = folder.as_os_str().to_owned();
        name.push("-");
        name.push(entry.file_name());
        let beside = Path::new(&name).with_extension(GONE);
        fs::rename(entry.path(), &beside)?;
        if let Err(error) = fs::remove_file(&beside) {
            // Moved back, because nobody would find the file here.
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

/// Opens a regular file, but no link to one. A pipe or a device is refused, without waiting for anybody at its other
/// end. The handle, and not the path, is checked last.
pub(super) fn open_regular(path: &Path, access: Access) -> io::Result<(File, Metadata)> {
    // Checked before opening as well, because merely opening some devices has effects.
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

/// Opens the file that the owner of a journal locks: the journal itself if others can still read it then. On Windows
/// nobody can read a locked file, not even the same program through another handle, so there a separate file is locked.
pub(super) fn lock_of(folder: &Path, journal: &File) -> io::Result<File> {
    if cfg!(unix) {
        journal.try_clone()
    } else {
        lock_file(&folder.join("lock"))
    }
}

/// Opens the file that is locked to offer the journals in a folder: the folder itself, or a file next to it if folders
/// cannot be opened.
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

/// The purpose of opening a file.
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

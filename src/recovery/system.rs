//! Folders and files that are nobody else's business.

use std::fs::{DirBuilder, File, OpenOptions};
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
pub(super) fn make_private(builder: &mut tempfile::Builder<'_, '_>) {
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt as _;
        builder.permissions(std::fs::Permissions::from_mode(0o700));
    }
    #[cfg(not(unix))]
    let _as_the_folder_is = builder;
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

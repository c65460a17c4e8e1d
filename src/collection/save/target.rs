//! Which file a path stands for.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use super::SaveError;

/// Longer chains of links are taken for a loop, as the kernel does.
const MOST_LINKS: usize = 40;

/// The file to write, with all symbolic links followed; it need not exist.
pub(super) struct Target {
    /// Its folder, without links.
    pub(super) folder: PathBuf,
    /// The file in that folder.
    pub(super) path: PathBuf,
}

impl Target {
    /// Follows links by hand: unlike `canonicalize` this also works for one that leads nowhere yet.
    pub(super) fn resolve(path: &Path) -> Result<Self, SaveError> {
        let path = follow_links(path)?;
        let name = path.file_name().ok_or(SaveError::IsFolder)?;
        let folder = fs::canonicalize(folder_of(&path))?;
        let path = folder.join(name);
        Ok(Self { folder, path })
    }
}

fn follow_links(path: &Path) -> io::Result<PathBuf> {
    let mut path = path.to_path_buf();
    for _ in 0..MOST_LINKS {
        let is_link = fs::symlink_metadata(&path).is_ok_and(|metadata| metadata.is_symlink());
        if !is_link {
            return Ok(path);
        }
        path = folder_of(&path).join(fs::read_link(&path)?);
    }
    Err(io::Error::other("too many symbolic links"))
}

fn folder_of(path: &Path) -> &Path {
    match path.parent() {
        Some(folder) if !folder.as_os_str().is_empty() => folder,
        _ => Path::new("."),
    }
}

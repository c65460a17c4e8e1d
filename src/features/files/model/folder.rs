//! What is in a folder, for the program's own file dialog.

use crate::text::name_text;
use std::io;
use std::path::{Path, PathBuf};

/// A file or folder.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct FolderEntry {
    /// Files come behind folders.
    pub is_file: bool,
    /// Its name, for people: bytes that are not Unicode are shown as `�`.
    pub name: String,
    /// Where it is.
    pub path: PathBuf,
}

/// A folder and what is in it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FolderListing {
    /// The folder, as an absolute path.
    pub folder: PathBuf,
    /// Folders first, then files, each by name; hidden ones are left out.
    pub entries: Vec<FolderEntry>,
}

/// Lists a folder.
///
/// # Errors
/// When the folder cannot be read. Entries that vanish meanwhile are left out.
pub fn list_folder(folder: &Path) -> io::Result<FolderListing> {
    let folder = std::path::absolute(folder)?;
    let mut entries: Vec<_> = std::fs::read_dir(&folder)?
        .filter_map(Result::ok)
        .map(|entry| entry.path())
        .filter_map(|path| folder_entry(&path))
        .collect();
    entries.sort();
    Ok(FolderListing { folder, entries })
}

/// Where the program was started, or the user's home if that is gone.
pub(crate) fn first_folder() -> PathBuf {
    let started_in = std::env::current_dir().ok();
    started_in.or_else(std::env::home_dir).unwrap_or_default()
}

fn folder_entry(path: &Path) -> Option<FolderEntry> {
    let name = name_text(path.file_name()?);
    if name.starts_with('.') {
        return None;
    }
    Some(FolderEntry {
        is_file: !path.is_dir(),
        name,
        path: path.to_owned(),
    })
}

//! What is in a folder, for the program's own file dialog.

use std::path::PathBuf;

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

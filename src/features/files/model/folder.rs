//! The contents of a folder, for the program's own file dialog.

use std::path::PathBuf;

/// A file or folder.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct FolderEntry {
    /// Whether it is a file. Because it is the first field, files are sorted after folders.
    pub is_file: bool,
    /// The name to display, with bytes that are not Unicode as `�`.
    pub name: String,
    /// The path.
    pub path: PathBuf,
}

/// A folder and its contents.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FolderListing {
    /// The folder, as an absolute path.
    pub folder: PathBuf,
    /// Folders first, then files, each by name and without the hidden ones.
    pub entries: Vec<FolderEntry>,
}

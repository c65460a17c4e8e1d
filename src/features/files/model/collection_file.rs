//! A file that can be opened, possibly inside an archive.

use std::path::PathBuf;
use tabiya_collection::games::Conversion;
use tabiya_lines::Entry;
use tabiya_settings::session::OpenFile;

/// A file that can be opened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CollectionFile {
    /// The path of the file or of its archive.
    pub path: PathBuf,
    /// The file within the archive at `path`; `None` for a file that is not in an archive.
    pub entry: Option<Entry>,
    /// The conversion of games or a table into positions; `None` if the user has yet to choose one.
    pub made: Option<Conversion>,
    /// The size in bytes, compressed or not; 0 if it is unknown.
    pub bytes: u64,
}

impl CollectionFile {
    /// The file at a path, whether or not it exists.
    pub fn at(path: PathBuf) -> Self {
        Self {
            path,
            entry: None,
            made: None,
            bytes: 0,
        }
    }

    /// Whether this is the file that was open.
    pub fn is_that_of(&self, open: &OpenFile) -> bool {
        open.path == self.path && open.entry == self.entry && open.made == self.made
    }

    /// The path of the file. For a file in an archive, the path continues into the archive.
    pub fn name(&self) -> PathBuf {
        match &self.entry {
            Some(entry) => entry.place(&self.path),
            None => self.path.clone(),
        }
    }
}

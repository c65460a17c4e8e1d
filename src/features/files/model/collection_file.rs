//! A file that can be opened, be it in an archive.

use std::path::PathBuf;
use tabiya_collection::games::Conversion;
use tabiya_lines::Entry;
use tabiya_settings::session::OpenFile;

/// A file that can be opened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CollectionFile {
    /// Where it is.
    pub path: PathBuf,
    /// Which of the files in the archive that stands there.
    pub entry: Option<Entry>,
    /// What is made of it, if it holds games or a table; nothing where that is still to be asked.
    pub made: Option<Conversion>,
    /// How many bytes it has, packed or not.
    pub bytes: u64,
}

impl CollectionFile {
    /// The file at a path, be it there or not.
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

    /// Its path; that of a file in an archive goes on into it.
    pub fn name(&self) -> PathBuf {
        match &self.entry {
            Some(entry) => entry.place(&self.path),
            None => self.path.clone(),
        }
    }
}

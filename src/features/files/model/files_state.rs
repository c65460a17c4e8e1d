//! State of opening and closing files: files that can be opened, files that have changed on disk, and the document, or
//! the program, that is being closed.

use super::file_dialog::FileDialog;
use std::collections::{BTreeMap, VecDeque};
use std::path::PathBuf;
use tabiya_collection::document::{DocumentId, GamesToKeep, KeptGame};
use tabiya_collection::games::Conversion;
use tabiya_lines::{ArchiveEntry, Fingerprint, Rows};
use tabiya_settings::session::OpenFile;

/// This feature's part of the state.
#[derive(Clone, Debug, Default)]
pub struct FilesState {
    /// The program's own file dialog, while it is open.
    pub dialog: Option<FileDialog>,
    /// Whether the program's own dialog is used at once, because the system's did not answer earlier.
    pub uses_own_dialogs: bool,
    /// The document, or the program, in the course of being closed.
    pub closing: Option<Closing>,
    /// Files that wait to be read.
    pub to_open: VecDeque<CollectionFile>,
    /// Changes to files by other programs about which the user has been asked.
    pub noticed: BTreeMap<DocumentId, FileNow>,
    /// Games that wait for the lines of their documents, with the names of these.
    pub returning_games: BTreeMap<DocumentId, (String, ReturningGames)>,
}

/// Games that wait until all lines of their document have been read.
#[derive(Clone, Debug)]
pub enum ReturningGames {
    /// The games of the rows before they were read again.
    OfRows(GamesToKeep, Rows),
    /// Games of the last session.
    Kept(Vec<KeptGame>),
}

/// The document, or the whole program, that is to be closed once the questions are answered and the files are saved.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Closing {
    /// The thing to close.
    pub what: Closed,
    /// Documents whose changes may be lost. They stay open until everything is decided, since closing can still be
    /// cancelled.
    pub given_up: Vec<DocumentId>,
    /// Documents whose games may be lost.
    pub games_given_up: Vec<DocumentId>,
    /// Documents whose recovered work was undone and may be lost.
    pub undone_given_up: Vec<DocumentId>,
    /// Documents whose recovered work was undone and is kept for the next start.
    pub undone_kept: Vec<DocumentId>,
}

/// A thing that can be closed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Closed {
    /// One document.
    Document(DocumentId),
    /// The program.
    Program,
}

/// The state of a file compared with when it was last seen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FileNow {
    /// Unchanged.
    Same,
    /// The same file with other contents.
    Changed(Fingerprint),
    /// Another file has taken its place.
    Replaced(Fingerprint),
    /// The file no longer exists.
    Removed,
    /// The file exists, but can no longer be read.
    Unreadable,
}

/// A file that can be opened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CollectionFile {
    /// The path of the file or of its archive.
    pub path: PathBuf,
    /// The file within the archive at `path`; `None` for a file that is not in an archive.
    pub entry: Option<ArchiveEntry>,
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

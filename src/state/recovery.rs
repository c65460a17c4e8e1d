//! What is written down in case the program ends too early, and what was left behind.

use crate::collection::Fingerprint;
use crate::document::{DocumentId, StateId};
use crate::recovery::{Found, Journal, Restored, Unneeded};
use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::SystemTime;

/// All of that.
#[derive(Debug, Default)]
pub struct Recovery {
    /// The folder where all journals are; none means that nothing is written down.
    pub folder: Option<PathBuf>,
    /// The journals of documents that are not saved.
    pub journals: BTreeMap<DocumentId, Journaling>,
    /// What the user was told when something could not be written down, as long as that is so.
    pub unprotected: Option<String>,
    /// Documents whose file is being changed elsewhere as well, as the user knows.
    pub shared: BTreeSet<DocumentId>,
    /// Work that was left behind and not decided about.
    pub left: Vec<LeftBehind>,
    /// Folders with journals that cannot be read here. They stand behind those.
    pub unreadable: Vec<PathBuf>,
    /// Which of all these is looked at.
    pub chosen: usize,
    /// Whether the user has decided about everything, so that no journal is needed any more.
    pub is_done: bool,
}

/// The journal of one document.
#[derive(Debug, Default)]
pub struct Journaling {
    /// The journal, once it has been begun.
    pub journal: Option<Arc<Journal>>,
    /// Those with older contents of it, which are needed until the new one has been written.
    pub outdated: Vec<Unneeded>,
    /// The content that was written last, or could not be.
    pub written: Option<StateId>,
    /// Whether what the document's file held is written down, too.
    pub has_imprint: bool,
    /// The file of the document when the journal was begun: another one needs another journal.
    pub file: Option<(Option<PathBuf>, Option<Fingerprint>)>,
    /// Whether it is being written.
    pub is_busy: bool,
    /// Whether the newest content could not be written.
    pub is_unprotected: bool,
    /// When it was looked whether somebody else has changed the file.
    pub looked: Option<SystemTime>,
    /// Whether that is to be looked at again, though nothing is to be written.
    pub looks_again: bool,
}

/// Work that was left behind.
#[derive(Debug)]
pub struct LeftBehind {
    /// Its journal.
    pub found: Found,
    /// What is in it, once it has been read, or why it cannot be.
    pub restored: Option<Result<Box<Restored>, String>>,
    /// Whether it is to be opened as soon as it has been read.
    pub is_wanted: bool,
}

impl Recovery {
    /// How many things are to be decided about.
    pub fn count(&self) -> usize {
        self.left.len() + self.unreadable.len()
    }

    /// The one that is looked at, if it can be read.
    pub fn chosen(&self) -> Option<&LeftBehind> {
        self.left.get(self.chosen)
    }

    /// The folder of the one that is looked at, if it cannot be read.
    pub fn chosen_unreadable(&self) -> Option<&Path> {
        let place = self.chosen.checked_sub(self.left.len())?;
        self.unreadable.get(place).map(PathBuf::as_path)
    }

    /// Whether something is being written down.
    pub fn is_busy(&self) -> bool {
        self.journals.values().any(|journaling| journaling.is_busy)
    }
}

impl Journaling {
    /// The folders of all that has been written of the document.
    pub fn folders(&self) -> impl Iterator<Item = &Path> {
        let newest = self.journal.iter().map(|journal| journal.folder());
        newest.chain(self.outdated.iter().map(Unneeded::folder))
    }

    /// The journal is needed only until there is another one.
    pub fn retire(&mut self) {
        let journal = self.journal.take().map(Unneeded::Written);
        self.outdated.extend(journal);
    }
}

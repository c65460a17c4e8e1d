//! What is written down in case the program ends too early, and what was left behind.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::SystemTime;
use tabiya_collection::document::{DocumentId, StateId};
use tabiya_lines::Fingerprint;
use tabiya_lines::recovery::{Demand, Effort, Found, Journal, Restored, Unneeded};

/// All of that.
#[derive(Debug, Default)]
pub struct Recovery {
    /// The journals of documents that are not saved.
    pub journals: BTreeMap<DocumentId, Journaling>,
    /// What the user was told when something could not be written down, as long as that is so.
    pub unprotected: Option<String>,
    /// Documents whose file is being changed elsewhere as well, as the user knows.
    pub shared: BTreeSet<DocumentId>,
    /// Documents of which what is being written is left to the next start.
    pub kept: BTreeSet<DocumentId>,
    /// Work that was left behind and not decided about.
    pub left: Vec<CrashRecovery>,
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
    /// Those with work that was recovered and undone, and to which redoing does not lead any more.
    pub undone: Vec<Unneeded>,
    /// The content that was written last, or could not be.
    pub written: Option<StateId>,
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
pub struct CrashRecovery {
    /// Its journal.
    pub found: Found,
    /// What is in it, once it has been read, or why it cannot be.
    pub restored: Option<Result<Box<Restored>, NotRestored>>,
    /// What it was or is being read for.
    pub effort: Effort,
    /// Whether it is to be opened as soon as it has been read.
    pub is_wanted: bool,
}

/// Why it is not known what was left behind.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NotRestored {
    /// It cannot be read, for this reason.
    Failed(String),
    /// It would take so much, or more.
    TooLarge(Demand),
}

impl CrashRecovery {
    /// Work that nobody has looked at yet.
    pub fn new(found: Found) -> Self {
        Self {
            found,
            restored: None,
            effort: Effort::Look,
            is_wanted: false,
        }
    }

    /// Whether it can be opened, as far as is known.
    pub fn can_be_opened(&self) -> bool {
        match &self.restored {
            None | Some(Ok(_)) => true,
            Some(Err(NotRestored::Failed(_))) => false,
            Some(Err(NotRestored::TooLarge(demand))) => {
                self.effort == Effort::Look && demand.may_be_opened()
            }
        }
    }

    /// Whether it is too large to be opened, though not to be tried.
    pub fn can_be_tried(&self) -> bool {
        let Some(Err(NotRestored::TooLarge(demand))) = &self.restored else {
            return false;
        };
        !self.can_be_opened() && self.effort != Effort::AllTheSame && demand.may_be_tried()
    }

    /// It is to be opened, if it can be, as soon as it has been read.
    pub fn want(&mut self) {
        self.is_wanted = self.can_be_opened();
        if self.is_wanted && matches!(self.restored, Some(Err(_))) {
            self.restored = None;
        }
    }

    /// It is to be opened whatever that takes, if there is any sense in that.
    pub fn want_all_the_same(&mut self) {
        if self.can_be_tried() {
            self.is_wanted = true;
            self.effort = Effort::AllTheSame;
            self.restored = None;
        }
    }

    /// What was read of it is read again when it is needed.
    pub fn forget_restored(&mut self) {
        if matches!(self.restored, Some(Ok(_))) {
            self.restored = None;
            self.found = self.found.let_go();
        }
    }
}

impl Recovery {
    /// So many are opened at once: each takes files of the system, of which a process may have no more
    /// than a thousand.
    pub const MAX_AT_ONCE: usize = 100;

    /// How many things are to be decided about.
    pub fn count(&self) -> usize {
        self.left.len() + self.unreadable.len()
    }

    /// The one that is looked at, if it can be read.
    pub fn chosen(&self) -> Option<&CrashRecovery> {
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
        let older = self.outdated.iter().chain(&self.undone);
        newest.chain(older.map(Unneeded::folder))
    }

    /// The journal is needed only until there is another one.
    pub fn retire(&mut self) {
        let journal = self.journal.take().map(Unneeded::Written);
        self.outdated.extend(journal);
    }
}

//! The journals of this program, and the work left behind by programs that crashed.

use crate::reach::Reach;
use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::SystemTime;
use tabiya_collection::document::{DocumentId, FoundGames, StateId};
use tabiya_lines::Fingerprint;
use tabiya_lines::recovery::{AbandonedWork, Demand, Effort, RecoveryJournal, Restored, Unneeded};

/// The actions of recovery: writing journals, and offering the unsaved work of earlier sessions.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RecoveryAction {
    /// Write journals of unsaved work into this folder, and offer the work that earlier sessions left there.
    UseRecovery(PathBuf),
    /// Look for unsaved work on files that are being opened.
    LookForLeft(Vec<PathBuf>),
    /// Search for unsaved work of earlier sessions again, and show it.
    Ask,
    /// Show another entry.
    Choose(usize),
    /// Open the entry that is shown.
    Recover,
    /// Open the entry that is shown, although it exceeds the size limit.
    RecoverAllTheSame,
    /// Open all entries, or the newest if there are more than can be opened at once.
    RecoverAll,
    /// Discard the entry that is shown.
    Discard,
    /// Keep all remaining entries for the next start.
    Later,
    /// Show the dialog, because unsaved work was found.
    Show,
    /// Open the next entry, because one has been read or is unreadable.
    ContinueOpening,
    /// Retry journals that could not be written, because the window has the focus again.
    LookAgain,
    /// Say how to redo recovered work, because one undo has removed all of it.
    SayUndone,
    /// Keep recovered work that was undone, so that the next start offers it.
    KeepUndone(DocumentId),
    /// The user has decided about everything, so no journal is needed any longer.
    EndRecovery,
}

impl RecoveryAction {
    /// Its relation to the document that is shown.
    pub fn reach(&self) -> Reach {
        Reach::Window
    }
}

/// This feature's part of the state.
#[derive(Debug, Default)]
pub struct Recovery {
    /// The journals of documents with unsaved changes.
    pub journals: BTreeMap<DocumentId, Journaling>,
    /// The message that some work could not be written to a journal, as long as that is so.
    pub unprotected: Option<String>,
    /// Documents for which the user was informed that another program is also changing the file.
    pub shared: BTreeSet<DocumentId>,
    /// Whether documents without other changes have unsaved games, as last counted.
    pub games: BTreeMap<DocumentId, GamesCounted>,
    /// Documents whose journals are left for the next start.
    pub kept: BTreeSet<DocumentId>,
    /// Work that was left behind and that the user has not decided about.
    pub left: Vec<CrashRecovery>,
    /// Folders with journals that this program cannot read. In the list they come after `left`.
    pub unreadable: Vec<PathBuf>,
    /// The index of the selected entry in the list of `left` and `unreadable`.
    pub chosen: usize,
    /// Whether the user has decided about everything, so no journal is needed any longer.
    pub is_done: bool,
}

/// Whether a document had unsaved games.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GamesCounted {
    /// The content at that time.
    pub state: StateId,
    /// The number of games that had been saved as games.
    pub saved: usize,
    /// The answer.
    pub has_any: bool,
}

/// The journal of one document.
#[derive(Debug, Default)]
pub struct Journaling {
    /// The journal, once it exists.
    pub journal: Option<Arc<RecoveryJournal>>,
    /// Journals with older contents of the document, which are needed until the new one has been written.
    pub outdated: Vec<Unneeded>,
    /// Journals with recovered work that was undone and can no longer be redone.
    pub undone: Vec<Unneeded>,
    /// The content of the last write, even if the write failed.
    pub written: Option<StateId>,
    /// The file of the document when the journal was begun. Another file needs another journal.
    pub file: Option<(Option<PathBuf>, Option<Fingerprint>)>,
    /// Whether a write is in progress.
    pub is_busy: bool,
    /// Whether the newest content could not be written.
    pub is_unprotected: bool,
    /// The time of the last check for changes of the file by other programs.
    pub looked: Option<SystemTime>,
    /// Whether to repeat that check even if nothing needs to be written.
    pub looks_again: bool,
}

/// Work that was left behind.
#[derive(Debug)]
pub struct CrashRecovery {
    /// The journal of the work.
    pub found: AbandonedWork,
    /// The content of the journal, or the reason why it cannot be read. `None` until it has been read.
    pub restored: Option<Result<Box<RestoredWork>, NotRestored>>,
    /// The effort allowed for reading the journal.
    pub effort: Effort,
    /// Whether to open the work as soon as it has been read.
    pub is_wanted: bool,
}

/// The content of a journal.
#[derive(Debug)]
pub struct RestoredWork {
    /// The rows.
    pub rows: Restored,
    /// The games of the rows.
    pub games: FoundGames,
    /// The number of games that are damaged, or whose position is in no row.
    pub lost_games: usize,
}

/// The reason why the content of a journal is unknown.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NotRestored {
    /// The journal cannot be read, for this reason.
    Failed(String),
    /// The journal is too large. The demand is a lower bound.
    TooLarge(Demand),
}

impl CrashRecovery {
    /// Creates an entry for work that has not been read yet.
    pub fn new(found: AbandonedWork) -> Self {
        Self {
            found,
            restored: None,
            effort: Effort::Look,
            is_wanted: false,
        }
    }

    /// Whether the work can be opened, as far as is known.
    pub fn can_be_opened(&self) -> bool {
        match &self.restored {
            None | Some(Ok(_)) => true,
            Some(Err(NotRestored::Failed(_))) => false,
            Some(Err(NotRestored::TooLarge(demand))) => {
                self.effort == Effort::Look && demand.may_be_opened()
            }
        }
    }

    /// Whether the work is too large to be opened normally, but can be tried.
    pub fn can_be_tried(&self) -> bool {
        let Some(Err(NotRestored::TooLarge(demand))) = &self.restored else {
            return false;
        };
        !self.can_be_opened() && self.effort != Effort::AllTheSame && demand.may_be_tried()
    }

    /// Opens the work as soon as it has been read, if it can be opened.
    pub fn want(&mut self) {
        self.is_wanted = self.can_be_opened();
        if self.is_wanted && matches!(self.restored, Some(Err(_))) {
            self.restored = None;
        }
    }

    /// Opens the work regardless of its size, if it can be tried.
    pub fn want_all_the_same(&mut self) {
        if self.can_be_tried() {
            self.is_wanted = true;
            self.effort = Effort::AllTheSame;
            self.restored = None;
        }
    }

    /// Drops the content, which will be read again when it is needed.
    pub fn forget_restored(&mut self) {
        if matches!(self.restored, Some(Ok(_))) {
            self.restored = None;
            self.found = self.found.let_go();
        }
    }
}

impl Recovery {
    /// The maximum number of entries opened at once. Each needs open files, of which a process may have about a
    /// thousand.
    pub const MAX_AT_ONCE: usize = 100;

    /// The number of entries to decide about.
    pub fn count(&self) -> usize {
        self.left.len() + self.unreadable.len()
    }

    /// The selected entry, if its journal can be read.
    pub fn chosen(&self) -> Option<&CrashRecovery> {
        self.left.get(self.chosen)
    }

    /// The folder of the selected entry, if its journal cannot be read.
    pub fn chosen_unreadable(&self) -> Option<&Path> {
        let place = self.chosen.checked_sub(self.left.len())?;
        self.unreadable.get(place).map(PathBuf::as_path)
    }

    /// Whether a journal is being written.
    pub fn is_busy(&self) -> bool {
        self.journals.values().any(|journaling| journaling.is_busy)
    }
}

impl Journaling {
    /// The folders of all journals of the document.
    pub fn folders(&self) -> impl Iterator<Item = &Path> {
        let newest = self.journal.iter().map(|journal| journal.folder());
        let older = self.outdated.iter().chain(&self.undone);
        newest.chain(older.map(Unneeded::folder))
    }

    /// Marks the journal as outdated. It is kept until there is another one.
    pub fn retire(&mut self) {
        let journal = self.journal.take().map(Unneeded::Written);
        self.outdated.extend(journal);
    }
}

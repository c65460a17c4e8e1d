//! A document made from what a program left behind that ended unexpectedly.

use super::current::{Document, DocumentId, OnDisk};
use super::history::StateId;
use super::saved_lines::SavedAs;
use super::shown::Shown;
use std::path::PathBuf;
use tabiya_lines::{Fingerprint, Rows, Span};

/// Where a recovered document is saved to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RecoveredFor {
    /// Nowhere yet. The file that it was meant for, if there was one, is not what it was: its name is
    /// offered, and no more.
    NoFile(Option<PathBuf>),
    /// This file.
    File {
        /// Where it is.
        path: PathBuf,
        /// What it is like; `None` if there is none, as there was none.
        seen: Option<Fingerprint>,
        /// Whether it holds the rows as they were read. Else these are on no disk.
        holds_rows: bool,
    },
}

impl Document {
    /// A document of what somebody had: `spans` in the place of all `rows`, which are those of a file
    /// as it was read. That is one step, which can be undone. It counts as modified; when that step is
    /// undone, only if the file does not hold the rows.
    pub fn recovered(
        id: DocumentId,
        rows: Rows,
        spans: Vec<Span>,
        row: u64,
        goes_to: RecoveredFor,
    ) -> Self {
        let mut document = Self::with_rows(id, rows);
        document.saved = StateId::NEVER;
        if !document.rows.is_empty() {
            document.saved_as = SavedAs::as_read(&document.rows);
        }
        match goes_to {
            RecoveredFor::NoFile(meant_for) => document.meant_for = meant_for,
            RecoveredFor::File {
                path,
                seen,
                holds_rows,
            } => {
                document.path = Some(path);
                document.fingerprint = seen;
                if holds_rows {
                    document.on_disk = OnDisk::AsRead;
                    document.saved = document.history.state_id();
                }
            }
        }
        let mut after = document.rows.clone();
        after.splice(0, after.len(), &spans);
        let row = row.min(after.len().saturating_sub(1));
        let shown = Shown::of_row(&after, row);
        let is_unread = shown.is_err() && !after.is_empty();
        let shown = shown.unwrap_or_else(|_not_at_hand| Shown::nothing().at(row));
        document.change_rows(0, u64::MAX, spans, shown, None);
        document.is_unread = is_unread;
        document.recovered = Some(document.state_id());
        document
    }

    /// Whether work was recovered that is not in what is there now, nor in a file: it was undone.
    pub fn has_undone_recovered(&self) -> bool {
        let built_on = |content| self.history.is_built_on(content);
        !self.is_recovered_safe && self.recovered.is_some_and(|recovered| !built_on(recovered))
    }

    /// Whether redoing brings the recovered work back.
    pub fn can_redo_recovered(&self) -> bool {
        let recovered = self.recovered;
        recovered.is_some_and(|recovered| self.history.can_redo_to(recovered))
    }

    /// Whether closing it loses anything: changes, or work that was recovered and undone.
    pub fn has_unsaved_work(&self) -> bool {
        self.is_modified() || self.has_undone_recovered()
    }

    /// Notes that the content with this name is in a file.
    pub(super) fn note_recovered_in(&mut self, saved: StateId) {
        let Some(recovered) = self.recovered else {
            return;
        };
        // What was made behind it was made from it, as long as nothing else has taken its place.
        let is_known = self.history.is_built_on(recovered) || self.history.can_redo_to(recovered);
        self.is_recovered_safe |= is_known && recovered <= saved;
    }

    /// Whether what is there now is just what was recovered: undoing takes all of that away.
    pub fn is_as_recovered(&self) -> bool {
        self.recovered == Some(self.state_id())
    }
}

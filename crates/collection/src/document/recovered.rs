//! A document recovered from the remains of a program run that ended unexpectedly.

use super::current::{Document, DocumentId, OnDisk};
use super::history::StateId;
use super::saved_lines::SavedAs;
use super::shown::Shown;
use std::path::PathBuf;
use tabiya_lines::{Fingerprint, Rows, Span};

/// The file that a recovered document is saved to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RecoveredFor {
    /// No file yet. If the work was meant for a file, that file has changed, and only its name is
    /// offered.
    NoFile(Option<PathBuf>),
    /// This file, which has not changed.
    File {
        /// The path of the file.
        path: PathBuf,
        /// Its fingerprint; `None` if it does not exist and did not exist before.
        seen: Option<Fingerprint>,
        /// Whether it holds the rows as they were read. If not, they are on no disk.
        holds_rows: bool,
    },
}

impl Document {
    /// Creates a document from recovered work: `spans` replace all `rows`, which are those of a
    /// file as it was read. That is one step of undo. The document counts as modified; once that
    /// step is undone, only if the file does not hold the rows.
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

    /// Whether recovered work was undone and is neither in the present content nor in a file.
    pub fn has_undone_recovered(&self) -> bool {
        let built_on = |content| self.history.is_built_on(content);
        !self.is_recovered_safe && self.recovered.is_some_and(|recovered| !built_on(recovered))
    }

    /// Whether redoing restores the recovered work.
    pub fn can_redo_recovered(&self) -> bool {
        let recovered = self.recovered;
        recovered.is_some_and(|recovered| self.history.can_redo_to(recovered))
    }

    /// Whether closing the document loses anything: changes, or recovered work that was undone.
    pub fn has_unsaved_work(&self) -> bool {
        self.is_modified() || self.has_undone_recovered()
    }

    /// Records that the content with this identifier is in a file.
    pub(super) fn note_recovered_in(&mut self, saved: StateId) {
        let Some(recovered) = self.recovered else {
            return;
        };
        // Later content was made from the recovered one, as long as nothing else has replaced it.
        let is_known = self.history.is_built_on(recovered) || self.history.can_redo_to(recovered);
        self.is_recovered_safe |= is_known && recovered <= saved;
    }

    /// Whether the present content is exactly what was recovered, so that undo would remove all of
    /// it.
    pub fn is_as_recovered(&self) -> bool {
        self.recovered == Some(self.state_id())
    }
}

//! The document and its file, which becomes known while it is read and which other programs change; and a document
//! recovered from the remains of a program run that ended unexpectedly.

use super::current::{Document, DocumentId, OnDisk};
use super::history::StateId;
use super::kept_games::FoundGames;
use super::saved_lines::SavedAs;
use super::shift::{Shift, Way};
use super::shown::ShownState;
use std::path::PathBuf;
use std::sync::Arc;
use tabiya_lines::{Fingerprint, Growth, LineId, Rows, Source, Span};

impl Document {
    /// Returns what is in the document's file.
    pub fn on_disk(&self) -> &OnDisk {
        &self.on_disk
    }

    /// Adds lines of the file that have become known. This does not count as a change by the user.
    pub fn grow(&mut self, growth: Growth) {
        let known = self.rows.len();
        self.rows.grow(growth);
        // Nothing can be saved before all lines are known.
        self.saved_as = SavedAs::as_read(&self.rows);
        let new = self.rows.len().saturating_sub(known);
        if let Some(selection) = &mut self.selection {
            selection.rows.splice(known, 0, new, false);
        }
        if known == 0 {
            let first = self.first_record_row();
            self.is_unread = self.show_row(first).is_err() && !self.rows.is_empty();
        }
    }

    /// Appends lines that were found elsewhere and are saved nowhere. They are not an undo step,
    /// since undoing the last edit would otherwise remove them as well; the current row and the
    /// selection stay. Returns the lines.
    pub fn append_found(&mut self, lines: Vec<Vec<u8>>) -> Vec<LineId> {
        let known = self.rows.len();
        let first = self.rows.own_line_count();
        let Some(span) = self.rows.add_own_lines(lines) else {
            return Vec::new();
        };
        let new = span.count();
        let shift = Shift::Replaced {
            at: known,
            removed: 0,
            inserted: new,
        };
        self.uncount(known, 0, new);
        self.rows.splice(known, 0, &[span]);
        self.count(known, new);
        self.history.rename_contents();
        // The view is searched again; a pending change continues with its own rows.
        self.outdated_view = self.view.as_ref().map(|view| view.of().clone());
        if let Some(pending) = self.pending.take() {
            self.pending = pending.follow(&shift, Way::Forth);
        }
        if let Some(selection) = &mut self.selection {
            selection.rows.splice(known, 0, new, false);
        }
        if known == 0 {
            self.is_unread = self.show_row(0).is_err();
        }
        (first..first + new).map(LineId::Own).collect()
    }

    /// Records the fingerprint of the file after all of it has been read. Does nothing for a
    /// document without a file.
    pub fn note_fingerprint(&mut self, seen: Fingerprint) {
        if self.path.is_some() {
            self.fingerprint = Some(seen);
        }
    }

    /// Keeps the content although another program has changed the file: the document counts as
    /// modified, and `now` as the known state of the file. `None` for a file that is gone.
    pub fn keep_instead_of_file(&mut self, now: Option<Fingerprint>) {
        self.fingerprint = now;
        self.on_disk = OnDisk::Other;
        self.saved = StateId::NEVER;
        self.history.seal();
    }

    /// Returns the document with the lines of a file that was read again. Undo is forgotten, and no
    /// content identifier is used twice.
    #[must_use]
    pub fn reloaded(&self, source: Source, seen: Fingerprint) -> Self {
        let mut document = Self::with_rows(self.id, Rows::new(Arc::new(source)));
        document.history = self.history.begun_again();
        document.saved = document.history.state_id();
        document.path.clone_from(&self.path);
        document.fingerprint = Some(seen);
        document.on_disk = OnDisk::AsRead;
        document.saved_as = SavedAs::as_read(&document.rows);
        document.saved_games = Arc::clone(&self.saved_games);
        if self.has_undone_recovered() {
            document.recovered = self.recovered;
        }
        if self.row() < document.rows.len() && document.show_row(self.row()).is_err() {
            document.is_unread = true;
        }
        document
    }

    /// Whether the board waits for the first row to be read from the disk.
    pub fn wants_first_row(&self) -> bool {
        self.is_unread && !self.is_unreadable
    }

    /// Handles the end of reading rows from the disk: shows the first one if that has not been
    /// shown yet. `were_read` is false if reading failed.
    pub fn first_rows_were_read(&mut self, were_read: bool) {
        if self.wants_first_row() {
            let is_first = self.row() == 0;
            let row = if is_first {
                self.first_record_row()
            } else {
                self.row()
            };
            self.is_unreadable = !were_read || self.show_row(row).is_err();
        }
    }
}

/// The file that a recovered document is saved to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RecoveredFor {
    /// No file yet. If the work was meant for a file, that file has changed, and only its name is
    /// offered.
    NoFile(Option<PathBuf>),
    /// The work belongs to this file, which has not changed.
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
    /// file as it was read, and `games` belong to lines of `spans`. That is one undo step. The document counts as modified; once that
    /// step is undone, only if the file does not hold the rows.
    pub fn recovered(
        id: DocumentId,
        rows: Rows,
        spans: Vec<Span>,
        row: u64,
        goes_to: RecoveredFor,
        games: FoundGames,
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
        let shown = ShownState::of_row(&after, row);
        let is_unread = shown.is_err() && !after.is_empty();
        let mut shown = shown.unwrap_or_else(|_not_at_hand| ShownState::nothing().at(row));
        if let Some(play) = after.line_id(row).and_then(|line| games.of_line(line)) {
            shown.position = *play.position();
            shown.play = Some(Arc::clone(play));
        }
        document.change_rows(0, u64::MAX, spans, shown, None);
        document.take_games(games);
        document.is_unread = is_unread;
        document.recovered = Some(document.state_id());
        document
    }

    /// Whether recovered work was undone and is neither in the current content nor in a file.
    pub fn has_undone_recovered(&self) -> bool {
        let built_on = |content| self.history.is_built_on(content);
        !self.is_recovered_safe && self.recovered.is_some_and(|recovered| !built_on(recovered))
    }

    /// Whether redoing restores the recovered work.
    pub fn can_redo_recovered(&self) -> bool {
        let recovered = self.recovered;
        recovered.is_some_and(|recovered| self.history.can_redo_to(recovered))
    }

    /// Whether closing the document loses anything: changes, recovered work that was undone, or games.
    pub fn has_unsaved_work(&self) -> bool {
        self.is_modified() || self.has_undone_recovered() || self.unsaved_games() > 0
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

    /// Whether the current content is exactly what was recovered, so that undo would remove all of
    /// it.
    pub fn is_as_recovered(&self) -> bool {
        self.recovered == Some(self.state_id())
    }
}

//! The document and its file: it becomes known while it is read, and other programs change it.

use super::current::{Document, OnDisk};
use super::history::StateId;
use super::saved_lines::SavedAs;
use super::shift::{Shift, Way};
use std::sync::Arc;
use tabiya_lines::{Fingerprint, Growth, LineId, Rows, Source};

impl Document {
    /// What stands in its file.
    pub fn on_disk(&self) -> &OnDisk {
        &self.on_disk
    }

    /// Takes in lines of the file that have become known. This does not count as a change by the user.
    pub fn grow(&mut self, growth: Growth) {
        let known = self.rows.len();
        self.rows.grow(growth);
        // Nothing can be saved before all is known.
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

    /// Puts lines behind all others that have been found elsewhere and are saved nowhere. They are no step of
    /// undo, or taking the last edit back would take what came meanwhile with it; what is shown and selected
    /// stays so. Returns the lines.
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
        // What the list shows is looked for again; what is being worked out goes on with its own rows.
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

    /// Notes what the file was like when all of it had been read. A document that came from
    /// no file has none to be watched.
    pub fn note_fingerprint(&mut self, seen: Fingerprint) {
        if self.path.is_some() {
            self.fingerprint = Some(seen);
        }
    }

    /// Notes that what is here is to stay, whatever another program has made of the file: it
    /// counts as modified, and the file as known as it is now. `None` for a file that is gone.
    pub fn keep_instead_of_file(&mut self, now: Option<Fingerprint>) {
        self.fingerprint = now;
        self.on_disk = OnDisk::Other;
        self.saved = StateId::NEVER;
        self.history.seal();
    }

    /// The document with other lines, since its file was read again. What could be undone is
    /// forgotten, and no name of a content is used twice.
    #[must_use]
    pub fn reloaded(&self, source: Source, seen: Fingerprint) -> Self {
        let mut document = Self::with_rows(self.id, Rows::new(Arc::new(source)));
        document.history = self.history.begun_again();
        document.saved = document.history.state_id();
        document.path.clone_from(&self.path);
        document.fingerprint = Some(seen);
        document.on_disk = OnDisk::AsRead;
        document.saved_as = SavedAs::as_read(&document.rows);
        if self.has_undone_recovered() {
            document.recovered = self.recovered;
        }
        if self.row() < document.rows.len() && document.show_row(self.row()).is_err() {
            document.is_unread = true;
        }
        document
    }

    /// Whether the board waits for the first row, which has to be read from the disk.
    pub fn wants_first_row(&self) -> bool {
        self.is_unread && !self.is_unreadable
    }

    /// Rows were read from the disk, or could not be: shows the first one, if it has not been shown.
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

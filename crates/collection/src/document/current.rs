//! The document: its rows, the row on the board, and all changes of them.

use super::bulk_change::BulkChange;
use super::history::{History, StateId};
use super::line_reading::kind_of_line;
use super::pictured_board::PicturedByLine;
use super::saved_lines::SavedAs;
use super::shown::{NotInFenByLine, ShownState};
use super::view::{RowsView, SelectedRows, ViewOf};
use crate::passes::{Boards, LineMarks, MarkCounts, TableOrigin};
use std::collections::HashSet;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use tabiya_chess::Position;
use tabiya_lines::{Fingerprint, NoLine, Rows, Saved, Source, is_tag};
use tabiya_notation::record::LineKind;

/// Identifies a document as long as the program runs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct DocumentId(pub u64);

/// The content of the file that a document is saved to.
#[derive(Clone, Debug, Default)]
pub enum OnDisk {
    /// The lines as they were read, under their numbers.
    AsRead,
    /// These rows, as they were saved.
    AsSaved(Rows),
    /// Unknown content, or no file at all.
    #[default]
    Other,
}

/// An open or new file: lines, one of which is on the board.
#[derive(Debug)]
pub struct Document {
    pub(super) id: DocumentId,
    pub(super) path: Option<PathBuf>,
    pub(super) fingerprint: Option<Fingerprint>,
    pub(super) on_disk: OnDisk,
    /// The lines as last read or saved, even if another program has changed the file since.
    pub(super) saved_as: SavedAs,
    /// The archive that the document was read from.
    origin: Option<PathBuf>,
    /// The table that the lines were extracted from.
    pub(super) table: Option<Arc<TableOrigin>>,
    /// The file whose work was recovered, if the document is not saved there.
    pub(super) meant_for: Option<PathBuf>,
    /// The recovered content; undoing the step that made it restores the lines as they were read.
    pub(super) recovered: Option<StateId>,
    /// Whether a file holds the recovered content.
    pub(super) is_recovered_safe: bool,
    pub(super) rows: Rows,
    pub(super) shown: ShownState,
    /// Whether the first row could not be read when the document was opened.
    pub(super) is_unread: bool,
    /// Whether a later attempt to read the first row has failed as well.
    pub(super) is_unreadable: bool,
    pub(super) history: History,
    pub(super) not_in_fen: NotInFenByLine,
    /// The texts of the games that have been saved as games.
    pub(super) saved_games: Arc<HashSet<String>>,
    pub(super) pictured: PicturedByLine,
    pub(super) saved: StateId,
    pub(super) marks: Option<Arc<LineMarks>>,
    pub(super) boards: Option<Arc<Boards>>,
    pub(super) counts: Option<MarkCounts>,
    /// The content for which a count of the marks was last requested.
    pub(super) counted: Option<StateId>,
    /// The rows that the list shows; `None` for all.
    pub(super) view: Option<RowsView>,
    /// The filter of the last view, when its rows have to be searched for again.
    pub(super) outdated_view: Option<ViewOf>,
    /// The selected rows; `None` for the current row alone.
    pub(super) selection: Option<SelectedRows>,
    /// The change that a task is working out; its rows are kept up to date.
    pub(super) pending: Option<BulkChange>,
}

impl Document {
    /// Creates a document without a file from these lines. It counts as unmodified.
    pub fn new(id: DocumentId, lines: impl IntoIterator<Item = Vec<u8>>) -> Self {
        let mut rows = Rows::new(Arc::new(Source::empty()));
        if let Some(span) = rows.add_own_lines(lines) {
            rows.splice(0, 0, &[span]);
        }
        Self::with_rows(id, rows)
    }

    /// Creates a document from a file that has been read.
    pub fn from_file(id: DocumentId, path: PathBuf, source: Source, seen: Fingerprint) -> Self {
        let mut document = Self::with_rows(id, Rows::new(Arc::new(source)));
        document.path = Some(path);
        document.fingerprint = Some(seen);
        document.on_disk = OnDisk::AsRead;
        document.saved_as = SavedAs::as_read(&document.rows);
        document
    }

    /// Creates a document from a file in an archive. It has no file and counts as unmodified.
    pub fn from_archive(id: DocumentId, archive: PathBuf, source: Source) -> Self {
        let mut document = Self::from_source(id, source);
        document.origin = Some(archive);
        document
    }

    /// Creates a document from text without a file, such as standard input. It counts as
    /// unmodified.
    pub fn from_source(id: DocumentId, source: Source) -> Self {
        let mut document = Self::with_rows(id, Rows::new(Arc::new(source)));
        document.saved_as = SavedAs::as_read(&document.rows);
        document
    }

    /// Creates a document from lines that exist nowhere else. It counts as modified.
    pub fn from_rows(id: DocumentId, rows: Rows) -> Self {
        let mut document = Self::with_rows(id, rows);
        document.saved = StateId::NEVER;
        document
    }

    /// Creates an empty document whose lines are still being found and which would be saved at this
    /// place. It counts as modified.
    pub fn being_found(id: DocumentId, place: PathBuf) -> Self {
        let mut document = Self::new(id, []);
        document.saved = StateId::NEVER;
        document.origin = Some(place);
        document
    }

    pub(super) fn with_rows(id: DocumentId, rows: Rows) -> Self {
        let history = History::new();
        let mut document = Self {
            id,
            path: None,
            fingerprint: None,
            on_disk: OnDisk::default(),
            saved_as: SavedAs::Never,
            origin: None,
            table: None,
            meant_for: None,
            recovered: None,
            is_recovered_safe: false,
            rows,
            shown: ShownState::nothing(),
            is_unread: false,
            is_unreadable: false,
            saved: history.state_id(),
            history,
            not_in_fen: NotInFenByLine::default(),
            saved_games: Arc::default(),
            pictured: PicturedByLine::default(),
            marks: None,
            boards: None,
            counts: None,
            counted: None,
            view: None,
            outdated_view: None,
            selection: None,
            pending: None,
        };
        let first = document.first_record_row();
        document.is_unread = document.show_row(first).is_err() && !document.rows.is_empty();
        document
    }

    /// Returns the first row with a position, readable or not, among the first 1000 lines, because
    /// files often begin with comments or a few words.
    pub fn first_record_row(&self) -> u64 {
        const MAX_LOOKED_AT: u64 = 1000;
        (0..self.rows.len().min(MAX_LOOKED_AT))
            .find(|row| self.is_meant_as_position(*row))
            .unwrap_or(0)
    }

    fn is_meant_as_position(&self, row: u64) -> bool {
        let line = self.rows.line(row).unwrap_or_default();
        if self.holds_games() {
            return is_tag(&line);
        }
        match kind_of_line(&line) {
            LineKind::Record => true,
            // A board has many slashes; `and/or` has one.
            LineKind::Unreadable => {
                let words = line.trim_ascii_start().split(u8::is_ascii_whitespace);
                let slashes = |word: &[u8]| memchr::memchr_iter(b'/', word).count();
                words.map(slashes).next().is_some_and(|count| 3 < count)
            }
            LineKind::Blank | LineKind::Comment => false,
        }
    }

    /// Returns the document's identifier.
    pub fn id(&self) -> DocumentId {
        self.id
    }

    /// Returns the file that the document is saved to, if it has one.
    pub fn path(&self) -> Option<&Path> {
        self.path.as_deref()
    }

    /// Returns the fingerprint of the file from when it was last read or written.
    pub fn fingerprint(&self) -> Option<&Fingerprint> {
        self.fingerprint.as_ref()
    }

    /// Returns the rows.
    pub fn rows(&self) -> &Rows {
        &self.rows
    }

    /// Returns the current row, from 0.
    pub fn row(&self) -> u64 {
        self.shown.row
    }

    /// Returns the position on the board.
    pub fn position(&self) -> &Position {
        &self.shown.position
    }

    /// Returns the identifier of the current content.
    pub fn state_id(&self) -> StateId {
        self.history.state_id()
    }

    /// Whether the content differs from the last save.
    pub fn is_modified(&self) -> bool {
        self.saved != self.history.state_id()
    }

    /// Whether there is something to undo.
    pub fn can_undo(&self) -> bool {
        self.history.can_undo()
    }

    /// Whether there is something to redo.
    pub fn can_redo(&self) -> bool {
        self.history.can_redo()
    }

    /// Returns the kind of line in a row; a row out of range counts as blank.
    pub fn line_kind(&self, row: u64) -> LineKind {
        let line = self.rows.line(row);
        line.map_or(LineKind::Blank, |line| kind_of_line(&line))
    }

    /// Whether the board shows a position. Blank and comment lines have none.
    pub fn has_position(&self) -> bool {
        !self.keeps_its_line()
    }

    /// Returns the current line without its line end; empty if there is none.
    pub fn line(&self) -> &[u8] {
        &self.shown.line
    }

    /// Whether the board waits for the first row to be read.
    pub fn is_unread(&self) -> bool {
        self.is_unread
    }

    /// Returns the archive that the document was read from, if any. Such a document has no file to
    /// be saved to.
    pub fn origin(&self) -> Option<&Path> {
        self.origin.as_deref()
    }

    /// Returns the file whose work was recovered, if that file has changed since. The document then
    /// has no file to be saved to, but this name can be offered.
    pub fn meant_for(&self) -> Option<&Path> {
        self.meant_for.as_deref()
    }

    /// Whether all lines of the file are known.
    pub fn is_whole(&self) -> bool {
        self.rows.is_whole()
    }

    /// Whether there is a current line; only an empty document has none.
    pub(super) fn has_line(&self) -> bool {
        self.shown.row < self.rows.len()
    }

    /// Puts another row on the board. Castling rights that are wanted but impossible are forgotten
    /// with the old row. The row becomes the whole selection.
    ///
    /// # Errors
    /// Fails when its line is not in memory; then nothing has changed.
    pub fn select_row(&mut self, row: u64) -> Result<(), NoLine> {
        if row != self.shown.row || self.is_unread {
            let shown = ShownState::of_row(&self.rows, row)?;
            self.history.seal();
            self.keep_not_in_fen();
            self.show(shown);
        }
        self.selection = None;
        Ok(())
    }

    /// Puts a row on the board and leaves the selection as it is.
    pub(super) fn show_row(&mut self, row: u64) -> Result<(), NoLine> {
        let shown = ShownState::of_row(&self.rows, row)?;
        self.show(shown);
        Ok(())
    }

    fn show(&mut self, shown: ShownState) {
        self.shown = shown;
        self.is_unread = false;
        self.restore_not_in_fen();
        self.begin_with_found();
    }

    /// Returns the table that the lines were extracted from, if any. They can be written back into
    /// it.
    pub fn table(&self) -> Option<&Arc<TableOrigin>> {
        self.table.as_ref()
    }

    /// Records that the lines were extracted from a table.
    pub fn note_table(&mut self, table: Arc<TableOrigin>) {
        self.table = Some(table);
    }

    /// Records that the content `state`, which is these rows, has been written without loss to a
    /// file of another form, from which the lines would be read again. Does nothing for a document
    /// that has its own file, since only saving there counts.
    pub fn mark_written(&mut self, place: PathBuf, state: StateId, rows: Rows) {
        if self.path.is_some() {
            return;
        }
        self.origin = Some(place);
        self.meant_for = None;
        self.saved_as = SavedAs::as_saved(rows);
        self.saved = state;
        self.note_recovered_in(state);
        self.history.seal();
    }

    /// Records that the content `state`, which is these rows, is now in this file.
    pub fn mark_saved(&mut self, path: PathBuf, state: StateId, saved: Saved, rows: Rows) {
        self.path = Some(path);
        self.origin = None;
        self.meant_for = None;
        self.fingerprint = Some(saved.fingerprint);
        self.saved_as = SavedAs::as_saved(rows.clone());
        self.on_disk = OnDisk::AsSaved(rows);
        self.saved = state;
        self.note_recovered_in(state);
        self.history.seal();
    }
}

//! The document: its rows, the row on the board, and every change of them.

use super::edit::Edit;
use super::hidden_target::HiddenTargets;
use super::history::{Group, History, RowsChange, Shown, StateId};
use super::understood::understand_typed;
use crate::chess::Position;
use crate::collection::{Fingerprint, Rows, Saved, Source, Span};
use crate::notation::fen::{FenError, FenStyle, write_fen_as};
use crate::notation::line_text::text_of_line;
use crate::notation::record::{LineKind, line_kind, read_record, read_record_over, write_record};
use crate::notation::repair::Understanding;
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// Names a document for as long as the program runs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct DocumentId(pub u64);

/// What the FEN field shows when nobody is typing in it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FieldText {
    /// The canonical FEN, or the line as it stands when it is no readable record.
    pub text: String,
    /// What kind of line it is.
    pub kind: LineKind,
    /// The first thing in the text that cannot be read.
    pub error: Option<FenError>,
    /// Whether only the beginning of a very long line is shown. Such a line is not edited.
    pub is_cut: bool,
}

/// Lines with more bytes are kept but not read: nothing that long is a position, and reading it
/// again for every frame would take longer than a frame.
const LONGEST_READ: usize = 1 << 16;

/// What is shown of a line that is longer.
const SHOWN_OF_LONG: usize = 1 << 10;

/// An open file or a new one: lines, of which one is on the board.
#[derive(Debug)]
pub struct Document {
    id: DocumentId,
    path: Option<PathBuf>,
    fingerprint: Option<Fingerprint>,
    rows: Rows,
    pub(super) shown: Shown,
    pub(super) history: History,
    pub(super) hidden_targets: HiddenTargets,
    saved: StateId,
}

impl Document {
    /// A new document without a file, with these lines. It counts as unmodified.
    pub fn new(id: DocumentId, lines: impl IntoIterator<Item = Vec<u8>>) -> Self {
        let mut rows = Rows::new(Arc::new(Source::empty()));
        if let Some(span) = rows.add_own_lines(lines) {
            rows.splice(0, 0, &[span]);
        }
        Self::with_rows(id, rows)
    }

    /// A document of a file that has been read.
    pub fn from_file(id: DocumentId, path: PathBuf, source: Source, seen: Fingerprint) -> Self {
        let mut document = Self::with_rows(id, Rows::new(Arc::new(source)));
        document.path = Some(path);
        document.fingerprint = Some(seen);
        document
    }

    /// A document of text that came from no file (standard input). It counts as unmodified.
    pub fn from_source(id: DocumentId, source: Source) -> Self {
        Self::with_rows(id, Rows::new(Arc::new(source)))
    }

    fn with_rows(id: DocumentId, rows: Rows) -> Self {
        let history = History::new();
        let mut document = Self {
            id,
            path: None,
            fingerprint: None,
            rows,
            shown: Shown {
                row: 0,
                position: Position::start(),
            },
            saved: history.state_id(),
            history,
            hidden_targets: HiddenTargets::default(),
        };
        let first = document.first_record_row();
        document.show_row(first);
        document
    }

    /// The first row with a position among the first lines: a file often begins with comments.
    fn first_record_row(&self) -> u64 {
        const LOOK_AT_MOST: u64 = 1000;
        (0..self.rows.len().min(LOOK_AT_MOST))
            .find(|row| self.line_kind(*row) == LineKind::Record)
            .unwrap_or(0)
    }

    /// Its name while the program runs.
    pub fn id(&self) -> DocumentId {
        self.id
    }

    /// The file that it is saved to, if it has one.
    pub fn path(&self) -> Option<&Path> {
        self.path.as_deref()
    }

    /// What the file was like when it was last read or written.
    pub fn fingerprint(&self) -> Option<&Fingerprint> {
        self.fingerprint.as_ref()
    }

    /// The lines.
    pub fn rows(&self) -> &Rows {
        &self.rows
    }

    /// The current row, from 0.
    pub fn row(&self) -> u64 {
        self.shown.row
    }

    /// The position on the board.
    pub fn position(&self) -> &Position {
        &self.shown.position
    }

    /// The name of the present content.
    pub fn state_id(&self) -> StateId {
        self.history.state_id()
    }

    /// Whether it differs from what was last saved.
    pub fn is_modified(&self) -> bool {
        self.history.state_id() != self.saved
    }

    /// Whether there is something to undo.
    pub fn can_undo(&self) -> bool {
        self.history.can_undo()
    }

    /// Whether there is something to redo.
    pub fn can_redo(&self) -> bool {
        self.history.can_redo()
    }

    /// The kind of line in a row; a row that is not there counts as blank.
    pub fn line_kind(&self, row: u64) -> LineKind {
        self.rows.line(row).map_or(LineKind::Blank, kind_of_line)
    }

    /// Whether the board shows a position at all, not a blank or comment line.
    pub fn has_position(&self) -> bool {
        !self.keeps_its_line()
    }

    /// The current line, without its end.
    pub fn line(&self) -> &[u8] {
        self.rows.line(self.shown.row).unwrap_or_default()
    }

    /// What the FEN field shows when nobody is typing in it.
    pub fn field_text(&self, style: FenStyle) -> FieldText {
        let line = self.line();
        let is_cut = is_too_long(line);
        let kind = match self.rows.line(self.shown.row) {
            Some(line) => kind_of_line(line),
            None => LineKind::Record,
        };
        let text = match kind {
            LineKind::Record => write_fen_as(self.position(), style),
            LineKind::Blank | LineKind::Comment | LineKind::Unreadable => {
                let shown = if is_cut { SHOWN_OF_LONG } else { line.len() };
                text_of_line(line.get(..shown).unwrap_or(line)).into_owned()
            }
        };
        let error = match kind {
            LineKind::Unreadable if !is_cut => read_record(text.as_bytes()).err(),
            LineKind::Unreadable | LineKind::Blank | LineKind::Comment | LineKind::Record => None,
        };
        FieldText {
            text,
            kind,
            error,
            is_cut,
        }
    }

    /// Puts another row on the board. Castling wishes that no FEN can hold are gone with the old one.
    pub fn select_row(&mut self, row: u64) {
        if row != self.shown.row && row < self.rows.len() {
            self.history.seal();
            self.keep_hidden_target();
            self.show_row(row);
        }
    }

    pub(super) fn show_row(&mut self, row: u64) {
        let row = row.min(self.rows.len().saturating_sub(1));
        let position = match self.rows.line(row) {
            None => Position::start(),
            Some(line) => read_what_can_be(line),
        };
        self.shown = Shown { row, position };
        self.restore_hidden_target();
    }

    /// Changes the position. Returns whether anything changed.
    ///
    /// The line becomes the new FEN, with the operations that it had. On a blank,
    /// comment or very long line the position goes into a line of its own below, so that it stays.
    pub fn edit(&mut self, edit: Edit, style: FenStyle, group: Option<Group>) -> bool {
        let position = edit.apply_to(self.position());
        if position == *self.position() {
            return false;
        }
        self.show_position(position, style, group);
        true
    }

    /// Writes the position that the board shows into a line, when the current one holds none.
    /// Returns whether it did.
    pub fn write_missing_record(&mut self, style: FenStyle) -> bool {
        let row = self.shown.row;
        let has_record = self.rows.line(row).is_some() && self.line_kind(row) == LineKind::Record;
        if !has_record {
            let position = *self.position();
            self.show_position(position, style, None);
        }
        !has_record
    }

    /// Puts a record that has been read from text onto the board: in the place of the current one,
    /// or below a line that is to stay.
    pub fn put_record(&mut self, line: Vec<u8>, position: Position) {
        self.put_line(line, position, None);
    }

    fn put_line(&mut self, line: Vec<u8>, position: Position, group: Option<Group>) {
        if self.keeps_its_line() {
            self.insert_shown(self.shown.row + 1, line, position, group);
        } else {
            self.replace_line(line, position, group);
        }
    }

    /// Whether the current line is none of ours to write over: a comment, a blank, a very long one.
    fn keeps_its_line(&self) -> bool {
        self.rows.line(self.shown.row).is_some_and(|line| {
            let is_other = matches!(kind_of_line(line), LineKind::Blank | LineKind::Comment);
            is_other || is_too_long(line)
        })
    }

    /// Puts a position into a line of its own and shows it, with wishes that no FEN can hold.
    pub fn insert_position(&mut self, at: u64, position: Position, style: FenStyle) {
        let line = write_fen_as(&position, style).into_bytes();
        self.insert_shown(at, line, position, None);
    }

    fn show_position(&mut self, position: Position, style: FenStyle, group: Option<Group>) {
        // Lines that stay are no records, so there are no operations to take over from them.
        let old_line = if self.keeps_its_line() {
            &[]
        } else {
            self.line()
        };
        let line = write_record(&position, style, old_line);
        self.put_line(line, position, group);
    }

    fn insert_shown(&mut self, at: u64, line: Vec<u8>, position: Position, group: Option<Group>) {
        let at = at.min(self.rows.len());
        self.keep_hidden_target();
        let span = self.rows.add_own(line);
        let shown = Shown { row: at, position };
        self.change_rows(at, 0, vec![span], shown, group);
    }

    /// Replaces the current line; when there is none yet, it becomes the first.
    pub(super) fn replace_line(&mut self, line: Vec<u8>, position: Position, group: Option<Group>) {
        let row = self.shown.row;
        let shown = Shown { row, position };
        if self
            .rows
            .line(row)
            .is_some_and(|old| old == line.as_slice())
        {
            let same = self.rows.spans(row..row + 1);
            return self.change_rows(row, 1, same, shown, group);
        }
        let span = self.rows.add_own_for(row, line);
        let remove = u64::from(row < self.rows.len());
        self.change_rows(row, remove, vec![span], shown, group);
    }

    /// The one place where rows change.
    pub(super) fn change_rows(
        &mut self,
        at: u64,
        remove: u64,
        inserted: Vec<Span>,
        shown: Shown,
        group: Option<Group>,
    ) {
        let removed = self.rows.splice(at, remove, &inserted);
        let before = std::mem::replace(&mut self.shown, shown);
        let rows = RowsChange {
            at,
            removed,
            inserted,
        };
        self.history.record(group, rows, before, shown);
    }

    pub(super) fn add_own_lines(&mut self, lines: Vec<Vec<u8>>) -> Option<Span> {
        self.rows.add_own_lines(lines)
    }

    /// The next change of this group starts a step of its own.
    pub fn end_group(&mut self, group: Group) {
        if self.history.newest_group() == Some(group) {
            self.history.seal();
        }
    }

    /// Takes the newest step back. Returns whether there was one.
    pub fn undo(&mut self) -> bool {
        let Some(entry) = self.history.undo() else {
            return false;
        };
        let rows = entry.rows;
        self.restore(rows.at, &rows.inserted, &rows.removed, entry.before);
        true
    }

    /// Makes the newest undone step again. Returns whether there was one.
    pub fn redo(&mut self) -> bool {
        let Some(entry) = self.history.redo() else {
            return false;
        };
        let rows = entry.rows;
        self.restore(rows.at, &rows.removed, &rows.inserted, entry.after);
        true
    }

    /// Puts rows in the place of those that stand there, without a step of history.
    fn restore(&mut self, at: u64, standing: &[Span], wanted: &[Span], shown: Shown) {
        let count = standing.iter().map(|span| span.count()).sum();
        self.rows.splice(at, count, wanted);
        self.shown = shown;
    }

    /// Takes note that the content with this name is now in this file.
    pub fn mark_saved(&mut self, path: PathBuf, state: StateId, saved: Saved) {
        self.path = Some(path);
        self.fingerprint = Some(saved.fingerprint);
        self.saved = state;
        self.history.seal();
    }
}

fn is_too_long(line: &[u8]) -> bool {
    line.len() > LONGEST_READ
}

/// The kind of a line; very long ones count as unreadable without being read.
pub fn kind_of_line(line: &[u8]) -> LineKind {
    if is_too_long(line) {
        LineKind::Unreadable
    } else {
        line_kind(line)
    }
}

/// The position of a line as far as it can be read; the rest is empty.
fn read_what_can_be(line: &[u8]) -> Position {
    if is_too_long(line) {
        return Position::empty();
    }
    match read_record(line) {
        Ok(record) => record.position,
        Err(_) if line_kind(line) == LineKind::Unreadable => {
            let text = text_of_line(line);
            match understand_typed(&text) {
                Some(Understanding::One(meant)) => meant.position,
                _ => read_record_over(&text, &Position::empty()).0.position,
            }
        }
        Err(_) => Position::empty(),
    }
}

//! Changes of the position on the board, as changes of the current line.

use super::current::Document;
use super::edit::Edit;
use super::history::UndoGroup;
use super::line_reading::{KeptOfUnreadable, LineReading};
use super::operation_edits::with_operations;
use super::shown::{Setup, ShownState};
use crate::passes::{LineMark, mark_of};
use std::sync::Arc;
use tabiya_chess::{Position, SquareSet};
use tabiya_lines::{LineId, LineOrigin, Span};
use tabiya_notation::fen::FenStyle;
use tabiya_notation::record::{LineKind, read_record, write_record, write_record_like};

impl Document {
    /// Changes the position. Returns whether anything changed.
    ///
    /// The line becomes the new FEN and keeps its operations. A blank line, a comment or a very long
    /// line stays as it is, and the position goes into a new line below it.
    pub fn edit(&mut self, edit: Edit, style: FenStyle, group: Option<UndoGroup>) -> bool {
        let position = edit.apply_to(self.position());
        let drawn = self.operations_after(edit);
        // An unreadable field gets the value that the board shows in its place.
        let is_field_said = self.is_unreadable() && edit.is_of_fields();
        if position == *self.position() && drawn.is_none() && !is_field_said {
            return false;
        }
        let before = self.shown.unsure;
        let after = before.after(edit, self.position(), &position);
        let unsure = after.with_squares(after.squares - self.settled_by(edit, &position));
        let operations = self.operations_with_notes(drawn, unsure);
        let setup = Setup {
            unsure,
            ..Setup::sure(position)
        };
        let line = self.line_of(&position, style, operations.as_deref());
        if edit.sets_another_position() {
            self.put_other_line(line, &setup, group);
        } else {
            self.put_line(line, &setup, group);
        }
        true
    }

    /// Returns the squares about which the user is unsure. No FEN can hold them: they are kept as long as the document
    /// is open.
    pub fn unsure(&self) -> SquareSet {
        self.shown.unsure.squares
    }

    /// Sets the squares about which the user is unsure. This is an undo step but does not change the content unless
    /// the record notes them. Returns whether anything changed.
    pub fn mark_unsure(&mut self, squares: SquareSet) -> bool {
        if squares == self.unsure() || !self.has_line() {
            return false;
        }
        let setup = Setup {
            unsure: self.shown.unsure.with_squares(squares),
            ..self.setup()
        };
        if let Some(operations) = self.operations_with_notes(None, setup.unsure) {
            // The record notes them as well, which changes the content.
            let line = with_operations(self.line(), &operations);
            self.replace_line(line, None, &setup, None);
            return true;
        }
        self.replace_line(self.line().to_vec(), None, &setup, None);
        self.history.keep_content();
        true
    }

    /// Returns what is on the board.
    pub(super) fn setup(&self) -> Setup {
        Setup {
            position: self.shown.position,
            unsure: self.shown.unsure,
            play: self.shown.play.clone(),
        }
    }

    /// Writes the position on the board into a line if the current one holds none. Returns whether
    /// it did.
    pub fn write_missing_record(&mut self, style: FenStyle) -> bool {
        let has_record = self.has_record();
        if !has_record {
            let line = self.line_of(self.position(), style, None);
            self.put_line(line, &self.setup(), None);
        }
        !has_record
    }

    /// Whether the current line is a record.
    pub(super) fn has_record(&self) -> bool {
        self.has_line() && self.shown.read.kind == LineKind::Record
    }

    /// Puts a record that was read from text onto the board, in place of the current record or
    /// below a line that is to stay.
    pub fn put_record(&mut self, line: Vec<u8>, position: Position) {
        self.put_other_line(line, &Setup::sure(position), None);
    }

    /// Puts a line as [`Self::put_line`] does, with another position, to which the picture of the current row does not
    /// belong. Undo shows the old line and its picture.
    pub(super) fn put_other_line(
        &mut self,
        line: Vec<u8>,
        setup: &Setup,
        group: Option<UndoGroup>,
    ) {
        if self.pictured().is_none() || self.keeps_its_line() {
            self.put_line(line, setup, group);
        } else {
            self.replace_line_as(line, None, setup, group, |_| LineOrigin::New);
        }
    }

    /// Replaces the current record by another position, without its operations.
    pub fn replace_record(&mut self, position: Position, style: FenStyle) {
        let line = if self.has_record() {
            write_record_like(&position, style, self.shown.read.fields, b"")
        } else {
            self.new_line(&position, style)
        };
        self.put_record(line, position);
    }

    pub(super) fn put_line(&mut self, line: Vec<u8>, setup: &Setup, group: Option<UndoGroup>) {
        if self.keeps_its_line() && !self.holds_games() {
            self.insert_shown(self.shown.row + 1, line, setup, group);
        } else {
            self.replace_line(line, None, setup, group);
        }
    }

    /// Whether the current line is a text that is not a record and may become one.
    fn is_unreadable(&self) -> bool {
        let read = &self.shown.read;
        self.has_line() && read.kind == LineKind::Unreadable && !read.is_never_typed
    }

    /// Whether the current line must not be overwritten: a comment, a blank line, or a very long
    /// line.
    pub(super) fn keeps_its_line(&self) -> bool {
        let read = &self.shown.read;
        let is_other = matches!(read.kind, LineKind::Blank | LineKind::Comment);
        self.has_line() && (is_other || read.is_never_typed)
    }

    /// Inserts a new line with a position and shows it, with everything that is wanted but not in
    /// the FEN.
    pub fn insert_position(&mut self, at: u64, position: Position, style: FenStyle) {
        let line = self.new_line(&position, style);
        self.insert_shown(at, line, &Setup::sure(position), None);
    }

    /// Returns the line for a position, with the operations of the current line or with others.
    pub(super) fn line_of(
        &self,
        position: &Position,
        style: FenStyle,
        operations: Option<&[u8]>,
    ) -> Vec<u8> {
        if self.is_unreadable()
            && operations.is_none()
            && let Some(kept) = KeptOfUnreadable::of(self.line())
        {
            return write_record_like(position, style, kept.fields, &kept.tail);
        }
        // Lines that must stay are not records, so they have no operations to adopt.
        if !self.has_record() && operations.is_none() {
            return self.new_line(position, style);
        }
        let old = self.line();
        match operations {
            Some(operations) => write_record(position, style, &with_operations(old, operations)),
            None => write_record(position, style, old),
        }
    }

    /// Inserts lines in front of a row and shows the first of them.
    pub fn insert_lines(&mut self, at: u64, lines: Vec<Vec<u8>>) {
        self.put_lines(at, 0, lines);
    }

    /// Inserts lines below the current row and shows the first of them. They replace a position that was added and is
    /// still empty.
    pub fn add_lines(&mut self, lines: Vec<Vec<u8>>) {
        let (at, gives_place) = self.place_of_added();
        self.put_lines(at, u64::from(gives_place), lines);
    }

    /// Returns the row in front of which added lines go, and whether they replace that row.
    pub fn place_of_added(&self) -> (u64, bool) {
        let row = self.row();
        if self.waits_for_pieces(row) {
            (row, true)
        } else if self.rows.is_empty() {
            (0, false)
        } else {
            (row + 1, false)
        }
    }

    /// Whether the row was added here and still has an empty board.
    pub(super) fn waits_for_pieces(&self, row: u64) -> bool {
        let is_own = matches!(self.rows.line_id(row), Some(LineId::Own(_)));
        let is_sure = row != self.row() || self.unsure().is_empty();
        let has_nothing = |line: &[u8]| {
            mark_of(line) == LineMark::Empty
                && read_record(line).is_ok_and(|record| record.tail.is_empty())
        };
        is_own && is_sure && self.rows.line(row).is_ok_and(|line| has_nothing(&line))
    }

    fn put_lines(&mut self, at: u64, remove: u64, lines: Vec<Vec<u8>>) {
        let at = at.min(self.rows.len());
        self.keep_not_in_fen();
        let first = self.rows.own_line_count();
        let lines = self.rows_of_records(lines);
        let Some(span) = self.rows.add_own_lines(lines) else {
            return;
        };
        let line = self.rows.own_line(first).unwrap_or_default();
        let mut shown = ShownState::of_row_text(&self.rows, at, line);
        shown.line_end = Some(self.rows.source().newline());
        self.change_rows(at, remove, vec![span], shown, None);
    }

    /// Inserts lines before and after the current row, which stays current.
    pub(super) fn insert_around(&mut self, before: Vec<Vec<u8>>, behind: Vec<Vec<u8>>) {
        let row = self.shown.row;
        let count = before.len() as u64;
        let before = self.rows_of_records(before);
        let behind = self.rows_of_records(behind);
        self.keep_not_in_fen();
        let mut spans = Vec::from_iter(self.rows.add_own_lines(before));
        spans.extend(self.rows.spans(row..row.saturating_add(1)));
        spans.extend(self.rows.add_own_lines(behind));
        let shown = self.shown.at(row + count);
        let replaced = u64::from(self.has_line());
        self.change_rows(row, replaced, spans, shown, None);
    }

    fn insert_shown(&mut self, at: u64, line: Vec<u8>, setup: &Setup, group: Option<UndoGroup>) {
        if self.holds_games() {
            return self.insert_game_of(at, &line, setup, group);
        }
        let at = at.min(self.rows.len());
        self.keep_not_in_fen();
        let line_end = Some(self.rows.source().newline());
        let (span, line) = self.add_own(line, line_end, LineOrigin::New);
        let shown = shown_as(line, at, None, setup, line_end);
        self.change_rows(at, 0, vec![span], shown, group);
    }

    /// Replaces the current line, or adds the first one if there is none. Reads the new line unless
    /// `read` is given.
    pub(super) fn replace_line(
        &mut self,
        line: Vec<u8>,
        read: Option<LineReading>,
        setup: &Setup,
        group: Option<UndoGroup>,
    ) {
        self.replace_line_as(line, read, setup, group, LineOrigin::Edited);
    }

    /// Replaces the current line as [`Self::replace_line`] does; `made` gives the origin of the new
    /// line from the old one.
    pub(super) fn replace_line_as(
        &mut self,
        line: Vec<u8>,
        read: Option<LineReading>,
        setup: &Setup,
        group: Option<UndoGroup>,
        made: fn(LineId) -> LineOrigin,
    ) {
        if self.holds_games() {
            return self.replace_game(line, read, setup, group, made);
        }
        let row = self.shown.row;
        if self.has_line() && self.line() == line {
            let same = self.rows.spans(row..row + 1);
            let shown = ShownState {
                position: setup.position,
                unsure: setup.unsure,
                play: setup.line_of_play(),
                ..self.shown.clone()
            };
            return self.change_rows(row, 1, same, shown, group);
        }
        let line_end = self.shown.line_end;
        let (span, line) = if let Some(saved) = self.saved_line_like(row, &line) {
            (Span::of_line(saved), Arc::from(line))
        } else {
            let origin = self.rows.line_id(row).map_or(LineOrigin::New, made);
            self.add_own(line, line_end, origin)
        };
        let shown = shown_as(line, row, read, setup, line_end);
        let remove = u64::from(row < self.rows.len());
        self.change_rows(row, remove, vec![span], shown, group);
    }

    /// Stores one of our own lines and returns it as stored.
    fn add_own(
        &mut self,
        line: Vec<u8>,
        line_end: Option<&'static [u8]>,
        origin: LineOrigin,
    ) -> (Span, Arc<[u8]>) {
        let own = self.rows.own_line_count();
        let span = self.rows.add_own_made(line, line_end, origin);
        let line = Arc::from(self.rows.own_line(own).unwrap_or_default());
        (span, line)
    }
}

/// Returns a line with its position as something to show.
fn shown_as(
    line: Arc<[u8]>,
    row: u64,
    read: Option<LineReading>,
    setup: &Setup,
    line_end: Option<&'static [u8]>,
) -> ShownState {
    ShownState {
        row,
        position: setup.position,
        unsure: setup.unsure,
        play: setup.line_of_play(),
        game: None,
        read: read.unwrap_or_else(|| LineReading::of(&line)),
        line,
        line_end,
    }
}

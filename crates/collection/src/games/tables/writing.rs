//! Writes rows of a table again from records that were made from them and have changed since.
//!
//! Everything written is read back first: text that then differs from the record is reported ([`LeftOutOfTable`]) and
//! not written, so that a table always agrees with its records on screen.

mod said;

pub use said::{LeftOutOfGames, LeftOutOfTable};

use super::columns::Columns;
use super::extract::TableExtractor;
use super::form::TableForm;
use super::positions::{move_of, position_of, without_number};
use super::rows::{append_csv_field, raw_fields};
use said::RecordContent;
pub(super) use said::text_of;
use tabiya_chess::{Mover, Position};
use tabiya_notation::fen::{FenStyle, read_strict, write_fen};
use tabiya_notation::moves::{write_san, write_uci};
use tabiya_notation::operations::{MoveForm, move_form};
use tabiya_notation::record::write_record;

/// Writes rows that have changed. Untouched rows are copied without it.
#[derive(Clone, Debug)]
pub(crate) struct RowWriter {
    columns: Columns,
    extractor: TableExtractor,
    /// Whether new JSON objects name all columns.
    fills: bool,
}

/// Changed fields with their texts, by the numbers of their columns.
type Changes = Vec<(usize, Vec<u8>)>;

impl RowWriter {
    /// Creates a writer for tables with these columns.
    pub(crate) fn new(columns: Columns) -> Self {
        Self {
            extractor: TableExtractor::new(columns.clone()),
            columns,
            fills: false,
        }
    }

    /// Determines whether new JSON objects name all columns, those without a value with `null`.
    pub(super) fn fill(&mut self, fills: bool) {
        self.fills = fills;
    }

    /// Appends a row whose record has changed. Unchanged fields and the line end keep their bytes.
    ///
    /// If the first move leads to the position, the row holds the position before that move: that
    /// one is changed, if the same move then leads to the wanted position.
    pub(crate) fn append_changed(
        &mut self,
        row_text: &[u8],
        record: &[u8],
        out: &mut Vec<u8>,
        left_out: &mut LeftOutOfTable,
    ) {
        let end = self.columns.form.row(row_text, 0);
        let end = end.filter(|row| !row.is_open);
        let body = end.and_then(|row| row_text.get(..row.end));
        let was = body.and_then(|body| self.said_of(body));
        let is = RecordContent::of(record, &self.columns);
        let (Some(body), Some(was), Some(is)) = (body, was, is) else {
            left_out.unreadable += 1;
            out.extend_from_slice(row_text);
            return;
        };
        let line_end = row_text.get(body.len()..).unwrap_or_default();
        let mut changes = self.changed_fields(&was, &is);
        let of_position = self.changes_of_position(body, &was, &is);
        let can_say_position = of_position.is_some();
        let mut with_position = changes.clone();
        with_position.extend(of_position.unwrap_or_default());
        let mut written = self.with_changes(body, &with_position);
        let mut now = self.said_of(&written);
        let is_same = |now: &Option<RecordContent>| now.as_ref().is_some_and(|now| now.is_at(&is));
        if !can_say_position || !is_same(&now) {
            left_out.positions += 1;
            changes.retain(|(at, _)| *at != self.columns.fen && Some(*at) != self.columns.moves);
            written = self.with_changes(body, &changes);
            now = self.said_of(&written);
        }
        match now {
            Some(now) => is.tell_missing(&now, left_out),
            None => written = body.to_vec(),
        }
        out.extend_from_slice(&written);
        out.extend_from_slice(line_end);
    }

    /// Appends a row with this line end for a new record, if the table can hold its position.
    pub(crate) fn append_new(
        &mut self,
        record: &[u8],
        line_end: &[u8],
        out: &mut Vec<u8>,
        left_out: &mut LeftOutOfTable,
    ) {
        let Some(is) = RecordContent::of(record, &self.columns) else {
            left_out.unreadable += 1;
            return;
        };
        let mut changes = self.changed_fields(&RecordContent::nothing_at(&is), &is);
        if !self.columns.positions_are_lines {
            changes.push((self.columns.fen, fen_field(b"", &is.position)));
        }
        if let Some(at) = self.columns.moves
            && let Some(text) = solution_field(b"", None, &is, &self.columns)
        {
            changes.push((at, text));
        }
        let empty = self.empty_row();
        let written = self.with_changes(&empty, &changes);
        // The position cannot be written if the table has it before a move that leads to it.
        let now = self.said_of(&written).filter(|now| now.is_at(&is));
        let Some(now) = now else {
            left_out.positions += 1;
            return;
        };
        is.tell_missing(&now, left_out);
        out.extend_from_slice(&written);
        out.extend_from_slice(line_end);
    }

    /// Returns a row without any values.
    fn empty_row(&self) -> Vec<u8> {
        let TableForm::Separated(separator) = self.columns.form else {
            let style = self.columns.object_style();
            return if self.fills {
                style.empty_object()
            } else {
                b"{}".to_vec()
            };
        };
        let others = self.columns.others.iter().map(|column| column.at);
        let count = others.chain([self.columns.fen]).chain(self.columns.moves);
        vec![separator; count.max().unwrap_or_default()]
    }

    /// Returns the content of the record that is made from a row.
    fn said_of(&mut self, body: &[u8]) -> Option<RecordContent> {
        let mut record = Vec::new();
        self.extractor.append_record(body, &mut record);
        RecordContent::of(record.strip_suffix(b"\n")?, &self.columns)
    }

    /// Returns the changed fields of the other columns.
    fn changed_fields(&self, was: &RecordContent, is: &RecordContent) -> Changes {
        let others = self.columns.others.iter();
        let changed = others.filter_map(|column| {
            let value = is.fields.get(&column.at);
            let is_changed = value != was.fields.get(&column.at);
            is_changed.then(|| (column.at, value.cloned().unwrap_or_default()))
        });
        changed.collect()
    }

    /// Returns the changed fields of the position and its solution; `None` if a row cannot express
    /// that position.
    fn changes_of_position(
        &mut self,
        body: &[u8],
        was: &RecordContent,
        is: &RecordContent,
    ) -> Option<Changes> {
        let mut changes = Changes::new();
        let fen = self.extractor.field(body, self.columns.fen);
        let moves = self.columns.moves;
        let moves = moves.map(|at| self.extractor.field(body, at));
        let (fen, moves) = (fen.as_slice(), moves.unwrap_or_default());
        let moves = moves.as_slice();
        // A line of moves is a field of its own, which the position cannot change.
        if !is.is_at(was) && !self.columns.positions_are_lines {
            let position = if self.columns.first_move_leads_to_it {
                position_before(fen, moves, &is.position)?
            } else {
                is.position
            };
            changes.push((self.columns.fen, fen_field(fen, &position)));
        }
        if let Some(at) = self.columns.moves
            && let Some(text) = solution_field(moves, Some(was), is, &self.columns)
        {
            changes.push((at, text));
        }
        Some(changes)
    }

    /// Returns a row with these fields replaced.
    fn with_changes(&self, body: &[u8], changes: &Changes) -> Vec<u8> {
        if changes.is_empty() {
            return body.to_vec();
        }
        let TableForm::Separated(separator) = self.columns.form else {
            return self.columns.object_style().with_changes(body, changes);
        };
        let raw = raw_fields(body, separator);
        let last = changes.iter().map(|(at, _)| at + 1).max();
        let count = raw.len().max(last.unwrap_or_default());
        let mut written = Vec::with_capacity(body.len() + 64);
        for at in 0..count {
            if at > 0 {
                written.push(separator);
            }
            match changes.iter().rev().find(|(changed, _)| *changed == at) {
                Some((_, text)) => append_csv_field(text, separator, &mut written),
                None => written.extend_from_slice(raw.get(at).copied().unwrap_or_default()),
            }
        }
        written
    }
}

/// Returns the new text of a field for this position. Text after the old position stays.
fn fen_field(old: &[u8], position: &Position) -> Vec<u8> {
    let old = old.trim_ascii();
    let has_usual_counters = position.halfmove_clock == 0 && position.fullmove_number == 1;
    let fields = old.split(u8::is_ascii_whitespace).count();
    if old.is_empty() || read_strict(old).is_ok() || (fields <= 4 && !has_usual_counters) {
        return write_fen(position).into_bytes();
    }
    write_record(position, FenStyle::STANDARD, old)
}

/// Returns the position from which the first of these moves leads to the wanted one; otherwise it
/// is the position of the field.
fn position_before(field: &[u8], moves: &[u8], wanted: &Position) -> Option<Position> {
    let start = position_of(field.trim_ascii())?;
    let mover = Mover::new(&start).ok()?;
    let mut words = moves.split(u8::is_ascii_whitespace).map(without_number);
    let word = words.find(|word| !word.is_empty())?;
    let played = move_of(&mover, word)?;
    let after = mover.after(played);
    let after = after.position();
    let mut before = *wanted;
    before.side_to_move = start.side_to_move;
    for square in start.board.differing(&after.board) {
        before.board.set(square, start.board.get(square));
    }
    if wanted.castling == after.castling {
        before.castling = start.castling;
    }
    before.en_passant = start.en_passant;
    let passed = after.fullmove_number.checked_sub(start.fullmove_number)?;
    before.fullmove_number = wanted.fullmove_number.checked_sub(passed)?;
    before.halfmove_clock = if wanted.halfmove_clock == after.halfmove_clock {
        start.halfmove_clock
    } else {
        wanted.halfmove_clock.checked_sub(1)?
    };
    let mover = Mover::new(&before).ok()?;
    let leads_there =
        mover.is_legal(played) && write_fen(mover.after(played).position()) == write_fen(wanted);
    leads_there.then_some(before)
}

/// Returns the new text of the field with the moves; `None` if it stays as it is or the moves
/// cannot be played. Moves that stay keep their spelling; others are spelled like the first of the
/// field.
fn solution_field(
    old: &[u8],
    was: Option<&RecordContent>,
    is: &RecordContent,
    columns: &Columns,
) -> Option<Vec<u8>> {
    let old_solution = was.and_then(RecordContent::solution);
    let is_unmoved = was.is_some_and(|was| was.is_at(is));
    if is_unmoved && old_solution == is.solution() {
        return None;
    }
    let words = old.split(u8::is_ascii_whitespace).map(without_number);
    let words = words.filter(|word| !word.is_empty());
    let mut old_words = words.filter_map(|word| str::from_utf8(word).ok());
    let lead = if columns.first_move_leads_to_it {
        old_words.next()
    } else {
        None
    };
    let old_words: Vec<_> = old_words.collect();
    let spelled_as = lead.or(old_words.first().copied());
    let form = spelled_as.and_then(|word| move_form(word.as_bytes()));
    let in_coordinates = form == Some(MoveForm::Coordinate);
    let mut written: Vec<String> = lead.map(str::to_owned).into_iter().collect();
    let mut mover = Mover::new(&is.position).ok()?;
    let solution = is.solution().map(Vec::as_slice).unwrap_or_default();
    let solution: Vec<_> = str::from_utf8(solution).ok()?.split_whitespace().collect();
    // Moves after one that cannot be played are in no record. They stay.
    let read = old_solution.map_or(0, |old| old.split(|byte| *byte == b' ').count());
    let unread = old_words.get(read..).unwrap_or_default();
    if !unread.is_empty() && old_solution != is.solution() {
        return None;
    }
    for (at, word) in solution.into_iter().enumerate() {
        let played = move_of(&mover, word)?;
        let old = old_words.get(at).copied();
        let kept = old.filter(|old| move_of(&mover, old) == Some(played));
        written.push(match kept {
            Some(kept) => kept.to_owned(),
            None if in_coordinates => {
                let position = mover.position();
                let chess960 = position.castling.is_chess960(&position.board);
                write_uci(&mover, played, chess960)
            }
            None => write_san(&mover, played),
        });
        mover = mover.after(played);
    }
    written.extend(unread.iter().map(|word| (*word).to_owned()));
    let kept: Vec<_> = lead.into_iter().chain(old_words).collect();
    (written != kept).then(|| written.join(" ").into_bytes())
}

//! Writes rows of a table again from records that were made of them and have changed since.
//!
//! Everything written is read back before it counts: text that does not come back as the record
//! says is reported ([`LeftOut`]) and not written, so that a table always agrees with its records
//! on screen.

mod left_out;
mod position;
mod said;
mod solution;

pub use left_out::LeftOut;

use super::columns::Columns;
use super::extract::TableExtractor;
use super::rows::{append_csv_field, fields, raw_fields, row};
use position::{fen_field, position_before};
use said::Said;
use solution::solution_field;
use std::borrow::Cow;

/// Writes rows that have changed. Untouched rows are copied without it.
#[derive(Clone, Debug)]
pub struct RowWriter {
    columns: Columns,
    extractor: TableExtractor,
}

/// Changed fields with their texts, by the numbers of their columns.
type Changes = Vec<(usize, Vec<u8>)>;

impl RowWriter {
    /// Creates a writer for tables with these columns.
    pub fn new(columns: Columns) -> Self {
        Self {
            extractor: TableExtractor::new(columns.clone()),
            columns,
        }
    }

    /// Appends a row whose record has changed. Unchanged fields and the line end keep their bytes.
    ///
    /// If the first move leads to the position, the row holds the position before that move: that
    /// one is changed, if the same move then leads to the wanted position.
    pub fn append_changed(
        &mut self,
        row_text: &[u8],
        record: &[u8],
        out: &mut Vec<u8>,
        left_out: &mut LeftOut,
    ) {
        let separator = self.columns.separator;
        let end = row(row_text, 0, separator).filter(|row| !row.is_open);
        let body = end.and_then(|row| row_text.get(..row.end));
        let was = body.and_then(|body| self.said_of(body));
        let is = Said::of(record, &self.columns);
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
        let is_same = |now: &Option<Said>| now.as_ref().is_some_and(|now| now.is_at(&is));
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
    pub fn append_new(
        &mut self,
        record: &[u8],
        line_end: &[u8],
        out: &mut Vec<u8>,
        left_out: &mut LeftOut,
    ) {
        let Some(is) = Said::of(record, &self.columns) else {
            left_out.unreadable += 1;
            return;
        };
        let mut changes = self.changed_fields(&Said::nothing_at(&is), &is);
        changes.push((self.columns.fen, fen_field(b"", &is.position)));
        if let Some(at) = self.columns.moves
            && let Some(text) = solution_field(b"", None, &is, &self.columns)
        {
            changes.push((at, text));
        }
        let others = self.columns.others.iter().map(|column| column.at);
        let count = others.chain([self.columns.fen]).chain(self.columns.moves);
        let count = count.max().unwrap_or_default();
        let empty = vec![self.columns.separator; count];
        let written = self.with_changes(&empty, &changes);
        // The position cannot be written if a move should lead to it.
        let now = self.said_of(&written).filter(|now| now.is_at(&is));
        let Some(now) = now else {
            left_out.positions += 1;
            return;
        };
        is.tell_missing(&now, left_out);
        out.extend_from_slice(&written);
        out.extend_from_slice(line_end);
    }

    /// Returns the content of the record that is made of a row.
    fn said_of(&mut self, body: &[u8]) -> Option<Said> {
        let mut record = Vec::new();
        self.extractor.append_record(body, &mut record);
        Said::of(record.strip_suffix(b"\n")?, &self.columns)
    }

    /// Returns the changed fields of the other columns.
    fn changed_fields(&self, was: &Said, is: &Said) -> Changes {
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
    fn changes_of_position(&self, body: &[u8], was: &Said, is: &Said) -> Option<Changes> {
        let values: Vec<_> = fields(body, self.columns.separator).collect();
        let value = |at: usize| values.get(at).map(Cow::as_ref).unwrap_or_default();
        let mut changes = Changes::new();
        let moves = self.columns.moves.map(value).unwrap_or_default();
        let fen = value(self.columns.fen);
        if !is.is_at(was) {
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
        let separator = self.columns.separator;
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

//! The positions in a text of any length, for callers that only extract them.

use super::boards::{FoundBoard, boards};
use super::plain_text::PlainText;
use super::{board_reading, fields};
use crate::fen::write_board;

/// A position in a plain text.
pub(crate) struct Found {
    /// The start of its board.
    pub(crate) start: usize,
    /// The end of its last field.
    pub(crate) end: usize,
    /// Its exact fields, as many as it has.
    pub(crate) fields: Vec<String>,
}

/// The positions in a text, in order. Ambiguous ones are left out.
pub(crate) fn positions(plain: &PlainText<'_>) -> Vec<Found> {
    let text = plain.text();
    let boards = boards(text);
    let limits = boards.iter().skip(1).map(FoundBoard::start);
    let limits = limits.chain([text.len()]);
    let found = boards.iter().zip(limits);
    found
        .filter_map(|(board, limit)| position(text, board, limit))
        .collect()
}

fn position(text: &str, found: &FoundBoard, limit: usize) -> Option<Found> {
    let read = |alphabet| (alphabet, board_reading::read(text, found, alphabet).board);
    let mut readings = found.alphabets.candidates().map(read);
    let (alphabet, board) = readings.next()?;
    if readings.any(|(_, other)| other != board) {
        return None;
    }
    let read = fields::read(text, found, limit, &board, alphabet);
    if found.is_broken && read.exact.is_empty() {
        return None;
    }
    let mut fields = vec![write_board(&board)];
    fields.extend(read.exact);
    Some(Found {
        start: found.start(),
        end: read.end,
        fields,
    })
}

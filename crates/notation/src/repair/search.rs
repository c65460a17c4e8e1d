//! The positions in a text of any length, for those who only want to take them out.

use super::boards::{FoundBoard, boards};
use super::plain_text::PlainText;
use super::{board_reading, fields};
use crate::fen::write_board;

/// A position in a plain text.
pub(crate) struct Found {
    /// Where its board begins.
    pub(crate) start: usize,
    /// Where its last field ends.
    pub(crate) end: usize,
    /// Its fields as they should be, as many as there are.
    pub(crate) fields: Vec<String>,
}

/// The positions in a text, in its order. One that can be read in several ways is left out.
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

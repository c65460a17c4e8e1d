//! Takes FENs out of what surrounds them where people copy them from: addresses, PGN tags, JSON,
//! commands, quotations, prose, lines broken by mail programs.
//!
//! Promises: what is returned reads as a record. A text is searched for eight ranks of eight
//! squares with slashes between them; what does not have that is no FEN, and nothing is guessed.
//! The time is linear in the length of the text.

mod clean;
mod fields;
mod ranks;

use super::record::read_record_over;
use crate::chess::Position;

const BYTE_ORDER_MARK: char = '\u{feff}';

/// Every FEN in a text, in its order, with single blanks between the fields. A line that is an EPD
/// comes with its operations.
pub fn extract(text: &str) -> Vec<String> {
    let clean = clean::clean(text);
    let mut found = Vec::new();
    let mut at = 0;
    let mut boards = ranks::boards(&clean).into_iter().peekable();
    while let Some(board) = boards.next() {
        push_starts(clean.get(at..board.start).unwrap_or_default(), &mut found);
        at = board.end;
        let limit = boards.peek().map_or(clean.len(), |next| next.start);
        found.extend(fields::with_fields(&clean, board, limit));
    }
    push_starts(clean.get(at..).unwrap_or_default(), &mut found);
    let bare = text.trim_matches(|c: char| c.is_whitespace() || c == BYTE_ORDER_MARK);
    match found.as_slice() {
        [_] if is_plain(bare) => vec![bare.to_owned()],
        _ => found,
    }
}

/// Whether a text needs no cleaning: one line that reads as it is.
fn is_plain(text: &str) -> bool {
    let (reading, tail) = read_record_over(text, &Position::start());
    let tail = text.get(tail).unwrap_or_default();
    let is_one_line = !text.contains(['\n', '\r']);
    let is_all = tail.is_empty() || fields::is_operations(tail);
    is_one_line && is_all && reading.error.is_none()
}

/// `position startpos` stands for the start of a game.
fn push_starts(text: &str, found: &mut Vec<String>) {
    let is_part = |c: char| c.is_ascii_alphanumeric();
    for word in text.split(|c: char| !is_part(c)) {
        if word == "startpos" {
            found.push(super::fen::write_fen(&Position::start()));
        }
    }
}

//! Takes FENs out of what surrounds them where people copy them from: addresses, PGN tags, JSON,
//! commands, quotations, prose, lines broken by mail programs. Diagrams made of text are positions,
//! too.
//!
//! Promises: what is returned reads as a record. What can be read in several ways is left out:
//! nothing is guessed. The time is linear in the length of the text.

use super::fen::{FenStyle, write_board, write_fen};
use super::opcodes;
use super::record::{Record, read_record, read_record_over, write_record};
use super::repair::{Diagram, Found, PlainText, diagrams, positions};
use tabiya_chess::{Color, Position};

const BYTE_ORDER_MARK: char = '\u{feff}';

/// Every FEN in a text, in its order, with single blanks between the fields and with those marks of
/// variants left out that FEN has no place for. A line that is an EPD comes with its operations.
pub fn extract(text: &str) -> Vec<String> {
    let bare = text.trim_matches(|c: char| c.is_whitespace() || c == BYTE_ORDER_MARK);
    let plain = PlainText::of(text);
    let extracted = extract_from(&plain);
    match extracted.as_slice() {
        [_] if is_plain(bare) => vec![bare.to_owned()],
        _ => extracted,
    }
}

/// The line for a position that was found. What FEN in our words leaves out, a castling right or a
/// target that the pieces rule out, stays as it was found, so that it is told and not lost.
pub fn line_of_found(text: &str, style: FenStyle) -> Vec<u8> {
    let says_more = |found: &Record| found.position.only_possible() != found.position;
    if read_record(text.as_bytes()).is_ok_and(|found| says_more(&found)) {
        return text.as_bytes().to_vec();
    }
    let (reading, _) = read_record_over(text, &Position::start());
    write_record(&reading.position, style, text.as_bytes())
}

fn extract_from(plain: &PlainText<'_>) -> Vec<String> {
    let text = plain.text();
    let positions = positions(plain);
    let mut drawn = drawn_alone(text, &positions).into_iter().peekable();
    let mut extracted = Vec::new();
    let mut at = 0;
    let mut positions = positions.into_iter().peekable();
    while let Some(found) = positions.next() {
        push_starts(
            text.get(at..found.start).unwrap_or_default(),
            &mut extracted,
        );
        at = found.end;
        while let Some(diagram) = drawn.next_if(|diagram| diagram.span.start < found.start) {
            extracted.push(line_of_diagram(&diagram));
        }
        let limit = positions.peek().map_or(text.len(), |next| next.start);
        extracted.push(with_operations(text, &found, limit));
    }
    push_starts(text.get(at..).unwrap_or_default(), &mut extracted);
    extracted.extend(drawn.map(|diagram| line_of_diagram(&diagram)));
    extracted
}

/// The diagrams of a text beside which no FEN says the same and more.
fn drawn_alone(text: &str, positions: &[Found]) -> Vec<Diagram> {
    let mut diagrams = diagrams(text);
    diagrams.retain(|diagram| {
        let board = write_board(&diagram.board);
        let says_the_same = |found: &Found| {
            let overlaps = found.start < diagram.span.end && diagram.span.start < found.end;
            overlaps || found.fields.first() == Some(&board)
        };
        !positions.iter().any(says_the_same)
    });
    diagrams
}

/// A diagram says nothing but what stands where, and perhaps whose turn it is.
fn line_of_diagram(diagram: &Diagram) -> String {
    let mut line = write_board(&diagram.board);
    line.push_str(match diagram.side_to_move {
        Some(Color::White) => " w",
        Some(Color::Black) => " b",
        None => "",
    });
    line
}

/// Whether a text needs no cleaning: one line that reads as it is.
fn is_plain(text: &str) -> bool {
    if text.contains(['\n', '\r']) {
        return false;
    }
    let (reading, tail) = read_record_over(text, &Position::start());
    let tail = text.get(tail).unwrap_or_default();
    let is_all = tail.is_empty() || is_operations(tail);
    is_all && reading.error.is_none()
}

/// `position startpos` stands for the start of a game.
fn push_starts(text: &str, extracted: &mut Vec<String>) {
    for word in text.split(|c: char| !c.is_ascii_alphanumeric()) {
        if word == "startpos" {
            extracted.push(write_fen(&Position::start()));
        }
    }
}

/// The fields of a position, and its operations when it has its line for itself.
fn with_operations(text: &str, found: &Found, limit: usize) -> String {
    let fen = found.fields.join(" ");
    let before = text.get(..found.start).unwrap_or_default();
    let is_at_line_start = before.is_empty() || before.ends_with('\n');
    let is_one_line = text
        .get(found.start..found.end)
        .is_some_and(|t| !t.contains('\n'));
    if !is_at_line_start || !is_one_line {
        return fen;
    }
    let behind = text.get(found.end..limit).unwrap_or_default();
    let line_end = behind.find('\n');
    // Another position on the line, so this is a list.
    let is_cut = line_end.is_none() && limit < text.len();
    let tail = behind.get(..line_end.unwrap_or(behind.len()));
    let tail = tail.unwrap_or_default().trim();
    if is_cut || !is_operations(tail) {
        return fen;
    }
    let longer = format!("{fen} {tail}");
    let (reading, _) = read_record_over(&longer, &Position::start());
    let is_read = reading.error.is_none() && usize::from(reading.fields) == found.fields.len();
    if is_read { longer } else { fen }
}

/// Whether the text behind the fields is operations rather than prose.
fn is_operations(tail: &str) -> bool {
    let word = tail.split(|c: char| !c.is_ascii_alphanumeric()).next();
    let is_known = word.is_some_and(opcodes::is_known);
    let says_something = tail.contains(char::is_alphanumeric);
    says_something && (is_known || tail.contains(';'))
}

//! Extracts FENs from the text around them: web addresses, PGN tags, JSON, commands, quotations, prose,
//! lines broken by mail programs. Diagrams made of text are positions, too.
//!
//! Every result can be read as a record. Nothing is guessed: ambiguous positions are omitted. The time is
//! linear in the length of the text.

use super::fen::{FenStyle, write_board, write_fen};
use super::opcodes;
use super::record::{Record, read_record, read_record_over, write_record};
use super::repair::{PlainPosition, PlainText, TextDiagram, diagrams, positions};
use tabiya_chess::{Color, Position};

const BYTE_ORDER_MARK: char = '\u{feff}';

/// All FENs in a text, in its order, with single spaces between the fields and without marks of chess variants. A line
/// that is an EPD keeps its operations.
///
/// ```
/// use tabiya_notation::extract::extract;
///
/// let mail = "See https://lichess.org/editor/4k3/8/8/8/8/8/8/4K2R_w_K_-_0_1\n\
///             or [FEN \"8/8/8/8/8/8/8/K1k5 b - - 3 70\"].";
/// assert_eq!(extract(mail), ["4k3/8/8/8/8/8/8/4K2R w K - 0 1", "8/8/8/8/8/8/8/K1k5 b - - 3 70"]);
/// ```
pub fn extract(text: &str) -> Vec<String> {
    let bare = text.trim_matches(|c: char| c.is_whitespace() || c == BYTE_ORDER_MARK);
    let plain = PlainText::of(text);
    let extracted = extract_from(&plain);
    match extracted.as_slice() {
        [_] if is_plain(bare) => vec![bare.to_owned()],
        _ => extracted,
    }
}

/// The line for an extracted position. A castling right or target that the pieces rule out, which the writer
/// omits, stays in the line, so that it can be reported.
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

/// The diagrams of a text that no FEN of the text repeats.
fn drawn_alone(text: &str, positions: &[PlainPosition]) -> Vec<TextDiagram> {
    let mut diagrams = diagrams(text);
    diagrams.retain(|diagram| {
        let board = write_board(&diagram.board);
        let says_the_same = |found: &PlainPosition| {
            let overlaps = found.start < diagram.span.end && diagram.span.start < found.end;
            overlaps || found.fields.first() == Some(&board)
        };
        !positions.iter().any(says_the_same)
    });
    diagrams
}

/// The line for a diagram: the pieces, and the side to move if it is known.
fn line_of_diagram(diagram: &TextDiagram) -> String {
    let mut line = write_board(&diagram.board);
    line.push_str(match diagram.side_to_move {
        Some(Color::White) => " w",
        Some(Color::Black) => " b",
        None => "",
    });
    line
}

/// Whether a text is one line that can be read unchanged.
fn is_plain(text: &str) -> bool {
    if text.contains(['\n', '\r']) {
        return false;
    }
    let (reading, tail) = read_record_over(text, &Position::start());
    let tail = text.get(tail).unwrap_or_default();
    let is_all = tail.is_empty() || is_operations(tail);
    is_all && reading.error.is_none()
}

/// Adds the start of a game for each `startpos`.
fn push_starts(text: &str, extracted: &mut Vec<String>) {
    for word in text.split(|c: char| !c.is_ascii_alphanumeric()) {
        if word == "startpos" {
            extracted.push(write_fen(&Position::start()));
        }
    }
}

/// The fields of a position, and its operations if no other position is on its line.
fn with_operations(text: &str, found: &PlainPosition, limit: usize) -> String {
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
    // The line has another position and is a list.
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

/// Whether the text after the fields consists of operations and not of prose.
fn is_operations(tail: &str) -> bool {
    let word = tail.split(|c: char| !c.is_ascii_alphanumeric()).next();
    let is_known = word.is_some_and(opcodes::is_known);
    let says_something = tail.contains(char::is_alphanumeric);
    says_something && (is_known || tail.contains(';'))
}

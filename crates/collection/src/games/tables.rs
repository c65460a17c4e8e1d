//! Tables with a column of positions: puzzles and other spreadsheets as comma-separated values, evaluations and other
//! records as JSON lines, openings as lines of moves.

mod columns;
mod cut;
mod evals;
mod extract;
mod fault;
mod fields;
mod form;
mod json;
mod new_table;
mod of_games;
mod positions;
mod rows;
mod writing;

pub use columns::{Columns, MAX_COLUMNS, OtherColumn};
pub(crate) use cut::MAX_ROW_LEN;
pub use cut::{CutRows, RowPart};
pub use extract::{BrokenRow, FoundRows, RowFaultKind, RowSpan, TableExtractor};
pub use fault::TableFault;
pub use form::TableForm;
pub use new_table::{NewRows, NewTable};
pub use of_games::{GamesTable, RowsOfGames};
pub use rows::{append_csv_field, csv_fields};
pub(crate) use writing::RowWriter;
pub use writing::{LeftOutOfGames, LeftOutOfTable};

use crate::games::safe_text::{append_safe, end_text, fitting, is_safe};
use tabiya_notation::fen::append_number;
use tabiya_notation::opcodes::{OpcodeMeaning, Takes};
use tabiya_notation::operations::{LONGEST_TEXT, numbered_opcode};

/// The form of the operands made from a field.
#[derive(Clone, Copy, Debug)]
enum Form {
    /// Separate words, where possible.
    Words,
    /// A number unchanged, and anything else as a text.
    NumberOrText,
    /// A text in quotes.
    Text,
}

impl Form {
    /// Returns the form that this operation takes.
    fn of(opcode: &str) -> Self {
        if matches!(opcode, "theme" | "opening") {
            return Self::Words;
        }
        match OpcodeMeaning::of(opcode.as_bytes()).map(OpcodeMeaning::takes) {
            Some(Takes::Text | Takes::TextOrNothing | Takes::TwoTexts) => Self::Text,
            Some(_) => Self::Words,
            None => Self::NumberOrText,
        }
    }
}

/// Appends moves separated by spaces, if there are any.
fn append_moves(opcode: &str, moves: &str, out: &mut Vec<u8>) {
    if !moves.is_empty() {
        append_operation(opcode, moves.as_bytes(), out);
    }
}

/// Appends a number, if there is one.
fn append_some(opcode: &str, number: Option<impl std::fmt::Display>, out: &mut Vec<u8>) {
    if let Some(number) = number {
        append_operation(opcode, number.to_string().as_bytes(), out);
    }
}

/// Appends a counter, unless it has its default value.
fn append_counter(opcode: &str, value: u32, usual: u32, out: &mut Vec<u8>) {
    if value == usual {
        return;
    }
    append_opcode(opcode, out);
    append_number(out, value);
    out.push(b';');
}

/// Appends the content of a field, if it is not empty: a long text as several operations.
fn append_field(opcode: &str, value: &[u8], form: Form, scratch: &mut Vec<u8>, out: &mut Vec<u8>) {
    let value = value.trim_ascii();
    if value.is_empty() {
        return;
    }
    let is_plain = match form {
        Form::Words => are_words(value),
        Form::NumberOrText => is_number(value),
        Form::Text => false,
    };
    if is_plain {
        append_words(opcode, value, out);
    } else if is_safe(value) && value.len() < LONGEST_TEXT {
        append_text(opcode, value, out);
    } else {
        scratch.clear();
        append_safe(value, scratch);
        append_texts(opcode, scratch, out);
    }
}

fn append_texts(opcode: &str, text: &[u8], out: &mut Vec<u8>) {
    let mut rest = text;
    for number in 1.. {
        if rest.is_empty() {
            break;
        }
        let length = fitting(rest, LONGEST_TEXT - 1);
        let text = rest.get(..length).unwrap_or(rest).trim_ascii();
        if number == 1 {
            append_text(opcode, text, out);
        } else {
            append_text(&numbered_opcode(opcode, number), text, out);
        }
        rest = rest.get(length..).unwrap_or_default().trim_ascii_start();
    }
}

fn append_text(opcode: &str, text: &[u8], out: &mut Vec<u8>) {
    append_opcode(opcode, out);
    out.push(b'"');
    let start = out.len();
    out.extend_from_slice(text);
    end_text(start, out);
    out.extend_from_slice(b"\";");
}

fn append_words(opcode: &str, words: &[u8], out: &mut Vec<u8>) {
    let is_gap = |pair: &[u8; 2]| *pair == [b' ', b' '];
    let pairs = words.array_windows();
    // The loop does not stop early, so that the processor handles many bytes at once.
    if !pairs.fold(false, |any, pair| any | is_gap(pair)) {
        return append_operation(opcode, words, out);
    }
    append_opcode(opcode, out);
    let words = words.split(|byte| *byte == b' ');
    for (number, word) in words.filter(|word| !word.is_empty()).enumerate() {
        if number > 0 {
            out.push(b' ');
        }
        out.extend_from_slice(word);
    }
    out.push(b';');
}

fn append_operation(opcode: &str, operands: &[u8], out: &mut Vec<u8>) {
    append_opcode(opcode, out);
    out.extend_from_slice(operands);
    out.push(b';');
}

/// Appends the opcode with a space on either side.
fn append_opcode(opcode: &str, out: &mut Vec<u8>) {
    out.push(b' ');
    out.extend_from_slice(opcode.as_bytes());
    out.push(b' ');
}

/// Whether these are operands without quotes, separated by spaces.
fn are_words(value: &[u8]) -> bool {
    let is_plain = |byte: u8| matches!(byte, b' '..=b'~') && byte != b'"' && byte != b';';
    // This loop does not stop early either.
    value.iter().fold(true, |all, byte| all & is_plain(*byte))
}

fn is_number(value: &[u8]) -> bool {
    let digits = value.strip_prefix(b"-").unwrap_or(value);
    let is_digit = |byte: &u8| byte.is_ascii_digit() || *byte == b'.';
    !digits.is_empty() && digits.len() < 20 && digits.iter().all(is_digit)
}

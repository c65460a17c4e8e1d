//! The report on a line: for people, a line of text for each faulty position; for programs, a JSON object for each
//! position.

use crate::escape_controls::escape_controls;
use crate::remark::LineRemark;
use crate::sentences::Sentences;
use std::fmt::Write as _;
use tabiya_chess::Level;
use tabiya_chess::{EnPassantConvention, Position, Square, checkers};
use tabiya_notation::fen::{Dialect, FenStyle, append_fen};
use tabiya_notation::judgement::Read;
use tabiya_notation::operations::operands_for_report;
use tabiya_text::json::{Object, push_list, push_text};

/// A line to report on.
pub(super) struct CheckedLine<'a> {
    pub(super) file: &'a str,
    /// The file's name for a report for programs; `None` if there is only one file.
    pub(super) file_in_object: Option<&'a str>,
    pub(super) number: u64,
    /// The line's text; only the beginning of a very long line.
    pub(super) line: &'a [u8],
}

/// Appends the report on a line for people, which is empty for a fine line.
pub(super) fn push_report(
    subject: &CheckedLine<'_>,
    remarks: &[LineRemark],
    sentences: &mut Sentences,
    out: &mut Vec<u8>,
) {
    if remarks.is_empty() {
        return;
    }
    let mut text = escape_controls(subject.file);
    let written = write!(text, ":{}: ", subject.number);
    debug_assert!(written.is_ok(), "a String takes everything");
    push_remarks(remarks, sentences, &mut text);
    text.push('\n');
    out.extend_from_slice(text.as_bytes());
}

/// Appends the remarks, grouped after the name of their level.
fn push_remarks(remarks: &[LineRemark], sentences: &mut Sentences, text: &mut String) {
    let mut level_before = None;
    for remark in remarks {
        let level = remark.level;
        if level_before.is_some() {
            *text += "; ";
        }
        if level_before != Some(level) {
            text.push_str(sentences.of_level(level));
            *text += ": ";
        }
        level_before = Some(level);
        text.push_str(&remark.full_message(sentences));
    }
}

/// Appends the report for programs on a line with a position.
pub(super) fn push_position(
    subject: &CheckedLine<'_>,
    read: &Read,
    remarks: &[LineRemark],
    sentences: &Sentences,
    out: &mut Vec<u8>,
) {
    let position = &read.position;
    let is_repair = |remark: &LineRemark| remark.level == Level::Repair;
    let is_repaired = read.is_repaired() || remarks.iter().any(is_repair);
    let verdict = if is_repaired { "repaired" } else { "ok" };
    let mut object = begin(subject, verdict, out);
    push_fens(position, &mut object);
    let is_illegal = |remark: &LineRemark| remark.level == Level::Illegal;
    object.truth("legal", !remarks.iter().any(is_illegal));
    object.truth("chess960", position.castling.is_chess960(&position.board));
    push_squares(checkers(position), object.member("checkers"));
    push_problems(remarks, sentences, &mut object);
    if read.is_epd || !read.operations.is_empty() {
        let tail = subject.line.get(read.operations.clone());
        push_operations(tail.unwrap_or_default(), object.member("ops"));
    }
    object.end();
    out.push(b'\n');
}

/// Appends the report for programs on a rejected line.
pub(super) fn push_rejection(
    subject: &CheckedLine<'_>,
    remarks: &[LineRemark],
    sentences: &Sentences,
    out: &mut Vec<u8>,
) {
    let mut object = begin(subject, "rejected", out);
    push_problems(remarks, sentences, &mut object);
    object.end();
    out.push(b'\n');
}

fn begin<'a>(subject: &CheckedLine<'_>, verdict: &str, out: &'a mut Vec<u8>) -> Object<'a> {
    let mut object = Object::begin(out);
    if let Some(file) = subject.file_in_object {
        object.text("file", file);
    }
    object.number("line", subject.number);
    object.plain("verdict", verdict);
    object
}

fn push_fens(position: &Position, object: &mut Object<'_>) {
    use EnPassantConvention::{Always, Legal};
    let forms = [
        ("fen", Dialect::XFen, Always),
        ("shredder", Dialect::Shredder, Always),
        ("fen_ep_legal", Dialect::XFen, Legal),
    ];
    for (key, dialect, en_passant) in forms {
        let style = FenStyle {
            dialect,
            en_passant,
        };
        let out = object.member(key);
        out.push(b'"');
        append_fen(out, position, style);
        out.push(b'"');
    }
}

fn push_squares(squares: impl IntoIterator<Item = Square>, out: &mut Vec<u8>) {
    let mut names: Vec<_> = squares
        .into_iter()
        .map(|square| square.to_string())
        .collect();
    names.sort_unstable();
    names.dedup();
    push_list(names, out, |name, out| push_text(&name, out));
}

fn push_problems(remarks: &[LineRemark], sentences: &Sentences, object: &mut Object<'_>) {
    push_list(remarks, object.member("problems"), |remark, out| {
        let mut problem = Object::begin(out);
        problem.plain("code", remark.code);
        problem.plain("level", remark.level.name());
        problem.text("message", &remark.message(sentences));
        if !remark.squares.is_empty() {
            push_squares(remark.squares.iter().copied(), problem.member("squares"));
        }
        if let Some(column) = remark.column {
            problem.number("column", column as u64);
        }
        problem.end();
    });
}

fn push_operations(tail: &[u8], out: &mut Vec<u8>) {
    let mut object = Object::begin(out);
    for (opcode, operands) in operands_for_report(tail) {
        let out = object.any_member(&opcode);
        push_list(operands, out, |operand, out| push_text(&operand, out));
    }
    object.end();
}

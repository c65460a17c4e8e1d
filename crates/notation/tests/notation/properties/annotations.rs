//! Properties of arrows and marks in any comments of a record.

use tabiya_chess::Square;
use tabiya_notation::annotations::{
    Annotations, Arrow, MarkColor, SquareMark, annotations, with_annotations,
};
use tabiya_notation::operations::{TailPart, operations, tail_parts};

/// The first byte gives the numbers of wanted marks and arrows; then follow two bytes for each mark, three for each
/// arrow, and the tail.
pub(crate) fn check_fuzz(data: &[u8]) {
    let Some((count, rest)) = data.split_first() else {
        return;
    };
    let (marks, arrows) = (usize::from(*count) % 4, usize::from(*count) / 4 % 4);
    let Some((marks, rest)) = rest.split_at_checked(marks * 2) else {
        return;
    };
    let Some((arrows, tail)) = rest.split_at_checked(arrows * 3) else {
        return;
    };
    check(tail, &wanted(marks, arrows));
}

fn wanted(marks: &[u8], arrows: &[u8]) -> Annotations {
    let square = |byte: u8| Square::from_index(byte % 64).unwrap();
    let color = |byte: u8| MarkColor::ALL[usize::from(byte) % 4];
    let mut wanted = Annotations::default();
    for mark in marks.chunks_exact(2) {
        wanted.toggle_mark(SquareMark {
            square: square(mark[0]),
            color: color(mark[1]),
        });
    }
    for arrow in arrows.chunks_exact(3) {
        wanted.toggle_arrow(Arrow {
            from: square(arrow[0]),
            to: square(arrow[1]),
            color: color(arrow[2]),
        });
    }
    wanted
}

/// Checks the promises of reading and writing for one tail.
pub(crate) fn check(tail: &[u8], wanted: &Annotations) {
    let old = annotations(tail);
    assert_eq!(with_annotations(tail, &old).as_deref(), Ok(tail));
    let Ok(new) = with_annotations(tail, wanted) else {
        return;
    };
    assert_eq!(&annotations(&new), wanted, "{}", new.escape_ascii());
    assert_eq!(with_annotations(&new, wanted).as_deref(), Ok(&*new));
    assert_eq!(others(&new), others(tail), "{}", new.escape_ascii());
    if !has_nested(tail) {
        assert_eq!(words(&new), words(tail), "{}", new.escape_ascii());
    }
    // If the tail had no drawings, removing the new ones removes nothing else.
    if old == Annotations::default() && !has_commands(tail) {
        let again = with_annotations(&new, &old).unwrap();
        assert_eq!(words(&again), words(tail), "{}", again.escape_ascii());
        assert!(!has_commands(&again), "{}", again.escape_ascii());
    }
}

fn has_commands(tail: &[u8]) -> bool {
    let has = |command: &[u8]| tail.windows(command.len()).any(|part| part == command);
    has(b"[%csl") || has(b"[%cal")
}

/// Whether a command begins in another: without the inner one, the rest can resemble a command.
fn has_nested(tail: &[u8]) -> bool {
    let mut open = false;
    for byte in tail {
        match byte {
            b'[' if open => return true,
            b'[' => open = true,
            b']' => open = false,
            _ => (),
        }
    }
    false
}

fn is_comment(opcode: &[u8]) -> bool {
    matches!(opcode, [b'c', number @ ..] if !number.is_empty() && number.iter().all(u8::is_ascii_digit))
}

/// All operations but comments, and the remarks.
fn others(tail: &[u8]) -> Vec<Vec<u8>> {
    let remarks = tail_parts(tail).filter_map(|part| match part {
        TailPart::Remark(span) => Some(tail[span].to_vec()),
        TailPart::Blanks(_) | TailPart::Semicolon(_) | TailPart::Operation(_) => None,
    });
    let others = operations(tail).filter(|operation| !is_comment(operation.opcode()));
    let others = others.map(|other| [other.opcode(), b" ", other.operand_bytes()].concat());
    others.chain(remarks).collect()
}

/// The text of the comments besides squares and arrows: without the commands, and without blanks
/// and quotes, which may be removed with them.
fn words(tail: &[u8]) -> Vec<u8> {
    let comments = operations(tail).filter(|operation| is_comment(operation.opcode()));
    let words = comments.flat_map(|comment| words_of(comment.operand_bytes()));
    words.collect()
}

fn words_of(text: &[u8]) -> Vec<u8> {
    let mut left = Vec::new();
    let mut at = 0;
    while at < text.len() {
        let rest = &text[at..];
        let is_command = rest.starts_with(b"[%csl") || rest.starts_with(b"[%cal");
        let end = rest.iter().position(|byte| matches!(byte, b']' | b'"'));
        let end = end.filter(|end| rest[*end] == b']');
        if let Some(end) = end.filter(|_| is_command) {
            at += end + 1;
        } else {
            left.push(rest[0]);
            at += 1;
        }
    }
    left.retain(|byte| !byte.is_ascii_whitespace() && *byte != b'"');
    left
}

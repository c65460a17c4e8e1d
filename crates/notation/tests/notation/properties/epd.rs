//! Properties of any operations and records.

use super::annotations;
use super::record_moves::check_moves;
use tabiya_chess::{Position, Square};
use tabiya_notation::annotations::{Annotations, MarkColor};
use tabiya_notation::fen::FenStyle;
use tabiya_notation::operations::{
    EditError, TailPart, add, add_in_front, faults, first_inexact, is_exact_epd_tail, operations,
    remove, rename, rows, set_operands, set_typed, swap, tail_parts, tidied,
};
use tabiya_notation::record::{read_record, write_record};

/// Opcodes and operands of a tail, and its remarks.
#[derive(Debug, PartialEq, Eq)]
struct Contents {
    operations: Vec<(Vec<u8>, Vec<u8>)>,
    remarks: Vec<Vec<u8>>,
}

/// The first two bytes choose rows, the rest of the first line is typed, and the rest is the tail.
pub(crate) fn check_fuzz(data: &[u8]) {
    let [row, other, rest @ ..] = data else {
        return;
    };
    let (row, other) = (usize::from(*row) % 8, usize::from(*other) % 8);
    let end = rest.iter().position(|byte| *byte == b'\n');
    let (typed, tail) = rest.split_at(end.unwrap_or(0));
    let tail = tail.strip_prefix(b"\n").unwrap_or(tail);
    check_tail_parts(tail);
    check_unchanged(tail);
    check_tidied(tail);
    check_edits(tail, row, other, &String::from_utf8_lossy(typed));
    check_record(tail);
    check_moves(tail);
    annotations::check_fuzz(data);
    annotations::check(tail, &drawn(row, other));
    annotations::check(tail, &Annotations::default());
}

/// A mark on a square, and an arrow from there to another one.
fn drawn(from: usize, to: usize) -> Annotations {
    let [from, to] = [from, to].map(|index| Square::all().nth(index).unwrap());
    let mut drawn = Annotations::default();
    drawn.set_mark(from, Some(MarkColor::Red));
    drawn.set_arrow(from, to, Some(MarkColor::Blue));
    drawn
}

/// Every byte belongs to one part.
fn check_tail_parts(tail: &[u8]) {
    let mut end = 0;
    for part in tail_parts(tail) {
        let span = part.span();
        assert!(span.start == end && end < span.end);
        end = span.end;
        if let TailPart::Operation(operation) = part {
            let (opcode, operands) = (operation.opcode_span(), operation.operand_span());
            assert!(span.start == opcode.start && opcode.start < opcode.end);
            assert!(opcode.end <= operands.start && operands.end <= end);
            let mut before = operands.start;
            for operand in operation.operands() {
                assert!(before <= operand.span.start && !operand.span.is_empty());
                before = operand.span.end;
            }
            assert_eq!(before, operands.end);
        }
    }
    assert_eq!(end, tail.len());
    for (row, fault) in faults(tail) {
        assert!(row < operations(tail).count());
        assert!(!fault.span.is_empty() && tail.get(fault.span).is_some());
    }
    let inexact = first_inexact(tail);
    assert_eq!(inexact.is_none(), is_exact_epd_tail(tail));
    assert!(inexact.is_none_or(|inexact| tail.get(inexact.span).is_some()));
}

fn contents(tail: &[u8]) -> Contents {
    let content = operations(tail).map(|operation| {
        let opcode = operation.opcode().to_vec();
        (opcode, operation.operand_bytes().to_vec())
    });
    let remarks = tail_parts(tail).filter_map(|part| match part {
        TailPart::Remark(span) => Some(tail[span].to_vec()),
        TailPart::Blanks(_) | TailPart::Semicolon(_) | TailPart::Operation(_) => None,
    });
    Contents {
        operations: content.collect(),
        remarks: remarks.collect(),
    }
}

/// Setting a value to itself changes no byte.
fn check_unchanged(tail: &[u8]) {
    for (index, row) in rows(tail).into_iter().enumerate() {
        assert_eq!(set_typed(tail, index, &row.operands).as_deref(), Ok(tail));
        if let Ok(new) = rename(tail, index, &row.opcode) {
            assert_eq!(new, tail);
        }
    }
}

fn check_tidied(tail: &[u8]) {
    let tidy = tidied(tail);
    assert_eq!(tidied(&tidy), tidy);
    if is_exact_epd_tail(tail) {
        assert_eq!(tidy, tail);
    }
    if contents(tail).remarks.is_empty() {
        let opcodes = |tail: &[u8]| -> Vec<Vec<u8>> {
            operations(tail)
                .map(|operation| operation.opcode().to_vec())
                .collect()
        };
        assert_eq!(opcodes(&tidy), opcodes(tail));
    }
}

/// An edit changes its own operation, and no other operation or remark.
fn check_edits(tail: &[u8], row: usize, other: usize, typed: &str) {
    let count = operations(tail).count();
    check_set(tail, row, typed);
    for added in [
        add(tail, "dm", "3").unwrap(),
        add_in_front(tail, "dm", "3").unwrap(),
    ] {
        let found = contents(&added);
        // There may have been an operation of this kind before.
        let is_added = (0..found.operations.len()).any(|at| {
            let mut found = contents(&added);
            let new = found.operations.remove(at);
            new == (b"dm".to_vec(), b"3".to_vec()) && found == contents(tail)
        });
        assert!(is_added, "{found:?}");
    }
    match remove(tail, row) {
        Ok(new) => {
            let mut expected = contents(tail);
            expected.operations.remove(row);
            assert_eq!(contents(&new), expected);
        }
        Err(error) => assert_eq!(error == EditError::NoSuchRow, count <= row),
    }
    match swap(tail, row, other) {
        Ok(new) => {
            let mut expected = contents(tail);
            expected.operations.swap(row, other);
            assert_eq!(contents(&new), expected);
        }
        Err(error) => assert_eq!(error == EditError::NoSuchRow, count <= row.max(other)),
    }
    if let Ok(new) = rename(tail, row, typed) {
        let mut expected = contents(tail);
        let found = contents(&new);
        expected.operations[row]
            .0
            .clone_from(&found.operations[row].0);
        assert_eq!(found, expected);
    }
}

fn check_set(tail: &[u8], row: usize, typed: &str) {
    let count = operations(tail).count();
    for new in [set_operands(tail, row, typed), set_typed(tail, row, typed)] {
        match new {
            Ok(new) => {
                let mut expected = contents(tail);
                let found = contents(&new);
                expected.operations[row]
                    .1
                    .clone_from(&found.operations[row].1);
                assert_eq!(found, expected);
            }
            Err(error) => assert_eq!(error == EditError::NoSuchRow, count <= row),
        }
    }
    if let Ok(new) = set_operands(tail, row, typed) {
        assert_eq!(set_operands(&new, row, typed), Ok(new));
    }
}

/// A record that is written keeps its operations and can be read again, and that is stable.
fn check_record(tail: &[u8]) {
    for fields in [
        "4k3/8/8/8/8/8/8/4K3 w - - ",
        "4k3/8/8/8/8/8/8/4K3 b - - 3 20 ",
    ] {
        let line = [fields.as_bytes(), tail].concat();
        let Ok(record) = read_record(&line) else {
            continue;
        };
        let same = written(&record.position, &line);
        assert_eq!(besides_counters(&same), besides_counters(&line));
        assert_eq!(written(&record.position, &same), same);

        let mut other = record.position;
        other.halfmove_clock = 77;
        other.fullmove_number = 99;
        let changed = written(&other, &line);
        let again = read_record(&changed).unwrap();
        let fields = if record.fields == 4 { 4 } else { 6 };
        assert_eq!((again.position, again.fields), (other, fields));
        assert_eq!(besides_counters(&changed), besides_counters(&line));
        assert_eq!(written(&other, &changed), changed);
    }
}

fn written(position: &Position, line: &[u8]) -> Vec<u8> {
    write_record(position, FenStyle::STANDARD, line)
}

/// The tail of a record, without the operations that hold its counters.
fn besides_counters(line: &[u8]) -> Contents {
    let tail = read_record(line).unwrap().tail;
    let mut contents = contents(&line[tail]);
    let is_other = |(opcode, _): &(Vec<u8>, Vec<u8>)| opcode != b"hmvc" && opcode != b"fmvn";
    contents.operations.retain(is_other);
    contents
}

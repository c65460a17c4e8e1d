//! Rows in an arbitrary order, as after a sort.

use super::on_disk::{line, rows_on_disk};
use super::written;
use std::sync::Arc;
use tabiya_lines::{LineId, LineList, Rows, Source, Span};

/// A number of rows for which the order is stored as a list.
const MANY: u64 = 100_000;

fn text(ends: &[&str]) -> (Vec<u8>, Vec<String>) {
    let end = |n: u64| ends[usize::try_from(n).unwrap() % ends.len()];
    let line = |n: u64| format!("{n} {}", "y".repeat(usize::try_from(n * 7 % 50).unwrap()));
    let lines: Vec<String> = (0..MANY).map(|n| line(n) + end(n)).collect();
    (lines.concat().into_bytes(), lines)
}

/// All numbers below `MANY`, in an order in which no two consecutive numbers are adjacent.
fn shuffled() -> Vec<u64> {
    (0..MANY).map(|n| (n * 38_783 + 17) % MANY).collect()
}

fn list_of(order: &[u64]) -> LineList {
    order.iter().map(|line| LineId::Source(*line)).collect()
}

/// Rows in the order of [`shuffled`], on the disk and in memory.
fn check_shuffled(check: impl Fn(Rows, &[String])) {
    let (bytes, lines) = text(&["\n"]);
    let in_memory = Rows::new(Arc::new(Source::from_bytes(bytes.clone()).unwrap()));
    let (_folder, on_disk) = rows_on_disk(&bytes);
    for mut rows in [in_memory, on_disk] {
        let spans = rows.spans_of(list_of(&shuffled()));
        assert_eq!(spans.len(), 1);
        assert!(matches!(&spans[0], Span::Picked(picked) if picked.count() == MANY));
        let whole = rows.splice(0, MANY, &spans);
        assert_eq!(whole.len(), 1);
        check(rows, &lines);
    }
}

#[test]
fn rows_are_in_the_order_of_the_list() {
    check_shuffled(|rows, lines| {
        let order = shuffled();
        let expected: Vec<&str> = order
            .iter()
            .map(|line| lines[usize::try_from(*line).unwrap()].as_str())
            .collect();
        assert!(written(&rows) == expected.concat().into_bytes());
        for row in (0..MANY).step_by(997) {
            let at = usize::try_from(row).unwrap();
            assert_eq!(rows.line_id(row), Some(LineId::Source(order[at])));
            assert_eq!(
                line(&rows, row),
                expected[at].trim_end_matches('\n').as_bytes()
            );
        }
        let mut seen = Vec::new();
        rows.each_line_id(10..2000, |row, line| seen.push((row, line)));
        let expected: Vec<_> = (10..2000)
            .map(|row| (row as u64, LineId::Source(order[row])))
            .collect();
        assert_eq!(seen, expected);
    });
}

#[test]
fn undoing_an_edit_of_listed_rows_leaves_one_span() {
    check_shuffled(|mut rows, lines| {
        let before = rows.spans(0..MANY);
        for at in [0, 1, 50_000, MANY - 1] {
            let own = rows.add_own("edited");
            let removed = rows.splice(at, 1, &[own]);
            assert_eq!(line(&rows, at), b"edited");
            assert!(rows.spans(0..MANY).len() <= 3);
            rows.splice(at, 1, &removed);
        }
        assert_eq!(rows.spans(0..MANY), before);
        let removed = rows.splice(100, 5000, &[]);
        rows.splice(0, 0, &removed);
        let order = shuffled();
        let text = |line: &u64| lines[usize::try_from(*line).unwrap()].as_str();
        let moved = order[100..5100].iter().chain(&order[..100]);
        let expected: String = moved.chain(&order[5100..]).map(text).collect();
        assert!(written(&rows) == expected.into_bytes());
    });
}

#[test]
fn a_list_may_contain_a_line_twice_and_own_lines() {
    let (bytes, lines) = text(&["\n", "\r\n"]);
    let (_folder, mut rows) = rows_on_disk(&bytes);
    rows.add_own_lines((0..MANY).map(|n| format!("own {n}").into_bytes()));
    let mut list = LineList::default();
    let mut expected = String::new();
    for n in shuffled() {
        assert!(list.push(LineId::Source(n)) && list.push(LineId::Own(n)));
        assert!(list.push(LineId::Source(n)));
        let line = lines[usize::try_from(n).unwrap()].as_str();
        expected.extend([line, "own ", &n.to_string(), "\n", line]);
    }
    let spans = rows.spans_of(&list);
    assert_eq!(spans.len(), 1);
    rows.splice(0, MANY, &spans);
    assert!(written(&rows) == expected.into_bytes());
}

#[test]
fn the_last_row_has_no_line_end_if_the_file_had_none() {
    let (bytes, lines) = text(&["\n"]);
    let bytes = bytes.strip_suffix(b"\n").unwrap();
    let (_folder, mut rows) = rows_on_disk(bytes);
    let order = shuffled();
    let spans = rows.spans_of(list_of(&order));
    rows.splice(0, MANY, &spans);
    let text = |line: &u64| lines[usize::try_from(*line).unwrap()].as_str();
    let expected: String = order.iter().map(text).collect();
    assert!(written(&rows) == expected.trim_end_matches('\n').as_bytes());
}

#[test]
fn a_list_with_few_runs_becomes_runs() {
    let (bytes, _) = text(&["\n"]);
    let rows = Rows::new(Arc::new(Source::from_bytes(bytes).unwrap()));
    let order: Vec<u64> = (50_000..MANY).chain(0..50_000).collect();
    let source = |first, count| Span::Source { first, count };
    assert_eq!(
        rows.spans_of(list_of(&order)),
        [source(50_000, 50_000), source(0, 50_000)]
    );
    assert_eq!(rows.spans_of(LineList::default()), []);
}

#[test]
fn missing_lines_are_left_out_of_a_list() {
    let rows = Rows::new(Arc::new(Source::from_bytes(b"a\nb\n".to_vec()).unwrap()));
    let list: LineList = [
        LineId::Source(1),
        LineId::Source(2),
        LineId::Own(0),
        LineId::Source(0),
    ]
    .into_iter()
    .collect();
    let single = |first| Span::Source { first, count: 1 };
    assert_eq!(rows.spans_of(list), [single(1), single(0)]);

    let mut too_far = LineList::default();
    assert!(!too_far.push(LineId::Source(1 << 31)));
    assert!(too_far.is_empty());
}

#[test]
fn spans_of_other_rows_insert_only_existing_lines() {
    let (bytes, _) = text(&["\n"]);
    let long = Rows::new(Arc::new(Source::from_bytes(bytes).unwrap()));
    let spans = long.spans_of(list_of(&shuffled()));
    let mut short = Rows::new(Arc::new(Source::from_bytes(b"a\nb\nc\n".to_vec()).unwrap()));
    short.splice(0, 3, &spans);
    let mut lines: Vec<_> = (0..short.len()).map(|row| line(&short, row)).collect();
    lines.sort();
    assert_eq!(lines, [b"a", b"b", b"c"]);
}

#[test]
fn very_long_lines_of_a_list_are_collected_too() {
    let mut lines: Vec<String> = (0..MANY).map(|n| format!("{n}\n")).collect();
    for (n, len) in [
        (7, 5_000_000),
        (8, 70_000),
        (50_000, 1_100_000),
        (99_999, 2_000_000),
    ] {
        lines[n] = "z".repeat(len) + "\n";
    }
    let (_folder, mut rows) = rows_on_disk(lines.concat().as_bytes());
    let spans = rows.spans_of(list_of(&shuffled()));
    rows.splice(0, MANY, &spans);
    let text = |line: &u64| lines[usize::try_from(*line).unwrap()].as_str();
    let expected: String = shuffled().iter().map(text).collect();
    assert!(written(&rows) == expected.into_bytes());
}

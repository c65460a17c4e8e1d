use super::any_rows::{any_rows, lines_in, lines_of, may_continue, position};
use crate::dice::Dice;
use std::cmp::Ordering;
use std::ops::ControlFlow;
use std::sync::Arc;
use tabiya_chess::Color;
use tabiya_chess::Role::{self, Bishop, King, Knight, Pawn, Queen, Rook};
use tabiya_collection::passes::{PassError, SortKey, SortOrder, sort};
use tabiya_lines::{RowSet, Rows, Source};
use tabiya_notation::operations;
use tabiya_notation::record::read_record;

/// The sort key of a line; `None` comes last.
#[derive(Debug, PartialEq)]
enum Value {
    Number(f64),
    Numbers(Vec<u32>),
    Natural(String),
    Bytes(Vec<u8>),
}

fn value(line: &[u8], key: &SortKey) -> Option<Value> {
    match key {
        SortKey::Text => Some(Value::Bytes(line.to_vec())),
        SortKey::Men => {
            let men = position(line)?.board.pieces().count();
            Some(Value::Numbers(vec![u32::try_from(men).unwrap()]))
        }
        SortKey::Material => Some(Value::Numbers(material(line)?)),
        SortKey::Operation(opcode) => {
            let tail = &line[read_record(line).ok()?.tail];
            let operation = operations::find(tail, opcode.as_bytes())?;
            let operands: Vec<String> = operation
                .operands()
                .map(|it| String::from_utf8(it.value().to_vec()).unwrap())
                .collect();
            let text = operands.join(" ");
            Some(text.parse().map_or(Value::Natural(text), Value::Number))
        }
        // These rows are no games.
        SortKey::Tag(_) | SortKey::Plies => None,
    }
}

fn material(line: &[u8]) -> Option<Vec<u32>> {
    let board = position(line)?.board;
    let army = |color: Color| {
        let count = |role: Role| {
            let men = board
                .pieces()
                .filter(|(_, man)| (man.color(), man.role()) == (color, role));
            u32::try_from(men.count()).unwrap()
        };
        let men = [Queen, Rook, Bishop, Knight, Pawn, King].map(count);
        let worth = men.iter().zip([9, 5, 3, 3, 1, 0]);
        let worth: u32 = worth.map(|(count, worth)| count * worth).sum();
        [vec![worth], men.to_vec()].concat()
    };
    let (white, black) = (army(Color::White), army(Color::Black));
    let [strong, weak] = if white < black {
        [&black, &white]
    } else {
        [&white, &black]
    };
    let men = u32::try_from(board.pieces().count()).unwrap();
    let mut all = vec![men, strong[0] + weak[0]];
    all.extend(strong);
    all.extend(&weak[1..]);
    all.push(u32::from(white < black));
    Some(all)
}

fn compare(one: &Value, other: &Value) -> Ordering {
    match (one, other) {
        (Value::Number(one), Value::Number(other)) => one.partial_cmp(other).unwrap(),
        (Value::Number(_), Value::Natural(_)) => Ordering::Less,
        (Value::Natural(_), Value::Number(_)) => Ordering::Greater,
        (Value::Natural(one), Value::Natural(other)) => natural(one, other),
        (Value::Numbers(one), Value::Numbers(other)) => one.cmp(other),
        (Value::Bytes(one), Value::Bytes(other)) => one.cmp(other),
        _ => unreachable!(),
    }
}

/// Compares by characters, and by value where both texts have digits.
fn natural(one: &str, other: &str) -> Ordering {
    let digits = |text: &str| text.chars().take_while(char::is_ascii_digit).count();
    match (digits(one), digits(other)) {
        (0, _) | (_, 0) => match (one.chars().next(), other.chars().next()) {
            (Some(a), Some(b)) => a
                .cmp(&b)
                .then_with(|| natural(&one[a.len_utf8()..], &other[b.len_utf8()..])),
            (a, b) => a.cmp(&b),
        },
        (a, b) => {
            let number = |digits: &str| digits.parse::<u64>().unwrap();
            let by_value = number(&one[..a]).cmp(&number(&other[..b]));
            by_value.then_with(|| natural(&one[a..], &other[b..]))
        }
    }
}

/// A stable sort of the lines with their values.
fn slowly(rows: &[(Option<Value>, Vec<u8>)], descending: bool, only: &RowSet) -> Vec<Vec<u8>> {
    let places: Vec<usize> = only
        .iter()
        .map(|row| usize::try_from(row).unwrap())
        .collect();
    let mut chosen: Vec<_> = places.iter().map(|row| &rows[*row]).collect();
    chosen.sort_by(|(one, _), (other, _)| match (one, other) {
        (Some(one), Some(other)) if descending => compare(other, one),
        (Some(one), Some(other)) => compare(one, other),
        (one, other) => one.is_none().cmp(&other.is_none()),
    });
    let mut sorted: Vec<_> = rows.iter().map(|(_, line)| line.clone()).collect();
    for (row, (_, line)) in places.into_iter().zip(chosen) {
        sorted[row].clone_from(line);
    }
    sorted
}

fn keys() -> Vec<SortKey> {
    let operation = |opcode: &str| SortKey::Operation(opcode.to_owned());
    vec![
        SortKey::Material,
        SortKey::Men,
        SortKey::Text,
        operation("ce"),
        operation("id"),
    ]
}

#[test]
fn sorted_rows_agree_with_a_plain_stable_sort() {
    let mut dice = Dice::new(21);
    let mut moved = 0;
    for round in 0..60 {
        let count = if round == 0 {
            20_000
        } else {
            1 + dice.below(150)
        };
        let rows = any_rows(&mut dice, count);
        let lines = lines_of(&rows);
        let all = RowSet::all(rows.len());
        let some = (0..rows.len()).filter(|_| dice.one_in(2));
        let some = RowSet::from_rows(rows.len(), some.collect::<Vec<_>>());
        for key in keys() {
            let values = lines.iter().map(|line| (value(line, &key), line.clone()));
            let values: Vec<_> = values.collect();
            for descending in [false, true] {
                let order = SortOrder {
                    key: key.clone(),
                    descending,
                };
                for only in [None, Some(&some)] {
                    let sorted = sort(&rows, &order, only, &mut may_continue).unwrap();
                    let expected = slowly(&values, descending, only.unwrap_or(&all));
                    let found = lines_in(&sorted, &rows);
                    assert!(found == expected, "{order:?} of {count}");
                    moved += u64::from(expected != lines);
                }
            }
        }
    }
    assert!(moved > 600);
}

fn sorted(lines: &[&str], key: SortKey, descending: bool) -> Vec<String> {
    let source = Source::from_bytes(lines.join("\n").into_bytes()).unwrap();
    let rows = Rows::new(Arc::new(source));
    let sorted = sort(
        &rows,
        &SortOrder { key, descending },
        None,
        &mut may_continue,
    )
    .unwrap();
    let lines = lines_in(&sorted, &rows);
    lines
        .into_iter()
        .map(|line| String::from_utf8(line).unwrap())
        .collect()
}

#[test]
fn endings_of_one_kind_are_adjacent_with_those_of_white_first() {
    let lines = [
        "# a comment",
        "8/8/8/8/8/8/r7/Kkp5 w - - 0 1",
        "kr6/8/8/8/8/8/RP6/K7 w - - 0 1",
        "k7/8/8/8/8/8/Q7/K7 w - - 0 1",
        "KR6/8/8/8/8/8/rp6/k7 w - - 0 1",
        "k7/8/8/8/8/8/R7/K7 w - - 0 1",
        "kr6/8/8/8/8/8/RP6/K7 b - - 0 1",
        "k7/8/8/8/8/8/8/K7 w - - 0 1",
    ];
    let expected = [7, 5, 3, 1, 2, 6, 4, 0].map(|at| lines[at]);
    assert_eq!(sorted(&lines, SortKey::Material, false), expected);
    let expected = [4, 2, 6, 1, 3, 5, 7, 0].map(|at| lines[at]);
    assert_eq!(sorted(&lines, SortKey::Material, true), expected);
}

#[test]
fn numbers_in_operations_sort_by_value_and_lines_without_them_last() {
    let fields = "8/8/8/8/8/8/8/K1k5 w - -";
    let line = |tail: &str| format!("{fields} {tail}");
    let ids = [
        line("id \"WAC.10\";"),
        fields.to_owned(),
        line("id \"WAC.2\";"),
        line("id \"WAB.99\";"),
    ];
    let lines: Vec<&str> = ids.iter().map(String::as_str).collect();
    let id = SortKey::Operation("id".to_owned());
    assert_eq!(
        sorted(&lines, id.clone(), false),
        [3, 2, 0, 1].map(|at| lines[at])
    );
    assert_eq!(sorted(&lines, id, true), [0, 2, 3, 1].map(|at| lines[at]));
    let ce = [
        "ce 10;",
        "ce -3;",
        "ce 9;",
        "ce +1;",
        "ce 9.5;",
        "ce mate;",
        "ce 9007199254740993;",
        "ce 9007199254740992;",
    ];
    let ce = ce.map(line);
    let lines: Vec<&str> = ce.iter().map(String::as_str).collect();
    let expected = [1, 3, 2, 4, 0, 7, 6, 5].map(|at| lines[at]);
    assert_eq!(
        sorted(&lines, SortKey::Operation("ce".to_owned()), false),
        expected
    );
}

#[test]
fn a_sort_can_be_stopped_at_any_moment() {
    let rows = any_rows(&mut Dice::new(6), 20_000);
    for key in keys() {
        let order = SortOrder {
            key,
            descending: false,
        };
        let whole = sort(&rows, &order, None, &mut may_continue).unwrap();
        let mut most = 1;
        loop {
            let mut left = most;
            let found = sort(&rows, &order, None, &mut |_, _| {
                left -= 1;
                if left == 0 {
                    ControlFlow::Break(())
                } else {
                    ControlFlow::Continue(())
                }
            });
            match found {
                Err(PassError::Cancelled) => most += 1 + most / 3,
                found => {
                    assert!(found.unwrap() == whole);
                    break;
                }
            }
        }
        assert!(most > 4);
    }
}

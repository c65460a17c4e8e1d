//! JSON lines and openings are written unchanged except for the changed values.

use super::{change, check, encoded, rows_of, text, written};
use proptest::prelude::*;
use std::fmt::Write as _;

const LINES: &str = "{\"id\": 1, \"fen\": \"4k3/8/8/8/8/8/4P3/4K3 w - - 0 1\", \"rating\": 1500, \"tags\": [\"a\", {\"b\": 2}], \"ok\": true}\n\
    {\"fen\":\"7K/8/k1P5/7p/8/8/8/8 w - -\",\"note\":\"a \\\"b\\\" \\u00e9\\n\"  } \r\n\
    \n\
    {\"fen\": broken}\n\
    {\"unknown later\": {\"x\": 1}, \"fen\":\"8/8/8/8/8/8/8/K1k5 b - - 5 9\"}";

const OPENINGS: &str = "eco\tname\tpgn\n\
    A00\tAmar Opening\t1. Nh3\n\
    C50\tItalian Game\t1. e4 e5 2. Nf3 Nc6 3. Bc4\n";

#[test]
fn unchanged_json_lines_are_written_byte_for_byte() {
    let long = format!(
        "{LINES}\n{{\"fen\":\"{}\n{{\"fen\":\"8/8/8/8/8/8/8/K1k5 w - -\"}}",
        "long ".repeat(300_000)
    );
    for (lines, count) in [(LINES, 3), (&LINES.replace('\n', "\r\n"), 3), (&long, 4)] {
        let rows = rows_of(lines.as_bytes());
        assert_eq!(rows.len(), count);
        let (out, left_out) = written(lines.as_bytes(), &rows);
        assert!(out == lines.as_bytes());
        assert!(left_out.is_nothing());
    }
}

#[test]
fn a_changed_value_changes_no_other_byte_and_keeps_its_type() {
    let changed = |row, from: &str, to: &str, old: &str, new: &str| {
        let mut rows = rows_of(LINES.as_bytes());
        change(&mut rows, row, from, to);
        let left_out = check(LINES, &rows, old, new);
        assert!(left_out.is_nothing(), "{left_out:?}");
    };
    changed(0, "4P3", "3P4", "4P3", "3P4");
    changed(0, "rating 1500", "rating 1600.5", "1500", "1600.5");
    changed(0, "rating 1500", "rating \"good\"", "1500", "\"good\"");
    changed(0, " rating 1500;", "", "1500", "null");
    changed(0, "ok \"true\"", "ok \"false\"", "true}", "false}");
    changed(0, "id \"1\"", "id \"2\"", "1,", "2,");
    // Four fields stay four, with any blanks around them.
    changed(1, "7K/8", "6K1/8", "7K/8", "6K1/8");
    changed(
        1,
        "note \"a 'b' é\"",
        "note \"\\ é\"",
        "\"a \\\"b\\\" \\u00e9\\n\"",
        "\"\\\\ é\"",
    );
    changed(2, "fmvn 9", "fmvn 10", "5 9", "5 10");
    // A new member comes after the others, with the blanks of the first line.
    changed(
        1,
        " note",
        " id \"9\"; note",
        "\\n\"  } \r\n",
        "\\n\", \"id\": 9  } \r\n",
    );
}

#[test]
fn what_an_object_cannot_hold_is_reported() {
    let mut rows = rows_of(LINES.as_bytes());
    change(
        &mut rows,
        0,
        "tags \"['a', {'b': 2}]\"",
        "c9 \"x\"; tags \"none\"",
    );
    let (out, left_out) = written(LINES.as_bytes(), &rows);
    assert_eq!(out, LINES.as_bytes());
    let names: Vec<_> = left_out.operations.keys().map(String::as_str).collect();
    assert_eq!(names, ["c9", "tags"]);
    // Evaluations stay as they are.
    let evals = "{\"fen\":\"7K/8/k1P5/7p/8/8/8/8 w - -\",\"evals\":[{\"pvs\":[{\"cp\":5,\"line\":\"h8g7\"}],\"knodes\":1,\"depth\":9}]}\n";
    let mut rows = rows_of(evals.as_bytes());
    assert_eq!(
        text(&rows, 0),
        "7K/8/k1P5/7p/8/8/8/8 w - - acd 9; acn 1000; ce 5; pv Kg7;"
    );
    change(&mut rows, 0, "ce 5", "ce 6");
    let (out, left_out) = written(evals.as_bytes(), &rows);
    assert_eq!(out, evals.as_bytes());
    assert_eq!(left_out.operations.get("ce"), Some(&1));
    assert_eq!(left_out.operations.len(), 1);
    let mut rows = rows_of(evals.as_bytes());
    change(&mut rows, 0, "7p/8", "6p1/8");
    assert!(check(evals, &rows, "7p/8", "6p1/8").is_nothing());
}

#[test]
fn objects_are_removed_and_added_with_their_records() {
    let mut rows = rows_of(LINES.as_bytes());
    rows.splice(0, 1, &[]);
    let first = LINES.split_inclusive('\n').next().unwrap();
    assert!(check(LINES, &rows, first, "").is_nothing());
    let mut rows = rows_of(LINES.as_bytes());
    let new = rows.add_own("8/8/8/8/8/8/8/K1k5 b - - id \"12\"; note \"\t\\\"; rating 7;");
    rows.splice(3, 0, &[new]);
    let (out, left_out) = written(LINES.as_bytes(), &rows);
    let added = "{\"id\": 12, \"fen\": \"8/8/8/8/8/8/8/K1k5 b - - 0 1\", \"rating\": 7, \"note\": \"\\\\\"}\n";
    let expected = format!("{LINES}\n{added}");
    assert_eq!(String::from_utf8(out).unwrap(), expected);
    assert!(left_out.is_nothing(), "{left_out:?}");
}

#[test]
fn an_opening_is_the_position_at_the_end_of_its_line() {
    let rows = rows_of(OPENINGS.as_bytes());
    let records: Vec<_> = (0..rows.len()).map(|row| text(&rows, row)).collect();
    assert_eq!(
        records,
        [
            "rnbqkbnr/pppppppp/8/8/8/7N/PPPPPPPP/RNBQKB1R b KQkq - eco \"A00\"; hmvc 1; id \"Amar Opening\"; pgn \"1. Nh3\";",
            "r1bqkbnr/pppp1ppp/2n5/4p3/2B1P3/5N2/PPPP1PPP/RNBQK2R b KQkq - eco \"C50\"; fmvn 3; hmvc 3; id \"Italian Game\"; pgn \"1. e4 e5 2. Nf3 Nc6 3. Bc4\";",
        ]
    );
    let (out, left_out) = written(OPENINGS.as_bytes(), &rows);
    assert_eq!(out, OPENINGS.as_bytes());
    assert!(left_out.is_nothing());
    // A new name is written, and a position that the line does not lead to is reported.
    let mut rows = rows_of(OPENINGS.as_bytes());
    change(&mut rows, 0, "Amar Opening", "Paris Opening");
    assert!(check(OPENINGS, &rows, "Amar", "Paris").is_nothing());
    let mut rows = rows_of(OPENINGS.as_bytes());
    change(&mut rows, 1, "2B1P3", "2B2P2");
    let (out, left_out) = written(OPENINGS.as_bytes(), &rows);
    assert_eq!(
        (out.as_slice(), left_out.positions),
        (OPENINGS.as_bytes(), 1)
    );
    // Another line that leads to the new position is written with it.
    let mut rows = rows_of(OPENINGS.as_bytes());
    change(&mut rows, 0, "7N/PPPPPPPP/RNBQKB1R", "N7/PPPPPPPP/R1BQKBNR");
    change(&mut rows, 0, "1. Nh3", "1. Na3");
    assert!(check(OPENINGS, &rows, "1. Nh3", "1. Na3").is_nothing());
    let mut rows = rows_of(OPENINGS.as_bytes());
    let new = rows.add_own("rnbqkbnr/pppppppp/8/8/8/N7/PPPPPPPP/R1BQKBNR b KQkq - eco \"A00\"; hmvc 1; id \"Durkin\"; pgn \"1. Na3\";");
    rows.splice(2, 0, &[new]);
    let (out, left_out) = written(OPENINGS.as_bytes(), &rows);
    let expected = format!("{OPENINGS}A00\tDurkin\t1. Na3\n");
    assert_eq!(
        (String::from_utf8(out).unwrap(), left_out.is_nothing()),
        (expected, true)
    );
}

fn any_value() -> impl Strategy<Value = serde_json::Value> {
    prop_oneof![
        Just(serde_json::Value::Null),
        any::<bool>().prop_map(Into::into),
        any::<i32>().prop_map(Into::into),
        any::<String>().prop_map(Into::into),
        any::<Vec<u8>>().prop_map(Into::into),
    ]
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(300))]

    #[test]
    fn any_objects_are_written_back_unchanged_and_a_changed_position_changes_one_value(
        lines in prop::collection::vec((any_value(), any_value(), any::<bool>(), 0..3_usize), 1..12),
        encoding in 0..6_usize,
        which: prop::sample::Index,
    ) {
        let old = "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1";
        let mut text = String::new();
        for (one, two, is_pretty, end) in &lines {
            let fen = serde_json::json!(old);
            let blank = if *is_pretty { " " } else { "" };
            let end = ["\n", "\r\n", "  \n"][*end];
            write!(text, "{{\"a\":{blank}{one},\"fen\":{blank}{fen}{blank},{blank}\"b\":{two}}}{end}").unwrap();
        }
        let bytes = encoded(&text, encoding);
        let rows = rows_of(&bytes);
        prop_assert_eq!(rows.len(), lines.len() as u64);
        let (out, left_out) = written(&bytes, &rows);
        prop_assert!(out == bytes, "{:?}", text);
        prop_assert!(left_out.is_nothing());
        let row = which.index(lines.len());
        let mut rows = rows_of(text.as_bytes());
        change(&mut rows, row as u64, "4P3", "3P4");
        let (out, left_out) = written(text.as_bytes(), &rows);
        prop_assert!(left_out.is_nothing(), "{:?}", left_out);
        let expected: Vec<_> = text.split_inclusive('\n').enumerate().map(|(number, line)| {
            if number == row { line.replace(old, &old.replace("4P3", "3P4")) } else { line.to_owned() }
        }).collect();
        prop_assert_eq!(String::from_utf8(out).unwrap(), expected.concat());
    }
}

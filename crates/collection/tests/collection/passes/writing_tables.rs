//! A table is written unchanged except for the changed rows.

mod json_lines;

use proptest::prelude::*;
use std::io::Cursor;
use std::ops::ControlFlow;
use std::sync::Arc;
use tabiya_collection::games::{Conversion, LeftOutOfTable};
use tabiya_collection::passes::{Digesting, NotWritten, TableOrigin, convert, write_table};
use tabiya_lines::decoding::utf16::{ByteOrder, encode};
use tabiya_lines::{LoadError, PutLines, Rows, Source, Span};

const PUZZLES: &str = "PuzzleId,FEN,Moves,Rating,RatingDeviation,Popularity,NbPlays,Themes,GameUrl,OpeningTags\n\
00sHx,q3k1nr/1pp1nQpp/3p4/1P2p3/4P3/B1PP1b2/B5PP/5K2 b k - 0 17,e8d7 a2e6 d7d8 f7f8,1760,80,83,72,mate mateIn2 middlegame short,https://example.org/yyznGmXs/black#34,Italian_Game Italian_Game_Classical_Variation\n\
00sJ9,r3r1k1/p4ppp/2p2n2/1p6/3P1qb1/2NQR3/PPB2PP1/R1B3K1 w - - 5 18,e3g3 e8e1 g1h2 e1c1 a1c1 f4h6 h2g1 h6c1,2671,105,87,325,advantage attraction fork,https://example.org/gyFeQsOE#35,\n";

const STUDIES: &str = "\u{feff}Name;Position;Best move;\"Year; or so\"\r\n\
    \"Lucena; \"\"the\"\" bridge\";\"1K1k4/1P6/8/8/8/8/r7/2R5 w - - 0 1\";Rd1+;1634\r\n\
    \r\n\
    Philidor;no position;;1777\n\
    Réti;7K/8/k1P5/7p/8/8/8/8 w - -;Kg7;1921";

/// The collection that is made of a table.
fn made(table: &[u8], conversion: &Conversion) -> Rows {
    let mut records = Vec::new();
    let mut put = |bytes: &[u8]| -> Result<(), LoadError> {
        records.extend_from_slice(bytes);
        Ok(())
    };
    let put: &mut PutLines<'_> = &mut put;
    convert(&mut Cursor::new(table), conversion, put).unwrap();
    Rows::new(Arc::new(Source::from_bytes(records).unwrap()))
}

fn rows_of(table: &[u8]) -> Rows {
    made(table, &Conversion::USUAL_TABLE)
}

fn written(table: &[u8], rows: &Rows) -> (Vec<u8>, LeftOutOfTable) {
    let mut out = Vec::new();
    let mut go_on = |_, _| ControlFlow::Continue(());
    let conversion = Conversion::USUAL_TABLE;
    let mut reader = Cursor::new(table);
    let left_out = write_table(&mut reader, &conversion, rows, &mut out, &mut go_on).unwrap();
    (out, left_out)
}

fn text(rows: &Rows, row: u64) -> String {
    String::from_utf8(rows.read_line(row).unwrap()).unwrap()
}

/// Puts another line in the place of a row.
fn change(rows: &mut Rows, row: u64, from: &str, to: &str) {
    let line = text(rows, row);
    assert!(line.contains(from), "{line}");
    let span = rows.add_own_for(row, line.replace(from, to));
    rows.splice(row, 1, &[span]);
}

fn check(table: &str, rows: &Rows, from: &str, to: &str) -> LeftOutOfTable {
    let (out, left_out) = written(table.as_bytes(), rows);
    assert!(table.contains(from));
    let expected = table.replacen(from, to, 1);
    assert_eq!(String::from_utf8(out).unwrap(), expected);
    left_out
}

#[test]
fn an_unchanged_table_is_written_byte_for_byte() {
    let long = format!(
        "fen,x\n\"{}\n4k3/8/8/8/8/8/8/4K3 w - - 0 1,{}\n4k3/8/8/8/8/8/8/4K3 b - - 0 1,y\n",
        "quote that is never closed",
        "long ".repeat(300_000)
    );
    let with_returns = PUZZLES.replace('\n', "\r\n");
    // A row that is too long has no record, and stays in the file.
    for (table, records) in [(PUZZLES, 2), (STUDIES, 2), (&with_returns, 2), (&long, 1)] {
        let rows = rows_of(table.as_bytes());
        assert_eq!(rows.len(), records);
        let (out, left_out) = written(table.as_bytes(), &rows);
        assert!(out == table.as_bytes());
        assert!(left_out.is_nothing());
    }
}

#[test]
fn a_changed_position_changes_only_its_field() {
    let mut rows = rows_of(STUDIES.as_bytes());
    change(&mut rows, 0, "1K1k4", "1K2k3");
    // The value has quotes only where they are necessary.
    let left_out = check(
        STUDIES,
        &rows,
        "\"1K1k4/1P6/8/8/8/8/r7/2R5 w - - 0 1\"",
        "1K2k3/1P6/8/8/8/8/r7/2R5 w - - 0 1",
    );
    assert!(left_out.is_nothing());
    let mut rows = rows_of(STUDIES.as_bytes());
    change(&mut rows, 1, "7K/8/k1P5", "6K1/8/k1P5");
    let left_out = check(STUDIES, &rows, ";7K/8/k1P5/7p", ";6K1/8/k1P5/7p");
    assert!(left_out.is_nothing());
    // Four fields cannot express these counters.
    change(&mut rows, 1, "best_move", "hmvc 3; best_move");
    check(
        STUDIES,
        &rows,
        "7K/8/k1P5/7p/8/8/8/8 w - -",
        "6K1/8/k1P5/7p/8/8/8/8 w - - 3 1",
    );
}

#[test]
fn a_changed_operation_changes_its_column() {
    let mut rows = rows_of(STUDIES.as_bytes());
    change(
        &mut rows,
        1,
        "id \"Réti\"",
        "id \"Réti; \u{201e}1921\u{201c}\"",
    );
    let left_out = check(
        STUDIES,
        &rows,
        "\nRéti;",
        "\n\"Réti; \u{201e}1921\u{201c}\";",
    );
    assert!(left_out.is_nothing());
    let mut rows = rows_of(STUDIES.as_bytes());
    change(&mut rows, 0, " best_move \"Rd1+\";", "");
    assert!(check(STUDIES, &rows, ";Rd1+;", ";;").is_nothing());
    let mut rows = rows_of(PUZZLES.as_bytes());
    change(
        &mut rows,
        1,
        "rating 2671; rating_dev 105;",
        "rating 2700; rating_dev 105;",
    );
    assert!(check(PUZZLES, &rows, ",2671,", ",2700,").is_nothing());
    // The solution is written unchanged: in coordinates, after the move that leads to it.
    let mut rows = rows_of(PUZZLES.as_bytes());
    change(&mut rows, 0, "pv Be6+ Kd8 Qf8#;", "pv Be6+ Kd8 Qxg8+;");
    assert!(check(PUZZLES, &rows, "d7d8 f7f8", "d7d8 f7g8").is_nothing());
    // An illegal move is in no table.
    change(&mut rows, 0, "Qxg8+", "Qxh7");
    let (out, left_out) = written(PUZZLES.as_bytes(), &rows);
    assert_eq!(out, PUZZLES.as_bytes());
    assert_eq!(left_out.operations.get("pv"), Some(&1));
}

#[test]
fn a_puzzle_keeps_the_move_that_leads_to_its_position() {
    let mut rows = rows_of(PUZZLES.as_bytes());
    // Another pawn is on the board before and after that move.
    change(&mut rows, 0, "B5PP/5K2", "B4PPP/5K2");
    assert!(check(PUZZLES, &rows, "B5PP/5K2", "B4PPP/5K2").is_nothing());
    // A king that did not arrive by that move: the row stays unchanged, and this is reported.
    let mut rows = rows_of(PUZZLES.as_bytes());
    change(&mut rows, 0, "1ppknQpp", "kpp1nQpp");
    let (out, left_out) = written(PUZZLES.as_bytes(), &rows);
    assert_eq!(out, PUZZLES.as_bytes());
    assert_eq!(left_out.positions, 1);
}

#[test]
fn rows_of_a_table_are_removed_and_added_with_their_records() {
    let mut rows = rows_of(STUDIES.as_bytes());
    rows.splice(0, 1, &[]);
    let lucena = STUDIES.split_inclusive('\n').nth(1).unwrap();
    assert!(check(STUDIES, &rows, lucena, "").is_nothing());
    // A new row is inserted after its predecessor, with its own values.
    let mut rows = rows_of(STUDIES.as_bytes());
    let new = "8/8/8/8/8/8/8/K1k5 b - - c9 \"nowhere\"; id \"new; one\"; year__or_so 2;";
    let new = rows.add_own(new);
    let copy = rows.spans(1..2);
    rows.splice(2, 0, &[&copy[..], &[new]].concat());
    let (out, left_out) = written(STUDIES.as_bytes(), &rows);
    let reti = "Réti;7K/8/k1P5/7p/8/8/8/8 w - -;Kg7;1921";
    let expected = format!("{STUDIES}\n{reti}\n\"new; one\";8/8/8/8/8/8/8/K1k5 b - - 0 1;;2\n");
    assert_eq!(String::from_utf8(out).unwrap(), expected);
    assert_eq!(left_out.operations.get("c9"), Some(&1));
    assert_eq!(left_out.operations.len(), 1);
    // No move leads to a new puzzle.
    let mut rows = rows_of(PUZZLES.as_bytes());
    let new = rows.add_own("8/8/8/8/8/8/8/K1k5 b - -");
    rows.splice(0, 0, &[new]);
    let (out, left_out) = written(PUZZLES.as_bytes(), &rows);
    assert_eq!((out, left_out.positions), (PUZZLES.into(), 1));
}

#[test]
fn an_operation_without_a_column_is_reported_and_the_row_stays() {
    let mut rows = rows_of(STUDIES.as_bytes());
    change(&mut rows, 0, "id ", "c9 \"a remark\"; id ");
    let remark = rows.add_own("# a remark");
    rows.splice(0, 0, &[remark]);
    let (out, left_out) = written(STUDIES.as_bytes(), &rows);
    assert_eq!(out, STUDIES.as_bytes());
    assert_eq!(left_out.operations.get("c9"), Some(&1));
    assert_eq!((left_out.unreadable, left_out.is_reordered), (1, false));
    let mut rows = rows_of(STUDIES.as_bytes());
    let first = rows.splice(0, 1, &[]);
    rows.splice(1, 0, &first);
    let (out, left_out) = written(STUDIES.as_bytes(), &rows);
    assert_eq!(out, STUDIES.as_bytes());
    assert!(left_out.is_reordered);
}

#[test]
fn a_table_is_not_written_if_its_file_has_changed() {
    let folder = tempfile::TempDir::new().unwrap();
    let path = folder.path().join("studies.csv");
    std::fs::write(&path, STUDIES).unwrap();
    let mut reader = Digesting::new(STUDIES.as_bytes());
    std::io::copy(&mut reader, &mut std::io::sink()).unwrap();
    let file = std::fs::File::open(&path).unwrap();
    let conversion = Conversion::USUAL_TABLE;
    let origin = TableOrigin::new(path.clone(), None, conversion, file, reader.finish());
    let rows = rows_of(STUDIES.as_bytes());
    let mut go_on = |_, _| ControlFlow::Continue(());
    let mut out = Vec::new();
    assert!(
        origin
            .write(&rows, &mut out, &mut go_on)
            .unwrap()
            .is_nothing()
    );
    assert_eq!(out, STUDIES.as_bytes());
    // Another file in its place changes nothing, as it is read through its handle.
    std::fs::rename(&path, folder.path().join("old.csv")).unwrap();
    std::fs::write(&path, "another").unwrap();
    out.clear();
    assert!(origin.write(&rows, &mut out, &mut go_on).is_ok());
    let other = STUDIES.replace("1634", "1643");
    std::fs::write(folder.path().join("old.csv"), other).unwrap();
    let result = origin.write(&rows, &mut out, &mut go_on);
    assert!(matches!(result, Err(NotWritten::Changed)), "{result:?}");
}

#[test]
fn a_table_overwritten_in_place_is_written_again_from_its_original() {
    let folder = tempfile::TempDir::new().unwrap();
    let path = folder.path().join("studies.csv");
    std::fs::write(&path, STUDIES).unwrap();
    let mut reader = Digesting::new(STUDIES.as_bytes());
    std::io::copy(&mut reader, &mut std::io::sink()).unwrap();
    let file = std::fs::File::open(&path).unwrap();
    let conversion = Conversion::USUAL_TABLE;
    let origin = TableOrigin::new(path.clone(), None, conversion, file, reader.finish());
    origin.leave(&path.metadata().unwrap()).unwrap();
    std::fs::write(&path, "something else").unwrap();
    let mut go_on = |_, _| ControlFlow::Continue(());
    let mut out = Vec::new();
    let rows = rows_of(STUDIES.as_bytes());
    origin.write(&rows, &mut out, &mut go_on).unwrap();
    assert_eq!(out, STUDIES.as_bytes());
}

/// A table: its text, the numbers of the rows with records, and the number of columns.
#[derive(Clone, Debug)]
struct Table {
    text: String,
    records: usize,
}

const FENS: [&str; 6] = [
    "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1",
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 3 9",
    "r3k2r/8/8/8/8/8/8/R3K2R b KQkq -",
    "\"8/8/8/8/8/8/8/K1k5 b - - 0 1\"",
    "8/8/8/8/8/8/8/K1k5 b - - 0 1 ",
    "no position",
];

fn any_field() -> impl Strategy<Value = String> {
    prop_oneof![
        Just(String::new()),
        "[a-zé0-9 '.]{0,8}",
        "[a-z]{1,3}\"[a-z]{0,3}",
        "[a-z,;\t\n\"\\\\ü]{0,8}".prop_map(|text| format!("\"{}\"", text.replace('"', "\"\""))),
        "[a-z,;\r\n]{0,8}".prop_map(|text| format!("\"{text}\"x")),
    ]
}

fn any_table() -> impl Strategy<Value = Table> {
    let end = prop_oneof![Just("\n"), Just("\r\n")];
    let row = (
        proptest::collection::vec(any_field(), 1..5),
        0..FENS.len(),
        end,
        proptest::bool::weighted(0.1),
    );
    let rows = proptest::collection::vec(row, 1..20);
    let separator = prop_oneof![Just(","), Just(";"), Just("\t")];
    (rows, separator, 0..3_usize, any::<bool>()).prop_map(|(rows, separator, fen, has_end)| {
        let mut names = vec!["one", "two", "c0"];
        names.insert(fen, "fen");
        let mut text = format!("{}\n", names.join(separator));
        let mut records = 0;
        for (mut fields, number, end, is_blank) in rows {
            if is_blank {
                text.push_str(end);
                continue;
            }
            fields.resize(3, String::new());
            // Text outside quotes must not be cut.
            for field in fields.iter_mut().filter(|field| !field.starts_with('"')) {
                *field = field.replace([',', ';', '\t', '\n'], " ");
            }
            fields.insert(fen, FENS[number].to_owned());
            records += usize::from(number != 5);
            text.push_str(&fields.join(separator));
            text.push_str(end);
        }
        if !has_end {
            let length = text.trim_end_matches(['\r', '\n']).len();
            text.truncate(length);
        }
        Table { text, records }
    })
}

fn encoded(text: &str, encoding: usize) -> Vec<u8> {
    let mut out = Vec::new();
    match encoding {
        1 => out.extend(b"\xEF\xBB\xBF"),
        2 => out.extend(b"\xFF\xFE"),
        3 => out.extend(b"\xFE\xFF"),
        _ => {}
    }
    match encoding {
        2 | 4 => encode(text.as_bytes(), ByteOrder::Little, &mut out),
        3 | 5 => encode(text.as_bytes(), ByteOrder::Big, &mut out),
        _ => out.extend(text.as_bytes()),
    }
    out
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(600))]

    #[test]
    fn any_table_is_written_back_unchanged_in_any_encoding(table in any_table(), encoding in 0..6_usize, is_odd: bool) {
        let mut bytes = encoded(&table.text, encoding);
        if is_odd && encoding > 1 {
            bytes.push(b'x');
        }
        let rows = rows_of(&bytes);
        prop_assert_eq!(rows.len(), table.records as u64);
        let (out, left_out) = written(&bytes, &rows);
        prop_assert!(out == bytes, "{:?}", table.text);
        prop_assert!(left_out.is_nothing());
    }

    #[test]
    fn one_changed_position_changes_one_field(table in any_table(), which: prop::sample::Index) {
        let mut rows = rows_of(table.text.as_bytes());
        prop_assume!(!rows.is_empty());
        let row = which.index(usize::try_from(rows.len()).unwrap()) as u64;
        let line = text(&rows, row);
        let (_, behind) = line.split_once(' ').unwrap();
        let (_, behind) = behind.split_once(' ').unwrap();
        let (_, behind) = behind.split_once(' ').unwrap();
        let new = format!("7k/6pp/8/8/8/8/8/K6R w - {behind}");
        let span: Span = rows.add_own_for(row, new);
        rows.splice(row, 1, &[span]);
        let (out, left_out) = written(table.text.as_bytes(), &rows);
        let out = String::from_utf8(out).unwrap();
        prop_assert!(left_out.is_nothing(), "{left_out:?} {line:?} {out:?}");
        // The text before and after the new field is unchanged.
        let at = out.find("7k/6pp").unwrap();
        prop_assert!(table.text.starts_with(&out[..at]));
        let behind = &out[at..];
        let end = behind.find([',', ';', '\t', '\r', '\n']).unwrap_or(behind.len());
        prop_assert!(table.text.ends_with(&behind[end..]));
        let old = &table.text[at..table.text.len() - (behind.len() - end)];
        prop_assert!(FENS.contains(&old), "{old:?}");
        let again = rows_of(out.as_bytes());
        for other in 0..rows.len() {
            prop_assert_eq!(text(&rows, other), text(&again, other));
        }
    }
}

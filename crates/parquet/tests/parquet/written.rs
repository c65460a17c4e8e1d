//! What is written is read again.

use super::{file_of, objects, parquet};
use proptest::prelude::*;
use std::io::Read as _;
use tabiya_parquet::{ColumnKind, ColumnTexts, ParquetFile};

const COLUMNS: [(&str, ColumnKind); 3] = [
    ("fen", ColumnKind::Text),
    ("rating", ColumnKind::Integer),
    ("score \"x\"", ColumnKind::Number),
];

#[test]
fn typed_columns_are_written_and_read() {
    let rows: [&[&str]; 3] = [
        &["a", "1500", "0.5"],
        &["b \"c\" \\ ä\n", "", "-3"],
        &["", "-9223372036854775808", ""],
    ];
    let bytes = parquet(&COLUMNS, &rows);
    assert_eq!(
        objects(&bytes).unwrap(),
        "{\"fen\":\"a\",\"rating\":1500,\"score \\\"x\\\"\":0.5}\n\
         {\"fen\":\"b \\\"c\\\" \\\\ ä\\n\",\"rating\":null,\"score \\\"x\\\"\":-3}\n\
         {\"fen\":null,\"rating\":-9223372036854775808,\"score \\\"x\\\"\":null}\n"
    );
    let file = ParquetFile::open(file_of(&bytes)).unwrap();
    assert_eq!(
        file.names().collect::<Vec<_>>(),
        ["fen", "rating", "score \"x\""]
    );
    assert!(file.is_text(0) && !file.is_text(1));
    let mut texts = String::new();
    file.texts(0).read_to_string(&mut texts).unwrap();
    assert_eq!(texts, "a\nb \"c\" \\ ä \n\n");
}

#[test]
fn a_type_is_chosen_only_if_it_gives_the_same_text_back() {
    let whole = ["1", "-20", "9223372036854775807"];
    assert_eq!(kind_of(whole), ColumnKind::Integer);
    assert_eq!(kind_of(["", "7", ""]), ColumnKind::Integer);
    assert_eq!(kind_of(["0.5", "-3.25", "7"]), ColumnKind::Number);
    for texts in [
        &[][..],
        &["", ""],
        &["01"],
        &["+1"],
        &["1", "0.5x"],
        &["0.50"],
        &["1e5"],
        &["NaN"],
        // Numbers with a fraction do not have all whole numbers of this size.
        &["9007199254740993", "0.5"],
    ] {
        assert_eq!(
            kind_of(texts.iter().copied()),
            ColumnKind::Text,
            "{texts:?}"
        );
    }
}

#[test]
fn the_order_of_numbers_does_not_change_the_type() {
    for [first, second] in [["1", "2.5"], ["2.5", "1"]] {
        assert_eq!(kind_of([first, second]), ColumnKind::Number);
        let columns = [("share", ColumnKind::Number)];
        assert_eq!(
            objects(&parquet(&columns, &[&[first], &[second]])).unwrap(),
            format!("{{\"share\":{first}}}\n{{\"share\":{second}}}\n")
        );
    }
}

fn kind_of<'a>(all: impl IntoIterator<Item = &'a str>) -> ColumnKind {
    let mut texts = ColumnTexts::default();
    for text in all {
        texts.add(text);
    }
    texts.kind()
}

#[test]
fn many_rows_make_several_groups() {
    let rows: Vec<String> = (0..300_000).map(|number| number.to_string()).collect();
    let cells: Vec<[&str; 2]> = rows.iter().map(|row| [&**row, &**row]).collect();
    let rows: Vec<&[&str]> = cells.iter().map(|row| &row[..]).collect();
    let bytes = parquet(
        &[("fen", ColumnKind::Text), ("n", ColumnKind::Integer)],
        &rows,
    );
    let text = objects(&bytes).unwrap();
    assert_eq!(text.lines().count(), 300_000);
    for (number, line) in text.lines().enumerate() {
        assert_eq!(line, format!("{{\"fen\":\"{number}\",\"n\":{number}}}"));
    }
}

proptest! {
    #[test]
    fn any_texts_come_back(texts in proptest::collection::vec("\\PC{0,20}|[\"\\\\\\n\\t\u{1}]{1,3}", 0..40)) {
        let cells: Vec<[&str; 1]> = texts.iter().map(|text| [text.as_str()]).collect();
        let rows: Vec<&[&str]> = cells.iter().map(|row| &row[..]).collect();
        let text = objects(&parquet(&[("fen", ColumnKind::Text)], &rows)).unwrap();
        let read: Vec<_> = text
            .lines()
            .map(|line| serde_json::from_str::<serde_json::Value>(line).unwrap())
            .map(|row| row["fen"].as_str().unwrap_or_default().to_owned())
            .collect();
        prop_assert_eq!(read, texts);
    }
}

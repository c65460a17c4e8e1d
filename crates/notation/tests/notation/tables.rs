//! The tables in `tests/data`.

use tabiya_notation::fen::{FenErrorKind, read_fen, write_fen};

/// The lines of a table, each split at its tabs.
fn rows(table: &str) -> impl Iterator<Item = (&str, &str)> {
    table
        .lines()
        .filter(|line| !line.is_empty() && !line.starts_with('#'))
        .map(|line| line.split_once('\t').unwrap())
}

/// A kind in the notation of the table: its name and its data.
fn describe(kind: FenErrorKind) -> String {
    match kind {
        FenErrorKind::Nothing => "Nothing".into(),
        FenErrorKind::UnknownPiece { found } => format!("UnknownPiece {found}"),
        FenErrorKind::BadDigit { found } => format!("BadDigit {found}"),
        FenErrorKind::RankTooShort { rank, squares } => format!("RankTooShort {rank} {squares}"),
        FenErrorKind::RankTooLong { rank, squares } => format!("RankTooLong {rank} {squares}"),
        FenErrorKind::TooFewRanks { ranks } => format!("TooFewRanks {ranks}"),
        FenErrorKind::TooManyRanks => "TooManyRanks".into(),
        FenErrorKind::NoBoard => "NoBoard".into(),
        FenErrorKind::BadSide { found } => format!("BadSide {found}"),
        FenErrorKind::BadCastlingLetter { found } => format!("BadCastlingLetter {found}"),
        FenErrorKind::RepeatedCastling { found } => format!("RepeatedCastling {found}"),
        FenErrorKind::BadEnPassant => "BadEnPassant".into(),
        FenErrorKind::BadHalfmoveClock => "BadHalfmoveClock".into(),
        FenErrorKind::BadFullmoveNumber => "BadFullmoveNumber".into(),
        FenErrorKind::CounterTooLarge => "CounterTooLarge".into(),
        FenErrorKind::ExtraText => "ExtraText".into(),
        // The other kinds occur only in exact reading, which has its own table.
        strict => format!("{strict:?}"),
    }
}

#[test]
fn every_row_of_the_valid_table_has_its_canonical_form() {
    for (canonical, text) in rows(include_str!("../data/valid.fens")) {
        let position = read_fen(text);
        assert_eq!(
            position.map(|p| write_fen(&p)),
            Ok(canonical.to_owned()),
            "{text}"
        );
    }
}

#[test]
fn every_row_of_the_invalid_table_has_its_fault_at_the_marks() {
    for (kind, marked) in rows(include_str!("../data/invalid.fens")) {
        let text = marked.replace(['«', '»'], "");
        let start = marked.find('«').unwrap();
        let end = marked.find('»').unwrap() - '«'.len_utf8();
        let error = read_fen(&text).unwrap_err();
        assert_eq!(
            (describe(error.kind).as_str(), error.span),
            (kind, start..end),
            "{text}"
        );
    }
}

#[test]
fn every_kind_of_error_has_a_row() {
    const KINDS: [&str; 15] = [
        "Nothing",
        "UnknownPiece",
        "BadDigit",
        "RankTooShort",
        "RankTooLong",
        "TooFewRanks",
        "TooManyRanks",
        "BadSide",
        "BadCastlingLetter",
        "RepeatedCastling",
        "BadEnPassant",
        "BadHalfmoveClock",
        "BadFullmoveNumber",
        "CounterTooLarge",
        "ExtraText",
    ];
    let table = include_str!("../data/invalid.fens");
    for kind in KINDS {
        assert!(
            rows(table).any(|(row, _)| row.split(' ').next() == Some(kind)),
            "{kind}"
        );
    }
}

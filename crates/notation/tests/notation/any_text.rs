//! Any text: nothing panics, and every place is on a character boundary.

use super::any::{any_position, cases, near_fen};
use proptest::prelude::*;
use tabiya_chess::Position;
use tabiya_notation::extract::extract;
use tabiya_notation::fen::{FenErrorKind, FenStyle, read_fen_over};
use tabiya_notation::record::{line_kind, read_record, read_record_over, write_record};
use tabiya_notation::repair::repair_error;

fn check_text(text: &str, base: &Position) -> Result<(), TestCaseError> {
    let reading = read_fen_over(text, base);
    prop_assert!(text.is_char_boundary(reading.end));
    let (record, tail) = read_record_over(text, base);
    prop_assert!(text.get(tail).is_some());
    prop_assert!(text.is_char_boundary(record.end));
    for error in [reading.error, record.error].into_iter().flatten() {
        prop_assert!(text.get(error.span.clone()).is_some(), "{:?}", error);
        let ended = matches!(
            error.kind,
            FenErrorKind::Nothing | FenErrorKind::TooFewRanks { .. }
        );
        prop_assert_eq!(error.span.is_empty(), ended, "{:?}", error);
        check_repair(text, &error)?;
    }
    check_extract(text)
}

fn check_repair(text: &str, error: &tabiya_notation::fen::FenError) -> Result<(), TestCaseError> {
    let Some(repair) = repair_error(text, error) else {
        return Ok(());
    };
    let repaired = repair.apply(text);
    let end = repair.span.start + repair.replacement.len();
    let next = read_fen_over(&repaired, &Position::start()).error;
    prop_assert!(
        next.as_ref().is_none_or(|next| next.span.start >= end),
        "{:?} {:?}",
        repair,
        next
    );
    Ok(())
}

fn check_extract(text: &str) -> Result<(), TestCaseError> {
    for found in extract(text) {
        let (reading, _) = read_record_over(&found, &Position::start());
        prop_assert_eq!(reading.error, None, "{}", found);
    }
    Ok(())
}

proptest! {
    #![proptest_config(cases(3000))]

    #[test]
    fn any_text_is_read_without_a_panic(text in any::<String>(), base in any_position()) {
        check_text(&text, &base)?;
    }

    #[test]
    fn text_near_a_fen_is_read_without_a_panic(text in near_fen(), base in any_position()) {
        check_text(&text, &base)?;
    }

    #[test]
    fn any_bytes_are_classified_as_a_line(
        line in prop::collection::vec(any::<u8>(), 0..120),
        text in near_fen(),
        cut in any::<prop::sample::Index>(),
    ) {
        let mixed = [&text.as_bytes()[..cut.index(text.len() + 1)], &line].concat();
        for line in [line, mixed] {
            let _kind = line_kind(&line);
            if let Ok(record) = read_record(&line) {
                prop_assert!(line.get(record.tail).is_some());
            }
            let _new = write_record(&Position::start(), FenStyle::STANDARD, &line);
        }
    }
}

#[test]
fn every_beginning_of_a_fen_can_be_typed() {
    let text = "r1b1k2r/4P3/8/3pP3/8/8/PPP2PPP/R3K2R b KQkq\u{a0}e3 12 34";
    for (end, _) in text.char_indices() {
        check_text(&text[..end], &Position::start()).unwrap();
        check_text(&text[end..], &Position::start()).unwrap();
    }
}

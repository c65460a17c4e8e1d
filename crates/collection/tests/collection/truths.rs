//! The truth of records.

use tabiya_collection::truths::{RecordTruth, false_claims, stated, with_stated};
use tabiya_notation::record::read_record;
use tabiya_tables::Truth;

fn stated_in(line: &str, replaces: bool) -> String {
    let record = read_record(line.as_bytes()).unwrap();
    let truth = Truth::of(&record.position, None).unwrap();
    let tail = &line.as_bytes()[record.tail];
    String::from_utf8(with_stated(tail, &stated(&truth), replaces)).unwrap()
}

fn claims_of(line: &str) -> Vec<String> {
    let record = read_record(line.as_bytes()).unwrap();
    let truth = Truth::of(&record.position, None).unwrap();
    let tail = &line.as_bytes()[record.tail];
    let found = false_claims(&record.position, tail, &truth, None).unwrap();
    found.into_iter().map(|claim| claim.claim).collect()
}

#[test]
fn the_truth_is_written_for_the_side_to_move() {
    let won = "k7/8/1K6/8/8/8/8/7R w - -";
    assert_eq!(stated_in(won, false), "dm 1; ce 32766; wdl 2;");
    let lost = "k7/8/1K6/8/8/8/7R/8 b - -";
    assert_eq!(stated_in(lost, false), "ce -32765; wdl -2;");
    let drawn = "8/8/8/3k4/8/8/8/KB6 w - -";
    assert_eq!(stated_in(drawn, false), "ce 0; wdl 0;");
    // Too late for the fifty-move rule.
    let late = "8/8/8/8/8/2k5/8/1R2K3 w - - 90 99";
    assert_eq!(stated_in(late, false), "ce 0; wdl 1;");
}

#[test]
fn operations_that_are_there_are_replaced_only_if_asked() {
    let line = r#"k7/8/1K6/8/8/8/8/7R w - - dm 7; id "a"; ce 12;"#;
    assert_eq!(stated_in(line, false), r#"dm 7; id "a"; ce 12; wdl 2;"#);
    assert_eq!(stated_in(line, true), r#"dm 1; id "a"; ce 32766; wdl 2;"#);
    // A mate that is none goes.
    let drawn = "8/8/8/3k4/8/8/8/KB6 w - - dm 3; c0 \"x\";";
    assert_eq!(stated_in(drawn, true), "c0 \"x\"; ce 0; wdl 0;");
}

#[test]
fn repeated_operations_do_not_stay_beside_the_truth_that_replaces_them() {
    let line = "8/8/8/3k4/8/8/8/KB6 w - - dm 3; ce 5; id \"a\"; dm 4; ce 6; ce 7;";
    assert_eq!(stated_in(line, true), "ce 0; id \"a\"; wdl 0;");
    let added = "dm 3; ce 5; id \"a\"; dm 4; ce 6; ce 7; wdl 0;";
    assert_eq!(stated_in(line, false), added);
}

#[test]
fn claims_that_the_tables_contradict_are_found() {
    for (line, wanted) in [
        ("k7/8/1K6/8/8/8/8/7R w - - dm 1; wdl 2; bm Rh8#;", &[][..]),
        ("k7/8/1K6/8/8/8/8/7R w - - dm 2; wdl 0;", &["dm 2", "wdl 0"]),
        // The rook is lost.
        ("8/8/8/8/8/2k5/8/1R2K3 w - - bm Rb2 Ke2;", &["bm Rb2"]),
        ("8/8/8/3k4/8/8/8/KB6 w - - bm Ka2; dm 30;", &["dm 30"]),
    ] {
        assert_eq!(claims_of(line), wanted, "{line}");
    }
}

#[test]
fn only_missing_operations_are_added_to_a_line_and_its_other_bytes_stay() {
    for (line, wanted) in [
        (
            "8/8/8/3k4/8/8/8/KB6 w - -\tid \"a\";\r",
            "8/8/8/3k4/8/8/8/KB6 w - -\tid \"a\"; ce 0; wdl 0;\r",
        ),
        (
            "8/8/8/3k4/8/8/8/KB6 w - -\tce 0; wdl 0;",
            "8/8/8/3k4/8/8/8/KB6 w - -\tce 0; wdl 0;",
        ),
        (
            "8/8/8/3k4/8/8/8/KB6 w - -",
            "8/8/8/3k4/8/8/8/KB6 w - - ce 0; wdl 0;",
        ),
    ] {
        let found = RecordTruth::of(line.as_bytes(), None).unwrap().unwrap();
        let written = found.written(line.as_bytes(), false);
        assert_eq!(String::from_utf8(written).unwrap(), wanted);
    }
}

#[test]
fn a_fen_becomes_an_epd_and_keeps_its_counters() {
    for (counters, wanted) in [
        ("0 1", "ce 0; wdl 0;"),
        (" 12 40 ", "ce 0; wdl 0; hmvc 12; fmvn 40; "),
        ("12 40", "ce 0; wdl 0; hmvc 12; fmvn 40;"),
    ] {
        let line = format!("8/8/8/3k4/8/8/8/KB6 w - - {counters}");
        let found = RecordTruth::of(line.as_bytes(), None).unwrap().unwrap();
        let written = found.written(line.as_bytes(), false);
        let wanted = format!("8/8/8/3k4/8/8/8/KB6 w - - {wanted}");
        assert_eq!(String::from_utf8(written).unwrap(), wanted);
    }
}

#[test]
fn comments_and_positions_beyond_the_tables_have_no_truth() {
    for line in ["# a comment", "", "r3k3/8/8/8/8/8/4P3/R3K3 w Qq -"] {
        assert_eq!(RecordTruth::of(line.as_bytes(), None), Ok(None), "{line}");
    }
}

//! Moves in operations: their effect on the mark of a line, and their repair.

use super::making::{on, rows_of};
use tabiya_collection::passes::{
    Boards, LineMark, LineMarks, RepairScope, check_all, find, mark_of, repair_all,
};
use tabiya_collection::search::Query;
use tabiya_notation::fen::FenStyle;

/// A position in another style than ours, followed by operations: only the operations are repaired.
const FIELDS: &str = "r1bqkbnr/pppp1ppp/2n5/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R w HAha -";

fn line(operations: &str) -> String {
    format!("{FIELDS} {operations}")
}

fn repaired(lines: &[String]) -> Vec<Option<String>> {
    let rows = rows_of(lines);
    let marks = LineMarks::new(rows.source());
    check_all(&rows, &marks, &mut on).unwrap();
    let scope = RepairScope {
        style: FenStyle::STANDARD,
        only: None,
        positions: None,
    };
    let mut all = vec![None; lines.len()];
    for repaired in repair_all(&rows, &marks, &scope, &mut on).unwrap() {
        assert!(!repaired.drops_words);
        let row = usize::try_from(repaired.row).unwrap();
        all[row] = Some(String::from_utf8(repaired.line).unwrap());
    }
    all
}

#[test]
fn faults_of_moves_determine_the_mark_of_a_line() {
    for (operations, mark) in [
        ("bm Bb5 Bc4; id \"x\";", LineMark::Fine),
        ("bm Bb5; pv Bb5 a6 Ba4;", LineMark::Fine),
        ("bm Bb5+;", LineMark::Fine),
        ("bm Lb5;", LineMark::Repaired),
        ("bm Bb5; pv Bb5 a7a6;", LineMark::Repaired),
        ("bm Bb6;", LineMark::Warned),
        ("bm Nd2;", LineMark::Warned),
        ("pv Bb5 Qh8;", LineMark::Warned),
        ("bm Lb5 Bb6;", LineMark::Repaired),
        ("id \"bm Bb6\"; c0 \"pv x\";", LineMark::Fine),
        ("dm 0;", LineMark::Fine),
    ] {
        assert_eq!(mark_of(line(operations).as_bytes()), mark, "{operations}");
    }
    let mate = "6k1/5ppp/8/8/8/8/8/K2R4 w - - dm 2; bm Rd8#;";
    assert_eq!(mark_of(mate.as_bytes()), LineMark::Warned);
    // An illegal position is worse than a wrong move.
    let illegal = "4k3/8/8/8/8/8/4Q3/4K3 w - - bm Qe3;";
    assert_eq!(mark_of(illegal.as_bytes()), LineMark::Illegal);
}

#[test]
fn repairing_everything_respells_moves_and_changes_no_other_byte() {
    let lines = [
        line("bm Lb5; id \"x\";"),
        line("bm Bb6;"),
        line("bm Bb5;"),
        line("pv f1b5 a7a6 Ba4; bm Bb6 Lc4;"),
        line("bm \"3. Bb5!\"; c0 \"f1b5\";"),
    ];
    let expected = [
        Some(line("bm Bb5; id \"x\";")),
        None,
        None,
        Some(line("pv Bb5 a6 Ba4; bm Bb6 Bc4;")),
        Some(line("bm Bb5; c0 \"f1b5\";")),
    ];
    assert_eq!(repaired(&lines), expected);
    // Nothing is left to be repaired.
    for line in expected.into_iter().flatten() {
        assert_eq!(repaired(&[line]), [None]);
    }
}

#[test]
fn a_rewritten_line_has_its_moves_respelled_too() {
    let untidy = "r1bqkbnr/pppp1ppp/2n5/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R w kqKQ -  bm Lb5 ; id \"x\"";
    let tidy = "r1bqkbnr/pppp1ppp/2n5/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R w KQkq - bm Bb5; id \"x\";";
    assert_eq!(repaired(&[untidy.to_owned()]), [Some(tidy.to_owned())]);
}

#[test]
fn lines_are_found_by_faults_of_their_moves() {
    let lines = [
        line("bm Bb5;"),
        line("bm Bb6; id \"a\";"),
        line("bm Lb5;"),
        line("pv Bb5 Qh8; am Lb5; id \"b\";"),
        FIELDS.to_owned(),
        "no position bm Bb6;".to_owned(),
    ];
    let rows = rows_of(&lines);
    let found = |text: &str| {
        let query = Query::parse(text).unwrap();
        let boards = Boards::new(rows.source());
        let rows = find(&rows, &boards, &query, &mut on).unwrap();
        (0..6).filter(|row| rows.contains(*row)).collect::<Vec<_>>()
    };
    assert_eq!(found("wrong moves"), [1, 3]);
    assert_eq!(found("nonstandard moves"), [2, 3]);
    assert_eq!(found("wrong moves id:a"), [1]);
    assert_eq!(found("wrong moves black to move"), [] as [u64; 0]);
    assert_eq!(found("wrong moves white to move"), [1, 3]);
}

#[test]
fn lines_are_found_by_whether_their_answer_matches_the_question() {
    let lines = [
        line("bm Bb5; pm Bb5;"),
        line("bm Bb5 Bc4; pv Bc4 a6; engine \"E\";"),
        line("bm Bb5; pm Bc4; pv Bb5;"),
        line("am Bb5; pm Bb5;"),
        line("dm 2; ce 32764; engine \"E\";"),
        line("dm 2; ce 32762; engine \"E\";"),
        line("bm Bb5;"),
        line("pm Bb5;"),
        line("bm Bb6; pm Bb5;"),
        // Without the name of an engine, a line or a score belongs to the suite itself and is not an answer.
        line("bm Bb5; pv Bb5;"),
        line("dm 2; ce 32764;"),
    ];
    let rows = rows_of(&lines);
    let found = |text: &str| {
        let query = Query::parse(text).unwrap();
        let boards = Boards::new(rows.source());
        let rows = find(&rows, &boards, &query, &mut on).unwrap();
        (0..11)
            .filter(|row| rows.contains(*row))
            .collect::<Vec<_>>()
    };
    assert_eq!(found("solved"), [0, 1, 4]);
    assert_eq!(found("missed"), [2, 3, 5, 8]);
    assert_eq!(found("not solved"), [2, 3, 5, 8]);
}

//! The changes made by repairing every line.

use super::making::{Chance, KINDS, on, rows_of, stir};
use std::collections::HashMap;
use std::ops::ControlFlow;
use tabiya_chess::EnPassantConvention;
use tabiya_collection::document::{repaired_to_legal, repaired_to_plain};
use tabiya_collection::passes::{
    LineMark, LineMarks, PassError, PositionRepair, RepairScope, RepairedLine, check_all, mark_of,
    repair_all,
};
use tabiya_lines::{CHUNK_LINES, LineList, RowSet, Rows};
use tabiya_notation::fen::{Dialect, FenStyle};
use tabiya_notation::judgement::{Judgement, judge};

fn marked(rows: &Rows) -> LineMarks {
    let marks = LineMarks::new(rows.source());
    check_all(rows, &marks, &mut on).unwrap();
    marks
}

fn scope(style: FenStyle, only: Option<&RowSet>) -> RepairScope {
    RepairScope {
        style,
        only: only.cloned(),
        positions: None,
    }
}

fn repaired(rows: &Rows, only: Option<&RowSet>) -> Vec<RepairedLine> {
    repair_all(
        rows,
        &marked(rows),
        &scope(FenStyle::STANDARD, only),
        &mut on,
    )
    .unwrap()
}

/// The repaired form of a line that is alone in its file.
fn repaired_line(line: impl AsRef<[u8]>) -> Option<Vec<u8>> {
    let mut all = repaired(&rows_of(&[line]), None);
    assert!(all.len() <= 1);
    all.pop().map(|repaired| repaired.line)
}

fn repaired_text(line: &str) -> Option<String> {
    repaired_line(line).map(|line| String::from_utf8(line).unwrap())
}

#[test]
fn repairable_lines_are_written_correctly() {
    let cases = [
        ("8/8/8/8/8/8/8/K1k5", "8/8/8/8/8/8/8/K1k5 w - - 0 1"),
        // No move has been played, so all castling rights exist.
        (
            "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR",
            "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        ),
        (
            "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR b",
            "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR b KQkq - 0 1",
        ),
        (
            "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w id \"x\";",
            "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - id \"x\";",
        ),
        (
            "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w Kq",
            "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w Kq - 0 1",
        ),
        (
            "  8/8/8/8/8/8/8/K1k5  w - - 0 1",
            "8/8/8/8/8/8/8/K1k5 w - - 0 1",
        ),
        (
            "r3k2r/8/8/p7/8/5N2/8/R3K2R b kqKQ - 3 20",
            "r3k2r/8/8/p7/8/5N2/8/R3K2R b KQkq - 3 20",
        ),
        (
            "44/8/8/8/8/8/8/K1k5 W - - 0 1",
            "8/8/8/8/8/8/8/K1k5 w - - 0 1",
        ),
        // The position stays illegal, but it can be read.
        (
            "4k3/8/8/8/8/8/4Q3/4K3 W - - 0 1",
            "4k3/8/8/8/8/8/4Q3/4K3 w - - 0 1",
        ),
        // This repair leaves impossible rights alone, so that they are reported.
        (
            "4k3/8/8/8/8/8/8/4K3 w  KQkq - 0 1",
            "4k3/8/8/8/8/8/8/4K3 w KQkq - 0 1",
        ),
    ];
    for (line, expected) in cases {
        assert_eq!(repaired_text(line).as_deref(), Some(expected), "{line}");
    }
}

#[test]
fn a_repair_keeps_the_operations() {
    let line = "8/8/8/8/8/8/8/K1k5  w - -   bm Ka2; id \"a  b\"; hmvc 4;";
    let expected = "8/8/8/8/8/8/8/K1k5 w - - bm Ka2; id \"a  b\"; hmvc 4;";
    assert_eq!(repaired_text(line).as_deref(), Some(expected));
    let line = b"8/8/8/8/8/8/8/K1k5  w - - id \"M\xfcnchen\";";
    let expected = b"8/8/8/8/8/8/8/K1k5 w - - id \"M\xfcnchen\";";
    assert_eq!(repaired_line(line).as_deref(), Some(&expected[..]));
}

#[test]
fn exact_and_unreadable_lines_are_left_alone() {
    let lines = [
        "r3k2r/8/8/8/8/8/8/R3K2R b HAha - 3 20",
        "8/8/8/8/8/8/8/K1k5 w - - bm Ka2;",
        "4k3/8/8/8/8/8/4Q3/4K3 w - - 0 1",
        "4k3/8/8/8/8/8/8/4K3 w KQkq e3 0 1",
        "4k3/8/8/8/8/8/8/4K1RR w KG - 0 1",
        "4k3/8/8/8/8/8/8/4K1RR  w KG - 0 1",
        "no position",
        "# 8/8/8/8/8/8/8/K1k5",
        "",
        "  ",
    ];
    for line in lines {
        assert_eq!(repaired_text(line), None, "{line}");
    }
}

#[test]
fn lines_are_written_in_the_chosen_style() {
    let line = "r3k2r/pppp1ppp/8/8/3Pp3/8/PPP1PPPP/R3K2R  b KQkq d3 0 9";
    let rows = rows_of(&[line]);
    let marks = marked(&rows);
    let style = FenStyle {
        dialect: Dialect::Shredder,
        en_passant: EnPassantConvention::Always,
    };
    let repaired = repair_all(&rows, &marks, &scope(style, None), &mut on).unwrap();
    let expected = b"r3k2r/pppp1ppp/8/8/3Pp3/8/PPP1PPPP/R3K2R b HAha d3 0 9";
    assert_eq!(repaired[0].line, expected);
}

#[test]
fn lost_words_are_reported() {
    let rows = rows_of(&[
        "8/8/8/8/8/8/8/K1k5 w - - 0 1 White to move",
        "8/8/8/8/8/8/8/K1k5 w - - 0 1 .",
    ]);
    let drops_words = repaired(&rows, None)
        .into_iter()
        .map(|line| line.drops_words);
    assert!(drops_words.eq([true, false]));
}

/// The same repairs, found by examining every row.
fn naive(rows: &Rows, only: Option<&RowSet>) -> Vec<RepairedLine> {
    let known: HashMap<_, _> = KINDS
        .iter()
        .filter_map(|kind| Some((kind.as_bytes(), repaired(&rows_of(&[kind]), None).pop()?)))
        .collect();
    let mut all = Vec::new();
    for row in (0..rows.len()).filter(|row| only.is_none_or(|only| only.contains(*row))) {
        let alone = known.get(&*rows.line(row).unwrap());
        all.extend(alone.map(|repaired| RepairedLine {
            row,
            ..repaired.clone()
        }));
    }
    all
}

#[test]
fn rows_are_repaired_in_row_order() {
    let mut chance = Chance(5);
    for round in 0..4 {
        let count = CHUNK_LINES + chance.below(CHUNK_LINES);
        let lines: Vec<_> = (0..count).map(|_| chance.one_of(&KINDS)).collect();
        let mut rows = rows_of(&lines);
        stir(&mut rows, &mut chance, 300);
        if round % 2 == 1 {
            reverse(&mut rows);
        }
        assert_eq!(repaired(&rows, None), naive(&rows, None));
        let some = (0..rows.len()).filter(|_| chance.below(3) == 0);
        let some = RowSet::from_rows(rows.len(), some);
        let found = repaired(&rows, Some(&some));
        assert!(!found.is_empty());
        assert_eq!(found, naive(&rows, Some(&some)));
    }
}

fn reverse(rows: &mut Rows) {
    let mut ids = Vec::new();
    rows.each_line_id(0..rows.len(), |_, line| ids.push(line));
    let mut list = LineList::default();
    assert!(ids.into_iter().rev().all(|line| list.push(line)));
    let spans = rows.spans_of(&list);
    rows.splice(0, rows.len(), &spans);
}

#[test]
fn a_repaired_line_has_the_same_meaning_and_needs_no_second_repair() {
    const ROUNDS: u64 = 10_000;
    let pieces = [
        "8/8/8/8/8/8/8/K1k5",
        "r3k2r/8/8/8/8/8/8/R3K2R",
        "44/8/8/8/8/8/8/K1k5",
        " ",
        "  ",
        " w",
        " W",
        " b",
        " KQkq",
        " kqKQ",
        " HAha",
        " -",
        " –",
        " e3",
        " 0 1",
        " 3",
        " 007",
        " 0 0",
        " bm Ka2;",
        " id \"x\"",
        ";",
        " hmvc 3;",
        " # note",
        " c0 \"é\";",
        "FEN: ",
        "\"",
        "position fen ",
        " moves e2e4",
    ];
    let mut chance = Chance(6);
    let mut repaired_lines = 0;
    let mut lines = Vec::new();
    for _ in 0..ROUNDS {
        let count = 1 + chance.below(8);
        lines.push(
            (0..count)
                .map(|_| chance.one_of(&pieces))
                .collect::<String>(),
        );
    }
    let rows = rows_of(&lines);
    for repaired in repaired(&rows, None) {
        let old = &lines[usize::try_from(repaired.row).unwrap()];
        repaired_lines += 1;
        assert!(
            matches!(
                mark_of(&repaired.line),
                LineMark::Fine | LineMark::Warned | LineMark::Illegal
            ),
            "{old}"
        );
        assert_eq!(repaired_line(&repaired.line), None, "{old}");
        let (Judgement::Read(old), Judgement::Read(new)) =
            (judge(old.as_bytes()), judge(&repaired.line))
        else {
            unreachable!("both can be read")
        };
        assert_eq!(old.position, new.position);
    }
    assert!(repaired_lines > ROUNDS / 20, "{repaired_lines}");
}

#[test]
fn repairing_can_be_cancelled_at_any_moment() {
    let lines: Vec<_> = (0..60_000).map(|row| KINDS[row % KINDS.len()]).collect();
    let rows = rows_of(&lines);
    let marks = marked(&rows);
    let mut calls = 0;
    let scope = scope(FenStyle::STANDARD, None);
    repair_all(&rows, &marks, &scope, &mut |done, all| {
        calls += 1;
        on(done, all)
    })
    .unwrap();
    for patience in 0..calls.min(10) {
        let mut asked = 0;
        let repaired = repair_all(&rows, &marks, &scope, &mut |_, _| {
            asked += 1;
            if asked > patience {
                return ControlFlow::Break(());
            }
            ControlFlow::Continue(())
        });
        assert!(matches!(repaired, Err(PassError::Cancelled)));
        assert_eq!(asked, patience + 1);
    }
}

#[test]
fn positions_are_made_legal_only_on_request() {
    let lines = [
        "4k3/8/8/8/8/8/4Q3/4K3 w - - 0 1",
        "4k3/8/8/8/8/8/4Q3/4K3  w - - 0 1",
        "8/8/8/8/8/8/8/K1kK4 w - - 0 1",
        "4k3/8/8/8/8/8/8/4K2R w KQ - 3 9 ; a note",
        "4k3/8/8/8/8/8/8/4K2R w - - 13 1",
    ];
    let rows = rows_of(&lines);
    let marks = marked(&rows);
    let repaired_by = |positions: Option<PositionRepair>| {
        let scope = RepairScope {
            positions,
            ..scope(FenStyle::STANDARD, None)
        };
        let repaired = repair_all(&rows, &marks, &scope, &mut on).unwrap();
        let text = |line: RepairedLine| (line.row, String::from_utf8(line.line).unwrap());
        repaired.into_iter().map(text).collect::<Vec<_>>()
    };
    let legal = "4k3/8/8/8/8/8/4Q3/4K3 b - - 0 1".to_owned();
    let of_text: Vec<u64> = repaired_by(None).into_iter().map(|(row, _)| row).collect();
    assert!(!of_text.contains(&0));
    let all = repaired_by(Some(repaired_to_legal));
    assert!(all.contains(&(0, legal.clone())) && all.contains(&(1, legal)));
    assert!(
        all.iter()
            .any(|(row, text)| *row == 3 && text.starts_with("4k3/8/8/8/8/8/8/4K2R w K - 3 9"))
    );
    assert!(all.iter().all(|(row, _)| ![2, 4].contains(row)));
    let plain = repaired_by(Some(repaired_to_plain));
    assert!(plain.contains(&(4, "4k3/8/8/8/8/8/8/4K2R w - - 13 8".to_owned())));
}

#[test]
fn prose_and_numbers_before_a_position_count_as_lost_words() {
    let fen = "8/8/8/8/8/8/8/K1k5 w - - 0 1";
    for (line, drops) in [
        (format!("Mate in two: {fen}"), true),
        (format!("12. {fen}"), true),
        (format!("{fen} White wins"), true),
        (format!("[FEN \"{fen}\"]"), false),
        (format!("position fen {fen}"), false),
        (format!("  {fen}  "), false),
    ] {
        let repaired = repaired(&rows_of(&[&line]), None);
        let told: Vec<bool> = repaired.iter().map(|line| line.drops_words).collect();
        assert_eq!(told, [drops], "{line}");
    }
}

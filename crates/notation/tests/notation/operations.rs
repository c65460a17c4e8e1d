//! The text after the fields: operations of EPD, comments, and other content of files.

use super::any::cases;
use proptest::prelude::*;
use proptest::sample::select;
use tabiya_notation::opcodes::{OpcodeMeaning, Takes};
use tabiya_notation::operations::{
    EditError, FaultKind, InexactKind, MoveForm, Operation, OperationEnd, TailPart, add,
    add_in_front, faults, find, first_inexact, is_exact_epd_tail, move_form, operands_for_report,
    operands_from_typing, operations, remove, rename, rows, set, set_operands, set_typed, swap,
    tail_parts, tidied,
};

/// The lines of a table with their first column cut off.
fn table(text: &str) -> impl Iterator<Item = (&str, &str)> {
    text.lines()
        .filter(|line| !line.is_empty() && !line.starts_with("# "))
        .map(|line| line.split_once('\t').unwrap())
}

/// The table of cuts has tails in its first column, so a comment there is recognised by its tab.
fn cuts() -> impl Iterator<Item = (&'static str, &'static str)> {
    let text = include_str!("../data/operations.txt");
    text.lines().filter_map(|line| line.split_once('\t'))
}

fn visible(text: &str) -> String {
    let text = text.replace('␠', " ").replace('␉', "\t");
    text.replace('␀', "\0").replace('⍽', "\u{a0}")
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8(bytes.to_vec()).unwrap()
}

fn describe(part: &TailPart<'_>, tail: &str) -> Option<String> {
    match part {
        TailPart::Blanks(_) => None,
        TailPart::Semicolon(_) => Some(";".to_owned()),
        TailPart::Remark(span) => Some(format!("remark «{}»", &tail[span.clone()])),
        TailPart::Operation(operation) => {
            let mut words = vec![text(operation.opcode())];
            for operand in operation.operands() {
                words.push(format!("«{}»", &tail[operand.span]));
            }
            let ending = match operation.ending() {
                OperationEnd::Semicolon => ";",
                OperationEnd::Missing => "missing",
                OperationEnd::OpenQuote => "open",
            };
            words.push(ending.to_owned());
            Some(words.join(" "))
        }
    }
}

#[test]
fn every_row_of_the_table_is_split_as_stated() {
    let mut count = 0;
    for (tail, expected) in cuts() {
        let tail = visible(tail);
        let found = tail_parts(tail.as_bytes()).filter_map(|part| describe(&part, &tail));
        let found = found.collect::<Vec<_>>().join("\t");
        assert_eq!(found, visible(expected), "{tail}");
        count += 1;
    }
    assert!(count > 70, "{count}");
}

fn describe_fault(kind: FaultKind) -> String {
    match kind {
        FaultKind::OutOfBounds { least, most } => format!("OutOfBounds {least} {most}"),
        kind => format!("{kind:?}"),
    }
}

#[test]
fn every_row_of_the_fault_table_has_its_fault_at_the_marks() {
    let mut kinds = std::collections::HashSet::new();
    for (kind, marked) in table(include_str!("../data/operation_faults.txt")) {
        let marked = visible(marked);
        let tail = marked.replace(['«', '»'], "");
        let found: Vec<_> = faults(tail.as_bytes())
            .into_iter()
            .map(|(_, fault)| (describe_fault(fault.kind), fault.span))
            // Some rows could not show their fault without one of these.
            .filter(|(found, _)| {
                kind.starts_with(found) || !matches!(found.as_str(), "NotAscii" | "NotClosed")
            })
            .collect();
        if kind == "-" {
            assert_eq!(found, [], "{tail}");
            continue;
        }
        let start = marked.find('«').unwrap();
        let end = marked.find('»').unwrap() - '«'.len_utf8();
        assert_eq!(found, [(kind.to_owned(), start..end)], "{tail}");
        kinds.insert(kind.split(' ').next().unwrap());
    }
    // All kinds occur except the text that is too long, which has its own test.
    assert_eq!(kinds.len(), 16, "{kinds:?}");
}

#[test]
fn a_text_may_have_255_bytes() {
    for (length, is_fault) in [(255, false), (256, true)] {
        let tail = format!("id \"{}\";", "x".repeat(length));
        let found = faults(tail.as_bytes());
        let kinds: Vec<_> = found.iter().map(|(_, fault)| fault.kind).collect();
        let expected = if is_fault {
            vec![FaultKind::TextTooLong]
        } else {
            vec![]
        };
        assert_eq!(kinds, expected, "{length}");
        assert_eq!(is_exact_epd_tail(tail.as_bytes()), !is_fault);
    }
}

/// Makes an edit of the table.
fn edited(edit: &str, tail: &[u8]) -> Result<Vec<u8>, EditError> {
    let mut words = edit.splitn(3, ' ');
    let (name, target) = (words.next().unwrap(), words.next().unwrap());
    let rest = words.next().unwrap_or_default();
    let row = || target.parse().unwrap();
    match name {
        "raw" => set_operands(tail, row(), rest),
        "set" => set(tail, target, rest),
        "remove" => remove(tail, row()),
        "rename" => rename(tail, row(), rest),
        "swap" => swap(tail, row(), rest.parse().unwrap()),
        "typed" => set_typed(tail, row(), rest),
        name => panic!("{name}"),
    }
}

#[test]
fn every_edit_of_the_table_gives_its_result() {
    for (edit, tails) in table(include_str!("../data/operation_edits.txt")) {
        let (before, after) = tails.split_once('\t').unwrap();
        let found = edited(&visible(edit), visible(before).as_bytes());
        let found = found.map_or("!".to_owned(), |tail| text(&tail));
        assert_eq!(found, visible(after), "{edit}: {before}");
    }
}

#[test]
fn a_refused_edit_has_a_reason() {
    let tail = b"bm Nf3; id \"x";
    assert_eq!(remove(tail, 2), Err(EditError::NoSuchRow));
    assert_eq!(rename(tail, 0, "b;m"), Err(EditError::BadOpcode));
    assert_eq!(add(tail, "", "x"), Err(EditError::BadOpcode));
    assert_eq!(add(tail, "c0", "x; y"), Err(EditError::BadOperands));
    assert_eq!(set_operands(tail, 1, "\"y"), Err(EditError::BadOperands));
    assert_eq!(swap(tail, 0, 1), Err(EditError::WouldChangeOthers));
}

#[test]
fn a_row_can_be_added_in_front() {
    let added = add_in_front(b"bm Nf3", "hmvc", "3").unwrap();
    assert_eq!(text(&added), "hmvc 3; bm Nf3");
    assert_eq!(text(&add_in_front(b"", "hmvc", "3").unwrap()), "hmvc 3;");
}

#[test]
fn a_latin_1_tail_stays_latin_1() {
    let tail = b"id \"R\xe9ti\"; c0 \"x\";";
    assert_eq!(rows(tail).first().unwrap().operands, "Réti");
    assert_eq!(
        set_typed(tail, 1, "é"),
        Ok(b"id \"R\xe9ti\"; c0 \"\xe9\";".to_vec())
    );
    assert_eq!(set_typed(tail, 1, "♔"), Err(EditError::NotLatin1));
    assert_eq!(add(tail, "c1", "♔"), Err(EditError::NotLatin1));
}

#[test]
fn rows_show_texts_without_quotes_and_all_faults() {
    let rows = rows(b"bm Nf3 Nc3; id \"a \\\"b\\\"\"; id \"x\" y; dm x");
    let shown: Vec<_> = rows
        .iter()
        .map(|row| (row.opcode.as_str(), row.operands.as_str()))
        .collect();
    assert_eq!(
        shown,
        [
            ("bm", "Nf3 Nc3"),
            ("id", "a \"b\""),
            ("id", "\"x\" y"),
            ("dm", "x")
        ]
    );
    let kinds: Vec<Vec<_>> = rows
        .iter()
        .map(|row| row.faults.iter().map(|fault| fault.kind).collect())
        .collect();
    assert_eq!(
        kinds,
        [
            vec![],
            vec![],
            vec![FaultKind::Repeated, FaultKind::TooManyOperands],
            vec![FaultKind::NotClosed, FaultKind::NeedsNumber],
        ]
    );
    assert_eq!(
        rows.first().unwrap().meaning,
        Some(OpcodeMeaning::BestMoves)
    );
}

#[test]
fn typed_line_breaks_become_blanks() {
    assert_eq!(operands_from_typing("c0", "one\r\ntwo"), "\"one  two\"");
    assert_eq!(operands_from_typing("bm", " Nf3\nNc3 "), "Nf3 Nc3");
    assert_eq!(operands_from_typing("c0", " \n"), "");
}

/// A tail, and the opcodes of its report with their operands.
type ReportRow = (
    &'static [u8],
    &'static [(&'static str, &'static [&'static str])],
);

#[test]
fn a_report_has_each_opcode_once_with_all_its_operands() {
    let rows: [ReportRow; 12] = [
        (
            b"bm Nf3; id \"X.1\";",
            &[("bm", &["Nf3"]), ("id", &["X.1"])],
        ),
        (b"bm Nf3 Nc3; bm e4", &[("bm", &["Nf3", "Nc3", "e4"])]),
        (b"bm \"Nf3  Nc3\";", &[("bm", &["Nf3", "Nc3"])]),
        (b"id WAC  001;", &[("id", &["WAC  001"])]),
        (b"c0 \"a\" \"b\";", &[("c0", &["a", "b"])]),
        (b"c0; resign;", &[("c0", &[]), ("resign", &[])]),
        (b";D1 20 ;D2 400", &[("D1", &["20"]), ("D2", &["400"])]),
        (
            b"a \"foo\\\"bar\";; ; b \"foo\\\\\\\\\";",
            &[("a", &["foo\"bar"]), ("b", &["foo\\\\"])],
        ),
        (b"c0 \"C:\\x\";", &[("c0", &["C:\\x"])]),
        (b"id \"open", &[("id", &["open"])]),
        (b"id \"R\xe9ti\";", &[("id", &["R\u{e9}ti"])]),
        (b"# bm Nf3;", &[]),
    ];
    for (tail, expected) in rows {
        let report = operands_for_report(tail);
        let report: Vec<(&str, Vec<&str>)> = report
            .iter()
            .map(|(opcode, operands)| {
                let operands = operands.iter().map(String::as_str).collect();
                (opcode.as_str(), operands)
            })
            .collect();
        let expected: Vec<_> = expected
            .iter()
            .map(|(opcode, operands)| (*opcode, operands.to_vec()))
            .collect();
        assert_eq!(report, expected, "{}", tail.escape_ascii());
    }
}

#[test]
fn the_first_inexact_part_is_reported_with_its_place() {
    let rows = [
        ("", None),
        ("bm Nf3;", None),
        (
            "bm Nc3 Nf3; id \"a;  b\"; resign; hmvc 3; fmvn 1; a \"é\";",
            None,
        ),
        (" bm Nf3;", Some((InexactKind::Blanks, 0..1))),
        ("bm  Nf3;", Some((InexactKind::Blanks, 2..4))),
        ("bm Nf3 ;", Some((InexactKind::Blanks, 6..7))),
        ("bm Nf3;id \"x\";", Some((InexactKind::Blanks, 7..7))),
        ("bm Nf3;  id \"x\";", Some((InexactKind::Blanks, 7..9))),
        ("id\"x\";", Some((InexactKind::Blanks, 2..2))),
        ("bm\tNf3;", Some((InexactKind::Blanks, 2..3))),
        ("bm Nf3; ", Some((InexactKind::Blanks, 7..8))),
        ("bm Nf3", Some((InexactKind::Semicolon, 6..6))),
        ("bm Nf3;;", Some((InexactKind::Semicolon, 7..8))),
        (";D1 20 ;D2 400", Some((InexactKind::Semicolon, 0..1))),
        ("; bm Nf3;", Some((InexactKind::Semicolon, 0..1))),
        ("bm Nf3; # x ", Some((InexactKind::Remark, 8..11))),
        ("[0.5] bm Nf3;", Some((InexactKind::Remark, 0..5))),
        ("b-m Nf3;", Some((InexactKind::Opcode, 0..3))),
        ("bm Nf3; bm Nc3;", Some((InexactKind::Repeated, 8..10))),
        ("id \"x", Some((InexactKind::Operand, 3..5))),
        ("id \"x\\\"y\";", Some((InexactKind::Operand, 3..9))),
        ("id \"x\ty\";", Some((InexactKind::Operand, 3..8))),
        ("id x\"y;", Some((InexactKind::Operand, 3..6))),
        ("hmvc x;", Some((InexactKind::Counter, 0..7))),
        ("hmvc;", Some((InexactKind::Counter, 0..5))),
        ("hmvc \"3\";", Some((InexactKind::Counter, 0..9))),
        ("fmvn 0;", Some((InexactKind::Counter, 0..7))),
        ("fmvn 1 2;", Some((InexactKind::Counter, 0..9))),
    ];
    for (tail, expected) in rows {
        let found = first_inexact(tail.as_bytes()).map(|inexact| (inexact.kind, inexact.span));
        assert_eq!(found, expected, "{tail}");
        assert_eq!(is_exact_epd_tail(tail.as_bytes()), expected.is_none());
    }
}

#[test]
fn a_tail_is_tidied_into_standard_form() {
    let rows = [
        (";D1 20 ;D2 400", "D1 20; D2 400;"),
        ("bm  Nf3\tNc3;id\"x\" ;; ", "bm Nf3 Nc3; id \"x\";"),
        ("bm Nf3", "bm Nf3;"),
        ("id \"x", "id \"x\";"),
        ("bm Nf3 # note", "bm Nf3; # note"),
        ("; White to move; x", "; White to move; x"),
        ("[0.5]  bm Nf3", "[0.5] bm Nf3;"),
    ];
    for (tail, tidy) in rows {
        assert_eq!(text(&tidied(tail.as_bytes())), tidy, "{tail}");
    }
}

#[test]
fn opcodes_have_their_standard_meaning() {
    let rows: [(&[u8], Option<OpcodeMeaning>, Option<Takes>); 10] = [
        (b"bm", Some(OpcodeMeaning::BestMoves), Some(Takes::Moves)),
        (
            b"pv",
            Some(OpcodeMeaning::PredictedVariation),
            Some(Takes::Line),
        ),
        (b"pm", Some(OpcodeMeaning::PredictedMove), Some(Takes::Move)),
        (
            b"c7",
            Some(OpcodeMeaning::Comment(7)),
            Some(Takes::TextOrNothing),
        ),
        (
            b"id",
            Some(OpcodeMeaning::Identification),
            Some(Takes::Text),
        ),
        (b"resign", Some(OpcodeMeaning::Resign), Some(Takes::Nothing)),
        (
            b"ce",
            Some(OpcodeMeaning::CentipawnEvaluation),
            Some(Takes::Integer {
                least: -32_767,
                most: 32_766,
            }),
        ),
        (b"c", None, None),
        (b"BM", None, None),
        (b"cx", None, None),
    ];
    for (opcode, meaning, takes) in rows {
        assert_eq!(OpcodeMeaning::of(opcode), meaning);
        assert_eq!(meaning.map(OpcodeMeaning::takes), takes);
    }
}

#[test]
fn the_form_of_moves_is_recognized() {
    let rows = [
        (
            "e4 exd5 exd8=Q+ Nf3 Nbd2 N1d2 Nb1d2 Nxe4 Qh4# O-O O-O-O+",
            Some(MoveForm::San),
        ),
        ("e2e4 e7e8q e1g1", Some(MoveForm::Coordinate)),
        (
            "e4! Nf3?! 0-0 0-0-0+ o-o e2-e4 e4:d5 e8Q e8=q e8(Q) exd6ep exd6e.p. Ng1-f3, Pe4 e7xd8Q e4++ e8=K",
            Some(MoveForm::Loose),
        ),
        (
            "e9 x Nf Nff3x3 1. -- e8 exd8 i4 Kf9 O-O-O-O 1-0 Sf3 e4e",
            None,
        ),
    ];
    for (moves, form) in rows {
        for text in moves.split(' ') {
            assert_eq!(move_form(text.as_bytes()), form, "{text}");
        }
    }
}

#[test]
fn an_operation_is_found_with_its_number() {
    let tail = b"ce -35; hmvc +3; acn 99999999999999999999; fmvn \"7\"; dm x;";
    let number = |opcode: &[u8]| find(tail, opcode).and_then(|operation| operation.number());
    assert_eq!(number(b"ce"), Some(-35));
    assert_eq!(number(b"hmvc"), Some(3));
    assert_eq!(number(b"acn"), Some(i64::MAX));
    assert_eq!(number(b"fmvn"), Some(7));
    assert_eq!(number(b"dm"), None);
    assert_eq!(number(b"id"), None);
}

#[test]
fn a_long_line_takes_linear_time() {
    let parts = [
        "a \"\\\" ",
        "a {x} ",
        "{",
        "bm Nf3 # ",
        ";",
        "a \"",
        "a1 x; ",
        "(",
        "1 ",
        "\\\"",
        ";a ",
        "\"\\\" ",
        "a \"x\\\"; ",
        "\u{a0}",
        "a b ",
    ];
    for part in parts {
        let tail = part.repeat(300_000 / part.len()).into_bytes();
        let begun = std::time::Instant::now();
        let covered: usize = tail_parts(&tail).map(|part| part.span().len()).sum();
        assert_eq!(covered, tail.len());
        let report = operands_for_report(&tail);
        assert!(report.len() <= operations(&tail).count());
        assert!(faults(&tail).is_empty() || !is_exact_epd_tail(&tail));
        assert!(tidied(&tail).len() <= 2 * tail.len() + 2);
        assert!(add(&tail, "dm", "3").unwrap().len() > tail.len());
        let seconds = begun.elapsed().as_secs_f32();
        assert!(seconds < 5.0, "{part:?} took {seconds} s");
    }
}

/// Bytes that resemble operations.
fn any_tail() -> impl Strategy<Value = Vec<u8>> {
    const PARTS: &[&[u8]] = &[
        b" ",
        b" ",
        b" ",
        b";",
        b";",
        b"; ",
        b"\"",
        b"\\",
        b"\\\"",
        b"bm",
        b"id",
        b"hmvc",
        b"c0",
        b"D1",
        b"resign",
        b"foo",
        b"b-m",
        b"Nf3",
        b"e2e4",
        b"20",
        b"-3",
        b"\"x\"",
        b"\"a;b\"",
        b"# ",
        b"{",
        b"}",
        b"[0.5]",
        b"| 3",
        b"1-0",
        b",",
        b"//",
        b"\t",
        b"\0",
        b"\xc2\xa0",
        b"\xe9",
        b"\xc3\xa9",
        b"bm Nf3;",
        b"id \"x\";",
        b" D2 400 ;",
        b"foo 1 2;",
    ];
    let part = prop_oneof![
        8 => select(PARTS.to_vec()).prop_map(<[u8]>::to_vec),
        1 => prop::collection::vec(any::<u8>(), 0..3),
    ];
    prop::collection::vec(part, 0..14).prop_map(|parts| parts.concat())
}

type Content = (Vec<u8>, Vec<u8>);

fn content(operation: &Operation<'_>) -> Content {
    (
        operation.opcode().to_vec(),
        operation.operand_bytes().to_vec(),
    )
}

fn contents(tail: &[u8]) -> Vec<Content> {
    operations(tail)
        .map(|operation| content(&operation))
        .collect()
}

fn remarks(tail: &[u8]) -> Vec<Vec<u8>> {
    tail_parts(tail)
        .filter_map(|part| match part {
            TailPart::Remark(span) => Some(tail[span].to_vec()),
            _ => None,
        })
        .collect()
}

fn any_operands() -> impl Strategy<Value = String> {
    let parts = [
        "Nf3", " ", "3", "\"x\"", "\"a;b\"", "\"\\\"\"", "#", "{", "x", "\t", "é", "|", "bm",
    ];
    prop::collection::vec(select(parts.to_vec()), 0..5).prop_map(|parts| parts.concat())
}

proptest! {
    #![proptest_config(cases(6000))]

    #[test]
    fn the_parts_cover_every_byte_of_any_tail(
        near in any_tail(),
        wild in prop::collection::vec(any::<u8>(), 0..60),
    ) {
        for tail in [near, wild] {
            let mut end = 0;
            for part in tail_parts(&tail) {
                let span = part.span();
                prop_assert_eq!(span.start, end);
                prop_assert!(!span.is_empty());
                end = span.end;
                if let TailPart::Operation(operation) = part {
                    let (opcode, operands) = (operation.opcode_span(), operation.operand_span());
                    prop_assert!(!opcode.is_empty());
                    prop_assert!(opcode.end <= operands.start && operands.end <= end);
                    let mut before = operands.start;
                    for operand in operation.operands() {
                        prop_assert!(before <= operand.span.start && !operand.span.is_empty());
                        before = operand.span.end;
                    }
                    prop_assert_eq!(before, operands.end);
                }
            }
            prop_assert_eq!(end, tail.len());
            for (_, fault) in faults(&tail) {
                prop_assert!(!fault.span.is_empty() && tail.get(fault.span).is_some());
            }
            if let Some(inexact) = first_inexact(&tail) {
                prop_assert!(tail.get(inexact.span).is_some());
            }
        }
    }

    #[test]
    fn setting_operands_changes_nothing_else(
        tail in any_tail(),
        row in 0..4_usize,
        operands in any_operands(),
    ) {
        let mut expected = contents(&tail);
        match set_operands(&tail, row, &operands) {
            Ok(new) => {
                let found = contents(&new);
                let set = found[row].1.clone();
                expected[row].1 = set.clone();
                prop_assert_eq!(&found, &expected);
                prop_assert_eq!(remarks(&new), remarks(&tail));
                if std::str::from_utf8(&tail).is_ok() {
                    prop_assert_eq!(text(&set), operands.trim());
                }
                prop_assert_eq!(set_operands(&new, row, &operands).unwrap(), new);
            }
            Err(error) => prop_assert_eq!(error == EditError::NoSuchRow, expected.len() <= row),
        }
    }

    #[test]
    fn setting_a_row_to_its_own_value_changes_no_byte(tail in any_tail()) {
        for (index, row) in rows(&tail).into_iter().enumerate() {
            prop_assert_eq!(set_typed(&tail, index, &row.operands).unwrap(), tail.clone());
            if let Ok(new) = rename(&tail, index, &row.opcode) {
                prop_assert_eq!(new, tail.clone());
            }
        }
    }

    #[test]
    fn a_number_can_be_added_to_any_tail(tail in any_tail()) {
        for new in [add(&tail, "dm", "3").unwrap(), add_in_front(&tail, "dm", "3").unwrap()] {
            let mut found = contents(&new);
            let added = found.iter().position(|(opcode, operands)| opcode == b"dm" && operands == b"3");
            found.remove(added.unwrap());
            prop_assert_eq!(found, contents(&tail));
            prop_assert_eq!(remarks(&new), remarks(&tail));
        }
    }

    #[test]
    fn rows_are_removed_and_swapped_without_changing_others(
        tail in any_tail(),
        row in 0..4_usize,
        other in 0..4_usize,
    ) {
        if let Ok(new) = remove(&tail, row) {
            let mut expected = contents(&tail);
            expected.remove(row);
            prop_assert_eq!(contents(&new), expected);
            prop_assert_eq!(remarks(&new), remarks(&tail));
        }
        if let Ok(new) = swap(&tail, row, other) {
            let mut expected = contents(&tail);
            expected.swap(row, other);
            prop_assert_eq!(contents(&new), expected);
            prop_assert_eq!(remarks(&new), remarks(&tail));
        }
    }

    #[test]
    fn tidying_keeps_all_operations_and_is_stable(tail in any_tail()) {
        let tidy = tidied(&tail);
        prop_assert_eq!(tidied(&tidy), tidy.clone());
        if remarks(&tail).is_empty() {
            let opcodes = |tail: &[u8]| -> Vec<_> {
                contents(tail).into_iter().map(|(opcode, _)| opcode).collect()
            };
            prop_assert_eq!(opcodes(&tidy), opcodes(&tail));
        }
    }

    #[test]
    fn typed_text_is_read_back(typed in "[a-z;\"\\\\#{ é]{0,12}") {
        let typed = typed.trim();
        let operands = operands_from_typing("c0", typed);
        let tail = set(b"bm Nf3;", "c0", &operands).unwrap();
        let shown = rows(&tail).remove(1).operands;
        let is_in_quotes = typed.starts_with('"') && typed.ends_with('"');
        prop_assert!(shown == typed || is_in_quotes, "{} {}", shown, typed);
        prop_assert_eq!(operations(&tail).count(), 2);
    }

    #[test]
    fn a_tidied_tail_without_faults_is_exact(
        blanks in prop::collection::vec(select(vec![" ", "  ", "\t", ""]), 8),
        ends in prop::collection::vec(select(vec![";", " ;", ";;", ";  ; "]), 2),
        last in select(vec!["", ";"]),
    ) {
        let tail = format!(
            "{}bm {}Nf3 {}Nc3{}{}id{}\"a;b\"{}{}D1 {}20{last}",
            blanks[0], blanks[1], blanks[2], ends[0], blanks[3], blanks[4], ends[1], blanks[5],
            blanks[6],
        );
        let tidy = tidied(tail.as_bytes());
        prop_assert_eq!(text(&tidy), "bm Nf3 Nc3; id \"a;b\"; D1 20;");
        prop_assert!(is_exact_epd_tail(&tidy));
    }
}

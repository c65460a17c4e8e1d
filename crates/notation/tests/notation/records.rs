//! Lines of files.

use super::any::{any_position, cases};
use proptest::prelude::*;
use tabiya_chess::Position;
use tabiya_notation::fen::{FenErrorKind, FenStyle, read_fen, write_fen};
use tabiya_notation::record::{LineKind, line_kind, read_record, read_record_over, write_record};

const BOARD: &str = "4k3/8/8/8/8/8/8/4K2R";

fn line(rest: &str) -> String {
    format!("{BOARD} {rest}")
}

fn tail_of(line: &[u8]) -> &[u8] {
    &line[read_record(line).unwrap().tail]
}

fn counters(line: &str) -> (u32, u32) {
    let position = read_record(line.as_bytes()).unwrap().position;
    (position.halfmove_clock, position.fullmove_number)
}

/// The line for a position with these counters, in place of an old line.
fn rewritten(old: &str, halfmove_clock: u32, fullmove_number: u32) -> String {
    let position = Position {
        halfmove_clock,
        fullmove_number,
        ..read_fen(&line("w K -")).unwrap()
    };
    let new = write_record(&position, FenStyle::STANDARD, old.as_bytes());
    let text = String::from_utf8(new).unwrap();
    assert_eq!(counters(&text), (halfmove_clock, fullmove_number), "{text}");
    text
}

#[test]
fn a_line_is_blank_a_comment_a_record_or_unreadable() {
    let rows: [(&[u8], LineKind); 12] = [
        (b"", LineKind::Blank),
        (b" \t\r", LineKind::Blank),
        (b"\xef\xbb\xbf", LineKind::Blank),
        (b"\0\0", LineKind::Blank),
        (b"# 8/8", LineKind::Comment),
        (b"  ; x", LineKind::Comment),
        (b"%x", LineKind::Comment),
        (b"// x", LineKind::Comment),
        (b"\xef\xbb\xbf8/8/8/8/8/8/8/8 w\r", LineKind::Record),
        (b"8/8/8/8/8/8/8/8 w - - bm Nf3\0\0", LineKind::Record),
        (b"8/8/8/8/8/8/8 w", LineKind::Unreadable),
        (b"\xff\xfe", LineKind::Unreadable),
    ];
    for (line, kind) in rows {
        assert_eq!(line_kind(line), kind, "{}", line.escape_ascii());
    }
}

#[test]
fn operations_after_four_or_six_fields_are_the_tail() {
    let rows = [
        ("w - - bm Nf3; id \"a;b\";", "bm Nf3; id \"a;b\";", 4),
        ("w - - 0 1 bm Nf3;", "bm Nf3;", 6),
        ("w - - 0 1 ;D1 20 ;D2 400", ";D1 20 ;D2 400", 6),
        ("w - -;D1 20", ";D1 20", 4),
        ("w - - 0 1; x", "; x", 6),
        ("w - - # x", "# x", 4),
        ("w - - 0 1 [0.5]", "[0.5]", 6),
        ("w ; to move", "; to move", 2),
        ("w - -", "", 4),
        ("w - - 0 1  \r", "", 6),
    ];
    for (rest, tail, fields) in rows {
        let line = line(rest);
        assert_eq!(tail_of(line.as_bytes()), tail.as_bytes(), "{line}");
        assert_eq!(
            read_record(line.as_bytes()).unwrap().fields,
            fields,
            "{line}"
        );
    }
}

#[test]
fn other_text_after_the_fields_is_an_error() {
    for (rest, kind) in [
        ("w - - 0 1 7", FenErrorKind::ExtraText),
        ("w - - 0 bm Nf3;", FenErrorKind::BadFullmoveNumber),
        ("w - - 0.5", FenErrorKind::BadHalfmoveClock),
        ("w bm Nf3;", FenErrorKind::BadCastlingLetter { found: 'm' }),
    ] {
        let error = read_record(line(rest).as_bytes()).unwrap_err();
        assert_eq!(error.kind, kind, "{rest}");
    }
}

#[test]
fn operations_set_counters_without_a_field() {
    assert_eq!(counters(&line("w - - hmvc 3; fmvn 20;")), (3, 20));
    assert_eq!(counters(&line("w - - bm Nf3; fmvn 20")), (0, 20));
    assert_eq!(counters(&line("w - - 1 2 hmvc 3; fmvn 20;")), (1, 2));
    assert_eq!(counters(&line("w - - id \"; hmvc 3;\";")), (0, 1));
    assert_eq!(counters(&line("w - - hmvc x; fmvn;")), (0, 1));
    assert_eq!(counters(&line("w - - # hmvc 3;")), (0, 1));
    assert_eq!(counters(&line("w - - hmvc +3; fmvn \"20\";")), (3, 20));
    assert_eq!(counters(&line("w - - hmvc 3; hmvc 4;")), (3, 1));
    assert_eq!(counters(&line("w - - ;hmvc 3 ;fmvn 20")), (3, 20));
    assert_eq!(counters(&line("w - - hmvc -3; fmvn 4294967296;")), (0, 1));
    assert_eq!(
        counters(&line("w - - id \"a\\\"; hmvc 9;\"; fmvn 4;")),
        (0, 4)
    );
}

#[test]
fn places_in_a_line_with_a_byte_order_mark_are_after_the_mark() {
    let text = "\u{feff} 8/8/8/8/8/8/8/8 x - - bm Nf3;";
    let (reading, tail) = read_record_over(text, &Position::start());
    assert_eq!(&text[reading.error.unwrap().span], "x");
    assert_eq!(&text[tail], "bm Nf3;");
}

#[test]
fn the_tail_of_a_fen_is_kept() {
    let old = "8/8/8/8/8/8/8/8 w - - 0 1   bm Nf3 ;x \"";
    assert_eq!(rewritten(old, 3, 20), line("w K - 3 20 bm Nf3 ;x \""));
}

#[test]
fn a_line_of_four_fields_keeps_its_counters_in_operations() {
    let rows = [
        ("", (0, 1), ""),
        ("", (3, 1), " hmvc 3;"),
        ("", (3, 20), " hmvc 3; fmvn 20;"),
        ("bm Nf3;", (0, 1), " bm Nf3;"),
        ("bm Nf3;", (3, 20), " bm Nf3; hmvc 3; fmvn 20;"),
        ("bm Nf3", (0, 20), " bm Nf3; fmvn 20;"),
        (
            "hmvc 1; bm Nf3; fmvn  7;",
            (3, 20),
            " hmvc 3; bm Nf3; fmvn 20;",
        ),
        ("hmvc 1; fmvn 7;", (0, 1), " hmvc 0; fmvn 1;"),
        ("fmvn 007 ;", (0, 7), " fmvn 007 ;"),
        ("hmvc; x", (3, 1), " hmvc 3; x"),
        (
            "hmvc 1; hmvc 3; hmvc 2;",
            (3, 1),
            " hmvc 3; hmvc 3; hmvc 2;",
        ),
        (";D1 20 ;D2 400", (3, 1), " ;D1 20 ;D2 400 ;hmvc 3"),
        ("bm Nf3;;", (3, 1), " bm Nf3; hmvc 3;;"),
        ("hmvc 1 # note", (3, 1), " hmvc 3 # note"),
        // After a comment or an open quote they would not be read.
        ("# note", (3, 1), " hmvc 3; # note"),
        ("bm Nf3; # note", (3, 1), " hmvc 3; bm Nf3; # note"),
        ("id \"x", (3, 1), " hmvc 3; id \"x"),
        ("id \"; hmvc 9;\";", (3, 1), " id \"; hmvc 9;\"; hmvc 3;"),
    ];
    for (old, (clock, number), new) in rows {
        let old = format!("8/8/8/8/8/8/8/8 b - - {old}");
        assert_eq!(
            rewritten(&old, clock, number),
            line(&format!("w K -{new}")),
            "{old}"
        );
    }
}

#[test]
fn an_unreadable_line_is_replaced() {
    let position = Position::start();
    let fen = write_fen(&position).into_bytes();
    assert_eq!(
        write_record(&position, FenStyle::STANDARD, b"[FEN \"x\"]"),
        fen
    );
    assert_eq!(write_record(&position, FenStyle::STANDARD, b""), fen);
}

proptest! {
    #![proptest_config(cases(1500))]

    #[test]
    fn a_tail_of_any_bytes_stays_after_six_fields(
        position in any_position(),
        tail in prop::collection::vec(any::<u8>(), 0..40),
    ) {
        let old = [b"8/8/8/8/8/8/8/8 w - - 0 1 c0 \"", tail.as_slice(), b"\";"].concat();
        let new = write_record(&position, FenStyle::STANDARD, &old);
        prop_assert_eq!(tail_of(&new), tail_of(&old));
        let read = read_record(&new).unwrap().position;
        prop_assert_eq!(read, position.only_possible());
    }

    #[test]
    fn any_position_is_kept_in_a_line_of_four_fields(
        position in any_position(),
        tail in prop::collection::vec(any::<u8>(), 0..40),
    ) {
        let old = [b"8/8/8/8/8/8/8/8 w - - c0 ", tail.as_slice()].concat();
        let new = write_record(&position, FenStyle::STANDARD, &old);
        let record = read_record(&new).unwrap();
        prop_assert_eq!(record.position, position.only_possible());
        prop_assert_eq!(record.fields, 4);
        prop_assert_eq!(write_record(&position, FenStyle::STANDARD, &new), new);
    }
}

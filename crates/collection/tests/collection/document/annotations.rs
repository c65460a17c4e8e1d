//! Arrows and marks of the current line, as changes of a document.

use tabiya_chess::{Direction, Square, Transform};
use tabiya_collection::document::{Document, DocumentId, Edit};
use tabiya_notation::annotations::{Annotations, MarkColor};
use tabiya_notation::fen::FenStyle;

fn sq(name: &str) -> Square {
    Square::from_name(name).unwrap()
}

fn drawn(mark: &str, arrow: (&str, &str)) -> Annotations {
    let mut drawn = Annotations::default();
    drawn.set_mark(sq(mark), Some(MarkColor::Red));
    drawn.set_arrow(sq(arrow.0), sq(arrow.1), Some(MarkColor::Blue));
    drawn
}

fn on(lines: &[&str]) -> Document {
    let lines = lines.iter().map(|line| line.as_bytes().to_vec());
    Document::new(DocumentId(1), lines)
}

fn lines(document: &Document) -> Vec<String> {
    let rows = document.rows();
    let line = |row| String::from_utf8(rows.line(row).unwrap().to_vec()).unwrap();
    (0..rows.len()).map(line).collect()
}

#[test]
fn annotating_rewrites_only_the_operations_of_the_line() {
    let line = "4k3/8/8/8/8/8/8/4K3  w - -  0 01  bm Kd2; ";
    let mut document = on(&[line, "x"]);
    let wanted = drawn("e4", ("a1", "b2"));
    assert_eq!(document.annotate(&wanted, FenStyle::STANDARD), Ok(true));
    assert_eq!(document.annotate(&wanted, FenStyle::STANDARD), Ok(false));
    assert_eq!(document.annotations(), wanted);
    let new = "4k3/8/8/8/8/8/8/4K3  w - -  0 01  bm Kd2; c0 \"[%csl Re4][%cal Ba1b2]\"; ";
    assert_eq!(lines(&document), [new, "x"]);
    assert!(document.undo());
    assert_eq!(lines(&document), [line, "x"]);
    assert!(!document.is_modified());
}

#[test]
fn annotations_on_a_comment_or_blank_line_go_into_a_new_line_below() {
    for line in ["# a note", ""] {
        let mut document = on(&[line]);
        let wanted = drawn("e4", ("a1", "b2"));
        assert_eq!(document.annotate(&wanted, FenStyle::STANDARD), Ok(true));
        let below = "8/8/8/8/8/8/8/8 w - - c0 \"[%csl Re4][%cal Ba1b2]\";";
        assert_eq!(lines(&document), [line, below]);
        assert!(document.undo());
        assert_eq!(lines(&document), [line]);
    }
}

#[test]
fn annotations_follow_transforms_of_the_board_and_back() {
    let line = "4k3/8/8/8/8/8/8/R3K3 w - - 3 20 id \"x\"; c0 \"[%csl Re4][%cal Ba1a8]\";";
    for (transform, text) in [
        (Transform::MirrorFiles, "[%csl Rd4][%cal Bh1h8]"),
        (Transform::MirrorRanks, "[%csl Re5][%cal Ba8a1]"),
        (Transform::Rotate, "[%csl Rd5][%cal Bh8h1]"),
        (Transform::SwapColors, "[%csl Re5][%cal Ba8a1]"),
        (Transform::SwapColorsInPlace, "[%csl Re4][%cal Ba1a8]"),
        (Transform::AsBlackSeesIt, "[%csl Rd5][%cal Bh8h1]"),
        (Transform::Shift(Direction::Right), "[%csl Rf4][%cal Bb1b8]"),
        (Transform::Shift(Direction::Down), "[%csl Re3]"),
    ] {
        let mut document = on(&[line]);
        assert!(document.edit(Edit::Transform(transform), FenStyle::STANDARD, None));
        let expected = format!(" 3 20 id \"x\"; c0 \"{text}\";");
        assert!(lines(&document)[0].ends_with(&expected), "{transform:?}");
        assert!(document.undo());
        assert_eq!(lines(&document), [line]);
    }
}

#[test]
fn annotations_are_transformed_even_if_the_board_looks_the_same() {
    let mut document = on(&["8/8/8/8/8/8/8/8 w - - 0 1 c0 \"[%csl Ga1]\";"]);
    let mirror = Edit::Transform(Transform::MirrorFiles);
    assert!(document.edit(mirror, FenStyle::STANDARD, None));
    assert_eq!(
        document.annotations().mark(sq("h1")),
        Some(MarkColor::Green)
    );
}

#[test]
fn annotations_stay_when_a_piece_moves() {
    let mut document = on(&["4k3/8/8/8/8/8/8/4K3 w - - 0 1 c0 \"[%csl Ge1]\";"]);
    let (from, to) = (sq("e1"), sq("d1"));
    assert!(document.edit(Edit::Move { from, to }, FenStyle::STANDARD, None));
    assert_eq!(
        lines(&document),
        ["4k3/8/8/8/8/8/8/3K4 w - - 0 1 c0 \"[%csl Ge1]\";"]
    );
}

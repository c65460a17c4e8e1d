//! Arrows and square marks in the comments of a record.

use super::any::cases;
use crate::properties::annotations as properties;
use proptest::prelude::*;
use proptest::sample::select;
use tabiya_chess::{Square, Transform};
use tabiya_notation::annotations::{
    Annotations, Arrow, MarkColor, SquareMark, annotations, with_annotations,
};
use tabiya_notation::operations::is_exact_epd_tail;

fn square(name: &str) -> Square {
    Square::from_name(name).unwrap()
}

fn color(letter: &str) -> MarkColor {
    MarkColor::from_letter(letter.chars().next().unwrap()).unwrap()
}

/// `Ge4` is a mark and `Rd1d8` an arrow.
fn drawn(words: &str) -> Annotations {
    let mut drawn = Annotations::default();
    for word in words.split_whitespace() {
        let color = color(&word[..1]);
        if word.len() == 3 {
            drawn.set_mark(square(&word[1..]), Some(color));
        } else {
            drawn.set_arrow(square(&word[1..3]), square(&word[3..]), Some(color));
        }
    }
    drawn
}

fn read(tail: &str) -> Annotations {
    annotations(tail.as_bytes())
}

fn written(tail: &str, words: &str) -> String {
    let new = with_annotations(tail.as_bytes(), &drawn(words)).unwrap();
    String::from_utf8(new).unwrap()
}

#[test]
fn marks_and_arrows_are_read_from_all_ten_comments() {
    let tail = r#"bm Nf3; c0 "[%csl Ge4,Rd5]"; c3 "text [%cal Bd1d8,Ya1h8]"; c9 "[%csl Yh1]";"#;
    assert_eq!(read(tail), drawn("Ge4 Rd5 Bd1d8 Ya1h8 Yh1"));
}

#[test]
fn a_repeated_drawing_keeps_its_first_place_and_takes_the_last_colour() {
    let pairs = || Square::all().flat_map(|from| Square::all().map(move |to| (from, to)));
    let (mut arrows, mut marks) = (Vec::new(), Vec::new());
    let mut expected = Annotations::default();
    for color in ["R", "B"] {
        for (from, to) in pairs() {
            arrows.push(format!("{color}{from}{to}"));
            expected.set_arrow(from, to, Some(self::color(color)));
        }
    }
    for square in Square::all().chain(Square::all().rev()) {
        marks.push(format!("G{square}"));
        expected.set_mark(square, Some(MarkColor::Green));
    }
    let tail = format!(
        "c1 \"[%cal {}]\"; c2 \"[%csl {}]\";",
        arrows.join(","),
        marks.join(",")
    );
    assert_eq!((expected.arrows.len(), expected.marks.len()), (64 * 63, 64));
    assert_eq!(read(&tail), expected);
    assert_eq!(expected.moved(Some), expected);
}

#[test]
fn other_operations_and_remarks_draw_nothing() {
    for tail in [
        r#"id "[%csl Ge4]";"#,
        r#"c10 "[%csl Ge4]";"#,
        r#"c "[%csl Ge4]";"#,
        r#"C0 "[%csl Ge4]";"#,
        "{[%csl Ge4]}",
        "[%csl Ge4]",
    ] {
        assert_eq!(read(tail), Annotations::default(), "{tail}");
    }
}

#[test]
fn unreadable_entries_draw_nothing_and_do_not_hide_the_others() {
    let tail = r#"c0 "[%csl Oe4, Ge4 ,Ge9,Gd4d5,,gd4][%cal Ga1a1,Ga1,Rd1d8] [%csl Yb1 [%cslGa2]";"#;
    assert_eq!(read(tail), drawn("Ge4 Rd1d8"));
}

#[test]
fn the_last_of_two_colours_on_one_square_counts() {
    assert_eq!(read(r#"c0 "[%csl Ge4,Re4]";"#), drawn("Re4"));
    assert_eq!(
        read(r#"c0 "[%cal Ge2e4,Ye2e4,Ge4e2]";"#),
        drawn("Ye2e4 Ge4e2")
    );
}

#[test]
fn the_first_free_comment_is_added() {
    assert_eq!(written("", "Ge4 Rd1d8"), r#"c0 "[%csl Ge4][%cal Rd1d8]";"#);
    assert_eq!(
        written(r#"bm Nf3; c0 "by hand"; c1 "x";"#, "Ge4"),
        r#"bm Nf3; c0 "by hand"; c1 "x"; c2 "[%csl Ge4]";"#
    );
    // A clock is a command of another program.
    assert_eq!(
        written(r#"c0 "[%clk 0:03:00]";"#, "Ge4"),
        r#"c0 "[%clk 0:03:00]"; c1 "[%csl Ge4]";"#
    );
}

#[test]
fn an_added_comment_is_exact_epd() {
    for tail in ["", r#"bm Nf3; id "x";"#, r#"c0 "a";"#] {
        assert!(is_exact_epd_tail(written(tail, "Ge4 Rd1d8").as_bytes()));
    }
}

#[test]
fn a_comment_with_commands_keeps_its_words_and_other_commands() {
    let tail = r#"c2  "best is [%csl Ge4] here [%clk 1:02] [%foo]" ; id "x";"#;
    assert_eq!(
        written(tail, "Re4 Bd1d8"),
        r#"c2  "best is [%csl Re4][%cal Bd1d8] here [%clk 1:02] [%foo]" ; id "x";"#
    );
    assert_eq!(
        written(tail, "Bd1d8"),
        r#"c2  "best is [%cal Bd1d8] here [%clk 1:02] [%foo]" ; id "x";"#
    );
    assert_eq!(
        written(tail, ""),
        r#"c2  "best is here [%clk 1:02] [%foo]" ; id "x";"#
    );
}

#[test]
fn unreadable_entries_stay_after_readable_ones() {
    let tail = r#"c0 "[%csl Oe4,Gd4]";"#;
    assert_eq!(written(tail, "Rd4"), r#"c0 "[%csl Rd4,Oe4]";"#);
    assert_eq!(written(tail, ""), r#"c0 "[%csl Oe4]";"#);
}

#[test]
fn arrows_are_written_after_marks_and_marks_before_arrows() {
    assert_eq!(
        written(r#"c0 "a [%csl Ge4] b";"#, "Ge4 Ra1b2"),
        r#"c0 "a [%csl Ge4][%cal Ra1b2] b";"#
    );
    assert_eq!(
        written(r#"c0 "a [%cal Ra1b2]";"#, "Ge4 Ra1b2"),
        r#"c0 "a [%csl Ge4][%cal Ra1b2]";"#
    );
    assert_eq!(
        written(r#"c0 "a [%cal Ra1b2]";"#, "Ge4"),
        r#"c0 "a [%csl Ge4]";"#
    );
}

#[test]
fn an_empty_comment_is_removed() {
    for (tail, left) in [
        (r#"c0 "[%csl Ge4]";"#, ""),
        (r#"c0 "[%csl Ge4][%cal Ra1b2]"; bm Nf3;"#, "bm Nf3;"),
        (r#"bm Nf3; c4 "[%csl Ge4]"; id "x";"#, r#"bm Nf3; id "x";"#),
        (
            r#"c0 "a"; c1 "[%csl Ge4]"; c2 "b [%csl Gd4]";"#,
            r#"c0 "a"; c2 "b";"#,
        ),
        ("bm Nf3; c0 [%csl Ge4];", "bm Nf3;"),
        (r#"c0 "[%csl Ge4] a";"#, r#"c0 "a";"#),
        (r#"c0 "a [%csl Ge4]"#, r#"c0 "a"#),
    ] {
        assert_eq!(written(tail, ""), left);
    }
}

#[test]
fn when_all_ten_comments_are_taken_the_last_one_is_extended() {
    let taken: Vec<_> = (0..10)
        .map(|number| format!("c{number} \"x{number}\";"))
        .collect();
    let tail = taken.join(" ");
    let new = written(&tail, "Ge4");
    assert_eq!(new, tail.replace("x9", "x9 [%csl Ge4]"));
    assert_eq!(written(&new, ""), tail);
    let without = tail.replace(" \"x9\"", "");
    assert_eq!(written(&without, "Ge4"), tail.replace("x9", "[%csl Ge4]"));
}

#[test]
fn removing_added_drawings_restores_every_byte() {
    for tail in [
        "",
        "bm Nf3;",
        "bm Nf3",
        r#"bm Nf3; id "x""#,
        r#"c0 "text "; bm Nf3 ;"#,
        ";D1 20 ;D2 400",
        "# a note",
        "1-0",
        r#"id "open"#,
        "bm Nf3; {note}",
        "c0 \"gr\u{fc}n\";",
    ] {
        let one = written(tail, "Ge4");
        let two = written(&one, "Ge4 Rd1d8");
        assert_eq!(written(&written(&two, "Rd1d8"), ""), tail);
        assert_eq!(written(&two, ""), tail);
    }
}

#[test]
fn a_latin_1_line_keeps_its_letters() {
    let tail = b"c0 \"gr\xfcn [%csl Ge4]\";";
    let new = with_annotations(tail, &drawn("Re4")).unwrap();
    assert_eq!(new, b"c0 \"gr\xfcn [%csl Re4]\";");
    assert_eq!(
        with_annotations(&new, &drawn("")).unwrap(),
        b"c0 \"gr\xfcn\";"
    );
}

#[test]
fn repeating_a_drawing_removes_it_and_another_colour_recolours_it() {
    let mut drawing = Annotations::default();
    let mark = |color| SquareMark {
        square: square("e4"),
        color,
    };
    let arrow = |color| Arrow {
        from: square("e2"),
        to: square("e4"),
        color,
    };
    drawing.toggle_mark(mark(MarkColor::Green));
    drawing.toggle_arrow(arrow(MarkColor::Blue));
    assert_eq!(drawing, drawn("Ge4 Be2e4"));
    drawing.toggle_mark(mark(MarkColor::Red));
    drawing.toggle_arrow(arrow(MarkColor::Yellow));
    assert_eq!(drawing, drawn("Re4 Ye2e4"));
    drawing.toggle_mark(mark(MarkColor::Red));
    drawing.toggle_arrow(arrow(MarkColor::Yellow));
    assert!(drawing.is_empty());
}

#[test]
fn drawings_shifted_off_the_board_are_dropped() {
    let up = |square| Transform::Shift(tabiya_chess::Direction::Up).square(square);
    assert_eq!(drawn("Ge8 Rd4 Ba1a8 Ya1a7").moved(up), drawn("Rd5 Ya2a8"));
}

fn any_drawing() -> impl Strategy<Value = Annotations> {
    let square = || (0_u8..64).prop_map(|index| Square::from_index(index).unwrap());
    let color = || select(MarkColor::ALL.to_vec());
    let marks = prop::collection::vec((square(), color()), 0..4);
    let arrows = prop::collection::vec((square(), square(), color()), 0..4);
    (marks, arrows).prop_map(|(marks, arrows)| {
        let mut drawing = Annotations::default();
        for (square, color) in marks {
            drawing.toggle_mark(SquareMark { square, color });
        }
        for (from, to, color) in arrows {
            drawing.toggle_arrow(Arrow { from, to, color });
        }
        drawing
    })
}

/// Tails of text that resembles annotations.
fn any_tail() -> impl Strategy<Value = Vec<u8>> {
    const PARTS: [&str; 40] = [
        "c0",
        "c1",
        "c2",
        "c9",
        "c",
        "c10",
        "id",
        "bm",
        " ",
        " ",
        " ",
        "  ",
        "\t",
        "\"",
        "\"",
        "\"",
        ";",
        ";",
        "; ",
        "[%csl Ge4]",
        "[%csl Ge4,Rd5]",
        "[%cal Ra1b2]",
        "[%cal ",
        "[%csl ",
        "Ge4",
        "Ye4",
        "Ge4e5",
        "Oe4",
        ",",
        "]",
        "]",
        "[",
        "[%clk 1:00]",
        "\\",
        "word",
        "# x",
        "{n}",
        "Nf3",
        "\u{fc}",
        "c3 \"[%csl Ga1] x\"; ",
    ];
    let part = prop_oneof![
        9 => select(PARTS.to_vec()).prop_map(|part| part.as_bytes().to_vec()),
        1 => any::<u8>().prop_map(|byte| vec![byte]),
    ];
    prop::collection::vec(part, 0..24).prop_map(|parts| parts.concat())
}

proptest! {
    #![proptest_config(cases(2000))]

    #[test]
    fn writing_changes_only_the_drawings(tail in any_tail(), wanted in any_drawing()) {
        properties::check(&tail, &wanted);
    }

    #[test]
    fn any_bytes_are_a_test_case(data in prop::collection::vec(any::<u8>(), 0..64)) {
        properties::check_fuzz(&data);
    }

    #[test]
    fn a_well_formed_tail_takes_any_drawing(
        wanted in any_drawing(),
        other in any_drawing(),
        text in "[ -!#-:<-Z_-~]{0,12}",
    ) {
        let tail = format!("bm Nf3; c0 \"{text}\"; id \"x\";");
        let one = with_annotations(tail.as_bytes(), &wanted).unwrap();
        let two = with_annotations(&one, &other).unwrap();
        prop_assert_eq!(annotations(&two), other);
        let none = with_annotations(&two, &Annotations::default()).unwrap();
        prop_assert_eq!(none, tail.as_bytes());
    }
}

//! Notes of pictures in records: they are read back, are exact EPD, and no other content breaks them.

use proptest::prelude::*;
use tabiya_chess::{Color, Piece, Square, SquareSet};
use tabiya_notation::operations::is_exact_epd_tail;
use tabiya_notation::picture_notes::{
    NotedDoubt, NotedTurn, PictureNotes, page_id, page_of_id, turned, with_questions,
    without_doubts,
};
use tabiya_notation::picture_questions::{PictureQuestion, Questions, TurnSign};

fn doubt(square: &str, alternatives: &[(Option<char>, u8)]) -> NotedDoubt {
    let piece = |letter: &Option<char>| letter.and_then(Piece::from_letter);
    NotedDoubt {
        square: Square::from_name(square).unwrap(),
        alternatives: alternatives
            .iter()
            .map(|(man, chance)| (piece(man), *chance))
            .collect(),
    }
}

fn notes() -> PictureNotes {
    PictureNotes {
        is_black_below: true,
        confidence: Some(58),
        crop: Some("book-boards/book-0037-2.jpg".to_owned()),
        doubts: vec![
            doubt("f3", &[(Some('Q'), 61), (Some('q'), 37)]),
            doubt("e4", &[(None, 55), (Some('P'), 40)]),
        ],
        id: Some(page_id(37, 2)),
        source: Some("book.pdf".to_owned()),
        questions: PictureQuestion::ALL.into_iter().collect(),
        turn: Some(NotedTurn {
            side: Color::Black,
            sign: TurnSign::Caption,
            certainty: 97,
        }),
    }
}

const TAIL: &str = "ask below turn castling; below black; confidence 58; crop \"book-boards/book-0037-2.jpg\"; \
     doubt \"f3 Q61 q37\" \"e4 .55 P40\"; id \"page 37, 2\"; source \"book.pdf\"; turn black caption 97;";

#[test]
fn notes_of_a_picture_are_written_as_operations_and_read_back() {
    let tail = notes().to_tail();
    assert_eq!(String::from_utf8(tail.clone()).unwrap(), TAIL);
    assert!(is_exact_epd_tail(&tail));
    assert_eq!(PictureNotes::of_tail(&tail), notes());
    assert_eq!(page_of_id("page 37, 2"), Some(37));
    assert_eq!(page_of_id("page 37"), None);
    assert_eq!(page_of_id("Study 5"), None);
}

#[test]
fn settled_doubts_are_removed_and_the_rest_stays_byte_for_byte() {
    let f3 = SquareSet::of(Square::from_name("f3").unwrap());
    let left = without_doubts(TAIL.as_bytes(), f3);
    let expected = TAIL.replace("\"f3 Q61 q37\" ", "");
    assert_eq!(String::from_utf8(left).unwrap(), expected);
    let none = without_doubts(TAIL.as_bytes(), !SquareSet::EMPTY);
    let expected = TAIL.replace(" doubt \"f3 Q61 q37\" \"e4 .55 P40\";", "");
    assert_eq!(String::from_utf8(none).unwrap(), expected);
    let other = b"bm Qd1; c0 \"no doubt\";";
    assert_eq!(without_doubts(other, !SquareSet::EMPTY), other);
}

#[test]
fn odd_names_are_adapted_and_the_record_stays_exact() {
    let odd = PictureNotes {
        source: Some("a \"book\"; \\ with\na line".to_owned()),
        id: Some("x".repeat(999)),
        ..PictureNotes::default()
    };
    let tail = odd.to_tail();
    assert!(is_exact_epd_tail(&tail), "{}", tail.escape_ascii());
    let read = PictureNotes::of_tail(&tail);
    assert_eq!(read.source.unwrap(), "a 'book'; / with a line");
    assert!(read.id.unwrap().len() >= 200);
}

#[test]
fn answered_questions_are_removed_and_the_rest_stays_byte_for_byte() {
    let left = with_questions(
        TAIL.as_bytes(),
        notes().questions.without(PictureQuestion::Turn),
    );
    let expected = TAIL.replace("ask below turn castling;", "ask below castling;");
    assert_eq!(String::from_utf8(left).unwrap(), expected);
    let none = with_questions(TAIL.as_bytes(), Questions::NONE);
    let expected = TAIL.replace("ask below turn castling; ", "");
    assert_eq!(String::from_utf8(none.clone()).unwrap(), expected);
    let again = with_questions(&none, notes().questions);
    assert_eq!(PictureNotes::of_tail(&again), notes());
}

#[test]
fn turning_the_board_exchanges_the_side_below_and_moves_the_doubts() {
    let once = turned(TAIL.as_bytes());
    let expected = TAIL
        .replace(" below black;", "")
        .replace("f3 Q61", "c6 Q61")
        .replace("e4 .55", "d5 .55");
    assert_eq!(String::from_utf8(once.clone()).unwrap(), expected);
    assert_eq!(PictureNotes::of_tail(&turned(&once)), notes());
}

proptest! {
    #[test]
    fn any_operations_can_be_turned_and_freed_of_questions(tail in "[ -~]{0,60}|(ask|below|turn)( [a-z0-9\"]{1,9}){0,4};") {
        let known = PictureNotes::of_tail(tail.as_bytes());
        let back = turned(&turned(tail.as_bytes()));
        prop_assert_eq!(PictureNotes::of_tail(&back).is_black_below, known.is_black_below);
        let left = with_questions(tail.as_bytes(), Questions::NONE);
        prop_assert!(PictureNotes::of_tail(&left).turn == known.turn);
    }

    #[test]
    fn any_operations_can_be_read_and_freed_of_doubts(tail in ".{0,60}", bits: u64) {
        let squares = SquareSet::from_bits(bits);
        let left = without_doubts(tail.as_bytes(), squares);
        let known = PictureNotes::of_tail(&left);
        prop_assert!(known.doubts.len() <= 60);
    }

    #[test]
    fn exactly_the_settled_squares_are_removed_from_doubts_of_any_form(
        text in "(doubt( \"[a-i][0-9]( [QqPp.x]?[0-9]{0,4})*\"){0,4};? ?){0,3}",
        bits: u64,
    ) {
        let squares = SquareSet::from_bits(bits);
        let before = PictureNotes::of_tail(text.as_bytes()).doubts;
        let after = PictureNotes::of_tail(&without_doubts(text.as_bytes(), squares)).doubts;
        // The program never writes several such operations; of several, the first has the remaining doubts.
        let is_settled = |doubt: &NotedDoubt| squares.contains(doubt.square);
        let left = before.iter().filter(|doubt| !is_settled(doubt));
        prop_assert!(left.clone().all(|doubt| after.contains(doubt)));
    }
}

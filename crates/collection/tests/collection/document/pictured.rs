//! Boards of pictures, and what is in doubt about them, stay with their rows.

use super::bulk::{document, prepared};
use std::sync::Arc;
use tabiya_chess::{Color, Piece, Position, RookSide, Square, SquareSet, Transform};
use tabiya_collection::document::{
    BulkChange, Document, DocumentId, Edit, PictureAnswer, Pictured, answer_now, answers,
};
use tabiya_collection::passes::{SortKey, SortOrder};
use tabiya_collection::tree::GameTree;
use tabiya_notation::fen::FenStyle;
use tabiya_notation::picture_doubts::Doubt;
use tabiya_notation::picture_questions::{PictureQuestion, Questions};
use tabiya_notation::record::read_record;

fn square(name: &str) -> Square {
    Square::from_name(name).unwrap()
}

/// A board of which two squares are in doubt: a8 and e4.
fn picture(place: u32) -> Arc<Pictured> {
    let doubt = |square, man| Doubt {
        square,
        alternatives: vec![(man, 0.6), ('.', 0.4)],
    };
    Arc::new(Pictured {
        crop: None,
        doubts: vec![doubt(0, 'r'), doubt(36, 'Q')],
        is_white_below: true,
        below: Some(0.99),
        turn: None,
        questions: Questions::NONE,
        is_written: false,
        confidence: 0.36,
        is_alone: false,
        page: 3,
        place,
        seen: None,
    })
}

fn in_doubt() -> SquareSet {
    SquareSet::of(square("a8")) | SquareSet::of(square("e4"))
}

/// Nine rows, of which the second and the third were read from pictures.
fn scanned() -> Document {
    let mut document = document(9);
    document.note_pictured(1, picture(1));
    document.note_pictured(2, picture(2));
    document
}

fn places(document: &Document) -> Vec<u32> {
    let rows = 0..document.rows().len();
    let pictured = rows.map(|row| document.pictured_at(row));
    pictured
        .map(|pictured| pictured.map_or(0, |pictured| pictured.place))
        .collect()
}

fn set(document: &mut Document, square: Square) {
    let edit = Edit::Put(square, Piece::from_letter('N'));
    assert!(document.edit(edit, FenStyle::default(), None));
}

#[test]
fn a_row_from_a_picture_has_its_doubtful_squares_marked() {
    let mut document = scanned();
    assert!(document.unsure().is_empty());
    assert_eq!(document.unsure_at(2), in_doubt());
    document.select_row(2).unwrap();
    assert_eq!(document.unsure(), in_doubt());
    let pictured = document.pictured().unwrap();
    assert_eq!(
        pictured.alternatives_at(square("e4")),
        [('Q', 0.6), ('.', 0.4)]
    );
    assert!(pictured.alternatives_at(square("e5")).is_empty());
    assert!(!document.can_undo() && !document.is_modified());
}

#[test]
fn sorting_editing_and_undo_leave_each_picture_with_its_row() {
    let mut document = scanned();
    document.select_row(1).unwrap();
    set(&mut document, square("d4"));
    let order = SortOrder {
        key: SortKey::Text,
        descending: true,
    };
    let request = document.request(BulkChange::Sort { order, only: None });
    document.apply_prepared(prepared(request)).unwrap();
    let row = document.row();
    assert_eq!(document.pictured().unwrap().place, 1);
    assert_eq!(document.unsure(), in_doubt());
    assert_eq!(
        places(&document)
            .iter()
            .filter(|place| **place == 2)
            .count(),
        1
    );
    document.undo();
    document.undo();
    assert!(document.row() != row && !document.is_modified());
    assert_eq!(places(&document), [0, 1, 2, 0, 0, 0, 0, 0, 0]);
}

#[test]
fn a_removed_mark_stays_removed_after_editing_another_row() {
    let mut document = scanned();
    document.select_row(1).unwrap();
    let rest = SquareSet::of(square("a8"));
    document.mark_unsure(rest);
    set(&mut document, square("d4"));
    document.select_row(5).unwrap();
    assert_eq!(document.unsure_at(1), rest);
    let only = tabiya_lines::RowSet::from_rows(9, [0]);
    document.change_at_once(BulkChange::Delete(only)).unwrap();
    document.select_row(0).unwrap();
    assert_eq!(document.unsure(), rest);
    assert_eq!(document.pictured().unwrap().place, 1);
}

#[test]
fn another_piece_on_a_doubtful_square_settles_it_and_marks_of_the_user_stay() {
    let mut document = scanned();
    document.select_row(1).unwrap();
    let there = document.position().board.get(square("e4"));
    assert_ne!(there, Piece::from_letter('N'));
    document.mark_unsure(in_doubt() | SquareSet::of(square("d4")));
    set(&mut document, square("d4"));
    assert_eq!(
        document.unsure().len(),
        3,
        "d4 was not in doubt in the picture"
    );
    set(&mut document, square("e4"));
    let left = SquareSet::of(square("a8")) | SquareSet::of(square("d4"));
    assert_eq!(document.unsure(), left);
    document.undo();
    assert_eq!(document.position().board.get(square("e4")), there);
    assert_eq!(document.unsure().len(), 3);
}

#[test]
fn a_piece_dragged_across_a_doubtful_square_settles_nothing() {
    let mut document = scanned();
    document.select_row(1).unwrap();
    let before = document.position().board;
    for on_its_way in ["e3", "e4", "e5"] {
        let mut board = before;
        board.set(square(on_its_way), Piece::from_letter('N'));
        assert!(document.edit(Edit::Board(board), FenStyle::default(), None));
    }
    assert_eq!(document.unsure(), in_doubt());
}

#[test]
fn a_board_from_a_picture_is_put_in_one_step_that_can_be_undone() {
    let mut document = document(3);
    let line = b"8/8/8/8/4Q3/8/8/K6k b - - 0 1";
    let position = read_record(line).unwrap().position;
    document.put_pictured(position, FenStyle::default(), picture(1));
    assert_eq!(document.line(), line);
    assert_eq!(document.unsure(), in_doubt());
    assert_eq!(places(&document), [1, 0, 0]);
    document.undo();
    assert!(document.unsure().is_empty() && document.pictured().is_none());
    assert!(!document.can_undo() && !document.is_modified());
    document.redo();
    assert_eq!(document.unsure(), in_doubt());
    assert_eq!(places(&document), [1, 0, 0]);
}

#[test]
fn another_position_over_the_whole_board_takes_the_picture_away_until_undo() {
    let other = read_record(b"8/8/8/8/8/2k5/8/K7 w - - 0 1").unwrap();
    let changes: [fn(&mut Document, Position); 4] = [
        |document, other| {
            document.edit(Edit::Replace(other), FenStyle::default(), None);
        },
        |document, _| {
            document.edit(Edit::Clear, FenStyle::default(), None);
        },
        |document, other| document.put_record(b"8/8/8/8/8/2k5/8/K7 w - -".to_vec(), other),
        |document, other| {
            let game = GameTree::new(other, [].into());
            document.put_game(game, FenStyle::default());
        },
    ];
    for change in changes {
        let mut document = scanned();
        document.select_row(1).unwrap();
        change(&mut document, other.position);
        assert_eq!(places(&document), [0, 0, 2, 0, 0, 0, 0, 0, 0]);
        assert!(document.unsure().is_empty());
        document.select_row(4).unwrap();
        document.select_row(1).unwrap();
        assert!(document.pictured().is_none());
        document.undo();
        assert_eq!(document.pictured().unwrap().place, 1);
        assert_eq!(document.unsure(), in_doubt());
        document.redo();
        assert!(document.pictured().is_none());
    }
}

const HOME: &str = "r3k2r/8/8/8/8/8/4P3/R3K2R w KQkq - 0 1";

/// A board with kings and rooks at home, read from a picture that leaves all of this open, in a row whose record says
/// so or not.
fn asked(notes: &str) -> Document {
    let line = if notes.is_empty() {
        HOME.to_owned()
    } else {
        format!("{} {notes}", HOME.replace(" 0 1", ""))
    };
    let mut document = Document::new(DocumentId(1), [line.into_bytes()]);
    let mut picture = Arc::unwrap_or_clone(picture(1));
    picture.questions = PictureQuestion::ALL.into_iter().collect();
    document.note_pictured(0, Arc::new(picture));
    document
}

const NOTES: &str = "ask below turn castling; confidence 36; doubt \"a8 r60 .40\" \"e4 Q60 .40\"; id \"page 3, 1\";";

fn shown(document: &Document) -> String {
    String::from_utf8(document.line().to_vec()).unwrap()
}

#[test]
fn the_castling_question_is_asked_and_answered_in_one_step() {
    for notes in ["", NOTES] {
        let mut document = asked(notes);
        let before = shown(&document);
        let possible = answers(
            PictureQuestion::Castling,
            document.position(),
            document.side_below(),
        );
        let white_only = PictureAnswer::MayCastle {
            white: true,
            black: false,
        };
        assert_eq!(possible.len(), 4);
        assert!(possible.contains(&white_only));
        assert!(document.answer(white_only, FenStyle::default()));
        assert!(
            shown(&document).contains(" w KQ - "),
            "{}",
            shown(&document)
        );
        assert!(!document.questions().contains(PictureQuestion::Castling));
        assert!(document.questions().contains(PictureQuestion::Turn));
        if !notes.is_empty() {
            assert!(shown(&document).contains("ask below turn;"));
        }
        // The question has been answered once and is not asked again.
        assert!(!document.answer(white_only, FenStyle::default()));
        document.undo();
        assert_eq!(shown(&document), before);
        assert!(document.questions().contains(PictureQuestion::Castling));
    }
}

#[test]
fn kings_and_rooks_put_down_later_may_castle_as_well() {
    let line = "4k3/8/8/8/8/8/8/4K2R w K - ask castling;";
    let mut document = Document::new(DocumentId(1), [line.as_bytes().to_vec()]);
    let possible = |document: &Document| {
        let below = document.side_below();
        answers(PictureQuestion::Castling, document.position(), below)
    };
    let sides = |white, black| PictureAnswer::MayCastle { white, black };
    assert_eq!(
        possible(&document),
        [sides(true, false), sides(false, false)]
    );
    for rook in ["a8", "h8"] {
        let edit = Edit::Put(square(rook), Some(Piece::BlackRook));
        assert!(document.edit(edit, FenStyle::default(), None));
    }
    let four = [(true, true), (true, false), (false, true), (false, false)];
    let four = four.map(|(white, black)| sides(white, black));
    assert_eq!(possible(&document), four);
    assert!(document.answer(sides(true, true), FenStyle::default()));
    assert!(
        shown(&document).contains("/4K2R w Kkq -"),
        "{}",
        shown(&document)
    );
    document.undo();
    assert!(document.answer(sides(false, true), FenStyle::default()));
    assert!(
        shown(&document).contains("/4K2R w kq -"),
        "{}",
        shown(&document)
    );
}

#[test]
fn castling_can_be_confirmed_as_it_is_although_a_rook_was_put_down() {
    let line = "4k3/8/8/8/8/8/8/4K2R w K - ask castling;";
    let mut document = Document::new(DocumentId(1), [line.as_bytes().to_vec()]);
    let edit = Edit::Put(square("a1"), Some(Piece::WhiteRook));
    assert!(document.edit(edit, FenStyle::default(), None));
    let below = document.side_below();
    let possible = answers(PictureQuestion::Castling, document.position(), below);
    assert_eq!(possible.len(), 3);
    assert_eq!(possible[2], PictureAnswer::CastlingAsItIs);
    let now = answer_now(PictureQuestion::Castling, document.position(), below);
    assert_eq!(now, PictureAnswer::CastlingAsItIs);
    assert!(document.answer(now, FenStyle::default()));
    assert_eq!(shown(&document), "4k3/8/8/8/8/8/8/R3K2R w K -");
}

#[test]
fn confirming_everything_as_read_changes_no_position() {
    let mut document = asked("");
    let both = PictureAnswer::MayCastle {
        white: true,
        black: true,
    };
    assert!(document.answer(both, FenStyle::default()));
    assert_eq!(shown(&document), HOME);
    assert!(!document.is_modified() && document.can_undo());
    assert!(document.settle_all(FenStyle::default()));
    assert!(document.questions().is_empty() && document.unsure().is_empty());
    assert!(!document.settle_all(FenStyle::default()));
    document.undo();
    assert_eq!(document.questions().iter().count(), 2);
    assert_eq!(document.unsure(), in_doubt());
}

#[test]
fn setting_a_castling_right_or_the_side_to_move_answers_the_question() {
    let mut document = asked(NOTES);
    let edit = Edit::Castling {
        color: Color::White,
        side: RookSide::Kingside,
        wanted: false,
    };
    assert!(document.edit(edit, FenStyle::default(), None));
    assert!(document.edit(Edit::SideToMove(Color::Black), FenStyle::default(), None));
    assert_eq!(
        document.questions(),
        Questions::NONE.with(PictureQuestion::Below)
    );
    assert!(
        shown(&document).contains("ask below;"),
        "{}",
        shown(&document)
    );
}

#[test]
fn the_castling_question_ends_when_castling_is_impossible() {
    let mut document = asked("");
    for king in ["e1", "e8"] {
        let edit = Edit::Put(square(king), None);
        assert!(document.edit(edit, FenStyle::default(), None));
    }
    assert!(!document.questions().contains(PictureQuestion::Castling));
}

#[test]
fn choosing_the_other_side_below_turns_pieces_doubts_and_picture() {
    for notes in ["", NOTES] {
        let mut document = asked(notes);
        let before = shown(&document);
        let black_below = PictureAnswer::Below(Color::Black);
        assert!(document.answer(black_below, FenStyle::default()));
        // No king or rook is at home now.
        let after = shown(&document);
        assert!(
            after.starts_with("R2K3R/3P4/8/8/8/8/8/r2k3r w - -"),
            "{after}"
        );
        let turned = SquareSet::of(square("h1")) | SquareSet::of(square("d5"));
        assert_eq!(document.unsure(), turned);
        let pictured = document.pictured().unwrap();
        assert!(!pictured.is_white_below);
        assert_eq!(pictured.squares_in_doubt(), turned);
        assert_eq!(document.side_below(), Color::Black);
        if !notes.is_empty() {
            assert!(after.contains("below black;"), "{after}");
            assert!(
                after.contains("doubt \"h1 r60 .40\" \"d5 Q60 .40\";"),
                "{after}"
            );
            assert!(after.contains("ask turn castling;"), "{after}");
        }
        document.undo();
        assert_eq!(shown(&document), before);
        assert_eq!(document.unsure(), in_doubt());
        assert!(document.pictured().unwrap().is_white_below);
    }
}

#[test]
fn turning_the_board_answers_which_side_is_below() {
    let mut document = asked(NOTES);
    let turn = Edit::Transform(Transform::Rotate);
    assert!(document.edit(turn, FenStyle::default(), None));
    assert!(!document.questions().contains(PictureQuestion::Below));
    assert!(!document.pictured().unwrap().is_white_below);
    assert_eq!(document.readings_at(square("h1")), [('r', 0.6), ('.', 0.4)]);
    assert!(document.edit(turn, FenStyle::default(), None));
    assert!(document.pictured().unwrap().is_white_below);
}

#[test]
fn turning_that_brings_kings_and_rooks_home_asks_the_castling_question() {
    let line = "R2K3R/8/8/8/8/8/8/r2k3r w - - ask below; id \"page 3, 1\";";
    let mut document = Document::new(DocumentId(1), [line.as_bytes().to_vec()]);
    assert_eq!(
        document.questions(),
        Questions::NONE.with(PictureQuestion::Below)
    );
    assert!(document.answer(PictureAnswer::Below(Color::Black), FenStyle::default()));
    let castling = Questions::NONE.with(PictureQuestion::Castling);
    assert_eq!(document.questions(), castling);
    let saved = shown(&document);
    assert!(saved.contains(" ask castling; "), "{saved}");
    // The question is asked again when the file is opened again.
    let again = Document::new(DocumentId(2), [document.line().to_vec()]);
    assert_eq!(again.questions(), castling);
}

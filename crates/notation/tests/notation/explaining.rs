//! The meaning of each character of a FEN.

use super::any::{any_position, cases, near_fen};
use crate::properties::explained::{check_explained, check_fuzz};
use proptest::prelude::*;
use tabiya_chess::{CastlingObstacle, Color, EnPassantObstacle, Piece, Position, RookSide, Square};
use tabiya_notation::explain::{Explanation, FieldMeaning, MAX_PARTS, explain};
use tabiya_notation::fen::{FenErrorKind, write_fen};

fn square(name: &str) -> Square {
    Square::from_name(name).unwrap()
}

fn explained(text: &str) -> Explanation {
    check_fuzz(text.as_bytes());
    explain(text, &Position::empty())
}

/// The meaning of the part that begins with this text, or of the last such part.
fn meaning(text: &str, part: &str) -> FieldMeaning {
    let found = explained(text);
    let mut parts = found.parts.iter().rev();
    let part = parts.find(|found| &text[found.span.clone()] == part);
    part.unwrap().meaning
}

fn squares(text: &str, part: &str) -> String {
    let squares = meaning(text, part).squares();
    let names: Vec<_> = squares.map(|square| square.to_string()).collect();
    names.join(" ")
}

#[test]
fn pieces_and_empty_squares_are_explained_with_their_squares() {
    let text = "4k3/8/8/8/3n4/8/5P2/4K3 w - - 0 1";
    let knight = meaning(text, "n");
    assert_eq!(
        knight,
        FieldMeaning::Piece {
            piece: Piece::BlackKnight,
            square: Some(square("d4")),
        }
    );
    assert_eq!(squares(text, "5"), "a2 b2 c2 d2 e2");
    assert_eq!(squares(text, "2"), "g2 h2");
    let found = explained(text);
    let on = |name| {
        let part = found.part_on(square(name)).unwrap();
        &text[found.parts[part].span.clone()]
    };
    assert_eq!((on("d4"), on("a6"), on("e8")), ("n", "8", "k"));
}

#[test]
fn castling_letters_name_king_and_rook_in_every_dialect() {
    let standard = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";
    assert_eq!(squares(standard, "K"), "e1 h1");
    assert_eq!(squares(standard, "q"), "a8 e8");
    let shredder = "r3k2r/8/8/8/8/8/8/1R3KR1 w GBha - 0 1";
    assert_eq!(squares(shredder, "G"), "f1 g1");
    let FieldMeaning::Castling {
        color,
        side,
        is_file,
        obstacle,
        ..
    } = meaning(shredder, "B")
    else {
        panic!("no right");
    };
    assert_eq!((color, side), (Color::White, RookSide::Queenside));
    assert!(is_file && obstacle.is_none());
    // X-FEN: the outermost rook.
    assert_eq!(squares("4k3/8/8/8/8/8/8/1R3KR1 w K - 0 1", "K"), "f1 g1");
}

#[test]
fn a_right_that_the_pieces_rule_out_names_the_obstacle() {
    let FieldMeaning::Castling { obstacle, .. } = meaning("4k3/8/8/8/8/8/8/4K3 w K - 0 1", "K")
    else {
        panic!("no right");
    };
    assert_eq!(obstacle, Some(CastlingObstacle::NoRook(square("h1"))));
}

#[test]
fn an_en_passant_target_names_the_pawn_and_its_capturers() {
    let text = "4k3/8/8/8/3pP3/8/8/4K3 b - e3 0 1";
    let FieldMeaning::EnPassant {
        pawn,
        capturers,
        is_legal,
        obstacle,
        ..
    } = meaning(text, "e3")
    else {
        panic!("no target");
    };
    assert_eq!(pawn, Some(square("e4")));
    assert_eq!(capturers.single(), Some(square("d4")));
    assert!(is_legal && obstacle.is_none());
    assert_eq!(squares(text, "e3"), "e3 e4");
    let FieldMeaning::EnPassant { pawn, obstacle, .. } =
        meaning("4k3/8/8/8/8/8/8/4K3 b - e3 0 1", "e3")
    else {
        panic!("no target");
    };
    assert_eq!(
        (pawn, obstacle),
        (None, Some(EnPassantObstacle::NoPawn(square("e4"))))
    );
}

#[test]
fn dashes_and_numbers_are_explained_by_their_field() {
    let text = "4k3/8/8/8/8/8/8/4K3 b - - 12 40";
    let parts = explained(text).parts;
    let meanings: Vec<_> = parts
        .iter()
        .rev()
        .step_by(2)
        .take(5)
        .map(|p| p.meaning)
        .collect();
    assert_eq!(
        meanings,
        [
            FieldMeaning::FullmoveNumber {
                number: 40,
                side: Color::Black,
            },
            FieldMeaning::HalfmoveClock(12),
            FieldMeaning::NoEnPassant,
            FieldMeaning::NoCastling,
            FieldMeaning::SideToMove(Color::Black),
        ]
    );
}

#[test]
fn text_after_the_fields_is_not_part_of_the_position() {
    let epd = "4k3/8/8/8/8/8/8/4K3 w - - bm Kd2; id \"x\";";
    let found = explained(epd);
    assert_eq!((found.fields, found.faults.len()), (4, 0));
    assert_eq!(meaning(epd, "bm Kd2; id \"x\";"), FieldMeaning::Tail);
    let extra = "4k3/8/8/8/8/8/8/4K3 w - - 0 1 extra";
    let kind = FenErrorKind::ExtraText;
    assert_eq!(meaning(extra, "extra"), FieldMeaning::Unreadable(kind));
}

#[test]
fn letters_of_an_unreadable_rank_are_explained_without_squares() {
    let text = "rnbqkbnr/ppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
    let found = explained(text);
    let squares = |part: usize| found.parts[part].meaning.squares();
    assert_eq!(squares(0).single(), Some(square("a8")));
    assert!((9..16).all(|part| squares(part).is_empty()));
    assert_eq!(found.faults.len(), 1);
    assert_eq!(found.part_on(square("a7")), None);
}

#[test]
fn every_fault_is_reported_and_not_only_the_first() {
    let found = explained("rnbqkbnr/ppxppppp/9/8/8/8/PPPPPPPP/RNBQKBNR W KXK e4 x -1");
    let kinds: Vec<_> = found.faults.iter().map(|fault| fault.kind).collect();
    assert_eq!(
        kinds,
        [
            FenErrorKind::UnknownPiece { found: 'x' },
            FenErrorKind::BadDigit { found: '9' },
            FenErrorKind::BadSide { found: 'W' },
            FenErrorKind::BadCastlingLetter { found: 'X' },
            FenErrorKind::RepeatedCastling { found: 'K' },
            FenErrorKind::BadEnPassant,
            FenErrorKind::BadHalfmoveClock,
            FenErrorKind::BadFullmoveNumber,
        ]
    );
}

#[test]
fn line_ends_are_not_part_of_the_last_field() {
    for end in ["\0", " \0", "\r", "\u{a0}"] {
        let text = format!("8/8/8/8/8/8/8/8 w - - 0 1{end}");
        check_fuzz(text.as_bytes());
        assert_eq!(explain(&text, &Position::empty()).faults, [], "{text:?}");
    }
}

#[test]
fn a_text_of_any_length_has_few_parts() {
    for text in [
        "p".repeat(100_000),
        "8/".repeat(50_000),
        format!("8/8/8/8/8/8/8/8 w {}", "x".repeat(100_000)),
        " ".repeat(100_000),
        "♔".repeat(20_000),
    ] {
        check_fuzz(text.as_bytes());
        let found = explain(&text, &Position::empty());
        assert!(found.parts.len() <= MAX_PARTS);
        assert!(found.faults.len() <= MAX_PARTS);
    }
}

proptest! {
    #![proptest_config(cases(2000))]

    #[test]
    fn any_text_is_explained_from_its_beginning_to_its_end(
        text in any::<String>(),
        near in near_fen(),
        base in any_position(),
    ) {
        check_explained(&text, &base);
        check_explained(&near, &base);
        check_explained(&write_fen(&base), &Position::start());
    }
}

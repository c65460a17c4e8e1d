//! Claims about drawings.

use super::any::{any_board, any_pattern, cases};
use proptest::prelude::*;
use tabiya_chess::{Board, Color, Piece, Position, Square};
use tabiya_collection::search::{Cell, Facts, Pattern, Query};
use tabiya_notation::fen::read_fen;

fn square(name: &str) -> Square {
    Square::from_name(name).unwrap()
}

fn drawing(cells: &[(&str, Cell)]) -> Pattern {
    let mut pattern = Pattern::default();
    for (name, cell) in cells {
        pattern.set(square(name), *cell);
    }
    pattern
}

fn finds(text: &str, pattern: Pattern, fen: &str) -> bool {
    let query = Query {
        pattern: Some(pattern),
        ..Query::parse(text).unwrap()
    };
    let position = read_fen(fen).unwrap();
    query
        .prepare()
        .matches_board(&position.board, Facts::of(&position))
}

#[test]
fn every_kind_of_cell_matches_its_meaning() {
    const FEN: &str = "4k3/8/8/8/8/8/8/R3K3 w - - 0 1";
    let rook = Piece::WhiteRook;
    for (cell, on_rook, on_king, on_empty) in [
        (Cell::Free, true, true, true),
        (Cell::Piece(rook), true, false, false),
        (Cell::AnyOf(Color::White), true, false, false),
        (Cell::AnyOf(Color::Black), false, true, false),
        (Cell::AnyPiece, true, true, false),
        (Cell::Empty, false, false, true),
        (Cell::Not(rook), false, true, true),
    ] {
        for (name, is_found) in [("a1", on_rook), ("e8", on_king), ("d4", on_empty)] {
            let pattern = drawing(&[(name, cell)]);
            assert_eq!(finds("", pattern, FEN), is_found, "{cell:?} on {name}");
        }
    }
}

#[test]
fn a_drawing_matches_mirrored_boards_only_on_request() {
    const A1: &str = "4k3/8/8/8/8/8/8/R3K3 w - - 0 1";
    let mut pattern = drawing(&[("h1", Cell::Piece(Piece::WhiteRook))]);
    assert!(!finds("", pattern, A1));
    pattern.mirrored = true;
    assert!(finds("", pattern, A1));
    assert!(!finds("", pattern, "r3k3/8/8/8/8/8/8/4K3 w - - 0 1"));
    pattern.colours_swapped = true;
    assert!(finds("", pattern, "r3k3/8/8/8/8/8/8/4K3 w - - 0 1"));
}

#[test]
fn white_means_the_white_of_the_drawing_when_colours_are_swapped() {
    let mut pattern = drawing(&[("e5", Cell::Piece(Piece::WhitePawn))]);
    pattern.colours_swapped = true;
    let black_pawn = |rest: &str| format!("4k2r/8/8/8/4p3/8/8/4K3 {rest} - 0 1");
    for (text, rest, is_found) in [
        ("w", "b -", true),
        ("w", "w -", false),
        ("b", "w -", true),
        ("castling:K", "b k", true),
        ("castling:k", "b k", false),
        ("no castling", "b k", false),
        ("KRPvK", "b -", true),
        ("KvKRP", "b -", false),
        ("wP=1", "b -", true),
        ("bP=1", "b -", false),
        ("P=1", "b -", true),
    ] {
        let found = finds(text, pattern, &black_pawn(rest));
        assert_eq!(found, is_found, "{text} / {rest}");
    }
}

#[test]
fn in_a_mirrored_match_kingside_and_queenside_are_exchanged() {
    const FEN: &str = "4k3/8/8/1P6/8/8/8/R3K3 w Q - 0 1";
    let mut pattern = drawing(&[("g5", Cell::Piece(Piece::WhitePawn))]);
    pattern.mirrored = true;
    assert!(finds("castling:K", pattern, FEN));
    assert!(!finds("castling:Q", pattern, FEN));
}

#[test]
fn flags_without_a_drawing_change_nothing() {
    const BLACK: &str = "4k3/8/8/8/8/8/8/4K3 b - - 0 1";
    let mut pattern = Pattern::default();
    (pattern.mirrored, pattern.colours_swapped) = (true, true);
    assert!(!finds("w", pattern, BLACK));
    assert!(finds("b", pattern, BLACK));
    let query = Query {
        pattern: Some(pattern),
        ..Query::default()
    };
    assert!(query.is_empty());
    assert!(query.prepare().wants_lines_without_position());
}

#[test]
fn a_pattern_of_pieces_matches_fuller_boards_and_an_exact_one_only_itself() {
    let fewer = read_fen("4k3/8/8/8/8/8/8/4K3 w - - 0 1").unwrap().board;
    let start = Position::start().board;
    assert!(Pattern::from_board(&fewer).allows(&start));
    assert!(!Pattern::exactly(&fewer).allows(&start));
    assert!(Pattern::exactly(&start).allows(&start));
    assert!(!Pattern::from_board(&start).allows(&fewer));
    assert!(Pattern::exactly(&Board::EMPTY).allows(&Board::EMPTY));
    assert!(Pattern::from_board(&Board::EMPTY).is_empty());
}

#[test]
fn clearing_removes_the_drawing_and_keeps_its_reflections() {
    let mut pattern = drawing(&[("a1", Cell::Empty)]);
    pattern.mirrored = true;
    assert!(!pattern.is_empty());
    pattern.clear();
    assert!(pattern.is_empty());
    assert!(pattern.mirrored);
}

proptest! {
    #![proptest_config(cases(512))]

    #[test]
    fn a_reflection_undoes_itself(pattern in any_board().prop_flat_map(any_pattern)) {
        prop_assert_eq!(pattern.mirror().mirror(), pattern);
        prop_assert_eq!(pattern.swap_colours().swap_colours(), pattern);
        prop_assert_eq!(pattern.mirror().swap_colours(), pattern.swap_colours().mirror());
    }

    #[test]
    fn an_exact_pattern_matches_only_its_own_board(one in any_board(), other in any_board()) {
        prop_assert!(Pattern::exactly(&one).allows(&one));
        prop_assert_eq!(Pattern::exactly(&one).allows(&other), one == other);
    }
}

#[test]
fn a_pattern_is_read_from_a_fen_with_question_marks() {
    let pattern = Pattern::from_fen("4k3/8/8/8/8/??????2/PPPPPPPP/????K???").unwrap();
    assert!(finds(
        "",
        pattern,
        "4k3/8/8/8/8/5N2/PPPPPPPP/RNBQKB1R b - -"
    ));
    assert!(!finds(
        "",
        pattern,
        "4k3/8/8/8/8/6N1/PPPPPPPP/RNBQKB1R b - -"
    ));
    assert!(!finds(
        "",
        pattern,
        "4k3/8/8/8/4P3/8/PPPP1PPP/RNBQKBNR b - -"
    ));
    for wrong in [
        "",
        "8/8/8/8/8/8/8",
        "8/8/8/8/8/8/8/8/8",
        "8/8/8/8/8/8/8/9",
        "8/8/8/8/8/8/8/7",
        "8/8/8/8/8/8/8/7??",
        "8/8/8/8/8/8/8/7x",
    ] {
        assert_eq!(Pattern::from_fen(wrong), None, "{wrong}");
    }
}

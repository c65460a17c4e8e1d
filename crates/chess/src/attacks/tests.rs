#![expect(clippy::unwrap_used, reason = "tests")]

use super::*;

fn square(name: &str) -> Square {
    Square::from_name(name).unwrap()
}

fn set<const N: usize>(names: [&str; N]) -> SquareSet {
    names.into_iter().map(square).collect()
}

fn board(pieces: &[(&str, Piece)]) -> Board {
    let mut board = Board::EMPTY;
    for (name, piece) in pieces {
        board.set(square(name), Some(*piece));
    }
    board
}

/// Computes attacks the slow way: step by step up to the first piece.
fn walked(from: Square, ways: &[(i8, i8)], occupied: SquareSet) -> SquareSet {
    let mut reached = SquareSet::EMPTY;
    for (files, ranks) in ways {
        let mut at = from.offset(*files, *ranks);
        while let Some(square) = at {
            reached.insert(square);
            at = square
                .offset(*files, *ranks)
                .filter(|_| !occupied.contains(square));
        }
    }
    reached
}

#[test]
fn lines_of_attack_end_at_the_first_piece() {
    let mut bits = 0x9e37_79b9_7f4a_7c15_u64;
    for _ in 0..2000 {
        bits ^= bits << 13;
        bits ^= bits >> 7;
        bits ^= bits << 17;
        let occupied = SquareSet::from_bits(bits & bits.rotate_left(23));
        for from in Square::all() {
            let straight = [(0, 1), (1, 0), (0, -1), (-1, 0)];
            let diagonal = [(1, 1), (1, -1), (-1, -1), (-1, 1)];
            assert_eq!(
                straight_lines(from, occupied),
                walked(from, &straight, occupied)
            );
            assert_eq!(
                diagonal_lines(from, occupied),
                walked(from, &diagonal, occupied)
            );
        }
    }
}

#[test]
fn a_slider_does_not_attack_through_a_piece() {
    let mut board = board(&[("a1", Piece::WhiteRook), ("h8", Piece::WhiteBishop)]);
    assert_eq!(attackers(&board, square("a5"), Color::White), set(["a1"]));
    board.set(square("a3"), Some(Piece::BlackPawn));
    assert_eq!(attackers(&board, square("a5"), Color::White), set([]));
    assert_eq!(attackers(&board, square("a3"), Color::White), set(["a1"]));
}

#[test]
fn a_pawn_attacks_forward_only_and_never_wraps_around_the_edge() {
    let board = board(&[("h4", Piece::WhitePawn), ("b4", Piece::BlackPawn)]);
    assert_eq!(attackers(&board, square("g5"), Color::White), set(["h4"]));
    assert_eq!(attackers(&board, square("a5"), Color::White), set([]));
    assert_eq!(attackers(&board, square("a3"), Color::Black), set(["b4"]));
    assert_eq!(attackers(&board, square("a5"), Color::Black), set([]));
}

#[test]
fn every_king_of_the_side_to_move_is_tested_for_check() {
    let board = board(&[
        ("a1", Piece::WhiteKing),
        ("h1", Piece::WhiteKing),
        ("a8", Piece::BlackRook),
        ("g3", Piece::BlackKnight),
    ]);
    let position = Position {
        board,
        ..Position::empty()
    };
    assert_eq!(checkers(&position), set(["g3", "a8"]));
}

#[test]
fn squares_between_two_squares_are_those_of_their_line() {
    assert_eq!(between(square("a1"), square("d4")), set(["b2", "c3"]));
    assert_eq!(between(square("h8"), square("h5")), set(["h7", "h6"]));
    assert_eq!(between(square("a1"), square("b3")), set([]));
    assert_eq!(between(square("a1"), square("a2")), set([]));
}

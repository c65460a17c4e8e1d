#![expect(clippy::unwrap_used, reason = "tests")]

use super::*;
use crate::{Piece, Square};

fn square(name: &str) -> Square {
    Square::from_name(name).unwrap()
}

#[test]
fn a_castling_right_is_lost_and_regained_with_its_rook() {
    let rights = CastlingRights::standard();
    let mut board = Board::start();
    let right = CastlingRight::standard(RookSide::Kingside);
    assert_eq!(
        rights.possible(Color::White, RookSide::Kingside, &board),
        Some(right)
    );
    board.set(square("h1"), None);
    assert_eq!(
        rights.possible(Color::White, RookSide::Kingside, &board),
        None
    );
    assert_eq!(
        rights.obstacle(Color::White, RookSide::Kingside, &board),
        Some(CastlingObstacle::NoRook(square("h1")))
    );
    board.set(square("h1"), Some(Piece::WhiteRook));
    assert_eq!(
        rights.possible(Color::White, RookSide::Kingside, &board),
        Some(right)
    );
}

#[test]
fn standard_rights_are_lost_when_the_king_leaves_its_home_square() {
    let rights = CastlingRights::standard();
    let mut board = Board::start();
    board.set(square("e1"), None);
    board.set(square("d1"), Some(Piece::WhiteKing));
    assert_eq!(
        rights
            .only_possible(&board)
            .right(Color::White, RookSide::Kingside),
        None
    );
    assert!(!rights.is_chess960(&board));
}

#[test]
fn an_undecided_right_is_granted_when_king_and_rook_are_at_home() {
    let rights = CastlingRights::IF_AT_HOME;
    let mut board = Board::EMPTY;
    assert_eq!(
        rights.possible(Color::Black, RookSide::Queenside, &board),
        None
    );
    board.set(square("e8"), Some(Piece::BlackKing));
    board.set(square("a8"), Some(Piece::BlackRook));
    assert!(
        rights
            .possible(Color::Black, RookSide::Queenside, &board)
            .is_some()
    );
}

#[test]
fn x_fen_means_the_outermost_rook() {
    let mut board = Board::EMPTY;
    board.set(square("d1"), Some(Piece::WhiteKing));
    board.set(square("f1"), Some(Piece::WhiteRook));
    board.set(square("g1"), Some(Piece::WhiteRook));
    let right = offered_right(Color::White, RookSide::Kingside, &board);
    assert_eq!(right.rook.letter(), 'g');
    assert!(right.is_chess960());
}

//! The board while a FEN is typed.

use tabiya_chess::{CastlingRights, Color, Position};
use tabiya_notation::fen::{FenErrorKind, FenField, read_fen, read_fen_over, write_board};

#[test]
fn untyped_ranks_stay_unchanged() {
    let reading = read_fen_over("8/8/pp", &Position::start());
    let board = write_board(&reading.position.board);
    assert_eq!(board, "8/8/8/8/8/8/PPPPPPPP/RNBQKBNR");
    assert_eq!(reading.error.unwrap().field, FenField::Board);
}

#[test]
fn a_wrong_rank_stays_unchanged_and_the_others_are_taken() {
    let text = "rnbqkbnr/ppppxppp/8/8/8/8/8/8 b";
    let reading = read_fen_over(text, &Position::start());
    let board = write_board(&reading.position.board);
    assert_eq!(board, "rnbqkbnr/pppppppp/8/8/8/8/8/8");
    assert_eq!(reading.position.side_to_move, Color::Black);
    assert_eq!(
        reading.error.unwrap().kind,
        FenErrorKind::UnknownPiece { found: 'x' }
    );
}

#[test]
fn a_wrong_or_missing_field_keeps_its_old_value() {
    let base = read_fen("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR b KQkq - 7 9").unwrap();
    let reading = read_fen_over("8/8/8/8/8/8/8/8 x K", &base);
    assert_eq!(reading.position.side_to_move, Color::Black);
    assert_eq!(reading.position.halfmove_clock, 7);
    assert_eq!(reading.fields, 3);
    assert_ne!(reading.position.castling, base.castling);
}

#[test]
fn a_board_alone_leaves_castling_undecided() {
    let text = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR";
    let reading = read_fen_over(text, &Position::empty());
    assert_eq!(reading.position.castling, CastlingRights::IF_AT_HOME);
    assert_eq!(reading.position.only_possible(), Position::start());
}

#[test]
fn a_right_without_its_rook_is_kept() {
    let text = "4k3/8/8/8/8/8/8/4K3 w KQkq - 0 1";
    let position = read_fen(text).unwrap();
    assert_eq!(position.castling, CastlingRights::standard());
}

#[test]
fn the_end_is_after_the_last_field() {
    let text = "  8/8/8/8/8/8/8/8 w  extra";
    let reading = read_fen_over("  8/8/8/8/8/8/8/8 w  ", &Position::start());
    assert_eq!(&text[..reading.end], "  8/8/8/8/8/8/8/8 w");
    assert_eq!(reading.fields, 2);
}

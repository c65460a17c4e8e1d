use super::*;

#[test]
fn every_piece_is_found_on_every_square_and_in_its_sets() {
    let mut board = Board::EMPTY;
    for square in Square::all() {
        for piece in Piece::ALL {
            board.set(square, Some(piece));
            assert_eq!(board.get(square), Some(piece));
            assert_eq!(board.squares_of(piece), SquareSet::of(square));
            assert_eq!(board.occupied(), SquareSet::of(square));
        }
        board.set(square, None);
        assert_eq!(board, Board::EMPTY);
    }
}

#[test]
fn the_start_board_has_sixteen_pieces_per_side_and_queens_on_the_d_file() {
    let board = Board::start();
    for color in Color::ALL {
        assert_eq!(board.count_men(color), 16);
        let queens: Vec<_> = board.squares_of(Piece::new(color, Role::Queen)).collect();
        let files: Vec<_> = queens.iter().map(|queen| queen.file().letter()).collect();
        assert_eq!(files, ['d']);
    }
}

#[test]
fn a_side_with_two_kings_has_no_single_king_square() {
    let mut board = Board::start();
    assert_eq!(
        board.king(Color::White).map(|s| s.to_string()),
        Some("e1".to_owned())
    );
    board.set(Square::A1, Some(Piece::WhiteKing));
    assert_eq!(board.king(Color::White), None);
}

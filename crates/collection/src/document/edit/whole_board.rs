//! Changes of many squares at once.
//!
//! The public functions return a changed board for an [`Edit::Board`](super::Edit::Board).

use tabiya_chess::{Board, Color, File, Piece, Role, Square, SquareSet, king_steps};

/// Puts a piece and its counterpart on the other side.
pub(super) fn put_both(board: &mut Board, square: Square, piece: Option<Piece>) {
    let other = square.counterpart();
    if piece.is_some() || board.has_counterpart(square) {
        board.set(other, piece.map(Piece::in_other_color));
    }
    board.set(square, piece);
}

/// Puts a piece on every square that it occupies at the start of a game.
pub(super) fn put_at_home(board: &mut Board, piece: Piece) {
    fill(board, Board::start().squares_of(piece), Some(piece));
}

/// Puts a piece on all these squares, or empties them.
pub(super) fn fill(board: &mut Board, squares: SquareSet, piece: Option<Piece>) {
    for square in squares {
        board.set(square, piece);
    }
}

/// Returns a board with the kings alone. A side without a king gets one on its home square, or
/// nearby.
#[must_use]
pub fn kings_only(board: &Board) -> Board {
    let mut kings = *board;
    fill(&mut kings, board.occupied() - board.role(Role::King), None);
    for color in Color::ALL {
        let king = Piece::new(color, Role::King);
        if kings.squares_of(king).is_empty()
            && let Some(home) = free_home(&kings, color)
        {
            kings.set(home, Some(king));
        }
    }
    kings
}

/// Returns the square of the back rank nearest to the king's home that the other kings leave free.
fn free_home(board: &Board, color: Color) -> Option<Square> {
    let mut homes: Vec<Square> = File::ALL
        .into_iter()
        .map(|file| Square::new(file, color.back_rank()))
        .collect();
    homes.sort_by_key(|home| home.file().index().abs_diff(File::E.index()));
    let kings = board.role(Role::King);
    let is_free = |home: &Square| !kings.contains(*home) && (king_steps(*home) & kings).is_empty();
    homes.into_iter().find(is_free)
}

/// Moves or copies the pieces on some squares.
pub(super) fn move_block(board: &mut Board, squares: SquareSet, by: (i8, i8), copies: bool) {
    let before = *board;
    if !copies {
        fill(board, squares, None);
    }
    for square in squares {
        let target = square.offset(by.0, by.1);
        if let (Some(piece), Some(target)) = (before.get(square), target) {
            board.set(target, Some(piece));
        }
    }
}

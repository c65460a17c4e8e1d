//! Who attacks a square, and who gives check.

use super::{Board, Color, Piece, Position, Role, Square};

/// The pieces of one side that attack a square, from a1 to h8. Whether they are pinned does not
/// matter, nor what stands on the square.
pub fn attackers(board: &Board, target: Square, by: Color) -> Vec<Square> {
    board
        .pieces()
        .filter(|(from, piece)| piece.color() == by && attacks(board, *piece, *from, target))
        .map(|(from, _)| from)
        .collect()
}

/// The pieces that give check to the side to move, from a1 to h8; of several kings each counts.
pub fn checkers(position: &Position) -> Vec<Square> {
    let side = position.side_to_move;
    let kings = position.board.squares_of(Piece::new(side, Role::King));
    let mut checkers: Vec<_> = kings
        .flat_map(|king| attackers(&position.board, king, side.opposite()))
        .collect();
    checkers.sort_unstable();
    checkers.dedup();
    checkers
}

fn attacks(board: &Board, piece: Piece, from: Square, target: Square) -> bool {
    let (files, ranks) = way(from, target);
    let straight = (files == 0) != (ranks == 0);
    let diagonal = files.abs() == ranks.abs() && files != 0;
    match piece.role() {
        Role::King => files.abs().max(ranks.abs()) == 1,
        Role::Queen => (straight || diagonal) && is_clear_between(board, from, target),
        Role::Rook => straight && is_clear_between(board, from, target),
        Role::Bishop => diagonal && is_clear_between(board, from, target),
        Role::Knight => matches!((files.abs(), ranks.abs()), (1, 2) | (2, 1)),
        Role::Pawn => files.abs() == 1 && ranks == piece.color().forward(),
    }
}

/// How many files to the right and ranks up it is from one square to the other.
fn way(from: Square, to: Square) -> (i8, i8) {
    let files = to.file().index().cast_signed() - from.file().index().cast_signed();
    let ranks = to.rank().index().cast_signed() - from.rank().index().cast_signed();
    (files, ranks)
}

/// Whether nothing stands between two squares of one line.
fn is_clear_between(board: &Board, from: Square, to: Square) -> bool {
    let (files, ranks) = way(from, to);
    let step = |square: &Square| square.offset(files.signum(), ranks.signum());
    std::iter::successors(step(&from), step)
        .take_while(|square| *square != to)
        .all(|square| board.get(square).is_none())
}

#[cfg(test)]
#[expect(clippy::unwrap_used, reason = "tests")]
mod tests {
    use super::*;

    fn square(name: &str) -> Square {
        Square::from_name(name).unwrap()
    }

    fn board(pieces: &[(&str, Piece)]) -> Board {
        let mut board = Board::EMPTY;
        for (name, piece) in pieces {
            board.set(square(name), Some(*piece));
        }
        board
    }

    #[test]
    fn a_slider_does_not_attack_through_a_piece() {
        let mut board = board(&[("a1", Piece::WhiteRook), ("h8", Piece::WhiteBishop)]);
        assert_eq!(
            attackers(&board, square("a5"), Color::White),
            [square("a1")]
        );
        board.set(square("a3"), Some(Piece::BlackPawn));
        assert_eq!(attackers(&board, square("a5"), Color::White), []);
        assert_eq!(
            attackers(&board, square("a3"), Color::White),
            [square("a1")]
        );
    }

    #[test]
    fn a_pawn_attacks_forward_only_and_not_round_the_edge() {
        let board = board(&[("h4", Piece::WhitePawn), ("b4", Piece::BlackPawn)]);
        assert_eq!(
            attackers(&board, square("g5"), Color::White),
            [square("h4")]
        );
        assert_eq!(attackers(&board, square("a5"), Color::White), []);
        assert_eq!(
            attackers(&board, square("a3"), Color::Black),
            [square("b4")]
        );
        assert_eq!(attackers(&board, square("a5"), Color::Black), []);
    }

    #[test]
    fn every_king_of_the_side_to_move_is_looked_at() {
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
        assert_eq!(checkers(&position), [square("g3"), square("a8")]);
    }
}

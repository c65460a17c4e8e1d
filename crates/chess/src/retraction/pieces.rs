//! Takes back moves of pieces, with and without a capture.

use super::{LastMoves, is_check_possible};
use crate::{Piece, Role, Square, SquareSet, attacked_from, attackers};

impl LastMoves<'_> {
    /// Whether a piece can have come without a capture; castling excluded.
    pub(super) fn came_quietly(&self) -> bool {
        self.moved_pieces().any(|(to, piece)| {
            let rest = self.occupied - SquareSet::of(to);
            let mut from = self.piece_origins(piece, to, rest);
            match piece.role() {
                Role::King => from.any(|from| self.was_own_check_possible(from, None)),
                _ => !from.is_empty(),
            }
        })
    }

    /// Whether a piece can have captured something on its square.
    pub(super) fn came_with_capture(&self) -> bool {
        self.moved_pieces().any(|(to, piece)| {
            let mut from = self.piece_origins(piece, to, self.occupied);
            match piece.role() {
                Role::King => from.any(|from| {
                    self.lost_pieces(to)
                        .any(|lost| self.was_own_check_possible(from, Some(lost)))
                }),
                _ => !from.is_empty() && self.has_captured_on(to),
            }
        })
    }

    /// All pieces except pawns that can have moved. The piece that gives check explains the check, or a
    /// piece that was in its way; in a double check the piece that moved is one of the two. The checkers
    /// come first, because they are usually the answer.
    fn moved_pieces(&self) -> impl Iterator<Item = (Square, Piece)> {
        let pieces = self.movable() - self.board.role(Role::Pawn);
        let others = if self.checkers.is_several() {
            SquareSet::EMPTY
        } else {
            pieces - self.checkers
        };
        (pieces & self.checkers)
            .chain(others)
            .filter_map(|to| Some((to, self.board.get(to)?)))
    }

    fn piece_origins(&self, piece: Piece, to: Square, rest: SquareSet) -> SquareSet {
        let ways = attacked_from(to, piece, self.occupied);
        self.origins(ways, piece, to, rest)
    }

    /// Whether the king of the mover can have been here, in check or not, with this piece of the other side
    /// on its present square.
    fn was_own_check_possible(&self, from: Square, lost: Option<Piece>) -> bool {
        let mut board = *self.board;
        board.set(self.mover_king, lost);
        board.set(from, Some(Piece::new(self.mover, Role::King)));
        let checkers = attackers(&board, from, self.mover.opposite());
        is_check_possible(&board, from, checkers)
    }
}

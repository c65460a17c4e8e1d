//! The pieces that a side can have had in addition to those on the board.

use super::LastMoves;
use crate::{Board, Color, Piece, Role, Square, SquareSet};

/// The largest number of pieces of a side, king and pawns included, and of pawns.
const MAX_MEN: u32 = 16;
const MAX_PAWNS: u32 = 8;

const DARK: SquareSet = SquareSet::from_bits(!SquareSet::LIGHT.bits());

/// The kinds of pieces of the starting array, with their possible squares and their number: one bishop on
/// each colour of squares.
const ARRAY: [(Role, SquareSet, u32); 5] = [
    (Role::Queen, SquareSet::ALL, 1),
    (Role::Rook, SquareSet::ALL, 2),
    (Role::Knight, SquareSet::ALL, 2),
    (Role::Bishop, SquareSet::LIGHT, 1),
    (Role::Bishop, DARK, 1),
];

impl LastMoves<'_> {
    /// The pieces that can have been captured on this square: the missing ones of the starting array, or any
    /// kind if a pawn is missing, which may have been promoted. Pawns are omitted, because wherever a pawn
    /// can have been captured, so can another piece.
    pub(super) fn lost_pieces(&self, at: Square) -> impl Iterator<Item = Piece> {
        let (board, color) = (self.board, self.mover.opposite());
        let is_complete = board.men(color).len() >= MAX_MEN;
        let has_spare_pawn = has_spare_pawn(board, color);
        let is_lost = move |(role, squares, at_the_start): &(Role, SquareSet, u32)| {
            squares.contains(at)
                && (has_spare_pawn || count(board, color, *role, *squares) < *at_the_start)
        };
        let kinds = if is_complete { &[] } else { ARRAY.as_slice() };
        let lost = kinds.iter().copied().filter(is_lost);
        lost.map(move |(role, _, _)| Piece::new(color, role))
    }

    /// Whether anything can have been captured on this square.
    pub(super) fn has_captured_on(&self, at: Square) -> bool {
        self.lost_pieces(at).next().is_some()
    }

    /// Whether the piece of this kind on this square, one of the mover, can have been a pawn.
    pub(super) fn was_a_pawn(&self, at: Square, role: Role) -> bool {
        let is_surplus = |(kind, squares, at_the_start): &(Role, SquareSet, u32)| {
            *kind == role
                && squares.contains(at)
                && count(self.board, self.mover, role, *squares) > *at_the_start
        };
        ARRAY.iter().any(is_surplus) || has_spare_pawn(self.board, self.mover)
    }
}

/// Whether a side can have had one more pawn: fewer than eight are on the board or promoted.
pub(super) fn has_spare_pawn(board: &Board, color: Color) -> bool {
    let pawns = count(board, color, Role::Pawn, SquareSet::ALL);
    let promoted = ARRAY.map(|(role, squares, at_the_start)| {
        count(board, color, role, squares).saturating_sub(at_the_start)
    });
    pawns + promoted.iter().sum::<u32>() < MAX_PAWNS
}

fn count(board: &Board, color: Color, role: Role, squares: SquareSet) -> u32 {
    (board.squares_of(Piece::new(color, role)) & squares).len()
}

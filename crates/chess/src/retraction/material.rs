//! Which men a side can have had besides those on the board.

use super::LastMoves;
use crate::{Board, Color, Piece, Role, Square, SquareSet};

/// The most men of a side, its king included, and the most pawns.
const MAX_MEN: u32 = 16;
const MAX_PAWNS: u32 = 8;

const DARK: SquareSet = SquareSet::from_bits(!SquareSet::LIGHT.bits());

/// The kinds of pieces of the array, with the squares on which they can stand and how many there
/// are: one bishop on each colour.
const ARRAY: [(Role, SquareSet, u32); 5] = [
    (Role::Queen, SquareSet::ALL, 1),
    (Role::Rook, SquareSet::ALL, 2),
    (Role::Knight, SquareSet::ALL, 2),
    (Role::Bishop, SquareSet::LIGHT, 1),
    (Role::Bishop, DARK, 1),
];

impl LastMoves<'_> {
    /// The pieces that can have been captured on this square: those of the array that are missing,
    /// or any when a pawn is missing, for it may have been promoted. Pawns are not among them: where
    /// one can have been captured, so can a piece, and that is all that is asked.
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

    /// Whether the mover's piece of this kind on this square can have been a pawn.
    pub(super) fn was_a_pawn(&self, at: Square, role: Role) -> bool {
        let is_surplus = |(kind, squares, at_the_start): &(Role, SquareSet, u32)| {
            *kind == role
                && squares.contains(at)
                && count(self.board, self.mover, role, *squares) > *at_the_start
        };
        ARRAY.iter().any(is_surplus) || has_spare_pawn(self.board, self.mover)
    }
}

/// Whether a side can have had one pawn more: fewer than eight are there or promoted.
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

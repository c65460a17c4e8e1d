//! Takes back moves of pawns, promotions and en-passant captures included; and the pieces that a side can have had in
//! addition to those on the board.

use super::LastMoves;
use crate::{
    Board, Color, EnPassantConvention, Piece, Position, Role, Square, SquareSet, attackers,
    en_passant_rank, pawn_steps,
};

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

    /// Whether the mover's piece of this kind on this square can have been a pawn.
    fn was_a_pawn(&self, at: Square, role: Role) -> bool {
        let is_surplus = |(kind, squares, at_the_start): &(Role, SquareSet, u32)| {
            *kind == role
                && squares.contains(at)
                && count(self.board, self.mover, role, *squares) > *at_the_start
        };
        ARRAY.iter().any(is_surplus) || has_spare_pawn(self.board, self.mover)
    }
}

/// Whether a side can have had one more pawn: fewer than eight are on the board or promoted.
fn has_spare_pawn(board: &Board, color: Color) -> bool {
    let pawns = count(board, color, Role::Pawn, SquareSet::ALL);
    let promoted = ARRAY.map(|(role, squares, at_the_start)| {
        count(board, color, role, squares).saturating_sub(at_the_start)
    });
    pawns + promoted.iter().sum::<u32>() < MAX_PAWNS
}

fn count(board: &Board, color: Color, role: Role, squares: SquareSet) -> u32 {
    (board.squares_of(Piece::new(color, role)) & squares).len()
}

impl LastMoves<'_> {
    /// Whether a pawn can have made the last move without promotion.
    pub(super) fn moved_a_pawn(&self) -> bool {
        self.movable_pawns()
            .any(|to| self.was_pushed(to) || self.was_pushed_twice(to) || self.captured(to))
            || self.captured_en_passant()
    }

    /// Whether the pawn in front of this target can have passed it.
    pub(super) fn was_pushed_over(&self, target: Square) -> bool {
        let [front, behind] =
            [self.mover.forward(), -self.mover.forward()].map(|ranks| target.offset(0, ranks));
        front.is_some_and(|to| self.pawn_came(to, behind.into_iter().collect()))
    }

    /// Whether a pawn can have been promoted by the last move.
    pub(super) fn promoted(&self) -> bool {
        let back_rank = SquareSet::rank(self.mover.opposite().back_rank());
        let kings = SquareSet::of(self.mover_king);
        ((self.movable() & back_rank) - kings).any(|to| {
            let role = self.board.get(to).map(Piece::role);
            role.is_some_and(|role| self.was_a_pawn(to, role))
                && (self.was_pushed(to) || self.captured(to))
        })
    }

    fn pawn(&self) -> Piece {
        Piece::new(self.mover, Role::Pawn)
    }

    /// Whether this piece came as a pawn from one of these squares to an empty square.
    fn pawn_came(&self, to: Square, from: SquareSet) -> bool {
        let rest = self.occupied - SquareSet::of(to);
        !self.origins(from, self.pawn(), to, rest).is_empty()
    }

    fn was_pushed(&self, to: Square) -> bool {
        let from = to.offset(0, -self.mover.forward());
        let from: SquareSet = from.into_iter().collect();
        self.pawn_came(to, from - SquareSet::BACK_RANKS)
    }

    /// Whether a pawn can have moved two squares although there is no target. In that case no en-passant
    /// capture is legal, because otherwise every program would have written the target.
    fn was_pushed_twice(&self, to: Square) -> bool {
        let target = to.offset(0, -self.mover.forward());
        let after = Position {
            en_passant: target,
            ..*self.position
        };
        target.is_some_and(|target| {
            after.en_passant_as(EnPassantConvention::Always).is_some()
                && after.en_passant_as(EnPassantConvention::Legal).is_none()
                && self.was_pushed_over(target)
        })
    }

    /// Whether this piece, having been a pawn, can have captured something on its square.
    fn captured(&self, to: Square) -> bool {
        let from = pawn_steps(to, self.mover.opposite()) - SquareSet::BACK_RANKS;
        let origins = self.origins(from, self.pawn(), to, self.occupied);
        !origins.is_empty() && self.has_captured_on(to)
    }

    fn captured_en_passant(&self) -> bool {
        let targets = SquareSet::rank(en_passant_rank(self.mover));
        (self.movable_pawns() & targets).any(|to| self.captured_en_passant_on(to))
            && has_spare_pawn(self.board, self.mover.opposite())
    }

    /// Whether the pawn on this square can have captured a pawn en passant.
    fn captured_en_passant_on(&self, to: Square) -> bool {
        let forward = self.mover.forward();
        let [Some(captured), Some(start)] = [-forward, forward].map(|ranks| to.offset(0, ranks))
        else {
            return false;
        };
        let on_their_way = SquareSet::of(captured) | SquareSet::of(start);
        let from = pawn_steps(to, self.mover.opposite());
        let rest = (self.occupied - SquareSet::of(to)) | SquareSet::of(captured);
        (on_their_way & self.occupied).is_empty()
            && self
                .origins(from, self.pawn(), to, rest)
                .any(|from| self.was_safe_before_the_push(to, from, start))
    }

    /// Whether the mover was not in check before the double step of the captured pawn. It must not have been, since the
    /// other side was to move.
    fn was_safe_before_the_push(&self, to: Square, from: Square, start: Square) -> bool {
        let mut board = *self.board;
        board.set(to, None);
        board.set(from, Some(self.pawn()));
        board.set(start, Some(self.pawn().in_other_color()));
        attackers(&board, self.mover_king, self.mover.opposite()).is_empty()
    }
}

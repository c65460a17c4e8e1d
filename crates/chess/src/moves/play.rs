//! The position after a move.

use super::generate::{castled_files, double_step_rank};
use super::{Move, MoveKind};
use crate::{
    CastlingRights, Color, Piece, Position, Role, RookSide, Square, SquareSet, WantedRight,
};

impl Position {
    /// The position after a legal move, with the side to move, castling rights, en-passant target and
    /// counters updated by the rules of chess. The target is set after every move of a pawn by two
    /// squares; an [`EnPassantConvention`](crate::EnPassantConvention) decides later whether it is written.
    ///
    /// A move that is not legal gives an arbitrary position, but never a panic.
    ///
    /// ```
    /// use tabiya_chess::{Color, Move, MoveKind, Piece, Position, Square};
    ///
    /// let square = |name| Square::from_name(name).unwrap();
    /// let nf3 = Move { from: square("g1"), to: square("f3"), kind: MoveKind::Plain };
    /// let position = Position::start().after(nf3);
    /// assert_eq!(position.board.get(square("f3")), Some(Piece::WhiteKnight));
    /// assert_eq!(position.side_to_move, Color::Black);
    /// assert_eq!((position.halfmove_clock, position.fullmove_number), (1, 1));
    /// ```
    #[must_use]
    pub fn after(&self, played: Move) -> Self {
        let mut next = *self;
        let side = self.side_to_move;
        let Some(piece) = self.board.get(played.from) else {
            return next;
        };
        let is_capture = match played.kind {
            MoveKind::Castling(rook_side) => {
                next.castle(self, rook_side);
                false
            }
            MoveKind::EnPassant => {
                next.board.carry(played.from, played.to, piece);
                if let Some(captured) = played.to.offset(0, -side.forward()) {
                    next.board.set(captured, None);
                }
                true
            }
            MoveKind::Plain | MoveKind::Promotion(_) => {
                let is_capture = self.board.occupied().contains(played.to);
                let arrives = match played.kind {
                    MoveKind::Promotion(role) => Piece::new(side, role),
                    _ => piece,
                };
                next.board.carry(played.from, played.to, arrives);
                is_capture
            }
        };
        next.castling = self.rights_after(played);
        next.en_passant = double_pushed_over(piece, played);
        next.halfmove_clock = if is_capture || piece.role() == Role::Pawn {
            0
        } else {
            self.halfmove_clock.saturating_add(1)
        };
        next.side_to_move = side.opposite();
        let is_black = u32::from(side == Color::Black);
        next.fullmove_number = self.fullmove_number.saturating_add(is_black);
        next
    }

    /// The position after the side to move has passed (a null move), which is useful in analysis and
    /// which the rules of chess do not allow.
    ///
    /// ```
    /// use tabiya_chess::{Color, Position};
    ///
    /// assert_eq!(Position::start().passed().side_to_move, Color::Black);
    /// ```
    #[must_use]
    pub fn passed(&self) -> Self {
        let is_black = u32::from(self.side_to_move == Color::Black);
        Self {
            side_to_move: self.side_to_move.opposite(),
            en_passant: None,
            halfmove_clock: self.halfmove_clock.saturating_add(1),
            fullmove_number: self.fullmove_number.saturating_add(is_black),
            ..*self
        }
    }

    fn castle(&mut self, before: &Self, side: RookSide) {
        let color = before.side_to_move;
        let Some(right) = before.castling.possible(color, side, &before.board) else {
            return;
        };
        let on_back_rank = |file| Square::new(file, color.back_rank());
        for file in [right.king, right.rook] {
            self.board.set(on_back_rank(file), None);
        }
        let [king_to, rook_to] = castled_files(side).map(on_back_rank);
        self.board.set(king_to, Some(Piece::new(color, Role::King)));
        self.board.set(rook_to, Some(Piece::new(color, Role::Rook)));
    }

    /// The first move of the king or the rook ends a right for good, and so does the capture of the
    /// rook. The pieces before the move decide undecided rights.
    fn rights_after(&self, played: Move) -> CastlingRights {
        let touched = SquareSet::of(played.from) | SquareSet::of(played.to);
        let is_home_touched = !(touched & SquareSet::BACK_RANKS).is_empty();
        if self.castling == CastlingRights::NONE || !is_home_touched {
            return self.castling;
        }
        let mut rights = self.castling.only_possible(&self.board);
        for color in Color::ALL {
            for side in RookSide::ALL {
                let WantedRight::Yes(right) = rights.wanted(color, side) else {
                    continue;
                };
                let homes = [right.king, right.rook];
                let home = |file| Square::new(file, color.back_rank());
                if homes.into_iter().any(|file| touched.contains(home(file))) {
                    rights.set(color, side, WantedRight::No);
                }
            }
        }
        rights
    }
}

/// The square that a pawn has passed if this is its move of two squares.
fn double_pushed_over(piece: Piece, played: Move) -> Option<Square> {
    let color = piece.color();
    let over = played.from.offset(0, color.forward())?;
    let is_double = piece.role() == Role::Pawn
        && played.from.rank() == double_step_rank(color)
        && over.offset(0, color.forward()) == Some(played.to);
    is_double.then_some(over)
}

//! The moves of each kind of piece.

use super::{
    Color, Move, MoveKind, Mover, NoCastling, PROMOTIONS, Piece, Role, RookSide, Square, SquareSet,
    attackers_through, between, line_through,
};
use crate::{
    File, Rank, attacked_from, en_passant_capturers, is_legal_en_passant, king_steps, pawn_steps,
};

impl Mover {
    /// Calls `found` with every legal move, ordered by the square of the piece from a1 to h8. Unlike
    /// [`moves`](Self::moves) it does not allocate.
    pub fn for_each(&self, mut found: impl FnMut(Move)) {
        for from in self.own {
            self.for_each_from(from, &mut found);
        }
    }

    /// Calls `found` with every legal move of the piece on this square.
    pub fn for_each_from(&self, from: Square, found: &mut impl FnMut(Move)) {
        let Some(piece) = self.own_piece(from) else {
            return;
        };
        let plain = |to| Move {
            from,
            to,
            kind: MoveKind::Plain,
        };
        let targets = self.steps(from, piece);
        if piece.role() == Role::Pawn {
            for to in targets - SquareSet::BACK_RANKS {
                found(plain(to));
            }
            for to in targets & SquareSet::BACK_RANKS {
                for role in PROMOTIONS {
                    let kind = MoveKind::Promotion(role);
                    found(Move { from, to, kind });
                }
            }
            if let Some(to) = self.en_passant(from) {
                let kind = MoveKind::EnPassant;
                found(Move { from, to, kind });
            }
        } else {
            targets.for_each(|to| found(plain(to)));
        }
        if from == self.king {
            for side in RookSide::ALL {
                if let Some(castling) = self.castling(side) {
                    found(castling);
                }
            }
        }
    }

    /// The number of legal moves. Counting them is faster than listing them.
    pub fn count(&self) -> usize {
        let board = &self.position.board;
        let mut count = 0;
        for from in self.own - board.role(Role::Pawn) {
            count += self.targets(from).len();
        }
        for from in self.own & board.role(Role::Pawn) {
            let targets = self.targets(from);
            count += targets.len() + 3 * (targets & SquareSet::BACK_RANKS).len();
            count += u32::from(self.en_passant(from).is_some());
        }
        let castlings = RookSide::ALL.into_iter();
        count as usize + castlings.filter_map(|side| self.castling(side)).count()
    }

    /// Whether the side to move has no legal move: checkmate or stalemate.
    pub fn is_over(&self) -> bool {
        let can_move = |from| !self.targets(from).is_empty() || self.en_passant(from).is_some();
        // Usually the king can move, and in a double check no other piece can.
        let mut others = if self.checkers.is_several() {
            SquareSet::EMPTY
        } else {
            self.own - SquareSet::of(self.king)
        };
        let mut around = king_steps(self.king) - self.own;
        !around.any(|to| self.is_safe_for_king(to))
            && !others.any(can_move)
            && RookSide::ALL
                .into_iter()
                .all(|side| self.castling(side).is_none())
    }

    /// The squares that the piece on this square can legally reach, except by castling and by capturing
    /// en passant.
    ///
    /// ```
    /// use tabiya_chess::{Mover, Position, Square};
    ///
    /// let mover = Mover::new(&Position::start())?;
    /// assert_eq!(mover.targets(Square::from_name("e2").unwrap()).len(), 2);
    /// assert!(mover.targets(Square::A1).is_empty());
    /// # Ok::<(), tabiya_chess::NoMoves>(())
    /// ```
    pub fn targets(&self, from: Square) -> SquareSet {
        self.own_piece(from)
            .map_or(SquareSet::EMPTY, |piece| self.steps(from, piece))
    }

    /// Whether [`targets`](Self::targets) contains this square, which is determined faster than the
    /// set.
    pub fn can_step(&self, from: Square, to: Square) -> bool {
        match self.own_piece(from) {
            Some(piece) if piece.role() == Role::King => {
                (king_steps(from) - self.own).contains(to) && self.is_safe_for_king(to)
            }
            Some(piece) => self.steps(from, piece).contains(to),
            None => false,
        }
    }

    /// The castling on this side; `None` if it is not legal.
    pub fn castling(&self, side: RookSide) -> Option<Move> {
        self.castling_or_why(side).ok()
    }

    /// The castling on this side (FIDE Laws of Chess, article 3.8.2, and guideline II for Chess960).
    ///
    /// # Errors
    ///
    /// Returns the reason why it is not legal.
    ///
    /// ```
    /// use tabiya_chess::{Mover, NoCastling, Position, RookSide};
    ///
    /// let mover = Mover::new(&Position::start())?;
    /// assert_eq!(mover.castling_or_why(RookSide::Kingside), Err(NoCastling::Blocked));
    /// # Ok::<(), tabiya_chess::NoMoves>(())
    /// ```
    pub fn castling_or_why(&self, side: RookSide) -> Result<Move, NoCastling> {
        let (board, color) = (&self.position.board, self.position.side_to_move);
        let right = self.position.castling.possible(color, side, board);
        let right = right.ok_or(NoCastling::NoRight)?;
        if !self.checkers.is_empty() {
            return Err(NoCastling::InCheck);
        }
        let on_back_rank = |file| Square::new(file, color.back_rank());
        let [king, rook] = [right.king, right.rook].map(on_back_rank);
        let [king_to, rook_to] = castled_files(side).map(on_back_rank);
        let way = |from, to| between(from, to) | SquareSet::of(to);
        let movers = SquareSet::of(king) | SquareSet::of(rook);
        let others = board.occupied() - movers;
        let is_free = ((way(king, king_to) | way(rook, rook_to)) & others).is_empty();
        // The squares that the rook shields are checked at the end, after the rook has moved.
        let is_attacked = |square, occupied| {
            !attackers_through(board, square, color.opposite(), occupied).is_empty()
        };
        let walks_safely = !(between(king, king_to) | SquareSet::of(king_to))
            .any(|square| is_attacked(square, others | SquareSet::of(rook)));
        let ends_safely = !is_attacked(king_to, others | SquareSet::of(rook_to));
        if king != self.king {
            Err(NoCastling::NoRight)
        } else if !is_free {
            Err(NoCastling::Blocked)
        } else if !(walks_safely && ends_safely) {
            Err(NoCastling::Attacked)
        } else {
            Ok(Move {
                from: king,
                to: king_to,
                kind: MoveKind::Castling(side),
            })
        }
    }

    /// The target of the legal en-passant capture of the pawn on this square.
    pub fn en_passant(&self, from: Square) -> Option<Square> {
        // Few positions have a target.
        self.position.en_passant?;
        let target = self.position.possible_en_passant()?;
        let captures = en_passant_capturers(&self.position, target).contains(from)
            && is_legal_en_passant(&self.position, from, target);
        captures.then_some(target)
    }

    fn own_piece(&self, from: Square) -> Option<Piece> {
        let piece = self.position.board.get(from)?;
        (piece.color() == self.position.side_to_move).then_some(piece)
    }

    fn steps(&self, from: Square, piece: Piece) -> SquareSet {
        match piece.role() {
            Role::King => self.king_targets(),
            Role::Pawn => self.allowed(from, self.pawn_targets(from, piece.color())),
            _ => {
                let occupied = self.position.board.occupied();
                self.allowed(from, attacked_from(from, piece, occupied) - self.own)
            }
        }
    }

    /// The targets among these that leave the king safe.
    fn allowed(&self, from: Square, targets: SquareSet) -> SquareSet {
        let answers = targets & self.answers;
        if self.pinned.contains(from) {
            answers & line_through(self.king, from)
        } else {
            answers
        }
    }

    fn king_targets(&self) -> SquareSet {
        (king_steps(self.king) - self.own)
            .filter(|to| self.is_safe_for_king(*to))
            .collect()
    }

    /// Whether the king would not be attacked on this square.
    fn is_safe_for_king(&self, to: Square) -> bool {
        let (board, other) = (&self.position.board, self.position.side_to_move.opposite());
        // The king leaves its square, so it does not shield the squares after it.
        let occupied = board.occupied() - SquareSet::of(self.king);
        attackers_through(board, to, other, occupied).is_empty()
    }

    fn pawn_targets(&self, from: Square, color: Color) -> SquareSet {
        let board = &self.position.board;
        let (occupied, theirs) = (board.occupied(), board.men(color.opposite()));
        let ahead = |square: Square| {
            let next = square.offset(0, color.forward());
            next.filter(|next| !occupied.contains(*next))
        };
        let mut targets = pawn_steps(from, color) & theirs;
        if let Some(one) = ahead(from) {
            targets.insert(one);
            if from.rank() == double_step_rank(color) {
                targets.extend(ahead(one));
            }
        }
        targets
    }
}

/// The files of king and rook after castling on this side, in Chess960 and in standard chess.
pub(super) fn castled_files(side: RookSide) -> [File; 2] {
    let [_, _, c, d, _, f, g, _] = File::ALL;
    match side {
        RookSide::Kingside => [g, f],
        RookSide::Queenside => [c, d],
    }
}

/// The rank from which a pawn may go two squares.
pub(super) fn double_step_rank(color: Color) -> Rank {
    let [_, second, _, _, _, _, seventh, _] = Rank::ALL;
    match color {
        Color::White => second,
        Color::Black => seventh,
    }
}

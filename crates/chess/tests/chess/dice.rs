//! Random positions and choices, the same in every run.

use tabiya_chess::{
    Board, CastlingRight, CastlingRights, Color, File, Piece, Position, Role, RookSide, Square,
    SquareSet, WantedRight, attackers, en_passant_rank, en_passant_squares,
};

/// A stream of numbers that depends on its seed only.
pub(crate) struct Dice(u64);

impl Dice {
    pub(crate) fn new(seed: u64) -> Self {
        Self(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1)
    }

    /// A number below this one.
    pub(crate) fn below(&mut self, end: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        let high = self.0.wrapping_mul(0x2545_f491_4f6c_dd1d) >> 32;
        usize::try_from(high).unwrap() % end
    }

    pub(crate) fn one_in(&mut self, chances: usize) -> bool {
        self.below(chances) == 0
    }

    pub(crate) fn pick<T: Copy>(&mut self, from: &[T]) -> T {
        from[self.below(from.len())]
    }

    fn square(&mut self) -> Square {
        Square::from_index(u8::try_from(self.below(64)).unwrap()).unwrap()
    }

    /// One king per side and other pieces; the side not to move is not in check, and no pawns are
    /// on the back ranks. Kings and rooks are at home more often than at random, with rights or
    /// without, and after a possible double push the target is sometimes named.
    pub(crate) fn position(&mut self, men: usize) -> Position {
        loop {
            if let Some(position) = self.position_within(men, SquareSet::ALL) {
                return position;
            }
        }
    }

    /// The same with the pieces crowded into one region of the board.
    pub(crate) fn crowd(&mut self, men: usize) -> Position {
        loop {
            let region = self.region();
            if let Some(position) = self.position_within(men, region) {
                return position;
            }
        }
    }

    /// The same with all pieces of both sides, some pawns promoted, or all but a few, so that
    /// nothing, or not everything, can have been captured.
    pub(crate) fn armies(&mut self) -> Position {
        loop {
            let board = self.armies_on_board();
            if let Some(position) = board.and_then(|board| self.position_on(board)) {
                return position;
            }
        }
    }

    /// The side that has just moved is placed as after castling, with little room on its back rank.
    pub(crate) fn castled(&mut self) -> Position {
        loop {
            let board = self.castled_on_board();
            if let Some(position) = board.and_then(|board| self.position_on(board)) {
                return position;
            }
        }
    }

    fn castled_on_board(&mut self) -> Option<Board> {
        const NEAR: [Role; 5] = [
            Role::Pawn,
            Role::Pawn,
            Role::Knight,
            Role::Knight,
            Role::Rook,
        ];
        let mut board = Board::EMPTY;
        let mover = self.pick(&Color::ALL);
        let [king, rook] = self.pick(&[["g", "f"], ["c", "d"]]);
        for (file, role) in [(king, Role::King), (rook, Role::Rook)] {
            let file = File::from_letter(file.as_bytes()[0])?;
            board.set(
                Square::new(file, mover.back_rank()),
                Some(Piece::new(mover, role)),
            );
        }
        let home = SquareSet::rank(mover.back_rank());
        let second = match mover {
            Color::White => SquareSet::from_bits(home.bits() << 8),
            Color::Black => SquareSet::from_bits(home.bits() >> 8),
        };
        let mirrored = SquareSet::rank(mover.opposite().back_rank());
        let rook_file = SquareSet::file(File::from_letter(rook.as_bytes()[0])?);
        // On the third rank the rook gives check and the king cannot have come from its line.
        let third = SquareSet::rank(en_passant_rank(mover.opposite()));
        let where_checked = self.pick(&[rook_file & third, rook_file | mirrored]);
        let king = Piece::new(mover.opposite(), Role::King);
        self.place(&mut board, king, false, where_checked)?;
        for _ in 0..5 + self.below(8) {
            let color = self.pick(&[mover, mover.opposite(), mover.opposite(), mover.opposite()]);
            let piece = Piece::new(color, self.pick(&NEAR));
            self.place(&mut board, piece, false, (home | second) - rook_file)?;
        }
        Some(board)
    }

    fn position_within(&mut self, men: usize, region: SquareSet) -> Option<Position> {
        let board = self.board(men, region)?;
        self.position_on(board)
    }

    fn position_on(&mut self, board: Board) -> Option<Position> {
        let side_to_move = self.pick(&Color::ALL);
        let king = board.king(side_to_move.opposite())?;
        if !attackers(&board, king, side_to_move).is_empty() {
            return None;
        }
        let targets: Vec<_> = en_passant_squares(&board, side_to_move).collect();
        let has_target = !targets.is_empty() && self.one_in(3);
        Some(Position {
            board,
            side_to_move,
            castling: self.rights(&board),
            en_passant: has_target.then(|| self.pick(&targets)),
            halfmove_clock: 0,
            fullmove_number: 1,
        })
    }

    fn armies_on_board(&mut self) -> Option<Board> {
        const OFFICERS: [Role; 7] = [
            Role::Queen,
            Role::Rook,
            Role::Rook,
            Role::Knight,
            Role::Knight,
            Role::Bishop,
            Role::Bishop,
        ];
        let mut board = Board::EMPTY;
        for color in Color::ALL {
            self.place(
                &mut board,
                Piece::new(color, Role::King),
                false,
                SquareSet::ALL,
            )?;
            let promoted = self.below(9);
            let pawns = (0..8).map(|pawn| {
                if pawn < promoted {
                    self.pick(&OFFICERS)
                } else {
                    Role::Pawn
                }
            });
            let mut men: Vec<_> = OFFICERS
                .into_iter()
                .chain(pawns.collect::<Vec<_>>())
                .collect();
            for _ in 0..self.pick(&[0, 0, 1, 1, 2]) {
                men.swap_remove(self.below(men.len()));
            }
            for role in men {
                self.place(&mut board, Piece::new(color, role), false, SquareSet::ALL)?;
            }
        }
        Some(board)
    }

    /// All squares from one to another.
    fn region(&mut self) -> SquareSet {
        let [one, other] = [self.square(), self.square()];
        let is_between = |square: &Square| {
            let (files, ranks) = ([one.file(), other.file()], [one.rank(), other.rank()]);
            files.iter().min() <= Some(&square.file())
                && Some(&square.file()) <= files.iter().max()
                && ranks.iter().min() <= Some(&square.rank())
                && Some(&square.rank()) <= ranks.iter().max()
        };
        Square::all().filter(is_between).collect()
    }

    fn board(&mut self, men: usize, within: SquareSet) -> Option<Board> {
        let mut board = Board::EMPTY;
        for color in Color::ALL {
            let at_home = self.one_in(4);
            self.place(&mut board, Piece::new(color, Role::King), at_home, within)?;
        }
        while (board.occupied().len() as usize) < men {
            let piece = self.pick(&Piece::ALL);
            if piece.role() != Role::King {
                let at_home = piece.role() == Role::Rook && self.one_in(3);
                self.place(&mut board, piece, at_home, within)?;
            }
        }
        Some(board)
    }

    fn place(
        &mut self,
        board: &mut Board,
        piece: Piece,
        at_home: bool,
        within: SquareSet,
    ) -> Option<()> {
        let home = SquareSet::rank(piece.color().back_rank());
        let mut squares = within - board.occupied();
        if at_home && !(squares & home).is_empty() {
            squares = squares & home;
        }
        if piece.role() == Role::Pawn {
            squares = squares - SquareSet::BACK_RANKS;
        }
        let square = squares.nth(self.below(squares.len().max(1) as usize))?;
        board.set(square, Some(piece));
        Some(())
    }

    fn rights(&mut self, board: &Board) -> CastlingRights {
        let mut rights = CastlingRights::NONE;
        for color in Color::ALL {
            let king = board.king(color).unwrap();
            if king.rank() != color.back_rank() || king.file() == File::A || king.file() == File::H
            {
                continue;
            }
            for square in board.squares_of(Piece::new(color, Role::Rook)) {
                if square.rank() == color.back_rank() && self.one_in(2) {
                    let side = if square.file() > king.file() {
                        RookSide::Kingside
                    } else {
                        RookSide::Queenside
                    };
                    let right = CastlingRight {
                        king: king.file(),
                        rook: square.file(),
                    };
                    rights.set(color, side, WantedRight::Yes(right));
                }
            }
        }
        rights
    }
}

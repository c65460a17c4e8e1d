//! The whole board turned, mirrored, moved, or with its colours swapped.
//!
//! Everything goes with the pieces: the side to move with the colours, castling rights with king and
//! rook, the en-passant target with its pawn. What the pieces rule out afterwards stays wanted, so
//! that each of these done backwards gives the position back.

use super::{
    Board, CastlingRight, CastlingRights, Color, File, Position, Rank, RookSide, Square, SquareSet,
    Wanted,
};

/// A step of one square, as White sees the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[expect(missing_docs, reason = "the names say it")]
pub enum Direction {
    Up,
    UpRight,
    Right,
    DownRight,
    Down,
    DownLeft,
    Left,
    UpLeft,
}

impl Direction {
    /// All eight, clockwise.
    pub const ALL: [Self; 8] = [
        Self::Up,
        Self::UpRight,
        Self::Right,
        Self::DownRight,
        Self::Down,
        Self::DownLeft,
        Self::Left,
        Self::UpLeft,
    ];

    /// How many files to the right and ranks up.
    pub const fn step(self) -> (i8, i8) {
        match self {
            Self::Up => (0, 1),
            Self::UpRight => (1, 1),
            Self::Right => (1, 0),
            Self::DownRight => (1, -1),
            Self::Down => (0, -1),
            Self::DownLeft => (-1, -1),
            Self::Left => (-1, 0),
            Self::UpLeft => (-1, 1),
        }
    }

    /// The same step as Black sees it.
    #[must_use]
    pub const fn opposite(self) -> Self {
        match self {
            Self::Up => Self::Down,
            Self::UpRight => Self::DownLeft,
            Self::Right => Self::Left,
            Self::DownRight => Self::UpLeft,
            Self::Down => Self::Up,
            Self::DownLeft => Self::UpRight,
            Self::Left => Self::Right,
            Self::UpLeft => Self::DownRight,
        }
    }
}

/// What can be done with all of a position at once.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Transform {
    /// Left and right exchanged: a-file for h-file. Standard castling becomes that of Chess960,
    /// with the king on d1.
    MirrorFiles,
    /// Top and bottom exchanged: rank 1 for rank 8. Pieces keep their colours.
    MirrorRanks,
    /// By half a turn: a1 for h8. Pieces keep their colours.
    Rotate,
    /// The same position with White and Black exchanged: ranks, colours, side to move and rights.
    /// What was legal is legal.
    SwapColors,
    /// Each piece stays where it is and changes its colour; the side to move does too.
    SwapColorsInPlace,
    /// The board as Black sees it from the other side, with his men as White's: half a turn, and
    /// the colours exchanged.
    AsBlackSeesIt,
    /// All pieces one square further. What leaves the board is gone.
    Shift(Direction),
}

impl Transform {
    /// Where what stands on a square goes; `None` when that is off the board.
    pub fn square(self, square: Square) -> Option<Square> {
        let mirrored = |files: bool, ranks: bool| {
            let turn = if files { 0b111 } else { 0 } | if ranks { 0b11_1000 } else { 0 };
            Square::from_index(square.index() ^ turn)
        };
        match self {
            Self::MirrorFiles => mirrored(true, false),
            Self::MirrorRanks | Self::SwapColors => mirrored(false, true),
            Self::Rotate | Self::AsBlackSeesIt => mirrored(true, true),
            Self::SwapColorsInPlace => Some(square),
            Self::Shift(direction) => {
                let (files, ranks) = direction.step();
                square.offset(files, ranks)
            }
        }
    }

    /// Where these squares go; those that leave the board are not among them.
    pub fn squares(self, squares: SquareSet) -> SquareSet {
        squares.filter_map(|square| self.square(square)).collect()
    }

    /// The squares whose pieces would leave the board.
    pub fn lost(self, board: &Board) -> SquareSet {
        let leaves = |square: &Square| self.square(*square).is_none();
        board.occupied().filter(leaves).collect()
    }

    /// The position afterwards. Counters stay.
    #[must_use]
    pub fn apply_to(self, position: &Position) -> Position {
        let mut next = Position {
            board: self.board(&position.board),
            side_to_move: self.color(position.side_to_move),
            castling: self.castling(position),
            en_passant: position.en_passant.and_then(|target| self.square(target)),
            ..*position
        };
        if matches!(self, Self::Shift(_)) {
            // On another rank no pawn has just moved two squares.
            next.en_passant = next.possible_en_passant();
        }
        next
    }

    /// Whether White's pieces become Black's.
    fn swaps_colors(self) -> bool {
        matches!(
            self,
            Self::SwapColors | Self::SwapColorsInPlace | Self::AsBlackSeesIt
        )
    }

    /// Whether kings and rooks can stand on another file of their back rank afterwards.
    fn moves_home(self) -> bool {
        match self {
            Self::MirrorFiles | Self::AsBlackSeesIt => true,
            Self::Shift(direction) => direction.step().1 == 0,
            _ => false,
        }
    }

    fn mirrors_files(self) -> bool {
        matches!(self, Self::MirrorFiles | Self::Rotate | Self::AsBlackSeesIt)
    }

    fn color(self, color: Color) -> Color {
        if self.swaps_colors() {
            color.opposite()
        } else {
            color
        }
    }

    fn board(self, board: &Board) -> Board {
        let mut next = Board::EMPTY;
        for (from, piece) in board.pieces() {
            let piece = if self.swaps_colors() {
                piece.in_other_color()
            } else {
                piece
            };
            if let Some(to) = self.square(from) {
                next.set(to, Some(piece));
            }
        }
        next
    }

    fn castling(self, position: &Position) -> CastlingRights {
        let mut rights = CastlingRights::NONE;
        for color in Color::ALL {
            for side in RookSide::ALL {
                let wanted = self.wanted(position, color, side);
                let side = if self.mirrors_files() {
                    side.opposite()
                } else {
                    side
                };
                rights.set(self.color(color), side, wanted);
            }
        }
        rights
    }

    /// What is wanted of a right when its king and rook have gone where they go.
    fn wanted(self, position: &Position, color: Color, side: RookSide) -> Wanted {
        let wanted = position.castling.wanted(color, side);
        let board = &position.board;
        let possible = position.castling.possible(color, side, board);
        let right = match wanted {
            Wanted::Yes(right) => right,
            // A side with an undecided right takes it along; otherwise it stays undecided.
            Wanted::IfAtHome if self.moves_home() => match possible {
                Some(right) => right,
                None => return wanted,
            },
            Wanted::IfAtHome | Wanted::No => return wanted,
        };
        if self.mirrors_files() {
            let mirrored = |file: File| File::from_index(7 - file.index()).unwrap_or(file);
            return Wanted::Yes(CastlingRight {
                king: mirrored(right.king),
                rook: mirrored(right.rook),
            });
        }
        match self {
            // A right that nobody has now is none of the pieces' that are moved. Upwards and downwards
            // they leave their rank, and the right comes back when they do.
            Self::Shift(direction) if possible.is_some() && direction.step().1 == 0 => {
                shifted(right, direction)
            }
            _ => wanted,
        }
    }
}

/// A right whose king and rook are moved sideways.
fn shifted(right: CastlingRight, direction: Direction) -> Wanted {
    let (files, _) = direction.step();
    let moved = |file: File| Square::new(file, Rank::FIRST).offset(files, 0);
    match (moved(right.king), moved(right.rook)) {
        (Some(king), Some(rook)) => Wanted::Yes(CastlingRight {
            king: king.file(),
            rook: rook.file(),
        }),
        _ => Wanted::No,
    }
}

//! Mirroring, rotating and shifting the board, and swapping its colours.
//!
//! The other fields follow the pieces: the side to move follows the colours, castling rights follow king
//! and rook, the en-passant target follows its pawn. Requests that the pieces rule out afterwards are
//! kept, so that the reverse transformation restores the position.
//!
//! A transformation is a pure function, so an editor can preview it on a copy of the position: nothing has to be
//! undone.

use super::{
    Board, CastlingRight, CastlingRights, Color, File, Position, Rank, RookSide, Square, SquareSet,
    WantedRight,
};

/// A step of one square, as White sees the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Direction {
    /// Towards rank 8.
    Up,
    /// Towards h8.
    UpRight,
    /// Towards the h-file.
    Right,
    /// Towards h1.
    DownRight,
    /// Towards rank 1.
    Down,
    /// Towards a1.
    DownLeft,
    /// Towards the a-file.
    Left,
    /// Towards a8.
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

    /// The number of files to the right and of ranks up, each from -1 to 1.
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

    /// The opposite step, which is the same step as Black sees it.
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

/// A change of a whole position.
///
/// ```
/// use tabiya_chess::{Color, Position, Transform};
///
/// let start = Position::start();
/// let swapped = Transform::SwapColors.apply_to(&start);
/// assert_eq!(swapped.board, start.board);
/// assert_eq!(swapped.side_to_move, Color::Black);
/// assert_eq!(Transform::SwapColors.apply_to(&swapped), start);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Transform {
    /// Mirrors left and right: the a-file becomes the h-file. Castling rights of standard chess become
    /// rights of Chess960, with the king on the d-file.
    MirrorFiles,
    /// Mirrors top and bottom: rank 1 becomes rank 8. Pieces keep their colours.
    MirrorRanks,
    /// Rotates the board by half a turn: a1 becomes h8. Pieces keep their colours.
    Rotate,
    /// Exchanges White and Black: ranks, colours, side to move and castling rights. Legal moves stay
    /// legal.
    SwapColors,
    /// Exchanges the colours of the pieces and the side to move; all pieces stay on their squares.
    SwapColorsInPlace,
    /// Rotates the board by half a turn and exchanges the colours: Black sees the board as White did.
    AsBlackSeesIt,
    /// Shifts all pieces by one square. Pieces that leave the board are lost.
    Shift(Direction),
}

impl Transform {
    /// The new square of a piece on this square; `None` if it leaves the board.
    ///
    /// ```
    /// use tabiya_chess::{Direction, Square, Transform};
    ///
    /// assert_eq!(Transform::Rotate.square(Square::A8), Some(Square::H1));
    /// assert_eq!(Transform::Shift(Direction::Up).square(Square::A8), None);
    /// ```
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

    /// The new squares of pieces on these squares, without those that leave the board.
    pub fn squares(self, squares: SquareSet) -> SquareSet {
        squares.filter_map(|square| self.square(square)).collect()
    }

    /// The squares of the pieces that would leave the board.
    pub fn lost(self, board: &Board) -> SquareSet {
        let leaves = |square: &Square| self.square(*square).is_none();
        board.occupied().filter(leaves).collect()
    }

    /// The position after the change. The counters are kept.
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
            // A pawn that has left its rank has not just moved two squares.
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

    /// Whether kings and rooks can be on another file of their back rank afterwards.
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

    /// The request for a right after its king and rook have moved.
    fn wanted(self, position: &Position, color: Color, side: RookSide) -> WantedRight {
        let wanted = position.castling.wanted(color, side);
        let board = &position.board;
        let possible = position.castling.possible(color, side, board);
        let right = match wanted {
            WantedRight::Yes(right) => right,
            // An undecided right that is possible follows the pieces; otherwise it stays undecided.
            WantedRight::IfAtHome if self.moves_home() => match possible {
                Some(right) => right,
                None => return wanted,
            },
            WantedRight::IfAtHome | WantedRight::No => return wanted,
        };
        if self.mirrors_files() {
            let mirrored = |file: File| File::from_index(7 - file.index()).unwrap_or(file);
            return WantedRight::Yes(CastlingRight {
                king: mirrored(right.king),
                rook: mirrored(right.rook),
            });
        }
        match self {
            // An impossible right does not belong to the pieces that move. Upwards and downwards
            // the pieces leave their rank, and the right applies again when they return.
            Self::Shift(direction) if possible.is_some() && direction.step().1 == 0 => {
                shifted(right, direction)
            }
            _ => wanted,
        }
    }
}

/// A right after its king and rook have moved sideways.
fn shifted(right: CastlingRight, direction: Direction) -> WantedRight {
    let (files, _) = direction.step();
    let moved = |file: File| Square::new(file, Rank::FIRST).offset(files, 0);
    match (moved(right.king), moved(right.rook)) {
        (Some(king), Some(rook)) => WantedRight::Yes(CastlingRight {
            king: king.file(),
            rook: rook.file(),
        }),
        _ => WantedRight::No,
    }
}

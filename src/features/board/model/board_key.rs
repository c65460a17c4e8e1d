//! Keys on the board, and the steps of its cursor.

use tabiya_chess::{Piece, Square};

/// A step of the keyboard's square cursor, as the user sees the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "the names say it")]
pub enum CursorStep {
    Left,
    Right,
    Up,
    Down,
    RowStart,
    RowEnd,
    NextRow,
}

impl CursorStep {
    /// The number of files to the right and of ranks up it goes, as White sees the board; `None` when it goes to the
    /// end of a row.
    pub fn offset(self, flipped: bool) -> Option<(i8, i8)> {
        let (files, ranks) = match self {
            Self::Left => (-1, 0),
            Self::Right => (1, 0),
            Self::Up => (0, 1),
            Self::Down => (0, -1),
            Self::RowStart | Self::RowEnd | Self::NextRow => return None,
        };
        let sign = if flipped { -1 } else { 1 };
        Some((files * sign, ranks * sign))
    }

    /// The square that it reaches from a square. Beyond the edge there is nowhere to go.
    pub fn square_from(self, square: Square, flipped: bool) -> Square {
        let sign = if flipped { -1 } else { 1 };
        match self {
            Self::RowStart => edge(square, -sign),
            Self::RowEnd => edge(square, sign),
            Self::NextRow => edge(Self::Down.square_from(square, flipped), -sign),
            Self::Left | Self::Right | Self::Up | Self::Down => {
                let next = self.offset(flipped);
                let next = next.and_then(|(files, ranks)| square.offset(files, ranks));
                next.unwrap_or(square)
            }
        }
    }
}

/// The last square in this direction along the rank.
fn edge(square: Square, direction: i8) -> Square {
    let mut last = square;
    while let Some(next) = last.offset(direction, 0) {
        last = next;
    }
    last
}

/// A key on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BoardKey {
    /// Puts a piece on the cursor's square and moves the cursor to the next square.
    Piece(Piece),
    /// Moves the cursor forward by this many squares and leaves them as they are.
    Skip(u8),
    /// Empties the cursor's square and stays.
    Empty,
    /// Empties the cursor's square and moves the cursor to the next square.
    EmptyAndAdvance,
    /// Empties the square; when it is empty, goes back and empties the one before.
    EmptyBack,
    /// Moves the cursor and selects nothing.
    Step(CursorStep),
    /// Moves the cursor and selects the squares from where the selection began.
    Extend(CursorStep),
    /// Moves the selected squares, or the cursor's, by one.
    MoveBlock(CursorStep),
    /// Moves a copy of them.
    CopyBlock(CursorStep),
}

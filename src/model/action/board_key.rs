//! Keys on the board and the steps of its keyboard cursor.

use tabiya_chess::{Piece, Square};

/// A step of the keyboard cursor, in directions as the user sees the board.
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
    /// The files to the right and ranks up that the step goes, from White's side; `None` for a step to either
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

    /// The square to which the step leads from another one. A step beyond the edge stays on the same square.
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

/// The last square of the rank in this direction.
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
    /// Puts a piece on the cursor's square and advances.
    Piece(Piece),
    /// Advances by this many squares and leaves them unchanged.
    Skip(u8),
    /// Empties the cursor's square without moving.
    Empty,
    /// Empties the cursor's square and advances.
    EmptyAndAdvance,
    /// Empties the cursor's square; if it is already empty, steps back and empties the previous square.
    EmptyBack,
    /// Moves the cursor and clears the selection.
    Step(CursorStep),
    /// Moves the cursor and extends the selection from its origin.
    Extend(CursorStep),
    /// Moves the selected squares, or else the cursor's square, by one.
    MoveBlock(CursorStep),
    /// Copies the selected squares, or else the cursor's square, by one.
    CopyBlock(CursorStep),
}

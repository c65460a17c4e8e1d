//! A drawing on a board to search for.

mod masks;

pub(super) use masks::{Barred, Masks};
use tabiya_chess::{Board, Color, Piece, Square};

/// The condition on a square.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Cell {
    /// It does not matter.
    #[default]
    Free,
    /// This piece.
    Piece(Piece),
    /// Any piece of this colour.
    AnyOf(Color),
    /// Any piece.
    AnyPiece,
    /// No piece.
    Empty,
    /// Anything but this piece, including an empty square.
    Not(Piece),
}

impl Cell {
    /// Whether a square with this content matches.
    pub fn allows(self, found: Option<Piece>) -> bool {
        match self {
            Self::Free => true,
            Self::Piece(piece) => found == Some(piece),
            Self::AnyOf(color) => found.is_some_and(|piece| piece.color() == color),
            Self::AnyPiece => found.is_some(),
            Self::Empty => found.is_none(),
            Self::Not(piece) => found != Some(piece),
        }
    }

    /// Returns the same condition in the other colour.
    #[must_use]
    pub fn in_other_color(self) -> Self {
        match self {
            Self::Piece(piece) => Self::Piece(piece.in_other_color()),
            Self::AnyOf(color) => Self::AnyOf(color.opposite()),
            Self::Not(piece) => Self::Not(piece.in_other_color()),
            Self::Free | Self::AnyPiece | Self::Empty => self,
        }
    }
}

/// A drawing on a board to search for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Pattern {
    cells: [Cell; 64],
    /// Whether the drawing may be mirrored (left and right exchanged).
    pub mirrored: bool,
    /// Whether the colours may be exchanged and the ranks reversed.
    pub colours_swapped: bool,
}

impl Pattern {
    /// The empty drawing.
    pub const EMPTY: Self = Self {
        cells: [Cell::Free; 64],
        mirrored: false,
        colours_swapped: false,
    };

    /// Returns the pieces of this board; its empty squares do not matter.
    pub fn from_board(board: &Board) -> Self {
        let mut pattern = Self::EMPTY;
        for (square, piece) in board.pieces() {
            pattern.set(square, Cell::Piece(piece));
        }
        pattern
    }

    /// Returns exactly this board: its pieces, and empty squares elsewhere.
    pub fn exactly(board: &Board) -> Self {
        let mut pattern = Self::EMPTY;
        for square in Square::all() {
            pattern.set(square, board.get(square).map_or(Cell::Empty, Cell::Piece));
        }
        pattern
    }

    /// Returns the condition on a square.
    pub fn get(&self, square: Square) -> Cell {
        let cell = self.cells.get(usize::from(square.index()));
        cell.copied().unwrap_or_default()
    }

    /// Sets the condition on a square.
    pub fn set(&mut self, square: Square, cell: Cell) {
        if let Some(place) = self.cells.get_mut(usize::from(square.index())) {
            *place = cell;
        }
    }

    /// Clears the drawing; the permitted reflections stay.
    pub fn clear(&mut self) {
        self.cells = [Cell::Free; 64];
    }

    /// Whether nothing is drawn.
    pub fn is_empty(&self) -> bool {
        self.cells.iter().all(|cell| *cell == Cell::Free)
    }

    /// Returns the squares with a condition, from a1 to h8.
    pub fn cells(&self) -> impl Iterator<Item = (Square, Cell)> {
        Square::all()
            .map(|square| (square, self.get(square)))
            .filter(|(_, cell)| *cell != Cell::Free)
    }

    /// Whether a board matches the drawing without reflection.
    pub fn allows(&self, board: &Board) -> bool {
        self.cells()
            .all(|(square, cell)| cell.allows(board.get(square)))
    }

    /// Returns the drawing with left and right exchanged.
    #[must_use]
    pub fn mirror(&self) -> Self {
        self.moved(|square| square.index() ^ 0b000_111)
    }

    /// Returns the drawing with the colours exchanged and the ranks reversed.
    #[must_use]
    pub fn swap_colours(&self) -> Self {
        let mut turned = self.moved(|square| square.index() ^ 0b111_000);
        turned.cells = turned.cells.map(Cell::in_other_color);
        turned
    }

    fn moved(&self, place: impl Fn(Square) -> u8) -> Self {
        let mut moved = *self;
        moved.clear();
        for (from, cell) in self.cells() {
            if let Some(to) = Square::from_index(place(from)) {
                moved.set(to, cell);
            }
        }
        moved
    }
}

impl Default for Pattern {
    fn default() -> Self {
        Self::EMPTY
    }
}

//! What is drawn on a board to be looked for.

mod masks;

pub(super) use masks::{Barred, Masks};
use tabiya_chess::{Board, Color, Piece, Square};

/// What must stand on a square.
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
    /// Anything but this piece; an empty square will do.
    Not(Piece),
}

impl Cell {
    /// Whether a square with this on it matches.
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

    /// The same in the other colour.
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

/// What is drawn on a board to be looked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Pattern {
    cells: [Cell; 64],
    /// Also looked for with left and right exchanged.
    pub mirrored: bool,
    /// Also looked for with the colours exchanged and the ranks turned over.
    pub colours_swapped: bool,
}

impl Pattern {
    /// Nothing is drawn.
    pub const EMPTY: Self = Self {
        cells: [Cell::Free; 64],
        mirrored: false,
        colours_swapped: false,
    };

    /// The pieces of this board; its empty squares do not matter.
    pub fn from_board(board: &Board) -> Self {
        let mut pattern = Self::EMPTY;
        for (square, piece) in board.pieces() {
            pattern.set(square, Cell::Piece(piece));
        }
        pattern
    }

    /// This board and no other: its pieces, and nothing on the other squares.
    pub fn exactly(board: &Board) -> Self {
        let mut pattern = Self::EMPTY;
        for square in Square::all() {
            pattern.set(square, board.get(square).map_or(Cell::Empty, Cell::Piece));
        }
        pattern
    }

    /// What must stand on a square.
    pub fn get(&self, square: Square) -> Cell {
        let cell = self.cells.get(usize::from(square.index()));
        cell.copied().unwrap_or_default()
    }

    /// Says what must stand on a square.
    pub fn set(&mut self, square: Square, cell: Cell) {
        if let Some(place) = self.cells.get_mut(usize::from(square.index())) {
            *place = cell;
        }
    }

    /// Wipes the drawing off the board; how it is reflected stays.
    pub fn clear(&mut self) {
        self.cells = [Cell::Free; 64];
    }

    /// Whether nothing is drawn.
    pub fn is_empty(&self) -> bool {
        self.cells.iter().all(|cell| *cell == Cell::Free)
    }

    /// The squares on which something is drawn, from a1 to h8.
    pub fn cells(&self) -> impl Iterator<Item = (Square, Cell)> {
        Square::all()
            .map(|square| (square, self.get(square)))
            .filter(|(_, cell)| *cell != Cell::Free)
    }

    /// Whether a board matches the drawing as it is, not reflected.
    pub fn allows(&self, board: &Board) -> bool {
        self.cells()
            .all(|(square, cell)| cell.allows(board.get(square)))
    }

    /// The drawing with left and right exchanged.
    #[must_use]
    pub fn mirror(&self) -> Self {
        self.moved(|square| square.index() ^ 0b000_111)
    }

    /// The drawing with the colours exchanged and the ranks turned over.
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

//! A drawing on a board to search for.

use tabiya_chess::{Board, Color, Piece, Square, code_of_piece};

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

    /// Reads the first field of a FEN in which `?` means any content of a square; digits are empty squares. `None` if it
    /// does not have eight ranks of eight squares.
    pub fn from_fen(text: &str) -> Option<Self> {
        let mut pattern = Self::EMPTY;
        let mut squares = Square::all_in_fen_order();
        let ranks: Vec<&str> = text.split('/').collect();
        for rank in &ranks {
            let mut width = 0;
            for letter in rank.chars() {
                let (cell, count) = match letter {
                    '?' => (Cell::Free, 1),
                    '1'..='8' => (Cell::Empty, letter.to_digit(9)?),
                    _ => (Cell::Piece(Piece::from_letter(letter)?), 1),
                };
                for _ in 0..count {
                    pattern.set(squares.next()?, cell);
                }
                width += count;
            }
            if width != 8 {
                return None;
            }
        }
        (ranks.len() == 8).then_some(pattern)
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

/// A drawing prepared for millions of boards. See [`Board`] for its planes.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Masks {
    /// Squares that must hold a certain kind of piece, or be empty.
    kind_given: u64,
    /// Squares whose piece must have a certain colour.
    color_given: u64,
    /// The required planes on those squares.
    planes: [u64; 4],
    /// Squares that must be occupied.
    occupied: u64,
    /// Pieces with the squares on which they must not be.
    barred: Vec<Barred>,
}

/// A piece that must not be on some squares.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Barred {
    /// The planes of a board that has this piece everywhere.
    planes: [u64; 4],
    squares: u64,
}

impl Masks {
    pub(in crate::search) fn of(pattern: &Pattern) -> Self {
        let mut masks = Self::default();
        for (square, cell) in pattern.cells() {
            masks.add(square, cell);
        }
        masks
            .barred
            .extend(Piece::ALL.into_iter().filter_map(|piece| {
                let is_barred = |(square, cell): (Square, Cell)| {
                    (cell == Cell::Not(piece)).then_some(1 << square.index())
                };
                let squares = pattern.cells().filter_map(is_barred).sum();
                let planes = planes_of_code(code_of_piece(piece), u64::MAX);
                (squares != 0).then_some(Barred { planes, squares })
            }));
        masks
    }

    fn add(&mut self, square: Square, cell: Cell) {
        let bit = 1 << square.index();
        match cell {
            Cell::Free | Cell::Not(_) => {}
            Cell::Piece(piece) => self.add_code(bit, code_of_piece(piece)),
            Cell::Empty => self.add_code(bit, 0),
            Cell::AnyPiece => self.occupied |= bit,
            Cell::AnyOf(color) => {
                self.occupied |= bit;
                self.color_given |= bit;
                let [_, _, _, black] = &mut self.planes;
                *black |= if color == Color::Black { bit } else { 0 };
            }
        }
    }

    fn add_code(&mut self, bit: u64, code: u8) {
        self.kind_given |= bit;
        self.color_given |= bit;
        for (plane, of_code) in self.planes.iter_mut().zip(planes_of_code(code, bit)) {
            *plane |= of_code;
        }
    }

    pub(in crate::search) fn allow(&self, board: &Board) -> bool {
        self.allow_planes(board) && self.barred.iter().all(|barred| barred.allows(board))
    }

    /// Whether a board matches, apart from the barred pieces.
    #[inline(always)]
    #[expect(
        clippy::inline_always,
        reason = "must be compiled for the processor at hand"
    )]
    pub(in crate::search) fn allow_planes(&self, board: &Board) -> bool {
        let [low, high, major, black] = board.planes();
        let [low_wanted, high_wanted, major_wanted, black_wanted] = self.planes;
        let wrong_kind = (low ^ low_wanted) | (high ^ high_wanted) | (major ^ major_wanted);
        let wrong = wrong_kind & self.kind_given
            | (black ^ black_wanted) & self.color_given
            | self.occupied & !(low | high);
        wrong == 0
    }

    /// Returns the barred pieces with their squares.
    pub(in crate::search) fn barred(&self) -> &[Barred] {
        &self.barred
    }
}

impl Barred {
    #[inline(always)]
    #[expect(
        clippy::inline_always,
        reason = "must be compiled for the processor at hand"
    )]
    pub(in crate::search) fn allows(&self, board: &Board) -> bool {
        let differs = board
            .planes()
            .into_iter()
            .zip(self.planes)
            .fold(0, |differs, (found, barred)| differs | found ^ barred);
        self.squares & !differs == 0
    }
}

/// Returns the planes with this code on these squares.
fn planes_of_code(code: u8, squares: u64) -> [u64; 4] {
    [0, 1, 2, 3].map(|place| if code >> place & 1 == 1 { squares } else { 0 })
}

//! A drawing as sets of squares, so that comparing a board takes few operations.

use super::{Cell, Pattern};
use tabiya_chess::{Board, Color, Piece, Square, code_of_piece};

/// A drawing prepared for millions of boards. See [`Board`] for its planes.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(in crate::search) struct Masks {
    /// Squares whose kind of piece, or emptiness, is given.
    kind_given: u64,
    /// Squares whose colour is given.
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
pub(in crate::search) struct Barred {
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

//! The numbers that positions have in tables: symmetric ones share a number.

use std::sync::LazyLock;

/// The numbers of squares, computed once.
#[derive(Debug)]
pub(crate) struct Maps {
    /// The squares of the triangle a1, d1, d4, those of the long diagonal last.
    pub(crate) triangle: [u64; 64],
    /// The squares below the long diagonal.
    pub(crate) below: [u64; 64],
    /// Two kings, the first in the triangle.
    pub(crate) kings: [[u64; 64]; 10],
    /// The squares of pawns, the outermost and least advanced with the largest number.
    pub(crate) pawns: [u64; 64],
    /// By number of pawns: the numbers of those whose leading pawn is on a square, and their count by file.
    pub(crate) leading: [[u64; 64]; 8],
    pub(crate) leading_counts: [[u64; 4]; 8],
}

pub(crate) static MAPS: LazyLock<Maps> = LazyLock::new(Maps::new);

/// How far a square is above the long diagonal, in ranks.
pub(crate) fn above_diagonal(square: usize) -> i32 {
    let [rank, file] = [square >> 3, square & 7].map(|part| i32::try_from(part).unwrap_or(0));
    rank - file
}

/// The number of ways to choose so many of so many.
pub(crate) fn choose(chosen: usize, of: u64) -> u64 {
    let chosen = chosen as u64;
    if of < chosen {
        return 0;
    }
    (0..chosen).fold(1, |product, place| product * (of - place) / (place + 1))
}

#[expect(
    clippy::indexing_slicing,
    reason = "every square is below 64, and so is every number in its table"
)]
impl Maps {
    fn new() -> Self {
        let mut maps = Self {
            triangle: [0; 64],
            below: [0; 64],
            kings: [[0; 64]; 10],
            pawns: [0; 64],
            leading: [[0; 64]; 8],
            leading_counts: [[0; 4]; 8],
        };
        let below = (0..64).filter(|square| above_diagonal(*square) < 0);
        for (number, square) in (0..).zip(below) {
            maps.below[square] = number;
        }
        let triangle = maps.number_triangle();
        maps.number_kings(&triangle);
        maps.number_pawns();
        maps
    }

    fn number_triangle(&mut self) -> Vec<usize> {
        let quarter = || (0..32).filter(|square| square & 7 < 4);
        let below = quarter().filter(|square| above_diagonal(*square) < 0);
        let on = quarter().filter(|square| above_diagonal(*square) == 0);
        let squares: Vec<_> = below.chain(on).collect();
        for (number, square) in (0..).zip(&squares) {
            self.triangle[*square] = number;
        }
        squares
    }

    fn number_kings(&mut self, triangle: &[usize]) {
        let (mut number, mut on_diagonal) = (0, Vec::new());
        for (first_number, first) in triangle.iter().copied().enumerate() {
            for second in 0..64 {
                let apart = |shift: usize| ((first >> shift) & 7).abs_diff((second >> shift) & 7);
                if apart(0) <= 1 && apart(3) <= 1 {
                    continue;
                }
                match (above_diagonal(first), above_diagonal(second)) {
                    (0, 1..) => {}
                    (0, 0) => on_diagonal.push((first_number, second)),
                    _ => {
                        self.kings[first_number][second] = number;
                        number += 1;
                    }
                }
            }
        }
        for (first_number, second) in on_diagonal {
            self.kings[first_number][second] = number;
            number += 1;
        }
    }

    fn number_pawns(&mut self) {
        let mut free = (0..48).rev();
        for file in 0..4 {
            for rank in 1..7 {
                for square in [rank * 8 + file, rank * 8 + 7 - file] {
                    self.pawns[square] = free.next().unwrap_or(0);
                }
            }
        }
        for pawns in 1..8 {
            for file in 0..4 {
                let mut number = 0;
                for square in (1..7).map(|rank| rank * 8 + file) {
                    self.leading[pawns][square] = number;
                    number += choose(pawns - 1, self.pawns[square]);
                }
                self.leading_counts[pawns][file] = number;
            }
        }
    }
}

//! Squares that something covers: a window over the board, a finger, a missing corner of a page.
//!
//! The net takes an even area for an empty square. But where several empty squares beside each other do not alternate
//! between light and dark, as the others of the board do, what is on them cannot be seen. Nor can what is on squares
//! beyond the edges of the picture.

use super::lattice::Lattice;
use super::net::{CLASSES, Chances, is_empty};
use super::picture::Pyramid;
use super::rectified::Rectified;

/// The smallest share of the board's usual contrast that two neighbouring squares have.
const LEAST_CONTRAST: f32 = 0.25;
/// The smallest contrast of a board on which covered squares can be recognised, in shades of 255.
const LEAST_USUAL: f32 = 12.0;
/// The smallest number of covered squares. Fewer may be worn or marked.
const FEWEST: usize = 4;
/// The largest difference of shades on a square without a piece, whatever the net sees there.
const MOST_EVEN: u8 = 6;
/// The largest probability of anything on a covered square.
const MOST_SURE: f32 = 0.5;

/// The squares that seem to be covered. The net may see a piece there, where one often is.
pub(super) fn covered(board: &Rectified, chances: &[Chances]) -> Vec<u8> {
    let shades = board.shades();
    let is_bare = |square: usize| shades[square].range <= MOST_EVEN || is_empty(&chances[square]);
    let covered = without_contrast(&shades.map(|shades| shades.mean), is_bare);
    if covered.len() < FEWEST {
        return Vec::new();
    }
    covered.into_iter().map(|square| square as u8).collect()
}

/// Lowers the certainty of covered squares.
pub(super) fn doubt(covered: &[u8], chances: &mut [Chances]) {
    for square in covered {
        for chance in &mut chances[usize::from(*square)] {
            *chance = chance.min(MOST_SURE);
        }
    }
}

/// The squares of which less than half is in the picture.
pub(super) fn missing(pyramid: &Pyramid, board: &Lattice) -> Vec<u8> {
    let is_missing = |square: &u8| {
        let middle = [square % 8, square / 8].map(|at| f32::from(at) + 0.5);
        !pyramid.contains(board.at(middle))
    };
    (0..64).filter(is_missing).collect()
}

/// Gives squares as empty.
pub(super) fn empty(squares: &[u8], chances: &mut [Chances]) {
    for square in squares {
        let chances = &mut chances[usize::from(*square)];
        *chances = [0.0; CLASSES.len()];
        chances[0] = 1.0;
    }
}

/// The empty squares that do not contrast with most of their empty neighbours; `shades` are the means of the squares,
/// row by row.
fn without_contrast(shades: &[f32; 64], is_empty: impl Fn(usize) -> bool) -> Vec<usize> {
    let contrasts = |square: usize| {
        let neighbours = neighbours(square).filter(|other| is_empty(*other));
        neighbours.map(move |other| {
            let difference = shades[square] - shades[other];
            // Positive where a square has the shade of its colour.
            if is_light(square) {
                difference
            } else {
                -difference
            }
        })
    };
    let empty: Vec<usize> = (0..64).filter(|square| is_empty(*square)).collect();
    let mut all: Vec<f32> = empty.iter().flat_map(|square| contrasts(*square)).collect();
    all.sort_unstable_by(f32::total_cmp);
    // Light and dark may be exchanged.
    let at = |tenth: usize| all.get(all.len() * tenth / 10).copied().unwrap_or_default();
    let (most, least) = (at(9), at(1));
    let usual = if most.abs() >= least.abs() {
        most
    } else {
        least
    };
    if usual.abs() < LEAST_USUAL {
        return Vec::new();
    }
    let is_covered = |square: &usize| {
        let all = contrasts(*square).count();
        let weak = contrasts(*square).filter(|contrast| contrast / usual < LEAST_CONTRAST);
        all < 2 * weak.count()
    };
    empty.into_iter().filter(is_covered).collect()
}

fn is_light(square: usize) -> bool {
    (square / 8 + square % 8).is_multiple_of(2)
}

/// The squares that share an edge with a square.
fn neighbours(square: usize) -> impl Iterator<Item = usize> {
    let (row, column) = (square / 8, square % 8);
    let beside = [
        (row > 0).then(|| square - 8),
        (row < 7).then(|| square + 8),
        (column > 0).then(|| square - 1),
        (column < 7).then(|| square + 1),
    ];
    beside.into_iter().flatten()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn board(light: f32, dark: f32) -> [f32; 64] {
        std::array::from_fn(|square| if is_light(square) { light } else { dark })
    }

    #[test]
    fn an_even_area_on_the_board_is_covered_and_a_whole_board_is_not() {
        for (light, dark) in [(230.0, 130.0), (40.0, 110.0)] {
            let mut shades = board(light, dark);
            assert!(without_contrast(&shades, |_| true).is_empty());
            let under = |square: usize| square / 8 > 4 && square % 8 > 3;
            for square in (0..64).filter(|square| under(*square)) {
                shades[square] = 150.0;
            }
            let inner = |square: &usize| under(*square) && square / 8 > 5 && square % 8 > 4;
            let found = without_contrast(&shades, |_| true);
            assert!((0..64).filter(inner).all(|square| found.contains(&square)));
            assert!(found.iter().all(|square| under(*square)), "{found:?}");
            // Squares with pieces say nothing.
            assert!(without_contrast(&shades, |square| !under(square)).is_empty());
        }
    }

    #[test]
    fn a_shadow_over_half_of_the_board_covers_nothing() {
        let mut shades = board(230.0, 130.0);
        for shade in &mut shades[32..] {
            *shade *= 0.5;
        }
        assert!(without_contrast(&shades, |_| true).is_empty());
    }
}

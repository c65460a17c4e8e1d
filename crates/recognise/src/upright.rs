//! Turns boards upright, and evaluates a board more than once: as it is and mirrored; where doubt remains, shifted by a
//! pixel; and with the contrast of a few pieces where hardly any are visible.
//!
//! Every board has a light square at its upper left, whichever side is at the bottom. If it does not, the picture was
//! changed: either light and dark were exchanged, as in the night mode of programs, or the board lies on its side, as in
//! a photograph of a page. A board that is hardly clear may be upside down.

use super::lattice::Lattice;
use super::net::{BoardLook, Chances, NO_SQUARE, Net, is_empty};
use super::picture::Pyramid;
use super::rectified::Rectified;

/// The minimum certainty of all squares together. Below it the board is evaluated again.
const ENOUGH: f32 = 0.9;

/// The number of empty squares from which a board counts as having few pieces.
const MOSTLY_EMPTY: usize = 56;

/// Returns the look of each square and the probability of each class on it, combined over all evaluations.
fn look_at(net: &Net, board: Rectified) -> BoardLook {
    let usual = looks(net, &board);
    let empty = usual.chances.iter().filter(|chances| is_empty(chances));
    if empty.count() < MOSTLY_EMPTY {
        return usual;
    }
    looks(net, &board.of_few_men())
}

fn looks(net: &Net, board: &Rectified) -> BoardLook {
    let both = both_ways(net, board);
    if certainty(&both.chances) >= ENOUGH {
        return both;
    }
    agreed(&both, &both_ways(net, &board.aside()))
}

/// The product of the squares of a board, and the share of boards of that product that are right, with a little in
/// reserve (`training/README.md`). Errors cluster on boards that are hard to see, so boards are right more often than
/// the product suggests.
const MEASURED: [[f32; 2]; 7] = [
    [0.0, 0.0],
    [0.03, 0.15],
    [0.25, 0.48],
    [0.55, 0.7],
    [0.79, 0.89],
    [0.945, 0.96],
    [1.0, 1.0],
];

/// The probability that every square is its most probable class.
pub(super) fn confidence(chances: &[Chances]) -> f32 {
    measured(certainty(chances))
}

/// The measured share of right boards, between the two nearest measurements.
fn measured(product: f32) -> f32 {
    let pairs = MEASURED.array_windows::<2>();
    let mut around = pairs.filter(|[_, [end, _]]| product <= *end);
    around.next().map_or(1.0, |[[begin, low], [end, high]]| {
        low + (high - low) * (product - begin) / (end - begin)
    })
}

/// The product of the probabilities of each square's most probable class.
fn certainty(chances: &[Chances]) -> f32 {
    let most = |chances: &Chances| chances.iter().copied().fold(0.0, f32::max);
    chances.iter().map(most).product()
}

fn both_ways(net: &Net, board: &Rectified) -> BoardLook {
    let mirrored = net.look_at(&board.mirrored());
    let back = |square: usize| square / 8 * 8 + 7 - square % 8;
    let size = net.look_size();
    let back = BoardLook {
        chances: (0..64)
            .map(|square| mirrored.chances[back(square)])
            .collect(),
        looks: (0..64)
            .flat_map(|square| {
                mirrored.looks[back(square) * size..][..size]
                    .iter()
                    .copied()
            })
            .collect(),
    };
    agreed(&net.look_at(board), &back)
}

/// Combines two evaluations: probabilities by their geometric mean, looks by the usual one.
fn agreed(one: &BoardLook, other: &BoardLook) -> BoardLook {
    let pairs = one.chances.iter().zip(&other.chances);
    let chances = pairs.map(|(look, other)| {
        let mut both = *look;
        for (chance, other) in both.iter_mut().zip(other) {
            *chance = (*chance * other).sqrt();
        }
        let sum: f32 = both.iter().sum();
        both.map(|chance| chance / sum)
    });
    let looks = one.looks.iter().zip(&other.looks);
    BoardLook {
        chances: chances.collect(),
        looks: looks
            .map(|(one, other)| f32::midpoint(*one, *other))
            .collect(),
    }
}

/// The minimum clarity of a board that is surely not upside down.
const UNCLEAR: f32 = 0.05;
/// The minimum ratio of clarity that a rotated board needs to be preferred.
const MUCH_CLEARER: f32 = 20.0;
/// The weight of a board that lies on its side. Such boards are rarer than boards that fit their surroundings, which
/// have weight 1.
const ON_ITS_SIDE: f32 = 0.2;
/// The weight of an alternative that does not fit the surroundings: a light frame in night mode, or a dark page with a
/// board that was drawn the wrong way round.
const UNLIKELY: f32 = 0.05;
/// The distance from a board at which its surroundings are sampled, in squares. It is beyond frames and coordinates.
const AROUND: f32 = 0.9;

/// A board in its intended orientation and shades.
pub(super) struct Upright {
    /// The place of the board, with the origin at its own upper left.
    pub(super) board: Lattice,
    /// Whether light and dark are exchanged in the picture.
    pub(super) is_negative: bool,
    /// Its squares, row by row from the upper left.
    pub(super) look: BoardLook,
}

/// Evaluates a board, and its other orientations where the result is implausible.
pub(super) fn of(pyramid: &Pyramid, net: &Net, board: Lattice) -> Upright {
    let seen = look(pyramid, net, board, false);
    let board = &seen.board;
    let is_known = board.agreement > 0.0;
    let clear = seen.clear();
    if board.is_light || !is_known {
        if clear >= UNCLEAR {
            return seen;
        }
        let turned = board.turned(2);
        let turned = turned.map(|turned| look(pyramid, net, turned, false));
        return turned
            .filter(|turned| turned.clear() > clear * MUCH_CLEARER)
            .unwrap_or(seen);
    }
    let negative = look(pyramid, net, board.clone(), true);
    // A page in night mode is dark around its boards. A board that was drawn the wrong way round is on a light page.
    let (as_seen, as_negative) = if is_dark_around(pyramid, board) {
        (UNLIKELY, 1.0)
    } else {
        (1.0, UNLIKELY)
    };
    let upright = [1, 3].map(|quarters| board.turned(quarters));
    let mut best = (seen, as_seen);
    better(&mut best, negative, as_negative);
    if !best.0.is_negative || best.0.clear() < UNCLEAR {
        for turned in upright.into_iter().flatten() {
            better(&mut best, look(pyramid, net, turned, false), ON_ITS_SIDE);
        }
    }
    best.0
}

/// Replaces the best result where the weighted clarity is higher.
fn better(best: &mut (Upright, f32), look: Upright, counts: f32) {
    if look.clear() * counts > best.0.clear() * best.1 {
        *best = (look, counts);
    }
}

/// Whether the surroundings of a board are darker than the board.
fn is_dark_around(pyramid: &Pyramid, board: &Lattice) -> bool {
    let level = pyramid.level_for(board.side(), 16.0);
    let mean = |places: &[[f32; 2]]| {
        let shades = places
            .iter()
            .map(|place| pyramid.sample(level, board.at(*place)));
        shades.sum::<f32>() / places.len() as f32
    };
    let steps = || (0..16).map(|step| step as f32 / 2.0 + 0.25);
    let around: Vec<[f32; 2]> = steps()
        .flat_map(|at| {
            [
                [at, -AROUND],
                [at, 8.0 + AROUND],
                [-AROUND, at],
                [8.0 + AROUND, at],
            ]
        })
        .collect();
    let on_board: Vec<[f32; 2]> = steps().flat_map(|y| steps().map(move |x| [x, y])).collect();
    mean(&around) < mean(&on_board)
}

fn look(pyramid: &Pyramid, net: &Net, board: Lattice, is_negative: bool) -> Upright {
    let straight = Rectified::of(pyramid, &board);
    let straight = if is_negative {
        straight.negative()
    } else {
        straight
    };
    Upright {
        look: look_at(net, straight),
        board,
        is_negative,
    }
}

impl Upright {
    /// The probability that every square is read right, given that it is a board.
    fn clear(&self) -> f32 {
        let most = |chances: &Chances| chances[..NO_SQUARE].iter().copied().fold(0.0, f32::max);
        self.look.chances.iter().map(most).product()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_board_is_surer_the_surer_its_squares_are() {
        let steps = (0_u8..=100).map(|step| measured(f32::from(step) / 100.0));
        let all: Vec<f32> = steps.collect();
        assert!(all.is_sorted_by(|one, other| one < other));
        assert!(all[0].abs() < 1e-6 && (all[100] - 1.0).abs() < 1e-6);
        // Errors cluster, so a board is surer than the product of its squares.
        assert!(all[10] > 0.2 && all[50] > 0.6 && all[90] > 0.93);
    }
}

//! Evaluates a board more than once: as it is and mirrored; where doubt remains, shifted by a pixel; and with the
//! contrast of a few pieces where hardly any are visible.

use super::net::{Chances, Net};
use super::rectified::Rectified;

/// The minimum certainty of all squares together. Below it the board is evaluated again.
const ENOUGH: f32 = 0.9;

/// The number of empty squares from which a board counts as having few pieces.
const MOSTLY_EMPTY: usize = 56;

/// Returns the probability of each class on each square, row by row from the upper left, combined over all evaluations.
pub(super) fn chances(net: &Net, board: Rectified) -> Vec<Chances> {
    let usual = looks(net, &board);
    let empty = usual.iter().filter(|chances| is_empty(chances)).count();
    if empty < MOSTLY_EMPTY {
        return usual;
    }
    looks(net, &board.of_few_men())
}

fn is_empty(chances: &Chances) -> bool {
    chances[1..].iter().all(|chance| *chance < chances[0])
}

fn looks(net: &Net, board: &Rectified) -> Vec<Chances> {
    let both = both_ways(net, board);
    if certainty(&both) >= ENOUGH {
        return both;
    }
    agreed(&both, &both_ways(net, &board.aside()))
}

/// The probability that every square is its most probable class. Errors cluster on boards that are hard to see, so
/// boards are right more often than the product of their squares suggests: the measurement gave about its square root
/// (`training/README.md`). The value here is a little lower, so that boards reported as certain are right.
pub(super) fn confidence(chances: &[Chances]) -> f32 {
    let product = certainty(chances);
    (product * product.sqrt()).sqrt()
}

/// The product of the probabilities of each square's most probable class.
fn certainty(chances: &[Chances]) -> f32 {
    let most = |chances: &Chances| chances.iter().copied().fold(0.0, f32::max);
    chances.iter().map(most).product()
}

fn both_ways(net: &Net, board: &Rectified) -> Vec<Chances> {
    let mirrored = net.read_board(&board.mirrored());
    let back: Vec<Chances> = mirrored
        .chunks_exact(8)
        .flat_map(|row| row.iter().rev().copied())
        .collect();
    agreed(&net.read_board(board), &back)
}

/// Combines two evaluations by their geometric mean.
fn agreed(looks: &[Chances], others: &[Chances]) -> Vec<Chances> {
    let pairs = looks.iter().zip(others);
    pairs
        .map(|(look, other)| {
            let mut both = *look;
            for (chance, other) in both.iter_mut().zip(other) {
                *chance = (*chance * other).sqrt();
            }
            let sum: f32 = both.iter().sum();
            both.map(|chance| chance / sum)
        })
        .collect()
}

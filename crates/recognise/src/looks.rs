//! A board is looked at more than once: as it is and in a mirror, where that leaves doubt, a pixel aside, and where
//! hardly any men are seen, in the light of those.

use super::net::{Chances, Net};
use super::rectified::Rectified;

/// Where all squares together are less probable, the board is looked at again.
const ENOUGH: f32 = 0.9;

/// With so many empty squares there are few men.
const MOSTLY_EMPTY: usize = 56;

/// How probable each class is on each square, row by row from the upper left, by all looks together.
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

/// How probable it is that all squares are what they most probably are. Errors come together, on boards that are
/// hard to see, so boards are right more often than the product of their squares says: about its root was measured
/// (`training/README.md`). This is a little less, so that what is told to be sure is right.
pub(super) fn confidence(chances: &[Chances]) -> f32 {
    let product = certainty(chances);
    (product * product.sqrt()).sqrt()
}

/// The product of what each square most probably is.
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

/// What two looks say together: their geometric mean.
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

//! Decides which piece each group of squares shows: the names under which the positions of all boards together are the
//! most usual, and the net's probabilities are respected.
//!
//! The search begins with the likeliest piece of each group, and then changes the name of a group, exchanges those of two
//! groups, or those of two pieces of a side, as long as anything becomes likelier.

use super::rules::{KINDS, unusual};
use crate::net::CLASSES;

/// The number of classes from the empty square to the black king.
pub(super) const NAMES: usize = 2 * KINDS + 1;
/// The number of groups, the largest first, whose names are exchanged in pairs.
const MOST_EXCHANGED: usize = 60;
/// The maximum number of rounds.
const MOST_ROUNDS: usize = 20;
/// The smallest gain that counts, as `ln` of the odds.
const LEAST_GAIN: f32 = 1e-3;
/// The share of the evidence that counts, since boards of a document are not independent of each other.
const TRUST: f32 = 0.5;

/// A group of squares that look alike.
#[derive(Clone)]
pub(super) struct Group {
    /// The boards with such squares, and how many each has.
    pub(super) boards: Vec<(usize, i32)>,
    /// How likely each name is by the group itself, as `ln`.
    pub(super) likely: [f32; NAMES],
    pub(super) size: usize,
}

struct Names<'a> {
    groups: &'a [Group],
    /// The number of pieces of each name on each board.
    counts: Vec<[i32; NAMES]>,
    of_group: Vec<usize>,
    /// The weight of the rules of chess in this document, from 0 to 1.
    rules: f32,
}

/// Returns the probabilities of the names of each group. `rules` is the weight of the rules of chess, from 0 to 1.
pub(super) fn named(groups: &[Group], board_count: usize, rules: f32) -> Vec<[f32; NAMES]> {
    let mut names = Names::likeliest(groups, board_count, rules);
    let mut order: Vec<usize> = (0..groups.len()).collect();
    order.sort_by_key(|group| std::cmp::Reverse(groups[*group].size));
    for _ in 0..MOST_ROUNDS {
        let is_changed = [
            names.rename_each(&order),
            names.exchange_pairs(&order[..order.len().min(MOST_EXCHANGED)]),
            names.exchange_pieces(),
        ];
        if !is_changed.contains(&true) {
            break;
        }
    }
    (0..groups.len())
        .map(|group| names.chances(group))
        .collect()
}

impl<'a> Names<'a> {
    fn likeliest(groups: &'a [Group], board_count: usize, rules: f32) -> Self {
        let likeliest = |group: &Group| {
            let all = group.likely.iter().enumerate();
            all.max_by(|one, other| one.1.total_cmp(other.1))
                .map_or(0, |(name, _)| name)
        };
        let mut names = Self {
            groups,
            counts: vec![[0; NAMES]; board_count],
            of_group: groups.iter().map(likeliest).collect(),
            rules,
        };
        for (group, name) in groups.iter().zip(&names.of_group) {
            for (board, count) in &group.boards {
                names.counts[*board][*name] += count;
            }
        }
        names
    }

    /// Gives each group the name that makes everything the most likely. Returns whether any has changed.
    fn rename_each(&mut self, order: &[usize]) -> bool {
        let mut is_changed = false;
        for group in order {
            let gains = (1..NAMES).map(|name| (name, self.gain(*group, name)));
            let best = gains.max_by(|one, other| one.1.total_cmp(&other.1));
            if let Some((name, _)) = best.filter(|(_, gain)| *gain > LEAST_GAIN) {
                self.rename(*group, name);
                is_changed = true;
            }
        }
        is_changed
    }

    /// Exchanges the names of two groups.
    fn exchange_pairs(&mut self, groups: &[usize]) -> bool {
        let mut is_changed = false;
        for (index, one) in groups.iter().enumerate() {
            for other in &groups[index + 1..] {
                let (name, other_name) = (self.of_group[*one], self.of_group[*other]);
                is_changed |= name != other_name
                    && self.change_if_likelier(&[(*one, other_name), (*other, name)]);
            }
        }
        is_changed
    }

    /// Exchanges the names of two pieces of a side on all groups that have them.
    fn exchange_pieces(&mut self) -> bool {
        let mut is_changed = false;
        for side in [1, 1 + KINDS] {
            for one in side..side + KINDS {
                for other in one + 1..side + KINDS {
                    let renamed = |(group, name): (usize, &usize)| match *name {
                        name if name == one => Some((group, other)),
                        name if name == other => Some((group, one)),
                        _ => None,
                    };
                    let changes: Vec<(usize, usize)> = self
                        .of_group
                        .iter()
                        .enumerate()
                        .filter_map(renamed)
                        .collect();
                    is_changed |= self.change_if_likelier(&changes);
                }
            }
        }
        is_changed
    }

    /// Gives groups these names if that makes everything likelier. Returns whether it does.
    fn change_if_likelier(&mut self, changes: &[(usize, usize)]) -> bool {
        let mut gain = 0.0;
        let mut before = Vec::with_capacity(changes.len());
        for (group, name) in changes {
            gain += self.gain(*group, *name);
            before.push((*group, self.of_group[*group]));
            self.rename(*group, *name);
        }
        if gain > LEAST_GAIN {
            return true;
        }
        for (group, name) in before {
            self.rename(group, name);
        }
        false
    }

    /// Returns how much likelier everything is when a group has another name, as `ln` of the odds.
    fn gain(&self, group: usize, name: usize) -> f32 {
        let now = self.of_group[group];
        if now == name {
            return 0.0;
        }
        let of = &self.groups[group];
        let faults = of.boards.iter().map(|(board, count)| {
            let counts = &self.counts[*board];
            let before = faults(now, counts[now]) + faults(name, counts[name]);
            before - faults(now, counts[now] - count) - faults(name, counts[name] + count)
        });
        of.likely[name] - of.likely[now] + self.rules * faults.sum::<f32>()
    }

    fn rename(&mut self, group: usize, name: usize) {
        let before = std::mem::replace(&mut self.of_group[group], name);
        for (board, count) in &self.groups[group].boards {
            self.counts[*board][before] -= count;
            self.counts[*board][name] += count;
        }
    }

    fn chances(&self, group: usize) -> [f32; NAMES] {
        let gains: [f32; NAMES] = std::array::from_fn(|name| TRUST * self.gain(group, name));
        crate::net::of_logits(gains)
    }
}

/// Returns how unusual it is that a board has this many pieces of a name, as `ln` of the odds.
fn faults(name: usize, count: i32) -> f32 {
    if name == 0 {
        0.0
    } else {
        unusual(kind_of(name), count)
    }
}

/// The kind of a piece, from the pawn to the king.
pub(super) fn kind_of(name: usize) -> usize {
    (name - 1) % KINDS
}

/// Whether a name is that of a white piece.
pub(super) fn is_white(name: usize) -> bool {
    CLASSES[name].is_ascii_uppercase()
}

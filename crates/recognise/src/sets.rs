//! Reads the boards of a document together.
//!
//! A book has one set of pieces. The net may confuse two pieces of an unknown set, but the same shapes occur on other
//! boards, in other places, beside other pieces: a side has one king on almost every board, at most eight pawns, and
//! rooks are mostly at home. So squares that look alike are grouped (`clusters`), each group gets the name under which
//! all boards together are the most usual (`naming`, `rules`), and each square is read again with that name in view. A
//! square that the user has confirmed weighs more than many that only look likely.
//!
//! The more of the boards that are sure have unusual positions, the less the rules of chess count. Groups that are small
//! tell little, and a board alone nothing that the net does not see already. What the net sees on a
//! square counts, too: a group may hold a square that only resembles the others.

mod clusters;
mod naming;
mod rules;
#[cfg(test)]
mod tests;

use super::net::{CLASSES, Chances};
use super::reading::Reading;
use super::seen::SeenBoard;
use clusters::{Tile, grouped};
use naming::{Group, NAMES, is_white, kind_of, named};
use rules::{unusual, usual};

/// The minimum number of boards from which the rules of chess decide, since fewer may all be unusual positions. What the
/// user has confirmed counts from the second board on.
const FEWEST_BOARDS: usize = 8;
/// The probability of an empty square from which no piece is looked for.
const EMPTY: f32 = 0.5;
/// The lowest probability that the net's doubt about a piece amounts to.
const LEAST_CHANCE: f32 = 1e-3;
/// The number of squares whose probabilities count as independent of each other within a group.
const MOST_LOOKS: f32 = 10.0;
/// The weight of the ranks on which the pieces of a group are.
const BY_RANK: f32 = 0.3;
/// The weight of a confirmed square, as `ln` of the odds.
const CONFIRMED: f32 = 12.0;
/// The number of squares in a group of which half is known.
const HALF_KNOWN: f32 = 2.0;
/// The weight of the net's own probabilities on a square of a large group.
const OWN_WEIGHT: f32 = 0.5;
/// The probability that a square is not what its group is.
const NOT_OF_GROUP: f32 = 0.02;
/// The lowest probability that the net's own look at a square amounts to.
const LEAST_OWN: f32 = 1e-6;
/// The minimum share of pieces on which a confirmed position agrees with the net. With less it is another position.
const LEAST_AGREEMENT: f32 = 0.5;

/// A board of a document.
#[derive(Clone, Debug)]
pub struct KnownBoard<'a> {
    seen: &'a SeenBoard,
    /// The pieces that the user has confirmed, in the order of the picture.
    confirmed: Option<[char; 64]>,
}

impl<'a> KnownBoard<'a> {
    /// A board of which nothing else is known.
    pub fn new(seen: &'a SeenBoard) -> Self {
        Self {
            seen,
            confirmed: None,
        }
    }

    /// A board whose pieces the user has confirmed, row by row from the upper left of the picture: FEN letters, `.` for
    /// an empty square.
    pub fn confirmed(seen: &'a SeenBoard, squares: [char; 64]) -> Self {
        Self {
            seen,
            confirmed: Some(squares),
        }
    }

    /// The name of the piece that the user has confirmed on a square.
    fn name_on(&self, square: usize) -> Option<usize> {
        let man = self.confirmed?[square];
        CLASSES[1..NAMES]
            .iter()
            .position(|class| *class == man)
            .map(|at| at + 1)
    }

    /// Whether the confirmed position is that of the picture. The user may have turned the board, or have set up
    /// something else over it.
    fn is_of_picture(&self) -> bool {
        let men = (0..64).filter(|square| has_man(self.seen, *square));
        let (mut all, mut agreeing) = (0.0, 0.0);
        for square in men {
            all += 1.0;
            let name = self.name_on(square);
            agreeing += name.map_or(0.0, |name| {
                f32::from(self.seen.chances[square][name] > LEAST_CHANCE)
            });
        }
        agreeing >= LEAST_AGREEMENT * all
    }
}

/// Reads the boards of a document, each with the others in view. `None` is a board that stays as it is, because
/// the user has confirmed it or because nothing more is known about it.
pub fn read_together(boards: &[KnownBoard<'_>]) -> Vec<Option<Reading>> {
    let is_any_confirmed = boards.iter().any(|board| board.confirmed.is_some());
    if boards.len() < FEWEST_BOARDS && !is_any_confirmed {
        return vec![None; boards.len()];
    }
    let tiles = tiles(boards);
    let (of_tile, count) = grouped(&tiles);
    let alone: Vec<Reading> = boards
        .iter()
        .map(|board| Reading::of(board.seen, board.seen.chances.clone()))
        .collect();
    let rules = weight_of_rules(&alone);
    let groups = groups(boards, &alone, rules, &tiles, (&of_tile, count));
    let names = named(&groups, boards.len(), rules);
    let mut chances: Vec<Vec<Chances>> = boards
        .iter()
        .map(|board| board.seen.chances.clone())
        .collect();
    for (tile, group) in tiles.iter().zip(&of_tile) {
        let own = &mut chances[tile.board][tile.square];
        *own = told(own, &names[*group], groups[*group].size);
    }
    let boards = boards.iter().zip(chances);
    boards
        .map(|(board, chances)| {
            let is_new = board.confirmed.is_none();
            is_new.then(|| Reading::of(board.seen, chances))
        })
        .collect()
}

fn has_man(board: &SeenBoard, square: usize) -> bool {
    board.chances[square][0] < EMPTY
}

/// The squares with pieces.
fn tiles<'a>(boards: &[KnownBoard<'a>]) -> Vec<Tile<'a>> {
    let of_board = |(board, known): (usize, &KnownBoard<'a>)| {
        let seen = known.seen;
        let squares = (0..64).filter(move |square| has_man(seen, *square));
        squares.map(move |square| Tile {
            board,
            square,
            look: seen.look(square),
        })
    };
    boards.iter().enumerate().flat_map(of_board).collect()
}

/// Collects what is known about each group.
fn groups(
    boards: &[KnownBoard<'_>],
    alone: &[Reading],
    rules: f32,
    tiles: &[Tile<'_>],
    (of_tile, count): (&[usize], usize),
) -> Vec<Group> {
    let empty = Group {
        boards: Vec::new(),
        likely: [0.0; NAMES],
        size: 0,
    };
    let mut groups = vec![empty; count];
    let mut by_rank = vec![[0.0; NAMES]; count];
    let sides: Vec<(bool, f32)> = alone.iter().map(side_below).collect();
    let teaches: Vec<bool> = boards.iter().map(KnownBoard::is_of_picture).collect();
    for (tile, at) in tiles.iter().zip(of_tile) {
        let group = &mut groups[*at];
        group.size += 1;
        match group.boards.last_mut() {
            Some((board, count)) if *board == tile.board => *count += 1,
            _ => group.boards.push((tile.board, 1)),
        }
        let (is_white_below, certainty) = sides[tile.board];
        let chances = &boards[tile.board].seen.chances[tile.square];
        for name in 0..NAMES {
            group.likely[name] += chances[name].max(LEAST_CHANCE).ln();
            by_rank[*at][name] +=
                rules * certainty * on_rank(name, tile.square / 8, is_white_below);
        }
        let name = boards[tile.board].name_on(tile.square);
        if let Some(name) = name.filter(|_| teaches[tile.board]) {
            by_rank[*at][name] += CONFIRMED / BY_RANK;
        }
    }
    for (group, by_rank) in groups.iter_mut().zip(by_rank) {
        // The squares of a group look alike, so that the net errs on all of them.
        let share = (MOST_LOOKS / group.size as f32).min(1.0);
        for (likely, by_rank) in group.likely.iter_mut().zip(by_rank) {
            *likely = *likely * share + BY_RANK * by_rank;
        }
    }
    groups
}

/// Whether White is at the bottom, and how certain that is, from 0 to 1.
fn side_below(reading: &Reading) -> (bool, f32) {
    (reading.is_white_below, 2.0 * reading.below - 1.0)
}

/// The share of usual positions in a document, judged by the boards that leave no doubt without the others. Books of
/// problems and exercises have boards without kings and with many queens, where the rules of chess show nothing.
fn weight_of_rules(alone: &[Reading]) -> f32 {
    let sure = alone.iter().filter(|board| board.doubts.is_empty());
    let (mut all, mut usual) = (1.0, 1.0);
    for board in sure {
        all += 1.0;
        usual += f32::from(is_usual(board));
    }
    usual / all
}

/// Whether each side has one king and no more of the others than at the start.
fn is_usual(board: &Reading) -> bool {
    (1..NAMES).all(|name| {
        let man = CLASSES[name];
        let count = board
            .squares
            .iter()
            .filter(|square| **square == man)
            .count();
        unusual(kind_of(name), count as i32) == 0.0
    })
}

/// How usual a piece is in a row of the picture, as `ln` of a share.
fn on_rank(name: usize, row: usize, is_white_below: bool) -> f32 {
    if name == 0 {
        return LEAST_CHANCE.ln();
    }
    let rank = if is_white(name) == is_white_below {
        7 - row
    } else {
        row
    };
    usual(kind_of(name), rank)
}

/// The probabilities on a square whose group has these names.
fn told(own: &Chances, names: &[f32; NAMES], size: usize) -> Chances {
    let known = size as f32 / (size as f32 + HALF_KNOWN);
    let own_weight = 1.0 - known * (1.0 - OWN_WEIGHT);
    let mut chances = *own;
    for (chance, name) in chances.iter_mut().zip(names) {
        let name = name * (1.0 - NOT_OF_GROUP) + NOT_OF_GROUP / NAMES as f32;
        *chance = chance.max(LEAST_OWN).powf(own_weight) * name.powf(known);
    }
    let sum: f32 = chances.iter().sum();
    chances.map(|chance| chance / sum)
}

//! Groups of squares that look alike: the same piece on squares of the same colour, on all boards of a document.
//!
//! The net's numbers for a square by itself are compared by their angle, which contrast hardly changes. A tile joins the
//! nearest group or begins a new one; groups that come close to each other are joined; and then each tile goes to the
//! nearest group. So the time is proportional to the number of tiles, of which a book of a thousand boards has 25,000.

use crate::seen::LOOK;

/// A square with a piece.
pub(super) struct Tile<'a> {
    pub(super) board: usize,
    pub(super) square: usize,
    pub(super) look: &'a [u8],
}

/// The minimum cosine of the angle between a tile and the middle of its group.
const ALIKE: f32 = 0.97;
/// The minimum cosine of the angle between groups that are joined.
const THE_SAME: f32 = 0.985;
/// The maximum number of groups. Beyond it tiles go to the nearest group, however far it is.
const MOST_GROUPS: usize = 600;

/// The numbers of a square, scaled to the length 1.
type Look = [f32; LOOK];

struct Group {
    is_dark: bool,
    sum: Look,
    /// The sum, scaled to the length 1.
    middle: Look,
    count: usize,
}

/// Returns the number of each tile's group, and the number of groups.
pub(super) fn grouped(tiles: &[Tile<'_>]) -> (Vec<usize>, usize) {
    let looks: Vec<(Look, bool)> = tiles
        .iter()
        .map(|tile| (look_of(tile), is_dark(tile)))
        .collect();
    let mut groups: Vec<Group> = Vec::new();
    for (look, is_dark) in &looks {
        match nearest(&groups, look, *is_dark) {
            Some((at, near)) if near >= ALIKE || groups.len() >= MOST_GROUPS => {
                groups[at].add(look, 1);
            }
            _ => groups.push(Group {
                is_dark: *is_dark,
                sum: *look,
                middle: *look,
                count: 1,
            }),
        }
    }
    let groups = joined(groups);
    let of_tile = looks
        .iter()
        .map(|(look, is_dark)| nearest(&groups, look, *is_dark).map_or(0, |(at, _)| at));
    (of_tile.collect(), groups.len())
}

/// Joins groups that are hardly apart, the largest first.
fn joined(mut groups: Vec<Group>) -> Vec<Group> {
    groups.sort_by_key(|group| std::cmp::Reverse(group.count));
    let mut kept: Vec<Group> = Vec::new();
    for group in groups {
        match nearest(&kept, &group.middle, group.is_dark) {
            Some((at, near)) if near >= THE_SAME => kept[at].add(&group.sum, group.count),
            _ => kept.push(group),
        }
    }
    kept
}

impl Group {
    fn add(&mut self, sum: &Look, count: usize) {
        for (own, other) in self.sum.iter_mut().zip(sum) {
            *own += other;
        }
        self.count += count;
        self.middle = scaled(&self.sum);
    }
}

/// Returns the group for squares of this colour whose middle is nearest to a look, with the cosine of their angle.
fn nearest(groups: &[Group], look: &Look, is_dark: bool) -> Option<(usize, f32)> {
    let own = groups.iter().enumerate();
    let own = own.filter(|(_, group)| group.is_dark == is_dark);
    own.map(|(at, group)| (at, product(&group.middle, look)))
        .max_by(|one, other| one.1.total_cmp(&other.1))
}

fn is_dark(tile: &Tile<'_>) -> bool {
    !(tile.square / 8 + tile.square % 8).is_multiple_of(2)
}

fn look_of(tile: &Tile<'_>) -> Look {
    let mut look = [0.0; LOOK];
    for (part, seen) in look.iter_mut().zip(tile.look) {
        *part = f32::from(*seen);
    }
    scaled(&look)
}

fn scaled(look: &Look) -> Look {
    let length = product(look, look).sqrt().max(1e-6);
    look.map(|part| part / length)
}

fn product(one: &Look, other: &Look) -> f32 {
    // Several sums at once are added by one instruction.
    let mut sums = [0.0; 8];
    for (one, other) in one.chunks_exact(8).zip(other.chunks_exact(8)) {
        for ((sum, one), other) in sums.iter_mut().zip(one).zip(other) {
            *sum += one * other;
        }
    }
    sums.iter().sum()
}

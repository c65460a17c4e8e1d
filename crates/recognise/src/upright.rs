//! Every board has a light square at its upper left, whichever side is below. One that has not was changed on the way:
//! light and dark were exchanged, as programs show pages at night, or it lies on its side, as a page in a photograph
//! may. A board that is hardly clear may be upside down.

use super::lattice::Lattice;
use super::looks;
use super::net::{Chances, NO_SQUARE, Net};
use super::picture::Pyramid;
use super::rectified::Rectified;

/// A board that is less clear than this may be upside down.
const UNCLEAR: f32 = 0.05;
/// Turned round, it has to be this many times clearer.
const MUCH_CLEARER: f32 = 20.0;
/// How much a board that lies on its side counts: that is rarer than what its surroundings say, which counts 1.
const ON_ITS_SIDE: f32 = 0.2;
/// How much it counts where the surroundings say the opposite: a light frame at night, or a dark page on which a board
/// was drawn the wrong way round.
const UNLIKELY: f32 = 0.05;
/// So far from a board its surroundings are looked at, in squares: beyond frames and coordinates.
const AROUND: f32 = 0.9;

/// A board as it is meant.
pub(super) struct Upright {
    /// Where it is seen, from its own upper left.
    pub(super) board: Lattice,
    /// Whether light and dark are exchanged in the picture.
    pub(super) is_negative: bool,
    /// How probable each class is on each square.
    pub(super) chances: Vec<Chances>,
}

/// Looks at a board, and where what is seen cannot be right, in other ways as well.
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
    // A page at night is dark around its boards; a board that was drawn the wrong way round stands on a light one.
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

/// Takes a look instead of the best one, where it is clearer by what both count.
fn better(best: &mut (Upright, f32), look: Upright, counts: f32) {
    if look.clear() * counts > best.0.clear() * best.1 {
        *best = (look, counts);
    }
}

/// Whether what is around a board is darker than the board.
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
        chances: looks::chances(net, straight),
        board,
        is_negative,
    }
}

impl Upright {
    /// How probable it is that what is seen on every square is right, if that is a board.
    fn clear(&self) -> f32 {
        let most = |chances: &Chances| chances[..NO_SQUARE].iter().copied().fold(0.0, f32::max);
        self.chances.iter().map(most).product()
    }
}

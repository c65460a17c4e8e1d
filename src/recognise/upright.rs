//! How a board is meant that is seen as none is set up: with light and dark exchanged, as programs show pages at
//! night, or lying on its side, as a photograph of a page may. Every board has a light square at its upper left,
//! whichever side is below, so one that has not was changed on the way.

use super::lattice::Lattice;
use super::looks;
use super::net::{Chances, NO_SQUARE, Net};
use super::picture::Pyramid;
use super::rectified::Rectified;

/// Where the men of a board are less probable together, it may stand on its head.
const UNCLEAR: f32 = 0.05;
/// By so much it has to be clearer then.
const MUCH_CLEARER: f32 = 20.0;
/// Boards lie on their sides less often than light and dark are exchanged, or nobody can tell which it is.
const ON_ITS_SIDE: f32 = 0.2;
/// Whoever sets up a board the wrong way round is rarer still.
const AS_SEEN: f32 = 0.05;

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
    let turns = [1, 3]
        .into_iter()
        .filter_map(|quarters| board.turned(quarters));
    let turns = turns.map(|turned| (look(pyramid, net, turned, false), ON_ITS_SIDE));
    let negative = look(pyramid, net, board.clone(), true);
    let others: Vec<(Upright, f32)> = turns.chain([(negative, 1.0)]).collect();
    let mut best = (seen, AS_SEEN);
    for other in others {
        if other.0.clear() * other.1 > best.0.clear() * best.1 {
            best = other;
        }
    }
    best.0
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

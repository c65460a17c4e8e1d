//! Judges whether eight rows and columns that were read are a chess board.
//!
//! The search for boards proves a lattice and not chess, and the net names a piece wherever something is. No single sign
//! tells another game from an odd chess position: problems have no kings, lessons have one piece, puzzles have eight
//! queens, scans have vanished dark squares, and a new piece set makes the net unsure. So weak signs add up, each in
//! parts of what suffices alone, and a board is refused where they do together. A refused board is still read, and its
//! reader can insist.
//!
//! Measured: of 69 real and 60 drawn boards, odd ones included, two were refused: a drawing with dotted routes, and one
//! with crosses that hardly differ from their squares. Of 19 real and 216 drawn pictures without a board, one was read:
//! a chess board with lines all over it.

use super::contents::Contents;
use super::lattice::Lattice;
use super::net::{Chances, best};
use super::rectified::Rectified;
use tabiya_notation::picture_doubts::Unlikely;

/// The expected share of wrong pieces that suffices alone. Unknown piece sets stay below 0.25.
const UNSURE: f32 = 0.3;
/// The least number of pieces of which a share is computed. One unsure piece alone says little.
const FEWEST: usize = 6;
/// The weight of the mean probability of "no square". On boards it is next to nothing.
const NO_SQUARE: f32 = 2.0;
/// The weight of squares that do not alternate between light and dark. Few diagrams are printed like that, and other
/// games are.
const UNCHEQUERED: f32 = 0.5;
/// The weight of the share of squares with strokes of different kinds: letters, digits, lines of a puzzle. A few may be
/// pieces of a faint print.
const STROKES: f32 = 1.0;
/// The number of different kinds of strokes from which they count.
const LEAST_KINDS: usize = 4;
/// The weight of the share of squares from which something reaches into the square above, as pieces in space do.
const CROSSED: f32 = 0.8;
/// The weight of discs, where most shapes are discs.
const DISCS: f32 = 1.0;
/// The minimum number of discs that count.
const LEAST_DISCS: usize = 4;

/// What is on a lattice.
#[derive(Clone, Copy, Debug)]
struct Signs {
    /// The number of pieces that the net sees.
    pieces: usize,
    /// The number of squares on which the net sees a piece, or something else is.
    contents: usize,
    /// The expected number of wrong squares.
    wrong: f32,
    no_square: f32,
    is_chequered: bool,
    shapes: usize,
    discs: usize,
    strokes: usize,
    /// The number of different strokes.
    kinds: usize,
    crossed: usize,
}

impl Signs {
    fn of(on_board: &Contents, is_chequered: bool, chances: &[Chances], no_square: f32) -> Self {
        let shapes = &on_board.shapes;
        let is_piece = |square: usize| best(&chances[square]).0 != 0;
        let has_shape = |square: usize| shapes.iter().any(|shape| shape.square == square);
        Self {
            pieces: (0..64).filter(|square| is_piece(*square)).count(),
            contents: (0..64)
                .filter(|square| is_piece(*square) || has_shape(*square))
                .count(),
            wrong: chances.iter().map(|chances| 1.0 - best(chances).1).sum(),
            no_square,
            is_chequered,
            shapes: shapes.len(),
            discs: shapes.iter().filter(|shape| shape.is_disc).count(),
            strokes: shapes.iter().filter(|shape| shape.is_thin).count(),
            kinds: on_board.kinds(),
            crossed: on_board.crossed,
        }
    }

    /// The sum of all signs. From 1 it is hardly a board.
    fn sum(&self) -> f32 {
        let share = |count: usize| count as f32 / self.contents.max(FEWEST) as f32;
        let mut sum = self.wrong / self.pieces.max(FEWEST) as f32 / UNSURE;
        sum += NO_SQUARE * self.no_square + CROSSED * share(self.crossed);
        if !self.is_chequered {
            sum += UNCHEQUERED;
        }
        if self.kinds >= LEAST_KINDS {
            sum += STROKES * share(self.kinds);
        }
        if self.has_discs() {
            sum += DISCS;
        }
        sum
    }

    fn has_discs(&self) -> bool {
        self.discs >= LEAST_DISCS && 4 * self.discs >= 3 * self.shapes
    }

    /// What it seems to be instead.
    fn reason(&self) -> Unlikely {
        let has_strokes = self.kinds >= LEAST_KINDS && 2 * self.strokes >= self.shapes;
        if has_strokes || self.has_discs() || !self.is_chequered {
            Unlikely::OtherGame
        } else if 20 * self.crossed >= 3 * self.contents {
            Unlikely::InSpace
        } else {
            Unlikely::Unclear
        }
    }
}

/// Whether the squares alternate between light and dark in nearly every row and column.
fn is_chequered(board: &Rectified) -> bool {
    /// The minimum difference of shades of 255.
    const LEAST_CONTRAST: f32 = 4.0;
    const LEAST_LINES: usize = 14;
    let shades = board.shades();
    let difference = |squares: [usize; 8]| {
        let median = |parity: usize| {
            let of_parity = squares
                .iter()
                .filter(|square| (*square / 8 + *square % 8) % 2 == parity);
            let mut means: Vec<f32> = of_parity.map(|square| shades[*square].mean).collect();
            means.sort_unstable_by(f32::total_cmp);
            f32::midpoint(means[1], means[2])
        };
        median(0) - median(1)
    };
    let rows = (0..8).map(|row| std::array::from_fn(|column| row * 8 + column));
    let columns = (0..8).map(|column| std::array::from_fn(|row| row * 8 + column));
    let all: Vec<f32> = rows.chain(columns).map(difference).collect();
    let lighter = all.iter().filter(|by| **by >= LEAST_CONTRAST).count();
    let darker = all.iter().filter(|by| **by <= -LEAST_CONTRAST).count();
    lighter.max(darker) >= LEAST_LINES
}

/// Returns why something that was read is hardly a board; `None` for a plausible board.
pub(super) fn unlikely(
    lattice: &Lattice,
    board: &Rectified,
    contents: &Contents,
    chances: &[Chances],
    no_square: f32,
) -> Option<Unlikely> {
    let is_chequered = lattice.agreement > 0.0 || is_chequered(board);
    let signs = Signs::of(contents, is_chequered, chances, no_square);
    (signs.sum() >= 1.0).then(|| signs.reason())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A position of twenty pieces of a known set.
    const USUAL: Signs = Signs {
        pieces: 20,
        contents: 20,
        wrong: 0.1,
        no_square: 0.0,
        is_chequered: true,
        shapes: 20,
        discs: 0,
        strokes: 0,
        kinds: 0,
        crossed: 0,
    };

    fn reason(signs: Signs) -> Option<Unlikely> {
        (signs.sum() >= 1.0).then(|| signs.reason())
    }

    #[test]
    fn one_weak_sign_refuses_no_board() {
        assert_eq!(reason(USUAL), None);
        // An unknown piece set, a scan without dark squares, a faint print, pieces that touch the edges.
        assert_eq!(
            reason(Signs {
                wrong: 4.0,
                ..USUAL
            }),
            None
        );
        let is_chequered = false;
        assert_eq!(
            reason(Signs {
                is_chequered,
                ..USUAL
            }),
            None
        );
        let (strokes, kinds) = (12, 12);
        assert_eq!(
            reason(Signs {
                strokes,
                kinds,
                ..USUAL
            }),
            None
        );
        assert_eq!(
            reason(Signs {
                crossed: 6,
                ..USUAL
            }),
            None
        );
        // A single unsure piece, and an empty board.
        let (pieces, contents, shapes) = (1, 1, 1);
        let one = Signs {
            pieces,
            contents,
            shapes,
            wrong: 0.6,
            ..USUAL
        };
        assert_eq!(reason(one), None);
        let (pieces, contents, shapes) = (0, 0, 0);
        assert_eq!(
            reason(Signs {
                pieces,
                contents,
                shapes,
                ..USUAL
            }),
            None
        );
    }

    #[test]
    fn several_signs_together_refuse_a_board_and_tell_why() {
        let other_game = Some(Unlikely::OtherGame);
        let (wrong, is_chequered) = (4.0, false);
        assert_eq!(
            reason(Signs {
                wrong,
                is_chequered,
                ..USUAL
            }),
            other_game
        );
        let (strokes, kinds) = (12, 8);
        assert_eq!(
            reason(Signs {
                wrong,
                strokes,
                kinds,
                ..USUAL
            }),
            other_game
        );
        assert_eq!(reason(Signs { discs: 18, ..USUAL }), other_game);
        let (wrong, crossed) = (5.5, 6);
        let in_space = reason(Signs {
            wrong,
            crossed,
            ..USUAL
        });
        assert_eq!(in_space, Some(Unlikely::InSpace));
        assert_eq!(
            reason(Signs {
                wrong: 7.0,
                ..USUAL
            }),
            Some(Unlikely::Unclear)
        );
    }
}

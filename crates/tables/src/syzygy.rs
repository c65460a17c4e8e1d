//! Syzygy tables: win, draw or loss (`.rtbw`), and the plies to the next capture or pawn move (`.rtbz`).
//!
//! # How positions are stored
//!
//! Positions that are mirrored or have colours swapped are one. A table has a part for each side to move (distances:
//! for one of them) and, with pawns, for each file of the foremost pawn (`table`). The number of a position in its part
//! is computed from groups of equal pieces (`part`, `squares`), and the value with that number is decompressed
//! (`pairs`). Tables know no castling and no en passant. They also hold any value that compresses well where a capture
//! gives at least as much. So a probe tries the captures first (`probe`).
//!
//! The distance is exact in plies or rounded up by one ply, as the table stores plies or moves.

mod pairs;
mod part;
mod probe;
mod squares;
mod table;

pub(crate) use probe::checked_board;
pub use probe::{Probe, ProbeError, Shelf};
pub use table::Table;

use crate::Material;

/// The two kinds of tables.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Kind {
    /// Win, draw or loss: `.rtbw`.
    Results,
    /// Distance to the next capture or pawn move: `.rtbz`.
    Distances,
}

impl Kind {
    /// The ending of the files' names.
    pub const fn ending(self) -> &'static str {
        match self {
            Self::Results => "rtbw",
            Self::Distances => "rtbz",
        }
    }

    /// The name of the file with a table: it begins with the side that has more pieces, or the stronger ones.
    pub fn file_name(self, material: Material) -> String {
        let strength = |material: Material| {
            let name = material.name();
            let white = name.split('v').next().unwrap_or_default();
            let places = white.chars().filter_map(|letter| "PNBRQK".find(letter));
            (white.len(), places.collect::<Vec<_>>())
        };
        let swapped = material.with_colors_swapped();
        let is_weaker = strength(material) < strength(swapped);
        let name = (if is_weaker { swapped } else { material }).name();
        format!("{name}.{}", self.ending())
    }

    const fn magic(self) -> [u8; 4] {
        match self {
            Self::Results => [0x71, 0xE8, 0x23, 0x5D],
            Self::Distances => [0xD7, 0x66, 0x0C, 0xA5],
        }
    }
}

/// The result for the side to move, the fifty-move rule included.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Wdl {
    /// Lost.
    Loss,
    /// Lost, but drawn by the fifty-move rule.
    BlessedLoss,
    /// Drawn.
    Draw,
    /// Won, but drawn by the fifty-move rule.
    CursedWin,
    /// Won.
    Win,
}

impl Wdl {
    const ALL: [Self; 5] = [
        Self::Loss,
        Self::BlessedLoss,
        Self::Draw,
        Self::CursedWin,
        Self::Win,
    ];

    fn from_number(number: u16) -> Option<Self> {
        Self::ALL.get(usize::from(number)).copied()
    }

    /// The same result for the other side.
    #[must_use]
    pub const fn for_the_other(self) -> Self {
        match self {
            Self::Loss => Self::Win,
            Self::BlessedLoss => Self::CursedWin,
            Self::Draw => Self::Draw,
            Self::CursedWin => Self::BlessedLoss,
            Self::Win => Self::Loss,
        }
    }

    /// From -2 for a loss to 2 for a win, as other programs write it.
    pub const fn number(self) -> i8 {
        match self {
            Self::Loss => -2,
            Self::BlessedLoss => -1,
            Self::Draw => 0,
            Self::CursedWin => 1,
            Self::Win => 2,
        }
    }
}

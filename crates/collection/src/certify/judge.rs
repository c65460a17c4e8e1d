//! Judges of moves.

use std::cmp::{Ordering, Reverse};
use std::fmt;
use tabiya_chess::{Move, Mover};
use tabiya_tables::syzygy::ProbeError;
use tabiya_tables::{Shelf, Truth, Wdl};

/// A result for the side to move. What is drawn only by the fifty-move rule is a draw.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Outcome {
    /// It loses.
    Loss,
    /// Nobody wins.
    Draw,
    /// It wins.
    Win,
}

/// The value of a move for the side that plays it, in order from the worst to the best.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Worth {
    /// It loses.
    Loss,
    /// It draws.
    Draw,
    /// It wins, and no mate is known.
    Win,
    /// It mates in this number of moves, itself included.
    Mates(u32),
}

impl Worth {
    /// The best of all.
    pub const BEST: Self = Self::Mates(1);

    /// The result.
    #[must_use]
    pub const fn outcome(self) -> Outcome {
        match self {
            Self::Loss => Outcome::Loss,
            Self::Draw => Outcome::Draw,
            Self::Win | Self::Mates(_) => Outcome::Win,
        }
    }

    fn rank(self) -> (Outcome, Reverse<u32>) {
        let moves = match self {
            Self::Mates(moves) => moves,
            Self::Loss | Self::Draw | Self::Win => u32::MAX,
        };
        (self.outcome(), Reverse(moves))
    }
}

impl Ord for Worth {
    fn cmp(&self, other: &Self) -> Ordering {
        self.rank().cmp(&other.rank())
    }
}

impl PartialOrd for Worth {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

/// A move with the limits of its value: they are equal if the judge is sure.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct JudgedMove {
    /// The move.
    pub played: Move,
    /// It is worth this at least.
    pub least: Worth,
    /// It is worth this at most.
    pub most: Worth,
}

impl JudgedMove {
    /// A move of which the judge is sure.
    pub const fn sure(played: Move, worth: Worth) -> Self {
        Self {
            played,
            least: worth,
            most: worth,
        }
    }
}

/// The source of a judgement.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum JudgedBy {
    /// Endgame tables.
    Tables,
    /// An engine.
    Engine,
    /// Tables at some turns, an engine at others.
    Both,
}

impl JudgedBy {
    /// Who judged both of two turns.
    #[must_use]
    pub fn and(self, other: Self) -> Self {
        if self == other { self } else { Self::Both }
    }
}

impl fmt::Display for JudgedBy {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Tables => "tables",
            Self::Engine => "engine",
            Self::Both => "both",
        })
    }
}

/// The reason why a position was not judged.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NotJudged {
    /// No table knows it, or none knows its distance to mate, and no engine was asked.
    BeyondTables,
    /// A table cannot be used.
    Table(ProbeError),
    /// The engine gave no answer.
    Engine,
}

/// Values the moves of a position.
pub trait Judge {
    /// The best moves in this position, the best first, and who judged them. All moves that are not among them are no
    /// better than the last one; there are at least two unless only one is legal. If `needs_mate`, the distances to mate
    /// must be known.
    ///
    /// # Errors
    ///
    /// Says why there is no answer.
    fn judge(
        &mut self,
        mover: &Mover,
        needs_mate: bool,
    ) -> Result<(Vec<JudgedMove>, JudgedBy), NotJudged>;
}

/// Judges by endgame tables: those in the program, and those of a shelf.
pub struct TableJudge<'a> {
    /// The user's tables.
    pub shelf: Option<&'a dyn Shelf>,
}

impl fmt::Debug for TableJudge<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("TableJudge").finish_non_exhaustive()
    }
}

impl Judge for TableJudge<'_> {
    fn judge(
        &mut self,
        mover: &Mover,
        needs_mate: bool,
    ) -> Result<(Vec<JudgedMove>, JudgedBy), NotJudged> {
        // Otherwise a capture into a small ending would be asked about although the position itself is out of reach.
        known(mover, self.shelf)?;
        let mut judged = Vec::new();
        for played in mover.moves() {
            let truth = known(&mover.after(played), self.shelf)?;
            let worth = worth(&truth);
            if needs_mate && worth == Worth::Win {
                return Err(NotJudged::BeyondTables);
            }
            judged.push(JudgedMove::sure(played, worth));
        }
        judged.sort_by_key(|judged| Reverse(judged.least));
        Ok((judged, JudgedBy::Tables))
    }
}

/// The truth, if it is certain.
fn known(mover: &Mover, shelf: Option<&dyn Shelf>) -> Result<Truth, NotJudged> {
    match Truth::of(mover.position(), shelf) {
        Ok(truth) if truth.is_clock_open => Err(NotJudged::BeyondTables),
        Ok(truth) => Ok(truth),
        Err(error @ ProbeError::Table(..)) => Err(NotJudged::Table(error)),
        Err(_) => Err(NotJudged::BeyondTables),
    }
}

/// The worth of a move to a position with this truth. A win is compared with mates only if its distance is known.
fn worth(after: &Truth) -> Worth {
    match after.result {
        Wdl::Loss => after
            .mate
            .map_or(Worth::Win, |plies| Worth::Mates(plies / 2 + 1)),
        Wdl::Win => Worth::Loss,
        Wdl::CursedWin | Wdl::Draw | Wdl::BlessedLoss => Worth::Draw,
    }
}

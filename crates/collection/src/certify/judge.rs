//! Judges of moves.

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

/// The value of a move for the side that plays it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct JudgedMove {
    /// The move.
    pub played: Move,
    /// The result after it; `None` if the judge is not sure.
    pub outcome: Option<Outcome>,
    /// The number of moves in which the side mates, this one included.
    pub mate: Option<u32>,
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
            let outcome = outcome(truth.result.for_the_other());
            if needs_mate && outcome == Outcome::Win && truth.mate.is_none() {
                return Err(NotJudged::BeyondTables);
            }
            let mate = truth.mate.filter(|_| truth.result == Wdl::Loss);
            judged.push(JudgedMove {
                played,
                outcome: Some(outcome),
                mate: mate.map(|plies| plies / 2 + 1),
            });
        }
        judged.sort_by_key(|judged| {
            let mate = judged.mate.unwrap_or(u32::MAX);
            (std::cmp::Reverse(judged.outcome), mate)
        });
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

const fn outcome(result: Wdl) -> Outcome {
    match result {
        Wdl::Win => Outcome::Win,
        Wdl::Loss => Outcome::Loss,
        Wdl::CursedWin | Wdl::Draw | Wdl::BlessedLoss => Outcome::Draw,
    }
}

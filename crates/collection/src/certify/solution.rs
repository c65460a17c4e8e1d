//! The solution that a record claims.

use super::judge::Outcome;
use tabiya_chess::{Move, Mover, Position};
use tabiya_notation::moves::write_san;
use tabiya_notation::opcodes::OpcodeMeaning;
use tabiya_notation::operations::operations;
use tabiya_notation::record_moves::{MoveOperation, record_moves};

/// The aim of a solution.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Aim {
    /// Mate in this number of moves.
    MateIn(u32),
    /// This result, or the best one.
    Keep(Option<Outcome>),
}

impl Aim {
    /// The aim one move later.
    pub(super) const fn next(self) -> Self {
        match self {
            Self::MateIn(moves) => Self::MateIn(moves.saturating_sub(1)),
            Self::Keep(outcome) => Self::Keep(outcome),
        }
    }
}

/// The solution that a record claims.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ClaimedSolution {
    /// The aim.
    pub aim: Aim,
    /// The moves of both sides, the solver's first. Empty if a mate is announced without moves.
    pub line: Vec<Move>,
    /// The moves that `bm` names as right, if it names several.
    pub others: Vec<Move>,
}

impl ClaimedSolution {
    /// Reads the operations of a record: the line of `pv`, or else of `bm` or `pm`; `None` if they claim nothing.
    pub fn of(position: &Position, tail: &[u8]) -> Option<Self> {
        let mover = Mover::new(position).ok()?;
        let named = record_moves(position, tail).operations;
        let announced = operations(tail).filter_map(|operation| operation.announced_mate());
        let announced = announced.min().and_then(|moves| u32::try_from(moves).ok());
        let of = |meaning| named.iter().filter(move |row| row.meaning == meaning);
        let best = of(OpcodeMeaning::BestMoves);
        let others: Vec<_> = best
            .clone()
            .filter(|row| !row.is_line)
            .flat_map(MoveOperation::played)
            .collect();
        let lines = of(OpcodeMeaning::PredictedVariation)
            .chain(best)
            .chain(of(OpcodeMeaning::PredictedMove));
        let lines = lines.map(moves_of).filter(|line| !line.is_empty());
        let is_named = |line: &Vec<Move>| {
            others.is_empty() || line.first().is_some_and(|first| others.contains(first))
        };
        let line = lines.filter(is_named).max_by_key(Vec::len);
        let line = line.unwrap_or_default();
        if line.is_empty() && announced.is_none() {
            return None;
        }
        let aim = match announced.filter(|moves| *moves > 0) {
            Some(moves) => Aim::MateIn(moves),
            None => mate_at_the_end(&mover, &line).map_or(Aim::Keep(None), Aim::MateIn),
        };
        Some(Self { aim, line, others })
    }

    /// Whether `bm` names this move, given in standard notation, as right.
    pub(crate) fn names(&self, position: &Position, san: &str) -> bool {
        let is_it = |mover: Mover| {
            let mut others = self.others.iter();
            others.any(|other| write_san(&mover, *other) == san)
        };
        Mover::new(position).is_ok_and(is_it)
    }
}

/// The moves of a line, or the first of alternatives.
fn moves_of(row: &MoveOperation) -> Vec<Move> {
    let most = if row.is_line { usize::MAX } else { 1 };
    row.played().take(most).collect()
}

/// The number of moves of the solver in a line that ends with a mate by the solver.
fn mate_at_the_end(mover: &Mover, line: &[Move]) -> Option<u32> {
    let last = line
        .iter()
        .fold(*mover, |mover, played| mover.after(*played));
    let is_own = line.len() % 2 == 1;
    let moves = u32::try_from(line.len().div_ceil(2)).ok()?;
    (is_own && last.is_checkmate()).then_some(moves)
}

//! Compares an engine's result with the claims of a record.

use super::asked::Asked;
use super::found::{Found, RankedLine};
use crate::uci::{Bound, Score, Value};
use tabiya_chess::Move;

/// A second move is as good as the only named one if it is worth at most this many hundredths of a pawn less.
const AS_GOOD: i32 = 10;

/// A contradiction between an engine's result and the claims of a record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum AuditRemark {
    /// A move of `bm` or `am` is illegal or unreadable.
    WrongMove,
    /// `bm` names only one move, and another one is as good.
    SecondMove {
        /// The other move.
        other: Move,
        /// The value of the other move for the side to move.
        value: Value,
        /// The value of the named move for the side to move.
        named: Value,
    },
    /// The engine proves a shorter mate than `dm` says.
    ShorterMate {
        /// The number of moves in `dm`.
        told: u32,
        /// The number of moves that the engine proves.
        proved: u32,
    },
    /// The engine proves that the side to move is mated, but `dm` says that it mates.
    IsMated {
        /// The number of moves in `dm`.
        told: u32,
        /// The number of the opponent's moves until the mate.
        proved: u32,
    },
}

/// Lists the contradictions between an engine's result and the claims of the record. A second move can be found only if
/// the engine searched two lines or more. An engine that found no mate proves nothing.
pub fn audit(asked: &Asked, found: &Found) -> Vec<AuditRemark> {
    let mut remarks = Vec::new();
    if asked.has_wrong_move {
        remarks.push(AuditRemark::WrongMove);
    }
    remarks.extend(second_move(asked, found));
    remarks.extend(wrong_mate(asked, found));
    remarks
}

fn second_move(asked: &Asked, found: &Found) -> Option<AuditRemark> {
    let [only] = asked.best.as_slice() else {
        return None;
    };
    let is_named = |line: &&RankedLine| line.moves.first() == Some(only);
    let named = found.lines.iter().find(is_named)?.value?;
    let others = found.lines.iter().filter(|line| !is_named(line));
    let (other, value) = others
        .filter_map(|line| Some((*line.moves.first()?, line.value?)))
        .max_by_key(|(_, value)| value.score)?;
    is_as_good(value, named).then_some(AuditRemark::SecondMove {
        other,
        value,
        named,
    })
}

/// Whether one move is at least as good as another. A move that mates later is not.
fn is_as_good(other: Value, named: Value) -> bool {
    if other.bound == Bound::AtMost || named.bound == Bound::AtLeast {
        return false;
    }
    match (other.score, named.score) {
        (Score::Centipawns(other), Score::Centipawns(named)) => {
            named.saturating_sub(other) <= AS_GOOD
        }
        (other, named) => named <= other,
    }
}

fn wrong_mate(asked: &Asked, found: &Found) -> Option<AuditRemark> {
    let told = asked.mate?;
    let Value { score, bound } = found.value()?;
    match score {
        Score::Mates(proved) if proved < told && bound != Bound::AtMost => {
            Some(AuditRemark::ShorterMate { told, proved })
        }
        Score::IsMated(proved) if bound != Bound::AtLeast => {
            Some(AuditRemark::IsMated { told, proved })
        }
        _ => None,
    }
}

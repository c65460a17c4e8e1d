//! What an engine's result says against what a record claims.

use super::asked::Asked;
use super::found::{Found, RankedLine};
use crate::uci::{Bound, Score, Value};
use tabiya_chess::Move;

/// A second move is as good as the only one that is named when it is worth at most so many hundredths of a pawn
/// less.
const AS_GOOD: i32 = 10;

/// What an engine's result says against what a record claims.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum AuditRemark {
    /// A move of `bm` or `am` cannot be played.
    WrongMove,
    /// Beside the only move that `bm` names there is another that is as good.
    SecondMove {
        /// The other move.
        other: Move,
        /// What it is worth to the side to move.
        value: Value,
        /// What the move is worth that is named.
        named: Value,
    },
    /// The engine proves a shorter mate than `dm` says.
    ShorterMate {
        /// What `dm` says.
        told: u32,
        /// What the engine proves.
        proved: u32,
    },
    /// The engine proves that the side to move is mated, where `dm` says that it mates.
    IsMated {
        /// What `dm` says.
        told: u32,
        /// In how many moves of the opponent.
        proved: u32,
    },
}

/// What an engine's result says against what the record claims. A second move is looked for where the engine
/// searched for two lines or more; that an engine found no mate proves nothing.
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

/// Whether one move is as good as another, or better. One that mates later is not.
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

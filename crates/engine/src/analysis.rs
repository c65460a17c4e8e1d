//! The results of an engine, the requests of a record, and the comparison of the two.
//!
//! Promises: the contents of a record are kept byte for byte unless the user chose to replace them; only a request of
//! the record is judged. Nothing here panics, whatever a record or an engine says. Deliberately absent: processes (see
//! the rest of the crate), files, and the wording.
//!
//! `RecordRequests` holds the requests of a record and `EngineResult` the result of a search, made from the engine's
//! output. `judge` compares the two, `audit` lists contradictions between a result and the record, and the writers turn
//! a result into operations or into a line of a journal.

mod asked;
mod field;
mod found;
mod journal;
mod slip;
mod verdict;
mod writing;

pub use asked::RecordRequests;
pub use field::ResultField;
pub use found::{EngineResult, RankedLine, SearchStep};
pub use journal::{read_journal_line, write_journal_line};
pub use slip::{Slip, slip};
pub use verdict::{Judged, SolvedAt, SolvedBy, Totals, Verdict, compare, totals_by};
pub use writing::{FieldsToWrite, PutOutcome, has_result};

use crate::uci::{Bound, Score, Value};
use field::{engine_named, mate_found};
use std::time::Duration;
use tabiya_chess::{Move, Position};
use tabiya_notation::opcodes::OpcodeMeaning;
use tabiya_notation::operations::{find, operations};
use tabiya_notation::record_moves::record_moves;
use writing::score_of_centipawns;

/// Judges the answer in a record; `None` if the record requests nothing or has no answer.
pub fn verdict_in_record(position: &Position, tail: &[u8]) -> Option<Verdict> {
    let asked = RecordRequests::of(position, tail)?;
    let found = found_in_record(position, tail)?;
    Some(asked.judge(&found).verdict)
}

/// The score in a record (`ce` or `dm`) for the side to move, whoever found it.
///
/// ```
/// use tabiya_engine::analysis::score_in_record;
/// use tabiya_engine::uci::Score;
///
/// assert_eq!(score_in_record(b"ce -35;"), Some(Score::Centipawns(-35)));
/// assert_eq!(score_in_record(b"dm 3;"), Some(Score::Mates(3)));
/// assert_eq!(score_in_record(b"bm Nf3;"), None);
/// ```
pub fn score_in_record(tail: &[u8]) -> Option<Score> {
    let evaluation = operations(tail).find(|one| ResultField::Score.is_in(one));
    let evaluation = evaluation.and_then(|one| one.number());
    let mate = || {
        let announced = find(tail, b"dm")?.announced_mate()?;
        Some(Score::Mates(u32::try_from(announced).ok()?))
    };
    evaluation.map(score_of_centipawns).or_else(mate)
}

/// The answer in a record, with the extent of the search; `None` if there is none. The answer is `pm`, or else the
/// first move of `pv` if the record names the engine.
pub fn found_in_record(position: &Position, tail: &[u8]) -> Option<EngineResult> {
    let moves = record_moves(position, tail);
    let first_of = |meaning: OpcodeMeaning| -> Option<Move> {
        let named = moves.operations.iter();
        let mut named = named.filter(|operation| operation.meaning == meaning);
        named.find_map(|operation| operation.played().next())
    };
    let engine = engine_named(tail);
    let of_line = || first_of(OpcodeMeaning::PredictedVariation).filter(|_| engine.is_some());
    let answer = first_of(OpcodeMeaning::PredictedMove).or_else(of_line);
    let of = |field: ResultField| operations(tail).find(|one| field.is_in(one));
    let number = |field: ResultField| u64::try_from(of(field)?.number()?).ok();
    let evaluation = of(ResultField::Score).and_then(|one| one.number());
    let mate = || mate_found(tail).map(Score::Mates);
    let score = evaluation.map(score_of_centipawns).or_else(mate);
    let value = score.map(|score| Value {
        score,
        bound: Bound::Exact,
    });
    // A score without the name of an engine may be the suite's own evaluation of the position.
    if answer.is_none() && (value.is_none() || engine.is_none()) {
        return None;
    }
    let expected = moves.operations.iter();
    let mut expected = expected.filter(|one| one.meaning == OpcodeMeaning::PredictedVariation);
    let line: Vec<_> = expected
        .next()
        .map_or_else(Vec::new, |one| one.played().collect());
    let is_of_answer = line.first().is_some_and(|first| Some(*first) == answer);
    let milliseconds = number(ResultField::Milliseconds).map(Duration::from_millis);
    let seconds = number(ResultField::Seconds).map(Duration::from_secs);
    let depth = number(ResultField::Depth).unwrap_or_default();
    Some(EngineResult {
        engine: engine.unwrap_or_default(),
        depth: u32::try_from(depth).unwrap_or(u32::MAX),
        nodes: number(ResultField::Nodes).unwrap_or_default(),
        time: milliseconds.or(seconds).unwrap_or_default(),
        answer,
        lines: vec![RankedLine {
            value,
            moves: if is_of_answer {
                line
            } else {
                answer.into_iter().collect()
            },
        }],
        ..EngineResult::default()
    })
}

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
pub fn audit(asked: &RecordRequests, found: &EngineResult) -> Vec<AuditRemark> {
    let mut remarks = Vec::new();
    if asked.has_wrong_move {
        remarks.push(AuditRemark::WrongMove);
    }
    remarks.extend(second_move(asked, found));
    remarks.extend(wrong_mate(asked, found));
    remarks
}

fn second_move(asked: &RecordRequests, found: &EngineResult) -> Option<AuditRemark> {
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

fn wrong_mate(asked: &RecordRequests, found: &EngineResult) -> Option<AuditRemark> {
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

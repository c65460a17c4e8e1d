//! Reads the answer of an engine from a record and compares it with the requests of the record.
//!
//! The source of a result is never guessed: a line of play in a record that names no engine may be the solution of the
//! suite, so it does not count as an answer.

use super::asked::Asked;
use super::field::Field;
use super::found::{Found, RankedLine};
use super::origin::{engine_named, mate_found};
use super::verdict::Verdict;
use super::writing::score_of_centipawns;
use crate::uci::{Bound, Score, Value};
use std::time::Duration;
use tabiya_chess::{Move, Position};
use tabiya_notation::opcodes::Meaning;
use tabiya_notation::operations::operations;
use tabiya_notation::record_moves::record_moves;

/// Judges the answer in a record; `None` if the record requests nothing or has no answer.
pub fn verdict_in_record(position: &Position, tail: &[u8]) -> Option<Verdict> {
    let asked = Asked::of(position, tail)?;
    let found = found_in_record(position, tail)?;
    Some(asked.judge(&found).verdict)
}

/// The answer in a record, with the extent of the search; `None` if there is none. The answer is `pm`, or else the
/// first move of `pv` if the record names the engine.
pub fn found_in_record(position: &Position, tail: &[u8]) -> Option<Found> {
    let moves = record_moves(position, tail);
    let first_of = |meaning: Meaning| -> Option<Move> {
        let named = moves.operations.iter();
        let mut named = named.filter(|operation| operation.meaning == meaning);
        named.find_map(|operation| operation.played().next())
    };
    let engine = engine_named(tail);
    let of_line = || first_of(Meaning::PredictedVariation).filter(|_| engine.is_some());
    let answer = first_of(Meaning::PredictedMove).or_else(of_line);
    let of = |field: Field| operations(tail).find(|one| field.is_in(one));
    let number = |field: Field| u64::try_from(of(field)?.number()?).ok();
    let evaluation = of(Field::Score).and_then(|one| one.number());
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
    let mut expected = expected.filter(|one| one.meaning == Meaning::PredictedVariation);
    let line: Vec<_> = expected
        .next()
        .map_or_else(Vec::new, |one| one.played().collect());
    let is_of_answer = line.first().is_some_and(|first| Some(*first) == answer);
    let milliseconds = number(Field::Milliseconds).map(Duration::from_millis);
    let seconds = number(Field::Seconds).map(Duration::from_secs);
    let depth = number(Field::Depth).unwrap_or_default();
    Some(Found {
        engine: engine.unwrap_or_default(),
        depth: u32::try_from(depth).unwrap_or(u32::MAX),
        nodes: number(Field::Nodes).unwrap_or_default(),
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
        ..Found::default()
    })
}

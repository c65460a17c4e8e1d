//! What a record says of itself: what it asks for, and what an engine answered that wrote into it.

use super::asked::Asked;
use super::found::{Found, RankedLine};
use super::verdict::Verdict;
use super::writing::{Field, score_of_centipawns};
use crate::chess::{Move, Position};
use crate::notation::opcodes::Meaning;
use crate::notation::operations::{Operation, operations};
use crate::notation::record_moves::record_moves;
use crate::uci::{Bound, Value};
use std::time::Duration;

/// Whether the answer that stands in a record (`pm`, or else the first move of `pv`, and `ce`) is what it asks
/// for; `None` when it asks for nothing or has no answer.
pub fn verdict_in_record(position: &Position, tail: &[u8]) -> Option<Verdict> {
    let asked = Asked::of(position, tail)?;
    let found = found_in_record(position, tail)?;
    Some(asked.judge(&found).verdict)
}

/// The answer that stands in a record, with how far the search went; `None` where there is none.
pub fn found_in_record(position: &Position, tail: &[u8]) -> Option<Found> {
    let moves = record_moves(position, tail);
    let first_of = |meaning: Meaning| -> Option<Move> {
        let named = moves.operations.iter();
        let mut named = named.filter(|operation| operation.meaning == meaning);
        named.find_map(|operation| operation.played().next())
    };
    let answer = first_of(Meaning::PredictedMove).or_else(|| first_of(Meaning::PredictedVariation));
    let of = |field: Field| operations(tail).find(|one| field.is_in(one));
    let number = |field: Field| u64::try_from(of(field)?.number()?).ok();
    let evaluation = of(Field::Score).and_then(|one| one.number());
    let value = evaluation.map(|number| Value {
        score: score_of_centipawns(number),
        bound: Bound::Exact,
    });
    if answer.is_none() && value.is_none() {
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
        engine: of(Field::Engine).map_or_else(String::new, |one| text_of(&one)),
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

fn text_of(operation: &Operation<'_>) -> String {
    let operand = operation.operands().next();
    operand.map_or_else(String::new, |operand| {
        String::from_utf8_lossy(&operand.value()).into_owned()
    })
}

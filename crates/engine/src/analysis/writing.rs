//! Writes the result of an engine into a record.
//!
//! Nothing is overwritten unless the user chose that. The operations about one search (`acd`, `acn`, `acs`, `ce`,
//! `engine`) belong together: where one from another search is present, none is added beside it. A `dm` that a problem
//! claims does not count as the result of a search for mate.

use super::field::{ResultField, engine_named, is_of_analysis, mate_found, result_start};
use super::found::EngineResult;
use crate::uci::{Bound, Score, SearchLimits};
use std::time::Duration;
use tabiya_chess::Mover;
use tabiya_notation::moves::{PieceNames, push_san, write_san};
use tabiya_notation::operations::{EditError, Operation, operations, remove, set};

/// The `ce` of a side that has mated, by the standard. A mate is worth one less for each ply until then.
const MATE: i64 = 32_767;

/// The fields to write, and the treatment of fields that the record already has.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct FieldsToWrite {
    /// The fields to write.
    pub fields: Vec<ResultField>,
    /// Whether they replace existing fields. Otherwise existing fields are kept, and a record that already has the
    /// result of a search gets nothing from another search. A mate that a record announces is always kept.
    pub replaces: bool,
}

impl Default for FieldsToWrite {
    fn default() -> Self {
        Self {
            fields: ResultField::USUAL.to_vec(),
            replaces: false,
        }
    }
}

/// The operands of a field; `None` if the engine found nothing for it.
fn operands_of(field: ResultField, mover: &Mover, found: &EngineResult) -> Option<String> {
    let score = exact_score(found);
    match field {
        ResultField::Depth => Some(found.depth.to_string()),
        ResultField::Nodes => Some(found.nodes.to_string()),
        ResultField::Seconds => Some(seconds(found.time).to_string()),
        ResultField::Milliseconds => Some(milliseconds(found.time).to_string()),
        ResultField::Score => Some(centipawns(score?).to_string()),
        ResultField::Mate => match score? {
            Score::Mates(moves) if moves > 0 => Some(moves.to_string()),
            _ => None,
        },
        ResultField::Answer | ResultField::Best => Some(write_san(mover, found.answer?)),
        ResultField::Line => line(mover, found),
        ResultField::Engine => quoted(&found.engine),
    }
}

/// The result of writing into a record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PutOutcome {
    /// The new operations.
    Written(Vec<u8>),
    /// Nothing was written because the record has the result of another search.
    Kept,
}

impl FieldsToWrite {
    /// Writes the result into the operations of this position. All other bytes stay as they are.
    ///
    /// # Errors
    /// Fails when the existing operations would swallow the new ones, for example with a string that is never closed.
    pub fn write(
        &self,
        mover: &Mover,
        tail: &[u8],
        found: &EngineResult,
    ) -> Result<PutOutcome, EditError> {
        if !self.replaces && self.would_mix(tail) {
            return Ok(PutOutcome::Kept);
        }
        let mut new = tail.to_vec();
        if self.replaces {
            new = self.without_older(new, found)?;
        }
        for field in self.in_order() {
            let Some(operands) = operands_of(field, mover, found) else {
                continue;
            };
            let there = operations(&new).find(|operation| field.is_in(operation));
            let opcode = match there {
                // The `dm` that `without_older` has kept is the announcement of the record.
                Some(_) if !self.replaces || field == ResultField::Mate => continue,
                Some(operation) => String::from_utf8_lossy(operation.opcode()).into_owned(),
                None => field.opcode().to_owned(),
            };
            new = set(&new, &opcode, &operands)?;
            new = without_repeated(new, field)?;
        }
        Ok(PutOutcome::Written(new))
    }

    /// The fields in the order of writing. `dm` follows a field that describes the search, so it is not read as a claim
    /// of the record.
    fn in_order(&self) -> Vec<ResultField> {
        let chosen = |field: &ResultField| self.fields.contains(field);
        let mut fields: Vec<_> = ResultField::ALL.into_iter().filter(chosen).collect();
        if fields.first() == Some(&ResultField::Mate) && chosen(&ResultField::Engine) {
            fields.retain(|field| *field != ResultField::Engine);
            fields.insert(0, ResultField::Engine);
        }
        fields
    }

    /// Whether the new result could be confused with an existing one. A line of play may stay next to another answer,
    /// because `pm` then names the answer.
    fn would_mix(&self, tail: &[u8]) -> bool {
        let names_answer = self.fields.contains(&ResultField::Answer);
        let is_result = |field: ResultField| match field {
            ResultField::Answer => true,
            ResultField::Line => !names_answer,
            field => field.is_of_search(),
        };
        let mut all = operations(tail);
        all.any(|operation| {
            let mut fields = ResultField::ALL
                .into_iter()
                .filter(|field| is_result(*field));
            fields.any(|field| field.is_in(&operation))
        })
    }

    /// The operations without those of an older result that would contradict the new one: fields without a new value,
    /// the name of an engine that is not written, and numbers of another engine.
    fn without_older(&self, mut tail: Vec<u8>, found: &EngineResult) -> Result<Vec<u8>, EditError> {
        let Some(name) = engine_named(&tail) else {
            return Ok(tail);
        };
        let is_chosen = |field: ResultField| self.fields.contains(&field);
        let is_other = Some(name) != plain_name(&found.engine);
        let goes = |field: ResultField, operation: &Operation<'_>, start: Option<usize>| match field
        {
            ResultField::Mate => is_chosen(field) && is_of_analysis(operation, start),
            ResultField::Score => is_chosen(field) && exact_score(found).is_none(),
            ResultField::Line => is_chosen(field) && found.best_line().is_empty(),
            ResultField::Answer => is_chosen(field) && found.answer.is_none(),
            ResultField::Engine => !is_chosen(field),
            ResultField::Depth
            | ResultField::Nodes
            | ResultField::Seconds
            | ResultField::Milliseconds => {
                is_chosen(ResultField::Engine) && is_other && !is_chosen(field)
            }
            ResultField::Best => false,
        };
        loop {
            let start = result_start(&tail);
            let row = operations(&tail).position(|operation| {
                let mut fields = ResultField::ALL.into_iter();
                fields.any(|field| field.is_in(&operation) && goes(field, &operation, start))
            });
            match row {
                Some(row) => tail = remove(&tail, row)?,
                None => return Ok(tail),
            }
        }
    }
}

/// Removes all but the first operation with this field.
fn without_repeated(mut tail: Vec<u8>, field: ResultField) -> Result<Vec<u8>, EditError> {
    while let Some(row) = second_row(&tail, field) {
        tail = remove(&tail, row)?;
    }
    Ok(tail)
}

fn second_row(tail: &[u8], field: ResultField) -> Option<usize> {
    let rows = operations(tail).enumerate();
    let mut rows = rows.filter_map(|(row, operation)| field.is_in(&operation).then_some(row));
    rows.nth(1)
}

/// Whether the record has a result of this engine that reached or exceeded one of these limits. A record that names no
/// engine or another one has none.
pub fn has_result(tail: &[u8], limits: &SearchLimits, engine: &str) -> bool {
    let name = engine_named(tail);
    if name.is_none() || name != plain_name(engine) {
        return false;
    }
    let number = |field: ResultField| {
        let found = operations(tail).find(|operation| field.is_in(operation));
        u64::try_from(found?.number()?).ok()
    };
    let reaches = |field: ResultField, limit: Option<u64>| {
        limit.is_some_and(|limit| number(field).is_some_and(|reached| limit <= reached))
    };
    reaches(ResultField::Depth, limits.depth.map(u64::from))
        || reaches(ResultField::Nodes, limits.nodes)
        // A recorded zero proves nothing for a limit below one second.
        || reaches(ResultField::Seconds, limits.time.map(|time| seconds(time).max(1)))
        || reaches(ResultField::Milliseconds, limits.time.map(milliseconds))
        || is_mate_proved(tail, limits.mate)
}

/// Whether the record has a mate within the limit. The search for a mate has a maximum number of moves, so a shorter
/// mate is as good. The announcement of a problem is not the result of a search.
fn is_mate_proved(tail: &[u8], wanted: Option<u32>) -> bool {
    let evaluation = operations(tail).find(|operation| ResultField::Score.is_in(operation));
    let score = evaluation.and_then(|operation| operation.number());
    let by_score = match score.map(score_of_centipawns) {
        Some(Score::Mates(moves)) => Some(moves),
        _ => None,
    };
    let found = mate_found(tail).or(by_score);
    found.is_some_and(|found| wanted.is_some_and(|wanted| found <= wanted))
}

/// The time in seconds for `acs`, rounded.
fn seconds(time: Duration) -> u64 {
    (time + Duration::from_millis(500)).as_secs()
}

fn milliseconds(time: Duration) -> u64 {
    u64::try_from(time.as_millis()).unwrap_or(u64::MAX)
}

/// The score as the operand of `ce`.
fn centipawns(score: Score) -> i64 {
    match score {
        Score::Centipawns(score) => i64::from(score).clamp(1 - MATE, MATE - 1),
        Score::Mates(moves) => (MATE + 1 - 2 * i64::from(moves)).max(0),
        Score::IsMated(moves) => (2 * i64::from(moves) - MATE).min(0),
    }
}

/// The score that a `ce` means.
pub(super) fn score_of_centipawns(evaluation: i64) -> Score {
    /// Mates of more plies are read as ordinary scores.
    const LONGEST: i64 = 1000;
    let plies = MATE - evaluation.saturating_abs();
    if !(0..LONGEST).contains(&plies) {
        let score = evaluation.clamp(i64::from(i32::MIN), i64::from(i32::MAX));
        return Score::Centipawns(i32::try_from(score).unwrap_or_default());
    }
    let moves = u32::try_from(plies.div_euclid(2)).unwrap_or_default();
    if evaluation > 0 {
        Score::Mates(moves + 1)
    } else {
        Score::IsMated(moves)
    }
}

/// The expected line of play as the operands of `pv`.
fn line(mover: &Mover, found: &EngineResult) -> Option<String> {
    let mut text = String::new();
    let mut mover = *mover;
    for played in found.best_line() {
        if !mover.is_legal(*played) {
            break;
        }
        if !text.is_empty() {
            text.push(' ');
        }
        push_san(&mut text, &mover, *played, PieceNames::English);
        mover = mover.after(*played);
    }
    (!text.is_empty()).then_some(text)
}

/// A name as a quoted string; `None` for an empty name.
fn quoted(name: &str) -> Option<String> {
    plain_name(name).map(|name| format!("\"{name}\""))
}

/// A name in the form that a record can hold; `None` for an empty name.
fn plain_name(name: &str) -> Option<String> {
    let is_odd = |letter: char| letter.is_control() || matches!(letter, '"' | '\\');
    let name = name.replace(is_odd, " ");
    let name = name.trim();
    (!name.is_empty()).then(|| name.to_owned())
}

fn exact_score(found: &EngineResult) -> Option<Score> {
    let value = found.value()?;
    (value.bound == Bound::Exact).then_some(value.score)
}

//! Separates the operations that an analysis wrote into a record from the requests of the record.
//!
//! `dm` can be both: a problem announces a mate with it, and an analysis writes it when it finds one. An analysis
//! appends its operations, so everything after the first one about a search is its own. This holds only in a record
//! that names the engine; otherwise the source of a result is unknown.

use super::field::Field;
use tabiya_notation::operations::{Operation, operations};

/// The start of the result of the engine that the record names; `None` in a record that names no engine.
pub(super) fn result_start(tail: &[u8]) -> Option<usize> {
    engine_named(tail)?;
    let is_of_search = |operation: &Operation<'_>| {
        let mut fields = Field::ALL.into_iter().filter(|field| field.is_of_search());
        fields.any(|field| field.is_in(operation))
    };
    let first = operations(tail).find(is_of_search)?;
    Some(first.span().start)
}

/// Whether an analysis wrote this operation, given the start of the result in the record.
pub(super) fn is_of_analysis(operation: &Operation<'_>, result_start: Option<usize>) -> bool {
    result_start.is_some_and(|start| start < operation.span().start)
}

/// The mate that an analysis wrote into the record.
pub(super) fn mate_found(tail: &[u8]) -> Option<u32> {
    let start = result_start(tail);
    let mut all = operations(tail);
    let mate = all.find(|one| Field::Mate.is_in(one) && is_of_analysis(one, start))?;
    let moves = u32::try_from(mate.number()?).ok()?;
    (moves > 0).then_some(moves)
}

/// The engine that the record names; `None` also for an empty name.
pub(super) fn engine_named(tail: &[u8]) -> Option<String> {
    let engine = operations(tail).find(|one| Field::Engine.is_in(one))?;
    let operand = engine.operands().next()?;
    let value = operand.value();
    let name = String::from_utf8_lossy(&value);
    (!name.trim().is_empty()).then(|| name.into_owned())
}

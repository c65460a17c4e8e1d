//! Changes of the notes in the operations of a record.

use super::{
    ASK, BELOW, DOUBT, PictureNotes, doubts_of, doubts_text, operations_of, questions_text,
};
use crate::operations::{self, Operation};
use crate::picture_questions::Questions;
use tabiya_chess::{SquareSet, Transform};

/// The same operations without doubts about these squares.
pub fn without_doubts(tail: &[u8], squares: SquareSet) -> Vec<u8> {
    let is_doubt = |operation: &Operation<'_>| operation.opcode() == DOUBT.as_bytes();
    let Some(row) = operations_of(tail).position(|operation| is_doubt(&operation)) else {
        return tail.to_vec();
    };
    let all: Vec<_> = operations_of(tail).filter(is_doubt).collect();
    let left: Vec<_> = all
        .iter()
        .flat_map(|operation| doubts_of(operation))
        .collect();
    let left: Vec<_> = left
        .into_iter()
        .filter(|doubt| !squares.contains(doubt.square))
        .collect();
    let edited = if left.is_empty() {
        operations::remove(tail, row)
    } else {
        operations::set_operands(tail, row, &doubts_text(&left))
    };
    edited.unwrap_or_else(|_| tail.to_vec())
}

/// The same operations with exactly these open questions.
pub fn with_questions(tail: &[u8], questions: Questions) -> Vec<u8> {
    let mut edited = tail.to_vec();
    if questions != PictureNotes::of_tail(tail).questions {
        let text = questions_text(questions);
        let operands = (!questions.is_empty()).then_some(text.as_str());
        set(&mut edited, ASK, operands);
    }
    edited
}

/// The same operations with the other side at the bottom: doubtful squares are rotated by half a turn.
pub fn turned(tail: &[u8]) -> Vec<u8> {
    let notes = PictureNotes::of_tail(tail);
    let mut edited = tail.to_vec();
    set(
        &mut edited,
        BELOW,
        (!notes.is_black_below).then_some("black"),
    );
    let mut doubts = notes.doubts;
    for doubt in &mut doubts {
        doubt.square = Transform::Rotate
            .square(doubt.square)
            .unwrap_or(doubt.square);
    }
    if !doubts.is_empty() {
        set(&mut edited, DOUBT, Some(&doubts_text(&doubts)));
    }
    edited
}

/// Sets or removes the operands of an operation, if possible.
fn set(tail: &mut Vec<u8>, opcode: &str, operands: Option<&str>) {
    let row = operations_of(tail).position(|other| other.opcode() == opcode.as_bytes());
    let new = match (row, operands) {
        (Some(row), Some(operands)) => operations::set_operands(tail, row, operands),
        (Some(row), None) => operations::remove(tail, row),
        (None, Some(operands)) => operations::add(tail, opcode, operands),
        (None, None) => return,
    };
    if let Ok(new) = new {
        *tail = new;
    }
}

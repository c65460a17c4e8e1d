//! The words of an operation that name moves, and a quick check for records without faults, for passes over millions of
//! records.

use crate::moves::read_exact_san;
use crate::opcodes::{OpcodeMeaning, Takes};
use crate::operations::{
    AnnouncedMate, Operand, Operation, is_between_moves, is_number_of_move, operations,
};
use std::ops::Range;
use tabiya_chess::{Move, MoveKind, Mover, Position};

/// A word that names a move, with the move numbers before it.
#[derive(Clone, Debug)]
pub(super) struct Word<'tail> {
    /// The bytes of the tail, with the numbers before the move.
    pub(super) span: Range<usize>,
    /// The move alone.
    pub(super) bytes: &'tail [u8],
    /// The quotes or commas around it that the standard does not allow, with the numbers before them: they can only be
    /// removed together.
    pub(super) wrapper: Option<Range<usize>>,
}

/// The moves that an operation takes; `None` if it takes none.
pub(super) fn takes_of(operation: &Operation<'_>) -> Option<Takes> {
    let takes = operation.meaning().map(OpcodeMeaning::takes);
    takes.filter(|takes| takes.is_moves())
}

/// Whether a word of such an operation means a mate in some moves: `bm #3` or `bm #-3`.
pub(super) fn is_mate(meaning: OpcodeMeaning, word: &Word<'_>) -> bool {
    meaning == OpcodeMeaning::BestMoves && AnnouncedMate::of_word(word.bytes).is_some()
}

/// The words of an operation. Files may have all of them in one pair of quotes, with commas in between and numbers
/// before them.
pub(super) fn words<'tail>(operation: &Operation<'tail>) -> Vec<Word<'tail>> {
    let mut words = Words::default();
    for operand in operation.operands() {
        words.add_operand(&operand);
    }
    words.finish()
}

#[derive(Default)]
struct Words<'tail> {
    words: Vec<Word<'tail>>,
    /// The move number whose move has not been read yet.
    number: Option<Word<'tail>>,
}

impl<'tail> Words<'tail> {
    fn add_operand(&mut self, operand: &Operand<'tail>) {
        let start = operand.span.start + usize::from(operand.is_quoted);
        if !operand.is_list() {
            self.push(operand.span.clone(), operand.bytes, None);
            return;
        }
        if operand.bytes.iter().copied().all(is_between_moves) {
            return;
        }
        let has_comma = operand.bytes.contains(&b',');
        let wrapper = (operand.is_quoted || has_comma).then(|| {
            // A number before the wrapper is removed with it; after the repair it would belong to the first move.
            let number = self.number.take_if(|number| number.wrapper.is_none());
            number.map_or(operand.span.start, |number| number.span.start)..operand.span.end
        });
        let mut at = 0;
        for part in operand.bytes.split(|byte| is_between_moves(*byte)) {
            let span = start + at..start + at + part.len();
            at += part.len() + 1;
            if !part.is_empty() {
                self.push(span, part, wrapper.clone());
            }
        }
    }

    fn push(&mut self, span: Range<usize>, bytes: &'tail [u8], wrapper: Option<Range<usize>>) {
        let start = match self.number.take() {
            Some(number) if number.wrapper == wrapper => number.span.start,
            before => {
                self.words.extend(before);
                span.start
            }
        };
        let word = Word {
            span: start..span.end,
            bytes,
            wrapper,
        };
        if is_number_of_move(bytes) {
            self.number = Some(word);
        } else {
            self.words.push(word);
        }
    }

    fn finish(mut self) -> Vec<Word<'tail>> {
        self.words.extend(self.number);
        self.words
    }
}

/// Whether a tail may have an operation that names moves or a mate. Tails without one are recognised without
/// being divided into parts.
pub fn may_name_moves(tail: &[u8]) -> bool {
    let is_end = |at: usize| {
        let next = tail.get(at).copied().unwrap_or(b' ');
        !next.is_ascii_alphanumeric()
    };
    // `am`, `bm`, `dm`, `pm`, `sm`, `pv` and `sv`.
    let mut ends = memchr::memchr2_iter(b'm', b'v', tail);
    ends.any(|at| {
        let first = at.checked_sub(1).and_then(|first| tail.get(first));
        let is_begin = at.checked_sub(2).is_none_or(is_end);
        matches!(first, Some(b'a' | b'b' | b'd' | b'p' | b's')) && is_begin && is_end(at + 1)
    }) || memchr::memmem::find(tail, b"best").is_some()
        || memchr::memmem::find(tail, b"avoid").is_some()
}

/// Whether all moves have a form that every program reads, and there is no `dm`.
pub(super) fn are_all_exact(position: &Position, tail: &[u8]) -> bool {
    let mut mover = None;
    for operation in operations(tail) {
        if operation.meaning() == Some(OpcodeMeaning::DirectMate) {
            return false;
        }
        let Some(takes) = takes_of(&operation) else {
            continue;
        };
        let mut now = None;
        for operand in operation.operands() {
            if operand.is_quoted {
                return false;
            }
            if mover.is_none() {
                mover = Mover::new(position).ok();
            }
            let Some(from) = now.or(mover) else {
                return false;
            };
            let Some(played) = read_plainly(&from, operand.bytes) else {
                return false;
            };
            if takes == Takes::Line {
                now = Some(from.after(played));
            }
        }
    }
    true
}

/// The move, if it has a form that every program reads: only a sign of check or mate may be missing, or the origin may
/// be longer than necessary.
pub(super) fn read_plainly(mover: &Mover, text: &[u8]) -> Option<Move> {
    let played = read_exact_san(mover, text)?;
    let is_capture = played.kind == MoveKind::EnPassant
        || !matches!(played.kind, MoveKind::Castling(_))
            && mover.position().board.occupied().contains(played.to);
    (text.contains(&b'x') == is_capture).then_some(played)
}

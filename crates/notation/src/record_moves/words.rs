//! The words of an operation that name moves.

use crate::moves::is_move_number;
use crate::opcodes::{Meaning, Takes};
use crate::operations::{Operand, Operation, mate_of_word};
use std::ops::Range;

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
    let takes = operation.meaning().map(Meaning::takes);
    takes.filter(|takes| takes.is_moves())
}

/// Whether a word of such an operation means a mate in some moves: `bm #3`.
pub(super) fn is_mate(meaning: Meaning, word: &Word<'_>) -> bool {
    meaning == Meaning::BestMoves && mate_of_word(word.bytes).is_some()
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
    /// The numbers that wait for their move.
    number: Option<Word<'tail>>,
}

impl<'tail> Words<'tail> {
    fn add_operand(&mut self, operand: &Operand<'tail>) {
        let start = operand.span.start + usize::from(operand.is_quoted);
        if !operand.is_list() {
            self.push(operand.span.clone(), operand.bytes, None);
            return;
        }
        let is_gap = |byte: &u8| byte.is_ascii_whitespace() || *byte == b',';
        if operand.bytes.iter().all(is_gap) {
            return;
        }
        let has_comma = operand.bytes.contains(&b',');
        let wrapper = (operand.is_quoted || has_comma).then(|| {
            // A number before the wrapper is removed with it; after the repair it would belong to the first move.
            let number = self.number.take_if(|number| number.wrapper.is_none());
            number.map_or(operand.span.start, |number| number.span.start)..operand.span.end
        });
        let mut at = 0;
        for part in operand.bytes.split(is_gap) {
            let span = start + at..start + at + part.len();
            at += part.len() + 1;
            if !part.is_empty() {
                self.push(span, part, wrapper.clone());
            }
        }
    }

    fn push(&mut self, span: Range<usize>, bytes: &'tail [u8], wrapper: Option<Range<usize>>) {
        let is_number = std::str::from_utf8(bytes).is_ok_and(is_move_number);
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
        if is_number {
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

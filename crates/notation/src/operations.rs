//! The operations of Extended Position Description: what stands behind the fields of a record.
//!
//! [`tail_parts`] cuts a tail so that every byte belongs to one part: operations, blanks, semicolons
//! that close nothing, and remarks, which are whatever is no operation (`# note`, `{note}`,
//! `[0.5]`, `| cp 12 |`, `, 0.5`, `1-0`). Tails are bytes; `\"` inside a text does not end it.
//!
//! Promises: nothing here panics, reading does not allocate, the time is linear in the length of
//! the tail. An edit changes what it says and no other byte of an operation or remark.
//!
//! # Repeated opcodes
//!
//! The standard allows each opcode once in a record. Where a file repeats one, the same rule holds for
//! everything that reads the record:
//!
//! - Sets of moves (`bm`, `am` and their other names) add up: the moves of all of them count.
//!   A repair joins them: `bm Nf3; bm e4;` becomes `bm Nf3 e4;`.
//! - Of any other opcode the first counts. A repair drops a later one that says the same, and keeps one
//!   that says something else under a free name: a comment as the next free comment (`c0` as `c1`),
//!   others with a number (`id` as `id_2`).

mod after_move;
mod cut;
mod edit;
mod exact;
mod faults;
mod free_opcodes;
mod missing_semicolon;
mod moves;
mod quoted;
mod report;
mod rows;
mod tidy;

use super::opcodes::Meaning;
use quoted::operand_at;
use std::ops::Range;

pub use after_move::after_move;
pub use cut::{TailParts, tail_parts};
pub(super) use edit::replace_operands;
pub use edit::{EditError, add, add_in_front, remove, rename, respelled, set, set_operands, swap};
pub(super) use exact::first_inexact_of;
pub use exact::{Inexact, InexactKind, LONGEST_TEXT, first_inexact, is_exact_epd_tail};
pub(super) use faults::takes_its_operands;
pub use faults::{Fault, FaultKind, faults};
pub use free_opcodes::{FreeOpcodes, numbered_opcode};
use moves::move_words;
pub use moves::{MoveForm, mate_of_word, move_form};
pub use quoted::Operand;
pub use report::operands_for_report;
pub use rows::{Row, operands_from_typing, rows, set_typed};
pub use tidy::tidied;

/// A part of a tail.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TailPart<'tail> {
    /// Blanks between the others.
    Blanks(Range<usize>),
    /// A semicolon that closes nothing.
    Semicolon(Range<usize>),
    /// What is no operation: a comment, a score, a result.
    Remark(Range<usize>),
    /// An operation.
    Operation(Operation<'tail>),
}

impl TailPart<'_> {
    /// The bytes of the tail that it covers.
    pub fn span(&self) -> Range<usize> {
        match self {
            Self::Blanks(span) | Self::Semicolon(span) | Self::Remark(span) => span.clone(),
            Self::Operation(operation) => operation.span(),
        }
    }
}

/// How an operation ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Ending {
    /// With its semicolon.
    Semicolon,
    /// With the end of the line, or where a remark or the next operation begins.
    Missing,
    /// With the end of the line, inside a text that has no closing quote.
    OpenQuote,
}

/// An opcode with its operands.
#[derive(Clone, PartialEq, Eq)]
pub struct Operation<'tail> {
    tail: &'tail [u8],
    opcode: Range<usize>,
    operands: Range<usize>,
    end: usize,
    ending: Ending,
}

impl<'tail> Operation<'tail> {
    /// The word that it starts with.
    pub fn opcode(&self) -> &'tail [u8] {
        slice(self.tail, &self.opcode)
    }

    /// Where the opcode stands in the tail.
    pub fn opcode_span(&self) -> Range<usize> {
        self.opcode.clone()
    }

    /// The operands as they stand in the tail, without the blanks around them.
    pub fn operand_bytes(&self) -> &'tail [u8] {
        slice(self.tail, &self.operands)
    }

    /// Where the operands stand in the tail; empty behind the opcode when there are none.
    pub fn operand_span(&self) -> Range<usize> {
        self.operands.clone()
    }

    /// All of it, with its semicolon.
    pub fn span(&self) -> Range<usize> {
        self.opcode.start..self.end
    }

    /// How it ends.
    pub fn ending(&self) -> Ending {
        self.ending
    }

    /// What its opcode stands for.
    pub fn meaning(&self) -> Option<Meaning> {
        Meaning::of(self.opcode())
    }

    /// The operands one by one.
    pub fn operands(&self) -> Operands<'tail> {
        Operands {
            tail: self.tail,
            at: self.operands.start,
            end: self.operands.end,
        }
    }

    /// The integer that the first operand is, quotes or not; one that is too large is the largest.
    pub fn number(&self) -> Option<i64> {
        self.operands().next()?.number()
    }

    /// In how many moves the side to move mates, as `dm 3` and `bm #3` say it. Of several mates the shortest counts.
    pub fn announced_mate(&self) -> Option<u64> {
        match self.meaning()? {
            Meaning::DirectMate => {
                let moves = self.number().and_then(|moves| u64::try_from(moves).ok());
                moves.filter(|moves| *moves > 0)
            }
            Meaning::BestMoves => {
                let words = self
                    .operands()
                    .flat_map(|operand| move_words(operand.bytes));
                words.filter_map(mate_of_word).min()
            }
            _ => None,
        }
    }
}

impl std::fmt::Debug for Operation<'_> {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let (opcode, operands) = (self.opcode(), self.operand_bytes());
        let (opcode, operands) = (opcode.escape_ascii(), operands.escape_ascii());
        write!(formatter, "{opcode} {operands} {:?}", self.ending)
    }
}

/// The operands of an operation.
#[derive(Clone, Debug)]
pub struct Operands<'tail> {
    tail: &'tail [u8],
    at: usize,
    end: usize,
}

impl<'tail> Iterator for Operands<'tail> {
    type Item = Operand<'tail>;

    fn next(&mut self) -> Option<Self::Item> {
        let text = self.tail.get(..self.end)?;
        let start = super::fen::skip_blanks(text, self.at);
        let operand = operand_at(text, start)?;
        self.at = operand.span.end;
        Some(operand)
    }
}

/// The operations of a tail in their order.
pub fn operations(tail: &[u8]) -> impl Iterator<Item = Operation<'_>> {
    tail_parts(tail).filter_map(|part| match part {
        TailPart::Operation(operation) => Some(operation),
        TailPart::Blanks(_) | TailPart::Semicolon(_) | TailPart::Remark(_) => None,
    })
}

/// The first operation with this opcode.
pub fn find<'tail>(tail: &'tail [u8], opcode: &[u8]) -> Option<Operation<'tail>> {
    operations(tail).find(|operation| operation.opcode() == opcode)
}

/// Whether each operation has its semicolon in front, as perft suites do: `;D1 20 ;D2 400`.
fn has_semicolons_in_front(tail: &[u8]) -> bool {
    let mut begins = false;
    for part in tail_parts(tail) {
        match part {
            TailPart::Blanks(_) => (),
            TailPart::Semicolon(_) => begins = true,
            TailPart::Operation(_) if begins => break,
            TailPart::Operation(_) | TailPart::Remark(_) => return false,
        }
    }
    begins && operations(tail).last().map(|last| last.ending()) == Some(Ending::Missing)
}

fn slice<'tail>(tail: &'tail [u8], span: &Range<usize>) -> &'tail [u8] {
    tail.get(span.clone()).unwrap_or_default()
}

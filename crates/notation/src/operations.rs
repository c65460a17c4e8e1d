//! The operations of Extended Position Description (PGN standard of 1994, section 16.2): the text after
//! the fields of a record, called its tail.
//!
//! [`tail_parts`] divides a tail so that every byte belongs to one part: operations, spaces, semicolons that close
//! nothing, and remarks, which are all other text (`# note`, `{note}`, `[0.5]`, `| cp 12 |`, `, 0.5`, `1-0`). Tails are
//! bytes, and `\"` inside a text does not end it. Reading takes time linear in the length of the tail, and allocates
//! only where a semicolon may be missing before a move. An edit changes no byte of other operations and remarks.
//!
//! ```
//! use tabiya_notation::operations::{find, operations, set};
//!
//! let tail = br#"bm Nf3 e4; id "opening 12"; acd 20"#;
//! let opcodes: Vec<&[u8]> = operations(tail).map(|one| one.opcode()).collect();
//! assert_eq!(opcodes, [&b"bm"[..], b"id", b"acd"]);
//! let id = find(tail, b"id").unwrap().operands().next().unwrap();
//! assert_eq!((id.bytes, id.is_quoted), (&b"opening 12"[..], true));
//!
//! let edited = set(tail, "acd", "24")?;
//! assert_eq!(edited, br#"bm Nf3 e4; id "opening 12"; acd 24"#);
//! # Ok::<(), tabiya_notation::operations::EditError>(())
//! ```
//!
//! # Repeated opcodes
//!
//! The standard allows each opcode once in a record. If a file repeats one, the same rule holds for every
//! reader of the record:
//!
//! - Sets of moves (`bm`, `am` and their other names) are united. A repair joins them: `bm Nf3; bm e4;`
//!   becomes `bm Nf3 e4;`.
//! - For any other opcode the first operation counts. A repair drops a later one with the same operands,
//!   and keeps one with other operands under a free name: a comment as the next free comment (`c0` as
//!   `c1`), others with a number (`id` as `id_2`).

mod after_move;
mod changes;
mod cut;
mod edit;
mod exact;
mod faults;
mod free_opcodes;
mod moves;
mod quoted;
mod rows;
mod tidy;

use super::opcodes::OpcodeMeaning;
use quoted::operand_at;
use std::ops::Range;

pub use after_move::after_move;
pub use changes::{OperationChange, changes};
pub use cut::{TailParts, tail_parts};
pub(super) use edit::replace_operands;
pub use edit::{EditError, add, add_in_front, remove, rename, respelled, set, set_operands, swap};
pub(super) use exact::first_inexact_of;
pub use exact::{Inexact, InexactKind, LONGEST_TEXT, first_inexact, is_exact_epd_tail};
pub(super) use faults::takes_its_operands;
pub use faults::{FaultKind, OperationFault, faults};
pub use free_opcodes::{FreeOpcodes, numbered_opcode};
use moves::move_words;
pub use moves::{AnnouncedMate, MoveForm, move_form};
pub(super) use moves::{is_between_moves, is_number_of_move};
pub use quoted::Operand;
pub use rows::{OperationRow, operands_for_report, operands_from_typing, rows, set_typed};
pub use tidy::tidied;

/// A part of a tail.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TailPart<'tail> {
    /// Blanks between other parts.
    Blanks(Range<usize>),
    /// A semicolon that closes nothing.
    Semicolon(Range<usize>),
    /// Any other text: a comment, a score, a result.
    Remark(Range<usize>),
    /// An operation.
    Operation(Operation<'tail>),
}

impl TailPart<'_> {
    /// The bytes of the part.
    pub fn span(&self) -> Range<usize> {
        match self {
            Self::Blanks(span) | Self::Semicolon(span) | Self::Remark(span) => span.clone(),
            Self::Operation(operation) => operation.span(),
        }
    }
}

/// The end of an operation.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum OperationEnd {
    /// A semicolon.
    Semicolon,
    /// The end of the line, or the beginning of a remark or of the next operation.
    Missing,
    /// The end of the line, inside a text without a closing quote.
    OpenQuote,
}

/// An opcode with its operands.
#[derive(Clone, PartialEq, Eq)]
pub struct Operation<'tail> {
    tail: &'tail [u8],
    opcode: Range<usize>,
    operands: Range<usize>,
    end: usize,
    ending: OperationEnd,
}

impl<'tail> Operation<'tail> {
    /// The opcode.
    pub fn opcode(&self) -> &'tail [u8] {
        slice(self.tail, &self.opcode)
    }

    /// The place of the opcode in the tail.
    pub fn opcode_span(&self) -> Range<usize> {
        self.opcode.clone()
    }

    /// The bytes of all operands, without the spaces around them.
    pub fn operand_bytes(&self) -> &'tail [u8] {
        slice(self.tail, &self.operands)
    }

    /// The place of the operands in the tail; an empty place after the opcode if there are none.
    pub fn operand_span(&self) -> Range<usize> {
        self.operands.clone()
    }

    /// The place of the whole operation in the tail, with its semicolon.
    pub fn span(&self) -> Range<usize> {
        self.opcode.start..self.end
    }

    /// The end of the operation.
    pub fn ending(&self) -> OperationEnd {
        self.ending
    }

    /// The meaning of the opcode; `None` if it is unknown.
    pub fn meaning(&self) -> Option<OpcodeMeaning> {
        OpcodeMeaning::of(self.opcode())
    }

    /// The operands one by one.
    pub fn operands(&self) -> Operands<'tail> {
        Operands {
            tail: self.tail,
            at: self.operands.start,
            end: self.operands.end,
        }
    }

    /// The first operand as an integer, with or without quotes; `None` if it is not an integer. Integers
    /// beyond the limits count as the limits.
    ///
    /// ```
    /// use tabiya_notation::operations::find;
    ///
    /// assert_eq!(find(b"ce -35;", b"ce").unwrap().number(), Some(-35));
    /// assert_eq!(find(b"bm Nf3;", b"bm").unwrap().number(), None);
    /// ```
    pub fn number(&self) -> Option<i64> {
        self.operands().next()?.number()
    }

    /// The number of moves in which the side to move mates according to `dm 3` or `bm #3`; the least of
    /// several.
    ///
    /// ```
    /// use tabiya_notation::operations::find;
    ///
    /// assert_eq!(find(b"dm 3;", b"dm").unwrap().announced_mate(), Some(3));
    /// assert_eq!(find(b"bm Qh7+ #2;", b"bm").unwrap().announced_mate(), Some(2));
    /// ```
    pub fn announced_mate(&self) -> Option<u64> {
        match self.meaning()? {
            OpcodeMeaning::DirectMate => {
                let moves = self.number().and_then(|moves| u64::try_from(moves).ok());
                moves.filter(|moves| *moves > 0)
            }
            OpcodeMeaning::BestMoves => {
                let mates = self.mates().filter_map(|mate| match mate {
                    AnnouncedMate::Mates(moves) => Some(moves),
                    AnnouncedMate::IsMated(_) => None,
                });
                mates.min()
            }
            _ => None,
        }
    }

    /// The number of moves in which the side to move is mated according to `bm #-3`; the least of several.
    ///
    /// ```
    /// use tabiya_notation::operations::find;
    ///
    /// assert_eq!(find(b"bm #-3;", b"bm").unwrap().announced_loss(), Some(3));
    /// assert_eq!(find(b"bm #3;", b"bm").unwrap().announced_loss(), None);
    /// ```
    pub fn announced_loss(&self) -> Option<u64> {
        if self.meaning()? != OpcodeMeaning::BestMoves {
            return None;
        }
        let mates = self.mates().filter_map(|mate| match mate {
            AnnouncedMate::IsMated(moves) => Some(moves),
            AnnouncedMate::Mates(_) => None,
        });
        mates.min()
    }

    fn mates(&self) -> impl Iterator<Item = AnnouncedMate> {
        let words = self
            .operands()
            .flat_map(|operand| move_words(operand.bytes));
        words.filter_map(AnnouncedMate::of_word)
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

/// The operations of a tail, in their order.
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

/// Whether each operation has its semicolon before it, as in perft suites: `;D1 20 ;D2 400`.
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
    begins && operations(tail).last().map(|last| last.ending()) == Some(OperationEnd::Missing)
}

fn slice<'tail>(tail: &'tail [u8], span: &Range<usize>) -> &'tail [u8] {
    tail.get(span.clone()).unwrap_or_default()
}

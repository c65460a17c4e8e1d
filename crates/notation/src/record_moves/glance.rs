//! A quick check for records without faults, for passes over millions of records.

use super::words::takes_of;
use crate::moves::read_exact_san;
use crate::opcodes::{Meaning, Takes};
use crate::operations::operations;
use tabiya_chess::{Move, MoveKind, Mover, Position};

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
        if operation.meaning() == Some(Meaning::DirectMate) {
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

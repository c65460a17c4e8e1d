//! The solution that a record names: its length, and a mate in a number of moves.

use tabiya_notation::operations::{Operation, operations};

/// Returns the number of moves in which the side to move reaches its aim: that of `dm` or `bm #2`, or else those of the
/// side to move in `pv`, or else 1 if `bm` names a move. `None` if the operations name no solution.
///
/// ```
/// use tabiya_collection::search::solution_moves;
/// assert_eq!(solution_moves(b"bm Qh7; dm 3;"), Some(3));
/// assert_eq!(solution_moves(b"pv e4 e5 Nf3;"), Some(2));
/// assert_eq!(solution_moves(b"id \"1\";"), None);
/// ```
pub fn solution_moves(tail: &[u8]) -> Option<i64> {
    let (mut line, mut best) = (None, None);
    for operation in operations(tail) {
        let opcode = operation.opcode();
        if opcode.eq_ignore_ascii_case(b"dm") {
            let moves = operation.number().map(i64::saturating_abs);
            if let Some(moves) = moves.filter(|moves| *moves > 0) {
                return Some(moves);
            }
        } else if opcode.eq_ignore_ascii_case(b"pv") {
            line = line.or_else(|| Some(half_moves(&operation)).filter(|count| *count > 0));
        } else if opcode.eq_ignore_ascii_case(b"bm") {
            if let Some(moves) = operation.announced_mate() {
                return i64::try_from(moves).ok();
            }
            best = best.or_else(|| (half_moves(&operation) > 0).then_some(1));
        }
    }
    line.map(|count| (count + 1) / 2).or(best)
}

/// Returns the number of moves among the operands. Move numbers do not count.
fn half_moves(operation: &Operation<'_>) -> i64 {
    let count = operation.operands().filter(|operand| {
        let word = operand.value();
        word.starts_with(b"0-0") || word.iter().any(u8::is_ascii_alphabetic)
    });
    i64::try_from(count.count()).unwrap_or(i64::MAX)
}

/// The word before the number in the themes of puzzles: `mateIn2`.
const THEME: &[u8] = b"mateIn";

/// A mate in a number of moves, as a test of records.
#[derive(Clone, Copy, Debug)]
pub(super) struct MateTest(pub(super) u8);

impl MateTest {
    /// Whether the tail of a record names such a mate: `dm 2`, `bm Qh7 #2`, or a theme `mateIn2`.
    pub(super) fn matches(self, tail: &[u8]) -> bool {
        self.is_theme_in(tail)
            || operations(tail).any(|operation| operation.announced_mate() == Some(self.0.into()))
    }

    fn is_theme_in(self, tail: &[u8]) -> bool {
        let mut words = tail.split(|byte| !byte.is_ascii_alphanumeric());
        words.any(|word| {
            let number = word
                .split_at_checked(THEME.len())
                .filter(|(theme, _)| theme.eq_ignore_ascii_case(THEME))
                .and_then(|(_, number)| str::from_utf8(number).ok()?.parse().ok());
            number == Some(self.0)
        })
    }
}

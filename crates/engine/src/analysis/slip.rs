//! Moves that give the result of a game away.
//!
//! This is the whole rule. Two scores of full-strength searches are compared, both for the side that moved: the one
//! before its move, with the best move, and the one after the move that it played. A side wins from `WINNING` on (or
//! if it mates), and loses from the same score of the opponent on (or if it is mated). A result counts as kept up to
//! `LEVEL`, so that a score that moves around a threshold is no slip:
//!
//! - a win is given away if the side was winning, and its score is `LEVEL` or less afterwards;
//! - a win becomes a loss if the side was winning, and loses afterwards;
//! - a draw becomes a loss if the side had at least minus `LEVEL`, and loses afterwards.
//!
//! A slower win, a mate that takes longer, and a loss that was a loss before are no slips.

use crate::uci::Score;

/// The score in hundredths of a pawn from which a side wins. For Stockfish, whose 100 means even chances to win, this is a
/// win in nine games out of ten.
const WINNING: i32 = 200;
/// The score in hundredths of a pawn up to which a game is level.
const LEVEL: i32 = 100;

/// A result that a move has given away.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Slip {
    /// A win is no longer one.
    WinGone,
    /// A win has become a loss.
    WinToLoss,
    /// A level game has become a loss.
    DrawToLoss,
}

/// The slip of the side that had the first score before its move and has the second one after it; `None` if it kept
/// its result.
///
/// ```
/// use tabiya_engine::analysis::{Slip, slip};
/// use tabiya_engine::uci::Score;
///
/// let (before, after) = (Score::Mates(5), Score::Centipawns(0));
/// assert_eq!(slip(before, after), Some(Slip::WinGone));
/// assert_eq!(slip(Score::Centipawns(210), Score::Centipawns(150)), None);
/// ```
pub fn slip(before: Score, after: Score) -> Option<Slip> {
    let loses = after <= Score::Centipawns(-WINNING);
    if Score::Centipawns(WINNING) <= before {
        let is_gone = after <= Score::Centipawns(LEVEL);
        if loses {
            Some(Slip::WinToLoss)
        } else {
            is_gone.then_some(Slip::WinGone)
        }
    } else {
        let was_level = Score::Centipawns(-LEVEL) <= before;
        (was_level && loses).then_some(Slip::DrawToLoss)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use Score::{Centipawns, IsMated, Mates};

    #[test]
    fn a_slip_is_a_change_of_the_result_and_not_of_the_score() {
        for (before, after, expected) in [
            (Centipawns(200), Centipawns(100), Some(Slip::WinGone)),
            (Centipawns(200), Centipawns(101), None),
            (Centipawns(199), Centipawns(0), None),
            (Mates(1), Mates(30), None),
            (Mates(1), Centipawns(900), None),
            (Mates(1), Centipawns(0), Some(Slip::WinGone)),
            (Mates(1), IsMated(1), Some(Slip::WinToLoss)),
            (Centipawns(300), Centipawns(-200), Some(Slip::WinToLoss)),
            (Centipawns(300), Centipawns(-199), Some(Slip::WinGone)),
            (Centipawns(0), Centipawns(-200), Some(Slip::DrawToLoss)),
            (Centipawns(0), Centipawns(-199), None),
            (Centipawns(-100), IsMated(4), Some(Slip::DrawToLoss)),
            (Centipawns(-101), IsMated(4), None),
            (IsMated(9), IsMated(1), None),
        ] {
            assert_eq!(slip(before, after), expected, "{before:?} and {after:?}");
        }
    }
}

//! Squares with a mark that a teacher or a program put there, such as a cross on every square to which a piece can move.
//!
//! The net knows no marks and takes them for pieces. But the same symmetric sign on several squares is no piece.

use super::contents::Contents;
use super::net::Chances;

/// The probability that a marked square is empty.
const EMPTY: f32 = 0.985;
/// The maximum certainty of a piece on a marked square. A certain piece is no mark.
const MOST_SURE: f32 = 0.95;

/// Makes squares with marks empty, unless the net is sure of a piece.
pub(super) fn empty_marked(contents: &Contents, chances: &mut [Chances]) {
    for square in contents.marked() {
        let own = &mut chances[square];
        let piece = own[1..].iter().copied().fold(0.0, f32::max);
        if own[0] < EMPTY && piece <= MOST_SURE {
            let rest = (1.0 - EMPTY) / own[1..].iter().sum::<f32>().max(1e-6);
            *own = own.map(|chance| chance * rest);
            own[0] = EMPTY;
        }
    }
}

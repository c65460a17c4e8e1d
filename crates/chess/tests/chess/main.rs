//! Claims about positions: what can have led to them, and what two other implementations say.
#![expect(clippy::unwrap_used, reason = "tests")]

mod backwards;
mod chess960;
mod dice;
mod en_passant;
mod endings;
mod games;
mod impossible_checks;
mod last_moves;
mod moves;
mod perft;
mod starting_arrays;
mod theirs;
mod transforms;

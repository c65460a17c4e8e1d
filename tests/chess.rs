//! Claims about positions: what can have led to them, and what two other implementations say.
#![expect(clippy::unwrap_used, reason = "tests")]

#[path = "chess/backwards.rs"]
mod backwards;
#[path = "chess/chess960.rs"]
mod chess960;
#[path = "chess/dice.rs"]
mod dice;
#[path = "chess/en_passant.rs"]
mod en_passant;
#[path = "chess/games.rs"]
mod games;
#[path = "chess/impossible_checks.rs"]
mod impossible_checks;
#[path = "chess/last_moves.rs"]
mod last_moves;
#[path = "chess/starting_arrays.rs"]
mod starting_arrays;
#[path = "chess/theirs.rs"]
mod theirs;
#[path = "chess/transforms.rs"]
mod transforms;

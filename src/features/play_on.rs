//! Playing on: a game against an engine, from the position on the board.
//!
//! The moves are those of the line of play, and the game follows them (`model/game.rs`). Two processes take part: the
//! opponent, with limited strength, and at full strength an adviser for hints and for moves that give the result
//! away. Neither is started before the user begins a game, asks for a hint, or asks which ratings an engine offers.

/// This feature's part of the state.
pub mod model;
pub(crate) mod update;
pub(crate) mod view;

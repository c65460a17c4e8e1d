//! All endgames of up to four pieces, in the program itself: result and distance to mate.
//!
//! [`Maker`] finds the values by retrograde analysis (`solve`). The tables are packed (`packed`) into
//! `assets/small.tables`, which `cargo run --release -p tabiya-tables --example make_small` writes. Positions that are
//! mirrored share a value, and so do those with colours swapped (`endgame`). A table is unpacked when it is first
//! needed, in a fraction of a second without pawns and up to two seconds with them (release build); then it takes one
//! byte for each position: 2.6 MB, or 8.4 MB with pawns.
//!
//! A table holds one side to move, and no castling and no captures in passing. A probe answers for the other side, and
//! for these, by the moves of the position (`probe`, `castling`).

mod castling;
mod endgame;
mod known;
mod making;
mod packed;
mod probe;
mod solve;
mod tables;
mod value;

pub use making::{Made, Maker, to_file};
pub use probe::MOST_PIECES;
pub(crate) use probe::value;
pub use tables::contained;
pub(crate) use value::Value;

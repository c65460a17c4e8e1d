//! Text that stands for positions: FEN in its dialects and what was meant by broken FEN, lines of
//! `.fen` and `.epd` files with their operations, what surrounds a FEN where people copy it from,
//! the forms in which a position leaves the program, and what engines make of them.
//!
//! Promises: nothing here panics, whatever the text; what cannot be read is told with its place.
//! Deliberately absent: files, threads, anything that draws, and the wording of errors.
#![warn(
    missing_docs,
    clippy::expect_used,
    clippy::panic,
    clippy::indexing_slicing
)]

pub mod annotations;
pub mod engines;
pub mod explain;
pub mod extract;
pub mod fen;
pub mod forms;
pub mod judgement;
pub mod known_positions;
pub mod line_conversion;
pub mod line_text;
pub mod links;
pub mod moves;
pub mod opcodes;
pub mod operations;
pub mod picture_doubts;
pub mod picture_notes;
pub mod picture_questions;
pub mod piece_letters;
pub mod piece_list;
pub mod record;
pub mod record_moves;
pub mod repair;

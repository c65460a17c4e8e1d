//! Claims about text: the positions that are read and written, and the faults with their places.
#![expect(clippy::unwrap_used, reason = "tests")]

mod against_shakmaty;
mod annotations;
mod any;
mod any_text;
mod damage;
mod damaged_boards;
mod damaged_operations;
mod diagrams;
mod engines;
mod error_repairs;
mod explaining;
mod extracting;
mod findings;
mod forms;
mod fuzz_corpus;
mod games_written;
mod known_positions;
mod links;

mod operations;
mod packing;
mod peers;
mod picture_notes;
mod piece_lists;
mod plain_fen;
mod problems;
mod properties;
mod record_moves;
mod records;
mod repairing;
mod round_trip;
mod strict;
mod tables;
mod typing;

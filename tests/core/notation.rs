//! Claims about text: what reads as which position, what is written, what is wrong and where.

mod against_shakmaty;
mod annotations;
mod any;
mod any_text;
mod damage;
mod decoding;
mod diagrams;
mod engines;
mod error_repairs;
mod explaining;
mod extracting;
mod forms;
mod known_positions;
mod links;
mod missing_square;
mod operations;
mod peers;
mod piece_lists;
mod problems;
mod records;
mod repairing;
mod round_trip;
mod strict;
mod tables;
mod typing;

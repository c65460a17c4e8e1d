//! Claims about text: what reads as which position, what is written, what is wrong and where.
#![expect(clippy::unwrap_used, reason = "tests")]

#[path = "notation/against_shakmaty.rs"]
mod against_shakmaty;
#[path = "notation/annotations.rs"]
mod annotations;
#[path = "notation/any.rs"]
mod any;
#[path = "notation/any_text.rs"]
mod any_text;
#[path = "notation/damage.rs"]
mod damage;
#[path = "notation/decoding.rs"]
mod decoding;
#[path = "notation/engines.rs"]
mod engines;
#[path = "notation/error_repairs.rs"]
mod error_repairs;
#[path = "properties/explained.rs"]
mod explained;
#[path = "notation/explaining.rs"]
mod explaining;
#[path = "notation/extracting.rs"]
mod extracting;
#[path = "notation/forms.rs"]
mod forms;
#[path = "notation/known_positions.rs"]
mod known_positions;
#[path = "notation/operations.rs"]
mod operations;
#[path = "notation/peers.rs"]
mod peers;
#[path = "notation/piece_lists.rs"]
mod piece_lists;
#[path = "notation/problems.rs"]
mod problems;
#[path = "notation/records.rs"]
mod records;
#[path = "notation/repairing.rs"]
mod repairing;
#[path = "notation/round_trip.rs"]
mod round_trip;
#[path = "notation/strict.rs"]
mod strict;
#[path = "notation/tables.rs"]
mod tables;
#[path = "notation/typing.rs"]
mod typing;

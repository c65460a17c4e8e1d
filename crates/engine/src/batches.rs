//! Analyses many positions with several processes of an engine, without loss of results.
//!
//! Records are taken and returned in order; equal positions are searched once. Each result is written into a journal
//! before it is reported, so a batch that was stopped, killed or interrupted continues where it was: only the
//! unfinished searches are repeated.
//!
//! Promises:
//! - A record is searched only if it has no result of this engine at the limit or beyond.
//! - An engine that fails at a position is restarted, and its other processes continue. An engine is given up after two
//!   equal failures in a row before it has given any result or received the position, and otherwise after five. An
//!   engine that cannot be started ends the batch.
//! - Memory is bounded by the number of different positions, some dozens of bytes each.
//!
//! Deliberately absent: the source and the destination of records, and the wording.
//!
//! # How it works
//!
//! The records go through the pool ([`tabiya_threads::pool`]), whose workers are threads with an engine process each.
//! Order is kept, so a file can be streamed through; a slow position holds up the others only when 64 records per
//! process wait for it. A batch asks the trait `Engine`; processes are one implementation, and the tests have another
//! one without any process.
//!
//! Equal positions are those that an engine searches alike. The move number does not count, nor does an en-passant
//! target on which nothing can be captured; the halfmove clock does.

mod engine;
mod journal;
mod line;
mod outcome;
mod plan;
mod position_key;
mod results;
mod run;
mod streak;
mod worker;

pub use engine::{Analyst, Answer, Engine, EngineChoice};
pub use journal::{Journal, JournalError};
pub use line::{record_of_line, with_operations};
pub use outcome::{BatchEvent, FAILURE, Item, Outcome, put_outcome};
pub use plan::Plan;
pub use position_key::PositionKey;
pub use results::{PutLine, Results};
pub use run::{Batch, Broken};
pub use streak::StoppedAsking;

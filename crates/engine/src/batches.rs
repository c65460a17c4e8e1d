//! Many positions given to an engine, in several processes of it, so that nothing that was found is lost.
//!
//! Records come in their order and go in their order; equal positions are searched once. Each result is
//! written into a journal before anybody hears of it, so that a batch that was stopped, killed or cut off
//! goes on where it was: only what was being searched is searched again.
//!
//! Promises:
//! - A record is searched only where it has no result at the limit or beyond, of this engine.
//! - An engine that fails at a position is started anew, and the others go on. One that fails in the same way twice
//!   in a row before it has given any result or before it has heard of the position, or five times in a row later,
//!   is not asked any more. One that cannot be started ends the batch.
//! - Memory is bounded by the number of different positions, some dozens of bytes each.
//!
//! Deliberately absent: where records come from and go to, and the wording.

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

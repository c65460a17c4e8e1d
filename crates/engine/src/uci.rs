//! The Universal Chess Interface: commands to an engine, its replies, and the conversation between the two (protocol of
//! April 2006, with the usual extensions of engines).
//!
//! Promises: nothing here panics, whatever an engine says; its output is read in bounded memory, and `info` lines
//! without allocation; no written word can contain a second command; a position that an engine is known to refuse,
//! misread or crash on is not written.
//!
//! Deliberately absent: processes, threads, pipes and clocks (see the rest of the crate), and the wording of troubles.
//! Times are durations since any moment that the caller has chosen.
#![warn(
    missing_docs,
    clippy::expect_used,
    clippy::panic,
    clippy::indexing_slicing
)]

mod command;
mod conversation;
mod engine_option;
mod fault;
mod guard;
mod info;
mod line;
mod line_cutter;
mod progress;
mod pv;
mod question;
mod said;
mod score;
mod words;

pub use command::Command;
pub use conversation::{Conversation, Event, Finish, Patience, Phase};
pub use engine_option::{EngineOption, OptionKind, Setting, WrongValue};
pub use fault::Fault;
pub use guard::{Admitted, Mend, NotSent, Objection, admit, readers_of};
pub use info::Info;
pub use line::{Variation, WrongMove};
pub use line_cutter::{LineCutter, MAX_LINE_BYTES};
pub use progress::{HeardLine, Iteration, MAX_ITERATIONS, Progress};
pub use pv::Pv;
pub use question::{Limits, Question};
pub use said::{BestMove, Said, Verdict, read_said};
pub use score::{Bound, Score, Value, Wdl};
pub use words::{Words, plain_text};

//! The Universal Chess Interface: what is said to an engine, what it says, and the conversation of the
//! two (protocol of April 2006, with what engines do beside it).
//!
//! Promises: nothing here panics, whatever an engine says; what it says is read in bounded memory, and
//! lines of `info` without allocating; no word that is written can hold a second command; a position
//! that an engine is known to refuse, misread or crash on is not written.
//! Deliberately absent: processes, threads, pipes and clocks (see `engines`), and the wording of
//! troubles. Time is a duration since any moment that the caller has chosen.
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

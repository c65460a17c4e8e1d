//! The Universal Chess Interface: commands to an engine, its replies, and the conversation between the two (protocol of
//! April 2006, with the usual extensions of engines).
//!
//! Promises: nothing here panics, whatever an engine says; its output is read in bounded memory, and `info` lines
//! without allocation; no written word can contain a second command; a position that an engine is known to refuse,
//! misread or crash on is not written.
//!
//! Deliberately absent: processes, threads, pipes and clocks (see the rest of the crate), and the wording of troubles.
//! Times are durations since any moment that the caller has chosen.
//!
//! # How it works
//!
//! `read_said` parses a line without allocating, because an engine prints thousands of lines per second. `Progress`
//! keeps the newest report of each line and of each step of a search as bytes. Their moves are read (`Variation`) only
//! when they are shown, on the position, as far as they are legal.
//!
//! `Conversation` is the state machine: its inputs are the time and the engine's output, its outputs are lines to write
//! and events. It sends `isready` before each search, so that a repeated `bestmove` is not taken for the answer about
//! the next position, and an engine that hangs is detected before it is asked. Options are sent only where they differ
//! from the engine's present values. `UCI_Chess960` is on for positions that need it and off for others; opening books
//! are off and winning chances are on, unless the user chose otherwise. A `Setting` can be made only by the option that
//! it is for, and is always one line, whatever was typed.
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

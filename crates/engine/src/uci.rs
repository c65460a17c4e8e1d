//! The Universal Chess Interface: commands to an engine, its replies, and the conversation between the two (protocol of
//! April 2006, with the usual extensions of engines).
//!
//! Promises: nothing here panics, whatever an engine says; its output is read in bounded memory, and `info` lines
//! without allocation; no written word can contain a second command; a position that an engine is known to refuse,
//! misread or crash on is not written.
//!
//! Deliberately absent: processes, threads, pipes and clocks (see the rest of the crate), and the wording of failures.
//! Times are durations since a moment that the caller chooses.
//!
//! # How it works
//!
//! `read_said` parses a line without allocating, because an engine prints thousands of lines per second.
//! `SearchProgress` keeps the newest report of each line and of each step of a search as bytes. Their moves are read
//! (`Variation`) only when they are shown, on the position, as far as they are legal.
//!
//! `Conversation` is the state machine: its inputs are the time and the engine's output, its outputs are lines to write
//! and events. It sends `isready` before each search, so that a repeated `bestmove` is not taken for the answer about
//! the next position, and an engine that hangs is detected before it is asked. Options are sent only where they differ
//! from the engine's current values. `UCI_Chess960` is on for positions that need it and off for others; opening books
//! are off and winning chances are on, unless the user chose otherwise. An `OptionSetting` can be made only by the
//! option that it is for, and is always one line, whatever was typed.
#![warn(
    missing_docs,
    clippy::expect_used,
    clippy::panic,
    clippy::indexing_slicing
)]

mod command;
mod conversation;
mod engine_option;
mod guard;
mod info;
mod line;
mod progress;
mod said;
mod score;
mod words;

pub use command::{EngineQuestion, SearchLimits};
pub use conversation::{Conversation, Finish, Patience, UciEvent, UciPhase};
pub use engine_option::{EngineOption, OptionKind, OptionSetting, WrongValue};
pub use guard::{Admitted, Mend, NotSent, Objection, admit, readers_of};
pub use info::Info;
pub use line::{Pv, Variation, WrongMove};
pub use progress::{HeardLine, Iteration, MAX_ITERATIONS, SearchProgress};
pub use said::{BestMove, SelfCheck, UciLine, read_said};
pub use score::{Bound, Score, Value, Wdl};
pub use words::UciWords;
pub(crate) use words::plain_text;

/// A fault in the behaviour of an engine.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum UciFault {
    /// It did not introduce itself in time, and wrote nothing.
    NoUciOk,
    /// It did not introduce itself in time, but wrote something else.
    OnlyGarbage,
    /// It does not answer the question whether it is ready.
    HangsOnIsReady,
    /// It continues to think after a request to stop.
    IgnoresStop,
    /// Its time was up long ago, and even after a request to stop it does not name a move.
    NoBestMove,
    /// It reports nothing for longer than a search with these limits takes.
    SaysNothing,
    /// It named a move that cannot be played, or none in a position with moves.
    IllegalBestMove(String),
    /// It writes faster than its output can be read.
    Flood,
    /// It does not end after a request to end.
    IgnoresQuit,
}

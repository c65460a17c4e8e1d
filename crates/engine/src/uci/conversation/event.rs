//! The events of a conversation with an engine, and its phases.

use crate::uci::engine_option::WrongValue;
use crate::uci::fault::Fault;
use crate::uci::guard::NotSent;
use tabiya_chess::Move;

/// The phase of a conversation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Phase {
    /// The engine introduces itself.
    Greeting,
    /// It waits for a question.
    Idle,
    /// It has the options for the question and has to report that it is ready.
    Preparing,
    /// It searches.
    Searching,
    /// It was asked to stop.
    Stopping,
    /// Its time was up, and it was asked to stop.
    Overdue,
    /// It was asked to end.
    Quitting,
    /// It failed, and the conversation is over.
    Failed,
}

/// An event of a conversation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Event {
    /// The engine has reported its name and its options.
    Introduced,
    /// The engine was asked to search.
    Began,
    /// The question does not suit this engine.
    NotSent(NotSent),
    /// This option cannot have the chosen value.
    WrongSetting(String, WrongValue),
    /// The search has ended.
    Finished(Finish),
    /// The engine behaves wrongly.
    Failed(Fault),
}

/// The end of a search.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Finish {
    /// The best move; `None` only if it was stopped before it had found one.
    pub best: Option<Move>,
    /// The answer that it expects.
    pub ponder: Option<Move>,
    /// Whether the engine was asked to stop.
    pub was_stopped: bool,
}

//! Events of a conversation with an engine, and its phases.

use crate::uci::engine_option::WrongValue;
use crate::uci::fault::Fault;
use crate::uci::guard::NotSent;
use tabiya_chess::Move;

/// The phase of a conversation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Phase {
    /// The engine tells about itself.
    Greeting,
    /// It waits for a question.
    Idle,
    /// It was told what the question needs, and is to say when it is ready.
    Preparing,
    /// It searches.
    Searching,
    /// It was told to stop.
    Stopping,
    /// Its time was over, and it was told to stop.
    Overdue,
    /// It was told to end.
    Quitting,
    /// Something is wrong that leaves nothing to be said.
    Failed,
}

/// Something that happened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Event {
    /// The engine has told its name and its options.
    Introduced,
    /// It was told to search.
    Began,
    /// The question is not one for this engine.
    NotSent(NotSent),
    /// An option cannot have the value that was chosen.
    WrongSetting(String, WrongValue),
    /// The search has ended.
    Finished(Finish),
    /// Something is wrong with the engine.
    Failed(Fault),
}

/// How a search has ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Finish {
    /// The move that it takes for the best; none only if it was stopped before it had found one.
    pub best: Option<Move>,
    /// The answer that it expects.
    pub ponder: Option<Move>,
    /// Whether it was told to stop.
    pub was_stopped: bool,
}

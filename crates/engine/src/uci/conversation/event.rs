//! The events of a conversation with an engine, its phases, and the limits on the time and the volume of the engine's
//! answers.

use crate::uci::UciFault;
use crate::uci::engine_option::WrongValue;
use crate::uci::guard::NotSent;
use std::time::Duration;
use tabiya_chess::Move;

/// The phase of a conversation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum UciPhase {
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
pub enum UciEvent {
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
    Failed(UciFault),
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

/// Limits on the time and the volume of an engine's answers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Patience {
    /// The time for its introduction. Some engines read large files first.
    pub greeting: Duration,
    /// The time until it is ready. Clearing a lot of memory takes a while.
    pub ready: Duration,
    /// The time until it names a move after a request to stop.
    pub stop: Duration,
    /// The time until it has ended after a request to end.
    pub quit: Duration,
    /// The time by which it may exceed the time limit of a search.
    pub overtime: Duration,
    /// The minimum time of silence in a search for a depth or a number of nodes before the engine is asked whether it
    /// is alive. Larger limits allow more, and an engine that has already reported in this search gets ten times as
    /// much.
    pub silence: Duration,
    /// The number of bytes that it may write at once.
    pub burst: u64,
    /// The number of further bytes that it may write each second.
    pub bytes_a_second: u64,
}

impl Default for Patience {
    fn default() -> Self {
        Self {
            greeting: Duration::from_secs(30),
            ready: Duration::from_mins(1),
            stop: Duration::from_secs(5),
            quit: Duration::from_secs(2),
            overtime: Duration::from_secs(5),
            silence: Duration::from_secs(30),
            burst: 32 << 20,
            bytes_a_second: 8 << 20,
        }
    }
}

/// The amount of an engine's recent output, as the level of a leaky bucket.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct OutputLevel {
    bytes: u64,
    at: Duration,
}

impl OutputLevel {
    /// Adds new output. Returns whether the total is too much.
    pub(super) fn rises_too_high(
        &mut self,
        bytes: usize,
        now: Duration,
        patience: &Patience,
    ) -> bool {
        let elapsed = now.saturating_sub(self.at).as_millis();
        let elapsed = u64::try_from(elapsed).unwrap_or(u64::MAX);
        // Less than a millisecond is left for the next call.
        if 0 < elapsed {
            let drained = elapsed.saturating_mul(patience.bytes_a_second) / 1000;
            self.bytes = self.bytes.saturating_sub(drained);
            self.at = now;
        }
        self.bytes = self.bytes.saturating_add(bytes as u64);
        patience.burst < self.bytes
    }
}

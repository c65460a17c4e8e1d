//! The state of an engine, for display.

use super::trouble::Trouble;
use crate::uci::{EngineOption, EngineQuestion, Finish, HeardLine, NotSent, WrongMove, WrongValue};
use std::sync::Arc;
use std::time::Duration;
use tabiya_chess::{Move, Mover};

/// The phase of an engine.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum EnginePhase {
    /// It was started and has not introduced itself yet.
    #[default]
    Starting,
    /// It waits for a position.
    Ready,
    /// It searches, or is about to.
    Searching,
    /// Its search has ended, by itself or because it was stopped.
    Done,
    /// It has failed and is not running a search.
    Failed,
}

/// The state of an engine at one moment.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct EngineState {
    /// The phase of the engine.
    pub phase: EnginePhase,
    /// Its name with its version, in its own words.
    pub name: String,
    /// Its authors, in its own words.
    pub author: String,
    /// The options that it offers.
    pub options: Arc<[EngineOption]>,
    /// The chosen values that it cannot accept, with the reasons.
    pub wrong_settings: Vec<(String, WrongValue)>,
    /// The last question; `None` if there was none.
    pub question: Option<Arc<EngineQuestion>>,
    /// The depth of the search in plies.
    pub depth: u32,
    /// The depth of its deepest variation in plies.
    pub selective_depth: u32,
    /// The duration of the search.
    pub time: Duration,
    /// The number of nodes that it has searched.
    pub nodes: u64,
    /// Nodes per second.
    pub speed: u64,
    /// The usage of its hash table, in thousandths.
    pub hash_full: Option<u32>,
    /// The number of positions that it has found in endgame tablebases.
    pub table_hits: Option<u64>,
    /// Its newest remark in words (`info string`).
    pub note: Option<String>,
    /// Its lines, the best first. They are about [`Self::question`].
    pub lines: Vec<FoundLine>,
    /// The result of the search; `None` while it has not ended.
    pub finish: Option<Finish>,
    /// The reason why the position was not sent to this engine.
    pub not_sent: Option<NotSent>,
    /// The trouble with the engine, which is kept even if it led to a restart.
    pub trouble: Option<Trouble>,
    /// The number of restarts after trouble.
    pub restarts: u32,
}

/// A line of moves that an engine has found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FoundLine {
    /// The engine's report of the line.
    pub heard: HeardLine,
    /// The moves, each legal.
    pub moves: Vec<Move>,
    /// The first word after the legal moves that is not a legal move there.
    pub wrong: Option<WrongMove>,
}

impl FoundLine {
    /// Reads a reported line in the position that was searched.
    pub(super) fn of(heard: &HeardLine, mover: &Mover) -> Self {
        let read = heard.read(mover);
        Self {
            heard: heard.clone(),
            moves: read.moves,
            wrong: read.wrong,
        }
    }
}

//! What is known of an engine, for whoever shows it.

use super::trouble::Trouble;
use crate::uci::{EngineOption, Finish, HeardLine, NotSent, Question, WrongMove, WrongValue};
use std::sync::Arc;
use std::time::Duration;
use tabiya_chess::{Move, Mover};

/// What an engine does.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum EnginePhase {
    /// It was started and has not told about itself yet.
    #[default]
    Starting,
    /// It waits for a position.
    Ready,
    /// It searches, or is about to.
    Searching,
    /// It has ended its search, by itself or because it was told to.
    Done,
    /// Something is wrong with it, and nothing is going on.
    Failed,
}

/// All that is known of an engine at one moment.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct EngineState {
    /// What it does.
    pub phase: EnginePhase,
    /// Its name with its version, as it says.
    pub name: String,
    /// Who wrote it, as it says.
    pub author: String,
    /// The options that it offers.
    pub options: Arc<[EngineOption]>,
    /// Values that were chosen for options and cannot be had.
    pub wrong_settings: Vec<(String, WrongValue)>,
    /// What it was asked last.
    pub question: Option<Arc<Question>>,
    /// How deep it is, in plies.
    pub depth: u32,
    /// How deep where it looked deepest.
    pub selective_depth: u32,
    /// For how long it has searched.
    pub time: Duration,
    /// How many nodes it has searched.
    pub nodes: u64,
    /// Nodes a second.
    pub speed: u64,
    /// How full its memory is, of a thousand.
    pub hash_full: Option<u32>,
    /// How many positions it has found in its tables of endgames.
    pub table_hits: Option<u64>,
    /// Its newest remark in words.
    pub note: Option<String>,
    /// Its lines, the best first. They are about [`Self::question`].
    pub lines: Vec<FoundLine>,
    /// How the search has ended, when it has.
    pub finish: Option<Finish>,
    /// Why the position is not one for this engine.
    pub not_sent: Option<NotSent>,
    /// What is wrong with the engine, or was before it was started anew.
    pub trouble: Option<Trouble>,
    /// How often it was started anew because something was wrong.
    pub restarts: u32,
}

/// One of the lines that an engine has found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FoundLine {
    /// What the engine said of it.
    pub heard: HeardLine,
    /// The moves, each legal.
    pub moves: Vec<Move>,
    /// What came behind them and is no move there.
    pub wrong: Option<WrongMove>,
}

impl FoundLine {
    /// A line as it was heard, read on the position that was searched.
    pub(super) fn of(heard: &HeardLine, mover: &Mover) -> Self {
        let read = heard.read(mover);
        Self {
            heard: heard.clone(),
            moves: read.moves,
            wrong: read.wrong,
        }
    }
}

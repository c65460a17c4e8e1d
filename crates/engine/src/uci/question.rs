//! What an engine is asked.

use std::time::Duration;
use tabiya_chess::{Move, Position};

/// How far an engine is to search. Without any limit it searches until it is stopped.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Limits {
    /// For so long.
    pub time: Option<Duration>,
    /// So many plies deep.
    pub depth: Option<u32>,
    /// So many nodes.
    pub nodes: Option<u64>,
    /// For a mate in so many moves.
    pub mate: Option<u32>,
    /// Only these moves; all when none is named.
    pub moves: Vec<Move>,
}

impl Limits {
    /// Whether the search goes on until it is stopped.
    pub fn is_infinite(&self) -> bool {
        let has_count = self.depth.is_some() || self.nodes.is_some() || self.mate.is_some();
        self.time.is_none() && !has_count
    }
}

/// What an engine is asked: a position, and how far to search it.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Question {
    /// Where the game begins.
    pub position: Position,
    /// The moves that were played since, each legal. What is searched is the position behind them.
    pub moves: Vec<Move>,
    /// How far.
    pub limits: Limits,
    /// How many lines are wanted.
    pub lines: u16,
    /// Whether nothing is to be remembered from questions before, so that the same question always
    /// gets the same answer from an engine with one thread.
    pub is_fresh: bool,
    /// Whatever the limits: after this time the search is stopped, and its result is what stands then.
    pub longest: Option<Duration>,
}

impl Question {
    /// One line of a position, until it is stopped.
    pub fn of(position: Position) -> Self {
        Self {
            position,
            moves: Vec::new(),
            limits: Limits::default(),
            lines: 1,
            is_fresh: false,
            longest: None,
        }
    }

    /// The same within these limits.
    #[must_use]
    pub fn within(self, limits: Limits) -> Self {
        Self { limits, ..self }
    }

    /// The same with so many lines.
    #[must_use]
    pub fn with_lines(self, lines: u16) -> Self {
        Self { lines, ..self }
    }
}

//! A question to an engine.

use std::time::Duration;
use tabiya_chess::{Move, Position};

/// The limits of a search. Without any limit the engine searches until it is stopped.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Limits {
    /// The time of the search.
    pub time: Option<Duration>,
    /// The depth in plies.
    pub depth: Option<u32>,
    /// The number of nodes.
    pub nodes: Option<u64>,
    /// Searches for a mate in this number of moves.
    pub mate: Option<u32>,
    /// The moves to search; empty for all moves.
    pub moves: Vec<Move>,
}

impl Limits {
    /// Whether the search continues until it is stopped.
    pub fn is_infinite(&self) -> bool {
        let has_count = self.depth.is_some() || self.nodes.is_some() || self.mate.is_some();
        self.time.is_none() && !has_count
    }
}

/// A question to an engine: a position, and the limits of its search.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Question {
    /// The position at the start of the game.
    pub position: Position,
    /// The moves played since, each legal. The engine searches the position after them.
    pub moves: Vec<Move>,
    /// The limits of the search.
    pub limits: Limits,
    /// The number of lines.
    pub lines: u16,
    /// Whether the engine must forget earlier questions, so that the same question always gets the same answer from an
    /// engine with one thread.
    pub is_fresh: bool,
    /// The maximum time, whatever the limits. The search is then stopped, and its state at that moment is the result.
    pub longest: Option<Duration>,
}

impl Question {
    /// A search for one line of this position, without limits.
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

    /// Sets the limits.
    #[must_use]
    pub fn within(self, limits: Limits) -> Self {
        Self { limits, ..self }
    }

    /// Sets the number of lines.
    #[must_use]
    pub fn with_lines(self, lines: u16) -> Self {
        Self { lines, ..self }
    }
}

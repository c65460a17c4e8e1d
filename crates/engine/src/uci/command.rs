//! A question to an engine, and the commands to it.

use super::engine_option::OptionSetting;
use std::time::Duration;
use tabiya_chess::{Move, Mover, Position};
use tabiya_notation::forms::fen_for_engines;
use tabiya_notation::moves::write_uci;

/// The limits of a search. Without any limit the engine searches until it is stopped.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct SearchLimits {
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

impl SearchLimits {
    /// Whether the search continues until it is stopped.
    pub fn is_infinite(&self) -> bool {
        let has_count = self.depth.is_some() || self.nodes.is_some() || self.mate.is_some();
        self.time.is_none() && !has_count
    }
}

/// A question to an engine: a position, and the limits of its search.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct EngineQuestion {
    /// The position at the start of the game.
    pub position: Position,
    /// The moves played since, each legal. The engine searches the position after them.
    pub moves: Vec<Move>,
    /// The limits of the search.
    pub limits: SearchLimits,
    /// The number of lines.
    pub lines: u16,
    /// Whether the engine must forget earlier questions, so that the same question always gets the same answer from an
    /// engine with one thread.
    pub is_fresh: bool,
    /// The maximum time, whatever the limits. The search is then stopped, and its state at that moment is the result.
    pub longest: Option<Duration>,
}

impl EngineQuestion {
    /// A search for one line of this position, without limits.
    pub fn of(position: Position) -> Self {
        Self {
            position,
            moves: Vec::new(),
            limits: SearchLimits::default(),
            lines: 1,
            is_fresh: false,
            longest: None,
        }
    }

    /// Sets the limits.
    #[must_use]
    pub fn within(self, limits: SearchLimits) -> Self {
        Self { limits, ..self }
    }

    /// Sets the number of lines.
    #[must_use]
    pub fn with_lines(self, lines: u16) -> Self {
        Self { lines, ..self }
    }
}

/// One command line to an engine.
#[derive(Clone, Copy, Debug)]
pub(super) enum UciCommand<'a> {
    /// `uci`: introduce yourself.
    Uci,
    /// `isready`: reply after all earlier commands are done.
    IsReady,
    /// `ucinewgame`: the next position is unrelated to the earlier ones.
    NewGame,
    /// `setoption`: sets the value of an option or presses a button.
    SetOption(&'a OptionSetting),
    /// `position`: the starting position and the moves from there.
    Position {
        /// The position at the start of the game.
        root: &'a Position,
        /// The moves so far, each legal.
        moves: &'a [Move],
        /// Whether castling is written in the form of Chess960.
        chess960: bool,
    },
    /// `go`: search.
    Go {
        /// The limits of the search.
        limits: &'a SearchLimits,
        /// The position to search.
        mover: &'a Mover,
        /// Whether castling is written in the form of Chess960.
        chess960: bool,
    },
    /// `stop`: end the search and name the best move.
    Stop,
    /// `quit`: end the process.
    Quit,
}

impl UciCommand<'_> {
    /// Appends the line with its line end.
    pub(super) fn push_to(&self, out: &mut Vec<u8>) {
        match self {
            Self::Uci => out.extend_from_slice(b"uci"),
            Self::IsReady => out.extend_from_slice(b"isready"),
            Self::NewGame => out.extend_from_slice(b"ucinewgame"),
            Self::SetOption(setting) => push_setting(setting, out),
            Self::Position {
                root,
                moves,
                chess960,
            } => push_position(root, moves, *chess960, out),
            Self::Go {
                limits,
                mover,
                chess960,
            } => push_go(limits, mover, *chess960, out),
            Self::Stop => out.extend_from_slice(b"stop"),
            Self::Quit => out.extend_from_slice(b"quit"),
        }
        out.push(b'\n');
    }
}

fn push_setting(setting: &OptionSetting, out: &mut Vec<u8>) {
    out.extend_from_slice(b"setoption name ");
    out.extend_from_slice(setting.name().as_bytes());
    if let Some(value) = setting.value() {
        out.extend_from_slice(b" value ");
        out.extend_from_slice(value.as_bytes());
    }
}

fn push_position(root: &Position, moves: &[Move], chess960: bool, out: &mut Vec<u8>) {
    out.extend_from_slice(b"position fen ");
    out.extend_from_slice(fen_for_engines(root).as_bytes());
    let Ok(mut mover) = Mover::new(root) else {
        return;
    };
    for (place, played) in moves.iter().enumerate() {
        out.extend_from_slice(if place == 0 { b" moves " } else { b" " });
        out.extend_from_slice(write_uci(&mover, *played, chess960).as_bytes());
        mover = mover.after(*played);
    }
}

fn push_go(limits: &SearchLimits, mover: &Mover, chess960: bool, out: &mut Vec<u8>) {
    out.extend_from_slice(b"go");
    if limits.is_infinite() {
        out.extend_from_slice(b" infinite");
    }
    let milliseconds = |time: Duration| u64::try_from(time.as_millis()).unwrap_or(u64::MAX);
    let numbers = [
        (" movetime ", limits.time.map(milliseconds)),
        (" depth ", limits.depth.map(u64::from)),
        (" nodes ", limits.nodes),
        (" mate ", limits.mate.map(u64::from)),
    ];
    for (name, number) in numbers {
        if let Some(number) = number {
            // Engines take 0 for no limit.
            let text = format!("{name}{}", number.max(1));
            out.extend_from_slice(text.as_bytes());
        }
    }
    if !limits.moves.is_empty() {
        // This comes last because engines read everything after it as moves.
        out.extend_from_slice(b" searchmoves");
    }
    for wanted in &limits.moves {
        out.push(b' ');
        out.extend_from_slice(write_uci(mover, *wanted, chess960).as_bytes());
    }
}

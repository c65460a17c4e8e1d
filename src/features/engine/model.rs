//! State of the engines beside the board: the engines that are to run, and their latest results. The window owns the
//! processes themselves (`app/services.rs`).

use crate::reach::Reach;
use std::collections::HashMap;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Instant;
use tabiya_chess::{Color, Move, Position};
use tabiya_engine::analysis::ResultField;
use tabiya_engine::uci::{EngineQuestion, Score, Wdl};
use tabiya_engine::{EngineState, FoundEngine, FoundLine, Program};
use tabiya_settings::MAX_PANEL_ENGINES;

/// Actions on the engines beside the board. Engines are numbered by their places in the panel.
#[derive(Clone, Debug, PartialEq)]
pub enum EngineAction {
    /// Show the panel, or hide it and end the engines.
    Toggle,
    /// Start the engines that are shown, or end them.
    SwitchAll,
    /// Show the panel.
    Open,
    /// Show the panel to choose an engine for an analysis, and return to its dialog afterwards.
    OpenForAnalysis,
    /// Start or end the engine at a place.
    Switch(usize),
    /// Start the engine again after a failure.
    StartAgain(usize),
    /// Show this engine at a place.
    Choose(usize, String),
    /// Find the engines on this machine, for a place. None is started.
    Find(usize),
    /// The engines that were found.
    Found(Vec<FoundEngine>),
    /// Choose an executable in a file dialog, for a place.
    AskFile(usize),
    /// Show this executable as an engine, at the place that asked for one.
    Add(PathBuf),
    /// Drop the list of the engines that were found.
    DropFound,
    /// Forget the engine of this name.
    Forget(String),
    /// Whether a piece is being dragged, so that a changed position is not searched yet.
    Hold(bool),
    /// The latest state of the engine at a place.
    News(usize, Arc<EngineState>),
    /// Set the number of lines.
    SetLines(usize, u16),
    /// Set an option to a value; `None` leaves it at the engine's default.
    SetOption(usize, String, Option<String>),
    /// Press a button of the engine.
    Press(usize, String),
    /// Show all its options in a dialog.
    OpenOptions(usize),
    /// Rename the engine.
    Rename(usize, String),
    /// Set the folder in which it works; `None` means that of its executable. The engine is restarted.
    SetFolder(usize, Option<PathBuf>),
    /// Write these fields of a line of the engine at a place into the record.
    Write(usize, Box<FoundLine>, Vec<ResultField>),
    /// Play these moves, which begin a line of the engine at a place.
    Play(usize, Vec<Move>),
}

impl EngineAction {
    /// Its relation to the document that is shown.
    pub fn reach(&self) -> Reach {
        Reach::Window
    }
}

/// This feature's part of the state.
#[derive(Clone, Debug, Default)]
#[expect(
    clippy::struct_excessive_bools,
    reason = "each is about something else, and all combinations occur"
)]
pub struct EnginesState {
    /// Whether the panel is shown.
    pub is_open: bool,
    /// The places of the panel, from the top.
    pub places: [EnginePlace; MAX_PANEL_ENGINES],
    /// Whether a piece is being dragged.
    pub is_held: bool,
    /// Whether the engines pause and show no lines, because a game against an engine is played.
    pub is_paused: bool,
    /// The engines found on this machine, until the user chooses one.
    pub found: Option<Vec<FoundEngine>>,
    /// The place that asked for an engine.
    pub asking: usize,
    /// The place whose options the dialog shows.
    pub options_of: usize,
    /// Whether the dialog of an analysis waits for the choice of an engine.
    pub is_for_analysis: bool,
    /// The values that engines have found.
    pub known: KnownValues,
}

/// The values of positions that engines beside the board have found, each from the deepest search.
#[derive(Clone, Debug, Default)]
pub struct KnownValues {
    by_position: HashMap<Position, (u32, EngineValue)>,
    changes: u64,
}

impl KnownValues {
    /// The maximum number of positions; then it begins anew.
    const MAX: usize = 10_000;

    /// The value of a position, if it is known.
    pub fn of(&self, position: &Position) -> Option<EngineValue> {
        self.by_position.get(position).map(|(_, value)| *value)
    }

    /// The number of changes so far.
    pub fn changes(&self) -> u64 {
        self.changes
    }

    /// Remembers the value that a search of this depth gave, unless a deeper one gave another.
    pub(super) fn learn(&mut self, position: Position, depth: u32, value: EngineValue) {
        let known = self.by_position.get(&position);
        let is_new = known.is_none_or(|(deepest, old)| *deepest <= depth && *old != value);
        if !is_new {
            return;
        }
        if Self::MAX <= self.by_position.len() {
            self.by_position.clear();
        }
        self.by_position.insert(position, (depth, value));
        self.changes += 1;
    }
}

/// An engine in the panel.
#[derive(Clone, Debug, Default)]
pub struct EnginePlace {
    /// Whether the user has started it.
    pub is_on: bool,
    /// The process that is to run.
    pub wanted: Option<WantedEngine>,
    /// The latest state of the engine. It stays after the engine was stopped.
    pub seen: Arc<EngineState>,
    /// The position whose lines are shown: the one that the engine searches, or the one on the board after it was
    /// stopped.
    pub(super) shown: Option<Position>,
    /// Its best line in words, for screen readers.
    pub said: String,
    /// The number of starts.
    pub(super) run: u64,
    /// The number of restarts after failures.
    pub(super) restarts: u64,
    /// The buttons pressed since the start.
    pub(super) pressed: Vec<String>,
    pub(super) told: Option<ToldLine>,
}

/// A process that is to run.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WantedEngine {
    /// The number of the start. A different number means a different process.
    pub run: u64,
    /// The executable and its folder.
    pub program: Program,
    /// The values of its options, as pairs of name and value.
    pub settings: Vec<(String, String)>,
    /// The question to the engine; `None` while there is no position to search.
    pub question: Option<EngineQuestion>,
    /// The number of restarts. A higher number restarts the engine.
    pub restarts: u64,
    /// The buttons pressed since the start.
    pub pressed: Vec<String>,
}

/// The best line announced last.
#[derive(Clone, Debug)]
pub(super) struct ToldLine {
    pub(super) best: Option<Move>,
    pub(super) at: Instant,
}

impl EnginePlace {
    /// Its lines, the best first; empty while they are about another position than the current one.
    pub fn lines(&self) -> &[FoundLine] {
        let asked = self.seen.question.as_ref().map(|asked| &asked.position);
        if asked.is_some() && asked == self.shown.as_ref() {
            &self.seen.lines
        } else {
            &[]
        }
    }

    /// Withdraws its question and hides its lines during a game against an engine.
    pub(super) fn hide_if(&mut self, is_paused: bool) {
        if is_paused {
            self.shown = None;
            if let Some(wanted) = &mut self.wanted {
                wanted.question = None;
            }
        }
    }

    /// The value of its best line for White.
    pub fn value(&self) -> Option<EngineValue> {
        let mover = self.seen.question.as_ref()?.position.side_to_move;
        let best = &self.lines().first()?.heard;
        Some(EngineValue {
            score: best.value?.score.from_white(mover),
            wdl: best.wdl.map(|wdl| match mover {
                Color::White => wdl,
                Color::Black => wdl.opposite(),
            }),
        })
    }
}

/// The value of a position for White.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct EngineValue {
    /// The score.
    pub score: Score,
    /// The expected results, if the engine gives them.
    pub wdl: Option<Wdl>,
}

impl EngineValue {
    /// White's expected share of the points, from 0 to 1.
    pub fn share(self) -> f32 {
        /// How fast a side's share grows with its score, as Lichess measured it.
        const PER_CENTIPAWN: f32 = 0.003_682;
        match (self.score, self.wdl) {
            (Score::Mates(_), _) => 1.0,
            (Score::IsMated(_), _) => 0.0,
            (Score::Centipawns(_), Some(wdl)) => {
                (f32::from(wdl.win) + f32::from(wdl.draw) / 2.0) / 1000.0
            }
            (Score::Centipawns(score), None) => {
                let score = score.clamp(-10_000, 10_000) as f32;
                1.0 / (1.0 + (-PER_CENTIPAWN * score).exp())
            }
        }
    }
}

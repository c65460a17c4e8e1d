//! Choices that are not made from a short list: each kind has its own table in the settings file. One kind is the
//! user's last choices for the analysis of a collection.

use crate::keys::Keys;
use std::collections::BTreeMap;
use std::path::PathBuf;
use std::time::Duration;
use tabiya_engine::analysis::{FieldsToWrite, ResultField};
use tabiya_engine::uci::SearchLimits;
use tabiya_picture::Style;

/// The maximum number of lines requested from an engine.
pub const MAX_LINES: u16 = 10;
/// The maximum number of engines in the panel.
pub const MAX_PANEL_ENGINES: usize = 2;

/// The user's keys for commands, by the names of the commands.
pub type KeyChanges = BTreeMap<String, Vec<Keys>>;

/// The state of the diagram dialog when it was last closed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LastDiagram {
    /// The name of the style that was the starting point.
    pub style_name: String,
    /// The style after the changes in the dialog.
    pub style: Style,
    /// The name of the format.
    pub format: String,
}

impl Default for LastDiagram {
    fn default() -> Self {
        Self {
            style_name: Style::BUILT_IN[0].to_owned(),
            style: Style::default(),
            format: "png".to_owned(),
        }
    }
}

/// An engine that the user has chosen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ChosenEngine {
    /// The absolute path of its program.
    pub path: PathBuf,
    /// Its working folder; `None` for the folder of its program.
    pub folder: Option<PathBuf>,
    /// The values of its options that differ from its own defaults.
    pub options: BTreeMap<String, String>,
    /// The number of lines requested from it.
    pub lines: u16,
}

impl ChosenEngine {
    /// Returns the program at this path with the default choices.
    pub fn at(path: impl Into<PathBuf>) -> Self {
        Self {
            path: path.into(),
            folder: None,
            options: BTreeMap::new(),
            lines: 1,
        }
    }
}

/// The side from whose point of view engine scores are shown.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum EngineScores {
    /// Positive scores are good for White.
    #[default]
    White,
    /// Positive scores are good for the side to move.
    Mover,
}

/// The user's last choices for the analysis of a collection.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LastAnalysis {
    /// The name of the engine.
    pub engine: String,
    /// The search time per position in milliseconds; `None` for no limit.
    pub milliseconds: Option<u64>,
    /// The search depth in plies; `None` for no limit.
    pub depth: Option<u64>,
    /// The number of nodes per position; `None` for no limit.
    pub nodes: Option<u64>,
    /// The number of moves in which to search for a mate, if that is wanted.
    pub mate: Option<u64>,
    /// The search ends once the engine has kept to the move that the record asks for at this number of depths; `None`
    /// to ignore this.
    pub stood: Option<u64>,
    /// The number of lines (principal variations).
    pub lines: u64,
    /// The number of engine processes; 0 for the number suggested for this machine.
    pub processes: u64,
    /// The number of threads per process.
    pub threads: u64,
    /// The memory per process in megabytes.
    pub memory: u64,
    /// The results to write.
    pub fields: Vec<ResultField>,
    /// Whether results replace existing ones.
    pub replaces: bool,
    /// Whether records that already have such a result are searched again.
    pub searches_again: bool,
}

impl Default for LastAnalysis {
    fn default() -> Self {
        Self {
            engine: String::new(),
            milliseconds: Some(1000),
            depth: None,
            nodes: None,
            mate: None,
            stood: None,
            lines: 1,
            processes: 0,
            threads: 1,
            memory: 64,
            fields: ResultField::USUAL.to_vec(),
            replaces: false,
            searches_again: false,
        }
    }
}

impl LastAnalysis {
    /// Returns the limits of the search of a position.
    pub fn limits(&self) -> SearchLimits {
        let small = |number: Option<u64>| number.and_then(|number| u32::try_from(number).ok());
        SearchLimits {
            time: self.milliseconds.map(Duration::from_millis),
            depth: small(self.depth),
            nodes: self.nodes,
            mate: small(self.mate),
            moves: Vec::new(),
        }
    }

    /// Returns the results to write, and the treatment of existing ones.
    pub fn writing(&self) -> FieldsToWrite {
        FieldsToWrite {
            fields: self.fields.clone(),
            replaces: self.replaces,
        }
    }

    /// Returns the options to set for an engine that has these options: the threads and the memory
    /// chosen here override those that it uses beside the board.
    pub fn settings(&self, options: &BTreeMap<String, String>) -> Vec<(String, String)> {
        let is_ours = |name: &str| {
            let mut ours = [Self::THREADS, Self::MEMORY].into_iter();
            ours.any(|ours| ours.eq_ignore_ascii_case(name))
        };
        let others = options.iter().filter(|(name, _)| !is_ours(name));
        let mut settings: Vec<_> = others
            .map(|(name, value)| (name.clone(), value.clone()))
            .collect();
        settings.push((Self::THREADS.to_owned(), self.threads.to_string()));
        settings.push((Self::MEMORY.to_owned(), self.memory.to_string()));
        settings
    }

    /// The engine option for the number of threads.
    pub const THREADS: &str = "Threads";
    /// The engine option for the memory in megabytes.
    pub const MEMORY: &str = "Hash";
}

/// The user's last choices for a game against an engine. The side is that of the position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LastGame {
    /// The name of the engine; empty if none was chosen.
    pub engine: String,
    /// The limit of the engine.
    pub strength: OpponentStrength,
    /// The rating of the engine.
    pub rating: i64,
    /// The number of nodes for a move.
    pub nodes: u64,
    /// The time for a move in milliseconds.
    pub time: u64,
    /// Whether a move is reported that gives the result away.
    pub tells_slips: bool,
}

/// The way in which an opponent is limited.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OpponentStrength {
    /// A time for each move.
    Time,
    /// A number of nodes for each move.
    Nodes,
    /// A rating of the engine's own scale.
    Rating,
}

impl Default for LastGame {
    fn default() -> Self {
        Self {
            engine: String::new(),
            strength: OpponentStrength::Time,
            rating: 1500,
            nodes: 10_000,
            time: 1000,
            tells_slips: false,
        }
    }
}

/// The user's last choices for an animation. Its style is that of diagrams.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LastAnimation {
    /// The name of the format.
    pub format: String,
    /// The width in pixels.
    pub size: u32,
    /// The time for which each position is shown, in milliseconds.
    pub tempo_ms: u32,
    /// The time for which the last position is shown, in milliseconds.
    pub pause_ms: u32,
    /// Whether the heading is shown below the board.
    pub shows_heading: bool,
    /// Whether the move is shown below the board.
    pub shows_moves: bool,
    /// Whether the comments are shown below the board.
    pub shows_comments: bool,
}

impl Default for LastAnimation {
    fn default() -> Self {
        Self {
            format: "webp".to_owned(),
            size: 480,
            tempo_ms: 1000,
            pause_ms: 3000,
            shows_heading: true,
            shows_moves: true,
            shows_comments: false,
        }
    }
}

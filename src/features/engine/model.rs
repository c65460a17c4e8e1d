//! What is remembered of the engines beside the board: what is to go on beside the window, and the newest
//! of what was heard. The processes themselves are the window's (`app/running_engines.rs`).

use std::path::PathBuf;
use std::sync::Arc;
use std::time::Instant;
use tabiya_chess::Move;
use tabiya_engine::analysis::Field;
use tabiya_engine::uci::Question;
use tabiya_engine::{EngineState, FoundEngine, FoundLine, Program};
use tabiya_settings::MAX_PANEL_ENGINES;

/// What happens to the engines beside the board. Engines are numbered by their places in the panel.
#[derive(Clone, Debug, PartialEq)]
pub enum EngineAction {
    /// Show the panel.
    Open,
    /// Start the engine at a place, or end it.
    Switch(usize),
    /// Start it again after something was wrong with it.
    StartAgain(usize),
    /// Show this engine at a place.
    Choose(usize, String),
    /// Look which engines there are. Nothing is started.
    Find(usize),
    /// These were found.
    Found(Vec<FoundEngine>),
    /// A program is to be chosen in a file dialog.
    AskFile(usize),
    /// This program is to be shown as an engine, at the place that has asked for one.
    Add(PathBuf),
    /// What was found is not wanted.
    DropFound,
    /// Forget the engine of this name.
    Forget(String),
    /// Whether a piece is being dragged, so that a position that has changed is not one to search yet.
    Hold(bool),
    /// This is known now of the engine at a place.
    News(usize, Arc<EngineState>),
    /// Ask it for so many lines.
    SetLines(usize, u16),
    /// Set an option to a value, or leave it as the engine has it.
    SetOption(usize, String, Option<String>),
    /// Press a button of the engine.
    Press(usize, String),
    /// Show all its options in a dialog.
    OpenOptions(usize),
    /// Call it like this.
    Rename(usize, String),
    /// Let it work in this folder, or in that of its program. It is started anew for that.
    SetFolder(usize, Option<PathBuf>),
    /// Write this of a line of the engine at a place into the record.
    Write(usize, Box<FoundLine>, Vec<Field>),
    /// Play these moves, which a line of the engine at a place begins with.
    Play(usize, Vec<Move>),
}

/// The room's part of the state.
#[derive(Clone, Debug, Default)]
pub struct EnginesState {
    /// Whether the panel is shown.
    pub is_open: bool,
    /// What stands in it, from above.
    pub places: [EnginePlace; MAX_PANEL_ENGINES],
    /// Whether a piece is being dragged.
    pub is_held: bool,
    /// Which engines were found when it was asked, until one of them is chosen.
    pub found: Option<Vec<FoundEngine>>,
    /// The place that has asked for an engine.
    pub asking: usize,
    /// The place whose options the dialog shows.
    pub options_of: usize,
}

/// An engine in the panel.
#[derive(Clone, Debug, Default)]
pub struct EnginePlace {
    /// Whether the user has started it.
    pub is_on: bool,
    /// What is to go on beside the window.
    pub wanted: Option<WantedEngine>,
    /// The newest of what is known of it.
    pub seen: Arc<EngineState>,
    /// Its best line in words, for those who do not see it.
    pub said: String,
    /// How often it was started.
    pub(super) run: u64,
    /// How often it was started anew because something was wrong.
    pub(super) restarts: u64,
    /// The buttons that were pressed since it was started.
    pub(super) pressed: Vec<String>,
    pub(super) told: Option<ToldLine>,
}

/// What is to go on beside the window.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WantedEngine {
    /// Another number is another process.
    pub run: u64,
    /// Which program.
    pub program: Program,
    /// Values of its options.
    pub settings: Vec<(String, String)>,
    /// What it is asked; nothing while there is no position to ask about.
    pub question: Option<Question>,
    /// A higher number starts it anew.
    pub restarts: u64,
    /// The buttons that were pressed since it was started.
    pub pressed: Vec<String>,
}

/// The best line that was told last.
#[derive(Clone, Debug)]
pub(super) struct ToldLine {
    pub(super) best: Option<Move>,
    pub(super) at: Instant,
}

impl EnginePlace {
    /// Whether what is known of it is about this question.
    fn is_about(&self, question: &Question) -> bool {
        let asked = self.seen.question.as_deref();
        asked.is_some_and(|asked| asked.position == question.position)
    }

    /// Its lines, while they are about what it is asked now; the best first.
    pub fn lines(&self) -> &[FoundLine] {
        let question = self.wanted.as_ref().and_then(|it| it.question.as_ref());
        if question.is_some_and(|question| self.is_about(question)) {
            &self.seen.lines
        } else {
            &[]
        }
    }
}

//! What is chosen and is no choice among a few: it has a table of its own in the file.

use crate::keys::Keys;
use std::collections::BTreeMap;
use std::path::PathBuf;
use tabiya_picture::Style;

/// So many lines an engine is asked for at most.
pub const MAX_LINES: u16 = 10;
/// So many engines the panel shows at most.
pub const MAX_PANEL_ENGINES: usize = 2;

/// Keys that the user has chosen, by the names of the commands.
pub type KeyChanges = BTreeMap<String, Vec<Keys>>;

/// What was chosen in the dialog for a diagram when it was closed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LastDiagram {
    /// The name of the style that was begun with.
    pub style_name: String,
    /// What became of it.
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
    /// The whole path of its program.
    pub path: PathBuf,
    /// The folder that it works in; `None` for that of its program.
    pub folder: Option<PathBuf>,
    /// Values of its options, where they are not what it says itself.
    pub options: BTreeMap<String, String>,
    /// How many lines it is asked for.
    pub lines: u16,
}

impl ChosenEngine {
    /// The program at this path, as it is when nothing else is chosen.
    pub fn at(path: impl Into<PathBuf>) -> Self {
        Self {
            path: path.into(),
            folder: None,
            options: BTreeMap::new(),
            lines: 1,
        }
    }
}

/// From whose side scores of engines are told.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum EngineScores {
    /// What is good for White is positive.
    #[default]
    White,
    /// What is good for the side to move is positive.
    Mover,
}

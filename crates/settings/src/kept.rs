//! Choices that are not made from a short list: each kind has its own table in the settings file.

use crate::keys::Keys;
use std::collections::BTreeMap;
use std::path::PathBuf;
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

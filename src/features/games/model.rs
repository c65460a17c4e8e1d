//! What is asked about a file of games, or a table, and what is known of it meanwhile.

pub(crate) mod games_file;

use crate::features::files::CollectionFile;
use crate::features::files::model::again::Again;
use std::sync::Arc;
use tabiya_collection::document::DocumentId;
use tabiya_collection::games::{Columns, Conversion, GameCounts, Wanted};
use tabiya_desktop::tasks::TaskId;

/// Where games are that it is asked about, or a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum GamesSource {
    /// In a file.
    File(CollectionFile),
    /// In a text that was pasted.
    Text {
        /// The text.
        text: Again<String>,
        /// The document of which the positions become rows; without one they become a document of their own.
        rows_of: Option<DocumentId>,
    },
}

/// Games, or a table, of which it is asked what is to be made of them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GamesFile {
    /// Where they are.
    pub source: GamesSource,
    /// What is held there, with what is usually made of that.
    pub conversion: Conversion,
    /// The beginning.
    pub head: Arc<[u8]>,
}

/// The part of the state about games.
#[derive(Debug, Default)]
pub struct GamesState {
    /// What is being asked.
    pub asking: Option<Asking>,
    /// The move after which positions were wanted last.
    pub(crate) after: Option<Wanted>,
}

/// What is known while it is asked.
#[derive(Clone, Debug)]
pub struct Asking {
    /// About which games.
    pub source: GamesSource,
    /// What is chosen of games.
    pub wanted: Wanted,
    /// What is chosen of a table.
    pub columns: Option<Columns>,
    /// The first records that there would be.
    pub preview: Vec<String>,
    /// What has been counted so far.
    pub counts: GameCounts,
    /// Whether that is all of it.
    pub is_counted: bool,
    /// Who counts.
    pub counting: Option<TaskId>,
}

impl Asking {
    /// What is to be made of the file as it is chosen now.
    pub fn conversion(&self) -> Conversion {
        match &self.columns {
            None => Conversion::Games(self.wanted),
            Some(columns) => {
                let kept = columns.others.iter().filter(|column| column.is_kept);
                Conversion::Table {
                    kept: Some(kept.map(|column| column.at).collect()),
                    fen: (columns.fen != columns.usual).then_some(columns.fen),
                }
            }
        }
    }
}

/// What happens while it is asked.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum GamesAction {
    /// The question has come to be asked.
    Ask,
    /// These positions are wanted.
    Choose(Wanted),
    /// This column of a table has the positions.
    PositionsOf(usize),
    /// This column of a table is wanted, or not.
    KeepColumn(usize, bool),
    /// The user has answered.
    Answered,
}

//! The question about a file of games or a table, and the facts known while the user answers it.

use crate::features::files::CollectionFile;
use crate::features::files::model::saving::{Again, OtherOrder};
use crate::reach::Reach;
use std::io::Cursor;
use std::path::Path;
use std::sync::Arc;
use tabiya_collection::document::DocumentId;
use tabiya_collection::games::{
    ChosenGames, Columns, Conversion, Extractor, GameCounts, PastedGames, TableExtractor,
    WantedPositions,
};
use tabiya_collection::passes::{FilePart, Parts};
use tabiya_desktop::tasks::TaskId;
use tabiya_lines::file_endings::{GAMES, TABLE, holds};

/// The source of games or of a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum GamesSource {
    /// A file.
    File(CollectionFile),
    /// The games of a document, whose positions are to be saved in another form.
    Rows(Again<OtherOrder>),
    /// A pasted text.
    Text {
        /// The text.
        text: Again<String>,
        /// The document that receives the positions as rows. `None` opens the positions as a new document.
        rows_of: Option<DocumentId>,
    },
}

/// Games or a table, with a proposed conversion to positions.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GamesFile {
    /// The source of the games.
    pub source: GamesSource,
    /// The format, with the usual conversion for it.
    pub conversion: Conversion,
    /// The first bytes of the source.
    pub head: Arc<[u8]>,
}

/// This feature's part of the state.
#[derive(Debug, Default)]
pub struct GamesState {
    /// The question that is open, with its choices.
    pub asking: Option<Asking>,
    /// The last choice of positions after a certain move.
    pub(crate) after: Option<WantedPositions>,
    /// Whether the last file was opened as games.
    pub(crate) is_as_games: bool,
}

/// The user's choices, and the facts shown, while the question is open.
#[derive(Clone, Debug)]
pub struct Asking {
    /// The source that the question is about.
    pub source: GamesSource,
    /// Whether the games themselves become rows, and not their positions.
    pub is_as_games: bool,
    /// The chosen positions of games.
    pub wanted: WantedPositions,
    /// The chosen games.
    pub games: ChosenGames,
    /// The text that is searched for in the list of games.
    pub searched: String,
    /// The chosen columns of a table. `None` if the source has games.
    pub columns: Option<Columns>,
    /// The first records of the result.
    pub preview: Vec<String>,
    /// The counts so far.
    pub counts: GameCounts,
    /// Whether the counts are complete.
    pub is_counted: bool,
    /// The counting task, if one is running.
    pub counting: Option<TaskId>,
}

impl Asking {
    /// Whether there are several games, and few enough for a list.
    pub(crate) fn can_choose_games(&self) -> bool {
        self.is_counted && 1 < self.counts.titles.len()
    }

    /// Whether no game is chosen, so that there is nothing to open.
    pub(crate) fn has_no_game(&self) -> bool {
        let is_empty = matches!(&self.games, ChosenGames::InLines(lines) if lines.is_empty());
        is_empty && !self.is_as_games
    }

    /// Whether the rows can be games: a file has them, and not a text.
    pub(crate) fn can_be_games(&self) -> bool {
        self.columns.is_none() && matches!(self.source, GamesSource::File(_))
    }

    /// The conversion according to the current choices.
    pub fn conversion(&self) -> Conversion {
        match &self.columns {
            None if self.is_as_games => Conversion::AsGames,
            None => Conversion::Games(self.wanted, self.games.clone()),
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

/// Actions on the question, and on pasted games.
#[derive(Debug)]
pub enum GamesAction {
    /// Open the question.
    Ask,
    /// Choose the positions of games.
    Choose(WantedPositions),
    /// Choose whether the games themselves become rows.
    ChooseAsGames(bool),
    /// Choose all games, or some of them.
    ChooseGames(ChosenGames),
    /// Search in the list of games.
    SearchGames(String),
    /// Choose the column of a table that holds the positions.
    PositionsOf(usize),
    /// Keep a column of a table, or leave it out.
    KeepColumn(usize, bool),
    /// The user confirms the choices.
    Answered,
    /// Take games that were found in a pasted text.
    TakeGames {
        /// The games.
        games: PastedGames,
        /// The document in which their positions become rows; if there is none, a single game is put on the board.
        rows_of: Option<DocumentId>,
    },
    /// Make positions of games that were pasted.
    MakePasted {
        /// Their text.
        text: Again<String>,
        /// The document in which they become rows, unless they get a new one.
        rows_of: Option<DocumentId>,
        /// The wanted positions.
        made: Conversion,
    },
}

impl GamesAction {
    /// Its relation to the document that is shown.
    pub fn reach(&self) -> Reach {
        Reach::Window
    }
}

/// The number of bytes at the beginning of a file that decide its format.
pub(crate) const HEAD: u64 = 24 << 10;

/// Whether the file name is usual for games or a table.
pub(crate) fn names_games(path: &Path) -> bool {
    holds(path, GAMES) || holds(path, TABLE)
}

/// The first records, up to `most`, of a file that begins with `head`.
pub(crate) fn first_records(head: &[u8], conversion: &Conversion, most: usize) -> Vec<String> {
    let mut parts = Parts::new(Cursor::new(head), conversion.clone());
    let mut out = Vec::new();
    while let Ok(Some(part)) = parts.next_part() {
        match (&part, conversion) {
            (FilePart::Games(part), Conversion::Games(wanted, games)) => {
                let mut extractor = Extractor::new(*wanted).of_games(games.clone());
                extractor.extract(part, &mut out);
            }
            (FilePart::Rows(part, columns), _) => {
                TableExtractor::new(columns.as_ref().clone()).extract(part, &mut out);
            }
            (FilePart::Games(_), Conversion::AsGames | Conversion::Table { .. })
            | (FilePart::Training(_), _) => {}
        }
    }
    let text = String::from_utf8_lossy(&out);
    text.lines().take(most).map(str::to_owned).collect()
}

//! The games of rows, taken out of a document and put back into another one that has the same lines: after a crash,
//! after a restart, or after the file was read again.
//!
//! A game belongs to its row only as long as the row has the same line. So each game is kept with the bytes of its line,
//! and is found again by them: in its row, or else in the first other row with such a line. A game without a line is
//! reported, never put under another position.

use super::current::{Document, DocumentId};
use super::line_of_play::LineOfPlay;
use super::shown::{NotInFen, Unsure};
use crate::games::write_tree;
use crate::tree::PlacesByLine;
use std::collections::{HashMap, HashSet};
use std::sync::Arc;
use tabiya_lines::{LineId, Rows, Source};
use tabiya_notation::record::read_record;

/// The number of rows that are read at once.
const ROWS_AT_ONCE: u64 = 4096;

/// The game of a row.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct KeptGame {
    /// The row, from 0.
    pub row: u64,
    /// The line of the row.
    pub line: Vec<u8>,
    /// Whether a file has the game, or the record says as much.
    pub is_saved: bool,
    /// The game, and the line of it that is looked at.
    pub play: Arc<LineOfPlay>,
}

impl KeptGame {
    /// Whether the game shows the position of its line. Counters and en-passant targets may be missing there.
    pub(super) fn shows_its_line(&self) -> bool {
        let shown = self.play.position();
        read_record(&self.line).is_ok_and(|read| {
            let read = read.position;
            read.board == shown.board && read.side_to_move == shown.side_to_move
        })
    }
}

/// The games of a document, by their lines. Undo may bring back lines that are in no row now.
#[derive(Clone, Debug, Default)]
pub struct GamesToKeep {
    games: Vec<(LineId, Arc<LineOfPlay>)>,
    /// The texts of the games that have been saved as games.
    saved: Arc<HashSet<String>>,
}

impl GamesToKeep {
    /// Whether there are no games.
    pub fn is_empty(&self) -> bool {
        self.games.is_empty()
    }

    /// Returns the games of lines that the user has not changed since they were read.
    #[must_use]
    pub fn of_file_lines(mut self) -> Self {
        let is_of_file = |id: &LineId| matches!(id, LineId::Source(_));
        self.games.retain(|(id, _)| is_of_file(id));
        self
    }

    /// Returns each game under its line, with the node of the position shown.
    pub fn places_by_line(&self) -> PlacesByLine {
        let games = self.games.iter();
        let places = games.map(|(line, play)| (*line, (Arc::clone(play.tree()), play.node())));
        places.collect()
    }

    /// Returns the games of the lines that are in these rows. This may read from the disk, and looks at every row if
    /// there are games.
    pub fn in_rows(&self, rows: &Rows) -> Vec<KeptGame> {
        if self.is_empty() {
            return Vec::new();
        }
        let games = self.games.iter().map(|(id, play)| (*id, play));
        let mut games: HashMap<LineId, &Arc<LineOfPlay>> = games.collect();
        let mut found = Vec::new();
        // A line that is in several rows has one game.
        rows.each_line_id(0..rows.len(), |row, line| {
            if let Some(play) = games.remove(&line) {
                found.push((row, line, Arc::clone(play)));
            }
        });
        let kept = found.into_iter().map(|(row, line, play)| KeptGame {
            row,
            line: line_of(rows, line, &play),
            is_saved: self.is_saved(&play),
            play,
        });
        kept.collect()
    }

    fn is_saved(&self, play: &LineOfPlay) -> bool {
        !play.is_a_game()
            || (!self.saved.is_empty() && self.saved.contains(&write_tree(play.tree())))
    }
}

/// Returns the bytes of a line. If they cannot be read, the game knows them as they were when the user left the row.
fn line_of(rows: &Rows, line: LineId, play: &LineOfPlay) -> Vec<u8> {
    match rows.read_line_of(line) {
        Ok((line, _)) => line.into_owned(),
        Err(_) => play.tree().node(play.node()).record().to_vec(),
    }
}

/// Games for the rows of a document.
#[derive(Clone, Debug, Default)]
pub struct FoundGames {
    found: Vec<(LineId, KeptGame)>,
    /// The games whose line is in no row.
    pub lost: Vec<KeptGame>,
}

impl FoundGames {
    /// Returns the number of games that have a row.
    pub fn count(&self) -> usize {
        self.found.len()
    }

    /// Returns the game of a line.
    pub(super) fn of_line(&self, line: LineId) -> Option<&Arc<LineOfPlay>> {
        let mut found = self.found.iter();
        found.find_map(|(id, game)| (*id == line).then_some(&game.play))
    }
}

/// Finds the rows to which games belong. This may read all rows from the disk. A game whose row cannot be read is lost.
pub fn find_games(rows: &Rows, games: Vec<KeptGame>) -> FoundGames {
    let mut found = FoundGames::default();
    let mut taken = HashSet::new();
    let mut elsewhere: HashMap<Vec<u8>, Vec<KeptGame>> = HashMap::new();
    let has_line = |id, line: &[u8]| rows.read_line_of(id).is_ok_and(|(read, _)| *read == *line);
    for game in games {
        match rows.line_id(game.row) {
            Some(id) if has_line(id, &game.line) && taken.insert(id) => {
                found.found.push((id, game));
            }
            _ => elsewhere.entry(game.line.clone()).or_default().push(game),
        }
    }
    let mut first = 0;
    while first < rows.len() && !elsewhere.is_empty() {
        let next = rows.len().min(first + ROWS_AT_ONCE);
        if rows.fetch(first..next).is_err() {
            break;
        }
        for id in (first..next).filter_map(|row| rows.line_id(row)) {
            let Ok((line, _)) = rows.read_line_of(id) else {
                continue;
            };
            let Some(waiting) = elsewhere.get_mut(line.as_ref()) else {
                continue;
            };
            if taken.insert(id) {
                found.found.extend(waiting.pop().map(|game| (id, game)));
            }
            if waiting.is_empty() {
                elsewhere.remove(line.as_ref());
            }
        }
        first = next;
    }
    found.lost = elsewhere.into_values().flatten().collect();
    found.lost.sort_by_key(|game| game.row);
    found
}

impl Document {
    /// Returns the games of all rows. In a document of games there are none, because its rows hold them.
    pub fn games_to_keep(&self) -> GamesToKeep {
        if self.holds_games() {
            return GamesToKeep::default();
        }
        let shown = self.rows().line_id(self.row());
        let others = self.not_in_fen.iter();
        let others = others.filter(|(id, _)| Some(**id) != shown);
        let others = others.filter_map(|(id, kept)| Some((*id, kept.play.clone()?)));
        let games = others.chain(shown.zip(self.play_with_record()));
        GamesToKeep {
            games: games.filter(|(_, play)| !play.tree().is_empty()).collect(),
            saved: Arc::clone(&self.saved_games),
        }
    }

    /// Puts games into their rows. A row on which the user has played meanwhile keeps its game.
    pub fn take_games(&mut self, games: FoundGames) {
        let shown = self.rows().line_id(self.row());
        for (line, game) in games.found {
            let play = game.play;
            if game.is_saved && play.is_a_game() {
                Arc::make_mut(&mut self.saved_games).insert(write_tree(play.tree()));
            }
            if shown == Some(line) {
                if self.shown.play.is_none() && self.has_record() {
                    self.shown.position = *play.position();
                    self.shown.play = Some(play);
                }
                continue;
            }
            let kept = self.not_in_fen.entry(line).or_insert_with(|| NotInFen {
                target: None,
                unsure: Unsure::default(),
                play: None,
                path: None,
            });
            kept.play.get_or_insert(play);
        }
    }

    /// Creates a document of games whose lines are nowhere else. It counts as modified.
    pub fn of_games(id: DocumentId, mut games: Vec<KeptGame>) -> Self {
        let mut rows = Rows::new(Arc::new(Source::empty()));
        let lines = games.iter().map(|game| game.line.clone());
        let span = rows.add_own_lines(lines);
        rows.splice(0, 0, span.as_slice());
        for (row, game) in (0..).zip(&mut games) {
            game.row = row;
        }
        let found = find_games(&rows, games);
        let mut document = Self::from_rows(id, rows);
        document.take_games(found);
        document
    }
}

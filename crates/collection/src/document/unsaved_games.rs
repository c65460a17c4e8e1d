//! The games of rows that are in no file.
//!
//! A file of records holds one position for each row. The game that led there, with its variations, comments and tags,
//! is only in memory until it is saved as a game. Whether a game is in a file depends on what it says and not on its
//! row, because each step in a game replaces the line of its row.

use super::current::Document;
use super::line_of_play::LineOfPlay;
use crate::games::write_tree;
use crate::tree::{GameTree, TreesByLine};
use std::collections::HashMap;
use std::sync::Arc;
use tabiya_lines::{LineId, Rows};

impl Document {
    /// Returns the number of rows with a game that is in no file, so that closing the document would lose it. This
    /// looks at every row if there are games, so it is not meant for each frame.
    pub fn unsaved_games(&self) -> usize {
        if self.holds_games() {
            return 0;
        }
        let games = self.games_of_rows();
        let in_rows = in_rows(&games, &self.rows);
        let is_unsaved = |tree: &&Arc<GameTree>| {
            self.saved_games.is_empty() || !self.saved_games.contains(&write_tree(tree))
        };
        in_rows.into_values().filter(is_unsaved).count()
    }

    /// Whether some row has moves. This is cheap, but their line may no longer be in a row, and a file may have them.
    pub fn has_games(&self) -> bool {
        let has_moves = |play: &Arc<LineOfPlay>| !play.tree().is_empty();
        let mut others = self.not_in_fen.values();
        !self.holds_games()
            && (self.shown.play.as_ref().is_some_and(has_moves)
                || others.any(|kept| kept.play.as_ref().is_some_and(has_moves)))
    }

    /// Returns the number of different games that have been saved as games.
    pub fn saved_game_count(&self) -> usize {
        self.saved_games.len()
    }

    /// Records that the games of these rows have been written to a file.
    pub fn mark_games_saved(&mut self, games: &TreesByLine, rows: &Rows) {
        let written = in_rows(games, rows).into_values();
        Arc::make_mut(&mut self.saved_games).extend(written.map(|tree| write_tree(tree)));
    }
}

/// Returns the games of the lines that are in these rows. Games are also kept for lines that undo may bring back.
fn in_rows<'a>(games: &'a TreesByLine, rows: &Rows) -> HashMap<LineId, &'a Arc<GameTree>> {
    let mut found = HashMap::new();
    if !games.is_empty() {
        rows.each_line_id(0..rows.len(), |_, line| {
            if let Some(tree) = games.get(&line) {
                found.insert(line, tree);
            }
        });
    }
    found
}

//! A query asked of games: the text is searched for in the whole game, and all other conditions must hold in the same
//! position, which may be of the main line or of a variation.

use super::asked_tables::AskedTables;
use crate::games::{GameReader, game_in_row, is_refused};
use crate::search::{Facts, Prepared, Query, TruthTest};
use crate::tree::{GameTree, NodeId};
use std::sync::Arc;
use tabiya_chess::Position;
use tabiya_lines::{MAX_GAME_ROW_BYTES, game_of_row};
use tabiya_notation::record::read_record;

/// A query prepared for rows that are games.
#[derive(Debug)]
pub struct GameTest {
    prepared: Prepared,
    has_text: bool,
    needs_position: bool,
    needs_operations: bool,
    truth: Option<(TruthTest, Arc<AskedTables>)>,
}

impl GameTest {
    /// Creates the test for a query.
    pub fn new(query: &Query) -> Self {
        Self::with_tables(query, &Arc::default())
    }

    /// The same; conditions on the truth of endgames ask these tables.
    pub fn with_tables(query: &Query, tables: &Arc<AskedTables>) -> Self {
        Self {
            prepared: query.prepare(),
            has_text: query.text.is_some(),
            needs_position: query.needs_position(),
            needs_operations: query.needs_operations(),
            truth: query.truth().map(|test| (test, Arc::clone(tables))),
        }
    }

    /// Whether the game in a row matches. Operations are those of the records that the positions of the game have.
    pub fn matches(&self, row: &[u8]) -> bool {
        let row = row.get(..MAX_GAME_ROW_BYTES).unwrap_or(row);
        let text = game_of_row(row);
        // The cheap tests are first: most games meet none of them.
        if self.needs_operations && !self.prepared.may_match_in_game(&text) {
            return false;
        }
        if self.has_text && !self.prepared.matches_text(&joined_lines(&text)) {
            return false;
        }
        if self.needs_position && !self.is_in(&text) {
            return false;
        }
        if self.needs_operations || self.truth.is_some() {
            let game = game_in_row(row);
            if game.is_none_or(|game| self.node_in(&game.tree).is_none()) {
                return false;
            }
        }
        true
    }

    /// Whether all conditions on the board hold in any position of a game.
    fn is_in(&self, text: &[u8]) -> bool {
        let mut reader = GameReader::new();
        let game = reader.read(text, 0).filter(|game| !is_refused(game));
        game.is_some_and(|game| {
            let mut places = game.places.iter();
            places.any(|place| self.is_on(&place.position))
        })
    }

    fn is_on(&self, position: &Position) -> bool {
        let facts = Facts::of(position);
        self.prepared.matches_board(&position.board, facts)
    }

    fn is_true(&self, position: &Position, record: &[u8]) -> bool {
        self.truth.as_ref().is_none_or(|(test, tables)| {
            let tail = read_record(record)
                .ok()
                .and_then(|read| record.get(read.tail));
            tables.match_position(*test, position, tail.unwrap_or_default())
        })
    }

    /// Returns the first position of a game that matches all conditions on positions: of the main line, or else of a
    /// variation. `None` if there are no such conditions.
    pub fn node_in(&self, tree: &GameTree) -> Option<NodeId> {
        let matches = |id: &NodeId| {
            let node = tree.node(*id);
            self.is_on(node.position())
                && (!self.needs_operations || self.prepared.matches_operations(node.record()))
                && self.is_true(node.position(), node.record())
        };
        if !self.needs_position {
            return None;
        }
        let main_line = tree.main_line().into_iter().find(matches);
        main_line.or_else(|| tree.in_reading_order().into_iter().find(matches))
    }
}

/// Returns a text with a space in place of each line end, so that words are found that the lines of a file break.
fn joined_lines(text: &[u8]) -> Vec<u8> {
    let mut joined = text.to_vec();
    let mut before = 0;
    joined.retain_mut(|byte| {
        let is_in_pair = before == b'\r' && *byte == b'\n';
        before = *byte;
        if matches!(byte, b'\n' | b'\r') {
            *byte = b' ';
        }
        !is_in_pair
    });
    joined
}

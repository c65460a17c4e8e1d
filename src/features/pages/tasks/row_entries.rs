//! The entry of a row: of its record with the game that was played from it, or of the game in a row of a document of
//! games.

use crate::features::pages::model::PagesContent;
use tabiya_collection::games::game_in_row;
use tabiya_lines::ReadError;
use tabiya_picture::PageSetup;
use tabiya_publish::{
    BookMoves, PublishedRecord, entry, entry_of_game, solution_of_game_on_page, solution_on_page,
};

impl PagesContent {
    /// The entry of a row, with this number; `None` if the row has none.
    pub(super) fn entry(
        &self,
        row: u64,
        number: u64,
    ) -> Result<Option<PublishedRecord>, ReadError> {
        let line = self.rows.read_line(row)?;
        if self.rows.source().holds_games() {
            let game = game_in_row(&line);
            return Ok(
                game.map(|game| entry_of_game(&game.tree, number, self.fen_style, self.names))
            );
        }
        let entry = entry(&line, number, self.fen_style);
        Ok(entry.map(|entry| entry.with_moves(self.moves(row))))
    }

    /// The solution of a row as the pages have it; `None` if the row has no entry.
    pub(super) fn solution(
        &self,
        row: u64,
        setup: &PageSetup,
    ) -> Result<Option<String>, ReadError> {
        let line = self.rows.read_line(row)?;
        if self.rows.source().holds_games() {
            let game = game_in_row(&line);
            return Ok(game.map(|game| solution_of_game_on_page(&game.tree, self.names, setup)));
        }
        Ok(solution_on_page(&line, || self.moves(row), setup))
    }

    /// The moves of a record's game that follow its position.
    fn moves(&self, row: u64) -> Option<BookMoves> {
        if self.games.is_empty() {
            return None;
        }
        let (tree, node) = self.games.get(&self.rows.line_id(row)?)?;
        BookMoves::after(tree, *node, self.names)
    }
}

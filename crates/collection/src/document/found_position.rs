//! The position that a search has found in a game.

use super::current::Document;
use super::line_of_play::LineOfPlay;
use super::view::{RowsView, ViewOf};
use crate::passes::GameTest;
use crate::search::Query;
use crate::tree::NodeId;
use tabiya_notation::fen::FenStyle;

impl Document {
    /// Shows the first position of the current game that matches the query of the list, if there is one. Undo and redo
    /// pass over it.
    pub fn go_to_found(&mut self, style: FenStyle) -> bool {
        let node = self.found_node();
        node.is_some_and(|node| self.go_to_node(node, style))
    }

    /// Shows the same position of a game that has just been put on the board.
    pub(super) fn begin_with_found(&mut self) {
        if let Some(node) = self.found_node()
            && let Some(read) = self.shown.play.as_deref()
        {
            let mut play = LineOfPlay::clone(read);
            play.show(node);
            self.shown = self.shown.clone().showing(play);
        }
    }

    fn found_node(&self) -> Option<NodeId> {
        let view = self.view.as_ref().filter(|_| self.holds_games())?;
        let query = query_of(view.of())?;
        let is_listed = RowsView::place_of(view, self.row()).is_some();
        let play = self.shown.play.as_deref().filter(|_| is_listed)?;
        GameTest::new(query).node_in(play.tree())
    }
}

/// The first query among the filters of a view.
fn query_of(of: &ViewOf) -> Option<&Query> {
    match of {
        ViewOf::Found(query) => Some(query),
        ViewOf::Both(one, other) => query_of(one).or_else(|| query_of(other)),
        ViewOf::Marks(_) | ViewOf::Duplicates(_) => None,
    }
}

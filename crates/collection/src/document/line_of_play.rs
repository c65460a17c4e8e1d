//! The game tree of a row, the line of it that the user looks at, and the place in that line.
//!
//! The line goes through the position shown and stays the same while the user steps back and forth in it. So the step
//! forward is the reverse of the step back, in a variation too.

use super::record_comments::comments_of;
use crate::tree::{GameTree, NodeId, NodeNotes, Played, TreeEdit, TreeEvent};
use std::sync::Arc;
use tabiya_chess::{Move, Position};
use tabiya_notation::record::read_record;

/// A game tree, a line of it, and the position shown.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LineOfPlay {
    tree: Arc<GameTree>,
    /// The nodes of the line, from the start to its end.
    line: Arc<[NodeId]>,
    /// The place of the position shown.
    at: usize,
}

impl LineOfPlay {
    /// Creates a line without moves.
    pub(super) fn begin(position: Position, record: Arc<[u8]>) -> Self {
        Self::of(GameTree::new(position, record), NodeId::START)
    }

    /// Creates the main line of a tree, and shows its start.
    pub(super) fn of_shared(tree: Arc<GameTree>) -> Self {
        let line = tree.main_line().into();
        Self { tree, line, at: 0 }
    }

    /// Creates the line of a tree that goes through this node, and shows it.
    pub(super) fn of(tree: GameTree, shown: NodeId) -> Self {
        let mut play = Self {
            tree: Arc::new(tree),
            line: Arc::new([NodeId::START]),
            at: 0,
        };
        play.show(shown);
        play
    }

    /// Returns the tree. It is the same allocation as long as nothing in it has changed.
    pub fn tree(&self) -> &Arc<GameTree> {
        &self.tree
    }

    /// Replaces the tree by one that has the same nodes.
    pub(super) fn take_tree(&mut self, tree: GameTree) {
        self.tree = Arc::new(tree);
    }

    /// Returns the nodes of the line, the start first.
    pub fn nodes(&self) -> &[NodeId] {
        &self.line
    }

    /// Returns the node of the position shown.
    pub fn node(&self) -> NodeId {
        self.line.get(self.at).copied().unwrap_or(NodeId::START)
    }

    /// Returns the starting position.
    pub fn start(&self) -> &Position {
        self.tree.node(NodeId::START).position()
    }

    /// Returns the number of steps of the line that lead to the position shown.
    pub fn at(&self) -> usize {
        self.at
    }

    /// Returns the number of steps of the line, including those after the position shown.
    pub fn len(&self) -> usize {
        self.line.len().saturating_sub(1)
    }

    /// Returns the number of steps of the whole game, with those of all variations.
    pub fn len_of_game(&self) -> usize {
        self.tree.in_reading_order().len().saturating_sub(1)
    }

    /// Whether no moves were played yet.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Returns the steps of the line.
    pub fn steps(&self) -> impl Iterator<Item = Played> {
        let nodes = self.line.iter();
        nodes.filter_map(|id| self.tree.node(*id).played())
    }

    /// Returns the moves of the line up to its first null move. They are legal from the starting position.
    pub fn moves(&self) -> impl Iterator<Item = Move> {
        self.steps().map_while(Played::as_move)
    }

    /// Returns the positions of the line, the starting one first, each with its record as it was when the user left
    /// it.
    pub fn positions(&self) -> impl Iterator<Item = (&Position, &[u8])> {
        let nodes = self.line.iter().map(|id| self.tree.node(*id));
        nodes.map(|node| (node.position(), node.record()))
    }

    /// Returns the position shown.
    pub(super) fn position(&self) -> &Position {
        self.tree.node(self.node()).position()
    }

    /// Returns the approximate number of bytes kept, if the tree shares its positions with that of the previous step.
    pub(super) fn bytes(&self) -> u64 {
        self.tree.bytes()
    }

    /// Whether the tree says at least as much as the record of its starting position.
    pub(super) fn is_a_game(&self) -> bool {
        let record = self.record_of_start();
        let has_operations = || {
            let tail = read_record(record).map(|read| read.tail);
            let tail = tail.ok().and_then(|tail| record.get(tail));
            tail.is_none_or(|tail| !tail.trim_ascii().is_empty())
        };
        let has_tags = !self.tree.heading().tags.is_empty();
        !self.tree.is_empty() && (has_tags || !has_operations() || self.exceeds_operations())
    }

    /// Whether the tree has something that no operation of a record holds: variations, signs, or comments on moves.
    fn exceeds_operations(&self) -> bool {
        let mut events = self.tree.walk();
        let start = self.tree.node(NodeId::START).notes();
        !start.glyphs.is_empty()
            || events.any(|event| match event {
                TreeEvent::Open(_) => true,
                TreeEvent::Move(node) => !self.tree.node(node).notes().is_empty(),
                TreeEvent::Close => false,
            })
    }

    /// Returns the record of the starting position.
    pub(super) fn record_of_start(&self) -> &[u8] {
        self.tree.node(NodeId::START).record()
    }

    /// Shows a node, and its line if it is not in the present one.
    pub(super) fn show(&mut self, id: NodeId) {
        if let Some(at) = self.line.iter().position(|node| *node == id) {
            self.at = at;
            return;
        }
        self.at = self.tree.path_to(id).len() - 1;
        self.line = self.tree.line_through(id).into();
    }

    /// Shows the place with this number in the line.
    pub(super) fn show_place(&mut self, at: usize) {
        self.at = at.min(self.len());
    }

    /// Stores the record of a position. Comments, arrows and marks that the user has changed in it become those of the
    /// game.
    pub(super) fn keep_record(&mut self, id: NodeId, record: &[u8]) {
        let old = self.tree.node(id).record();
        if old == record {
            return;
        }
        let comments = comments_of(record);
        let is_commented = comments != comments_of(old);
        let tree = Arc::make_mut(&mut self.tree);
        tree.set_record(id, record);
        if is_commented {
            tree.set_comments(id, comments);
        }
    }

    /// Stores the record of the position shown, whose comments the game already has.
    pub(super) fn keep_line(&mut self, record: &[u8]) {
        let node = self.node();
        if self.tree.node(node).record() != record {
            Arc::make_mut(&mut self.tree).set_record(node, record);
        }
    }

    /// Goes to the position after this step from the one shown, if the tree has it.
    pub(super) fn follow(&mut self, played: Played) -> bool {
        let next = self.line.get(self.at + 1).copied();
        let is_next = next.is_some_and(|next| self.tree.node(next).played() == Some(played));
        let found = next.filter(|_| is_next);
        let Some(found) = found.or_else(|| self.tree.find(self.node(), played)) else {
            return false;
        };
        self.show(found);
        true
    }

    /// Adds a step after the position shown, and goes there.
    pub(super) fn add(&mut self, played: Played, record: Arc<[u8]>) {
        let from = self.node();
        let tree = Arc::make_mut(&mut self.tree);
        if let Some(new) = tree.add(from, played, record, NodeNotes::default()) {
            self.show(new);
            self.follow_tree();
        }
    }

    /// Makes an edit of the tree at a node. If the position shown is removed, the nearest one before it is shown.
    /// Returns whether something has changed.
    pub(super) fn edit(&mut self, edit: TreeEdit, id: NodeId) -> bool {
        if !self.tree.can(edit, id) {
            return false;
        }
        Arc::make_mut(&mut self.tree).edit(edit, id);
        self.follow_tree();
        true
    }

    /// Ends the line where the tree no longer has it, and continues it where the tree does.
    fn follow_tree(&mut self) {
        let is_step = |pair: &&[NodeId]| match pair {
            [before, after] => self.tree.node(*before).children().contains(after),
            _ => false,
        };
        let kept = self.line.windows(2).take_while(is_step).count();
        self.at = self.at.min(kept);
        let last = self.line.get(kept).copied().unwrap_or(NodeId::START);
        self.line = self.tree.line_through(last).into();
    }
}

//! The tree and what is asked of it.

use super::node::{NodeId, NodeNotes, Played, TreeNode};
use std::sync::Arc;
use tabiya_chess::Position;

/// A game with its variations.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameTree {
    /// Never empty; the start is first.
    pub(super) nodes: Vec<Arc<TreeNode>>,
    heading: Arc<GameHeading>,
    source: Option<Arc<str>>,
}

/// The tags and the result of a game.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct GameHeading {
    /// Names and values of the tags, in their order.
    pub tags: Vec<(String, String)>,
    /// `1-0`, `0-1`, `1/2-1/2` or `*`, if the game says it.
    pub result: Option<String>,
}

impl GameTree {
    /// Creates a tree that has only a starting position.
    pub fn new(position: Position, record: Arc<[u8]>) -> Self {
        let start = TreeNode {
            parent: NodeId::START,
            children: Vec::new(),
            played: None,
            position,
            record,
            notes: NodeNotes::default(),
        };
        Self {
            nodes: vec![Arc::new(start)],
            heading: Arc::default(),
            source: None,
        }
    }

    /// Returns a node.
    pub fn node(&self, id: NodeId) -> &TreeNode {
        let at = id.index().min(self.nodes.len() - 1);
        #[expect(clippy::indexing_slicing, reason = "there is always a start")]
        &self.nodes[at]
    }

    /// Returns the tags and the result.
    pub fn heading(&self) -> &GameHeading {
        &self.heading
    }

    /// Returns the text from which the tree was read, if it still says all of it.
    pub fn source(&self) -> Option<&str> {
        self.source.as_deref()
    }

    /// Sets the tags and the result of a tree that was read.
    pub(crate) fn set_heading(&mut self, heading: GameHeading) {
        self.heading = Arc::new(heading);
    }

    /// Notes the text from which the tree was read.
    pub(crate) fn set_source(&mut self, source: &str) {
        self.source = Some(Arc::from(source));
    }

    /// Forgets the text from which the tree was read, because the tree says something else from now on.
    pub(super) fn outgrow_source(&mut self) {
        self.source = None;
    }

    /// Whether no move follows the start.
    pub fn is_empty(&self) -> bool {
        self.node(NodeId::START).children.is_empty()
    }

    /// Whether the node has not been removed.
    pub fn has(&self, id: NodeId) -> bool {
        let mut at = id;
        while at != NodeId::START {
            let parent = self.node(at).parent;
            if !self.node(parent).children.contains(&at) {
                return false;
            }
            at = parent;
        }
        true
    }

    /// Returns the node that this step from `from` leads to, if the tree has it. The main continuation is preferred.
    pub fn find(&self, from: NodeId, played: Played) -> Option<NodeId> {
        let children = self.node(from).children.iter().copied();
        { children }.find(|child| self.node(*child).played == Some(played))
    }

    /// Adds a step after `parent`: the continuation of its line, or a variation if it has one. Returns `None` for the
    /// step that has no number left.
    pub fn add(
        &mut self,
        parent: NodeId,
        played: Played,
        record: Arc<[u8]>,
        notes: NodeNotes,
    ) -> Option<NodeId> {
        let id = NodeId(u32::try_from(self.nodes.len()).ok()?);
        let node = TreeNode {
            parent,
            children: Vec::new(),
            played: Some(played),
            position: played.after(&self.node(parent).position),
            record,
            notes,
        };
        self.nodes.push(Arc::new(node));
        self.change(parent, |parent| parent.children.push(id));
        self.outgrow_source();
        Some(id)
    }

    /// Sets the comments and glyphs of the starting position.
    pub(crate) fn set_notes_of_start(&mut self, notes: NodeNotes) {
        self.change(NodeId::START, |start| start.notes = notes);
    }

    /// Replaces the comments of a node by one after its move, or by none if it is empty.
    pub fn set_comments(&mut self, id: NodeId, comment: String) {
        self.change(id, |node| {
            node.notes.before.clear();
            node.notes.after.clear();
            if !comment.is_empty() {
                node.notes.after.push(comment);
            }
        });
        self.outgrow_source();
    }

    /// Stores the record of a position.
    pub fn set_record(&mut self, id: NodeId, record: &[u8]) {
        if *self.node(id).record != *record {
            self.change(id, |node| node.record = Arc::from(record));
        }
    }

    /// Replaces the record of each node.
    pub fn set_records(&mut self, record: impl Fn(&TreeNode) -> Vec<u8>) {
        for node in &mut self.nodes {
            let new = record(node);
            Arc::make_mut(node).record = Arc::from(new);
        }
    }

    pub(super) fn change(&mut self, id: NodeId, change: impl FnOnce(&mut TreeNode)) {
        if let Some(node) = self.nodes.get_mut(id.index()) {
            change(Arc::make_mut(node));
        }
    }

    /// Returns the nodes from the start to this one.
    pub fn path_to(&self, id: NodeId) -> Vec<NodeId> {
        let mut path = vec![id];
        let mut at = id;
        while at != NodeId::START {
            at = self.node(at).parent;
            path.push(at);
        }
        path.reverse();
        path
    }

    /// Returns the nodes from the start to this one and on to the end of its line.
    pub fn line_through(&self, id: NodeId) -> Vec<NodeId> {
        let mut line = self.path_to(id);
        let mut at = id;
        while let Some(next) = self.node(at).children.first() {
            line.push(*next);
            at = *next;
        }
        line
    }

    /// Returns the nodes of the main line, the start first.
    pub fn main_line(&self) -> Vec<NodeId> {
        self.line_through(NodeId::START)
    }

    /// Whether a node begins a variation.
    pub fn begins_variation(&self, id: NodeId) -> bool {
        id != NodeId::START && self.node(self.node(id).parent).children.first() != Some(&id)
    }

    /// Returns the first node of the innermost variation that contains this node; `None` in the main line.
    pub fn variation_of(&self, id: NodeId) -> Option<NodeId> {
        let mut at = id;
        while at != NodeId::START {
            if self.begins_variation(at) {
                return Some(at);
            }
            at = self.node(at).parent;
        }
        None
    }

    /// Returns the approximate number of bytes of a copy that shares its nodes.
    pub fn bytes(&self) -> u64 {
        const POINTER: u64 = 8;
        self.nodes.len() as u64 * POINTER + 256
    }
}

//! The nodes of a tree.

use std::sync::Arc;
use tabiya_chess::{Move, Position};

/// Identifies a node of a tree. It is valid for all later states of that tree, even after the node was removed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct NodeId(pub(super) u32);

impl NodeId {
    /// The starting position.
    pub const START: Self = Self(0);

    pub(super) fn index(self) -> usize {
        self.0 as usize
    }
}

/// A step from one position to the next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Played {
    /// A legal move.
    Move(Move),
    /// A null move: the side to move passes, as in analyses.
    Pass,
}

impl Played {
    /// Returns the position after this step from `before`.
    #[must_use]
    pub fn after(self, before: &Position) -> Position {
        match self {
            Self::Move(played) => before.after(played),
            Self::Pass => before.passed(),
        }
    }

    /// Returns the move; `None` for a null move.
    pub fn as_move(self) -> Option<Move> {
        match self {
            Self::Move(played) => Some(played),
            Self::Pass => None,
        }
    }
}

/// The comments and glyphs of a node, as they were read.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct NodeNotes {
    /// Comments before the move, which only the first move of a variation has. Each is the text between its
    /// braces, with commands such as `[%clk 0:03:00]`.
    pub before: Vec<String>,
    /// Numeric annotation glyphs (PGN standard, section 10).
    pub glyphs: Vec<u16>,
    /// Comments after the move, or at the start.
    pub after: Vec<String>,
}

impl NodeNotes {
    /// Whether there is nothing.
    pub fn is_empty(&self) -> bool {
        self.before.is_empty() && self.glyphs.is_empty() && self.after.is_empty()
    }
}

/// A position of a tree and the step that led to it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TreeNode {
    pub(super) parent: NodeId,
    pub(super) children: Vec<NodeId>,
    pub(super) played: Option<Played>,
    pub(super) position: Position,
    pub(super) record: Arc<[u8]>,
    pub(super) notes: NodeNotes,
}

impl TreeNode {
    /// Returns the node before this one; the start is before itself.
    pub fn parent(&self) -> NodeId {
        self.parent
    }

    /// Returns the nodes that follow: the continuation of the line first, then the beginnings of variations.
    pub fn children(&self) -> &[NodeId] {
        &self.children
    }

    /// Returns the step that led here; `None` at the start.
    pub fn played(&self) -> Option<Played> {
        self.played
    }

    /// Returns the position.
    pub fn position(&self) -> &Position {
        &self.position
    }

    /// Returns the record of the position as it was when the user last left it. It is empty if the tree was read from
    /// a game whose records would add nothing to the positions.
    pub fn record(&self) -> &[u8] {
        &self.record
    }

    /// Returns the comments and glyphs.
    pub fn notes(&self) -> &NodeNotes {
        &self.notes
    }
}

//! Games as trees: a main line and variations to any depth, with comments, glyphs, tags and the result.
//!
//! A [`GameTree`] is a list of nodes in which each refers to its parent and its children; the first child continues the
//! line, and the others begin variations. Node 0 is the starting position. Nodes are shared between copies of a tree, so
//! a copy costs one pointer for each node. A removed node stays in the list, without a parent that knows it, so that
//! the numbers of all others remain.
//!
//! Promises: no function recurses, so a tree of any depth is safe; every node has a position, and every move is legal
//! where it was played. A null move is a [`Played`] of its own kind, since it is not a legal move.
//! Deliberately absent: text. `games` reads and writes trees.
#![warn(
    missing_docs,
    clippy::expect_used,
    clippy::panic,
    clippy::indexing_slicing
)]

mod edits;
mod game_tree;
mod node;
mod walk;

use std::collections::HashMap;
use std::sync::Arc;
use tabiya_lines::LineId;

pub use edits::TreeEdit;
pub use game_tree::{GameHeading, GameTree};
pub use node::{NodeId, NodeNotes, Played, TreeNode};
pub use walk::{TreeEvent, Walk};

/// The games of lines that have one, each with the node of the line's position.
pub type PlacesByLine = HashMap<LineId, (Arc<GameTree>, NodeId)>;

/// The games of lines that have one.
pub type TreesByLine = HashMap<LineId, Arc<GameTree>>;

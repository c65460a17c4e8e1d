//! The order in which a game is written and read: a move, the variations that could have been played instead, and then
//! the continuation.

use super::game_tree::GameTree;
use super::node::NodeId;
use std::iter;

/// An event of a walk through a tree.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TreeEvent {
    /// A move.
    Move(NodeId),
    /// A variation begins; its first move is next.
    Open(NodeId),
    /// The innermost variation ends.
    Close,
}

#[derive(Clone, Copy, Debug)]
enum Step {
    /// Everything that follows this node.
    Follow(NodeId),
    Open(NodeId),
    First(NodeId),
    Close,
}

/// Walks through a tree in the order of its text.
#[derive(Clone, Debug)]
pub struct Walk<'tree> {
    tree: &'tree GameTree,
    steps: Vec<Step>,
}

impl GameTree {
    /// Returns the moves and the ends of variations in the order of the text, without the start.
    pub fn walk(&self) -> Walk<'_> {
        self.walk_after(NodeId::START)
    }

    /// Returns the moves and the ends of variations that follow a node, in the order of the text.
    pub fn walk_after(&self, id: NodeId) -> Walk<'_> {
        Walk {
            tree: self,
            steps: vec![Step::Follow(id)],
        }
    }

    /// Returns all nodes in the order of the text, the start first.
    pub fn in_reading_order(&self) -> Vec<NodeId> {
        let moves = self.walk().filter_map(|event| match event {
            TreeEvent::Move(node) => Some(node),
            TreeEvent::Open(_) | TreeEvent::Close => None,
        });
        iter::once(NodeId::START).chain(moves).collect()
    }
}

impl Iterator for Walk<'_> {
    type Item = TreeEvent;

    fn next(&mut self) -> Option<TreeEvent> {
        loop {
            match self.steps.pop()? {
                Step::Follow(node) => {
                    if let Some((first, others)) = self.tree.node(node).children().split_first() {
                        self.steps.push(Step::Follow(*first));
                        let others = others.iter().rev();
                        self.steps.extend(others.map(|other| Step::Open(*other)));
                        return Some(TreeEvent::Move(*first));
                    }
                }
                Step::Open(first) => {
                    self.steps.extend([Step::Close, Step::First(first)]);
                    return Some(TreeEvent::Open(first));
                }
                Step::First(first) => {
                    self.steps.push(Step::Follow(first));
                    return Some(TreeEvent::Move(first));
                }
                Step::Close => return Some(TreeEvent::Close),
            }
        }
    }
}

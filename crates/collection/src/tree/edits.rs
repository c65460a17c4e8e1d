//! The order of variations, its changes, and their removal.

use super::game_tree::GameTree;
use super::node::NodeId;

/// A change of a tree at one of its moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum TreeEdit {
    /// The variation that contains the move comes before the previous one, or takes the place of the line.
    Promote,
    /// The line or variation that contains the move comes after the next one.
    Demote,
    /// The moves up to this one become the main line.
    MakeMainLine,
    /// The variation that contains the move is removed.
    DeleteVariation,
    /// The moves after this one are removed.
    CutOff,
}

impl TreeEdit {
    /// All edits, in the order in which they are offered.
    pub const ALL: [Self; 5] = [
        Self::Promote,
        Self::Demote,
        Self::MakeMainLine,
        Self::DeleteVariation,
        Self::CutOff,
    ];
}

impl GameTree {
    /// Whether the edit at this node would change something.
    pub fn can(&self, edit: TreeEdit, id: NodeId) -> bool {
        match edit {
            TreeEdit::Promote | TreeEdit::MakeMainLine | TreeEdit::DeleteVariation => {
                self.variation_of(id).is_some()
            }
            TreeEdit::Demote => self
                .branch_of(id)
                .is_some_and(|first| self.place_of(first) + 1 < self.siblings_of(first).len()),
            TreeEdit::CutOff => !self.node(id).children.is_empty(),
        }
    }

    /// Makes an edit. Returns whether something has changed.
    pub fn edit(&mut self, edit: TreeEdit, id: NodeId) -> bool {
        if !self.can(edit, id) {
            return false;
        }
        match edit {
            TreeEdit::Promote => {
                let first = self.variation_of(id).unwrap_or(id);
                let place = self.place_of(first);
                self.swap(first, place.saturating_sub(1), place);
            }
            TreeEdit::Demote => {
                let first = self.branch_of(id).unwrap_or(id);
                let place = self.place_of(first);
                self.swap(first, place, place + 1);
            }
            TreeEdit::MakeMainLine => self.make_main_line(id),
            TreeEdit::DeleteVariation => {
                let first = self.variation_of(id).unwrap_or(id);
                let parent = self.node(first).parent;
                self.change(parent, |parent| {
                    parent.children.retain(|child| *child != first);
                });
            }
            TreeEdit::CutOff => self.change(id, |node| node.children.clear()),
        }
        self.outgrow_source();
        true
    }

    fn siblings_of(&self, id: NodeId) -> &[NodeId] {
        &self.node(self.node(id).parent).children
    }

    fn place_of(&self, id: NodeId) -> usize {
        let mut siblings = self.siblings_of(id).iter();
        siblings.position(|child| *child == id).unwrap_or_default()
    }

    /// Returns the nearest node at or before this one that has an alternative.
    pub fn branch_of(&self, id: NodeId) -> Option<NodeId> {
        let mut at = id;
        while at != NodeId::START {
            if self.siblings_of(at).len() > 1 {
                return Some(at);
            }
            at = self.node(at).parent;
        }
        None
    }

    /// Returns the alternative that comes `by` places after the last branch at or before a node, or the nearest one to
    /// it; `None` if there is none in this direction.
    pub fn alternative(&self, id: NodeId, by: isize) -> Option<NodeId> {
        let branch = self.branch_of(id)?;
        let siblings = self.siblings_of(branch);
        let place = self.place_of(branch).saturating_add_signed(by);
        let found = siblings.get(place.min(siblings.len().saturating_sub(1)))?;
        (*found != branch).then_some(*found)
    }

    fn swap(&mut self, child: NodeId, one: usize, other: usize) {
        let parent = self.node(child).parent;
        self.change(parent, |parent| {
            if one.max(other) < parent.children.len() {
                parent.children.swap(one, other);
            }
        });
        self.settle_comments(parent);
    }

    /// Moves the comments before a move that no longer begins a variation after it, since before it they would belong
    /// to the previous move.
    fn settle_comments(&mut self, parent: NodeId) {
        if let Some(first) = self.node(parent).children.first().copied()
            && !self.node(first).notes.before.is_empty()
        {
            self.change(first, |node| {
                let before = std::mem::take(&mut node.notes.before);
                node.notes.after.splice(0..0, before);
            });
        }
    }

    fn make_main_line(&mut self, id: NodeId) {
        let mut at = id;
        while at != NodeId::START {
            let (place, parent) = (self.place_of(at), self.node(at).parent);
            if place > 0 {
                self.change(parent, |parent| {
                    if let Some(children) = parent.children.get_mut(..=place) {
                        children.rotate_right(1);
                    }
                });
                self.settle_comments(parent);
            }
            at = parent;
        }
    }
}

//! The list of moves as it was laid out last.

use super::flow::{Flow, Measure};
use super::items::{Item, items};
use crate::features::play::update::choosing::names;
use crate::model::state::State;
use crate::widgets::style::{TEXT, TEXT_FONT, bold_font};
use egui::{Id, Pos2, Ui};
use std::collections::BTreeSet;
use std::sync::Arc;
use tabiya_collection::document::{DocumentId, LineOfPlay};
use tabiya_collection::tree::{GameTree, NodeId};
use tabiya_notation::moves::PieceNames;

/// The list as it was laid out last.
#[derive(Debug, Default)]
pub(super) struct ShownMoves {
    of: Option<ShownOf>,
    pub(super) items: Vec<Item>,
    pub(super) flow: Flow,
    /// The document and row whose variations are folded.
    row: Option<(DocumentId, u64)>,
    /// The first moves of the variations that the user has folded.
    folded: BTreeSet<NodeId>,
    /// The move that was scrolled into view last.
    pub(super) at: Option<NodeId>,
    /// The place of the open menu.
    pub(super) menu: Option<MenuPlace>,
    /// The entry of the open menu that the arrow keys are to reach.
    pub(super) entry_wanted: Option<MenuEnd>,
    /// The entry of the menu that had the keyboard focus last.
    pub(super) entry: Option<Id>,
    /// The scroll offset and the height of the list in the last frame.
    pub(super) place: (f32, f32),
}

/// The place of the menu of a move.
#[derive(Clone, Copy, Debug)]
pub(super) enum MenuPlace {
    /// It is to be opened here.
    New(Pos2),
    /// It is open here.
    Open(Pos2),
}

/// An end of the menu of a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum MenuEnd {
    First,
    Last,
}

/// Everything on which the layout depends.
#[derive(Clone, Debug)]
struct ShownOf {
    tree: Arc<GameTree>,
    names: PieceNames,
    /// The folded variations, except those that contain the position shown.
    folded: Vec<NodeId>,
    /// The bits of the width and of the pixels per point.
    size: [u32; 2],
}

impl ShownOf {
    fn is_same(&self, other: &Self) -> bool {
        Arc::ptr_eq(&self.tree, &other.tree)
            && self.names == other.names
            && self.folded == other.folded
            && self.size == other.size
    }
}

impl ShownMoves {
    pub(super) fn look_at(&mut self, ui: &Ui, state: &State, line: &LineOfPlay, width: f32) {
        let (document, row, _) = state.shared.shown();
        if self.row != Some((document, row)) {
            self.row = Some((document, row));
            self.folded.clear();
        }
        let of = ShownOf {
            tree: Arc::clone(line.tree()),
            names: names(&state.shared),
            folded: self.folded_around(line),
            size: [width.to_bits(), ui.pixels_per_point().to_bits()],
        };
        if self.of.as_ref().is_some_and(|shown| shown.is_same(&of)) {
            return;
        }
        if self.of.as_ref().is_some_and(|shown| shown.size != of.size) {
            // The move shown may be outside after the rows have changed.
            self.at = None;
        }
        self.items = items(&of.tree, of.names, &of.folded);
        self.flow = ui.fonts_mut(|fonts| {
            let width_of = |sign: char, is_bold: bool| {
                let font = if is_bold { bold_font(TEXT) } else { TEXT_FONT };
                fonts.glyph_width(&font, sign)
            };
            Flow::of(&self.items, width, &mut Measure::new(width_of))
        });
        self.of = Some(of);
    }

    /// The folded variations, except those that contain the position shown after their first move.
    fn folded_around(&self, line: &LineOfPlay) -> Vec<NodeId> {
        if self.folded.is_empty() {
            return Vec::new();
        }
        let path = line.tree().path_to(line.node());
        let is_open = |first: &NodeId| *first != line.node() && path.contains(first);
        let folded = self.folded.iter().copied();
        folded.filter(|first| !is_open(first)).collect()
    }

    pub(super) fn is_folded(&self, first: NodeId) -> bool {
        let of = self.of.as_ref();
        of.is_some_and(|of| of.folded.contains(&first))
    }

    /// Folds a variation, or unfolds it.
    pub(super) fn fold(&mut self, first: NodeId, is_folded: bool) {
        if is_folded {
            self.folded.insert(first);
        } else {
            self.folded.remove(&first);
        }
    }
}

/// The id of the list.
pub(in crate::features::play::view) fn list_id() -> Id {
    Id::unique("played moves")
}

impl ShownMoves {
    /// The scroll offset that brings a move into view, if it has not been shown yet and is outside.
    pub(super) fn offset_for(&self, node: NodeId, step: f32) -> Option<f32> {
        if self.at == Some(node) {
            return None;
        }
        let row = self.flow.row_of(&self.items, node)?;
        let (offset, height) = self.place;
        let top = row as f32 * step;
        let is_seen = offset <= top && top + step <= offset + height;
        (!is_seen).then_some((top - height / 2.0).max(0.0))
    }
}

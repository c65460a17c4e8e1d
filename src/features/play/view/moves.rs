//! The moves of the game as a book prints them: the main line in bold, variations indented and foldable, comments and
//! signs between the moves. A click shows the position after a move; the other button opens the menu of its variation.
//!
//! The list is one Tab stop, as the board is. Left and Right go along the line, Up and Down to the other moves at the
//! last branch, Home and End to the ends of the line; Enter folds the variation.
//!
//! The texts and the rows are computed once for each tree, and only the visible rows are drawn.

mod flow;
mod items;
mod keys;
mod rows;

use crate::features::play::update::choosing::names;
use crate::model::state::State;
use crate::view::{Actions, UiState};
use crate::widgets::style::{CONTROL_HEIGHT, SCROLL_BAR_SPACE, TEXT, TEXT_FONT, bold_font, target};
use egui::{Id, Label, RichText, ScrollArea, Ui};
use flow::{Flow, Measure};
use items::{Item, items};
use std::collections::BTreeSet;
use std::sync::Arc;
use tabiya_collection::document::{DocumentId, LineOfPlay};
use tabiya_collection::tree::{GameTree, NodeId};
use tabiya_notation::moves::PieceNames;
use tabiya_text::tr;

/// The list as it was laid out last.
#[derive(Debug, Default)]
struct ShownMoves {
    of: Option<ShownOf>,
    items: Vec<Item>,
    flow: Flow,
    /// The document and row whose variations are folded.
    row: Option<(DocumentId, u64)>,
    /// The first moves of the variations that the user has folded.
    folded: BTreeSet<NodeId>,
    /// The move that was scrolled into view last.
    at: Option<NodeId>,
    /// The scroll offset and the height of the list in the last frame.
    place: (f32, f32),
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
    fn look_at(&mut self, ui: &Ui, state: &State, line: &LineOfPlay, width: f32) {
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

    fn is_folded(&self, first: NodeId) -> bool {
        let of = self.of.as_ref();
        of.is_some_and(|of| of.folded.contains(&first))
    }

    /// Folds a variation, or unfolds it.
    fn fold(&mut self, first: NodeId, is_folded: bool) {
        if is_folded {
            self.folded.insert(first);
        } else {
            self.folded.remove(&first);
        }
    }
}

/// The id of the list.
pub(super) fn list_id() -> Id {
    Id::unique("played moves")
}

/// Shows the moves.
pub(super) fn moves_ui(ui: &mut Ui, state: &State, ui_state: &mut UiState, actions: &mut Actions) {
    let line = state.shared.document().line_of_play();
    let Some(line) = line.filter(|line| !line.tree().is_empty()) else {
        ui.scope(|ui| {
            ui.set_max_width(ui.available_width() - SCROLL_BAR_SPACE);
            ui.add(Label::new(RichText::new(tr("play-hint")).weak()).wrap());
        });
        return;
    };
    let mut shown = std::mem::take(ui_state.part::<ShownMoves>());
    let width = (ui.available_width() - SCROLL_BAR_SPACE).floor();
    shown.look_at(ui, state, line, width);
    keys::keys_ui(ui, &mut shown, line, actions);
    let height = target(ui.style(), CONTROL_HEIGHT - 4.0);
    ui.spacing_mut().item_spacing.y = 0.0;
    let mut area = ScrollArea::vertical().id_salt("moves").auto_shrink(false);
    if let Some(offset) = shown.offset_for(line.node(), height) {
        area = area.vertical_scroll_offset(offset);
    }
    shown.at = Some(line.node());
    let count = shown.flow.rows();
    let output = area.show_rows(ui, height, count, |ui, visible| {
        ui.set_max_width(width);
        for row in visible {
            rows::row_ui(ui, state, &mut shown, row, height, actions);
        }
    });
    shown.place = (output.state.clamped_offset().y, output.inner_rect.height());
    *ui_state.part::<ShownMoves>() = shown;
}

impl ShownMoves {
    /// The scroll offset that brings a move into view, if it has not been shown yet and is outside.
    fn offset_for(&self, node: NodeId, step: f32) -> Option<f32> {
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

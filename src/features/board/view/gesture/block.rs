//! Selects a rectangle of squares, and drags the selected squares.

use super::phase::{BlockDraft, BlockDrag, Gesture, GesturePhase, Scene, copies};
use crate::features::board::model::board_state::Block;
use crate::features::board::view::BoardGeometry;
use crate::model::action::{Action, BoardAction};
use crate::model::state::Tool;
use crate::widgets::style::DRAG_THRESHOLD;
use egui::{Modifiers, Pos2};
use tabiya_chess::Square;

impl BlockDraft {
    pub(super) fn beginning(anchor: Square, at: Pos2) -> Self {
        Self {
            anchor,
            head: anchor,
            at,
            is_dragged: false,
        }
    }

    pub(super) fn moved(&mut self, pos: Pos2, scene: &Scene<'_>, actions: &mut Vec<Action>) {
        let head = nearest_square(scene.geometry, pos).unwrap_or(self.head);
        let begins = !self.is_dragged && self.at.distance(pos) >= DRAG_THRESHOLD;
        if begins || head != self.head {
            self.is_dragged = true;
            self.head = head;
            let anchor = self.anchor;
            actions.push(Action::from(BoardAction::SelectBlock(Some(Block {
                anchor,
                head,
            }))));
        }
    }

    /// Handles a click without a drag, which extends the selection to the square.
    pub(super) fn released(self, scene: &Scene<'_>, actions: &mut Vec<Action>) {
        if !self.is_dragged {
            actions.push(extended_to(self.anchor, scene));
        }
    }
}

fn extended_to(head: Square, scene: &Scene<'_>) -> Action {
    let anchor = scene.block.map_or(head, |block| block.anchor);
    Action::from(BoardAction::SelectBlock(Some(Block { anchor, head })))
}

/// The square at a point, or the one nearest to it.
fn nearest_square(geometry: &BoardGeometry, pos: Pos2) -> Option<Square> {
    let inside = geometry.rect.shrink(geometry.square_side / 8.0);
    geometry.square_at(pos.clamp(inside.min, inside.max))
}

impl BlockDrag {
    /// The files to the right and ranks up by which the squares would move, all of them staying on the board; `None`
    /// while the pointer is beside the board.
    pub fn by(&self, geometry: &BoardGeometry) -> Option<(i8, i8)> {
        let target = geometry.square_at(self.at)?;
        let by = |from: u8, to: u8| to.cast_signed() - from.cast_signed();
        let files = by(self.grabbed.file().index(), target.file().index());
        let ranks = by(self.grabbed.rank().index(), target.rank().index());
        Some(self.block.nearest_move(files, ranks))
    }

    pub(super) fn moved(&mut self, pos: Pos2) {
        self.at = pos;
        self.is_dragged |= self.from.distance(pos) >= DRAG_THRESHOLD;
    }
}

impl Gesture {
    /// The selected squares while they are being dragged.
    pub fn block_drag(&self) -> Option<BlockDrag> {
        match self.phase {
            GesturePhase::Block(drag) if drag.is_dragged => Some(drag),
            _ => None,
        }
    }

    /// Handles a press within the selection or with Shift. Returns whether it was one.
    pub(super) fn press_for_block(
        &mut self,
        square: Square,
        pos: Pos2,
        keys: Modifiers,
        scene: &Scene<'_>,
    ) -> bool {
        // With the drawing tool Shift chooses a colour, and when playing only one piece moves at a time.
        let is_about_it = keys.shift || scene.tool == Tool::Pointer;
        if matches!(scene.tool, Tool::Draw | Tool::Play) || !is_about_it {
            return false;
        }
        if self.take_hold_of_block(square, pos, keys, scene) {
            return true;
        }
        if keys.shift {
            self.phase = GesturePhase::Selecting(BlockDraft::beginning(square, pos));
        }
        keys.shift
    }

    /// Takes hold of the selection if the square is in it. Returns whether it is.
    pub(super) fn take_hold_of_block(
        &mut self,
        square: Square,
        pos: Pos2,
        keys: Modifiers,
        scene: &Scene<'_>,
    ) -> bool {
        let has_square = |block: &Block| block.squares().contains(square);
        let Some(block) = scene.block.filter(has_square) else {
            return false;
        };
        self.phase = GesturePhase::Block(BlockDrag {
            block,
            from: pos,
            at: pos,
            grabbed: square,
            extends: keys.shift,
            is_dragged: false,
            time: scene.now,
        });
        true
    }

    pub(super) fn block_released(
        &mut self,
        drag: &BlockDrag,
        keys: Modifiers,
        scene: &Scene<'_>,
        actions: &mut Vec<Action>,
    ) {
        if !drag.is_dragged && drag.extends {
            actions.push(extended_to(drag.grabbed, scene));
        } else if !drag.is_dragged {
            actions.push(Action::from(BoardAction::SelectSquare(drag.grabbed)));
            self.square_clicked(drag.grabbed, drag.time, false, scene, actions);
        } else if scene.block == Some(drag.block) {
            let by = drag.by(scene.geometry);
            let copies = copies(keys);
            // A copy dropped beside the board has no effect.
            if by.is_some() || !copies {
                actions.push(Action::from(BoardAction::DropBlock { by, copies }));
            }
        }
    }
}

//! Selects, moves and clears a block of squares.

use super::editing;
use crate::features::board::model::board_state::{Block, BoardState, MovingBlock};
use crate::model::action::CursorStep;
use crate::model::state::Shared;
use tabiya_chess::{Square, SquareSet};
use tabiya_collection::document::{DocumentId, Edit, StateId, UndoGroup};
use tabiya_text::{tr, tr_with};

/// Selects squares, or none. The cursor moves to the end of the selection.
pub(crate) fn select(own: &mut BoardState, shared: &mut Shared, block: Option<Block>) {
    own.block = block;
    let Some(block) = block else {
        return;
    };
    own.cursor = block.head;
    let squares = block.squares();
    let men = squares & shared.document().position().board.occupied();
    let variables = [
        ("from", block.anchor.to_string().into()),
        ("to", block.head.to_string().into()),
        ("men", men.len().into()),
    ];
    shared.announce(tr_with("announce-selected-block", &variables));
}

/// Extends the selection to a square and moves the cursor there.
pub(crate) fn extend(own: &mut BoardState, shared: &mut Shared, to: Square) {
    let anchor = own.block.map_or(own.cursor, |block| block.anchor);
    select(own, shared, Some(Block { anchor, head: to }));
}

/// Removes the pieces on the selected squares. Returns `false` if no squares are selected.
pub(crate) fn take_off(own: &mut BoardState, shared: &mut Shared) -> bool {
    let Some(block) = own.block else {
        return false;
    };
    editing::edit(own, shared, Edit::TakeOff(block.squares()), None);
    true
}

/// Moves the selected squares, or a copy of them, by some files and ranks; without a target, removes their pieces.
pub(crate) fn drop_at(
    own: &mut BoardState,
    shared: &mut Shared,
    by: Option<(i8, i8)>,
    copies: bool,
) {
    let Some(block) = own.block else {
        return;
    };
    let Some((files, ranks)) = by else {
        take_off(own, shared);
        own.block = None;
        return;
    };
    let (files, ranks) = block.nearest_move(files, ranks);
    let edit = Edit::MoveBlock {
        squares: block.squares(),
        files,
        ranks,
        copies,
    };
    editing::edit(own, shared, edit, None);
    go_along(own, block, (files, ranks));
}

/// Moves the selection along with its pieces.
fn go_along(own: &mut BoardState, block: Block, by: (i8, i8)) {
    if let Some(moved) = block.moved(by.0, by.1) {
        own.block = Some(moved);
        own.cursor = moved.head;
    }
}

/// Moves the selection, or the piece at the cursor, by one square as the user sees the board. A run of such steps is
/// one undo step, and the pieces that it passes over are restored.
pub(crate) fn step(own: &mut BoardState, shared: &mut Shared, step: CursorStep, copies: bool) {
    let Some(by) = step.offset(shared.view.flipped) else {
        return;
    };
    let mut moving = going_on(own, shared, copies).unwrap_or_else(|| begin(own, shared, copies));
    let total = (moving.by.0 + by.0, moving.by.1 + by.1);
    let Some(target) = moving.from.moved(total.0, total.1) else {
        return shared.inform(tr("message-block-at-edge"));
    };
    moving.by = total;
    let squares = moving.from.squares();
    let next = Edit::MoveBlock {
        squares,
        files: total.0,
        ranks: total.1,
        copies,
    };
    let board = next.apply_to(&moving.base).board;
    let group = UndoGroup::Block(moving.run);
    editing::edit(own, shared, Edit::Board(board), Some(group));
    say(shared, squares, target);
    moving.seen = seen(shared);
    own.moving = Some(moving);
    go_along(own, moving.from, total);
}

fn say(shared: &mut Shared, squares: SquareSet, target: Block) {
    let variables = [
        ("count", squares.len().into()),
        ("square", target.head.to_string().into()),
    ];
    shared.announce(tr_with("announce-moved-block", &variables));
}

/// The run of steps that this one continues, if nothing else has happened since.
fn going_on(own: &BoardState, shared: &Shared, copies: bool) -> Option<MovingBlock> {
    let moving = own.moving?;
    let is_same = moving.seen == seen(shared)
        && moving.copies == copies
        && own.block == moving.from.moved(moving.by.0, moving.by.1);
    is_same.then_some(moving)
}

fn begin(own: &mut BoardState, shared: &mut Shared, copies: bool) -> MovingBlock {
    MovingBlock {
        base: *shared.document().position(),
        from: own.block.unwrap_or(Block::of(own.cursor)),
        by: (0, 0),
        copies,
        run: shared.next_number(),
        seen: seen(shared),
    }
}

fn seen(shared: &Shared) -> (DocumentId, u64, StateId) {
    let document = shared.document();
    (document.id(), document.row(), document.state_id())
}

/// Undoes or redoes a step. If the step moved a block with keys, the selection is where it was before; otherwise the
/// selection is cleared.
pub(crate) fn follow_undo(
    own: &mut BoardState,
    shared: &mut Shared,
    step: impl FnOnce(&mut Shared),
) {
    let moved = own.moving.filter(|moving| moving.seen == seen(shared));
    let before = shared.document().position().board;
    step(shared);
    // Typing continues on the square that has changed.
    let changed = before.differing(&shared.document().position().board);
    if let Some(square) = changed.single() {
        own.cursor = square;
    }
    own.moving = None;
    own.block = moved.map(|moving| moving.from);
    if let Some(block) = own.block {
        own.cursor = block.head;
    }
}

/// Clears the selection and abandons an arrow, for a newly shown board.
pub(crate) fn let_go(own: &mut BoardState) {
    own.block = None;
    own.moving = None;
    own.arrow = None;
}

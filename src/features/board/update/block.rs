//! The selected block of squares: selecting it, moving it, taking it off.

use super::editing;
use crate::app::action::CursorStep;
use crate::app::state::State;
use crate::chess::{Square, SquareSet};
use crate::document::{DocumentId, Edit, Group, StateId};
use crate::features::board::model::block::{Block, MovingBlock};
use crate::text::{tr, tr_with};

/// Selects squares, or none. The cursor stands where the selection ends.
pub(crate) fn select(state: &mut State, block: Option<Block>) {
    state.board.block = block;
    let Some(block) = block else {
        return;
    };
    state.board.cursor = block.head;
    let squares = block.squares();
    let men = squares & state.shared.document().position().board.occupied();
    let variables = [
        ("from", block.anchor.to_string().into()),
        ("to", block.head.to_string().into()),
        ("men", men.len().into()),
    ];
    state
        .shared
        .announce(tr_with("announce-selected-block", &variables));
}

/// Selects the squares from where the selection began to where the cursor goes.
pub(crate) fn extend(state: &mut State, to: Square) {
    let anchor = state
        .board
        .block
        .map_or(state.board.cursor, |block| block.anchor);
    select(state, Some(Block { anchor, head: to }));
}

/// Takes off what stands on the selected squares, if there are any. Returns whether there are.
pub(crate) fn take_off(state: &mut State) -> bool {
    let Some(block) = state.board.block else {
        return false;
    };
    editing::edit(state, Edit::TakeOff(block.squares()), None);
    true
}

/// Moves the selected squares, or a copy, by so much; without a target takes off what stands there.
pub(crate) fn drop_at(state: &mut State, by: Option<(i8, i8)>, copies: bool) {
    let Some(block) = state.board.block else {
        return;
    };
    let Some((files, ranks)) = by else {
        take_off(state);
        state.board.block = None;
        return;
    };
    let (files, ranks) = block.nearest_move(files, ranks);
    let edit = Edit::MoveBlock {
        squares: block.squares(),
        files,
        ranks,
        copies,
    };
    editing::edit(state, edit, None);
    go_along(state, block, (files, ranks));
}

/// The selection goes with what it selects.
fn go_along(state: &mut State, block: Block, by: (i8, i8)) {
    if let Some(moved) = block.moved(by.0, by.1) {
        state.board.block = Some(moved);
        state.board.cursor = moved.head;
    }
}

/// Moves what is selected, or what stands under the cursor, by one square as the user sees the board.
/// A run of such steps is one step of undo, and what is passed over comes back.
pub(crate) fn step(state: &mut State, step: CursorStep, copies: bool) {
    let Some(by) = step.offset(state.shared.view.flipped) else {
        return;
    };
    let mut moving = going_on(state, copies).unwrap_or_else(|| begin(state, copies));
    let total = (moving.by.0 + by.0, moving.by.1 + by.1);
    let Some(target) = moving.from.moved(total.0, total.1) else {
        return state.shared.inform(tr("message-block-at-edge"));
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
    let group = Group::Block(moving.run);
    editing::edit(state, Edit::Board(board), Some(group));
    say(state, squares, target);
    moving.seen = seen(state);
    state.board.moving = Some(moving);
    go_along(state, moving.from, total);
}

fn say(state: &mut State, squares: SquareSet, target: Block) {
    let variables = [
        ("count", squares.len().into()),
        ("square", target.head.to_string().into()),
    ];
    state
        .shared
        .announce(tr_with("announce-moved-block", &variables));
}

/// The run of steps that this one continues: nothing else has happened since.
fn going_on(state: &State, copies: bool) -> Option<MovingBlock> {
    let moving = state.board.moving?;
    let is_same = moving.seen == seen(state)
        && moving.copies == copies
        && state.board.block == moving.from.moved(moving.by.0, moving.by.1);
    is_same.then_some(moving)
}

fn begin(state: &mut State, copies: bool) -> MovingBlock {
    MovingBlock {
        base: *state.shared.document().position(),
        from: state.board.block.unwrap_or(Block::of(state.board.cursor)),
        by: (0, 0),
        copies,
        run: state.shared.next_number(),
        seen: seen(state),
    }
}

fn seen(state: &State) -> (DocumentId, u64, StateId) {
    let document = state.shared.document();
    (document.id(), document.row(), document.state_id())
}

/// A step back or forth. What was selected is where it was before keys have moved it, if it was this
/// that was undone; else nothing is selected any more.
pub(crate) fn follow_undo(state: &mut State, step: impl FnOnce(&mut State)) {
    let moved = state
        .board
        .moving
        .filter(|moving| moving.seen == seen(state));
    let before = state.shared.document().position().board;
    step(state);
    // One goes on typing where something was taken back.
    let changed = before.differing(&state.shared.document().position().board);
    if let Some(square) = changed.single() {
        state.board.cursor = square;
    }
    state.board.moving = None;
    state.board.block = moved.map(|moving| moving.from);
    if let Some(block) = state.board.block {
        state.board.cursor = block.head;
    }
}

/// Nothing is selected on a board that has just come.
pub(crate) fn let_go(state: &mut State) {
    state.board.block = None;
    state.board.moving = None;
    state.board.arrow = None;
}

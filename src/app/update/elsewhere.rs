//! Carries out actions on a document while the user is in another one.

use crate::features::board::model::board_state::{ArrowDraft, Block, MovingBlock};
use crate::features::setup::model::PieceListDraft;
use crate::model::state::{Dialog, Effect, State};
use std::mem;
use tabiya_chess::Square;
use tabiya_collection::document::{DocumentId, FenDraft};

/// The activity of the user: the document shown, and everything being typed or drawn.
struct Hands {
    document: DocumentId,
    draft: Option<FenDraft>,
    piece_list: Option<PieceListDraft>,
    arrow: Option<ArrowDraft>,
    moving: Option<MovingBlock>,
    block: Option<Block>,
    cursor: Square,
    wrapped_to: Option<Square>,
    dialog: Option<Dialog>,
    effects: Vec<Effect>,
}

/// Does some work as if this document were shown, and then returns the user to the previous document with
/// everything being typed or drawn. Does nothing if the document does not exist.
pub(super) fn work_on(state: &mut State, id: DocumentId, work: impl FnOnce(&mut State)) {
    if state.shared.document().id() == id {
        return work(state);
    }
    let mut documents = state.shared.documents.iter();
    let Some(place) = documents.position(|document| document.id() == id) else {
        return;
    };
    let hands = lay_down(state);
    state.shared.active = place;
    work(state);
    // Text typed there is already in its line, and no typing continues there.
    state.shared.end_draft();
    take_up(state, hands);
}

fn lay_down(state: &mut State) -> Hands {
    Hands {
        document: state.shared.document().id(),
        draft: state.shared.draft.take(),
        piece_list: state.shared.piece_list.take(),
        arrow: state.board.arrow.take(),
        moving: state.board.moving.take(),
        block: state.board.block.take(),
        cursor: state.board.cursor,
        wrapped_to: state.board.wrapped_to.take(),
        dialog: state.shared.dialog.take(),
        effects: mem::take(&mut state.shared.effects),
    }
}

fn take_up(state: &mut State, hands: Hands) {
    let mut documents = state.shared.documents.iter();
    if let Some(place) = documents.position(|document| document.id() == hands.document) {
        state.shared.active = place;
    }
    // Drop effects that would move the focus or the list.
    let copied = |effect: &Effect| matches!(effect, Effect::CopyText(_));
    let mut effects = mem::replace(&mut state.shared.effects, hands.effects);
    state
        .shared
        .effects
        .extend(effects.extract_if(.., |effect| copied(effect)));
    state.shared.draft = hands.draft;
    state.shared.piece_list = hands.piece_list;
    state.board.arrow = hands.arrow;
    state.board.moving = hands.moving;
    state.board.block = hands.block;
    state.board.cursor = hands.cursor;
    state.board.wrapped_to = hands.wrapped_to;
    state.shared.dialog = hands.dialog;
}

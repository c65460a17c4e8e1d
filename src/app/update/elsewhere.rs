//! Working on a document while the user is at another one.

use crate::app::state::{Effect, Sheet, State};
use crate::chess::Square;
use crate::document::{DocumentId, FenDraft};
use crate::features::board::model::arrow_draft::ArrowDraft;
use crate::features::board::model::block::{Block, MovingBlock};
use crate::features::fen::update::draft;
use crate::features::setup::model::piece_list_draft::PieceListDraft;
use std::mem;

/// What the user's hands are at.
struct Hands {
    document: DocumentId,
    draft: Option<FenDraft>,
    piece_list: Option<PieceListDraft>,
    arrow: Option<ArrowDraft>,
    moving: Option<MovingBlock>,
    block: Option<Block>,
    cursor: Square,
    wrapped_to: Option<Square>,
    sheet: Option<Sheet>,
    effects: Vec<Effect>,
}

/// Does something as if this document were shown, and leaves the user where they are, with what they
/// are just typing or drawing. Nothing is done if there is no such document.
pub(super) fn work_on(state: &mut State, id: DocumentId, work: impl FnOnce(&mut State)) {
    if state.document().id() == id {
        return work(state);
    }
    let mut documents = state.documents.iter();
    let Some(place) = documents.position(|document| document.id() == id) else {
        return;
    };
    let hands = lay_down(state);
    state.active = place;
    work(state);
    // What was typed there is in its line; nobody types on.
    draft::end(state);
    take_up(state, hands);
}

fn lay_down(state: &mut State) -> Hands {
    Hands {
        document: state.document().id(),
        draft: state.draft.take(),
        piece_list: state.piece_list.take(),
        arrow: state.arrow.take(),
        moving: state.moving.take(),
        block: state.block.take(),
        cursor: state.cursor,
        wrapped_to: state.wrapped_to.take(),
        sheet: state.sheet.take(),
        effects: mem::take(&mut state.effects),
    }
}

fn take_up(state: &mut State, hands: Hands) {
    let mut documents = state.documents.iter();
    if let Some(place) = documents.position(|document| document.id() == hands.document) {
        state.active = place;
    }
    // The keyboard and the list stay where they are.
    let copied = |effect: &Effect| matches!(effect, Effect::CopyText(_));
    let mut effects = mem::replace(&mut state.effects, hands.effects);
    state
        .effects
        .extend(effects.extract_if(.., |effect| copied(effect)));
    state.draft = hands.draft;
    state.piece_list = hands.piece_list;
    state.arrow = hands.arrow;
    state.moving = hands.moving;
    state.block = hands.block;
    state.cursor = hands.cursor;
    state.wrapped_to = hands.wrapped_to;
    state.sheet = hands.sheet;
}

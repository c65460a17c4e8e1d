//! Typing in the line in which pieces are entered by name.
//!
//! The board is what it was when the typing began, with the men of the text on it. When the board
//! is changed from elsewhere meanwhile, it wins: the text stays, the men that it named so far are
//! the board's, and what is typed on comes to the board as it is now. On another row or in another
//! document the typing has ended.

use crate::app::state::{Effect, State};
use crate::chess::{Position, Square};
use crate::document::{Edit, Group};
use crate::features::board::update::editing;
use crate::features::fen::update::draft;
use crate::features::setup::model::piece_list_draft::{BoardSeen, PieceListDraft};
use crate::notation::piece_list::{PieceList, read_piece_list};
use crate::notation::record::LineKind;
use crate::text::tr;
use std::cmp::Ordering;

/// The user has changed the text.
pub(crate) fn change(state: &mut State, text: String) {
    let mut draft = state
        .shared
        .piece_list
        .take()
        .unwrap_or_else(|| begin(state));
    let list = read_piece_list(&text, state.shared.piece_language());
    let newest = newest_square(&draft.list, &list);
    draft.text = text;
    draft.list = list;
    draft.is_left = false;
    put(state, &mut draft);
    if let Some(square) = newest {
        let piece = state.shared.document().position().board.get(square);
        state.shared.announce(editing::put_text(square, piece));
    }
    state.shared.piece_list = Some(draft);
}

fn begin(state: &mut State) -> PieceListDraft {
    draft::end(state);
    let session = Group::Typing(state.shared.next_number());
    PieceListDraft {
        text: String::new(),
        list: PieceList::default(),
        base: *state.shared.document().position(),
        settled: Vec::new(),
        session,
        seen: board_seen(state),
        is_left: false,
    }
}

fn board_seen(state: &State) -> BoardSeen {
    BoardSeen {
        document: state.shared.document().id(),
        row: state.shared.document().row(),
        content: state.shared.document().state_id(),
        symmetric: state.board.symmetric,
    }
}

/// Where the last man stands that came or went.
fn newest_square(before: &PieceList, after: &PieceList) -> Option<Square> {
    let man = |list: &PieceList| list.men.last().map(|man| (man.square, man.piece));
    let newest = match before.men.len().cmp(&after.men.len()) {
        Ordering::Greater => man(before),
        Ordering::Equal if man(before) == man(after) => None,
        Ordering::Equal | Ordering::Less => man(after),
    };
    newest.map(|(square, _)| square)
}

/// Brings what was typed onto the board.
fn put(state: &mut State, draft: &mut PieceListDraft) {
    let field = state
        .shared
        .document()
        .field_text(state.shared.settings.fen_style());
    let wanted = wanted(draft, state.board.symmetric);
    let style = state.shared.settings.fen_style();
    let document = state.shared.document_mut();
    let mut has_changed = false;
    for edit in [
        Edit::Board(wanted.board),
        Edit::SideToMove(wanted.side_to_move),
        Edit::EnPassant(wanted.en_passant),
    ] {
        has_changed |= document.edit(edit, style, Some(draft.session));
    }
    if has_changed && field.kind == LineKind::Unreadable && !field.is_cut {
        draft::keep_broken_text(state, field.text);
    }
    draft.seen = board_seen(state);
}

/// The position when all that was typed is on the board.
fn wanted(draft: &PieceListDraft, symmetric: bool) -> Position {
    let mut position = draft.base;
    if let Some(side) = draft.list.side_to_move {
        position = Edit::SideToMove(side).apply_to(&position);
    }
    let men = draft.new_men();
    // First, so that what was typed has the last word.
    for man in men.iter().filter(|_| symmetric) {
        let other = Some(man.piece.in_other_color());
        position.board.set(man.square.counterpart(), other);
    }
    for man in men {
        position.board.set(man.square, Some(man.piece));
    }
    position
}

/// The line was left: what was typed is on the board, and the line is empty. A text that could not
/// be read to its end stays.
pub(crate) fn end(state: &mut State) {
    let Some(mut draft) = state.shared.piece_list.take() else {
        return;
    };
    if let Some(document) = state.shared.document_mut_by_id(draft.seen.document) {
        document.end_group(draft.session);
    }
    if !draft.is_read() {
        draft.is_left = true;
        state.shared.piece_list = Some(draft);
    }
}

/// Enter: the keyboard goes back to the board, unless there is something to put right.
pub(crate) fn enter(state: &mut State) {
    end(state);
    state.shared.effects.push(match state.shared.piece_list {
        Some(_) => Effect::FocusPieceList { selects: false },
        None => Effect::FocusBoard,
    });
}

/// Escape: the board is what it was before the typing, and the line is empty.
pub(crate) fn cancel(state: &mut State) {
    let before = state.shared.document().state_id();
    if let Some(draft) = state.shared.piece_list.take()
        && let Some(document) = state.shared.document_mut_by_id(draft.seen.document)
    {
        document.take_back(draft.session);
    }
    if state.shared.document().state_id() != before {
        state.shared.announce(tr("announce-undone"));
    }
    state.shared.effects.push(Effect::FocusBoard);
}

/// Something has been done, perhaps to the board. Going to another row ends the typing: what could be
/// read is on the board that was left. A text with a fault is kept where it can be found again: it
/// says nothing about the new row.
pub(crate) fn follow(state: &mut State) {
    let now = board_seen(state);
    let Some(draft) = state.shared.piece_list.take_if(|draft| draft.seen != now) else {
        return;
    };
    let before = draft.seen;
    let is_elsewhere = (before.document, before.row) != (now.document, now.row);
    if is_elsewhere && let Some(document) = state.shared.document_mut_by_id(before.document) {
        document.end_group(draft.session);
    }
    if is_elsewhere {
        if !draft.is_read() {
            draft::keep_broken_text(state, draft.text);
            state.shared.inform(tr("message-piece-list-kept"));
        }
        return;
    }
    state.shared.piece_list = Some(PieceListDraft {
        base: *state.shared.document().position(),
        settled: draft.list.men.clone(),
        session: Group::Typing(state.shared.next_number()),
        seen: now,
        ..draft
    });
}

//! Handles input in the field for pieces by name.
//!
//! The board shows the position from before the input, with the pieces of the text added. A text that names both kings
//! is a whole position and replaces everything on the board. If something else changes the board during the input, that
//! change wins: the text stays, its pieces so far belong to the board, and further pieces are added to the changed
//! board. A change of row or document ends the input.

use crate::features::setup::model::{BoardSeen, PieceListDraft};
use crate::model::action::FenAction;
use crate::model::state::{Shared, WindowEffect};
use std::cmp::Ordering;
use tabiya_chess::{Board, Position, Square};
use tabiya_collection::document::{Edit, UndoGroup};
use tabiya_notation::piece_list::{PieceList, read_piece_list};
use tabiya_notation::record::LineKind;
use tabiya_text::{put_text, tr};

/// Handles a change of the text.
pub(crate) fn change(shared: &mut Shared, symmetric: bool, text: String) {
    let mut draft = shared
        .piece_list
        .take()
        .unwrap_or_else(|| begin(shared, symmetric));
    let list = read_piece_list(&text, shared.piece_language());
    let newest = newest_square(&draft.list, &list);
    draft.text = text;
    draft.list = list;
    draft.is_left = false;
    let replaced = draft.replaces;
    let rows_before = shared.document().rows().len();
    put(shared, symmetric, &mut draft);
    if let Some(square) = newest {
        let piece = shared.document().position().board.get(square);
        shared.announce(put_text(square, piece));
    }
    shared.inform_of_new_game(rows_before);
    if draft.replaces && !replaced {
        say_replaced(shared, symmetric, &draft);
    }
    shared.piece_list = Some(draft);
}

/// Reports that the text has replaced the position, and offers to add its pieces to the former position instead.
fn say_replaced(shared: &mut Shared, symmetric: bool, draft: &PieceListDraft) {
    let mut added = draft.base;
    put_men(&mut added.board, symmetric, draft);
    if added.board != shared.document().position().board {
        offer_adding(shared, added.board);
    }
}

/// Reports that a list of pieces has replaced the position, and offers this board instead.
fn offer_adding(shared: &mut Shared, board: Board) {
    let text = tr("message-list-replaced");
    shared.inform_offering_change(text, "message-list-add", Edit::Board(board));
}

fn begin(shared: &mut Shared, symmetric: bool) -> PieceListDraft {
    shared.end_draft();
    let session = UndoGroup::Typing(shared.next_number());
    PieceListDraft {
        text: String::new(),
        list: PieceList::default(),
        base: *shared.document().position(),
        settled: Vec::new(),
        replaces: false,
        session,
        seen: board_seen(shared, symmetric),
        is_left: false,
    }
}

fn board_seen(shared: &Shared, symmetric: bool) -> BoardSeen {
    BoardSeen {
        document: shared.document().id(),
        row: shared.document().row(),
        content: shared.document().state_id(),
        symmetric,
    }
}

/// The square of the last piece that was added or removed.
fn newest_square(before: &PieceList, after: &PieceList) -> Option<Square> {
    let man = |list: &PieceList| list.men.last().map(|man| (man.square, man.piece));
    let newest = match before.men.len().cmp(&after.men.len()) {
        Ordering::Greater => man(before),
        Ordering::Equal if man(before) == man(after) => None,
        Ordering::Equal | Ordering::Less => man(after),
    };
    newest.map(|(square, _)| square)
}

/// Puts the typed pieces on the board.
fn put(shared: &mut Shared, symmetric: bool, draft: &mut PieceListDraft) {
    let field = shared.document().field_text(shared.settings.fen_style());
    let wanted = wanted(draft, symmetric);
    let style = shared.settings.fen_style();
    let document = shared.document_mut();
    let mut has_changed = false;
    let in_part = [
        Edit::Board(wanted.board),
        Edit::SideToMove(wanted.side_to_move),
        Edit::EnPassant(wanted.en_passant),
    ];
    let as_a_whole = [Edit::Replace(wanted)];
    let is_whole = draft.is_whole();
    let edits = if is_whole || draft.replaces {
        as_a_whole.as_slice()
    } else {
        in_part.as_slice()
    };
    for edit in edits {
        has_changed |= document.edit(*edit, style, Some(draft.session));
    }
    draft.replaces = is_whole;
    if has_changed && field.kind == LineKind::Unreadable && !field.is_cut {
        shared.send(FenAction::BrokenText(field.text));
    }
    draft.seen = board_seen(shared, symmetric);
}

/// The position with all typed pieces on the board.
fn wanted(draft: &PieceListDraft, symmetric: bool) -> Position {
    let mut position = if draft.is_whole() {
        Edit::Clear.apply_to(&draft.base)
    } else {
        draft.base
    };
    if let Some(side) = draft.list.side_to_move {
        position = Edit::SideToMove(side).apply_to(&position);
    }
    put_men(&mut position.board, symmetric, draft);
    position
}

fn put_men(board: &mut Board, symmetric: bool, draft: &PieceListDraft) {
    let men = draft.new_men();
    // The mirrored pieces come first, so that typed pieces replace them.
    for man in men.iter().filter(|_| symmetric) {
        let other = Some(man.piece.in_other_color());
        board.set(man.square.counterpart(), other);
    }
    for man in men {
        board.set(man.square, Some(man.piece));
    }
}

/// Ends the input: the typed pieces stay on the board, and the field becomes empty. A text that could not be read
/// completely stays.
pub(crate) fn end(shared: &mut Shared) {
    let Some(mut draft) = shared.piece_list.take() else {
        return;
    };
    if let Some(document) = shared.document_mut_by_id(draft.seen.document) {
        document.end_group(draft.session);
    }
    if draft.replaces && shared.shown() == draft.seen.place() {
        say_replaced(shared, draft.seen.symmetric, &draft);
    }
    if !draft.is_read() {
        draft.is_left = true;
        shared.piece_list = Some(draft);
    }
}

/// Handles Enter: the keyboard focus returns to the board, unless the text has an error.
pub(crate) fn enter(shared: &mut Shared) {
    end(shared);
    shared.effects.push(match shared.piece_list {
        Some(_) => WindowEffect::FocusPieceList { selects: false },
        None => WindowEffect::FocusBoard,
    });
}

/// Handles Escape: restores the board from before the input, and empties the field.
pub(crate) fn cancel(shared: &mut Shared) {
    let before = shared.document().state_id();
    if let Some(draft) = shared.piece_list.take()
        && let Some(document) = shared.document_mut_by_id(draft.seen.document)
    {
        document.take_back(draft.session);
    }
    if shared.document().state_id() != before {
        shared.announce(tr("announce-undone"));
    }
    shared.effects.push(WindowEffect::FocusBoard);
}

/// Follows a change that may affect the board. A move to another row ends the input: the pieces that could be read stay
/// on the board of the old row. A text with an error is saved where the user can get it back, because it does not apply
/// to the new row.
pub(crate) fn follow(shared: &mut Shared, symmetric: bool) {
    let now = board_seen(shared, symmetric);
    let Some(draft) = shared.piece_list.take_if(|draft| draft.seen != now) else {
        return;
    };
    let before = draft.seen;
    let is_elsewhere = (before.document, before.row) != (now.document, now.row);
    if is_elsewhere && let Some(document) = shared.document_mut_by_id(before.document) {
        document.end_group(draft.session);
    }
    if is_elsewhere {
        if !draft.is_read() {
            shared.send(FenAction::BrokenText(draft.text));
            shared.inform(tr("message-piece-list-kept"));
        }
        return;
    }
    shared.piece_list = Some(PieceListDraft {
        base: *shared.document().position(),
        settled: draft.list.men.clone(),
        replaces: false,
        session: UndoGroup::Typing(shared.next_number()),
        seen: now,
        ..draft
    });
}

//! Squares about which the user is not sure, for example because a diagram in a book is smudged or a move was misheard.

use crate::command::Command;
use crate::features::board::model::board_state::BoardState;
use crate::features::pictures::model::PicturesAction;
use crate::model::action::{Action, ListAction};
use crate::model::state::{Shared, WindowEffect};
use tabiya_chess::{Piece, Square, SquareSet};
use tabiya_collection::document::PictureAnswer;
use tabiya_text::{answered_text, listed_apart, put_text, reading_text, tr, tr_with};

/// Marks a square as doubtful, or as certain.
pub(crate) fn mark(shared: &mut Shared, square: Square, is_unsure: bool) {
    let one = SquareSet::of(square);
    let marked = shared.document().unsure();
    let next = if is_unsure {
        marked | one
    } else {
        marked - one
    };
    if shared.document_mut().mark_unsure(next) {
        let id = if is_unsure {
            "announce-unsure"
        } else {
            "announce-sure"
        };
        let variables = [("square", square.to_string().into())];
        shared.announce(tr_with(id, &variables));
        learn_if_settled(shared);
    }
}

/// Has the other boards of the document read again if this one was read from a picture and nothing is in doubt on it.
fn learn_if_settled(shared: &mut Shared) {
    let document = shared.document();
    let learns = document.unsure().is_empty() && document.pictured().is_some();
    if learns {
        let document = document.id();
        shared.send(PicturesAction::Learn(document));
    }
}

/// Toggles the doubt about the cursor's square or about all selected squares.
pub(crate) fn toggle_at_cursor(own: &mut BoardState, shared: &mut Shared) {
    let Some(block) = own.block else {
        let is_unsure = shared.document().unsure().contains(own.cursor);
        return mark(shared, own.cursor, !is_unsure);
    };
    let squares = block.squares();
    let marked = shared.document().unsure();
    let are_all = (squares - marked).is_empty();
    let next = if are_all {
        marked - squares
    } else {
        marked | squares
    };
    if shared.document_mut().mark_unsure(next) {
        let id = if are_all {
            "announce-block-sure"
        } else {
            "announce-block-unsure"
        };
        shared.announce(tr_with(id, &[("count", squares.len().into())]));
        learn_if_settled(shared);
    }
}

/// Moves the cursor to the next doubtful square in FEN order. If there is none, it goes to the first one of the next
/// row that was read from a picture and has any.
pub(crate) fn go_to_next(own: &mut BoardState, shared: &mut Shared) {
    if shared.document().unsure().is_empty()
        && let Some(row) = shared.document().next_unsure_row()
    {
        shared.send(ListAction::SelectRow(row));
        shared.effects.push(WindowEffect::ShowCurrentRow);
        own.cursor = Square::H1; // The square after this one is the first of all.
        return shared.send(Action::Run(Command::NextUnsure));
    }
    let marked = shared.document().unsure();
    let order = || Square::all_in_fen_order();
    let behind = order().skip_while(|square| *square != own.cursor).skip(1);
    let next = behind
        .chain(order())
        .find(|square| marked.contains(*square));
    if let Some(next) = next {
        own.cursor = next;
        own.block = None;
        let piece = shared.document().position().board.get(next);
        let mut said = vec![tabiya_text::square_name(next, piece)];
        said.extend(readings_text(shared, next));
        shared.announce(said.join(". "));
    }
}

/// The possible contents of a doubtful square, such as `1: white queen, 62 %; 2: nothing, 30 %`.
fn readings_text(shared: &Shared, square: Square) -> Option<String> {
    let readings = shared.document().readings_at(square);
    let texts: Vec<String> = (1..).zip(readings).map(reading_text).collect();
    (!texts.is_empty()).then(|| listed_apart(&texts))
}

/// Takes the reading with this number for the doubtful square at the cursor. Returns whether there is one.
pub(crate) fn take_reading(own: &mut BoardState, shared: &mut Shared, number: u8) -> bool {
    let place = usize::from(number).checked_sub(1);
    let readings = shared.document().readings_at(own.cursor);
    let Some((man, _)) = place.and_then(|place| readings.get(place)) else {
        return false;
    };
    let man = Piece::from_letter(*man);
    settle(own, shared, own.cursor, man);
    true
}

/// Decides the contents of a doubtful square, and goes to the next one.
pub(crate) fn settle(
    own: &mut BoardState,
    shared: &mut Shared,
    square: Square,
    man: Option<Piece>,
) {
    shared.end_draft();
    let style = shared.settings.fen_style();
    if !shared.document_mut().settle(square, man, style) {
        return;
    }
    let mut said = vec![put_text(square, man)];
    own.cursor = square;
    own.block = None;
    own.wrapped_to = None;
    if shared.document().unsure().is_empty() {
        said.push(tr(match shared.document().next_unsure_row() {
            Some(_) => "announce-row-settled",
            None => "announce-all-sure",
        }));
    } else {
        go_to_next(own, shared);
        said.push(std::mem::take(&mut shared.announcement));
    }
    shared.announce(said.join(". "));
    learn_if_settled(shared);
}

/// Answers the question that the picture of the current row leaves open.
pub(crate) fn answer(shared: &mut Shared, answer: PictureAnswer) {
    shared.end_draft();
    let style = shared.settings.fen_style();
    if shared.document_mut().answer(answer, style) {
        shared.announce(answered_text(answer));
    }
}

/// Marks all squares as certain.
pub(crate) fn clear(shared: &mut Shared) {
    if shared.document_mut().mark_unsure(SquareSet::EMPTY) {
        shared.announce(tr("announce-all-sure"));
        learn_if_settled(shared);
    }
}

//! Proofreads boards, one square or question after the other.

use crate::command::Command;
use crate::features::list::tasks::change::{RowChange, begin_change};
use crate::features::pictures::model::PicturesAction;
use crate::features::proofread::model::{
    ProofBoard, ProofItem, ProofList, ProofRow, ProofreadAction, ProofreadState,
};
use crate::features::proofread::tasks::find_doubts::{FindDoubts, FindingDoubts, find_doubts};
use crate::features::proofread::tasks::save_corrections::{SaveCorrections, save_corrections};
use crate::model::action::{Action, FilesAction, ListAction};
use crate::model::state::{Dialog, Shared, WindowEffect};
use crate::model::task_control::stop;
use std::collections::HashSet;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use tabiya_chess::{Color, Piece, SquareSet};
use tabiya_collection::document::{BulkChange, Document, PictureAnswer, Rewriting, TurnAnswer};
use tabiya_collection::search::Query;
use tabiya_desktop::tasks::Runner;
use tabiya_notation::fen::FenStyle;
use tabiya_text::{answered_text, square_name, tr, tr_with, vocabulary};

/// Opens the dialog for the current document.
fn open(own: &mut ProofreadState, shared: &mut Shared, runner: &mut dyn Runner) {
    shared.end_draft();
    shared.dialog = Some(Dialog::Proofread);
    own.is_opening = true;
    find(own, shared, runner);
}

/// Drops the list after the dialog was closed.
pub(crate) fn closed(own: &mut ProofreadState, shared: &mut Shared, runner: &mut dyn Runner) {
    own.finding = None;
    own.list = None;
    own.open_turns = None;
    stop(shared, runner, |_: &FindingDoubts| true);
}

/// Handles an action of proofreading.
pub(crate) fn apply(
    own: &mut ProofreadState,
    shared: &mut Shared,
    action: ProofreadAction,
    runner: &mut dyn Runner,
) {
    match action {
        ProofreadAction::Open => open(own, shared, runner),
        ProofreadAction::Filter(filter) => {
            own.filter = filter;
            find(own, shared, runner);
        }
        ProofreadAction::Words(words) => {
            own.words = words;
            if Query::parse_in(&own.words, vocabulary()).is_ok() {
                find(own, shared, runner);
            }
        }
        ProofreadAction::Find => find(own, shared, runner),
        ProofreadAction::GoTo(at) => {
            own.at = at;
            own.item = None;
        }
        ProofreadAction::Choose(at, square) => {
            own.at = at;
            own.item = Some(ProofItem::Square(square));
        }
        ProofreadAction::Next => step(own, shared, true),
        ProofreadAction::Previous => step(own, shared, false),
        ProofreadAction::Put(man) => settle(own, shared, Stands::Other(man)),
        ProofreadAction::Answer(answer) => answer_with(own, shared, answer),
        ProofreadAction::AnswerTurns(side) => answer_turns(own, shared, side, runner),
        ProofreadAction::Keep => keep(own, shared),
        ProofreadAction::KeepAll => keep_all(own, shared),
        ProofreadAction::Undo => {
            if let Some(list) = &own.list {
                shared.select_document(list.document);
                shared.send(Action::Run(Command::Undo));
            }
        }
        ProofreadAction::Show => {
            if let (Some(list), Some(row)) = (&own.list, own.row()) {
                shared.send(Action::SelectDocument(list.document));
                shared.send(ListAction::SelectRow(row.row));
                shared.effects.push(WindowEffect::ShowCurrentRow);
                shared.send(Action::CloseDialog);
            }
        }
        ProofreadAction::AskSave => shared.send(FilesAction::AskCorrections),
        ProofreadAction::SaveIn(folder) => save_in(own, shared, folder, runner),
    }
}

/// Starts the search for boards.
fn find(own: &mut ProofreadState, shared: &mut Shared, runner: &mut dyn Runner) {
    stop(shared, runner, |_: &FindingDoubts| true);
    own.list = None;
    own.open_turns = None;
    own.at = 0;
    own.item = None;
    let query = Query::parse_in(&own.words, vocabulary()).ok();
    let document = shared.document();
    let folder = document.path().and_then(Path::parent);
    let work = FindDoubts {
        document: document.id(),
        rows: document.rows().clone(),
        folder: folder.map(Path::to_owned),
        known: known_lines(document),
        filter: own.filter,
        query: query.filter(|query| !query.is_empty()).map(Box::new),
    };
    own.finding = Some(find_doubts(shared, work, runner));
}

/// The ids of the lines whose picture is in memory.
fn known_lines(document: &Document) -> HashSet<tabiya_lines::LineId> {
    let rows = document.rows();
    if !document.has_pictured() {
        return HashSet::new();
    }
    (0..rows.len())
        .filter(|row| document.pictured_at(*row).is_some())
        .filter_map(|row| Some(rows.first_form(rows.line_id(row)?)))
        .collect()
}

/// The board at an index of the list.
fn board_at(list: &ProofList, document: &Document, at: usize) -> Option<(ProofRow, ProofBoard)> {
    let row = *list.rows.get(at)?;
    Some((row, row.board(document)?))
}

/// Goes to the next or the previous uncertain item, on any board.
fn step(own: &mut ProofreadState, shared: &mut Shared, is_forth: bool) {
    let Some(list) = own.list.clone() else {
        return;
    };
    let Some(document) = shared.document_by_id(list.document) else {
        return;
    };
    let here = board_at(&list, document, own.at);
    let items = here.map_or_else(Vec::new, |(_, board)| board.items());
    let place = match own.item {
        None => Some(0),
        Some(here) => items.iter().position(|item| *item == here),
    };
    let next = match place {
        Some(place) if is_forth => place.checked_add(1),
        Some(place) => place.checked_sub(1),
        // From a square that is not in doubt, the way leads to the first or the last one that is.
        None if is_forth => Some(0),
        None => items.len().checked_sub(1),
    };
    if let Some(item) = next.and_then(|next| items.get(next)) {
        own.item = Some(*item);
        return;
    }
    let item_at = |at: usize| {
        let (_, board) = board_at(&list, document, at)?;
        let items = board.items();
        let item = if is_forth {
            items.first()
        } else {
            items.last()
        };
        Some((at, *item?))
    };
    let found = if is_forth {
        (own.at + 1..list.rows.len()).find_map(item_at)
    } else {
        (0..own.at).rev().find_map(item_at)
    };
    match found {
        Some((at, item)) => {
            own.at = at;
            own.item = Some(item);
        }
        None => shared.announce(tr("proofread-no-more")),
    }
}

/// Confirms the current item.
fn keep(own: &mut ProofreadState, shared: &mut Shared) {
    let shown = shown_board(own, shared);
    let item = shown.and_then(|(_, board)| Some((own.item_of(&board)?, board)));
    match item {
        Some((ProofItem::Square(_), _)) => settle(own, shared, Stands::AsRead),
        Some((ProofItem::Question(question), board)) => {
            answer_with(own, shared, board.answer_now(question));
        }
        None => {}
    }
}

/// The decision about a doubtful square.
#[derive(Clone, Copy)]
enum Stands {
    /// The reading is right.
    AsRead,
    /// The square has this piece instead, or is empty.
    Other(Option<Piece>),
}

/// Decides the current square, then goes to the next item. A changed square that was not in doubt stays the current
/// one, so that the user sees the change.
fn settle(own: &mut ProofreadState, shared: &mut Shared, stands: Stands) {
    let Some((row, board)) = shown_board(own, shared) else {
        return;
    };
    let Some(ProofItem::Square(square)) = own.item_of(&board) else {
        return;
    };
    let is_doubtful = board.doubt(square).is_some();
    if !is_doubtful && matches!(stands, Stands::AsRead) {
        return step(own, shared, true);
    }
    let (put, stands) = match stands {
        Stands::AsRead => (None, board.position.board.get(square)),
        Stands::Other(man) => (Some((square, man)), man),
    };
    let squares = SquareSet::of(square);
    if !change(own, shared, row, |document, style| {
        document.settle_doubts(squares, put, style)
    }) {
        return;
    }
    let named = square_name(square, stands);
    if is_doubtful {
        shared.announce(tr_with("proofread-settled", &[("square", named.into())]));
        go_on(own, shared, &board, ProofItem::Square(square));
    } else {
        shared.announce(named);
        if board.items().is_empty() {
            learn(own, shared);
        }
    }
}

/// Answers the current question, then goes to the next item.
fn answer_with(own: &mut ProofreadState, shared: &mut Shared, answer: PictureAnswer) {
    let Some((row, board)) = shown_board(own, shared) else {
        return;
    };
    let item = ProofItem::Question(answer.question());
    if own.item_of(&board) != Some(item) {
        return;
    }
    if change(own, shared, row, |document, style| {
        document.answer(answer, style)
    }) {
        shared.announce(answered_text(answer));
        go_on(own, shared, &board, item);
    }
}

/// Gives the move to a side on all boards that do not show whose turn it is, as one undo step of their document.
fn answer_turns(
    own: &mut ProofreadState,
    shared: &mut Shared,
    side: Color,
    runner: &mut dyn Runner,
) {
    let (Some(list), Some(turns)) = (&own.list, own.open_turns.take()) else {
        return;
    };
    shared.select_document(list.document);
    let style = shared.settings.fen_style();
    let change = BulkChange::Rewrite(Rewriting {
        lines: turns.lines,
        by: Arc::new(TurnAnswer { side, style }),
    });
    own.item = None;
    begin_change(
        shared,
        list.document,
        change,
        RowChange::AnswerTurns,
        runner,
    );
}

/// Has the other boards read again, because a board is settled.
fn learn(own: &ProofreadState, shared: &mut Shared) {
    if let Some(list) = &own.list {
        shared.send(PicturesAction::Learn(list.document));
    }
}

/// Goes to the item after one that has just been settled.
fn go_on(own: &mut ProofreadState, shared: &mut Shared, before: &ProofBoard, settled: ProofItem) {
    let place = before.items().iter().position(|item| *item == settled);
    let left = shown_board(own, shared).map_or_else(Vec::new, |(_, board)| board.items());
    own.item = place.and_then(|place| left.get(place)).copied();
    // After the last item of a board: items left before it follow at the end of the round.
    if own.item.is_none() && left.is_empty() {
        learn(own, shared);
        step(own, shared, true);
    }
}

fn keep_all(own: &mut ProofreadState, shared: &mut Shared) {
    let Some((row, board)) = shown_board(own, shared) else {
        return;
    };
    let is_new = !board.items().is_empty();
    let is_settled = !is_new
        || change(own, shared, row, |document, style| {
            document.settle_all(style)
        });
    if is_settled {
        if is_new {
            learn(own, shared);
        }
        own.item = None;
        step(own, shared, true);
    }
}

fn shown_board(own: &ProofreadState, shared: &Shared) -> Option<(ProofRow, ProofBoard)> {
    let list = own.list.as_ref()?;
    board_at(list, shared.document_by_id(list.document)?, own.at)
}

/// Changes a board with one undo step in its document. The document and the row become current, so that the user sees
/// the effect of undo.
fn change(
    own: &ProofreadState,
    shared: &mut Shared,
    row: ProofRow,
    change: impl FnOnce(&mut Document, FenStyle) -> bool,
) -> bool {
    let Some(list) = &own.list else {
        return false;
    };
    shared.select_document(list.document);
    let style = shared.settings.fen_style();
    let Some(document) = shared.document_mut_by_id(list.document) else {
        return false;
    };
    if document.select_row(row.row).is_err() {
        // The row is being read from disk. The board can be changed after that.
        shared.send(ListAction::SelectRow(row.row));
        return false;
    }
    change(document, style)
}

fn save_in(own: &ProofreadState, shared: &mut Shared, folder: PathBuf, runner: &mut dyn Runner) {
    let Some(document) = own
        .list
        .as_ref()
        .and_then(|list| shared.document_by_id(list.document))
    else {
        return;
    };
    let rows = document.rows();
    let pictured = (0..rows.len()).filter_map(|row| {
        let picture = document.pictured_at(row)?.clone();
        Some((row, document.line_as_read(row)?, picture))
    });
    let work = SaveCorrections {
        boards: pictured.collect(),
        rows: rows.clone(),
        folder,
    };
    save_corrections(shared, work, runner);
}

//! Actions that wait until rows have been read from the disk, and actions on a document while the user is in another
//! one.
//!
//! The action that needs the row waits for it, and the user's later actions on that document wait
//! after it, so that all happen in the intended order. It takes a fraction of a second
//! if the disk is healthy; an impatient user can stop it. Other documents and the window do not
//! wait.
//!
//! The fetching task is in `features/list/tasks/fetch.rs`. Each document has its own queue in `state.waiting`. An
//! action on the document that is shown belongs to the document that was shown when the user acted; when its turn
//! comes, `Hands` carries it out there, even if the user is in another document by then. Closing and quitting
//! never wait; on closing, the user is asked about a waiting change as about any unsaved change.
//!
//! The list draws a placeholder for a row that is not in memory. The document holds the current line, so the board and
//! the FEN field never need the disk.

use crate::features::board::model::board_state::{ArrowDraft, Block, MovingBlock};
use crate::features::list::tasks::fetch::fetch;
use crate::features::setup::model::PieceListDraft;
use crate::model::action::{Action, FilesAction};
use crate::model::state::{Dialog, Shared, State, WaitingActions, WindowEffect};
use crate::reach::Reach;
use std::collections::VecDeque;
use std::mem;
use tabiya_chess::Square;
use tabiya_collection::document::{DocumentId, FenDraft};
use tabiya_desktop::tasks::Runner;
use tabiya_lines::NoLine;
use tabiya_text::tr;

/// Number of rows before and after that are read too, because they are likely to be needed next.
const NEIGHBOURS: u64 = 64;

/// Returns an action that can run now; makes others wait.
pub(super) fn let_through(shared: &mut Shared, action: Action) -> Option<Action> {
    let concerned = (action.reach() != Reach::Window).then(|| shared.document().id());
    match concerned.and_then(|id| shared.waiting.get_mut(&id)) {
        Some(waiting) => {
            waiting.actions.push_back(action);
            None
        }
        None => Some(action),
    }
}

/// Makes an action wait for a row that is not available now, if waiting may help.
pub(crate) fn wait(
    shared: &mut Shared,
    why: NoLine,
    row: u64,
    action: Action,
    runner: &mut dyn Runner,
) {
    match why {
        NoLine::NoSuchRow => {}
        NoLine::NotReady => begin(shared, row, action, runner),
        NoLine::Lost => lost(shared),
    }
}

fn begin(shared: &mut Shared, row: u64, action: Action, runner: &mut dyn Runner) {
    let document = shared.document().id();
    if let Some(waiting) = shared.waiting.get_mut(&document) {
        return waiting.actions.push_back(action);
    }
    let around = row.saturating_sub(NEIGHBOURS)..row.saturating_add(NEIGHBOURS);
    if let Some(fetch) = fetch(shared, document, vec![around], runner) {
        let waiting = WaitingActions {
            fetch,
            row,
            actions: VecDeque::from([action]),
        };
        shared.waiting.insert(document, waiting);
    }
}

fn lost(shared: &mut Shared) {
    shared.complain(tr("message-row-lost"));
    shared.send(FilesAction::LookAtFiles);
}

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
    effects: Vec<WindowEffect>,
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
    let copied = |effect: &WindowEffect| matches!(effect, WindowEffect::CopyText(_));
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

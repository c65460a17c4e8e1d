//! Actions that wait until rows have been read from the disk.
//!
//! The action that needs the row waits for it, and the user's later actions on that document wait
//! after it, so that all happen in the intended order. It takes a fraction of a second
//! if the disk is healthy; an impatient user can stop it. Other documents and the window do not
//! wait.
//!
//! The fetching task is in `features/list/tasks/fetch.rs`. Each document has its own queue in `state.waiting`. An
//! action on the document that is shown belongs to the document that was shown when the user acted; when its turn
//! comes, `elsewhere.rs` carries it out there, even if the user is in another document by then. Closing and quitting
//! never wait; on closing, the user is asked about a waiting change as about any unsaved change.
//!
//! The list draws a placeholder for a row that is not in memory. The document holds the current line, so the board and
//! the FEN field never need the disk.

use crate::features::list::tasks::fetch::fetch;
use crate::model::action::{Action, FilesAction};
use crate::model::state::{Shared, Waiting};
use crate::reach::Reach;
use std::collections::VecDeque;
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
        let waiting = Waiting {
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

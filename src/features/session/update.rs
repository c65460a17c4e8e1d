//! What is remembered from one start to the next without having been chosen: it is taken up again when
//! the program starts, and written down by a task.
//!
//! Promises: what another running program has open is not opened again; nothing that was touched
//! meanwhile is scrolled away; files that cannot be opened again are told once, together.

pub(crate) mod recent;
use crate::app::action::SessionAction;
use crate::app::state::{Effect, State};
use crate::app::update::tasks::start;
use crate::document::{Document, DocumentId};
use crate::features::files::CollectionFile;
use crate::features::files::shown;
use crate::features::files::tasks::load::Loading;
use crate::features::files::update::files;
use crate::features::list::update::browsing;
use crate::features::session::returning;
use crate::features::session::tasks::session::{RecallSession, RecallingSession, write};
use crate::lines::Entry;
use crate::session::OpenFile;
use crate::tasks::Runner;
use crate::text::{listed_apart, name_text, tr_with};
use std::mem;
use std::path::PathBuf;

/// So many files that could not be opened again are told one by one.
const MOST_GONE: usize = 6;

/// Something about it was asked for, or has changed.
pub(crate) fn apply(state: &mut State, action: SessionAction, runner: &mut dyn Runner) {
    match action {
        SessionAction::Use(file) => use_file(state, file, runner),
        SessionAction::Keep => write(state, runner),
        SessionAction::WindowPlaced(place) => state.session.window = Some(place),
        SessionAction::ListScrolled(id, top) => scrolled(state, id, top),
        SessionAction::OpenAgain(open) => open_again(state, open, runner),
    }
}

/// Remembers in this file from now on, and takes up what is there.
fn use_file(state: &mut State, file: PathBuf, runner: &mut dyn Runner) {
    state.session.file = Some(file.clone());
    start(state, RecallingSession, RecallSession { file }, runner);
}

fn open_again(state: &mut State, open: Vec<OpenFile>, runner: &mut dyn Runner) {
    let file = |open: &OpenFile| CollectionFile {
        path: open.path.clone(),
        entry: open.entry.clone(),
        bytes: open.entry.as_ref().map_or(0, |entry: &Entry| entry.bytes),
    };
    let all = open.iter().map(file).collect();
    state.session.awaited = open;
    files::open_again(state, all, runner);
}

/// Shows again what was shown, tells what is gone, and writes down what was open when the window
/// closes.
pub(crate) fn keep_up(state: &mut State, runner: &mut dyn Runner) {
    forget_closed(state);
    if state.session.file.is_none() {
        return;
    }
    return_to_row(state, runner);
    if state.session.awaited.is_empty() && !state.session.gone.is_empty() {
        tell_gone(state);
    }
    if !state.session.is_ending && state.shared.effects.contains(&Effect::Quit) {
        state.session.is_ending = true;
        // Perhaps it can be written by now, and nobody else keeps it any more.
        let has_failed = mem::take(&mut state.session.is_unwritable);
        if has_failed || state.session.keeper.is_none() {
            state.session.written = None;
        }
    }
    if state.session.is_ending {
        write(state, runner);
    }
}

/// Nothing is kept of documents that are closed and of files that are not being opened any more.
fn forget_closed(state: &mut State) {
    let (session, documents) = (&mut state.session, &state.shared.documents);
    let is_open = |id: &DocumentId| documents.iter().any(|document| document.id() == *id);
    let loads = |id: &DocumentId| {
        let mut loading = state.shared.tasks.running::<Loading>();
        loading.any(|(running, _)| running.id.0 == id.0)
    };
    session.opened_as.retain(|id, _| is_open(id) || loads(id));
    session.returning.retain(|id, _| is_open(id));
    session.returned.retain(is_open);
    session.tops.retain(|id, _| is_open(id));
    let (to_open, opened_as) = (&state.files.to_open, &session.opened_as);
    session.awaited.retain(|open| {
        let is_it = |file: &CollectionFile| returning::is_of(open, file);
        let mut loading = opened_as.iter().filter(|(id, _)| loads(id));
        to_open.iter().any(is_it) || loading.any(|(_, file)| is_it(file))
    });
}

/// Puts the row on the board that was there the last time, once it is known and unless the user has
/// gone elsewhere meanwhile.
fn return_to_row(state: &mut State, runner: &mut dyn Runner) {
    let document = state.shared.document();
    let id = document.id();
    let Some(open) = state.session.returning.get(&id) else {
        return;
    };
    let last = document.rows().len().saturating_sub(1);
    // Whoever answers a question has not touched the file that stands behind it.
    if shown::is_user_busy(state) {
        return;
    }
    // A file is shown from its first position on, which need not be its first line.
    let is_elsewhere = document.row() != 0 && document.row() != document.first_record_row();
    let is_touched = is_elsewhere || document.can_undo();
    if !is_touched
        && (state.shared.waiting.contains_key(&id) || (last < open.row && !document.is_whole()))
    {
        return;
    }
    let (row, top, shown) = (open.row.min(last), open.top, document.row());
    state.session.returning.remove(&id);
    if is_touched {
        return;
    }
    if row != shown {
        browsing::select_row(state, row, runner);
    }
    state.shared.effects.push(Effect::ShowFrom(id, top));
}

fn tell_gone(state: &mut State) {
    let gone = mem::take(&mut state.session.gone);
    let more = gone.len().saturating_sub(MOST_GONE);
    let files: Vec<_> = gone.iter().take(MOST_GONE).map(name_text).collect();
    let files = ("files", listed_apart(&files).into());
    let variables = [files, ("count", gone.len().into()), ("more", more.into())];
    let id = if more == 0 {
        "session-gone"
    } else {
        "session-gone-many"
    };
    state.shared.report_failure(tr_with(id, &variables));
}

/// The list shows rows of a document from this one on.
fn scrolled(state: &mut State, id: DocumentId, top: u64) {
    if state
        .shared
        .document_by_id(id)
        .is_some_and(|document: &Document| document.view().is_none())
    {
        state.session.tops.insert(id, top);
    }
}

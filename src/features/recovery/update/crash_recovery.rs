//! What was left behind by a program that ended too early is offered, and opened again.
//!
//! Promises: nothing of it is removed before it is safe in a journal of this program, or the user has
//! said that nobody wants it.

mod reading;

use crate::app::action::{Message, RecoveryAction};
use crate::app::state::{Shared, Sheet, State};
use crate::document::{Document, DocumentId, RecoveredFor};
use crate::features::fen::update::draft;
use crate::features::files::shown;
use crate::features::files::tasks::load::Loading;
use crate::features::recovery::model::{Journaling, LeftBehind, Recovery};
use crate::features::recovery::tasks::find_left_behind::{LookingFor, look};
use crate::features::recovery::tasks::restore::{Restoring, read};
use crate::features::recovery::update as recovery;
use crate::recovery::{Found, Restored, Unneeded};
use crate::tasks::{Runner, TaskId};
use crate::text::tr_with;
use reading::{forget_others, stop_reading};
use std::path::{Path, PathBuf};

pub(crate) use crate::features::recovery::tasks::find_left_behind::{ask, look_for_files};

/// Writes down in this folder what is not saved, and looks there for what was left behind.
pub(crate) fn use_folder(state: &mut State, folder: PathBuf, runner: &mut dyn Runner) {
    state.shared.recovery_folder = Some(folder);
    look(state, LookingFor::Start, None, runner);
}

/// Shows the sheet as soon as nothing else is in its place.
pub(crate) fn keep_up(state: &mut State, runner: &mut dyn Runner) {
    let is_waiting = !state.recovery.left.is_empty() && state.files.closing.is_none();
    if is_waiting && state.shared.sheet.is_none() && state.shared.question().is_none() {
        show(state);
        go_on(state, runner);
    }
}

fn show(state: &mut State) {
    if state.shared.sheet.is_none() {
        draft::end(state);
        state.shared.sheet = Some(Sheet::Recovery);
    }
}

/// Something was done in the sheet about what was left behind.
pub(crate) fn apply(state: &mut State, action: RecoveryAction, runner: &mut dyn Runner) {
    let chosen = state.recovery.chosen;
    match action {
        RecoveryAction::Choose(place) => state.recovery.chosen = place,
        RecoveryAction::Recover => {
            if let Some(left) = state.recovery.left.get_mut(chosen) {
                left.want();
            }
        }
        RecoveryAction::RecoverAllTheSame => {
            if let Some(left) = state.recovery.left.get_mut(chosen) {
                left.want_all_the_same();
            }
        }
        RecoveryAction::RecoverAll => {
            let newest = state.recovery.left.iter_mut().take(Recovery::MOST_AT_ONCE);
            newest.for_each(LeftBehind::want);
        }
        RecoveryAction::Discard => discard_chosen(state, runner),
        RecoveryAction::Later => {
            state.shared.sheet = None;
            return put_off(state, runner);
        }
        RecoveryAction::Show => show(state),
        RecoveryAction::GoOn => {}
    }
    go_on(state, runner);
}

/// All that is left is decided about another time: whoever looks next is offered it.
pub(crate) fn put_off(state: &mut State, runner: &mut dyn Runner) {
    stop_reading(state, runner, |_| true);
    state.recovery.left.clear();
    state.recovery.unreadable.clear();
    state.recovery.chosen = 0;
}

fn discard_chosen(state: &mut State, runner: &mut dyn Runner) {
    let place = state.recovery.chosen;
    let journal = if place < state.recovery.left.len() {
        let left = take(state, place);
        let folder = left.found.folder().to_owned();
        stop_reading(state, runner, |reading| *reading == folder);
        Unneeded::LeftBehind(left.found)
    } else if place < state.recovery.count() {
        let place = place - state.recovery.left.len();
        Unneeded::Unreadable(state.recovery.unreadable.remove(place))
    } else {
        return;
    };
    recovery::end(state, journal, runner);
}

/// Takes one out of the list; the same one or the next one is looked at then.
fn take(state: &mut State, place: usize) -> LeftBehind {
    let left = state.recovery.left.remove(place);
    if place < state.recovery.chosen {
        state.recovery.chosen -= 1;
    }
    left
}

/// Opens what is wanted and has been read, and reads what is wanted or looked at.
fn go_on(state: &mut State, runner: &mut dyn Runner) {
    while let Some(place) = state.recovery.left.iter().position(is_ready) {
        let left = take(state, place);
        if let Some(Ok(restored)) = left.restored {
            recover(state, &left.found, *restored, runner);
        }
    }
    let Some(last) = state.recovery.count().checked_sub(1) else {
        if state.shared.sheet == Some(Sheet::Recovery) {
            state.shared.sheet = None;
        }
        return;
    };
    state.recovery.chosen = state.recovery.chosen.min(last);
    forget_others(state, runner);
    let mut next = vec![state.recovery.chosen];
    // Large files, one after the other.
    let is_free = {
        let mut reading = state.shared.tasks.running::<Restoring>();
        reading.all(|(running, _)| running.is_silent)
    };
    if is_free {
        let wanted = |left: &LeftBehind| left.is_wanted && left.restored.is_none();
        next.extend(state.recovery.left.iter().position(wanted));
    }
    for place in next {
        read(state, place, runner);
    }
}

fn is_ready(left: &LeftBehind) -> bool {
    left.is_wanted && matches!(left.restored, Some(Ok(_)))
}

/// Opens what was left behind as a document with changes, in the place of the file as it is if that is
/// open. Its journal goes when the document has one of its own.
fn recover(state: &mut State, found: &Found, restored: Restored, runner: &mut dyn Runner) {
    let id = DocumentId(state.shared.next_number());
    let goes_to = match restored.file {
        Some((path, seen)) => RecoveredFor::File {
            path,
            seen,
            holds_rows: restored.is_in_file,
        },
        None if restored.is_part => {
            RecoveredFor::NoFile(found.head.path.as_deref().map(name_of_a_part))
        }
        None => RecoveredFor::NoFile(found.head.path.clone()),
    };
    let Restored {
        rows,
        spans,
        row,
        is_damaged,
        ..
    } = restored;
    let document = Document::recovered(id, rows, spans, row, goes_to);
    // Somebody may still get more out of one that is damaged, or once its file is back: it stays until
    // it is discarded.
    let is_whole = !is_damaged && !restored.is_part;
    let outdated = is_whole.then_some(Unneeded::LeftBehind(found.taken()));
    let journaling = Journaling {
        outdated: outdated.into_iter().collect(),
        ..Journaling::default()
    };
    state.recovery.journals.insert(id, journaling);
    draft::end(state);
    if let Some(path) = document.path() {
        stop_opening(state, path, runner);
    }
    let name = Shared::name_of(&document);
    match same_file(state, &document) {
        Some(place) => state.shared.documents[place] = document,
        None => shown::show_document(state, document),
    }
    let mut documents = state.shared.documents.iter();
    if let Some(place) = documents.position(|document| document.id() == id) {
        state.shared.active = place;
    }
    state
        .shared
        .inform(tr_with("recovery-recovered", &[("name", name.into())]));
}

/// A few lines must never be offered the place of the large file that they were part of.
fn name_of_a_part(path: &Path) -> PathBuf {
    let mut name = path.file_stem().unwrap_or_default().to_owned();
    name.push("-recovered");
    if let Some(extension) = path.extension() {
        name.push(".");
        name.push(extension);
    }
    path.with_file_name(name)
}

/// The document of the same file in which nothing was changed.
fn same_file(state: &State, recovered: &Document) -> Option<usize> {
    let is_one = |document: &Document| {
        let has_path = document.path().is_some() && document.path() == recovered.path();
        let seen = document.fingerprint().zip(recovered.fingerprint());
        has_path || seen.is_some_and(|(one, other)| one.is_of_same_file(other))
    };
    let mut documents = state.shared.documents.iter();
    documents.position(|document| !document.has_unsaved_work() && is_one(document))
}

/// The file need not be read any more: it would be there twice.
fn stop_opening(state: &mut State, path: &Path, runner: &mut dyn Runner) {
    let loading = state.shared.tasks.running::<Loading>();
    let stopped = loading.filter(|(_, loading)| loading.name == path);
    let stopped: Vec<TaskId> = stopped.map(|(running, _)| running.id).collect();
    state.files.to_open.retain(|file| file.path != path);
    for id in stopped {
        runner.cancel(id);
        let is_open = |document: &Document| document.id() == DocumentId(id.0);
        if !state.shared.documents.iter().any(is_open) {
            state.shared.tasks.remove(id);
        }
    }
    state.shared.send(Message::GoOnOpening);
}

//! Noticing what other programs do to the files of open documents.
//!
//! It is looked when the window gets the keyboard back, when a line turns out to be lost, and when a
//! file is saved. What has been asked about is not asked again; nothing is ever reloaded unasked.

use super::tasks::{start, stop, stop_where};
use super::{draft, file_dialog};
use crate::action::Reply;
use crate::collection::Loaded;
use crate::document::{Document, DocumentId, StateId};
use crate::features::files::FileNow;
use crate::features::files::tasks::load::{Load, Reloading, document_of};
use crate::features::files::tasks::take_own_lines::take_own_lines;
use crate::state::{Effect, State};
use crate::tasks::Runner;
use crate::text::tr_with;

pub(crate) use crate::features::files::tasks::look_at_files::look;

/// The question about a changed file was answered.
pub(super) fn reply(
    state: &mut State,
    id: DocumentId,
    now: FileNow,
    reply: &Reply,
    runner: &mut dyn Runner,
) {
    state.noticed.insert(id, now.clone());
    match reply {
        Reply::Reload => reload(state, id, runner),
        Reply::KeepMine => keep(state, id, now),
        Reply::SaveElsewhere => file_dialog::ask_save(state, id, runner),
        Reply::TakeEdits => take_own_lines(state, id, false, runner),
        _ => {}
    }
}

fn keep(state: &mut State, id: DocumentId, now: FileNow) {
    let Some(document) = state.document_mut_by_id(id) else {
        return;
    };
    document.keep_instead_of_file(match now {
        FileNow::Changed(now) | FileNow::Replaced(now) => Some(now),
        FileNow::Same | FileNow::Removed | FileNow::Unreadable => None,
    });
    let name = State::name_of(document);
    state.inform(tr_with("message-kept", &[("name", name.into())]));
}

/// Reads the file again. What the user has changed is put aside before.
pub(super) fn reload(state: &mut State, id: DocumentId, runner: &mut dyn Runner) {
    match state.document_by_id(id) {
        Some(document) if document.is_modified() => take_own_lines(state, id, true, runner),
        Some(_) => read_again(state, id, runner),
        None => {}
    }
}

pub(super) fn read_again(state: &mut State, id: DocumentId, runner: &mut dyn Runner) {
    let Some(document) = state.document_by_id(id) else {
        return;
    };
    if let Some(path) = document.path().map(ToOwned::to_owned) {
        let task = Reloading {
            document: id,
            path: path.clone(),
            content: document.state_id(),
            row: document.row(),
        };
        start(state, task, Load { path, entry: None }, runner);
    }
}

/// The first lines of the file that is read again are there.
pub(crate) fn reloading(
    state: &mut State,
    id: DocumentId,
    content: StateId,
    loaded: Loaded,
    runner: &mut dyn Runner,
) {
    let is_as_it_was = |document: &Document| document.state_id() == content;
    if !state.document_by_id(id).is_some_and(is_as_it_was) {
        // The user has gone on editing: it has to be asked once more.
        stop_reloading(state, id, runner);
        state.noticed.remove(&id);
        return look(state, runner);
    }
    if state.document().id() == id {
        draft::end(state);
    }
    stop_work_on_rows(state, id, runner);
    if let Some(document) = state.document_mut_by_id(id) {
        *document = match document.path() {
            // What stands there now is packed: a save must not put text in its place.
            Some(path) if loaded.unpacked_from.is_some() => {
                let path = path.to_owned();
                document_of(id, path, loaded)
            }
            _ => document.reloaded(loaded.source, loaded.fingerprint),
        };
        state.noticed.remove(&id);
        state.effects.push(Effect::ShowCurrentRow);
    }
}

fn stop_reloading(state: &mut State, id: DocumentId, runner: &mut dyn Runner) {
    stop(state, runner, |task: &Reloading| task.document == id);
}

/// What is being found out of the rows holds for lines that are gone.
fn stop_work_on_rows(state: &mut State, id: DocumentId, runner: &mut dyn Runner) {
    stop_where(state, runner, |running| {
        running.task.works_on_rows_of() == Some(id)
    });
    // It was meant for lines that are gone.
    state.waiting.remove(&id);
}

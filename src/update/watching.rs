//! Noticing what other programs do to the files of open documents.
//!
//! It is looked when the window gets the keyboard back, when a line turns out to be lost, and when a
//! file is saved. What has been asked about is not asked again; nothing is ever reloaded unasked.

use super::loading::{self, is_loading};
use super::{browsing, draft, file_dialog, files, start};
use crate::action::Reply;
use crate::collection::{Loaded, Rows};
use crate::document::{Document, DocumentId, StateId};
use crate::jobs::{FileNow, Job, LookedAt, Runner, WatchedFile};
use crate::state::{Effect, Purpose, Question, RunningJob, State};
use crate::text::{counted, tr_with};
use std::collections::BTreeMap;
use std::path::PathBuf;
use std::sync::Arc;

/// So many are looking in a folder at the same time, should its disk not answer.
const MOST_LOOKS: usize = 2;

/// Looks whether the files of all documents are still what they were. Those of each folder are a job:
/// a disk that does not answer keeps nobody from looking at another one.
pub(super) fn look(state: &mut State, runner: &mut dyn Runner) {
    let file = |document: &Document| {
        let id = document.id();
        let is_busy = state.is_saving(id) || is_loading(state, id);
        Some(WatchedFile {
            document: Some(id).filter(|_| !is_busy)?,
            path: document.path()?.to_owned(),
            seen: document.fingerprint()?.clone(),
            source: Arc::clone(document.rows().source()),
        })
    };
    let mut folders = BTreeMap::<_, Vec<_>>::new();
    for file in state.documents.iter().filter_map(file) {
        let folder = file.path.parent().unwrap_or(&file.path).to_owned();
        folders.entry(folder).or_default().push(file);
    }
    for (folder, files) in folders {
        look_in(state, folder, files, runner);
    }
}

fn look_in(state: &mut State, folder: PathBuf, files: Vec<WatchedFile>, runner: &mut dyn Runner) {
    let purpose = Purpose::LookAtFiles(folder);
    let looks = |job: &&RunningJob| job.purpose == purpose;
    // One that is under way may have been at a file too early; a second one is not, a third no better.
    if state.jobs.iter().filter(looks).count() < MOST_LOOKS {
        start(state, purpose, Job::LookAtFiles { files }, runner);
    }
}

/// What became of the files is known.
pub(super) fn looked(state: &mut State, files: Vec<LookedAt>) {
    for looked in files {
        let LookedAt {
            file,
            now,
            touched,
            can_keep,
        } = looked;
        let id = file.document;
        let is_busy = state.is_saving(id) || is_loading(state, id);
        let is_meant = |document: &&Document| {
            document.path() == Some(&file.path) && document.fingerprint() == Some(&file.seen)
        };
        let Some(document) = state.document_by_id(id).filter(is_meant) else {
            continue;
        };
        if is_busy {
            continue;
        }
        let has_edits = document.is_modified();
        if let Some(touched) = touched
            && let Some(document) = state.document_mut_by_id(id)
        {
            document.note_fingerprint(touched);
        }
        let question = Question::FileChanged {
            document: id,
            path: file.path,
            now: now.clone(),
            can_keep,
            has_edits,
        };
        if state.questions.contains(&question) {
            continue;
        }
        state.questions.retain(|question| !is_about(question, id));
        if now == FileNow::Same {
            state.noticed.remove(&id);
        } else if state.noticed.get(&id) != Some(&now) {
            state.questions.push_back(question);
        }
    }
}

fn is_about(question: &Question, id: DocumentId) -> bool {
    matches!(question, Question::FileChanged { document, .. } if *document == id)
}

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
        Reply::TakeEdits => take_edits(state, id, false, runner),
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
        Some(document) if document.is_modified() => take_edits(state, id, true, runner),
        Some(_) => read_again(state, id, runner),
        None => {}
    }
}

fn read_again(state: &mut State, id: DocumentId, runner: &mut dyn Runner) {
    let Some(document) = state.document_by_id(id) else {
        return;
    };
    let purpose = Purpose::Reload {
        document: id,
        content: document.state_id(),
        row: document.row(),
    };
    if let Some(path) = document.path().map(ToOwned::to_owned) {
        let job = Job::Load { path, entry: None };
        start(state, purpose, job, runner);
    }
}

/// The first lines of the file that is read again are there.
pub(super) fn reloading(
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
                loading::document_of(id, path, loaded)
            }
            _ => document.reloaded(loaded.source, loaded.fingerprint),
        };
        state.noticed.remove(&id);
        state.effects.push(Effect::ShowCurrentRow);
    }
}

fn stop_reloading(state: &mut State, id: DocumentId, runner: &mut dyn Runner) {
    stop(
        state,
        runner,
        |purpose| matches!(purpose, Purpose::Reload { document, .. } if *document == id),
    );
}

/// What is being found out of the rows holds for lines that are gone.
fn stop_work_on_rows(state: &mut State, id: DocumentId, runner: &mut dyn Runner) {
    stop(
        state,
        runner,
        |purpose| matches!(purpose, Purpose::Rows(document, _) if *document == id),
    );
    // It was meant for lines that are gone.
    state.waiting.remove(&id);
}

fn stop(state: &mut State, runner: &mut dyn Runner, is_meant: impl Fn(&Purpose) -> bool) {
    state.jobs.retain(|job| {
        let is_meant = is_meant(&job.purpose);
        if is_meant {
            runner.cancel(job.id);
        }
        !is_meant
    });
}

/// Lines of the user's own were put aside.
pub(super) fn edits_taken(
    state: &mut State,
    id: DocumentId,
    content: StateId,
    lines: Rows,
    reload: bool,
    runner: &mut dyn Runner,
) {
    let is_as_it_was = |document: &Document| document.state_id() == content;
    if !state.document_by_id(id).is_some_and(is_as_it_was) {
        return take_edits(state, id, reload, runner);
    }
    if !lines.is_empty() {
        let count = lines.len();
        let new = DocumentId(state.next_number());
        files::show_document(state, Document::from_rows(new, lines));
        state.inform(tr_with("message-own-lines", &counted(count)));
    }
    if reload {
        browsing::select_document(state, id);
        read_again(state, id, runner);
    }
}

fn take_edits(state: &mut State, id: DocumentId, reload: bool, runner: &mut dyn Runner) {
    let Some(document) = state.document_by_id(id) else {
        return;
    };
    let job = Job::TakeOwnLines {
        document: id,
        rows: document.rows().clone(),
        state: document.state_id(),
    };
    start(
        state,
        Purpose::TakeEdits {
            document: id,
            reload,
        },
        job,
        runner,
    );
}

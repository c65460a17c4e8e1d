//! Noticing what other programs do to the files of open documents.
//!
//! It is looked when the window gets the keyboard back, when a line turns out to be lost, and when a
//! file is saved. What has been asked about is not asked again; nothing is ever reloaded unasked.

use super::file_dialog;
use crate::app::action::Reply;
use crate::app::state::{Shared, State};
use crate::app::update::tasks::start;
use crate::document::DocumentId;
use crate::features::files::FileNow;
use crate::features::files::tasks::load::Load;
use crate::features::files::tasks::reload::Reloading;
use crate::features::files::tasks::take_own_lines::take_own_lines;
use crate::tasks::Runner;
use crate::text::tr_with;

pub(crate) use crate::features::files::tasks::look_at_files::look;

/// The question about a changed file was answered.
pub(crate) fn reply(
    state: &mut State,
    id: DocumentId,
    now: FileNow,
    reply: &Reply,
    runner: &mut dyn Runner,
) {
    state.files.noticed.insert(id, now.clone());
    match reply {
        Reply::Reload => reload(state, id, runner),
        Reply::KeepMine => keep(state, id, now),
        Reply::SaveElsewhere => file_dialog::ask_save(state, id, runner),
        Reply::TakeEdits => take_own_lines(state, id, false, runner),
        _ => {}
    }
}

fn keep(state: &mut State, id: DocumentId, now: FileNow) {
    let Some(document) = state.shared.document_mut_by_id(id) else {
        return;
    };
    document.keep_instead_of_file(match now {
        FileNow::Changed(now) | FileNow::Replaced(now) => Some(now),
        FileNow::Same | FileNow::Removed | FileNow::Unreadable => None,
    });
    let name = Shared::name_of(document);
    state
        .shared
        .inform(tr_with("message-kept", &[("name", name.into())]));
}

/// Reads the file again. What the user has changed is put aside before.
pub(crate) fn reload(state: &mut State, id: DocumentId, runner: &mut dyn Runner) {
    match state.shared.document_by_id(id) {
        Some(document) if document.is_modified() => take_own_lines(state, id, true, runner),
        Some(_) => read_again(state, id, runner),
        None => {}
    }
}

pub(crate) fn read_again(state: &mut State, id: DocumentId, runner: &mut dyn Runner) {
    let Some(document) = state.shared.document_by_id(id) else {
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

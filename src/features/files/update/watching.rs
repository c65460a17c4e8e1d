//! Notices changes by other programs to the files of open documents.
//!
//! Files are checked when the window gets the keyboard focus back, when a line turns out to be lost, and when a file is
//! saved. The user is asked only once about each change, and no file is reloaded without being asked.

use super::asking;
use crate::features::files::FileNow;
use crate::features::files::model::files_state::FilesState;
use crate::features::files::tasks::load::Load;
use crate::features::files::tasks::reload::Reloading;
use crate::features::files::tasks::take_own_lines::take_own_lines;
use crate::model::action::Reply;
use crate::model::state::Shared;
use crate::model::task_control::start;
use tabiya_collection::document::DocumentId;
use tabiya_collection::games::Conversion;
use tabiya_desktop::tasks::Runner;
use tabiya_text::tr_with;

pub(crate) use crate::features::files::tasks::look_at_files::look;

/// Handles the answer to the question about a changed file.
pub(crate) fn reply(
    own: &mut FilesState,
    shared: &mut Shared,
    id: DocumentId,
    now: FileNow,
    reply: &Reply,
    runner: &mut dyn Runner,
) {
    own.noticed.insert(id, now.clone());
    match reply {
        Reply::Reload => reload(shared, id, runner),
        Reply::KeepMine => keep(shared, id, now),
        Reply::SaveElsewhere => asking::ask_save(own, shared, id, runner),
        Reply::TakeEdits => take_own_lines(shared, id, false, runner),
        _ => {}
    }
}

fn keep(shared: &mut Shared, id: DocumentId, now: FileNow) {
    let Some(document) = shared.document_mut_by_id(id) else {
        return;
    };
    document.keep_instead_of_file(match now {
        FileNow::Changed(now) | FileNow::Replaced(now) => Some(now),
        FileNow::Same | FileNow::Removed | FileNow::Unreadable => None,
    });
    let name = Shared::name_of(document);
    shared.inform(tr_with("message-kept", &[("name", name.into())]));
}

/// Reads the file again, after copying the user's own lines into a new document.
pub(crate) fn reload(shared: &mut Shared, id: DocumentId, runner: &mut dyn Runner) {
    match shared.document_by_id(id) {
        Some(document) if document.is_modified() => take_own_lines(shared, id, true, runner),
        Some(_) => read_again(shared, id, runner),
        None => {}
    }
}

pub(crate) fn read_again(shared: &mut Shared, id: DocumentId, runner: &mut dyn Runner) {
    let Some(document) = shared.document_by_id(id) else {
        return;
    };
    if let Some(path) = document.path().map(ToOwned::to_owned) {
        let made = document.holds_games().then_some(Conversion::AsGames);
        let task = Reloading {
            document: id,
            path: path.clone(),
            content: document.state_id(),
            row: document.row(),
        };
        start(
            shared,
            task,
            Load {
                path,
                entry: None,
                made,
            },
            runner,
        );
    }
}

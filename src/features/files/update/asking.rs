//! Asks for files and places with the system's dialogs, and replaces those that do not answer.
//!
//! An invisible dialog looks the same as one in which the user takes their time. In both cases the program waits as
//! long as the user likes. After a while it offers its own dialog, and the user gets that one when asking again.

use crate::features::files::model::file_dialog::FileDialogPurpose;
use crate::features::files::model::files_state::FilesState;
use crate::features::files::model::saving::SaveKind;
use crate::features::files::tasks::choose::{
    AskOpen, AskSave, ChoosingFiles, ChoosingPlace, ToOpen,
};
use crate::model::action::{FileDialogAction, FilesAction};
use crate::model::state::{RunningTask, Shared, State, Task};
use crate::model::task_control::{start, stop_where};
use std::path::{Path, PathBuf};
use tabiya_collection::document::{Document, DocumentId};
use tabiya_desktop::tasks::Runner;
use tabiya_text::{name_text, tr};

/// Asks for files to open.
pub(crate) fn ask_open(own: &mut FilesState, shared: &mut Shared, runner: &mut dyn Runner) {
    if !is_dialog_free(own, shared, runner) {
        return;
    }
    let ask = open_from_folder(shared, ToOpen::Files);
    let task = ChoosingFiles(FileDialogPurpose::Open);
    ask_system(own, shared, task, ask, runner);
}

/// Asks for a folder whose files are to be opened.
pub(crate) fn ask_open_folder(own: &mut FilesState, shared: &mut Shared, runner: &mut dyn Runner) {
    if !is_dialog_free(own, shared, runner) {
        return;
    }
    let ask = open_from_folder(shared, ToOpen::Folder);
    let task = ChoosingFiles(FileDialogPurpose::Open);
    ask_system(own, shared, task, ask, runner);
}

fn open_from_folder(shared: &Shared, what: ToOpen) -> AskOpen {
    let folder = shared.folder.clone();
    AskOpen { folder, what }
}

/// Asks for a place to save a document.
pub(crate) fn ask_save(
    own: &mut FilesState,
    shared: &mut Shared,
    id: DocumentId,
    runner: &mut dyn Runner,
) {
    if !is_dialog_free(own, shared, runner) {
        own.closing = None;
        return;
    }
    let ask = AskSave {
        folder: folder_to_offer(shared, id),
        name: file_name_to_offer(shared, id),
        kind: SaveKind::Positions,
    };
    let task = ChoosingPlace(FileDialogPurpose::Save(id));
    ask_system(own, shared, task, ask, runner);
}

/// Asks for a place to save a diagram, pages or a score.
pub(crate) fn ask_place(
    own: &mut FilesState,
    shared: &mut Shared,
    name: String,
    kind: SaveKind,
    runner: &mut dyn Runner,
) {
    if !is_dialog_free(own, shared, runner) {
        return;
    }
    let folder = shared.folder.clone();
    let ask = AskSave { folder, name, kind };
    let task = ChoosingPlace(match ask.kind {
        SaveKind::Animation(_) => FileDialogPurpose::SaveAnimation,
        SaveKind::Pages(_) => FileDialogPurpose::SavePages,
        SaveKind::Score(_) => FileDialogPurpose::SaveScore,
        _ => FileDialogPurpose::SaveDiagram,
    });
    ask_system(own, shared, task, ask, runner);
}

/// Asks for a folder of pieces.
pub(crate) fn ask_pieces(own: &mut FilesState, shared: &mut Shared, runner: &mut dyn Runner) {
    if !is_dialog_free(own, shared, runner) {
        return;
    }
    let ask = open_from_folder(shared, ToOpen::Pieces);
    let task = ChoosingFiles(FileDialogPurpose::Pieces);
    ask_system(own, shared, task, ask, runner);
}

/// Asks for pictures and books with diagrams, or for a folder of them.
pub(crate) fn ask_diagrams(
    own: &mut FilesState,
    shared: &mut Shared,
    folder: bool,
    runner: &mut dyn Runner,
) {
    if !is_dialog_free(own, shared, runner) {
        return;
    }
    let what = if folder {
        ToOpen::DiagramFolder
    } else {
        ToOpen::Diagrams
    };
    let ask = open_from_folder(shared, what);
    let task = ChoosingFiles(FileDialogPurpose::Diagrams { folder });
    ask_system(own, shared, task, ask, runner);
}

/// Asks for a folder for corrected boards.
pub(crate) fn ask_corrections(own: &mut FilesState, shared: &mut Shared, runner: &mut dyn Runner) {
    if !is_dialog_free(own, shared, runner) {
        return;
    }
    let ask = open_from_folder(shared, ToOpen::Corrections);
    let task = ChoosingFiles(FileDialogPurpose::Corrections);
    ask_system(own, shared, task, ask, runner);
}

/// Asks for an engine's executable. The dialog does not begin in the folder of the positions.
pub(crate) fn ask_engine(own: &mut FilesState, shared: &mut Shared, runner: &mut dyn Runner) {
    if !is_dialog_free(own, shared, runner) {
        return;
    }
    let ask = AskOpen {
        folder: None,
        what: ToOpen::Engine,
    };
    let task = ChoosingFiles(FileDialogPurpose::Engine);
    ask_system(own, shared, task, ask, runner);
}

/// Asks for a folder with endgame tables. The dialog does not begin in the folder of the positions.
pub(crate) fn ask_table_folder(own: &mut FilesState, shared: &mut Shared, runner: &mut dyn Runner) {
    if !is_dialog_free(own, shared, runner) {
        return;
    }
    let ask = AskOpen {
        folder: None,
        what: ToOpen::TableFolder,
    };
    let task = ChoosingFiles(FileDialogPurpose::TableFolder);
    ask_system(own, shared, task, ask, runner);
}

/// The folder in which a document is meant to be saved, or that of the last file.
pub(super) fn folder_to_offer(shared: &Shared, id: DocumentId) -> Option<PathBuf> {
    let document = shared.document_by_id(id);
    let meant_for = document.and_then(Document::meant_for);
    let folder = meant_for.and_then(Path::parent).map(Path::to_owned);
    folder.or_else(|| shared.folder.clone())
}

pub(super) fn file_name_to_offer(shared: &Shared, id: DocumentId) -> String {
    let document = shared.document_by_id(id);
    // For a document from an archive, the name that it had there is proposed.
    let path_of = |document: &'_ Document| {
        let path = document.path().or(document.origin());
        path.or(document.meant_for()).map(Path::to_owned)
    };
    let path = document.and_then(path_of);
    let name = path.as_deref().and_then(Path::file_name);
    name.map_or_else(
        || {
            with_extension(shared, id, tr("untitled-file-name").into())
                .to_string_lossy()
                .into_owned()
        },
        name_text,
    )
}

/// Asks for files whose lines are to be appended to the document shown.
pub(crate) fn ask_append(own: &mut FilesState, shared: &mut Shared, runner: &mut dyn Runner) {
    if !is_dialog_free(own, shared, runner) {
        return;
    }
    let task = ChoosingFiles(FileDialogPurpose::Append(shared.document().id()));
    let ask = open_from_folder(shared, ToOpen::Files);
    ask_system(own, shared, task, ask, runner);
}

/// Appends `.fen` to a name without an extension, or `.epd` when there are operations: no dialog on Linux does so.
pub(super) fn with_extension(shared: &Shared, id: DocumentId, path: PathBuf) -> PathBuf {
    let document = shared.document_by_id(id);
    match path.extension() {
        Some(_) => path,
        None if document.is_some_and(Document::has_operations) => path.with_extension("epd"),
        None => path.with_extension("fen"),
    }
}

/// Asks with the system's dialog, or with the program's own if the system's did not answer before.
pub(crate) fn ask_system<T: Task<State>>(
    own: &mut FilesState,
    shared: &mut Shared,
    task: T,
    work: T::Work,
    runner: &mut dyn Runner,
) {
    match task.asks_system().filter(|_| own.uses_own_dialogs) {
        Some(purpose) => shared.send(FilesAction::FileDialog(FileDialogAction::ShowOwn(purpose))),
        None => {
            start(shared, task, work, runner);
        }
    }
}

/// Whether another dialog can be opened now. A system dialog that has been silent for long is abandoned in favour of
/// it, and from then on the program's own is used, because the next system dialog would be silent, too.
pub(crate) fn is_dialog_free(
    own: &mut FilesState,
    shared: &mut Shared,
    runner: &mut dyn Runner,
) -> bool {
    give_up_silent(own, shared, runner);
    let is_free = !shared.is_asking_system();
    if !is_free {
        shared.complain(tr("message-dialog-already-open"));
    }
    is_free
}

/// Gives up a dialog that has long been silent. Its late answer is ignored.
pub(crate) fn give_up_silent(own: &mut FilesState, shared: &mut Shared, runner: &mut dyn Runner) {
    if shared.silent_dialog().is_some() {
        own.uses_own_dialogs = true;
        give_up(shared, runner);
    }
}

fn give_up(shared: &mut Shared, runner: &mut dyn Runner) -> Option<FileDialogPurpose> {
    let given_up = stop_where(shared, runner, RunningTask::is_asking_system);
    given_up.first()?.task.asks_system()
}

/// Uses the program's own dialog although the system's has not answered. The late answer is ignored.
pub(crate) fn use_own_dialog(own: &mut FilesState, shared: &mut Shared, runner: &mut dyn Runner) {
    own.uses_own_dialogs |= shared.silent_dialog().is_some();
    if let Some(purpose) = give_up(shared, runner) {
        shared.send(FilesAction::FileDialog(FileDialogAction::ShowOwn(purpose)));
    }
}

//! Asking for files: with the system's dialog, or with our own where there is none.

use super::saving::IfUnexpected;
use super::{files, other, saving, system_dialog};
use crate::document::{Document, DocumentId};
use crate::features::files::model::file_dialog::{FileDialog, FileDialogPurpose};
use crate::features::files::model::files_state::FilesState;
use crate::features::files::tasks::choose::{
    AskOpen, AskSave, ChoosingFiles, ChoosingPlace, ToOpen,
};
use crate::features::files::tasks::list_folder::{ListFolder, ListingFolder};
use crate::features::files::update::appending;
use crate::features::files::{FolderEntry, SaveKind};
use crate::model::action::{
    Action, DiagramAction, EngineAction, FileDialogAction, PagesAction, ProofreadAction,
    ReadDiagramsAction, SuiteAction,
};
use crate::model::state::Shared;
use crate::model::task_control::start;
use crate::tasks::Runner;
use crate::text::{name_text, tr};
use std::path::{Path, PathBuf};

/// Asks which files to open.
pub(crate) fn ask_open(own: &mut FilesState, shared: &mut Shared, runner: &mut dyn Runner) {
    if !system_dialog::is_free(own, shared, runner) {
        return;
    }
    let ask = open_from_folder(shared, ToOpen::Files);
    let task = ChoosingFiles(FileDialogPurpose::Open);
    system_dialog::ask(own, shared, task, ask, runner);
}

/// Asks which folder's files to open.
pub(crate) fn ask_open_folder(own: &mut FilesState, shared: &mut Shared, runner: &mut dyn Runner) {
    if !system_dialog::is_free(own, shared, runner) {
        return;
    }
    let ask = open_from_folder(shared, ToOpen::Folder);
    let task = ChoosingFiles(FileDialogPurpose::Open);
    system_dialog::ask(own, shared, task, ask, runner);
}

fn open_from_folder(shared: &Shared, what: ToOpen) -> AskOpen {
    let folder = shared.folder.clone();
    AskOpen { folder, what }
}

/// Asks where to save a document.
pub(crate) fn ask_save(
    own: &mut FilesState,
    shared: &mut Shared,
    id: DocumentId,
    runner: &mut dyn Runner,
) {
    if !system_dialog::is_free(own, shared, runner) {
        own.closing = None;
        return;
    }
    let ask = AskSave {
        folder: folder_to_offer(shared, id),
        name: file_name_to_offer(shared, id),
        kind: SaveKind::Positions,
    };
    let task = ChoosingPlace(FileDialogPurpose::Save(id));
    system_dialog::ask(own, shared, task, ask, runner);
}

/// Asks where to save a diagram or pages.
pub(crate) fn ask_place(
    own: &mut FilesState,
    shared: &mut Shared,
    name: String,
    kind: SaveKind,
    runner: &mut dyn Runner,
) {
    if !system_dialog::is_free(own, shared, runner) {
        return;
    }
    let folder = shared.folder.clone();
    let ask = AskSave { folder, name, kind };
    let task = ChoosingPlace(match ask.kind {
        SaveKind::Pages(_) => FileDialogPurpose::SavePages,
        SaveKind::Score(_) => FileDialogPurpose::SaveScore,
        _ => FileDialogPurpose::SaveDiagram,
    });
    system_dialog::ask(own, shared, task, ask, runner);
}

/// Asks for a folder of pieces.
pub(crate) fn ask_pieces(own: &mut FilesState, shared: &mut Shared, runner: &mut dyn Runner) {
    if !system_dialog::is_free(own, shared, runner) {
        return;
    }
    let ask = open_from_folder(shared, ToOpen::Pieces);
    let task = ChoosingFiles(FileDialogPurpose::Pieces);
    system_dialog::ask(own, shared, task, ask, runner);
}

/// Asks for pictures and books with diagrams, or for a folder of them.
pub(crate) fn ask_diagrams(
    own: &mut FilesState,
    shared: &mut Shared,
    folder: bool,
    runner: &mut dyn Runner,
) {
    if !system_dialog::is_free(own, shared, runner) {
        return;
    }
    let what = if folder {
        ToOpen::DiagramFolder
    } else {
        ToOpen::Diagrams
    };
    let ask = open_from_folder(shared, what);
    let task = ChoosingFiles(FileDialogPurpose::Diagrams { folder });
    system_dialog::ask(own, shared, task, ask, runner);
}

/// Asks for a folder for boards that were corrected.
pub(crate) fn ask_corrections(own: &mut FilesState, shared: &mut Shared, runner: &mut dyn Runner) {
    if !system_dialog::is_free(own, shared, runner) {
        return;
    }
    let ask = open_from_folder(shared, ToOpen::Corrections);
    let task = ChoosingFiles(FileDialogPurpose::Corrections);
    system_dialog::ask(own, shared, task, ask, runner);
}

/// Asks for the program of an engine. It is not where positions are.
pub(crate) fn ask_engine(own: &mut FilesState, shared: &mut Shared, runner: &mut dyn Runner) {
    if !system_dialog::is_free(own, shared, runner) {
        return;
    }
    let ask = AskOpen {
        folder: None,
        what: ToOpen::Engine,
    };
    let task = ChoosingFiles(FileDialogPurpose::Engine);
    system_dialog::ask(own, shared, task, ask, runner);
}

/// Where a document was meant to be, or where the last file was.
fn folder_to_offer(shared: &Shared, id: DocumentId) -> Option<PathBuf> {
    let document = shared.document_by_id(id);
    let meant_for = document.and_then(Document::meant_for);
    let folder = meant_for.and_then(Path::parent).map(Path::to_owned);
    folder.or_else(|| shared.folder.clone())
}

fn file_name_to_offer(shared: &Shared, id: DocumentId) -> String {
    let document = shared.document_by_id(id);
    // What was packed is offered the name that it had in the archive.
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

/// Asks which files' lines are to be appended to the document that is shown.
pub(crate) fn ask_append(own: &mut FilesState, shared: &mut Shared, runner: &mut dyn Runner) {
    if !system_dialog::is_free(own, shared, runner) {
        return;
    }
    let task = ChoosingFiles(FileDialogPurpose::Append(shared.document().id()));
    let ask = open_from_folder(shared, ToOpen::Files);
    system_dialog::ask(own, shared, task, ask, runner);
}

/// The system's dialog was answered about a place for a document.
pub(crate) fn place_chosen(
    own: &mut FilesState,
    shared: &mut Shared,
    id: DocumentId,
    path: PathBuf,
    runner: &mut dyn Runner,
) {
    if path.extension().is_some() {
        // It has asked about replacing exactly this file.
        saving::write(own, shared, id, path, IfUnexpected::Overwrite, runner);
    } else {
        save_to(own, shared, id, path, runner);
    }
}

fn save_to(
    own: &mut FilesState,
    shared: &mut Shared,
    id: DocumentId,
    path: PathBuf,
    runner: &mut dyn Runner,
) {
    let path = with_extension(shared, id, path);
    saving::write(own, shared, id, path, IfUnexpected::Ask, runner);
}

/// A name without any extension gets `.fen`, or `.epd` when there are operations: no dialog on Linux
/// adds one.
fn with_extension(shared: &Shared, id: DocumentId, path: PathBuf) -> PathBuf {
    let document = shared.document_by_id(id);
    match path.extension() {
        Some(_) => path,
        None if document.is_some_and(Document::has_operations) => path.with_extension("epd"),
        None => path.with_extension("fen"),
    }
}

/// Shows our own dialog.
pub(crate) fn show_own(
    own: &mut FilesState,
    shared: &mut Shared,
    purpose: FileDialogPurpose,
    name: Option<String>,
    runner: &mut dyn Runner,
) {
    let folder = match purpose {
        FileDialogPurpose::Save(id) => folder_to_offer(shared, id),
        _ => shared.folder.clone(),
    };
    own.dialog = Some(FileDialog {
        purpose,
        folder: folder.clone().unwrap_or_default(),
        entries: Vec::new(),
        listing: None,
        trying: None,
        chosen: None,
        name: match purpose {
            FileDialogPurpose::Open
            | FileDialogPurpose::Append(_)
            | FileDialogPurpose::Pieces
            | FileDialogPurpose::Diagrams { .. }
            | FileDialogPurpose::Corrections
            | FileDialogPurpose::Engine => String::new(),
            FileDialogPurpose::SaveDiagram
            | FileDialogPurpose::SavePages
            | FileDialogPurpose::SaveScore => name.unwrap_or_default(),
            FileDialogPurpose::Save(id) => file_name_to_offer(shared, id),
            FileDialogPurpose::SaveOther(id, what) => other::name_to_offer(shared, id, what),
        },
        complaint: None,
    });
    enter(own, shared, folder, runner);
}

/// `None` is where the program was started.
fn enter(
    own: &mut FilesState,
    shared: &mut Shared,
    folder: Option<PathBuf>,
    runner: &mut dyn Runner,
) {
    let id = start(shared, ListingFolder, ListFolder { folder }, runner);
    if let Some(dialog) = &mut own.dialog {
        dialog.listing = Some(id);
    }
}

/// Something was done in our dialog.
pub(crate) fn apply(
    own: &mut FilesState,
    shared: &mut Shared,
    action: FileDialogAction,
    runner: &mut dyn Runner,
) {
    let Some(dialog) = &mut own.dialog else {
        return;
    };
    match action {
        FileDialogAction::NameChanged(name) => {
            dialog.name = name;
            dialog.chosen = None;
            dialog.complaint = None;
        }
        FileDialogAction::Choose(path) => {
            let name = path.file_name().unwrap_or_default();
            dialog.name = name_text(name);
            dialog.chosen = Some(path);
            dialog.complaint = None;
        }
        FileDialogAction::EnterFolder(folder) => enter(own, shared, Some(folder), runner),
        FileDialogAction::Accept => accept(own, shared, runner),
        FileDialogAction::TakeFolder => {
            let folder = dialog.folder.clone();
            answer(own, shared, folder, runner);
        }
        FileDialogAction::Take(path) => answer(own, shared, path, runner),
        FileDialogAction::ShowOwn(_) => {}
        FileDialogAction::Cancel => {
            own.dialog = None;
            own.closing = None;
        }
    }
}

/// Where the text of the field points: `~` is home, anything else is seen from the folder shown.
fn chosen_path(dialog: &FileDialog) -> PathBuf {
    if let Some(path) = &dialog.chosen {
        return path.clone();
    }
    let name = dialog.name.trim();
    let home = || std::env::home_dir().unwrap_or_else(|| dialog.folder.clone());
    match (name, name.strip_prefix("~/")) {
        ("~", _) => home(),
        (_, Some(rest)) => home().join(rest),
        (_, None) => dialog.folder.join(name),
    }
}

fn accept(own: &mut FilesState, shared: &mut Shared, runner: &mut dyn Runner) {
    let Some(dialog) = &mut own.dialog else {
        return;
    };
    let name = dialog.name.trim();
    if name.is_empty() {
        dialog.complaint = Some(tr("file-dialog-no-name"));
        return;
    }
    let path = chosen_path(dialog);
    let is_listed_file = |entry: &FolderEntry| entry.is_file && entry.path == path;
    if dialog.entries.iter().any(is_listed_file) {
        return answer(own, shared, path, runner);
    }
    // Whether there is a folder of this name only the disk knows; a task asks it.
    dialog.trying = Some(path.clone());
    enter(own, shared, Some(path), runner);
}

fn answer(own: &mut FilesState, shared: &mut Shared, path: PathBuf, runner: &mut dyn Runner) {
    let Some(dialog) = own.dialog.take() else {
        return;
    };
    match dialog.purpose {
        FileDialogPurpose::Open => files::open(own, shared, vec![path], runner),
        FileDialogPurpose::Append(id) => appending::append(shared, id, vec![path], runner),
        FileDialogPurpose::Save(id) => save_to(own, shared, id, path, runner),
        FileDialogPurpose::SaveOther(id, what) => {
            other::save_to(own, shared, id, what, path, runner);
        }
        FileDialogPurpose::SaveDiagram => {
            shared.send(Action::from(DiagramAction::SaveNew(path)));
        }
        FileDialogPurpose::SavePages => shared.send(Action::from(PagesAction::SaveNew(path))),
        FileDialogPurpose::SaveScore => {
            shared.send(Action::from(SuiteAction::SaveTo(path, false)));
        }
        FileDialogPurpose::Pieces => shared.send(Action::from(DiagramAction::TakePieces(path))),
        FileDialogPurpose::Diagrams { .. } => {
            shared.send(Action::from(ReadDiagramsAction::Take(vec![path])));
        }
        FileDialogPurpose::Corrections => {
            shared.send(Action::from(ProofreadAction::SaveIn(path)));
        }
        FileDialogPurpose::Engine => shared.send(Action::from(EngineAction::Add(path))),
    }
}

//! Asking for files: with the system's dialog, or with our own where there is none.

use super::saving::{self, IfUnexpected};
use super::{files, system_dialog};
use crate::app::action::FileDialogAction;
use crate::app::state::State;
use crate::app::update::tasks::start;
use crate::document::{Document, DocumentId};
use crate::features::diagram::tasks::choose::ChoosingDiagramPlace;
use crate::features::diagram::update as diagram;
use crate::features::files::model::file_dialog::{FileDialog, FileDialogPurpose};
use crate::features::files::tasks::choose::{
    AskOpen, AskSave, ChoosingFiles, ChoosingFilesToAppend, ChoosingPlace, ToOpen,
};
use crate::features::files::tasks::list_folder::{ListFolder, ListingFolder};
use crate::features::files::{FolderEntry, SaveKind};
use crate::features::list::update::appending;
use crate::features::pages::tasks::choose::ChoosingPagesPlace;
use crate::features::pages::update as diagram_sheets;
use crate::lines::Expected;
use crate::tasks::Runner;
use crate::text::{name_text, tr};
use std::path::{Path, PathBuf};

/// Asks which files to open.
pub(crate) fn ask_open(state: &mut State, runner: &mut dyn Runner) {
    if !system_dialog::is_free(state, runner) {
        return;
    }
    let ask = open_from_folder(state, ToOpen::Files);
    system_dialog::ask(state, ChoosingFiles, ask, runner);
}

/// Asks which folder's files to open.
pub(crate) fn ask_open_folder(state: &mut State, runner: &mut dyn Runner) {
    if !system_dialog::is_free(state, runner) {
        return;
    }
    let ask = open_from_folder(state, ToOpen::Folder);
    system_dialog::ask(state, ChoosingFiles, ask, runner);
}

fn open_from_folder(state: &State, what: ToOpen) -> AskOpen {
    let folder = state.folder.clone();
    AskOpen { folder, what }
}

/// Asks where to save a document.
pub(crate) fn ask_save(state: &mut State, id: DocumentId, runner: &mut dyn Runner) {
    if !system_dialog::is_free(state, runner) {
        state.closing = None;
        return;
    }
    let ask = AskSave {
        folder: folder_to_offer(state, id),
        name: file_name_to_offer(state, id),
        kind: SaveKind::Positions,
    };
    system_dialog::ask(state, ChoosingPlace(id), ask, runner);
}

/// Asks where to save a diagram.
pub(crate) fn ask_save_diagram(state: &mut State, runner: &mut dyn Runner) {
    let ask = AskSave {
        folder: state.folder.clone(),
        name: diagram::file_name_to_offer(state),
        kind: SaveKind::Diagram,
    };
    system_dialog::ask(state, ChoosingDiagramPlace, ask, runner);
}

/// Asks where to save pages with diagrams.
pub(crate) fn ask_save_pages(state: &mut State, runner: &mut dyn Runner) {
    let ask = AskSave {
        folder: state.folder.clone(),
        name: diagram_sheets::file_name_to_offer(state),
        kind: SaveKind::Pages(diagram_sheets::format(state)),
    };
    system_dialog::ask(state, ChoosingPagesPlace, ask, runner);
}

/// Where a document was meant to be, or where the last file was.
fn folder_to_offer(state: &State, id: DocumentId) -> Option<PathBuf> {
    let document = state.document_by_id(id);
    let meant_for = document.and_then(Document::meant_for);
    let folder = meant_for.and_then(Path::parent).map(Path::to_owned);
    folder.or_else(|| state.folder.clone())
}

fn file_name_to_offer(state: &State, id: DocumentId) -> String {
    let document = state.document_by_id(id);
    // What was packed is offered the name that it had in the archive.
    let path_of = |document: &'_ Document| {
        let path = document.path().or(document.origin());
        path.or(document.meant_for()).map(Path::to_owned)
    };
    let path = document.and_then(path_of);
    let name = path.as_deref().and_then(Path::file_name);
    name.map_or_else(
        || {
            with_extension(state, id, tr("untitled-file-name").into())
                .to_string_lossy()
                .into_owned()
        },
        name_text,
    )
}

/// Asks which files' lines are to be appended to the document that is shown.
pub(crate) fn ask_append(state: &mut State, runner: &mut dyn Runner) {
    if !system_dialog::is_free(state, runner) {
        return;
    }
    let task = ChoosingFilesToAppend(state.document().id());
    let ask = open_from_folder(state, ToOpen::Files);
    system_dialog::ask(state, task, ask, runner);
}

/// The system's dialog was answered about a place for a document.
pub(crate) fn place_chosen(
    state: &mut State,
    id: DocumentId,
    path: PathBuf,
    runner: &mut dyn Runner,
) {
    if path.extension().is_some() {
        // It has asked about replacing exactly this file.
        saving::write(state, id, path, IfUnexpected::Overwrite, runner);
    } else {
        save_to(state, id, path, runner);
    }
}

fn save_to(state: &mut State, id: DocumentId, path: PathBuf, runner: &mut dyn Runner) {
    let path = with_extension(state, id, path);
    saving::write(state, id, path, IfUnexpected::Ask, runner);
}

/// A name without any extension gets `.fen`, or `.epd` when there are operations: no dialog on Linux
/// adds one.
fn with_extension(state: &State, id: DocumentId, path: PathBuf) -> PathBuf {
    let document = state.document_by_id(id);
    match path.extension() {
        Some(_) => path,
        None if document.is_some_and(Document::has_operations) => path.with_extension("epd"),
        None => path.with_extension("fen"),
    }
}

/// Shows our own dialog.
pub(crate) fn show_own(state: &mut State, purpose: FileDialogPurpose, runner: &mut dyn Runner) {
    let folder = match purpose {
        FileDialogPurpose::Save(id) => folder_to_offer(state, id),
        _ => state.folder.clone(),
    };
    state.file_dialog = Some(FileDialog {
        purpose,
        folder: folder.clone().unwrap_or_default(),
        entries: Vec::new(),
        listing: None,
        trying: None,
        chosen: None,
        name: match purpose {
            FileDialogPurpose::Open | FileDialogPurpose::Append(_) | FileDialogPurpose::Pieces => {
                String::new()
            }
            FileDialogPurpose::SaveDiagram => diagram::file_name_to_offer(state),
            FileDialogPurpose::SavePages => diagram_sheets::file_name_to_offer(state),
            FileDialogPurpose::Save(id) => file_name_to_offer(state, id),
        },
        complaint: None,
    });
    enter(state, folder, runner);
}

/// `None` is where the program was started.
fn enter(state: &mut State, folder: Option<PathBuf>, runner: &mut dyn Runner) {
    let id = start(state, ListingFolder, ListFolder { folder }, runner);
    if let Some(dialog) = &mut state.file_dialog {
        dialog.listing = Some(id);
    }
}

/// Something was done in our dialog.
pub(crate) fn apply(state: &mut State, action: FileDialogAction, runner: &mut dyn Runner) {
    if let FileDialogAction::ShowOwn(purpose) = action {
        return show_own(state, purpose, runner);
    }
    let Some(dialog) = &mut state.file_dialog else {
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
        FileDialogAction::EnterFolder(folder) => enter(state, Some(folder), runner),
        FileDialogAction::Accept => accept(state, runner),
        FileDialogAction::TakeFolder => {
            let folder = dialog.folder.clone();
            answer(state, folder, runner);
        }
        FileDialogAction::Take(path) => answer(state, path, runner),
        FileDialogAction::ShowOwn(_) => {}
        FileDialogAction::Cancel => {
            state.file_dialog = None;
            state.closing = None;
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

fn accept(state: &mut State, runner: &mut dyn Runner) {
    let Some(dialog) = &mut state.file_dialog else {
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
        return answer(state, path, runner);
    }
    // Whether there is a folder of this name only the disk knows; a task asks it.
    dialog.trying = Some(path.clone());
    enter(state, Some(path), runner);
}

fn answer(state: &mut State, path: PathBuf, runner: &mut dyn Runner) {
    let Some(dialog) = state.file_dialog.take() else {
        return;
    };
    match dialog.purpose {
        FileDialogPurpose::Open => files::open(state, vec![path], runner),
        FileDialogPurpose::Append(id) => appending::append(state, id, vec![path], runner),
        FileDialogPurpose::Save(id) => save_to(state, id, path, runner),
        FileDialogPurpose::SaveDiagram => {
            diagram::save_to(state, path, Expected::Nothing, runner);
        }
        FileDialogPurpose::SavePages => {
            diagram_sheets::save_to(state, path, Expected::Nothing, runner);
        }
        FileDialogPurpose::Pieces => diagram::take_pieces(state, &path, runner),
    }
}

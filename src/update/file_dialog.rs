//! Asking for files: with the system's dialog, or with our own where there is none.

use super::saving::{self, IfUnexpected};
use super::{appending, closing, diagram, diagram_sheets, files, start, system_dialog};
use crate::action::FileDialogAction;
use crate::document::{Document, DocumentId};
use crate::jobs::{Answer, Expected, FolderEntry, FolderListing, Job, JobId, Runner, SaveKind};
use crate::state::{FileDialog, FileDialogPurpose, Purpose, State};
use crate::text::{name_text, tr, tr_with};
use std::io;
use std::path::{Path, PathBuf};

/// Asks which files to open.
pub(super) fn ask_open(state: &mut State, runner: &mut dyn Runner) {
    if !system_dialog::is_free(state, runner) {
        return;
    }
    let folder = state.folder.clone();
    system_dialog::ask(state, Purpose::AskOpen, Job::AskOpen { folder }, runner);
}

/// Asks which folder's files to open.
pub(super) fn ask_open_folder(state: &mut State, runner: &mut dyn Runner) {
    if !system_dialog::is_free(state, runner) {
        return;
    }
    let folder = state.folder.clone();
    let job = Job::AskOpenFolder { folder };
    system_dialog::ask(state, Purpose::AskOpen, job, runner);
}

/// Asks where to save a document.
pub(super) fn ask_save(state: &mut State, id: DocumentId, runner: &mut dyn Runner) {
    if !system_dialog::is_free(state, runner) {
        return closing::cancel(state);
    }
    let job = Job::AskSave {
        folder: folder_to_offer(state, id),
        name: file_name_to_offer(state, id),
        kind: SaveKind::Positions,
    };
    system_dialog::ask(state, Purpose::AskSave(id), job, runner);
}

/// Asks where to save a diagram.
pub(super) fn ask_save_diagram(state: &mut State, runner: &mut dyn Runner) {
    let job = Job::AskSave {
        folder: state.folder.clone(),
        name: diagram::file_name_to_offer(state),
        kind: SaveKind::Diagram,
    };
    system_dialog::ask(state, Purpose::AskSaveDiagram, job, runner);
}

/// Asks where to save pages with diagrams.
pub(super) fn ask_save_pages(state: &mut State, runner: &mut dyn Runner) {
    let job = Job::AskSave {
        folder: state.folder.clone(),
        name: diagram_sheets::file_name_to_offer(state),
        kind: SaveKind::Pages(diagram_sheets::format(state)),
    };
    system_dialog::ask(state, Purpose::AskSavePages, job, runner);
}

/// The dialog about pages was answered.
pub(super) fn save_pages_answered(
    state: &mut State,
    answer: Answer<PathBuf>,
    runner: &mut dyn Runner,
) {
    match answer {
        Answer::Chosen(path) => diagram_sheets::save_answered(state, path, runner),
        Answer::Cancelled => {}
        Answer::NoDialog => show_own(state, FileDialogPurpose::SavePages, runner),
    }
}

/// The dialog about a diagram was answered.
pub(super) fn save_diagram_answered(
    state: &mut State,
    answer: Answer<PathBuf>,
    runner: &mut dyn Runner,
) {
    match answer {
        Answer::Chosen(path) => diagram::save_answered(state, path, runner),
        Answer::Cancelled => {}
        Answer::NoDialog => show_own(state, FileDialogPurpose::SaveDiagram, runner),
    }
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
    name.map_or_else(|| tr("untitled-file-name"), name_text)
}

/// The open dialog was answered.
pub(super) fn open_answered(
    state: &mut State,
    answer: Answer<Vec<PathBuf>>,
    runner: &mut dyn Runner,
) {
    match answer {
        Answer::Chosen(paths) => files::open(state, paths, runner),
        Answer::Cancelled => {}
        Answer::NoDialog => show_own(state, FileDialogPurpose::Open, runner),
    }
}

/// Asks which files' lines are to be appended to the document that is shown.
pub(super) fn ask_append(state: &mut State, runner: &mut dyn Runner) {
    if !system_dialog::is_free(state, runner) {
        return;
    }
    let folder = state.folder.clone();
    let purpose = Purpose::AskAppend(state.document().id());
    system_dialog::ask(state, purpose, Job::AskOpen { folder }, runner);
}

/// The dialog about files to be appended was answered.
pub(super) fn append_answered(
    state: &mut State,
    id: DocumentId,
    answer: Answer<Vec<PathBuf>>,
    runner: &mut dyn Runner,
) {
    match answer {
        Answer::Chosen(paths) => appending::append(state, id, paths, runner),
        Answer::Cancelled => {}
        Answer::NoDialog => show_own(state, FileDialogPurpose::Append(id), runner),
    }
}

/// The save dialog was answered.
pub(super) fn save_answered(
    state: &mut State,
    id: DocumentId,
    answer: Answer<PathBuf>,
    runner: &mut dyn Runner,
) {
    match answer {
        Answer::Chosen(path) if path.extension().is_some() => {
            // The system's dialog has asked about replacing exactly this file.
            saving::write(state, id, path, IfUnexpected::Overwrite, runner);
        }
        Answer::Chosen(path) => save_to(state, id, path, runner),
        Answer::Cancelled => closing::cancel(state),
        Answer::NoDialog => show_own(state, FileDialogPurpose::Save(id), runner),
    }
}

fn save_to(state: &mut State, id: DocumentId, path: PathBuf, runner: &mut dyn Runner) {
    let path = with_extension(path);
    saving::write(state, id, path, IfUnexpected::Ask, runner);
}

/// A name without any extension gets `.fen`: no dialog on Linux adds one.
fn with_extension(path: PathBuf) -> PathBuf {
    match path.extension() {
        Some(_) => path,
        None => path.with_extension("fen"),
    }
}

/// Shows our own dialog.
pub(super) fn show_own(state: &mut State, purpose: FileDialogPurpose, runner: &mut dyn Runner) {
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
    let job = Job::ListFolder { folder };
    let id = start(state, Purpose::ListFolder, job, runner);
    if let Some(dialog) = &mut state.file_dialog {
        dialog.listing = Some(id);
    }
}

/// A folder was listed, or not.
pub(super) fn folder_listed(
    state: &mut State,
    job: JobId,
    result: Result<FolderListing, (PathBuf, io::Error)>,
    runner: &mut dyn Runner,
) {
    let is_waited_for = |dialog: &&mut FileDialog| dialog.listing == Some(job);
    let Some(dialog) = state.file_dialog.as_mut().filter(is_waited_for) else {
        return;
    };
    let tried = dialog.trying.take();
    let must_be_folder = dialog.name.trim().ends_with('/');
    match (result, tried) {
        (Ok(listing), tried) => {
            if tried.is_some() {
                dialog.name.clear();
            }
            dialog.folder = listing.folder;
            dialog.entries = listing.entries;
            dialog.complaint = None;
        }
        (Err(_), Some(path)) if !must_be_folder => answer(state, path, runner),
        // The folder of the last time may be gone: the one that it was in is the next best.
        (Err((folder, _)), None) if dialog.entries.is_empty() && folder.parent().is_some() => {
            let parent = folder.parent().map(Path::to_owned);
            enter(state, parent, runner);
        }
        (Err((folder, error)), _) => {
            dialog.complaint = Some(tr_with(
                "file-dialog-no-folder",
                &[
                    ("folder", name_text(folder).into()),
                    ("reason", error.to_string().into()),
                ],
            ));
        }
    }
}

/// Something was done in our dialog.
pub(super) fn apply(state: &mut State, action: FileDialogAction, runner: &mut dyn Runner) {
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
        FileDialogAction::Cancel => {
            state.file_dialog = None;
            closing::cancel(state);
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
    // Whether there is a folder of this name only the disk knows; a job asks it.
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

//! The program's own file dialog, and the handling of the answer of either dialog.

use super::asking::{file_name_to_offer, folder_to_offer, with_extension};
use super::may_save::IfUnexpected;
use super::{files, other, saving};
use crate::features::files::model::file_dialog::{FileDialog, FileDialogPurpose};
use crate::features::files::model::files_state::FilesState;
use crate::features::files::tasks::list_folder::{ListFolder, ListingFolder};
use crate::features::files::{FileKind, FolderEntry, FolderOrder};
use crate::model::action::{
    AnimationAction, DiagramAction, EndgamesAction, EngineAction, FileDialogAction, PagesAction,
    ProofreadAction, ReadDiagramsAction, SuiteAction,
};
use crate::model::state::Shared;
use crate::model::task_control::start;
use std::path::{Path, PathBuf};
use tabiya_collection::document::DocumentId;
use tabiya_desktop::tasks::Runner;
use tabiya_lines::file_endings::{UNPACKED, has_ending};
use tabiya_text::{name_text, tr};

/// Saves a document to the place chosen in the system's dialog.
pub(crate) fn place_chosen(
    own: &mut FilesState,
    shared: &mut Shared,
    id: DocumentId,
    path: PathBuf,
    runner: &mut dyn Runner,
) {
    if path.extension().is_some() {
        // The dialog has already asked about replacing exactly this file.
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

/// Shows the program's own dialog.
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
    let name = match purpose {
        FileDialogPurpose::Open
        | FileDialogPurpose::Append(_)
        | FileDialogPurpose::Pieces
        | FileDialogPurpose::Diagrams { .. }
        | FileDialogPurpose::Corrections
        | FileDialogPurpose::Engine
        | FileDialogPurpose::TableFolder => String::new(),
        FileDialogPurpose::SaveDiagram
        | FileDialogPurpose::SaveAnimation
        | FileDialogPurpose::SavePages
        | FileDialogPurpose::SaveScore => name.unwrap_or_default(),
        FileDialogPurpose::Save(id) => file_name_to_offer(shared, id),
        FileDialogPurpose::SaveOther(id, what) => other::name_to_offer(shared, id, what),
    };
    own.dialog = Some(FileDialog {
        purpose,
        folder: folder.clone().unwrap_or_default(),
        entries: Vec::new(),
        shown: Vec::new(),
        kind: purpose.kinds().first().copied().unwrap_or(FileKind::All),
        order: FolderOrder::default(),
        places: Vec::new(),
        listing: None,
        trying: None,
        chosen: None,
        proposed: name.clone(),
        name,
        complaint: None,
    });
    enter(own, shared, folder, runner);
}

/// Enters a folder; `None` is the one in which the program was started.
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

/// Handles an action in the program's own dialog.
pub(crate) fn apply(
    own: &mut FilesState,
    shared: &mut Shared,
    action: FileDialogAction,
    runner: &mut dyn Runner,
) {
    if let FileDialogAction::ShowOwn(purpose) = action {
        return match purpose {
            FileDialogPurpose::SaveDiagram => shared.send(DiagramAction::NameFile),
            FileDialogPurpose::SaveAnimation => shared.send(AnimationAction::NameFile),
            FileDialogPurpose::SavePages => shared.send(PagesAction::NameFile),
            FileDialogPurpose::SaveScore => shared.send(SuiteAction::NameFile),
            _ => show_own(own, shared, purpose, None, runner),
        };
    }
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
        FileDialogAction::ShowKind(kind) => {
            dialog.kind = kind;
            dialog.arrange();
        }
        FileDialogAction::SortBy(column) => {
            dialog.order = dialog.order.after_click(column);
            dialog.arrange();
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

/// The path in the field: `~` is the home folder, anything else is relative to the folder shown.
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

/// The path without the extension of the proposed name if it has another one before that: who types `book.fen` over
/// the proposed name without its extension gets `book.fen.epd`.
fn without_proposed_extension(path: PathBuf, proposed: &Path) -> PathBuf {
    let shorter = path.with_extension("");
    let has_two = path.extension() == shorter.extension() || has_ending(&shorter, UNPACKED);
    let is_left = path.extension() == proposed.extension();
    // A proposed name may have two, too.
    let is_typed = shorter.file_name() != proposed.file_stem();
    if path.extension().is_some() && has_two && is_left && is_typed {
        shorter
    } else {
        path
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
    let path = without_proposed_extension(path, Path::new(&dialog.proposed));
    let is_listed_file = |entry: &FolderEntry| entry.is_file && entry.path == path;
    if dialog.entries.iter().any(is_listed_file) {
        return answer(own, shared, path, runner);
    }
    // Only the disk knows whether this is a folder, so a task finds out.
    dialog.trying = Some(path.clone());
    enter(own, shared, Some(path), runner);
}

fn answer(own: &mut FilesState, shared: &mut Shared, path: PathBuf, runner: &mut dyn Runner) {
    let Some(dialog) = own.dialog.take() else {
        return;
    };
    match dialog.purpose {
        FileDialogPurpose::Open => files::open(own, shared, vec![path], runner),
        FileDialogPurpose::Append(id) => files::append(shared, id, vec![path], runner),
        FileDialogPurpose::Save(id) => save_to(own, shared, id, path, runner),
        FileDialogPurpose::SaveOther(id, what) => {
            other::save_to(own, shared, id, what, path, runner);
        }
        FileDialogPurpose::SaveDiagram => {
            shared.send(DiagramAction::SaveNew(path));
        }
        FileDialogPurpose::SaveAnimation => shared.send(AnimationAction::SaveTo(path, false)),
        FileDialogPurpose::SavePages => shared.send(PagesAction::SaveNew(path)),
        FileDialogPurpose::SaveScore => {
            shared.send(SuiteAction::SaveTo(path, false));
        }
        FileDialogPurpose::Pieces => shared.send(DiagramAction::TakePieces(path)),
        FileDialogPurpose::Diagrams { .. } => {
            shared.send(ReadDiagramsAction::Take(vec![path]));
        }
        FileDialogPurpose::Corrections => {
            shared.send(ProofreadAction::SaveIn(path));
        }
        FileDialogPurpose::Engine => shared.send(EngineAction::Add(path)),
        FileDialogPurpose::TableFolder => shared.send(EndgamesAction::AddFolder(path)),
    }
}

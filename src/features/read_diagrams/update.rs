//! The dialog for reading many diagrams.

use crate::features::read_diagrams::model::{
    ReadDiagramsAction, ReadDiagramsState, ReadForm, ReadingState,
};
use crate::features::read_diagrams::tasks::read_pages::{ReadPages, read_pages};
use crate::model::action::FilesAction;
use crate::model::state::{Dialog, Shared};
use std::path::{Path, PathBuf};
use tabiya_desktop::tasks::Runner;
use tabiya_picture::scanned::ReadBy;
use tabiya_text::tr;

/// The maximum number of rows of a collection that is searched for pages read before.
const LONGEST_BOOK: u64 = 1_000_000;

/// Opens the dialog with its last choices.
fn open(own: &ReadDiagramsState, shared: &mut Shared) {
    if own.reading.is_some() {
        // Only one task runs at a time, because the results of two would be mixed.
        return shared.complain(tr("read-diagrams-busy"));
    }
    shared.end_draft();
    shared.dialog = Some(Dialog::ReadDiagrams);
}

/// Handles an action of the dialog.
pub(crate) fn apply(
    own: &mut ReadDiagramsState,
    shared: &mut Shared,
    action: ReadDiagramsAction,
    runner: &mut dyn Runner,
) {
    match action {
        ReadDiagramsAction::Open => open(own, shared),
        ReadDiagramsAction::Change(form) => own.form = *form,
        ReadDiagramsAction::AskFiles => shared.send(FilesAction::AskDiagrams { folder: false }),
        ReadDiagramsAction::AskFolder => shared.send(FilesAction::AskDiagrams { folder: true }),
        ReadDiagramsAction::Take(paths) => take(own, shared, paths),
        ReadDiagramsAction::Read => read(own, shared, runner),
        ReadDiagramsAction::ReadFiles(paths) => read_files(own, shared, paths, runner),
    }
}

/// Reads all pages of files that were to be opened as lists of positions.
fn read_files(
    own: &mut ReadDiagramsState,
    shared: &mut Shared,
    paths: Vec<PathBuf>,
    runner: &mut dyn Runner,
) {
    if own.reading.is_some() {
        return shared.complain(tr("read-diagrams-busy"));
    }
    shared.end_draft();
    // The message that offered this has served its purpose.
    shared.message = None;
    own.form = ReadForm {
        paths: absolute(paths),
        ..ReadForm::default()
    };
    read(own, shared, runner);
}

fn absolute(paths: Vec<PathBuf>) -> Vec<PathBuf> {
    let absolute = |path: PathBuf| std::path::absolute(&path).unwrap_or(path);
    paths.into_iter().map(absolute).collect()
}

/// Takes the files to read and opens the dialog.
fn take(own: &mut ReadDiagramsState, shared: &mut Shared, paths: Vec<PathBuf>) {
    own.form.paths = absolute(paths);
    if let Some(first) = own.form.paths.first() {
        shared.folder = first.parent().map(Path::to_owned);
    }
    open(own, shared);
}

fn read(own: &mut ReadDiagramsState, shared: &mut Shared, runner: &mut dyn Runner) {
    if own.form.paths.is_empty() || own.reading.is_some() {
        return;
    }
    shared.dialog = None;
    let paths = own.form.paths.clone();
    let before = own.before.iter().rfind(|before| before.paths == paths);
    let open = shared
        .documents
        .iter()
        .filter(|document| document.rows().len() <= LONGEST_BOOK)
        .map(|document| (document.id(), document.rows().clone()))
        .collect();
    let work = ReadPages {
        form: own.form.clone(),
        open,
        reader: ReadBy::ThisProgram,
        before: before.map(|before| (before.document, before.last.clone())),
    };
    let task = read_pages(shared, work, runner);
    let reading = ReadingState {
        paths,
        ..ReadingState::default()
    };
    own.reading = Some((task, reading));
    // The password is kept no longer than needed.
    own.form.password.0.clear();
}

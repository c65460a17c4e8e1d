//! The system's file dialogs.
//!
//! Where there is no portal and no zenity, rfd answers "nothing chosen" at once and cannot say why
//! (measured: 2 to 260 ms). Nobody closes a dialog that fast, so a quick "nothing" means that there
//! is none, and the window opens its own.

use super::event::Answer;
use super::job::SaveKind;
use crate::publish::Format;
use crate::text::tr;
use rfd::{AsyncFileDialog, FileHandle};
use std::path::PathBuf;
use std::time::{Duration, Instant};

const NOBODY_CANCELS_SO_FAST: Duration = Duration::from_millis(500);

/// Asks which files to open. Blocks until the user has answered.
pub(super) fn ask_open(folder: Option<PathBuf>) -> Answer<Vec<PathBuf>> {
    let packed = ["fen", "epd", "txt", "gz", "zip"];
    let dialog = at(folder)
        .set_title(tr("dialog-open-title"))
        .add_filter(tr("dialog-filter-packed"), &packed)
        .add_filter(tr("dialog-filter-all"), &["*"]);
    let chosen = timed(|| pollster::block_on(dialog.pick_files()));
    match chosen {
        // zenity's cancelled dialog comes back as an empty choice.
        Answer::Chosen(files) if files.is_empty() => Answer::Cancelled,
        Answer::Chosen(files) => Answer::Chosen(files.iter().map(path_of).collect()),
        Answer::Cancelled => Answer::Cancelled,
        Answer::NoDialog => Answer::NoDialog,
    }
}

/// Asks for a folder whose files are to be opened. Blocks until the user has answered.
pub(super) fn ask_open_folder(folder: Option<PathBuf>) -> Answer<Vec<PathBuf>> {
    ask_folder(at(folder).set_title(tr("dialog-open-folder-title")))
}

fn ask_folder(dialog: AsyncFileDialog) -> Answer<Vec<PathBuf>> {
    match timed(|| pollster::block_on(dialog.pick_folder())) {
        Answer::Chosen(folder) => Answer::Chosen(vec![path_of(&folder)]),
        Answer::Cancelled => Answer::Cancelled,
        Answer::NoDialog => Answer::NoDialog,
    }
}

/// Asks for a folder of piece drawings. Blocks until the user has answered.
pub(super) fn ask_pieces(folder: Option<PathBuf>) -> Answer<Vec<PathBuf>> {
    ask_folder(at(folder).set_title(tr("dialog-pieces-title")))
}

/// Asks where to save. Blocks until the user has answered.
pub(super) fn ask_save(folder: Option<PathBuf>, name: &str, kind: SaveKind) -> Answer<PathBuf> {
    let dialog = at(folder).set_file_name(name);
    let dialog = match kind {
        SaveKind::Positions => dialog
            .set_title(tr("dialog-save-title"))
            .add_filter(tr("dialog-filter-positions"), &["fen", "epd", "txt"]),
        SaveKind::Pages(format) => dialog
            .set_title(tr("dialog-save-pages-title"))
            .add_filter(tr("dialog-filter-pages"), &[format.extension()]),
        SaveKind::Diagram => {
            let pictures = Format::ALL.into_iter().filter(|format| format.is_picture());
            let extensions: Vec<_> = pictures.map(Format::extension).collect();
            dialog
                .set_title(tr("dialog-save-diagram-title"))
                .add_filter(tr("dialog-filter-pictures"), &extensions)
        }
    };
    let dialog = dialog.add_filter(tr("dialog-filter-all"), &["*"]);
    match timed(|| pollster::block_on(dialog.save_file())) {
        Answer::Chosen(file) => Answer::Chosen(path_of(&file)),
        Answer::Cancelled => Answer::Cancelled,
        Answer::NoDialog => Answer::NoDialog,
    }
}

fn path_of(file: &FileHandle) -> PathBuf {
    file.path().to_owned()
}

fn at(folder: Option<PathBuf>) -> AsyncFileDialog {
    let dialog = AsyncFileDialog::new();
    match folder {
        Some(folder) => dialog.set_directory(folder),
        None => dialog,
    }
}

fn timed<T>(ask: impl FnOnce() -> Option<T>) -> Answer<T> {
    let began = Instant::now();
    match ask() {
        Some(chosen) => Answer::Chosen(chosen),
        None if began.elapsed() < NOBODY_CANCELS_SO_FAST => Answer::NoDialog,
        None => Answer::Cancelled,
    }
}

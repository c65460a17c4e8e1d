//! The system's file dialogs.
//!
//! Where there is no portal and no zenity, rfd answers "nothing chosen" at once and cannot say why
//! (measured: 2 to 260 ms). Nobody closes a dialog that fast, so a quick "nothing" means that there
//! is none, and the window opens its own.

use super::event::Answer;
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
    let dialog = at(folder).set_title(tr("dialog-open-folder-title"));
    match timed(|| pollster::block_on(dialog.pick_folder())) {
        Answer::Chosen(folder) => Answer::Chosen(vec![path_of(&folder)]),
        Answer::Cancelled => Answer::Cancelled,
        Answer::NoDialog => Answer::NoDialog,
    }
}

/// Asks where to save. Blocks until the user has answered.
pub(super) fn ask_save(folder: Option<PathBuf>, name: &str) -> Answer<PathBuf> {
    let dialog = at(folder)
        .set_title(tr("dialog-save-title"))
        .add_filter(tr("dialog-filter-positions"), &["fen", "epd", "txt"])
        .add_filter(tr("dialog-filter-all"), &["*"])
        .set_file_name(name);
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

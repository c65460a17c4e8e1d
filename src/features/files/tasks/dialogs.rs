//! The system's file dialogs, and the number of dialogs that rfd could not show.
//!
//! Where there is no portal and no zenity, rfd answers "nothing chosen", as when the user cancels: mostly at once
//! (measured: 2 to 260 ms), but after seconds where the bus or the machine is slow. Two signs tell that there was no
//! dialog: an answer faster than anybody closes a dialog, and an error in rfd's log from the module that falls back
//! from the portal to zenity, when zenity could not be run either (rfd 0.17, `backend/xdg_desktop_portal.rs`; the
//! modules inside it log the failures of the portal alone). The window then opens its own dialog.
//!
//! A portal that hangs gives no answer at all, and looks just like a user who takes their time. After a while this is
//! reported as progress, so that the window can offer its own dialog. When the answer is no longer wanted, rfd is left
//! waiting on its own thread.

use crate::features::files::model::saving::SaveKind;
use crate::features::pictures::model::named::{DIAGRAM_ENDINGS, ENDINGS};
use log::{Level, LevelFilter, Log, Metadata, Record};
use rfd::{AsyncFileDialog, FileHandle};
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};
use std::sync::Once;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc::{RecvTimeoutError, channel};
use std::thread;
use std::time::{Duration, Instant};
use tabiya_lines::file_endings::{ARCHIVE, PACKED_FILE, UNPACKED};
use tabiya_publish::Format;
use tabiya_text::tr;

/// The answer of one of the system's dialogs.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum DialogAnswer<T> {
    /// The user chose something.
    Chosen(T),
    /// The user closed the dialog.
    Cancelled,
    /// The system offers no such dialog.
    NoDialog,
}

impl<T> DialogAnswer<T> {
    /// Converts the choice, if there is one.
    pub(crate) fn map<U>(self, to: impl FnOnce(T) -> U) -> DialogAnswer<U> {
        match self {
            Self::Chosen(choice) => DialogAnswer::Chosen(to(choice)),
            Self::Cancelled => DialogAnswer::Cancelled,
            Self::NoDialog => DialogAnswer::NoDialog,
        }
    }
}

const NOBODY_CANCELS_SO_FAST: Duration = Duration::from_millis(500);
/// A dialog that has not answered for this long may not exist.
const SILENT_AFTER: Duration = Duration::from_secs(3);

/// Called with zeros while there is no answer yet. `Break` ends the wait.
pub(crate) type Silent<'a> = &'a mut dyn FnMut(u64, u64) -> ControlFlow<()>;

/// Asks for files to open. Blocks until the user has answered.
pub(crate) fn ask_open(folder: Option<PathBuf>, silent: Silent<'_>) -> DialogAnswer<Vec<PathBuf>> {
    let of_positions = [UNPACKED, PACKED_FILE, ARCHIVE].concat();
    let all_kinds = [&of_positions, ENDINGS].concat();
    let dialog = at(folder)
        .set_title(tr("dialog-open-title"))
        .add_filter(tr("dialog-filter-openable"), &all_kinds)
        .add_filter(tr("dialog-filter-packed"), &of_positions)
        .add_filter(tr("dialog-filter-pictures"), ENDINGS)
        .add_filter(tr("dialog-filter-all"), &["*"]);
    ask_files(dialog, silent)
}

fn ask_files(dialog: AsyncFileDialog, silent: Silent<'_>) -> DialogAnswer<Vec<PathBuf>> {
    let ask = move || {
        let files = pollster::block_on(dialog.pick_files())?;
        Some(files.iter().map(path_of).collect::<Vec<_>>())
    };
    match answer_of(ask, silent) {
        // zenity returns an empty choice when the user cancels.
        DialogAnswer::Chosen(files) if files.is_empty() => DialogAnswer::Cancelled,
        answer => answer,
    }
}

/// Asks for a folder whose files are to be opened. Blocks until the user has answered.
pub(crate) fn ask_open_folder(
    folder: Option<PathBuf>,
    silent: Silent<'_>,
) -> DialogAnswer<Vec<PathBuf>> {
    ask_folder(at(folder).set_title(tr("dialog-open-folder-title")), silent)
}

fn ask_folder(dialog: AsyncFileDialog, silent: Silent<'_>) -> DialogAnswer<Vec<PathBuf>> {
    let ask = move || {
        let folder = pollster::block_on(dialog.pick_folder())?;
        Some(vec![path_of(&folder)])
    };
    answer_of(ask, silent)
}

/// Asks for pictures and books with diagrams. Blocks until the user has answered.
pub(crate) fn ask_diagrams(
    folder: Option<PathBuf>,
    silent: Silent<'_>,
) -> DialogAnswer<Vec<PathBuf>> {
    let dialog = at(folder)
        .set_title(tr("dialog-diagrams-title"))
        .add_filter(tr("dialog-filter-diagrams"), &DIAGRAM_ENDINGS)
        .add_filter(tr("dialog-filter-all"), &["*"]);
    ask_files(dialog, silent)
}

/// Asks for a folder of pictures with diagrams. Blocks until the user has answered.
pub(crate) fn ask_diagram_folder(
    folder: Option<PathBuf>,
    silent: Silent<'_>,
) -> DialogAnswer<Vec<PathBuf>> {
    ask_folder(at(folder).set_title(tr("dialog-diagrams-title")), silent)
}

/// Asks for a folder for corrected boards. Blocks until the user has answered.
pub(crate) fn ask_corrections(
    folder: Option<PathBuf>,
    silent: Silent<'_>,
) -> DialogAnswer<Vec<PathBuf>> {
    ask_folder(at(folder).set_title(tr("dialog-corrections-title")), silent)
}

/// Asks for a folder with endgame tables. Blocks until the user has answered.
pub(crate) fn ask_table_folder(silent: Silent<'_>) -> DialogAnswer<Vec<PathBuf>> {
    ask_folder(at(None).set_title(tr("dialog-table-folder-title")), silent)
}

/// Asks for a folder of piece drawings. Blocks until the user has answered.
pub(crate) fn ask_pieces(
    folder: Option<PathBuf>,
    silent: Silent<'_>,
) -> DialogAnswer<Vec<PathBuf>> {
    ask_folder(at(folder).set_title(tr("dialog-pieces-title")), silent)
}

/// Asks for an engine's executable. Blocks until the user has answered.
pub(crate) fn ask_engine(
    folder: Option<PathBuf>,
    silent: Silent<'_>,
) -> DialogAnswer<Vec<PathBuf>> {
    let dialog = at(folder).set_title(tr("dialog-engine-title"));
    let ask = move || {
        let file = pollster::block_on(dialog.pick_file())?;
        Some(vec![path_of(&file)])
    };
    answer_of(ask, silent)
}

/// Asks for a place to save to. Blocks until the user has answered.
pub(crate) fn ask_save(
    folder: Option<PathBuf>,
    name: &str,
    kind: SaveKind,
    silent: Silent<'_>,
) -> DialogAnswer<PathBuf> {
    let dialog = at(folder).set_file_name(name);
    let dialog = match kind {
        SaveKind::Positions => dialog
            .set_title(tr("dialog-save-title"))
            .add_filter(tr("dialog-filter-positions"), &endings_for(name)),
        SaveKind::Pages(format) => dialog
            .set_title(tr("dialog-save-pages-title"))
            .add_filter(tr("dialog-filter-pages"), &[format.extension()]),
        SaveKind::Score(form) => dialog
            .set_title(tr("dialog-save-score-title"))
            .add_filter(form.extension().to_uppercase(), &[form.extension()]),
        SaveKind::Animation(format) => dialog
            .set_title(tr("dialog-save-animation-title"))
            .add_filter(format.name().to_uppercase(), &[format.name()]),
        SaveKind::Diagram => {
            let pictures = Format::ALL.into_iter().filter(|format| format.is_picture());
            let extensions: Vec<_> = pictures.map(Format::extension).collect();
            dialog
                .set_title(tr("dialog-save-diagram-title"))
                .add_filter(tr("dialog-filter-pictures"), &extensions)
        }
    };
    let dialog = dialog.add_filter(tr("dialog-filter-all"), &["*"]);
    let ask = move || pollster::block_on(dialog.save_file()).map(|file| path_of(&file));
    answer_of(ask, silent)
}

/// The extensions of files of positions, with that of `name` first: where the system thinks that a name has no
/// extension, it appends the first one.
fn endings_for(name: &str) -> Vec<&'static str> {
    let mut endings = UNPACKED.to_vec();
    let own = Path::new(name).extension();
    endings.sort_by_key(|ending| !own.is_some_and(|own| own.eq_ignore_ascii_case(ending)));
    endings
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

/// Asks on its own thread, and waits until there is an answer or it is no longer wanted.
fn answer_of<T: Send + 'static>(
    ask: impl FnOnce() -> Option<T> + Send + 'static,
    silent: Silent<'_>,
) -> DialogAnswer<T> {
    let (tell, hear) = channel();
    let began = Instant::now();
    let failures = count_failures();
    let asking = thread::Builder::new()
        .name("file dialog".to_owned())
        // Nobody receives the answer if the caller has stopped waiting.
        .spawn(move || drop(tell.send(ask())));
    if asking.is_err() {
        return DialogAnswer::NoDialog;
    }
    loop {
        match hear.recv_timeout(SILENT_AFTER) {
            Ok(Some(chosen)) => return DialogAnswer::Chosen(chosen),
            Ok(None) => {
                let is_quick = began.elapsed() < NOBODY_CANCELS_SO_FAST;
                let is_missing = is_quick || failures < count_failures();
                return if is_missing {
                    DialogAnswer::NoDialog
                } else {
                    DialogAnswer::Cancelled
                };
            }
            Err(RecvTimeoutError::Timeout) => {
                if silent(0, 0).is_break() {
                    return DialogAnswer::Cancelled;
                }
            }
            // The dialog's library has panicked.
            Err(RecvTimeoutError::Disconnected) => return DialogAnswer::NoDialog,
        }
    }
}

static FAILURES: AtomicUsize = AtomicUsize::new(0);

/// Counts the errors of rfd, and discards all other log records.
struct Listener;

impl Log for Listener {
    fn enabled(&self, metadata: &Metadata<'_>) -> bool {
        metadata.level() == Level::Error && metadata.target() == "rfd::backend::xdg_desktop_portal"
    }

    fn log(&self, record: &Record<'_>) {
        if self.enabled(record.metadata()) {
            FAILURES.fetch_add(1, Ordering::Relaxed);
        }
    }

    fn flush(&self) {}
}

/// The number of dialogs that rfd could not show since the first call.
fn count_failures() -> usize {
    static LISTENS: Once = Once::new();
    LISTENS.call_once(|| {
        // If a logger is already set, it is left in place. Then a quick answer is the only sign, as on other systems.
        if log::set_logger(&Listener).is_ok() {
            log::set_max_level(LevelFilter::Error);
        }
    });
    FAILURES.load(Ordering::Relaxed)
}

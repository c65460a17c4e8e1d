//! Writes positions to a file that does not become the document's own.

use crate::features::files::model::files_state::FilesState;
use crate::features::files::model::question::{Again, WindowQuestion};
use crate::features::files::model::saving::{Lossy, spare_of};
use crate::features::files::{CollectionFile, OtherForm, OtherOrder};
use crate::model::action::{FilesAction, SessionAction};
use crate::model::state::{Shared, State, Task};
use std::convert::Infallible;
use std::ffi::OsStr;
use std::fs::Metadata;
use std::io::{self, BufWriter, Write};
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use tabiya_collection::games::LeftOutOfTable;
use tabiya_collection::passes::{
    Converted, LostOperations, NotWritten, write_games, write_new_table, write_plain_fen,
    write_positions, write_table_of_games,
};
use tabiya_desktop::tasks::{Runner, TaskId, Work, WorkReport};
use tabiya_lines::file_endings::{FEN, has_ending};
use tabiya_lines::{FileContent, Rows, SaveError, Spare, Spool, save};
use tabiya_text::{broken_text, name_text, save_error_text, table_error_text, tr, tr_with};

/// Writes positions to a file.
#[derive(Debug)]
pub struct SaveOther(pub Arc<OtherOrder>);

/// The outcome of saving.
#[derive(Debug)]
pub enum SavedOther {
    /// The positions are saved, apart from what these say.
    Saved(LeftOutOfTable, Box<Converted>),
    /// Nothing was saved: the games have no such positions.
    NoPositions,
    /// Nothing was saved: this would be left out, and the user has not agreed to that.
    LeavesOut(LeftOutOfTable),
    /// Nothing was saved: these operations would be lost, and the user has not agreed to that.
    LosesOperations(LostOperations),
    /// Nothing was saved: the contents of the file could not be made.
    NotMade(NotWritten),
    /// The file could not be saved.
    NotSaved(SaveError),
}

impl Work for SaveOther {
    type News = Infallible;
    type Answer = SavedOther;

    const IS_WAITED_FOR_AT_END: bool = true;

    fn perform(self, report: &mut WorkReport<'_, Infallible>) -> SavedOther {
        let order = self.0.as_ref();
        let rows = order.rows_to_save();
        if matches!(order.form, OtherForm::Lines) {
            let of = rows.about_byte_len();
            let mut progress = |done: u64| report.progress(done.min(of), of);
            let mut spare = spare_of(&order.copy);
            let spare = spare.as_mut().map(|spare| &mut **spare as &mut dyn Spare);
            return match save(&order.path, &rows, &order.expected, spare, &mut progress) {
                Ok(_) => SavedOther::Saved(LeftOutOfTable::default(), Box::default()),
                Err(error) => SavedOther::NotSaved(error),
            };
        }
        let mut spool = match Spool::for_saving_at(&order.path) {
            Ok(spool) => spool,
            Err(error) => return SavedOther::NotSaved(error),
        };
        let mut progress = |done, of| report.progress(done, of);
        let losses = match make(order, &rows, &mut spool, &mut progress) {
            Ok(losses) => losses,
            Err(error) => return SavedOther::NotMade(error),
        };
        let Losses {
            left_out,
            lost,
            of_games,
        } = losses;
        if matches!(order.form, OtherForm::Positions(_)) && of_games.positions == 0 {
            return SavedOther::NoPositions;
        }
        if !left_out.is_nothing() && !order.may_leave_out {
            return SavedOther::LeavesOut(left_out);
        }
        if !lost.is_nothing() && !order.may_leave_out {
            return SavedOther::LosesOperations(lost);
        }
        let mut spare = spare_of(&order.copy);
        let spare = spare.as_mut().map(|spare| &mut **spare as &mut dyn Spare);
        let mut progress = |_| report.progress(1, 1);
        let made = Made { spool, order };
        match save(&order.path, &made, &order.expected, spare, &mut progress) {
            Ok(_) => SavedOther::Saved(left_out, of_games),
            Err(error) => SavedOther::NotSaved(error),
        }
    }
}

/// The prepared contents of the file, and the request.
struct Made<'a> {
    spool: Spool,
    order: &'a OtherOrder,
}

impl FileContent for Made<'_> {
    fn byte_len(&self) -> io::Result<u64> {
        self.spool.byte_len()
    }

    fn write_to(
        &self,
        out: &mut dyn Write,
        progress: &mut dyn FnMut(u64) -> ControlFlow<()>,
    ) -> io::Result<()> {
        self.spool.write_to(out, progress)
    }

    /// Keeps the old file readable if the rows come from it: a table may be saved over itself, and the next save reads
    /// it again.
    fn leave(&self, file: &Metadata) -> io::Result<()> {
        self.order.rows.leave(file)?;
        match &self.order.form {
            OtherForm::Table(table) => table.leave(file),
            OtherForm::Games(..)
            | OtherForm::Lines
            | OtherForm::PlainFen
            | OtherForm::Positions(_)
            | OtherForm::NewTable(_)
            | OtherForm::TableOfGames(_) => Ok(()),
        }
    }
}

/// The parts of the rows that the new file does not hold.
#[derive(Default)]
struct Losses {
    left_out: LeftOutOfTable,
    lost: LostOperations,
    of_games: Box<Converted>,
}

fn make(
    order: &OtherOrder,
    rows: &Rows,
    spool: &mut Spool,
    progress: &mut dyn FnMut(u64, u64) -> ControlFlow<()>,
) -> Result<Losses, NotWritten> {
    let mut out = BufWriter::with_capacity(1 << 18, spool);
    let mut losses = Losses::default();
    match &order.form {
        OtherForm::Lines => {}
        OtherForm::Games(settings, trees) => {
            write_games(rows, *settings, trees, &mut out, progress)?;
        }
        OtherForm::PlainFen => losses.lost = write_plain_fen(rows, &mut out, progress)?,
        OtherForm::Positions(made) => {
            let is_plain = has_ending(&order.path, FEN);
            let written = write_positions(rows, made, is_plain, &mut out, progress)?;
            *losses.of_games = written.0;
            losses.lost = written.1;
        }
        OtherForm::Table(table) => losses.left_out = table.write(rows, &mut out, progress)?,
        OtherForm::NewTable(form) => {
            losses.left_out = write_new_table(rows, *form, &mut out, progress)?;
        }
        OtherForm::TableOfGames(form) => {
            losses.left_out = write_table_of_games(rows, *form, &mut out, progress)?;
        }
    }
    out.flush().map_err(NotWritten::Output)?;
    Ok(losses)
}

/// The status text for saving a file.
pub(super) fn saving_status(path: &Path) -> String {
    let name = path.file_name().unwrap_or(path.as_os_str());
    tr_with("status-saving", &[("name", name_text(name).into())])
}

/// The task that writes positions.
#[derive(Debug)]
pub struct SavingOther(pub Arc<OtherOrder>);

impl Task<State> for SavingOther {
    type Work = SaveOther;

    fn status(&self) -> String {
        saving_status(&self.0.path)
    }

    fn is_awaited(&self) -> bool {
        true
    }

    fn is_writing(&self) -> bool {
        true
    }

    fn on_answer(
        &self,
        _id: TaskId,
        answer: SavedOther,
        state: &mut State,
        _runner: &mut dyn Runner,
    ) {
        let order = Arc::clone(&self.0);
        let (own, shared) = (&mut state.files, &mut state.shared);
        match answer {
            SavedOther::Saved(left_out, of_games) => {
                saved(own, shared, &order, &left_out);
                let name = shared.document_by_id(order.document).map(Shared::name_of);
                if let Some(text) = broken_text(&name.unwrap_or_default(), &of_games) {
                    shared.report_failure(text);
                }
            }
            SavedOther::NoPositions => shared.complain(tr("message-no-such-positions")),
            SavedOther::LeavesOut(left_out) => {
                let question = WindowQuestion::LeavesOut(Again(order), left_out);
                shared.questions.push_back(question);
            }
            SavedOther::LosesOperations(lost) => {
                let lossy = Lossy::Other(Again(order));
                let question = WindowQuestion::LosesOperations(lossy, lost);
                shared.questions.push_back(question);
            }
            SavedOther::NotSaved(SaveError::ChangedOnDisk | SaveError::Removed) => {
                shared
                    .questions
                    .push_back(WindowQuestion::ReplaceOther(Again(order)));
            }
            SavedOther::NotMade(NotWritten::Cancelled)
            | SavedOther::NotSaved(SaveError::Cancelled) => {
                own.closing = None;
                shared.inform(tr("message-cancelled"));
            }
            SavedOther::NotMade(error) => {
                own.closing = None;
                let source = source_of(&order);
                let source = Path::new(source.file_name().unwrap_or(source.as_os_str()));
                shared.report_about(&order.path, |name| table_error_text(name, source, &error));
            }
            SavedOther::NotSaved(error) => {
                own.closing = None;
                shared.report_about(&order.path, |name| save_error_text(name, &error));
            }
        }
    }

    fn on_silence(&self, state: &mut State, _runner: &mut dyn Runner) {
        // The user is asked what to do with the document to close.
        state.shared.send(FilesAction::ContinueClosing);
    }
}

/// The file that the rows of a table come from.
fn source_of(order: &OtherOrder) -> &Path {
    match &order.form {
        OtherForm::Table(table) => table.path(),
        OtherForm::Games(..)
        | OtherForm::Lines
        | OtherForm::PlainFen
        | OtherForm::Positions(_)
        | OtherForm::NewTable(_)
        | OtherForm::TableOfGames(_) => &order.path,
    }
}

fn saved(own: &mut FilesState, shared: &mut Shared, order: &OtherOrder, left_out: &LeftOutOfTable) {
    shared.folder = order.path.parent().map(Path::to_owned);
    note_games(own, shared, order);
    let name = order.path.file_name().unwrap_or(order.path.as_os_str());
    let variables = [("name", name_text(name).into())];
    let document = shared.document_mut_by_id(order.document);
    if let OtherForm::Table(table) = &order.form
        && order.only.is_none()
        && left_out.is_nothing()
        && let Some(document) = document.filter(|document| document.path().is_none())
    {
        let made = table.conversion().clone();
        document.mark_written(place_of(&order.path), order.state, order.rows.clone());
        // The next start opens the new file.
        let file = CollectionFile {
            made: Some(made),
            ..CollectionFile::at(order.path.clone())
        };
        shared.send(SessionAction::Opening(order.document, file));
    } else if !matches!(order.form, OtherForm::Games(..)) {
        // The document holds more than the new file.
        own.closing = None;
    }
    shared.failures.clear();
    shared.inform(tr_with("message-saved", &variables));
    shared.show_place(&order.path);
    shared.send(SessionAction::FileUsed(order.path.clone()));
    shared.send(FilesAction::ContinueClosing);
}

/// Notes which games are in the new file. Closing continues if that saves the rest of the document.
fn note_games(own: &mut FilesState, shared: &mut Shared, order: &OtherOrder) {
    let OtherForm::Games(_, games) = &order.form else {
        return;
    };
    let Some(document) = shared.document_mut_by_id(order.document) else {
        return;
    };
    document.mark_games_saved(games, &order.rows_to_save());
    if document.is_modified() {
        own.closing = None;
    }
}

/// The place of a document made from a table: within the table, with the extension of its lines.
fn place_of(table: &Path) -> PathBuf {
    let name = Path::new(table.file_stem().unwrap_or(OsStr::new("table")));
    let mut name = name.as_os_str().to_owned();
    name.push(".epd");
    table.join(name)
}

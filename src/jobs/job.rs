//! What can be asked for.

use super::collections::CollectionFile;
use super::diagram::DiagramOrder;
use super::look::WatchedFile;
use super::pages::{PageOrder, PagesOrder};
use super::recovery::JournalOrder;
use super::saving::SaveOrder;
use crate::collection::{Entry, RowSet, Rows};
use crate::desktop::{Offer, Selection};
use crate::diagram::{Pixels, Sheet};
use crate::document::{ChangeRequest, DocumentId, StateId};
use crate::notation::fen::FenStyle;
use crate::passes::{Boards, Mark, Marks, Sameness};
use crate::publish::PageFormat;
use crate::recovery::{Effort, Found, Unneeded};
use crate::search::Query;
use crate::session::{Change, Keeper};
use crate::settings::Setting;
use std::ops::Range;
use std::path::PathBuf;
use std::sync::Arc;

/// Names a running job.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct JobId(pub u64);

/// Something that takes longer than a frame.
#[derive(Debug)]
pub enum Job {
    /// Ask with the system's dialog which files to open.
    AskOpen {
        /// The folder to begin in.
        folder: Option<PathBuf>,
    },
    /// Ask with the system's dialog which folder's files to open.
    AskOpenFolder {
        /// The folder to begin in.
        folder: Option<PathBuf>,
    },
    /// Ask with the system's dialog where to save.
    AskSave {
        /// The folder to begin in.
        folder: Option<PathBuf>,
        /// The file name to offer.
        name: String,
        /// What is to be saved.
        kind: SaveKind,
    },
    /// Ask with the system's dialog for a folder of piece drawings.
    AskPieces {
        /// The folder to begin in.
        folder: Option<PathBuf>,
    },
    /// Put a text on a clipboard.
    OfferText {
        /// Which.
        selection: Selection,
        /// The text.
        text: String,
    },
    /// Get the text of a clipboard.
    ReadClipboard {
        /// Which.
        selection: Selection,
    },
    /// Look for positions in a text.
    LookAtText {
        /// The text.
        text: Arc<String>,
        /// Whether a collection is taken with all of its lines.
        takes_lines: bool,
        /// How the lines are written that are made of positions.
        style: FenStyle,
    },
    /// Make a diagram, and save it if that is wanted.
    PublishDiagram(Box<DiagramOrder>),
    /// Look what a page with diagrams shows.
    LookAtPage(Box<PageOrder>),
    /// Count diagrams and pages.
    CountPages {
        /// A snapshot of the rows.
        rows: Rows,
        /// Which of them.
        selection: RowSet,
        /// How pages look.
        sheet: Box<Sheet>,
        /// As what they would be made.
        format: PageFormat,
    },
    /// Make pages with diagrams and save them.
    PublishPages(Box<PagesOrder>),
    /// Put a picture on the clipboard.
    OfferPicture {
        /// In all its formats.
        offer: Offer,
        /// As pixels, for a desktop that has no other way.
        pixels: Arc<Pixels>,
    },
    /// Read a folder of piece drawings.
    LoadPieces {
        /// Which.
        folder: String,
    },
    /// Read a file, in steps: its first lines are there at once. Of a folder, or an archive with
    /// several files, it is told what there is to be opened.
    Load {
        /// Which.
        path: PathBuf,
        /// Which of the files in the archive that stands there.
        entry: Option<Entry>,
    },
    /// Read a file in one step.
    LoadWhole {
        /// Which.
        path: PathBuf,
    },
    /// Read an input to its end.
    ReadInput {
        /// What has been read of it already.
        begun: Vec<u8>,
        /// Whether the rest comes from standard input.
        goes_on: bool,
    },
    /// Write a document to a file.
    Save(Box<SaveOrder>),
    /// Remove what killed saves left beside a file.
    SweepBeside {
        /// The file.
        path: PathBuf,
    },
    /// Take the reports of faults that the user does not know of.
    TakeReports {
        /// The folder of reports.
        folder: PathBuf,
    },
    /// Read the settings.
    RecallSettings {
        /// The settings file.
        file: PathBuf,
    },
    /// Write choices into the settings.
    RememberSettings {
        /// The settings file.
        file: PathBuf,
        /// The choices.
        settings: Vec<Setting>,
    },
    /// Read what was open the last time.
    RecallSession {
        /// The session file.
        file: PathBuf,
    },
    /// Write what has changed into the session.
    RememberSession {
        /// The session file.
        file: PathBuf,
        /// What has changed.
        changes: Vec<Change>,
        /// Whether the open files in it are this program's.
        keeper: Option<Arc<Keeper>>,
    },
    /// Look which recent files can be opened.
    LookAtRecent {
        /// Which.
        files: Vec<PathBuf>,
    },
    /// Have rows at hand that stand on the disk.
    Fetch {
        /// Whose rows these are.
        document: DocumentId,
        /// A snapshot of them.
        rows: Rows,
        /// Which of them.
        ranges: Vec<Range<u64>>,
    },
    /// Find the marks of all lines. What is found is in the marks as soon as it is there.
    Check {
        /// Whose rows these are.
        document: DocumentId,
        /// A snapshot of them.
        rows: Rows,
        /// Where the marks are put.
        marks: Arc<Marks>,
    },
    /// Count the marks of all rows.
    Count {
        /// Whose rows these are.
        document: DocumentId,
        /// A snapshot of them.
        rows: Rows,
        /// The marks of the lines.
        marks: Arc<Marks>,
        /// The name of the content.
        state: StateId,
    },
    /// Find the rows with certain marks.
    Filter {
        /// Whose rows these are.
        document: DocumentId,
        /// A snapshot of them.
        rows: Rows,
        /// The marks of the lines.
        marks: Arc<Marks>,
        /// Which marks.
        wanted: Vec<Mark>,
        /// The name of the content.
        state: StateId,
    },
    /// Find the rows that answer a query.
    Find {
        /// Whose rows these are.
        document: DocumentId,
        /// A snapshot of them.
        rows: Rows,
        /// The boards of the lines; the first search fills them.
        boards: Arc<Boards>,
        /// What is looked for.
        query: Box<Query>,
        /// The name of the content.
        state: StateId,
    },
    /// Find positions that are there more than once.
    Duplicates {
        /// Whose rows these are.
        document: DocumentId,
        /// A snapshot of them.
        rows: Rows,
        /// When two positions count as the same.
        sameness: Sameness,
        /// The name of the content.
        state: StateId,
    },
    /// Work a change of many rows out.
    Change {
        /// Whose rows these are.
        document: DocumentId,
        /// What is to be changed.
        request: Box<ChangeRequest>,
    },
    /// Find out what mending would change.
    Mend {
        /// Whose rows these are.
        document: DocumentId,
        /// A snapshot of them.
        rows: Rows,
        /// The marks of the lines.
        marks: Arc<Marks>,
        /// How FENs are written.
        style: FenStyle,
        /// These rows alone.
        only: Option<RowSet>,
        /// The name of the content.
        state: StateId,
    },
    /// Put rows together as text for the clipboard, a line each.
    CopyLines {
        /// Whose rows these are.
        document: DocumentId,
        /// A snapshot of them.
        rows: Rows,
        /// Which of them.
        selection: RowSet,
    },
    /// Look whether files are still what they were.
    LookAtFiles {
        /// Which.
        files: Vec<WatchedFile>,
    },
    /// Put aside the lines of the user's own, for a document of their own.
    TakeOwnLines {
        /// Whose rows these are.
        document: DocumentId,
        /// A snapshot of them.
        rows: Rows,
        /// The name of the content.
        state: StateId,
    },
    /// Read files one behind the other, as one list.
    LoadTogether {
        /// Which.
        files: Vec<CollectionFile>,
    },
    /// Write down what is not saved yet.
    WriteJournal(Box<JournalOrder>),
    /// Remove a journal that is not needed any more.
    EndJournal {
        /// Which.
        journal: Unneeded,
    },
    /// Look for work that was left behind.
    FindLeftBehind {
        /// The folder where all journals are.
        recovery: PathBuf,
        /// Only for work on these files.
        of: Option<Vec<PathBuf>>,
        /// What is offered already: then nobody else offers anything.
        beside: Option<Found>,
    },
    /// Read what was left behind.
    Restore {
        /// Where it is.
        found: Found,
        /// What for.
        effort: Effort,
    },
    /// List a folder for the program's own file dialog.
    ListFolder {
        /// Which; `None` for where the program was started.
        folder: Option<PathBuf>,
    },
}

/// What is to be saved, so that the dialog can offer fitting kinds of files.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "the names say it")]
pub enum SaveKind {
    Positions,
    Diagram,
    Pages(PageFormat),
}

/// Starts jobs. The window has threads for them; a test may answer at once.
pub trait Runner {
    /// Starts a job. Its event comes with this id.
    fn start(&mut self, id: JobId, job: Job);

    /// Asks a job to stop. It may still finish.
    fn cancel(&mut self, id: JobId);
}

//! What one feature tells another.

use crate::features::clipboard::model::ClipboardOrder;
use crate::features::diagram::DiagramOrder;
use crate::features::files::model::other_form::OtherSave;
use crate::features::files::model::question::{Again, Positions};
use crate::features::files::{CollectionFile, SaveKind};
use crate::features::help::model::first_steps::FirstStep;
use crate::features::list::model::row_filter::RowFilter;
use crate::features::pages::PagesOrder;
use crate::features::pictures::model::named::NamedFiles;
use crate::features::pictures::model::{Picture, PictureSource};
use std::path::PathBuf;
use std::sync::Arc;
use tabiya_chess::Move;
use tabiya_collection::document::{Document, DocumentId, Edit};
use tabiya_collection::games::{Conversion, PastedGame, PastedGames};
use tabiya_lines::{LoadError, Rows};
use tabiya_notation::repair::Interpretation;
use tabiya_settings::Setting;

/// What follows from what one feature has done and is the business of another. It is sent
/// ([`crate::model::state::State`]) and applied next.
#[derive(Debug)]
pub enum Message {
    /// Files were chosen whose lines are to be appended to a document.
    Append(DocumentId, Vec<PathBuf>),
    /// The system's dialog has this answer about where to save a document.
    SaveTo(DocumentId, PathBuf),
    /// The system's dialog has this answer about where to save it in a form of its own.
    SaveOtherTo(DocumentId, OtherSave, PathBuf),
    /// A file was opened or saved.
    FileUsed(PathBuf),
    /// Read the file of a document again.
    ReadAgain(DocumentId),
    /// Read the next of the files that wait to be opened.
    ContinueOpening,
    /// Go on with what is being closed, if something is.
    ContinueClosing,
    /// Do what has waited for a row of a document.
    ResumeWaiting(DocumentId),
    /// Rows were found that the list of a document shows now.
    ShowFirstFound(DocumentId),
    /// Check open files for what other programs did to them.
    LookAtFiles,
    /// Add lines below the current one of a document.
    AddLines(DocumentId, Rows),
    /// Put a position that was found in a text onto the board.
    ReplacePosition(String),
    /// Do something with the clipboard when it is its turn.
    UseClipboard(ClipboardOrder),
    /// A task that used the clipboard has ended: the next one begins.
    ClipboardFree,
    /// Read the boards of a picture.
    ReadPicture(PictureSource, Picture),
    /// A text of the FEN field that could not be read was replaced.
    BrokenText(String),
    /// No field has room for this text.
    CutText(Arc<String>),
    /// Say what was done, after what was sent before.
    Inform(String),
    /// The position was changed as this says; the other change can be had in the place of that.
    Offer(String, &'static str, Edit),
    /// Say what has changed to those who do not see it, after what was sent before.
    Announce(String),
    /// Remember a choice that the user has not made.
    Remember(Setting),
    /// The help needs the place of the find panel.
    PutFindAway,
    /// Look for positions in a long text.
    LookForPositions {
        /// The text.
        text: String,
        /// Whether they become rows.
        for_rows: bool,
    },
    /// Add positions below the current line.
    AddPositions(Vec<String>),
    /// Add what was found in a long text.
    AddFound(Again<Positions>),
    /// Take games that were found in a pasted text.
    TakeGames {
        /// The games.
        games: PastedGames,
        /// The document of which their positions become rows; none puts a single game onto the board.
        rows_of: Option<DocumentId>,
    },
    /// Open the files that a pasted text names.
    OpenNamed(NamedFiles),
    /// Put a game that was pasted onto the board, with its moves to be stepped through.
    PlayGame(Box<PastedGame>),
    /// Make positions of games that were pasted.
    MakePasted {
        /// Their text.
        text: Again<String>,
        /// The document of which they become rows, if it is not one of their own.
        rows_of: Option<DocumentId>,
        /// Which positions are wanted.
        made: Conversion,
    },
    /// Take one of the readings of a text.
    TakeReading(String, Box<Interpretation>),
    /// Read the pieces in this folder.
    LoadPieces(String),
    /// Write a diagram over the file that is there.
    ReplaceDiagram(Again<DiagramOrder>),
    /// Ask for another place for a diagram.
    SaveDiagramElsewhere(Again<DiagramOrder>),
    /// Write pages over the file that is there.
    ReplacePages(Again<PagesOrder>),
    /// Ask for another place for pages.
    SavePagesElsewhere(Again<PagesOrder>),
    /// Ask where to save a diagram or pages, and offer this name.
    AskPlace(String, SaveKind),
    /// Play moves from the position on the board, each of which is legal when it comes.
    PlayMoves(Vec<Move>),
    /// Ask for a folder of pieces.
    AskPieces,
    /// Ask for files with diagrams, or for a folder of them.
    AskDiagrams {
        /// For a folder.
        folder: bool,
    },
    /// Ask for a folder for boards that were corrected.
    AskCorrections,
    /// Ask for the program of an engine.
    AskEngine,
    /// Something went wrong: nothing is closed behind it.
    StopClosing,
    /// What was undone of recovered work is left to the next start.
    KeepUndone(DocumentId),
    /// The user has decided about everything, so that no journal is needed any more.
    EndRecovery,
    /// A document is closed.
    RemoveDocument(DocumentId),
    /// A file is being read as this document.
    Opening(DocumentId, CollectionFile),
    /// A file that is opened, be it again, is asked for by name.
    WantedInFront(CollectionFile),
    /// Somebody has gone to another document.
    NothingInFront,
    /// Look for unsaved work on files that are being opened.
    LookForLeft(Vec<PathBuf>),
    /// The first rows of a file have been read.
    Read(Box<Document>),
    /// A file could not be read, or not to its end.
    NotRead(DocumentId, PathBuf, Box<LoadError>),
    /// Files that wait to be read are not wanted any more.
    StopOpening,
    /// Open files that were open the last time.
    OpenAgain(Vec<CollectionFile>),
    /// A file that waits to be read is there already.
    ForgetToOpen(PathBuf),
    /// Append rows to a document.
    AppendRows(DocumentId, Rows),
    /// Find again what the list of a document shows.
    RefreshView(DocumentId, RowFilter),
    /// The same, if it shows lines by their marks.
    RefreshMarks(DocumentId),
    /// Let the list of a document begin with this row.
    ShowFrom(DocumentId, u64),
    /// Whoever has seen the first steps does not need them.
    ForgetFirstSteps,
    /// One of the first steps was taken.
    FirstStepTaken(FirstStep),
}

//! Messages between features.

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

/// A consequence of an action in one feature that another feature handles. It is sent
/// ([`crate::model::state::State`]) and applied next.
#[derive(Debug)]
pub enum Message {
    /// Append the lines of these files, which the user chose, to a document.
    Append(DocumentId, Vec<PathBuf>),
    /// Save a document to this path, which the system's dialog returned.
    SaveTo(DocumentId, PathBuf),
    /// Save a document in another format to this path, which the system's dialog returned.
    SaveOtherTo(DocumentId, OtherSave, PathBuf),
    /// This file was opened or saved.
    FileUsed(PathBuf),
    /// Read the file of a document again.
    ReadAgain(DocumentId),
    /// Read the next of the files waiting to be opened.
    ContinueOpening,
    /// Continue closing documents, if that is in progress.
    ContinueClosing,
    /// Run the actions that waited for a row of a document.
    ResumeWaiting(DocumentId),
    /// The filter of a document's list has found rows, which the list now shows.
    ShowFirstFound(DocumentId),
    /// Check open files for changes made by other programs.
    LookAtFiles,
    /// Add lines below the current one of a document.
    AddLines(DocumentId, Rows),
    /// Put a position found in a text on the board.
    ReplacePosition(String),
    /// Use the clipboard as soon as it is free.
    UseClipboard(ClipboardOrder),
    /// A task that used the clipboard has ended, so the next one begins.
    ClipboardFree,
    /// Read the boards of a picture.
    ReadPicture(PictureSource, Picture),
    /// This unreadable text of the FEN field was replaced.
    BrokenText(String),
    /// This text did not fit into a field.
    CutText(Arc<String>),
    /// Report that something was done, after the messages sent before.
    Inform(String),
    /// Report a change of the position with this text, and offer an edit that replaces the change.
    Offer(String, &'static str, Edit),
    /// Announce a change to screen readers, after the messages sent before.
    Announce(String),
    /// Remember a setting that the program, not the user, has changed.
    Remember(Setting),
    /// Close the find panel, because the help takes its place.
    PutFindAway,
    /// Search a long text for positions.
    LookForPositions {
        /// The text to search.
        text: String,
        /// Whether the positions become rows.
        for_rows: bool,
    },
    /// Add positions below the current line.
    AddPositions(Vec<String>),
    /// Add the positions found in a long text.
    AddFound(Again<Positions>),
    /// Use the games found in a pasted text.
    TakeGames {
        /// The games found.
        games: PastedGames,
        /// The document that receives their positions as rows; `None` puts a single game on the board.
        rows_of: Option<DocumentId>,
    },
    /// Open the files named in a pasted text.
    OpenNamed(NamedFiles),
    /// Put a pasted game on the board, so that the user can step through its moves.
    PlayGame(Box<PastedGame>),
    /// Make positions from pasted games.
    MakePasted {
        /// The text of the games.
        text: Again<String>,
        /// The document that receives the positions as rows; `None` makes a new document.
        rows_of: Option<DocumentId>,
        /// The choice of positions.
        made: Conversion,
    },
    /// Accept one of the readings of a text.
    TakeReading(String, Box<Interpretation>),
    /// Read the pieces in this folder.
    LoadPieces(String),
    /// Overwrite the existing file with a diagram.
    ReplaceDiagram(Again<DiagramOrder>),
    /// Ask for another path for a diagram.
    SaveDiagramElsewhere(Again<DiagramOrder>),
    /// Overwrite the existing file with pages.
    ReplacePages(Again<PagesOrder>),
    /// Ask for another path for pages.
    SavePagesElsewhere(Again<PagesOrder>),
    /// Ask for a path for a diagram or pages, and propose this file name.
    AskPlace(String, SaveKind),
    /// Play moves from the position on the board. Each is legal when its turn comes.
    PlayMoves(Vec<Move>),
    /// Ask for a folder of pieces.
    AskPieces,
    /// Ask for files with diagrams, or for a folder of them.
    AskDiagrams {
        /// Whether to ask for a folder.
        folder: bool,
    },
    /// Ask for a folder for corrected boards.
    AskCorrections,
    /// Ask for the program file of an engine.
    AskEngine,
    /// Stop closing documents, because something went wrong.
    StopClosing,
    /// Keep the undone part of recovered work for the next start.
    KeepUndone(DocumentId),
    /// Stop keeping journals, because the user has decided about all unsaved work.
    EndRecovery,
    /// Remove a document that is being closed.
    RemoveDocument(DocumentId),
    /// A file is being read as this document.
    Opening(DocumentId, CollectionFile),
    /// The user asked for this file by name: of the files being reopened, only this one comes to the front.
    WantedInFront(CollectionFile),
    /// The user went to another document: none of the files being reopened comes to the front.
    NothingInFront,
    /// Search for unsaved work on files that are being opened.
    LookForLeft(Vec<PathBuf>),
    /// The first rows of a file have been read.
    Read(Box<Document>),
    /// A file could not be read, or not to its end.
    NotRead(DocumentId, PathBuf, Box<LoadError>),
    /// Drop the files that wait to be read.
    StopOpening,
    /// Reopen the files of the last session.
    OpenAgain(Vec<CollectionFile>),
    /// Drop this file from those waiting to be read, because it is already open.
    ForgetToOpen(PathBuf),
    /// Append rows to a document.
    AppendRows(DocumentId, Rows),
    /// Find again the rows that the list of a document shows.
    RefreshView(DocumentId, RowFilter),
    /// Find these rows again if the list filters by marks.
    RefreshMarks(DocumentId),
    /// Scroll the list of a document so that it begins with this row.
    ShowFrom(DocumentId, u64),
    /// Hide the first steps, because the user has seen them.
    ForgetFirstSteps,
    /// The user took one of the first steps.
    FirstStepTaken(FirstStep),
}

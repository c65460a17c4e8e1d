//! Everything that can happen to the program: requests from the window and answers from tasks.

mod board_key;
mod dialogs;
mod kept;
mod message;

pub use board_key::{BoardKey, CursorStep};
pub use dialogs::{AnalysisAction, DiagramAction, FileDialogAction, PagesAction, SuiteAction};
pub use kept::{RecentAction, RecoveryAction, SessionAction};
pub use message::Message;

use crate::command::{Command, Dialog};
use crate::features::board::model::block::Block;
use crate::features::board::model::board_state::Tool;
use crate::features::board::model::offer::Offer;
pub use crate::features::changes::model::{ChangesAction, RevertOrder};
pub use crate::features::engine::model::EngineAction;
use crate::features::find::model::FindForm;
pub use crate::features::games::model::GamesAction;
use crate::features::help::model::help_page::HelpPage;
use crate::features::list::model::list_looks::ListLooks;
pub use crate::features::list::model::row_filter::RowFilter;
pub use crate::features::play::model::PlayAction;
pub use crate::features::proofread::model::ProofreadAction;
pub use crate::features::read_diagrams::model::ReadDiagramsAction;
use crate::features::setup::model::chess960_form::Chess960Form;
use std::ops::Range;
use std::path::PathBuf;
use std::sync::Arc;
use tabiya_chess::{Piece, Square};
use tabiya_collection::document::{Answer, DocumentId, Edit, Group, OperationEdit};
use tabiya_collection::games::Conversion;
use tabiya_collection::passes::SortOrder;
use tabiya_desktop::system::{DesktopPrefs, Selection};
use tabiya_desktop::tasks::{TaskEvent, TaskId};
use tabiya_lines::NoLine;
use tabiya_notation::annotations::{Annotations, Arrow, SquareMark};
use tabiya_notation::forms::Form;
use tabiya_notation::known_positions::KnownPosition;
use tabiya_settings::Setting;
use tabiya_text::Locale;

/// A drawing on the board. Drawing it again in the same colour removes it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "the names say it")]
pub enum Annotation {
    Mark(SquareMark),
    Arrow(Arrow),
}

impl Annotation {
    /// Adds the drawing to these annotations, or removes it if they contain it.
    pub fn toggle_in(self, annotations: &mut Annotations) {
        match self {
            Self::Mark(mark) => annotations.toggle_mark(mark),
            Self::Arrow(arrow) => annotations.toggle_arrow(arrow),
        }
    }
}

/// A change of the selection in the list. Rows that the list does not show are never selected.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Selecting {
    /// Add a row to the selection, or remove it.
    Toggle(u64),
    /// Select all rows from the start of the selection up to this one.
    ExtendTo(u64),
    /// Select all rows that the list shows.
    All,
    /// Select only the current row.
    None,
    /// Invert the selection among the rows that the list shows.
    Invert,
}

/// The answer to the question in the middle of the window.
#[derive(Clone, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "the names are the buttons")]
pub enum Reply {
    Cancel,
    SaveAndClose,
    CloseWithoutSaving,
    ShowChanges,
    Overwrite,
    SaveElsewhere,
    AddAll,
    UseFirst,
    TakeReading(usize),
    OpenAll,
    OpenTogether,
    OpenGames(Conversion),
    Reload,
    KeepMine,
    TakeEdits,
    KeepForNextStart,
    Discard,
}

macro_rules! define_room_action {
    ($($(#[$doc:meta])* $part:ident: $type:ty $(=> $name:ident($action:ty), $update:path)?;)*) => {
        /// An action that concerns one feature alone.
        #[derive(Clone, Debug, PartialEq)]
        pub enum RoomAction {
            $($(
                /// An action of the feature with this name.
                $name($action),
            )?)*
        }
        $($(
            impl From<$action> for Action {
                fn from(action: $action) -> Self {
                    Self::Room(RoomAction::$name(action))
                }
            }
        )?)*
    };
}
rooms!(define_room_action);

/// One event or request. Applied by [`crate::app::update`], the only place that changes the state.
#[derive(Debug)]
pub enum Action {
    /// Change the position.
    Edit(Edit, Option<Group>),
    /// Change the operations of the current line.
    EditOperations(OperationEdit, Option<Group>),
    /// End a group of edits: later edits with this group form another undo step.
    GroupEnded(Group),
    /// The user changed the text in the FEN field.
    DraftChanged(String),
    /// The FEN field lost the focus. May arrive twice.
    DraftEnded,
    /// Escape was pressed in the FEN field.
    DraftCancelled,
    /// The user changed the text in the field for entering pieces by name.
    PieceListChanged(String),
    /// Enter was pressed in the field for entering pieces by name.
    PieceListEntered,
    /// The field for entering pieces by name lost the focus. May arrive twice.
    PieceListEnded,
    /// Escape was pressed in the field for entering pieces by name.
    PieceListCancelled,
    /// Repair the untidy text of the FEN field. Asks if there are several possible repairs.
    RepairFenText,
    /// Choose the function of the mouse on the board.
    SelectTool(Tool),
    /// Move the keyboard cursor to a square.
    SelectSquare(Square),
    /// Select a block of squares, or nothing.
    SelectBlock(Option<Block>),
    /// Move or copy the selected squares, or take their pieces off the board.
    DropBlock {
        /// Files to the right and ranks up; `None` is off the board.
        by: Option<(i8, i8)>,
        /// Whether the pieces also stay on their old squares.
        copies: bool,
    },
    /// Grant or revoke the right of the piece on a square: castling, or having just moved two squares.
    ToggleRight(Square),
    /// Mark a square as unsure, or remove that mark.
    MarkUnsure {
        /// The square.
        square: Square,
        /// Whether the content of the square is unsure.
        is_unsure: bool,
    },
    /// Settle the content of an unsure square.
    SettleSquare {
        /// The square.
        square: Square,
        /// The piece, or `None` for an empty square.
        man: Option<Piece>,
    },
    /// Answer a question that the reading of a picture left open.
    AnswerQuestion(Answer),
    /// Draw an arrow or mark a square, or remove it.
    Annotate(Annotation),
    /// Replace the last change of the position by an alternative.
    TakeOffer(Offer),
    /// Begin to draw an arrow; the next square chosen is its origin.
    AskArrow,
    /// The user chose a square for one end of the arrow being drawn.
    ArrowAt(Square),
    /// Give up the arrow being drawn.
    ArrowGivenUp,
    /// An action in play mode, in which moves are played on the board.
    Play(PlayAction),
    /// A key was pressed on the board.
    BoardKey(BoardKey),
    /// Use the language of the system, unless the user has chosen another one.
    UseSystemLocale(Locale),
    /// Show another document.
    SelectDocument(DocumentId),
    /// Close a document, asking first if it is modified.
    CloseDocument(DocumentId),
    /// Put another row on the board and select only that row.
    SelectRow(u64),
    /// Change the selection in the list.
    SelectRows(Selecting),
    /// Put the line with this number, from 1, on the board.
    GoToLine(u64),
    /// Filter the rows of the list.
    ShowRows(RowFilter),
    /// The contents of the find panel changed.
    FindChanged(FindForm),
    /// The find panel was closed.
    CloseFind,
    /// Show a page of the help beside the board.
    ShowHelp(HelpPage),
    /// The help beside the board was closed.
    CloseHelp,
    /// The user asked for the explanation of the control with the focus; this is its text.
    Explained(String),
    /// Change the layout of the list.
    ListLooks(ListLooks),
    /// The list needs rows that have not been read yet.
    RowsNeeded(Vec<Range<u64>>),
    /// Move a row to another place.
    MoveRow {
        /// The present place of the row.
        from: u64,
        /// The new place of the row.
        to: u64,
    },
    /// Move the selected rows, in their order, to before another row.
    MoveRows {
        /// The row that follows the moved ones.
        before: u64,
    },
    /// Move or copy the selected rows to the end of another document.
    SendRows {
        /// The other document.
        to: DocumentId,
        /// Whether the rows also stay in this document.
        keep: bool,
    },
    /// Sort the rows that the list shows.
    Sort(SortOrder),
    /// Delete all but the first of each group of duplicates that the list shows.
    DeleteDuplicates,
    /// Check all positions that have not been checked.
    CheckAll,
    /// Show the changes that repairing everything would make.
    RepairAll,
    /// Search for repairs again.
    LookForRepairs {
        /// Whether to repair positions too, and not only their text.
        in_positions: bool,
    },
    /// Select or deselect some of the proposed repairs.
    SelectRepairs {
        /// Their places in the list of repairs.
        places: Range<u64>,
        /// Whether these repairs are wanted.
        is_wanted: bool,
    },
    /// Apply the selected repairs.
    ApplyRepairs,
    /// Restore lines to their content in the file.
    Revert(RevertOrder),
    /// The user pasted or dropped text.
    Paste(String),
    /// The user pasted text while the list had the focus: several positions become rows at once.
    PasteRows(String),
    /// This text did not fit into a field.
    TextCut(Arc<String>),
    /// Put a text on a clipboard.
    Copy(Selection, String),
    /// Read the text of a clipboard so that the window can paste it.
    ReadClipboard(Selection),
    /// The clipboard text arrived too late to be pasted.
    PasteOvertaken,
    /// Open files.
    Open(Vec<PathBuf>),
    /// Open a file in the system's default program for it.
    OpenInViewer(PathBuf),
    /// Read standard input as a document.
    OpenStandardInput,
    /// Open the output of another program as a document.
    OpenInput {
        /// The bytes read so far.
        begun: Vec<u8>,
        /// Whether the rest follows on standard input.
        goes_on: bool,
    },
    /// Open a position given on the command line.
    OpenText(String),
    /// Remember settings in this file, and load those already there.
    UseSettings(PathBuf),
    /// Show the note about the first steps to users who have not seen it.
    OfferFirstSteps,
    /// Report that this run remembers nothing.
    StartSafely,
    /// Report that the scale requested by the system was unusable and has been ignored.
    ScaleSetAside,
    /// Report that a requested interface size is impossible; the value is the size used instead, in percent.
    SizeLimited(u16),
    /// An action on the recent files.
    Recent(RecentAction),
    /// Record unsaved work in this folder, and offer unsaved work left there by an earlier run.
    UseRecovery(PathBuf),
    /// Report the fault reports in this folder that the user has not seen.
    TellOfReports(PathBuf),
    /// Change a setting and remember it.
    Choose(Setting),
    /// Change a setting for this run only.
    ChooseForNow(Setting),
    /// The preferences of the desktop have changed.
    UseDesktopPrefs(DesktopPrefs),
    /// Copy the position in a given form.
    CopyAs(Form),
    /// Run a command.
    Run(Command),
    /// The user answered the question.
    Reply(Reply),
    /// An action in the program's own file dialog.
    FileDialog(FileDialogAction),
    /// Use the program's own file dialog instead of waiting for the system's dialog.
    UseOwnFileDialog,
    /// Stop a task.
    Cancel(TaskId),
    /// A task has sent an event.
    Task(TaskId, TaskEvent),
    /// Run an action as soon as the row that it needs has been read.
    WaitForRow {
        /// Why the row is not available yet.
        why: NoLine,
        /// The number of the row.
        row: u64,
        /// The action that needs the row.
        action: Box<Action>,
    },
    /// A message from one feature to another.
    Message(Message),
    /// Copy the error messages as text.
    CopyMessages,
    /// The user dismissed the message.
    DismissMessage,
    /// The window received the focus: other programs may have changed files in the meantime.
    WindowFocused,
    /// The user asked to close the window.
    WindowCloseRequested,
    /// The system is ending the program, so there is no time for questions.
    EndNow,
    /// Put a known position on the board.
    PutKnown(&'static KnownPosition),
    /// Choose arrays in the dialog of Chess960.
    Chess960Changed(Chess960Form),
    /// Draw the numbers in the Chess960 dialog at random.
    DrawChess960,
    /// Put the arrays of the Chess960 dialog on the board.
    PutChess960,
    /// An action that concerns one feature alone.
    Room(RoomAction),
    /// Open a dialog over the window.
    OpenDialog(Dialog),
    /// Close the dialog over the window.
    CloseDialog,
}

impl Action {
    /// The action for a command chosen from a menu or list. The user is not pointing at a square there, so drawing
    /// an arrow asks for its origin.
    pub fn chosen(command: Command) -> Self {
        match command {
            Command::DrawArrow => Self::AskArrow,
            _ => Self::Run(command),
        }
    }
}

impl From<Message> for Action {
    fn from(message: Message) -> Self {
        Self::Message(message)
    }
}

//! Everything that can happen to the program: what the window says, and what tasks answer.

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

/// Something that is drawn on the board; the same again in the same colour takes it away.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "the names say it")]
pub enum Annotation {
    Mark(SquareMark),
    Arrow(Arrow),
}

impl Annotation {
    /// Draws it beside what is there, or takes it away.
    pub fn toggle_in(self, annotations: &mut Annotations) {
        match self {
            Self::Mark(mark) => annotations.toggle_mark(mark),
            Self::Arrow(arrow) => annotations.toggle_arrow(arrow),
        }
    }
}

/// How the selection in the list is changed. Rows that the list does not show are never selected.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Selecting {
    /// Put a row in, or take it out.
    Toggle(u64),
    /// All rows from where the selection began up to this one.
    ExtendTo(u64),
    /// All rows that the list shows.
    All,
    /// The current row alone.
    None,
    /// The rows that are shown and not selected.
    Invert,
}

/// The answer to the question that stands in the middle of the window.
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
        /// What happens to one room alone: that room's own actions.
        #[derive(Clone, Debug, PartialEq)]
        pub enum RoomAction {
            $($(
                /// To the room of this name.
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

/// One thing that happens. Applied by [`crate::app::update`], the only place that changes the state.
#[derive(Debug)]
pub enum Action {
    /// Change the position.
    Edit(Edit, Option<Group>),
    /// Change the operations of the current line.
    EditOperations(OperationEdit, Option<Group>),
    /// What follows in this group is another step of undo.
    GroupEnded(Group),
    /// The text in the FEN field was changed by the user.
    DraftChanged(String),
    /// The FEN field was left. May come twice.
    DraftEnded,
    /// Escape was pressed in the FEN field.
    DraftCancelled,
    /// The text in the line in which pieces are entered by name was changed by the user.
    PieceListChanged(String),
    /// Enter was pressed in that line.
    PieceListEntered,
    /// That line was left. May come twice.
    PieceListEnded,
    /// Escape was pressed in that line.
    PieceListCancelled,
    /// Repair what is untidy in the text of the FEN field; ask, if there is something to choose.
    RepairFenText,
    /// Choose what the mouse does on the board.
    SelectTool(Tool),
    /// Put the keyboard's cursor on a square.
    SelectSquare(Square),
    /// Select squares, or none.
    SelectBlock(Option<Block>),
    /// Move the selected squares, or a copy of them, or take off what stands there.
    DropBlock {
        /// How many files to the right and ranks up; `None` is off the board.
        by: Option<(i8, i8)>,
        /// Whether the pieces also stay where they are.
        copies: bool,
    },
    /// Grant or revoke what belongs to the piece on a square: castling, or having just moved two.
    ToggleRight(Square),
    /// Say whether it is sure what stands on a square.
    MarkUnsure {
        /// Which.
        square: Square,
        /// Whether it is not sure.
        is_unsure: bool,
    },
    /// Say what stands on a square that was in doubt.
    SettleSquare {
        /// Which.
        square: Square,
        /// The man, or nothing.
        man: Option<Piece>,
    },
    /// Answer what a picture leaves open.
    AnswerQuestion(Answer),
    /// Draw an arrow or mark a square, or take that away.
    Annotate(Annotation),
    /// Change the position in another way than it was changed last.
    TakeOffer(Offer),
    /// An arrow is to be drawn, from the square that is chosen next.
    AskArrow,
    /// A square was chosen for an end of the arrow that is being drawn.
    ArrowAt(Square),
    /// The arrow that is being drawn is not wanted any more.
    ArrowGivenUp,
    /// Something happens while moves are played on the board.
    Play(PlayAction),
    /// A key was pressed on the board.
    BoardKey(BoardKey),
    /// Speak the language for which the system asks, unless another is chosen.
    UseSystemLocale(Locale),
    /// Show another document.
    SelectDocument(DocumentId),
    /// Close a document, asking first when it is modified.
    CloseDocument(DocumentId),
    /// Put another row on the board. It is the selection.
    SelectRow(u64),
    /// Change the selection in the list.
    SelectRows(Selecting),
    /// Put the line with this number, from 1, on the board.
    GoToLine(u64),
    /// Show only some rows in the list.
    ShowRows(RowFilter),
    /// What stands in the find panel was changed.
    FindChanged(FindForm),
    /// The find panel was closed.
    CloseFind,
    /// Show a page of the help beside the board.
    ShowHelp(HelpPage),
    /// The help beside the board was closed.
    CloseHelp,
    /// What stands where the keyboard is was asked for, and is this.
    Explained(String),
    /// Lay the list out in another way.
    ListLooks(ListLooks),
    /// The list wants rows that have to be read first.
    RowsNeeded(Vec<Range<u64>>),
    /// Move a row so that it stands at another place.
    MoveRow {
        /// Where it stands.
        from: u64,
        /// Where it is to stand.
        to: u64,
    },
    /// Move the selection, in its order, so that it stands before a row.
    MoveRows {
        /// Which.
        before: u64,
    },
    /// Move the selection, or a copy of it, to the end of another document.
    SendRows {
        /// Which.
        to: DocumentId,
        /// Whether the rows stay where they are as well.
        keep: bool,
    },
    /// Put the rows that the list shows into an order.
    Sort(SortOrder),
    /// Delete all but the first of each group of duplicates that the list shows.
    DeleteDuplicates,
    /// Check all positions that have not been.
    CheckAll,
    /// Show what repairing everything would change.
    RepairAll,
    /// Find that out once more.
    LookForRepairs {
        /// Whether positions are to be repaired as well, and not their text alone.
        in_positions: bool,
    },
    /// Say whether lines that repairing would change are to be changed, by their places among them.
    SelectRepairs {
        /// Which.
        places: Range<u64>,
        /// Whether they are.
        is_wanted: bool,
    },
    /// Repair everything as it was shown.
    ApplyRepairs,
    /// Make lines what they are in the file.
    Revert(RevertOrder),
    /// Text was pasted or dropped.
    Paste(String),
    /// Text was pasted while the list had the keyboard: several positions become rows at once.
    PasteRows(String),
    /// A field had no room for all of this text.
    TextCut(Arc<String>),
    /// Put a text on a clipboard.
    Copy(Selection, String),
    /// Get the text of a clipboard, for the window to paste.
    ReadClipboard(Selection),
    /// The text came so late that it was not pasted.
    PasteOvertaken,
    /// Open files.
    Open(Vec<PathBuf>),
    /// Open a file in the program that the system has for it.
    OpenInViewer(PathBuf),
    /// Read standard input as a document.
    OpenStandardInput,
    /// Read what a program wrote as a document.
    OpenInput {
        /// What has been read of it.
        begun: Vec<u8>,
        /// Whether the rest comes from standard input.
        goes_on: bool,
    },
    /// Open a position given on the command line.
    OpenText(String),
    /// Remember choices in this file, and take up those that are there.
    UseSettings(PathBuf),
    /// Show the note about the first steps to those who have not seen it.
    OfferFirstSteps,
    /// Say that nothing is remembered in this start.
    StartSafely,
    /// Say that the system asked for a scale that makes no sense.
    ScaleSetAside,
    /// Say that a size was asked for that is not to be had, and which one it is now, in percent.
    SizeLimited(u16),
    /// Something was done with recent files.
    Recent(RecentAction),
    /// Write down in this folder what is not saved, and offer what was left behind there.
    UseRecovery(PathBuf),
    /// Tell of the reports of faults in this folder that the user does not know of.
    TellOfReports(PathBuf),
    /// Make a choice and remember it.
    Choose(Setting),
    /// Make a choice for this start only.
    ChooseForNow(Setting),
    /// The desktop asks every program for something else than before.
    UseDesktopPrefs(DesktopPrefs),
    /// Copy the position in a form.
    CopyAs(Form),
    /// Do what a command does.
    Run(Command),
    /// The question was answered.
    Reply(Reply),
    /// Something was done in the program's own file dialog.
    FileDialog(FileDialogAction),
    /// Use the program's own file dialog instead of waiting for the system's.
    UseOwnFileDialog,
    /// Stop a task.
    Cancel(TaskId),
    /// A task has something to say.
    Task(TaskId, TaskEvent),
    /// Do something as soon as a row is there that it needs.
    WaitForRow {
        /// Why the row is not there.
        why: NoLine,
        /// Which.
        row: u64,
        /// What needs it.
        action: Box<Action>,
    },
    /// One feature tells another what follows.
    Message(Message),
    /// Copy what could not be done, as text.
    CopyMessages,
    /// The message has been read.
    DismissMessage,
    /// The window has the keyboard again: other programs may have been at work meanwhile.
    WindowFocused,
    /// The window is to be closed.
    WindowCloseRequested,
    /// The system ends the program: there is no time to ask anything.
    EndNow,
    /// Put a position that is known by name on the board.
    PutKnown(&'static KnownPosition),
    /// Choose arrays in the dialog of Chess960.
    Chess960Changed(Chess960Form),
    /// Draw the numbers in that dialog by lot.
    DrawChess960,
    /// Put the arrays of that dialog on the board.
    PutChess960,
    /// Something that belongs to one room alone.
    Room(RoomAction),
    /// Show something over the window.
    OpenDialog(Dialog),
    /// Close what is shown over the window: help or about.
    CloseDialog,
}

impl Action {
    /// What choosing a command from a list of commands does: nobody is on a square of the board there,
    /// so an arrow asks for the square on which it begins.
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

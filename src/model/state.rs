//! The state of the program: the sum of the states of its features, and the state that all of them share.
//! Plain data; only [`crate::app::update`] changes it.

mod commands;
mod documents;
mod saying;
mod task;
mod tasks;

pub use crate::command::Dialog;
use crate::command::{Command, KeyMap};
use crate::features::board::model::board_state::ReplacementOffer;
pub use crate::features::board::model::board_state::{BoardState, Tool};
use crate::features::diagram::model::FolderPieces;
use crate::features::files::model::question::WindowQuestion;
pub use crate::features::settings::model::Memory;
use crate::features::setup::model::PieceListDraft;
use crate::model::action::Action;
use std::collections::{BTreeMap, VecDeque};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use tabiya_chess::{Position, Square};
use tabiya_desktop::system::DesktopPrefs;
use tabiya_notation::fen::write_fen_as;
use tabiya_picture::Thumbnail;
use tabiya_settings::Settings;
use tabiya_text::{Locale, name_text, tr, tr_with};
pub use task::{Abandoned, AnyTask, NewTask, Task};
pub use tasks::{RunningTasks, WaitingActions};

use tabiya_collection::document::{Document, DocumentId, FenDraft, StateId};

/// The view of the board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct BoardView {
    /// Whether Black's side is at the bottom.
    pub flipped: bool,
}

/// A message for the user.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Message {
    /// A unique number, so that a repeated text counts as a new message.
    pub number: u64,
    /// The text of the message.
    pub text: String,
    /// Whether the message reports an error.
    pub is_error: bool,
    /// An action to offer with the message.
    pub offer: Option<MessageOffer>,
    /// A picture of the subject of the message.
    pub picture: Option<Arc<Thumbnail>>,
    /// The whole path of the file that the message names.
    pub path: Option<String>,
}

/// An action offered with a message, as a button beside it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum MessageOffer {
    /// Open this file in the system's default program for it.
    OpenFile(PathBuf),
    /// Show this folder, which holds the file that the message names.
    ShowFolder(PathBuf),
    /// Read the diagrams in these files, which hold no list of positions.
    ReadDiagrams(Vec<PathBuf>),
    /// Read the last picture, which was left unread because it hardly shows a board.
    ReadAnyway,
    /// Replace the last change by this one. Offered while nothing else has been done.
    Change(ReplacementOffer),
    /// Run this command. Offered while nothing else has been done.
    Run {
        /// The catalogue's id of the label of the button.
        text_id: &'static str,
        /// The command to run.
        command: Command,
        /// The document, row and content shown when the command was offered.
        seen: (DocumentId, u64, StateId),
    },
    /// Undo the last steps. Offered while nothing else has been done.
    Undo {
        /// The number of steps.
        steps: usize,
        /// The document, row and content shown when this was offered.
        seen: (DocumentId, u64, StateId),
    },
}

/// A task that only the window can carry out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum WindowEffect {
    /// Put text on the clipboard.
    CopyText(String),
    /// Request the clipboard's text, to paste it where the focus is.
    RequestPaste,
    /// Paste the requested text; `None` if none arrived.
    Pasted(Option<String>),
    /// Move the focus to the FEN field and select all of it.
    FocusFenField,
    /// Move the focus to the board.
    FocusBoard,
    /// Move the focus to the operation at this index, or to the field that adds one if there is none.
    FocusOperation(usize),
    /// Move the focus to the field for entering pieces by name, with all of it selected or with the caret where
    /// it was.
    FocusPieceList {
        /// Whether all of it is selected.
        selects: bool,
    },
    /// Move the focus to the field for entering moves.
    FocusMoves,
    /// Move the focus to the moves that follow.
    FocusNextMoves,
    /// Move the focus to the engine panel.
    FocusEngine,
    /// Move the focus to the card for playing on against an engine.
    FocusPlayOn,
    /// Open the menu of pieces on this square.
    OpenPieceMenu(Square),
    /// Scroll the list to the current row.
    ShowCurrentRow,
    /// Scroll the list of this document so that it begins with this row.
    ShowFrom(DocumentId, u64),
    /// Move the focus to the help beside the board.
    FocusHelp,
    /// Explain the control that has the focus.
    ExplainHere,
    /// Move the focus to the find panel and select its text.
    FocusFind,
    /// Fit the size of the window to this zoom in percent.
    FollowZoom(u16),
    /// Close the window.
    Quit,
}

/// A task of one of the features.
pub type RunningTask = tasks::RunningTaskOf<State>;

/// The state that all features share. Each feature receives it together with its own part.
#[derive(Debug)]
pub struct Shared {
    /// The open documents, in the order of their tabs. Never empty.
    pub documents: Vec<Document>,
    /// The index of the document shown.
    pub active: usize,
    /// The text being typed in the FEN field.
    pub draft: Option<FenDraft>,
    /// The text being typed in the field for entering pieces by name.
    pub piece_list: Option<PieceListDraft>,
    /// The view of the board.
    pub view: BoardView,
    /// The language of the system.
    pub system_locale: Locale,
    /// The settings that the user has chosen permanently.
    pub settings: Settings,
    /// The preferences of the desktop.
    pub desktop_prefs: DesktopPrefs,
    /// The keys of the commands.
    pub keys: KeyMap,
    /// The message to show until something else happens.
    pub message: Option<Message>,
    /// Error messages, each kept until the user dismisses it.
    pub failures: Vec<String>,
    /// The error messages about diagrams. A successful diagram clears them.
    diagram_failures: Vec<String>,
    /// The error messages about files that could not be opened. Each goes when its file is open.
    file_failures: Vec<(PathBuf, String)>,
    /// The errors that name a file, each with its whole path.
    failure_paths: Vec<(String, String)>,
    /// The last change in words, for screen readers.
    pub announcement: String,
    /// The questions that the user must answer first, in order.
    pub questions: VecDeque<WindowQuestion>,
    /// The dialog over the window.
    pub dialog: Option<Dialog>,
    /// The folder of pieces requested last.
    pub folder_pieces: Option<FolderPieces>,
    /// For each document, the actions that wait until a row has been read.
    pub waiting: BTreeMap<DocumentId, WaitingActions>,
    /// The running tasks.
    pub tasks: RunningTasks<State>,
    /// The folder of the last file used.
    pub folder: Option<PathBuf>,
    /// The folder that holds the record of unsaved work.
    pub recovery_folder: Option<PathBuf>,
    /// Work for the window after this frame.
    pub effects: Vec<WindowEffect>,
    /// Actions to be applied next.
    sent: VecDeque<Action>,
    next_number: u64,
}

impl Shared {
    /// Creates the state with a new document in the start position.
    fn new() -> Self {
        let mut shared = Self {
            documents: Vec::new(),
            active: 0,
            draft: None,
            piece_list: None,
            view: BoardView::default(),
            system_locale: Locale::default(),
            settings: Settings::default(),
            desktop_prefs: DesktopPrefs::default(),
            keys: KeyMap::default(),
            message: None,
            failures: Vec::new(),
            diagram_failures: Vec::new(),
            file_failures: Vec::new(),
            failure_paths: Vec::new(),
            announcement: String::new(),
            questions: VecDeque::new(),
            dialog: None,
            folder_pieces: None,
            waiting: BTreeMap::new(),
            tasks: RunningTasks::default(),
            folder: None,
            recovery_folder: None,
            effects: Vec::new(),
            sent: VecDeque::new(),
            next_number: 0,
        };
        let first = shared.new_document();
        shared.documents.push(first);
        shared
    }

    /// Queues an action to be applied next; see [`crate::app::update`].
    pub(crate) fn send(&mut self, action: impl Into<Action>) {
        self.sent.push_back(action.into());
    }

    /// Takes the action that was queued first.
    pub(crate) fn take_sent(&mut self) -> Option<Action> {
        self.sent.pop_front()
    }

    /// Returns a number not used before.
    pub fn next_number(&mut self) -> u64 {
        self.next_number += 1;
        self.next_number
    }

    /// Creates a document with the start position, without adding it to the open ones.
    pub fn new_document(&mut self) -> Document {
        let id = DocumentId(self.next_number());
        let start = write_fen_as(&Position::start(), self.settings.fen_style());
        Document::new(id, [start.into_bytes()])
    }

    /// The document shown.
    pub fn document(&self) -> &Document {
        &self.documents[self.active]
    }

    /// The document shown, mutably.
    pub fn document_mut(&mut self) -> &mut Document {
        &mut self.documents[self.active]
    }

    /// A document by its id.
    pub fn document_by_id(&self, id: DocumentId) -> Option<&Document> {
        self.documents.iter().find(|document| document.id() == id)
    }

    /// A document by its id, mutably.
    pub fn document_mut_by_id(&mut self, id: DocumentId) -> Option<&mut Document> {
        self.documents
            .iter_mut()
            .find(|document| document.id() == id)
    }

    /// The question that must be answered now.
    pub fn question(&self) -> Option<&WindowQuestion> {
        self.questions.front()
    }

    /// Ends the editing of the FEN field. The text remains as the user left it and forms a separate undo step.
    pub fn end_draft(&mut self) {
        if let Some(draft) = self.draft.take() {
            self.document_mut().end_group(draft.session);
        }
    }

    /// The display name of a document: the name of its file, of the file in an archive that it was read
    /// from, or of the file that it was recovered for, or else "Untitled".
    pub fn name_of(document: &Document) -> String {
        let name_in = |path: &Path| Some(name_text(path.file_name()?));
        let path = document.path().or(document.origin());
        if let Some(name) = path.and_then(name_in) {
            return name;
        }
        match document.meant_for().and_then(name_in) {
            Some(name) => tr_with("recovered-name", &[("name", name.into())]),
            None => tr("untitled"),
        }
    }
}

macro_rules! define_state {
    ($($(#[$doc:meta])* $part:ident: $state:ty { $($row:tt)* })*) => {
        /// The whole state: the data that all features need, and each feature's part.
        #[derive(Debug, Default)]
        pub struct State {
            /// The state that all features share.
            pub shared: Shared,
            $(
                $(#[$doc])*
                pub $part: $state,
            )*
        }
    };
}
rooms!(define_state);

impl State {
    /// Creates the state with a new document in the start position.
    pub fn new() -> Self {
        Self::default()
    }

    /// The function of the mouse and of the keys on the board: the chosen tool, except in a trial while moves are played,
    /// in which they set up the position.
    pub fn tool_in_use(&self) -> Tool {
        match self.board.tool {
            Tool::Play if self.play.is_free(self.shared.shown()) => Tool::Pointer,
            tool => tool,
        }
    }

    /// Whether a write or copy is in progress that should not be cut off.
    pub fn is_writing(&self) -> bool {
        let mut tasks = self.shared.tasks.iter();
        self.recovery.is_busy() || tasks.any(|running| running.task.is_writing())
    }

    /// The display name of a document: see [`Shared::name_of`].
    pub fn name_of(document: &Document) -> String {
        Shared::name_of(document)
    }
}

impl Default for Shared {
    fn default() -> Self {
        Self::new()
    }
}

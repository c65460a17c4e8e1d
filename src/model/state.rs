//! What the program knows: the sum of what its features know, and what all of them need. Plain data;
//! only [`crate::app::update`] changes it.

mod commands;
mod documents;
mod going_on;
mod preferences;
mod saying;
mod task;
mod tasks;
mod waiting;

pub use crate::command::Dialog;
use crate::command::{Command, KeyMap};
pub use crate::features::board::model::board_state::{BoardState, Tool};
use crate::features::board::model::offer::Offer;
use crate::features::diagram::model::FolderPieces;
use crate::features::files::model::question::Question;
pub use crate::features::settings::model::memory::Memory;
use crate::features::setup::model::piece_list_draft::PieceListDraft;
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
pub use tasks::RunningTasks;
pub use waiting::Waiting;

use std::ops::Deref;
use tabiya_collection::document::{Document, DocumentId, FenDraft, StateId};

/// How things are shown.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct View {
    /// Whether Black's side is below.
    pub flipped: bool,
}

/// Something that the user should know.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Message {
    /// No other has it: what is said twice is said anew.
    pub number: u64,
    /// What happened.
    pub text: String,
    /// Whether something could not be done.
    pub is_error: bool,
    /// What can be done about it.
    pub offer: Option<MessageOffer>,
    /// What it is about, to be seen.
    pub picture: Option<Arc<Thumbnail>>,
}

/// What can be done about a message: a button beside it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum MessageOffer {
    /// Open this file in the program that the system has for it.
    OpenFile(PathBuf),
    /// Take this change in the place of the last one, while nothing else has been done.
    Change(Offer),
    /// Do what this command does, while nothing else has been done.
    Run {
        /// What the button says.
        text_id: &'static str,
        /// The command.
        command: Command,
        /// What was shown when it was offered.
        seen: (DocumentId, u64, StateId),
    },
}

/// Something that only the window can do.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Effect {
    /// Put text on the clipboard.
    CopyText(String),
    /// Ask for the clipboard's text, to paste it where the keyboard is.
    RequestPaste,
    /// Paste the text that was asked for, if it has come.
    Pasted(Option<String>),
    /// Put the keyboard into the FEN field, with all of it selected.
    FocusFenField,
    /// Put the keyboard on the board.
    FocusBoard,
    /// Put the keyboard into the operation with this number, or where one is added if there is none.
    FocusOperation(usize),
    /// Put the keyboard into the line in which pieces are entered by name, with all of it selected or
    /// with the caret where it was.
    FocusPieceList {
        /// Whether all of it is selected.
        selects: bool,
    },
    /// Put the keyboard into the line in which moves are typed.
    FocusMoves,
    /// Put the keyboard into the panel of the engines.
    FocusEngine,
    /// Open the menu of pieces on this square.
    OpenPieceMenu(Square),
    /// Scroll the list to the current row.
    ShowCurrentRow,
    /// Let the list of this document begin with this row.
    ShowFrom(DocumentId, u64),
    /// Put the keyboard into the help beside the board.
    FocusHelp,
    /// Say what stands where the keyboard is.
    ExplainHere,
    /// Put the keyboard into the find panel, with what stands there selected.
    FocusFind,
    /// Close the window.
    Quit,
}

/// A task of one of the features.
pub type RunningTask = tasks::RunningTask<State>;

/// What all features need. Each of them gets it beside its own part.
#[derive(Debug)]
pub struct Shared {
    /// The open documents, in the order of their tabs. Never empty.
    pub documents: Vec<Document>,
    /// Which of them is shown.
    pub active: usize,
    /// What is being typed in the FEN field.
    pub draft: Option<FenDraft>,
    /// What is being typed in the line in which pieces are entered by name.
    pub piece_list: Option<PieceListDraft>,
    /// How things are shown.
    pub view: View,
    /// The language for which the system asks.
    pub system_locale: Locale,
    /// What the user has chosen for good.
    pub settings: Settings,
    /// What the desktop asks of every program.
    pub desktop_prefs: DesktopPrefs,
    /// The keys of the commands.
    pub keys: KeyMap,
    /// What the user should know until something else happens.
    pub message: Option<Message>,
    /// What could not be done, each until the user has taken note.
    pub failures: Vec<String>,
    /// Those of them that are about diagrams: a diagram that is made clears them.
    diagram_failures: Vec<String>,
    /// The last change, in words, for those who do not see the board.
    pub announcement: String,
    /// What must be answered first, in this order.
    pub questions: VecDeque<Question>,
    /// What is shown over the window.
    pub dialog: Option<Dialog>,
    /// The folder of pieces that was asked for last.
    pub folder_pieces: Option<FolderPieces>,
    /// What waits for a row to be read, of each document for itself.
    pub waiting: BTreeMap<DocumentId, Waiting>,
    /// Tasks that have not ended.
    pub tasks: RunningTasks<State>,
    /// The folder of the last file.
    pub folder: Option<PathBuf>,
    /// The folder in which unsaved work is written down.
    pub recovery_folder: Option<PathBuf>,
    /// What the window is to do after this frame.
    pub effects: Vec<Effect>,
    /// What is to be applied next.
    sent: VecDeque<Action>,
    next_number: u64,
}

impl Shared {
    /// A new document with the start position.
    fn new() -> Self {
        let mut shared = Self {
            documents: Vec::new(),
            active: 0,
            draft: None,
            piece_list: None,
            view: View::default(),
            system_locale: Locale::default(),
            settings: Settings::default(),
            desktop_prefs: DesktopPrefs::default(),
            keys: KeyMap::default(),
            message: None,
            failures: Vec::new(),
            diagram_failures: Vec::new(),
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

    /// Lets an action be applied next: see [`crate::app::update`].
    pub(crate) fn send(&mut self, action: impl Into<Action>) {
        self.sent.push_back(action.into());
    }

    /// What was sent first.
    pub(crate) fn take_sent(&mut self) -> Option<Action> {
        self.sent.pop_front()
    }

    /// A number that has not been used.
    pub fn next_number(&mut self) -> u64 {
        self.next_number += 1;
        self.next_number
    }

    /// A new document with the start position, not yet among the others.
    pub fn new_document(&mut self) -> Document {
        let id = DocumentId(self.next_number());
        let start = write_fen_as(&Position::start(), self.settings.fen_style());
        Document::new(id, [start.into_bytes()])
    }

    /// The document that is shown.
    pub fn document(&self) -> &Document {
        &self.documents[self.active]
    }

    /// The document that is shown, to be changed.
    pub fn document_mut(&mut self) -> &mut Document {
        &mut self.documents[self.active]
    }

    /// A document by its id.
    pub fn document_by_id(&self, id: DocumentId) -> Option<&Document> {
        self.documents.iter().find(|document| document.id() == id)
    }

    /// A document by its id, to be changed.
    pub fn document_mut_by_id(&mut self, id: DocumentId) -> Option<&mut Document> {
        self.documents
            .iter_mut()
            .find(|document| document.id() == id)
    }

    /// What must be answered now.
    pub fn question(&self) -> Option<&Question> {
        self.questions.front()
    }

    /// Ends what is being typed in the FEN field. It stays as the user has left it, and is a step of
    /// undo of its own.
    pub fn end_draft(&mut self) {
        if let Some(draft) = self.draft.take() {
            self.document_mut().end_group(draft.session);
        }
    }

    /// The name of a document for people: its file's, that of the file in an archive that it was read
    /// from, that of the file that it was recovered for, or "Untitled".
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
    ($($(#[$doc:meta])* $part:ident: $type:ty $(=> $name:ident($action:ty), $update:path)?;)*) => {
        /// Everything. What all features need is read as if it were the state's own; who changes it names it.
        #[derive(Debug, Default)]
        pub struct State {
            /// What all features need.
            pub shared: Shared,
            $(
                $(#[$doc])*
                pub $part: $type,
            )*
        }
    };
}
rooms!(define_state);

impl State {
    /// A new document with the start position.
    pub fn new() -> Self {
        Self::default()
    }

    /// Whether something is being written or copied that should not be cut off.
    pub fn is_writing(&self) -> bool {
        let mut tasks = self.tasks.iter();
        self.recovery.is_busy() || tasks.any(|running| running.task.is_writing())
    }

    /// The name of a document for people: see [`Shared::name_of`].
    pub fn name_of(document: &Document) -> String {
        Shared::name_of(document)
    }
}

impl Deref for State {
    type Target = Shared;

    fn deref(&self) -> &Shared {
        &self.shared
    }
}

impl Default for Shared {
    fn default() -> Self {
        Self::new()
    }
}

//! What the program knows. Plain data; only [`crate::app::update`] changes it.

mod commands;
mod saying;
mod task;
mod tasks;
mod waiting;

pub use crate::command::Sheet;
use crate::features::board::model::arrow_draft::ArrowDraft;
use crate::features::board::model::block::{Block, MovingBlock};
use crate::features::board::model::compared::Compared;
use crate::features::diagram::model::{DiagramForm, FolderPieces};
use crate::features::files::model::closing::Closing;
use crate::features::files::model::file_dialog::FileDialog;
use crate::features::files::model::question::{Again, Question};
use crate::features::find::model::FindForm;
use crate::features::help::model::first_steps::FirstSteps;
use crate::features::help::model::help_page::HelpPage;
use crate::features::list::model::list_looks::ListLooks;
use crate::features::list::model::mending::Mending;
use crate::features::pages::model::PagesDialog;
use crate::features::recovery::model::Recovery;
use crate::features::session::model::SessionMemory;
use crate::features::setup::model::chess960_form::Chess960Form;
use crate::features::setup::model::piece_list_draft::PieceListDraft;
pub use task::{Abandoned, AnyTask, NewTask, Task};
pub use tasks::{RunningTask, RunningTasks};
pub use waiting::Waiting;

use crate::app::action::Action;
use crate::chess::{Piece, Position, Square};
use crate::command::KeyMap;
use crate::document::{Document, DocumentId, FenDraft};
use crate::features::diagram::DiagramOrder;
use crate::features::files::{CollectionFile, FileNow};
use crate::notation::fen::write_fen_as;
use crate::settings::{Setting, Settings};
use crate::system::DesktopPrefs;
use crate::text::{Locale, name_text, tr, tr_with};
use std::collections::{BTreeMap, VecDeque};
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// What the mouse does on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tool {
    /// Moves pieces.
    Pointer,
    /// Takes pieces off.
    Eraser,
    /// Puts this piece.
    Brush(Piece),
}

/// How things are shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct View {
    /// Whether Black's side is below.
    pub flipped: bool,
}

/// Something that the user should know.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Message {
    /// What happened.
    pub text: String,
    /// Whether something could not be done.
    pub is_error: bool,
}

/// Where choices are remembered, and which are not there yet.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Memory {
    /// The settings file; none means that nothing is remembered.
    pub file: Option<PathBuf>,
    /// Choices that are still to be written.
    pub unwritten: Vec<Setting>,
    /// Choices of this start only, from the command line.
    pub given: Vec<Setting>,
    /// Whether the user has asked for a start without all of that.
    pub is_safe: bool,
    /// Why choices were not remembered, or the file is not that of the user's choices; none while all
    /// is well.
    pub fault: Option<String>,
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

/// Everything.
#[derive(Debug)]
pub struct State {
    /// The open documents, in the order of their tabs. Never empty.
    pub documents: Vec<Document>,
    /// Which of them is shown.
    pub active: usize,
    /// What is being typed in the FEN field.
    pub draft: Option<FenDraft>,
    /// What is being typed in the line in which pieces are entered by name.
    pub piece_list: Option<PieceListDraft>,
    /// Texts of the FEN field that could not be read and were replaced from elsewhere, newest last.
    pub broken_texts: Vec<String>,
    /// The last text for which a field had no room.
    pub cut_text: Option<Arc<String>>,
    /// What the mouse does on the board.
    pub tool: Tool,
    /// The keyboard's cursor on the board.
    pub cursor: Square,
    /// The square to which typing has just come from the end of a rank by itself. While the cursor is
    /// there, going to the next rank is meant to go nowhere, as in the text of a FEN.
    pub wrapped_to: Option<Square>,
    /// Whether a piece that is put also appears mirrored, for the other side.
    pub symmetric: bool,
    /// The selected squares.
    pub block: Option<Block>,
    /// The arrow that is being drawn by keys.
    pub arrow: Option<ArrowDraft>,
    /// The block that keys are moving.
    pub moving: Option<MovingBlock>,
    /// What the board is compared with.
    pub compared: Option<Compared>,
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
    /// Where that is remembered.
    pub memory: Memory,
    /// What the user should know until something else happens.
    pub message: Option<Message>,
    /// What could not be done, each until the user has taken note.
    pub failures: Vec<String>,
    /// Those of them that are about diagrams: one that is made has put them right.
    diagram_failures: Vec<String>,
    /// The last change, in words, for those who do not see the board.
    pub announcement: String,
    /// What must be answered first, in this order.
    pub questions: VecDeque<Question>,
    /// The note for those who see the program for the first time, while it is shown.
    pub first_steps: Option<FirstSteps>,
    /// What is shown over the window.
    pub sheet: Option<Sheet>,
    /// What is chosen in the sheet of Chess960 arrays.
    pub chess960: Chess960Form,
    /// What is chosen for a diagram.
    pub diagram: DiagramForm,
    /// The diagram for which another place is being chosen.
    pub diagram_elsewhere: Option<Again<DiagramOrder>>,
    /// The dialog for diagram sheets.
    pub pages: PagesDialog,
    /// The folder of pieces that was asked for last.
    pub folder_pieces: Option<FolderPieces>,
    /// The find panel, while it is open.
    pub find: Option<FindForm>,
    /// The page of the help beside the board, while it is open.
    pub help: Option<HelpPage>,
    /// What stood in the find panel when it was closed.
    pub closed_find: Option<FindForm>,
    /// How the list of positions is laid out.
    pub list: ListLooks,
    /// What mending everything would change, while the sheet shows it.
    pub mending: Option<Mending>,
    /// What waits for a row to be read, of each document for itself.
    pub waiting: BTreeMap<DocumentId, Waiting>,
    /// The program's own file dialog.
    pub file_dialog: Option<FileDialog>,
    /// Whether it is used at once, as the system's has not answered.
    pub uses_own_dialogs: bool,
    /// What is being closed.
    pub closing: Option<Closing>,
    /// Tasks that have not ended.
    pub tasks: RunningTasks,
    /// What is to be done with the clipboard when the task before is done.
    pub clipboard_turns: VecDeque<NewTask>,
    /// Files that wait to be read.
    pub to_open: VecDeque<CollectionFile>,
    /// What other programs did to files, as far as the user has been asked about it.
    pub noticed: BTreeMap<DocumentId, FileNow>,
    /// What is written down in case the program ends too early, and what was left behind.
    pub recovery: Recovery,
    /// What the next start finds as it is now.
    pub session: SessionMemory,
    /// The folder of the last file.
    pub folder: Option<PathBuf>,
    /// What the window is to do after this frame.
    pub effects: Vec<Effect>,
    /// What is to be applied next.
    sent: VecDeque<Action>,
    next_number: u64,
}

impl State {
    /// A new document with the start position.
    pub fn new() -> Self {
        let mut state = Self {
            documents: Vec::new(),
            active: 0,
            draft: None,
            piece_list: None,
            broken_texts: Vec::new(),
            cut_text: None,
            tool: Tool::Pointer,
            cursor: Square::A8,
            wrapped_to: None,
            symmetric: false,
            block: None,
            arrow: None,
            moving: None,
            compared: None,
            view: View { flipped: false },
            system_locale: Locale::default(),
            settings: Settings::default(),
            desktop_prefs: DesktopPrefs::default(),
            keys: KeyMap::default(),
            memory: Memory::default(),
            message: None,
            failures: Vec::new(),
            diagram_failures: Vec::new(),
            announcement: String::new(),
            questions: VecDeque::new(),
            first_steps: None,
            sheet: None,
            chess960: Chess960Form::default(),
            diagram: DiagramForm::default(),
            diagram_elsewhere: None,
            pages: PagesDialog::default(),
            folder_pieces: None,
            find: None,
            help: None,
            closed_find: None,
            list: ListLooks::default(),
            mending: None,
            waiting: BTreeMap::new(),
            file_dialog: None,
            uses_own_dialogs: false,
            closing: None,
            tasks: RunningTasks::default(),
            clipboard_turns: VecDeque::new(),
            to_open: VecDeque::new(),
            noticed: BTreeMap::new(),
            recovery: Recovery::default(),
            session: SessionMemory::default(),
            folder: None,
            effects: Vec::new(),
            sent: VecDeque::new(),
            next_number: 0,
        };
        let first = state.new_document();
        state.documents.push(first);
        state
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

impl Default for State {
    fn default() -> Self {
        Self::new()
    }
}

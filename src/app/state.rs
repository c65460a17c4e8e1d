//! What the program knows: the sum of what its features know, and what all of them need. Plain data;
//! only [`crate::app::update`] changes it.

mod commands;
mod documents;
mod preferences;
mod saying;
mod shared;
mod task;
mod tasks;
mod waiting;

pub use crate::command::Sheet;
pub use crate::features::board::model::board_state::{BoardState, Tool};
use crate::features::clipboard::model::ClipboardState;
use crate::features::diagram::model::DiagramState;
use crate::features::fen::model::FenState;
use crate::features::files::model::files_state::FilesState;
use crate::features::find::model::FindState;
use crate::features::help::model::help_state::HelpState;
use crate::features::list::model::list_state::ListState;
use crate::features::pages::model::PagesDialog;
use crate::features::recovery::model::Recovery;
use crate::features::session::model::SessionMemory;
pub use crate::features::settings::model::memory::Memory;
use crate::features::setup::model::setup_state::SetupState;
pub use shared::{Effect, Message, RunningTask, Shared, View};
pub use task::{Abandoned, AnyTask, NewTask, Task};
pub use tasks::RunningTasks;
pub use waiting::Waiting;

use crate::document::Document;
use std::ops::Deref;

/// Everything. What all features need is read as if it were the state's own; who changes it names it.
#[derive(Debug)]
pub struct State {
    /// What all features need.
    pub shared: Shared,
    /// The board beside its position.
    pub board: BoardState,
    /// The FEN field.
    pub fen: FenState,
    /// Setting positions up.
    pub setup: SetupState,
    /// Finding.
    pub find: FindState,
    /// The list of positions.
    pub list: ListState,
    /// Opening, saving and closing.
    pub files: FilesState,
    /// The help and the first steps.
    pub help: HelpState,
    /// The dialog for a diagram.
    pub diagram: DiagramState,
    /// The dialog for pages with diagrams.
    pub pages: PagesDialog,
    /// What waits for the clipboard.
    pub clipboard: ClipboardState,
    /// What is written down in case the program ends too early, and what was left behind.
    pub recovery: Recovery,
    /// What the next start finds as it is now.
    pub session: SessionMemory,
    /// Where choices are remembered.
    pub memory: Memory,
}

impl State {
    /// A new document with the start position.
    pub fn new() -> Self {
        Self {
            shared: Shared::new(),
            board: BoardState::default(),
            fen: FenState::default(),
            setup: SetupState::default(),
            find: FindState::default(),
            list: ListState::default(),
            files: FilesState::default(),
            help: HelpState::default(),
            diagram: DiagramState::default(),
            pages: PagesDialog::default(),
            clipboard: ClipboardState::default(),
            recovery: Recovery::default(),
            session: SessionMemory::default(),
            memory: Memory::default(),
        }
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

    /// How many more documents may be opened, once all is read that is asked for.
    pub fn room(&self) -> usize {
        self.files.room(&self.shared)
    }
}

impl Deref for State {
    type Target = Shared;

    fn deref(&self) -> &Shared {
        &self.shared
    }
}

impl Default for State {
    fn default() -> Self {
        Self::new()
    }
}

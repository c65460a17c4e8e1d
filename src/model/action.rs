//! Everything that can happen to the program: requests from the window and answers from tasks.

pub use crate::features::board::model::action::{Annotation, BoardKey, CursorStep};
pub use crate::features::changes::model::RevertOrder;
pub use crate::features::files::model::file_dialog::FileDialogAction;
pub use crate::features::files::model::question::Reply;
pub use crate::features::list::model::action::SelectionStep;
pub use crate::features::list::model::list_state::RowFilter;
pub use crate::features::session::model::RecentAction;
pub use crate::model::room_action::*;

use crate::command::{Command, Dialog};
use crate::reach::Reach;
use std::fmt;
use tabiya_collection::document::{DocumentId, Edit, StateId, UndoGroup};
use tabiya_desktop::tasks::{TaskEvent, TaskId};
use tabiya_lines::NoLine;

/// One event or request. Only [`crate::app::update`] applies it, because only that module changes the state.
#[derive(Debug)]
pub enum Action {
    /// An action of one feature.
    Room(RoomAction),
    /// Run a command.
    Run(Command),
    /// End a group of edits: later edits with this group form another undo step.
    GroupEnded(UndoGroup),
    /// Show another document.
    SelectDocument(DocumentId),
    /// Remove a document from the open ones.
    RemoveDocument(DocumentId),
    /// Stop a task.
    Cancel(TaskId),
    /// A task has sent an event.
    Task(TaskId, TaskEvent),
    /// Run an action as soon as the row that it needs has been read.
    WaitForRow {
        /// The reason why the row is not available yet.
        why: NoLine,
        /// The number of the row.
        row: u64,
        /// The action that needs the row.
        action: Box<Action>,
    },
    /// Run the actions that waited for a row of a document.
    ResumeWaiting(DocumentId),
    /// Report a success, after the actions that were sent before.
    Inform(String),
    /// Report a success, with a button that undoes it if the content has changed since then.
    InformWithUndo(String, (DocumentId, u64, StateId)),
    /// Report a change of the position with this text, and offer another edit that replaces it.
    OfferChange(String, &'static str, Edit),
    /// Announce a change to screen readers, after the actions that were sent before.
    Announce(String),
    /// The user dismissed the message.
    DismissMessage,
    /// The window received the focus: other programs may have changed files in the meantime.
    WindowFocused,
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
            Command::DrawArrow => BoardAction::AskArrow.into(),
            _ => Self::Run(command),
        }
    }

    /// Its relation to the document that is shown when the action is applied. Going to another document, opening,
    /// closing and quitting do not belong to any document.
    pub fn reach(&self) -> Reach {
        match self {
            Self::Room(action) => action.reach(),
            Self::Run(command) => command.row().reach,
            Self::GroupEnded(_) => Reach::Reads,
            Self::WaitForRow { .. } => Reach::Changes,
            Self::SelectDocument(_)
            | Self::RemoveDocument(_)
            | Self::Cancel(_)
            | Self::Task(..)
            | Self::ResumeWaiting(_)
            | Self::Inform(_)
            | Self::InformWithUndo(..)
            | Self::OfferChange(..)
            | Self::Announce(_)
            | Self::DismissMessage
            | Self::WindowFocused
            | Self::OpenDialog(_)
            | Self::CloseDialog => Reach::Window,
        }
    }

    /// The innermost action, for reports: a feature's action instead of the one that wraps it.
    pub fn inner(&self) -> &dyn fmt::Debug {
        match self {
            Self::Room(action) => action.inner(),
            action => action,
        }
    }
}

impl<T: Into<RoomAction>> From<T> for Action {
    fn from(action: T) -> Self {
        Self::Room(action.into())
    }
}

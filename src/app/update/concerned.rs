//! Determines the document that an action concerns, so that only actions on that document wait for it.

use crate::command::Reach;
use crate::model::action::Action;
use crate::model::state::Shared;
use tabiya_collection::document::DocumentId;

/// The document that an action reads or changes; `None` if it concerns the window, the program or
/// other documents as wholes.
///
/// An action on the document shown belongs to the one shown when it runs. Going to
/// another document, opening, closing and quitting concern none: closing asks about waiting actions.
pub(super) fn document_of(shared: &Shared, action: &Action) -> Option<DocumentId> {
    let is_free = match action {
        Action::Run(command) => command.row().reach == Reach::Window,
        action => is_free(action),
    };
    (!is_free).then(|| shared.document().id())
}

fn is_free(action: &Action) -> bool {
    // An action that is not listed here reads or changes the document.
    matches!(
        action,
        Action::Task(..)
            | Action::Cancel(_)
            | Action::Message(_)
            | Action::DismissMessage
            | Action::CopyMessages
            | Action::EndNow
            | Action::WindowFocused
            | Action::WindowCloseRequested
            | Action::CloseDocument(_)
            | Action::SelectDocument(_)
            | Action::Reply(_)
            | Action::Open(_)
            | Action::OpenInViewer(_)
            | Action::OpenStandardInput
            | Action::OpenInput { .. }
            | Action::OpenText(_)
            | Action::Recent(_)
            | Action::Room(_)
            | Action::UseSettings(_)
            | Action::UseSystemLocale(_)
            | Action::UseRecovery(_)
            | Action::StartSafely
            | Action::OfferFirstSteps
            | Action::TellOfReports(_)
            | Action::Choose(_)
            | Action::ChooseForNow(_)
            | Action::UseDesktopPrefs(_)
            | Action::FileDialog(_)
            | Action::UseOwnFileDialog
            | Action::Copy(..)
            | Action::ReadClipboard(_)
            | Action::PasteOvertaken
            | Action::SelectTool(_)
            | Action::FindChanged(_)
            | Action::CloseFind
            | Action::ShowHelp(_)
            | Action::CloseHelp
            | Action::Explained(_)
            | Action::ListLooks(_)
            | Action::RowsNeeded(_)
            | Action::Chess960Changed(_)
            | Action::DrawChess960
            | Action::OpenDialog(_)
            | Action::CloseDialog
    )
}

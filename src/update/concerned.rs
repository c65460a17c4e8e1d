//! Which document an action is about, so that only what concerns a document waits for it.

use crate::action::Action;
use crate::command::Command;
use crate::document::DocumentId;
use crate::state::State;

/// The document that an action reads or changes; `None` when it concerns the window, the program or
/// other documents as wholes.
///
/// What works on the document that is shown belongs to the one that is shown when it is done. Going to
/// another document, opening, closing and quitting concern none: closing asks about what waits.
pub(super) fn document_of(state: &State, action: &Action) -> Option<DocumentId> {
    let is_free = match action {
        Action::Run(command) => is_about_window(*command),
        action => is_free(action),
    };
    (!is_free).then(|| state.document().id())
}

fn is_free(action: &Action) -> bool {
    // Whatever is not named here reads or changes the document.
    matches!(
        action,
        Action::Job(..)
            | Action::Cancel(_)
            | Action::DismissMessage
            | Action::CopyMessages
            | Action::EndNow
            | Action::WindowFocused
            | Action::WindowCloseRequested
            | Action::CloseDocument(_)
            | Action::SelectDocument(_)
            | Action::Reply(_)
            | Action::Open(_)
            | Action::OpenStandardInput
            | Action::OpenInput { .. }
            | Action::OpenText(_)
            | Action::Recent(_)
            | Action::Session(_)
            | Action::Recovery(_)
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
            | Action::Diagram(_)
            | Action::Pages(_)
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
            | Action::OpenSheet(_)
            | Action::CloseSheet
    )
}

fn is_about_window(command: Command) -> bool {
    use Command as C;
    command.board_look().is_some()
        || command.locale().is_some()
        || command.is_about_sight()
        || matches!(
            command,
            C::New
                | C::Open
                | C::OpenFolder
                | C::OpenRecent
                | C::ClearRecent
                | C::BringBackRecent
                | C::RememberRecent
                | C::ReopenFiles
                | C::RecoverWork
                | C::StopWaiting
                | C::Close
                | C::Quit
                | C::Paste
                | C::Settings
                | C::FenStyle
                | C::GoToLine
                | C::Find
                | C::FindDuplicates
                | C::Sort
                | C::KnownPositions
                | C::Chess960
                | C::PointerTool
                | C::EraserTool
                | C::SymmetricPlacement
                | C::FlipBoard
                | C::ShowCoordinates
                | C::ListOrGrid
                | C::FollowSystemLanguage
                | C::FollowSystemTheme
                | C::LightTheme
                | C::DarkTheme
                | C::NextDocument
                | C::PreviousDocument
                | C::Palette
                | C::Help
                | C::ExplainHere
                | C::Gestures
                | C::FirstSteps
                | C::Keys
                | C::About
        )
}

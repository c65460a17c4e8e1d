//! Actions on files.

mod asking;
mod closing;
mod file_dialog;
mod files;
mod may_save;
mod other;
mod positions;
mod saving;
mod watching;

use crate::features::files::model::action::FilesAction;
use crate::features::files::model::files_state::{FilesState, ReturningGames};
use crate::features::files::tasks::return_games::return_games;
use crate::features::files::tasks::{fen_file, open_in_viewer};
use crate::features::session::model::SessionMemory;
use crate::model::state::Shared;
use tabiya_collection::document::DocumentId;
use tabiya_desktop::tasks::Runner;

/// Handles actions on files.
pub(crate) fn apply(
    own: &mut FilesState,
    shared: &mut Shared,
    action: FilesAction,
    runner: &mut dyn Runner,
    session: &SessionMemory,
) {
    match action {
        FilesAction::New => files::new(shared),
        FilesAction::AskOpen => asking::ask_open(own, shared, runner),
        FilesAction::AskOpenFolder => asking::ask_open_folder(own, shared, runner),
        FilesAction::Open(paths) => files::open(own, shared, paths, runner),
        FilesAction::OpenAgain(all) => files::open_again(own, shared, all, runner),
        FilesAction::OpenStandardInput => files::open_input(own, shared, Vec::new(), true, runner),
        FilesAction::OpenInput { begun, goes_on } => {
            files::open_input(own, shared, begun, goes_on, runner);
        }
        FilesAction::OpenText(text) => files::open_text(own, shared, text, runner),
        FilesAction::ContinueOpening => files::continue_opening(own, shared, runner),
        FilesAction::StopOpening => files::forget_others(own, &session.awaited),
        FilesAction::ForgetToOpen(path) => own.to_open.retain(|file| file.path != path),
        FilesAction::OpenInViewer(path) => open_in_viewer::open(shared, path, None, runner),
        FilesAction::AskAppend => asking::ask_append(own, shared, runner),
        FilesAction::Append(id, paths) => files::append(shared, id, paths, runner),
        FilesAction::ReadAgain(id) => watching::read_again(shared, id, runner),
        FilesAction::ReturnGames(id, games) => {
            if let Some(name) = shared.document_by_id(id).map(Shared::name_of) {
                let games = ReturningGames::Kept(games);
                own.returning_games.insert(id, (name, games));
            }
        }
        FilesAction::LookAtFiles => watching::look(shared, runner),
        FilesAction::Save => saving::save_active(own, shared, runner),
        FilesAction::SaveAs => saving::save_active_as(own, shared, runner),
        FilesAction::SaveTo(id, path) => file_dialog::place_chosen(own, shared, id, path, runner),
        FilesAction::SaveFen(order) => fen_file::search(own, shared, order.0, runner),
        FilesAction::WriteFen(order) => saving::write_fen(shared, &order.0, runner),
        FilesAction::SaveOther(what) => other::ask(own, shared, what, runner),
        FilesAction::SaveOtherTo(id, what, path) => {
            other::place_chosen(own, shared, id, what, path, runner);
        }
        FilesAction::AskPlace(name, kind) => asking::ask_place(own, shared, name, kind, runner),
        FilesAction::AskPieces => asking::ask_pieces(own, shared, runner),
        FilesAction::AskDiagrams { folder } => asking::ask_diagrams(own, shared, folder, runner),
        FilesAction::AskCorrections => asking::ask_corrections(own, shared, runner),
        FilesAction::AskTableFolder => asking::ask_table_folder(own, shared, runner),
        FilesAction::AskEngine => asking::ask_engine(own, shared, runner),
        FilesAction::FileDialog(action) => file_dialog::apply(own, shared, action, runner),
        FilesAction::ShowOwnDialog(purpose, name) => {
            file_dialog::show_own(own, shared, purpose, Some(name), runner);
        }
        FilesAction::UseOwnFileDialog => asking::use_own_dialog(own, shared, runner),
        FilesAction::CloseDocument(id) => closing::close_document(own, shared, id, runner),
        FilesAction::CloseShown => {
            closing::close_document(own, shared, shared.document().id(), runner);
        }
        FilesAction::ContinueClosing => closing::continue_closing(own, shared),
        FilesAction::StopClosing => own.closing = None,
        FilesAction::Reply(reply) => closing::reply(own, shared, &reply, runner),
        FilesAction::WindowCloseRequested => closing::close_program(own, shared, runner),
        FilesAction::EndNow => closing::end_now(own, shared),
    }
}

/// Returns games to documents that have been read to their end.
pub(crate) fn keep_up(own: &mut FilesState, shared: &mut Shared, runner: &mut dyn Runner) {
    if !own.returning_games.is_empty() {
        return_games(own, shared, runner);
    }
}

/// Changes by other programs to the file of a closed document no longer matter.
pub(crate) fn document_closed(
    own: &mut FilesState,
    _shared: &mut Shared,
    id: DocumentId,
    _runner: &mut dyn Runner,
) {
    own.noticed.remove(&id);
}

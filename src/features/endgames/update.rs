//! Decides which results are needed, and asks the tables for them one after the other.

use crate::features::endgames::model::tables::{TablesState, folders};
use crate::features::endgames::model::{EndgamesAction, EndgamesState, Question};
use crate::features::endgames::tasks::find_tables::find_tables;
use crate::features::endgames::tasks::judge::{
    AskingTables, answer, ask_tables, stop_asking_files,
};
use crate::features::play_on::model::{Game, PlayOnState};
use crate::model::action::SettingsAction;
use crate::model::state::{BoardState, Shared, Tool};
use std::sync::Arc;
use tabiya_collection::document::DocumentId;
use tabiya_collection::outcomes::for_the_other_side;
use tabiya_desktop::tasks::Runner;
use tabiya_settings::Setting;
use tabiya_tables::small::MOST_PIECES;
use tabiya_text::tr;

/// Handles an action on the results of endgames.
pub(crate) fn apply(
    own: &mut EndgamesState,
    shared: &mut Shared,
    action: EndgamesAction,
    _runner: &mut dyn Runner,
) {
    match action {
        EndgamesAction::Hold(held) => own.held = held,
        EndgamesAction::ToggleOtherSide => {
            own.is_for_other = !own.is_for_other;
            shared.announce(tr(if own.is_for_other {
                "announce-for-other-side"
            } else {
                "announce-for-own-side"
            }));
        }
        EndgamesAction::AddFolder(folder) => {
            let mut folders = shared.settings.table_folders.clone();
            if !folders.contains(&folder) {
                folders.push(folder);
            }
            shared.send(SettingsAction::Choose(Setting::TableFolders(folders)));
        }
        EndgamesAction::RemoveFolder(folder) => {
            let mut folders = shared.settings.table_folders.clone();
            folders.retain(|kept| *kept != folder);
            shared.send(SettingsAction::Choose(Setting::TableFolders(folders)));
        }
        // The upkeep looks for them.
        EndgamesAction::LookForTables => own.tables = TablesState::default(),
    }
}

/// The number of pieces up to which no table is needed.
const TWO_KINGS: u32 = 2;

/// Asks for the results that are shown and not known yet.
pub(crate) fn keep_up(
    own: &mut EndgamesState,
    shared: &mut Shared,
    runner: &mut dyn Runner,
    board: &BoardState,
    play_on: &PlayOnState,
) {
    look_for_tables(own, shared, runner);
    if !shared.document().has_position() {
        return;
    }
    for question in wanted(own, shared, board, play_on) {
        let [fewest, most] = question.piece_counts();
        let reached = MOST_PIECES.max(own.tables.most_pieces());
        if fewest > reached || own.answer(&question).is_some() {
            continue;
        }
        let files = own.files_for(&question).map(Arc::clone);
        let uses_files = files.is_some();
        if most <= TWO_KINGS {
            own.keep(question, answer(&question, None));
        } else if !is_busy(shared, uses_files) {
            ask_tables(shared, question, files, runner);
        }
    }
}

/// Whether a question of this kind is waiting for its answer, which leads to the next one. Only one table is unpacked at
/// a time, and a disk that hangs does not hold up questions that need no disk.
fn is_busy(shared: &Shared, uses_files: bool) -> bool {
    let is_alike = |asking: &AskingTables| asking.uses_files() == uses_files;
    shared.tasks.any(is_alike)
}

/// Looks for tables if the folders have changed.
fn look_for_tables(own: &mut EndgamesState, shared: &mut Shared, runner: &mut dyn Runner) {
    let folders = folders(&shared.settings);
    if folders == own.tables.folders {
        return;
    }
    // A disk that hangs holds up no question to other tables.
    stop_asking_files(shared, runner);
    find_tables(shared, &folders, runner);
    own.use_tables(None);
    own.tables = TablesState {
        folders,
        ..TablesState::default()
    };
}

/// Forgets the piece that was held over a closed document, and all answers.
pub(crate) fn document_closed(
    own: &mut EndgamesState,
    _shared: &mut Shared,
    _id: DocumentId,
    _runner: &mut dyn Runner,
) {
    own.held = None;
    own.forget_answers();
}

/// The questions whose answers are shown, the most urgent first.
fn wanted(
    own: &EndgamesState,
    shared: &Shared,
    board: &BoardState,
    play_on: &PlayOnState,
) -> Vec<Question> {
    let position = *shared.document().position();
    let mut wanted = Vec::new();
    let shows_results = shared.settings.endgame_results;
    let trial = own.trial().filter(|_| shows_results);
    wanted.extend(trial.map(Question::Squares));
    wanted.push(Question::Position(position));
    let game = play_on.game.as_ref();
    let judged = game.and_then(Game::judged_positions).into_iter().flatten();
    wanted.extend(judged.map(Question::Position));
    if own.is_for_other {
        wanted.push(Question::Position(for_the_other_side(&position)));
    }
    if shows_results && board.tool == Tool::Play && play_on.game.is_none() {
        wanted.push(Question::Moves(position));
    }
    wanted
}

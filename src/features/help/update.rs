//! Help for the user: the panel beside the board, which shares its place with the find panel, so that only one of
//! the two is open; the note for first-time users; and reading the board aloud for blind users.

use crate::command::Command;
use crate::features::board::model::board_state::BoardState;
use crate::features::help::model::{FirstStep, FirstSteps, HelpAction, HelpPage, HelpState};
use crate::features::help::tasks::take_reports;
use crate::model::action::{Action, BoardAction, BoardKey, FindAction, RoomAction, SettingsAction};
use crate::model::state::{Shared, WindowEffect};
use tabiya_chess::{Board, Color, Square};
use tabiya_collection::document::Edit;
use tabiya_desktop::tasks::Runner;
use tabiya_settings::Setting;
use tabiya_text::{advice_words, file_words, position_words, rank_words, side_words, tr};

/// Handles actions on the help.
pub(crate) fn apply(
    own: &mut HelpState,
    shared: &mut Shared,
    action: HelpAction,
    runner: &mut dyn Runner,
    board: &BoardState,
) {
    match action {
        HelpAction::Toggle => toggle(own, shared),
        HelpAction::ShowHelp(page) => show(own, shared, page),
        HelpAction::CloseHelp => close(own, shared),
        HelpAction::GiveWay => own.page = None,
        HelpAction::ExplainHere => explain_here(own, shared),
        HelpAction::Explained(words) => say(shared, words),
        HelpAction::OfferFirstSteps => offer_first_steps(own, shared),
        HelpAction::ToggleFirstSteps => toggle_first_steps(own, shared),
        HelpAction::FirstStepTaken(step) => taken(own, shared, step),
        HelpAction::ForgetFirstSteps => own.first_steps = None,
        HelpAction::TellOfReports(folder) => take_reports::look_for(shared, folder, runner),
        HelpAction::ReadPosition => read_position(shared),
        HelpAction::ReadRank => read_rank(shared, board.cursor),
        HelpAction::ReadFile => read_file(shared, board.cursor),
        HelpAction::ReadWhite => read_white(shared),
        HelpAction::ReadBlack => read_black(shared),
        HelpAction::ReadAdvice => read_advice(shared),
    }
}

/// Opens the help, or closes it.
pub(crate) fn toggle(own: &mut HelpState, shared: &mut Shared) {
    if own.page.is_some() {
        close(own, shared);
    } else {
        show(own, shared, HelpPage::Fen);
        shared.effects.push(WindowEffect::FocusHelp);
    }
}

/// Shows a page.
pub(crate) fn show(own: &mut HelpState, shared: &mut Shared, page: HelpPage) {
    shared.send(FindAction::PutFindAway);
    own.page = Some(page);
}

/// Closes the help.
pub(crate) fn close(own: &mut HelpState, shared: &mut Shared) {
    if own.page.take().is_some() {
        shared.effects.push(WindowEffect::FocusBoard);
    }
}

/// Shows and announces the meaning of the text at the keyboard cursor. The keyboard focus does not move.
pub(crate) fn explain_here(own: &mut HelpState, shared: &mut Shared) {
    show(own, shared, HelpPage::Fen);
    shared.effects.push(WindowEffect::ExplainHere);
}

/// Shows the note to users who have not finished it.
fn offer_first_steps(own: &mut HelpState, shared: &mut Shared) {
    if !shared.settings.has_seen_first_steps {
        own.first_steps = Some(FirstSteps::default());
    }
}

/// Shows the note again, or removes it for good.
fn toggle_first_steps(own: &mut HelpState, shared: &mut Shared) {
    if own.first_steps.is_some() {
        end_first_steps(own, shared);
    } else {
        own.first_steps = Some(FirstSteps::default());
    }
}

/// The gesture that this action belongs to, if the note describes it.
pub(crate) fn step_of(action: &Action) -> Option<FirstStep> {
    match action {
        Action::Room(RoomAction::Board(BoardAction::Edit(
            Edit::Put(..)
            | Edit::PutBoth(..)
            | Edit::PutAtHome(_)
            | Edit::Move { .. }
            | Edit::Copy { .. },
            _,
        ))) => Some(FirstStep::Board),
        Action::Room(RoomAction::Board(BoardAction::BoardKey(
            BoardKey::Piece(_) | BoardKey::KingFromKnight(_),
        ))) => Some(FirstStep::Keys),
        // This counts only after a position was found in the pasted text.
        Action::Run(Command::Undo) => Some(FirstStep::PasteOrUndo),
        _ => None,
    }
}

/// Records a gesture. The note disappears after the last one.
pub(crate) fn taken(own: &mut HelpState, shared: &mut Shared, step: FirstStep) {
    let Some(steps) = &mut own.first_steps else {
        return;
    };
    steps.take(step);
    if steps.are_done() {
        end_first_steps(own, shared);
    }
}

fn end_first_steps(own: &mut HelpState, shared: &mut Shared) {
    own.first_steps = None;
    if !shared.settings.has_seen_first_steps {
        shared.send(SettingsAction::Remember(Setting::FirstSteps(true)));
    }
}

fn read_position(shared: &mut Shared) {
    read(shared, |shared| {
        position_words(shared.document().position())
    });
}

fn read_rank(shared: &mut Shared, cursor: Square) {
    read(shared, |shared| rank_words(board(shared), cursor.rank()));
}

fn read_file(shared: &mut Shared, cursor: Square) {
    read(shared, |shared| file_words(board(shared), cursor.file()));
}

fn read_white(shared: &mut Shared) {
    read(shared, |shared| side_words(board(shared), Color::White));
}

fn read_black(shared: &mut Shared) {
    read(shared, |shared| side_words(board(shared), Color::Black));
}

fn read_advice(shared: &mut Shared) {
    read(shared, |shared| advice_words(shared.document().position()));
}

fn board(shared: &Shared) -> &Board {
    &shared.document().position().board
}

fn read(shared: &mut Shared, words: impl FnOnce(&Shared) -> String) {
    let words = if shared.document().has_position() {
        words(shared)
    } else {
        tr("read-no-position")
    };
    say(shared, words);
}

/// Announces a text on request.
pub(crate) fn say(shared: &mut Shared, mut words: String) {
    // Screen readers read only changed text. A repeated request must change it to be heard again.
    if shared.announcement == words {
        words.push('\u{a0}');
    }
    shared.announce(words);
}

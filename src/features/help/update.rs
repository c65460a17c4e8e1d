//! Help for the user.

mod first_steps;
mod help;
mod reading_aloud;

pub(crate) use first_steps::{step_of, taken};

use crate::features::board::model::board_state::BoardState;
use crate::features::help::model::action::HelpAction;
use crate::features::help::model::help_state::HelpState;
use crate::features::help::tasks::take_reports;
use crate::model::state::Shared;
use tabiya_desktop::tasks::Runner;

/// Handles actions on the help.
pub(crate) fn apply(
    own: &mut HelpState,
    shared: &mut Shared,
    action: HelpAction,
    runner: &mut dyn Runner,
    board: &BoardState,
) {
    match action {
        HelpAction::Toggle => help::toggle(own, shared),
        HelpAction::ShowHelp(page) => help::show(own, shared, page),
        HelpAction::CloseHelp => help::close(own, shared),
        HelpAction::GiveWay => own.page = None,
        HelpAction::ExplainHere => help::explain_here(own, shared),
        HelpAction::Explained(words) => reading_aloud::say(shared, words),
        HelpAction::OfferFirstSteps => first_steps::offer(own, shared),
        HelpAction::ToggleFirstSteps => first_steps::toggle(own, shared),
        HelpAction::FirstStepTaken(step) => first_steps::taken(own, shared, step),
        HelpAction::ForgetFirstSteps => own.first_steps = None,
        HelpAction::TellOfReports(folder) => take_reports::look_for(shared, folder, runner),
        HelpAction::ReadPosition => reading_aloud::position(shared),
        HelpAction::ReadRank => reading_aloud::rank(shared, board.cursor),
        HelpAction::ReadFile => reading_aloud::file(shared, board.cursor),
        HelpAction::ReadWhite => reading_aloud::white(shared),
        HelpAction::ReadBlack => reading_aloud::black(shared),
        HelpAction::ReadAdvice => reading_aloud::advice(shared),
    }
}

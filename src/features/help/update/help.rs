//! The help panel beside the board. It shares its place with the find panel, so only one of the two is open.

use crate::features::help::model::help_page::HelpPage;
use crate::features::help::model::help_state::HelpState;
use crate::model::action::FindAction;
use crate::model::state::{Effect, Shared};

/// Opens the help, or closes it.
pub(crate) fn toggle(own: &mut HelpState, shared: &mut Shared) {
    if own.page.is_some() {
        close(own, shared);
    } else {
        show(own, shared, HelpPage::Fen);
        shared.effects.push(Effect::FocusHelp);
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
        shared.effects.push(Effect::FocusBoard);
    }
}

/// Shows and announces the meaning of the text at the keyboard cursor. The keyboard focus does not move.
pub(crate) fn explain_here(own: &mut HelpState, shared: &mut Shared) {
    show(own, shared, HelpPage::Fen);
    shared.effects.push(Effect::ExplainHere);
}

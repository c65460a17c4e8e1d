//! The help beside the board. It stands where positions are looked for, so one of the two gives way.

use crate::features::help::model::help_page::HelpPage;
use crate::features::help::model::help_state::HelpState;
use crate::model::action::Message;
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
    shared.send(Message::PutFindAway);
    own.page = Some(page);
}

/// Closes the help.
pub(crate) fn close(own: &mut HelpState, shared: &mut Shared) {
    if own.page.take().is_some() {
        shared.effects.push(Effect::FocusBoard);
    }
}

/// Shows and says what stands where the keyboard is. The keyboard stays there.
pub(crate) fn explain_here(own: &mut HelpState, shared: &mut Shared) {
    show(own, shared, HelpPage::Fen);
    shared.effects.push(Effect::ExplainHere);
}

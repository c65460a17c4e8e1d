//! The help beside the board. It stands where positions are looked for, so one of the two gives way.

use crate::app::state::{Effect, State};
use crate::features::help::model::help_page::HelpPage;
use crate::features::list::update::showing;

/// Opens the help, or closes it.
pub(crate) fn toggle(state: &mut State) {
    if state.help.page.is_some() {
        close(state);
    } else {
        show(state, HelpPage::Fen);
        state.shared.effects.push(Effect::FocusHelp);
    }
}

/// Shows a page.
pub(crate) fn show(state: &mut State, page: HelpPage) {
    showing::put_find_away(state);
    state.help.page = Some(page);
}

/// Closes the help.
pub(crate) fn close(state: &mut State) {
    if state.help.page.take().is_some() {
        state.shared.effects.push(Effect::FocusBoard);
    }
}

/// Shows and says what stands where the keyboard is. The keyboard stays there.
pub(crate) fn explain_here(state: &mut State) {
    show(state, HelpPage::Fen);
    state.shared.effects.push(Effect::ExplainHere);
}

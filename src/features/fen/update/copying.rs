//! Copying the position, and saying who would not take it.

use crate::app::state::{Effect, Sheet, State};
use crate::notation::forms::Form;
use crate::text::{short_engine_warning_text, tr, tr_with};

/// Programs that are named in the message.
const MOST_NAMED: usize = 2;

/// Copies the position in a form. What programs would not take is copied all the same.
pub(crate) fn copy_as(state: &mut State, form: Form) {
    let copied = state.shared.document().copy_as(form, state.shared.forms());
    state.shared.inform(match copied.warnings.first() {
        None => tr("message-copied"),
        Some(worst) => {
            let worst = short_engine_warning_text(worst, MOST_NAMED);
            let more = copied.warnings.len() - 1;
            let variables = [("warning", worst.into()), ("more", more.into())];
            tr_with("message-copied-but", &variables)
        }
    });
    state.shared.effects.push(Effect::CopyText(copied.text));
    if state.shared.sheet == Some(Sheet::CopyAs) {
        state.shared.sheet = None;
    }
}

/// Copies what could not be done: it may be the name of a file that is wanted elsewhere.
pub(crate) fn copy_messages(state: &mut State) {
    let text = state.shared.errors().join("\n");
    state.shared.effects.push(Effect::CopyText(text));
    state.shared.announcement = tr("message-messages-copied");
}

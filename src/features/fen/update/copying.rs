//! Copies the position, and warns about programs that would not accept it.

use crate::model::state::{Dialog, Effect, Shared};
use tabiya_notation::forms::Form;
use tabiya_text::{short_engine_warning_text, tr, tr_with};

/// The number of programs named in the message.
const MAX_NAMED: usize = 2;

/// Copies the position in a form, even if some programs would not accept it.
pub(crate) fn copy_as(shared: &mut Shared, form: Form) {
    let copied = shared.document().copy_as(form, shared.forms());
    shared.inform(match copied.warnings.first() {
        None => tr("message-copied"),
        Some(worst) => {
            let worst = short_engine_warning_text(worst, MAX_NAMED);
            let more = copied.warnings.len() - 1;
            let variables = [("warning", worst.into()), ("more", more.into())];
            tr_with("message-copied-but", &variables)
        }
    });
    shared.effects.push(Effect::CopyText(copied.text));
    if shared.dialog == Some(Dialog::CopyAs) {
        shared.dialog = None;
    }
}

/// Copies the error messages: they may contain the name of a file that is needed elsewhere.
pub(crate) fn copy_messages(shared: &mut Shared) {
    let text = shared.errors().join("\n");
    shared.effects.push(Effect::CopyText(text));
    shared.announcement = tr("message-messages-copied");
}

//! Texts that were too long for a field.

use crate::features::clipboard::model::ClipboardOrder;
use crate::features::fen::model::FenState;
use crate::model::action::ClipboardAction;
use crate::model::state::Shared;
use std::sync::Arc;
use tabiya_desktop::system::Selection;
use tabiya_text::tr;

/// Reports that a field had no room for all of a text, and keeps the text. A single key is not worth keeping.
pub(crate) fn cut(own: &mut FenState, shared: &mut Shared, text: Arc<String>) {
    if text.chars().nth(1).is_none() {
        return shared.complain(tr("message-field-full"));
    }
    own.cut_text = Some(text);
    shared.report_failure(tr("message-text-cut"));
}

/// Copies the whole text that was too long for a field.
pub(crate) fn copy_cut_text(own: &mut FenState, shared: &mut Shared) {
    if let Some(text) = &own.cut_text {
        let order = ClipboardOrder::Copy(Selection::Clipboard, Arc::clone(text));
        shared.send(ClipboardAction::UseClipboard(order));
        shared.inform(tr("message-cut-text-copied"));
    }
}

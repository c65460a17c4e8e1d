//! Texts that are too long to be looked at within a frame, and those for which a field had no room.

use crate::features::clipboard::model::ClipboardOrder;
use crate::features::fen::model::FenState;
use crate::model::action::Message;
use crate::model::state::Shared;
use std::sync::Arc;
use tabiya_desktop::system::Selection;
use tabiya_text::tr;

/// A field had no room for all of a text. A single key is lost by nobody.
pub(crate) fn cut(own: &mut FenState, shared: &mut Shared, text: Arc<String>) {
    if text.chars().nth(1).is_none() {
        return shared.complain(tr("message-field-full"));
    }
    own.cut_text = Some(text);
    shared.report_failure(tr("message-text-cut"));
}

/// Gives back all of the text for which a field had no room last.
pub(crate) fn copy_cut_text(own: &mut FenState, shared: &mut Shared) {
    if let Some(text) = &own.cut_text {
        let order = ClipboardOrder::Copy(Selection::Clipboard, Arc::clone(text));
        shared.send(Message::UseClipboard(order));
        shared.inform(tr("message-cut-text-copied"));
    }
}

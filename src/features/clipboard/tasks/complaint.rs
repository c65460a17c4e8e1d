//! Reports failures of pasting.

use crate::model::state::Shared;
use tabiya_desktop::system::{PasteError, Selection};
use tabiya_text::{size_text, tr, tr_with};

/// Reports why nothing was pasted.
pub(super) fn say_why_not(shared: &mut Shared, selection: Selection, error: &PasteError) {
    match error {
        // A middle click where nothing is selected need not be an attempt to paste.
        PasteError::NoText | PasteError::Picture | PasteError::Unsupported
            if selection == Selection::Primary => {}
        PasteError::NoText | PasteError::Picture => shared.complain(tr("message-nothing-to-paste")),
        PasteError::NoAnswer => shared.complain(tr("message-clipboard-silent")),
        PasteError::OwnerGone => shared.complain(tr("message-clipboard-owner-gone")),
        PasteError::TooLarge => {
            let most = size_text(tabiya_desktop::system::MAX_BYTES as u64);
            let variables = [("most", most.into())];
            shared.complain(tr_with("message-clipboard-too-large", &variables));
        }
        PasteError::Cancelled => shared.inform(tr("message-cancelled")),
        PasteError::Unsupported | PasteError::Failed(_) => {
            shared.complain(tr("message-clipboard-unreachable"));
        }
    }
}

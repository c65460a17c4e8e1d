//! What egui remembers of a field for text.

use egui::text_edit::TextEditState;
use egui::{Id, TextEdit, Ui};

/// A field's own undo remembers every text that it has shown. When the text came from elsewhere that
/// memory would bring back an old one, so it is dropped; the caret stays.
pub(super) fn forget_typing(ui: &Ui, field: Id) {
    if let Some(old) = TextEdit::load_state(ui.ctx(), field) {
        let mut fresh = TextEditState::default();
        fresh.cursor = old.cursor;
        fresh.store(ui.ctx(), field);
    }
}

//! What egui remembers of a field for text.

use egui::text::{CCursor, CCursorRange, CharIndex};
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

/// Selects all that stands in a field of text.
pub(super) fn select_all(ui: &Ui, field: Id) {
    let mut state = TextEdit::load_state(ui.ctx(), field).unwrap_or_default();
    // Beyond any end: the text may be another one in the next frame.
    let end = CCursor::new(CharIndex(usize::from(u16::MAX)));
    let begin = CCursor::new(CharIndex(0));
    state
        .cursor
        .set_char_range(Some(CCursorRange::two(begin, end)));
    state.store(ui.ctx(), field);
}

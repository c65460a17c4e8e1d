//! Text fields with an upper bound on the length of their text.
//!
//! egui copies the whole text of a field in every frame, lays it out again at every keystroke and stores it once
//! more for each undo step. So no field holds more than it can use, however the text arrives: typed, pasted,
//! from an input method or from a screen reader. Text that does not fit is recorded, so that the window can
//! report it.
//!
//! A text that was longer before anybody typed, for instance an operand of a file's line, is shown in part and cannot
//! be changed, because a change would lose the rest. `tests/core/tidy.rs` fails if a field is made without this limit,
//! and `tests/gui/each_field.rs` goes through all fields and knows the places in the code where they are made.

use egui::accesskit::{ActionData, ActionRequest};
use egui::text::{CCursor, CCursorRange, CharIndex};
use egui::text_edit::TextEditState;
use egui::{Context, Event, Id, ImeEvent, TextBuffer, TextEdit, Ui};
use std::any::TypeId;
use std::ops::Range;
use std::sync::Arc;

/// Maximum length, in characters, of search words and of names of a few words. Longer than any real ones.
pub(crate) const WORDS: usize = 200;
/// Maximum length, in characters, of a line that people read. Longer than any real one.
pub(crate) const LINE: usize = 1000;
/// Maximum length, in characters, of a path or file name. Longer than any real one.
pub(crate) const PATH: usize = 4096;
/// Maximum length of a number, in characters. Longer than any real one.
pub(crate) const NUMBER: usize = 30;

/// A text buffer that a field may edit while it has at most `most` characters. If the text is already longer,
/// the field shows its beginning read-only, because editing would lose the rest.
pub(crate) struct Bounded<'t> {
    text: &'t mut String,
    most: usize,
    /// The number of bytes shown, if the text is cut.
    cut: Option<usize>,
    ctx: Context,
}

/// A text that did not fit into a field.
#[derive(Clone, Default)]
struct LeftOut(Arc<String>);

impl<'t> Bounded<'t> {
    pub(crate) fn new(ui: &Ui, text: &'t mut String, most: usize) -> Self {
        Self {
            cut: beyond(text, most),
            text,
            most,
            ctx: ui.ctx().clone(),
        }
    }
}

/// Returns the byte offset of the first character beyond the limit, or `None` if the text fits.
fn beyond(text: &str, most: usize) -> Option<usize> {
    if text.len() <= most {
        return None;
    }
    text.char_indices().nth(most).map(|(at, _)| at)
}

impl TextBuffer for Bounded<'_> {
    fn is_mutable(&self) -> bool {
        self.cut.is_none()
    }

    fn as_str(&self) -> &str {
        let shown = self.cut.unwrap_or(self.text.len());
        self.text.get(..shown).unwrap_or_default()
    }

    fn insert_text(&mut self, text: &str, at: CharIndex) -> usize {
        if !self.is_mutable() {
            return 0;
        }
        let room = self.most.saturating_sub(self.text.chars().count());
        let end = beyond(text, room);
        if end.is_some() {
            leave_out(&self.ctx, text);
        }
        let fitting = text.get(..end.unwrap_or(text.len())).unwrap_or_default();
        self.text.insert_text(fitting, at)
    }

    fn delete_char_range(&mut self, range: Range<CharIndex>) {
        if self.is_mutable() {
            self.text.delete_char_range(range);
        }
    }

    fn type_id(&self) -> TypeId {
        TypeId::of::<Bounded<'static>>()
    }
}

/// Returns the text that an event carries.
pub(crate) fn text_of(event: &Event) -> Option<&str> {
    match event {
        Event::Paste(text)
        | Event::MiddleClickPaste { text, .. }
        | Event::Text(text)
        | Event::Ime(ImeEvent::Commit(text) | ImeEvent::Preedit { text, .. }) => Some(text),
        Event::AccessKitActionRequest(ActionRequest {
            data: Some(ActionData::Value(text)),
            ..
        }) => Some(text),
        _ => None,
    }
}

/// Cuts the text of an event to at most `most` bytes, at a character boundary. Returns the whole text.
pub(crate) fn shorten(event: &mut Event, most: usize) -> String {
    let shortened = |text: &str| {
        let end = text.floor_char_boundary(most);
        text.get(..end).unwrap_or_default().to_owned()
    };
    match event {
        Event::Paste(text)
        | Event::MiddleClickPaste { text, .. }
        | Event::Text(text)
        | Event::Ime(ImeEvent::Commit(text) | ImeEvent::Preedit { text, .. }) => {
            let beginning = shortened(text);
            std::mem::replace(text, beginning)
        }
        Event::AccessKitActionRequest(ActionRequest {
            data: Some(ActionData::Value(text)),
            ..
        }) => {
            let beginning = shortened(text).into_boxed_str();
            std::mem::replace(text, beginning).into()
        }
        _ => String::new(),
    }
}

/// Takes the text that did not fit into a field in this frame.
pub(crate) fn take_left_out(ui: &Ui) -> Option<Arc<String>> {
    let left_out = ui.data_mut(|data| data.remove_temp::<LeftOut>(note()));
    left_out.map(|LeftOut(text)| text)
}

fn note() -> Id {
    Id::unique("text that was left out")
}

fn leave_out(ctx: &Context, text: &str) {
    let left_out = LeftOut(Arc::new(text.to_owned()));
    ctx.data_mut(|data| data.insert_temp(note(), left_out));
}

/// Bounds the input of the number field that egui creates next. While the field has the keyboard focus, it
/// receives no text longer than a number can be.
pub(crate) fn bound_next_number(ui: &Ui) {
    let field = ui.next_auto_id();
    if !ui.memory(|memory| memory.has_focus(field)) {
        return;
    }
    let is_for_it = |event: &Event| match event {
        Event::AccessKitActionRequest(request) => request.target_node == field.accesskit_id(),
        Event::MiddleClickPaste { .. } => false,
        _ => true,
    };
    let mut left_out = None;
    ui.input_mut(|input| {
        for event in &mut input.events {
            let length = text_of(event).map_or(0, str::len);
            if NUMBER < length && is_for_it(event) {
                left_out = Some(shorten(event, NUMBER));
            }
        }
    });
    if let Some(text) = left_out {
        leave_out(ui.ctx(), &text);
    }
}

/// Clears a field's own undo history and keeps the caret. The history holds every text that the field has
/// shown, so after a change from elsewhere it would restore an outdated text.
pub(crate) fn forget_typing(ui: &Ui, field: Id) {
    if let Some(old) = TextEdit::load_state(ui.ctx(), field) {
        let mut fresh = TextEditState::default();
        fresh.cursor = old.cursor;
        fresh.store(ui.ctx(), field);
    }
}

/// Selects the whole text of a text field.
pub(crate) fn select_all(ui: &Ui, field: Id) {
    // An index past any end, because the text may be a different one in the next frame.
    select_first(ui, field, usize::from(u16::MAX));
}

/// Selects the first `count` characters of a text field.
pub(crate) fn select_first(ui: &Ui, field: Id, count: usize) {
    let mut state = TextEdit::load_state(ui.ctx(), field).unwrap_or_default();
    let end = CCursor::new(CharIndex(count));
    let begin = CCursor::new(CharIndex(0));
    state
        .cursor
        .set_char_range(Some(CCursorRange::two(begin, end)));
    state.store(ui.ctx(), field);
}

//! Text in a field, and how much of it there may be.
//!
//! All that stands in a field is copied in every frame, laid out at every key and kept once more for each
//! step of its undo. So no field holds more than it can use, whatever way the text came: typed, pasted,
//! from an input method or a screen reader. What finds no room is noted, for the window to tell.

use egui::accesskit::{ActionData, ActionRequest};
use egui::text::{CCursor, CCursorRange, CharIndex};
use egui::text_edit::TextEditState;
use egui::{Context, Event, Id, ImeEvent, TextBuffer, TextEdit, Ui};
use std::any::TypeId;
use std::ops::Range;
use std::sync::Arc;

/// More than anybody looks for by words, and more than any name of a few words.
pub(crate) const WORDS: usize = 200;
/// More than a line that is read by people.
pub(crate) const LINE: usize = 1000;
/// More than any path or name of a file.
pub(crate) const PATH: usize = 4096;
/// More than any number.
pub(crate) const NUMBER: usize = 30;

/// A text that a field may change as long as it has no more characters than this. Of one that is longer
/// already the beginning is shown, and cannot be changed: the rest would be lost.
pub(crate) struct Bounded<'t> {
    text: &'t mut String,
    most: usize,
    /// How many bytes are shown, when that is not all.
    cut: Option<usize>,
    ctx: Context,
}

/// A text for which there was no room.
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

/// Where the characters begin that are too many.
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

/// The text that an event brings.
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

/// Leaves only so many bytes of its text in an event, or somewhat less. Returns all of it.
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

/// The text for which fields had no room in this frame.
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

/// A field for a number comes next, which egui makes by itself. While it is typed in, it gets no more than
/// can be a number.
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

/// A field's own undo remembers every text that it has shown. When the text came from elsewhere that
/// memory would bring back an old one, so it is dropped; the caret stays.
pub(crate) fn forget_typing(ui: &Ui, field: Id) {
    if let Some(old) = TextEdit::load_state(ui.ctx(), field) {
        let mut fresh = TextEditState::default();
        fresh.cursor = old.cursor;
        fresh.store(ui.ctx(), field);
    }
}

/// Selects all that stands in a field of text.
pub(crate) fn select_all(ui: &Ui, field: Id) {
    // Beyond any end: the text may be another one in the next frame.
    select_first(ui, field, usize::from(u16::MAX));
}

/// Selects the first characters of what stands in a field of text.
pub(crate) fn select_first(ui: &Ui, field: Id, count: usize) {
    let mut state = TextEdit::load_state(ui.ctx(), field).unwrap_or_default();
    let end = CCursor::new(CharIndex(count));
    let begin = CCursor::new(CharIndex(0));
    state
        .cursor
        .set_char_range(Some(CCursorRange::two(begin, end)));
    state.store(ui.ctx(), field);
}

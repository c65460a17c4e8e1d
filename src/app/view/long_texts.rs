//! The entry point for texts of any length into the window: from the clipboard, from selected text elsewhere, from
//! input methods and from screen readers; and the report of text that did not fit into a field.
//!
//! A text that is too long to be handled within a frame never reaches a field. A paste for positions
//! goes to a task, which searches the whole text. A field gets the beginning, which exceeds its limit,
//! and the whole text is kept.
//!
//! The limit is 8 KiB: the content of a field is copied in each frame, laid out at each key press and stored for each
//! undo step of the field. This module takes longer events out of the input before the window library has copied them.
//! Where positions can be pasted (the board, the list and the fields beside it),
//! `features/clipboard/tasks/look_at_text.rs` reads the text in pieces of a megabyte, so it can be cancelled and takes
//! little memory. Its findings are placed, offered or added as with short texts, but only after a question if the user
//! has done something else in the meantime. The second barrier is the limit of each field (`widgets/bounded.rs`). The
//! whole text is kept in `FenState::cut_text` until the next such text: *Edit, Copy the text that did not fit*.

use crate::app::view::keyboard::{Keyboard, keyboard};
use crate::features::clipboard::LONGEST_AT_ONCE;
use crate::features::operations::view::OperationFields;
use crate::model::action::{Action, FenAction, ListAction};
use crate::view::{Actions, UiState};
use crate::widgets::bounded::{shorten, take_left_out, text_of};
use egui::{Context, Event, ImeEvent, Plugin, RawInput, Ui};
use std::sync::Arc;

/// Number of frames after a long text in which a cut in a field counts as its effect: it may have waited for the
/// field to appear.
const FRAMES: u8 = 8;

/// The plugin that holds back long texts before anything is copied.
#[derive(Debug, Default)]
pub(crate) struct LongTexts {
    held: Vec<Event>,
}

impl Plugin for LongTexts {
    fn debug_name(&self) -> &'static str {
        "gate"
    }

    fn input_hook(&mut self, _ctx: &Context, input: &mut RawInput) {
        let is_long = |event: &mut Event| LONGEST_AT_ONCE < text_of(event).map_or(0, str::len);
        self.held.extend(input.events.extract_if(.., is_long));
    }
}

/// Sends the held texts to their targets.
pub(crate) fn pass_on(ui: &Ui, ui_state: &mut UiState, actions: &mut Actions) {
    let held = ui
        .ctx()
        .with_plugin(|texts: &mut LongTexts| std::mem::take(&mut texts.held));
    for event in held.unwrap_or_default() {
        pass_on_one(ui, event, ui_state, actions);
    }
}

fn pass_on_one(ui: &Ui, mut event: Event, ui_state: &mut UiState, actions: &mut Actions) {
    let keyboard = keyboard(ui, ui_state);
    let is_typing = keyboard == Keyboard::TextField;
    let is_in_window = ui_state.modal.is_none();
    match event {
        Event::Paste(text) if is_in_window && keyboard == Keyboard::List => {
            return actions.push(Action::from(ListAction::PasteRows(text)));
        }
        // As with short texts, positions go to the board, wherever the focus is.
        Event::Paste(text)
            if is_in_window && !ui_state.part::<OperationFields>().have_keyboard() =>
        {
            return actions.push(Action::from(FenAction::Paste(text)));
        }
        // No one types that much on a board.
        Event::Text(text) | Event::Ime(ImeEvent::Commit(text)) if !is_typing => {
            return actions.push(Action::from(FenAction::TextCut(Arc::new(text))));
        }
        _ => {}
    }
    // Text pasted without a field has no target and is not reported.
    let is_told = is_typing || !matches!(event, Event::Paste(_));
    let text = shorten(&mut event, LONGEST_AT_ONCE);
    ui.input_mut(|input| input.events.push(event));
    if is_told {
        ui_state.part::<ToldOf>().tell_for(FRAMES);
        actions.push(Action::from(FenAction::TextCut(Arc::new(text))));
    }
}

/// The number of further frames for which a long text counts as already reported.
#[derive(Debug, Default)]
pub(crate) struct ToldOf {
    frames: u8,
}

impl ToldOf {
    /// Treats text that does not fit during the next `frames` frames as already reported.
    fn tell_for(&mut self, frames: u8) {
        self.frames = frames;
    }

    /// Whether the text of this frame was already reported. Call this once per frame.
    fn was_told(&mut self) -> bool {
        let was_told = self.frames > 0;
        self.frames = self.frames.saturating_sub(1);
        was_told
    }
}

/// Reports text that did not fit into a field in this frame, unless it was already reported.
pub(crate) fn tell_what_was_left_out(ui: &Ui, ui_state: &mut UiState, actions: &mut Actions) {
    let left_out = take_left_out(ui);
    let is_told = ui_state.part::<ToldOf>().was_told();
    if let Some(text) = left_out.filter(|_| !is_told) {
        actions.push(Action::from(FenAction::TextCut(text)));
    }
}

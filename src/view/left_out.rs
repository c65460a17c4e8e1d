//! Reports text that did not fit into a field.

use super::{Actions, UiState};
use crate::model::action::{Action, FenAction};
use crate::widgets::bounded::take_left_out;
use egui::Ui;

/// The number of further frames for which a long text counts as already reported.
#[derive(Debug, Default)]
pub(crate) struct ToldOf {
    frames: u8,
}

impl ToldOf {
    /// Treats text that does not fit during the next `frames` frames as already reported.
    pub(crate) fn tell_for(&mut self, frames: u8) {
        self.frames = frames;
    }

    /// Whether the text of this frame was already reported. Call this once per frame.
    pub(crate) fn was_told(&mut self) -> bool {
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

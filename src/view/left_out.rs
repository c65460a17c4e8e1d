//! What fields had no room for is told.

use super::{Actions, UiState};
use crate::model::action::Action;
use crate::widgets::bounded::take_left_out;
use egui::Ui;

/// Whether a long text was told of just now.
#[derive(Debug, Default)]
pub(crate) struct ToldOf {
    frames: u8,
}

impl ToldOf {
    /// What finds no room in so many frames from now on has been told of already.
    pub(crate) fn tell_for(&mut self, frames: u8) {
        self.frames = frames;
    }

    /// Asked once a frame.
    pub(crate) fn was_told(&mut self) -> bool {
        let was_told = self.frames > 0;
        self.frames = self.frames.saturating_sub(1);
        was_told
    }
}

/// Tells of what fields had no room for in this frame, unless all of the text was told of already.
pub(crate) fn tell_what_was_left_out(ui: &Ui, ui_state: &mut UiState, actions: &mut Actions) {
    let left_out = take_left_out(ui);
    let is_told = ui_state.part::<ToldOf>().was_told();
    if let Some(text) = left_out.filter(|_| !is_told) {
        actions.push(Action::TextCut(text));
    }
}

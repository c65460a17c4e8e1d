//! The time for which the last message is shown.

use super::notices::success;
use crate::model::state::State;
use egui::Ui;
use std::time::Duration;
use tabiya_collection::document::DocumentId;

/// Seconds for which a short message is shown, unless the pointer rests on it.
const MESSAGE_TIME: f64 = 8.0;
/// Seconds for a short message with a button, which takes longer to find and to reach with the keyboard.
const OFFER_TIME: f64 = 30.0;
/// Letters that are read in a second.
const READING_PACE: f64 = 15.0;
/// Letters of a short message.
const SHORT: f64 = 60.0;

/// The last message and the time since which it has been shown.
#[derive(Debug, Default)]
pub(super) struct MessageTime {
    number: Option<u64>,
    document: Option<DocumentId>,
    since: f64,
    is_over: bool,
    /// Whether the user is busy with it, or cannot see it.
    pub(super) is_held: bool,
}

impl MessageTime {
    pub(super) fn notice(&mut self, state: &State, now: f64) {
        let number = state.shared.message.as_ref().map(|message| message.number);
        if self.number != number {
            *self = Self {
                number,
                document: Some(state.shared.document().id()),
                since: now,
                ..Self::default()
            };
        }
        // There may have been no frames while it was held.
        if self.is_held {
            self.since = now;
        }
        self.is_over |= now - self.since > time_of(state);
    }

    /// Whether the message is still shown.
    pub(super) fn is_shown(&self, state: &State) -> bool {
        !self.is_over && self.document == Some(state.shared.document().id())
    }

    /// Draws a frame when the time is over.
    pub(super) fn wake(&self, ui: &Ui, state: &State) {
        if self.is_held || self.is_over || success(state).is_none() {
            return;
        }
        let left = time_of(state) - (ui.input(|input| input.time) - self.since);
        let left = Duration::from_secs_f64(left.max(0.0) + 0.1);
        ui.request_repaint_after(left);
    }
}

/// The seconds for which the message is shown.
fn time_of(state: &State) -> f64 {
    let message = state.shared.message.as_ref();
    let has_offer = message.is_some_and(|message| message.offer.is_some());
    let letters = message.map_or(0, |message| message.text.chars().count());
    let more = ((letters as f64 - SHORT) / READING_PACE).max(0.0);
    more + if has_offer { OFFER_TIME } else { MESSAGE_TIME }
}

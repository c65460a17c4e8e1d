//! The later moves of a line that a different move from its middle replaces.

use crate::model::state::{MessageOffer, Shared};
use tabiya_text::{counted, tr_with};

/// The moves that were replaced while one or several moves were played.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct DroppedMoves {
    count: usize,
    /// The number of undo steps since they were there.
    steps: usize,
}

impl DroppedMoves {
    /// Counts a move that was played, and the moves that it replaced.
    pub(super) fn count(&mut self, replaced: usize) {
        self.count += replaced;
        if 0 < self.count {
            self.steps += 1;
        }
    }

    /// Says how many moves were replaced, after what was announced, with a button that brings them back.
    pub(super) fn say(self, shared: &mut Shared) {
        if self.count == 0 {
            return;
        }
        let played = std::mem::take(&mut shared.announcement);
        let [number, count] = counted(self.count as u64);
        let variables = [("played", played.into()), number, count];
        let text = tr_with("message-moves-dropped", &variables);
        let offer = MessageOffer::Undo {
            steps: self.steps,
            seen: shared.shown(),
        };
        shared.inform_offering(text, offer);
    }
}

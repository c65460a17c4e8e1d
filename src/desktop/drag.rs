//! A drag out of the window, seen from the program.

use super::error::DesktopError;
use super::watched::Watched;
use std::io::{PipeWriter, Write as _};
use std::sync::Arc;
use std::time::Duration;

/// What a drag is over, or how it ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum DragState {
    /// Nothing here takes anything, or our own window is below.
    Nowhere,
    /// The window below has not said yet that it would take it, or says that it would not.
    Refused,
    /// The window below would take it.
    Accepted,
    /// It was let go there, and the other program is fetching it.
    Dropped,
    /// It is over.
    Over(DragEnd),
}

/// How a drag ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum DragEnd {
    /// The other program has it.
    Taken,
    /// It was let go where nothing would take it, or was not fetched.
    NotTaken,
    /// It was taken back.
    Cancelled,
    /// The connection failed.
    Failed(DesktopError),
}

/// A drag out of the window. Letting go of this changes nothing: it ends when the button goes up.
#[derive(Clone, Debug)]
pub struct Drag {
    pub(super) state: Watched<DragState>,
    /// What is written here takes the drag back.
    pub(super) cancel: Arc<PipeWriter>,
}

impl Drag {
    /// What it is over, or how it ended.
    pub fn state(&self) -> DragState {
        self.state.get()
    }

    /// Takes it back, unless it was let go already.
    pub fn cancel(&self) {
        // Who is not there to hear it has ended.
        drop(self.cancel.as_ref().write_all(&[0]));
    }

    /// Waits until it is in this state. Whether that came in time.
    pub fn wait_for(&self, patience: Duration, state: &DragState) -> bool {
        self.state.wait_for(patience, |now| now == state) == *state
    }

    /// Waits for its end, if that comes in time.
    pub fn wait_until_over(&self, patience: Duration) -> Option<DragEnd> {
        let is_over = |state: &DragState| matches!(state, DragState::Over(_));
        match self.state.wait_for(patience, is_over) {
            DragState::Over(end) => Some(end),
            _ => None,
        }
    }
}

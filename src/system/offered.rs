//! An offer on the clipboard, seen from the program.

use super::error::DesktopError;
use super::watched::Watched;
use std::io::{PipeWriter, Write as _};
use std::sync::Arc;
use std::time::Duration;

/// How far an offer has come.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum OfferState {
    /// The desktop has not answered yet.
    Starting,
    /// It is on the clipboard.
    OnClipboard,
    /// Something else is on the clipboard, and nobody is being served any more.
    Over,
    /// It never got there, or the desktop is gone.
    Failed(DesktopError),
}

/// An offer on the clipboard. Letting go of this changes nothing: the offer stays until something
/// else is copied or the program ends.
#[derive(Clone, Debug)]
pub struct Offered {
    pub(super) state: Watched<OfferState>,
    /// What is written here asks for the offer to be handed over.
    pub(super) bell: Option<Arc<PipeWriter>>,
}

impl Offered {
    /// How far it has come.
    pub fn state(&self) -> OfferState {
        self.state.get()
    }

    /// Waits until it is on the clipboard.
    ///
    /// # Errors
    /// When it does not get there, or not in time.
    pub fn wait(&self, patience: Duration) -> Result<(), DesktopError> {
        let has_begun = |state: &OfferState| *state != OfferState::Starting;
        match self.state.wait_for(patience, has_begun) {
            OfferState::Starting => Err(DesktopError::NoAnswer),
            OfferState::OnClipboard | OfferState::Over => Ok(()),
            OfferState::Failed(error) => Err(error),
        }
    }

    /// Asks a clipboard manager, where there is one, to take the offer over, and ends it. Done by
    /// itself when the program ends.
    pub fn hand_over(&self) {
        if let Some(bell) = &self.bell {
            // Who is not there to hear it has ended.
            drop(bell.as_ref().write_all(&[0]));
        }
    }

    /// Waits until nobody is served any more. Whether that came in time.
    pub fn wait_until_over(&self, patience: Duration) -> bool {
        let is_over =
            |state: &OfferState| matches!(state, OfferState::Over | OfferState::Failed(_));
        is_over(&self.state.wait_for(patience, is_over))
    }
}

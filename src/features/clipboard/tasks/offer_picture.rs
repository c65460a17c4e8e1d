//! Puts a picture on the clipboard.

use crate::model::action::ClipboardAction;
use crate::model::state::{State, Task};
use std::convert::Infallible;
use std::sync::Arc;
use tabiya_desktop::system as desktop;
use tabiya_desktop::system::{DesktopError, Offer, Selection};
use tabiya_desktop::tasks::{Report, Runner, TaskId, Work};
use tabiya_picture::{Pixels, Thumbnail};
use tabiya_text::tr;

/// Puts a picture on the clipboard.
#[derive(Debug)]
pub struct OfferPicture {
    /// The picture in all its formats.
    pub offer: Offer,
    /// The picture as pixels, for desktops that accept nothing else.
    pub pixels: Arc<Pixels>,
}

impl Work for OfferPicture {
    type News = Infallible;
    type Answer = Result<(), DesktopError>;

    fn perform(self, _report: &mut Report<'_, Infallible>) -> Self::Answer {
        offer_picture(self.offer, &self.pixels)
    }
}

/// The task that puts a picture on the clipboard, with the thumbnail to show afterwards.
#[derive(Debug)]
pub struct OfferingPicture(pub Arc<Thumbnail>);

impl Task<State> for OfferingPicture {
    type Work = OfferPicture;

    fn status(&self) -> String {
        tr("status-copying-picture")
    }

    fn is_writing(&self) -> bool {
        true
    }

    fn uses_clipboard(&self) -> bool {
        true
    }

    fn on_answer(
        &self,
        _id: TaskId,
        offered: Result<(), DesktopError>,
        state: &mut State,
        _runner: &mut dyn Runner,
    ) {
        state.shared.send(ClipboardAction::ClipboardFree);
        match offered {
            Ok(()) => {
                state.shared.inform_copied("message-picture-copied");
                state.shared.show_picture(Arc::clone(&self.0));
            }
            Err(error) => {
                log::info!("the picture was not copied: {error}");
                state.shared.complain(tr("message-not-copied"));
            }
        }
    }

    fn on_failure(&self, _id: TaskId, _why: &str, state: &mut State, _runner: &mut dyn Runner) {
        state.shared.send(ClipboardAction::ClipboardFree);
    }
}

/// Puts a picture on the clipboard, in several formats or, where the desktop allows no more, as pixels.
fn offer_picture(offer: Offer, pixels: &Pixels) -> Result<(), DesktopError> {
    match desktop::put(Selection::Clipboard, offer) {
        Err(DesktopError::Unsupported) => {
            let size = [pixels.width, pixels.height];
            desktop::put_pixels(size, &pixels.straight_rgba())
        }
        result => result,
    }
}

//! Pictures from and to the desktop's clipboard.

use super::texts::say_why_not;
use crate::features::pictures::model::{Picture, PictureSource};
use crate::model::action::{ClipboardAction, PicturesAction};
use crate::model::state::{State, Task};
use std::convert::Infallible;
use std::sync::Arc;
use tabiya_desktop::system as desktop;
use tabiya_desktop::system::{
    ClipboardKind, ClipboardOffer, DesktopError, PasteError, read_picture,
};
use tabiya_desktop::tasks::{Runner, TaskId, Work, WorkReport};
use tabiya_picture::{Pixels, Thumbnail};
use tabiya_text::tr;

/// Gets the picture on the clipboard.
#[derive(Debug)]
pub struct FetchPicture;

impl Work for FetchPicture {
    type News = Infallible;
    /// The bytes of a picture file.
    type Answer = Result<Vec<u8>, PasteError>;

    fn perform(self, report: &mut WorkReport<'_, Infallible>) -> Self::Answer {
        read_picture(&mut |bytes| report.progress(bytes as u64, 0))
    }
}

/// The task that gets the picture on the clipboard.
#[derive(Debug)]
pub struct FetchingPicture;

impl Task<State> for FetchingPicture {
    type Work = FetchPicture;

    fn status(&self) -> String {
        tr("status-pasting")
    }

    fn uses_clipboard(&self) -> bool {
        true
    }

    fn on_answer(
        &self,
        _id: TaskId,
        fetched: Result<Vec<u8>, PasteError>,
        state: &mut State,
        _runner: &mut dyn Runner,
    ) {
        state.shared.send(ClipboardAction::ClipboardFree);
        match fetched {
            Ok(bytes) => {
                let picture = Picture::Bytes(bytes.into());
                let source = PictureSource::Clipboard;
                state
                    .shared
                    .send(PicturesAction::ReadPicture(source, picture));
            }
            Err(error) => {
                log::info!("no picture was pasted: {error}");
                say_why_not(&mut state.shared, ClipboardKind::Clipboard, &error);
            }
        }
    }

    fn on_failure(&self, _id: TaskId, _why: &str, state: &mut State, _runner: &mut dyn Runner) {
        state.shared.send(ClipboardAction::ClipboardFree);
    }
}

/// Puts a picture on the clipboard.
#[derive(Debug)]
pub struct OfferPicture {
    /// The picture in all its formats.
    pub offer: ClipboardOffer,
    /// The picture as pixels, for desktops that accept nothing else.
    pub pixels: Arc<Pixels>,
}

impl Work for OfferPicture {
    type News = Infallible;
    type Answer = Result<(), DesktopError>;

    fn perform(self, _report: &mut WorkReport<'_, Infallible>) -> Self::Answer {
        offer_picture(self.offer, &self.pixels)
    }
}

/// The task that puts a picture on the clipboard, with the thumbnail to show afterwards.
#[derive(Debug)]
pub struct OfferingPicture {
    /// The small picture shown once it is there.
    pub thumbnail: Arc<Thumbnail>,
    /// Whether it shows the position on the board.
    pub is_of_board: bool,
}

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
                if self.is_of_board {
                    state.shared.inform_copied("message-picture-copied");
                } else {
                    state.shared.inform(tr("message-picture-copied"));
                }
                state.shared.show_picture(Arc::clone(&self.thumbnail));
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
fn offer_picture(offer: ClipboardOffer, pixels: &Pixels) -> Result<(), DesktopError> {
    match desktop::put(ClipboardKind::Clipboard, offer) {
        Err(DesktopError::Unsupported) => {
            let size = [pixels.width, pixels.height];
            desktop::put_pixels(size, &pixels.straight_rgba())
        }
        result => result,
    }
}

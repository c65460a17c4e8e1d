//! Gets a picture from the desktop's clipboard.

use super::complaint::say_why_not;
use crate::features::pictures::model::{Picture, PictureSource};
use crate::model::action::{ClipboardAction, PicturesAction};
use crate::model::state::{State, Task};
use std::convert::Infallible;
use tabiya_desktop::system::{PasteError, Selection, read_picture};
use tabiya_desktop::tasks::{Report, Runner, TaskId, Work};
use tabiya_text::tr;

/// Gets the picture on the clipboard.
#[derive(Debug)]
pub struct FetchPicture;

impl Work for FetchPicture {
    type News = Infallible;
    /// The bytes of a picture file.
    type Answer = Result<Vec<u8>, PasteError>;

    fn perform(self, report: &mut Report<'_, Infallible>) -> Self::Answer {
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
                let picture = Picture::Bytes(bytes);
                let source = PictureSource::Clipboard;
                state
                    .shared
                    .send(PicturesAction::ReadPicture(source, picture));
            }
            Err(error) => {
                log::info!("no picture was pasted: {error}");
                say_why_not(&mut state.shared, Selection::Clipboard, &error);
            }
        }
    }

    fn on_failure(&self, _id: TaskId, _why: &str, state: &mut State, _runner: &mut dyn Runner) {
        state.shared.send(ClipboardAction::ClipboardFree);
    }
}

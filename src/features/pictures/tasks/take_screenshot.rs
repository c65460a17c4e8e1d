//! Lets the user select a part of the screen, of which the desktop takes a screenshot.

use super::read_picture::read;
use crate::features::pictures::model::{Picture, PictureSource};
use crate::model::state::{Abandoned, Shared, State, Task};
use crate::model::task_control::start;
use std::convert::Infallible;
use std::path::PathBuf;
use tabiya_desktop::system::{ScreenshotError, take_screenshot};
use tabiya_desktop::tasks::{Report, Runner, TaskId, Work};
use tabiya_text::tr;

/// Lets the user select a part of the screen.
#[derive(Debug)]
pub struct TakeScreenshot;

impl Work for TakeScreenshot {
    type News = Infallible;
    /// The file with the screenshot. `None` if the user cancelled.
    type Answer = Result<Option<PathBuf>, ScreenshotError>;

    fn perform(self, report: &mut Report<'_, Infallible>) -> Self::Answer {
        take_screenshot(None, &mut || report.progress(0, 0))
    }
}

/// The running screenshot dialog of the desktop.
#[derive(Debug)]
pub struct TakingScreenshot;

impl Task<State> for TakingScreenshot {
    type Work = TakeScreenshot;

    fn status(&self) -> String {
        tr("status-taking-screenshot")
    }

    fn is_awaited(&self) -> bool {
        true
    }

    fn on_answer(
        &self,
        _id: TaskId,
        taken: Result<Option<PathBuf>, ScreenshotError>,
        state: &mut State,
        runner: &mut dyn Runner,
    ) {
        let shared = &mut state.shared;
        match taken {
            Ok(Some(path)) => read(shared, PictureSource::Screen, Picture::File(path), runner),
            // A user who closes the dialog knows that there is no screenshot.
            Ok(None) | Err(ScreenshotError::Stopped) => {}
            Err(error) => {
                log::info!("no picture of the screen: {error:?}");
                shared.complain(tr(match error {
                    ScreenshotError::NoPortal(_) => "message-no-screenshots",
                    ScreenshotError::NoAnswer => "message-screenshot-silent",
                    ScreenshotError::Refused(_) | ScreenshotError::Stopped => {
                        "message-screenshot-refused"
                    }
                }));
            }
        }
    }

    fn on_abandoned(
        &self,
        _id: TaskId,
        _state: &mut State,
        _runner: &mut dyn Runner,
    ) -> Abandoned<<TakeScreenshot as Work>::Answer> {
        Abandoned::Forgotten
    }
}

/// Takes and reads a screenshot. Only one runs at a time, because the desktop has only one such dialog.
pub(crate) fn take(shared: &mut Shared, runner: &mut dyn Runner) {
    if !shared.tasks.any(|_: &TakingScreenshot| true) {
        start(shared, TakingScreenshot, TakeScreenshot, runner);
    }
}

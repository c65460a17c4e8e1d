//! Decodes and reads a picture: one of the user's, or a part of the screen, of which the desktop takes a screenshot.

use crate::features::pictures::model::{Picture, PictureFault, PictureSource};
use crate::features::pictures::tasks::taken_boards;
use crate::model::state::{Abandoned, Shared, State, Task};
use crate::model::task_control::start;
use std::convert::Infallible;
use std::io::Read as _;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::mpsc::{self, RecvTimeoutError};
use std::time::Duration;
use std::{panic, thread};
use tabiya_desktop::system::{ScreenshotError, take_screenshot};
use tabiya_desktop::tasks::{Runner, TaskId, Work, WorkReport};
use tabiya_lines::{LoadError, open_regular_file};
use tabiya_picture::scanned::{FoundBoard, found_in};
use tabiya_text::{tr, tr_with};

/// The maximum size of a picture in bytes.
const MAX_BYTES: u64 = 1 << 30;
/// The interval between two progress reports.
const BEAT: Duration = Duration::from_millis(100);

/// Reads the boards of a picture.
#[derive(Debug)]
pub struct ReadPicture {
    /// The picture to read.
    pub picture: Picture,
}

impl Work for ReadPicture {
    type News = Infallible;
    type Answer = Result<Vec<FoundBoard>, PictureFault>;

    fn perform(self, report: &mut WorkReport<'_, Infallible>) -> Self::Answer {
        let bytes = match self.picture {
            Picture::File(path) => match bytes_of(&path) {
                Ok(bytes) => Arc::new(bytes),
                Err(error) => return Err(PictureFault::Unread(path, error)),
            },
            Picture::Bytes(bytes) => bytes,
        };
        read_bytes(&bytes, report)
    }
}

/// Reads the boards on a separate thread and reports progress meanwhile. After a cancellation that thread continues
/// alone and ends soon, because the number of pixels is limited.
fn read_bytes(
    bytes: &Arc<Vec<u8>>,
    report: &mut WorkReport<'_, Infallible>,
) -> Result<Vec<FoundBoard>, PictureFault> {
    let (tell, told) = mpsc::channel();
    let given = Arc::clone(bytes);
    let read = move || drop(tell.send(found_in(&given)));
    let Ok(reading) = thread::Builder::new()
        .name("picture".to_owned())
        .spawn(read)
    else {
        return found_in(bytes).map_err(PictureFault::Scan);
    };
    loop {
        if report.progress(0, 0).is_break() {
            return Err(PictureFault::Cancelled);
        }
        match told.recv_timeout(BEAT) {
            Ok(found) => return found.map_err(PictureFault::Scan),
            Err(RecvTimeoutError::Timeout) => {}
            Err(RecvTimeoutError::Disconnected) => {
                if let Err(panic) = reading.join() {
                    panic::resume_unwind(panic);
                }
                return Err(PictureFault::Cancelled);
            }
        }
    }
}

fn bytes_of(path: &Path) -> Result<Vec<u8>, LoadError> {
    let (file, _) = open_regular_file(path)?;
    let mut bytes = Vec::new();
    file.take(MAX_BYTES).read_to_end(&mut bytes)?;
    Ok(bytes)
}

/// Whether the user wants the reading of something that is hardly a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Insists {
    /// The user does not know about it yet.
    No,
    /// The user has seen the reason, and wants it read.
    Yes,
}

/// The task that reads a picture.
#[derive(Debug)]
pub struct ReadingPicture {
    source: PictureSource,
    picture: Picture,
    insists: Insists,
}

impl Task<State> for ReadingPicture {
    type Work = ReadPicture;

    fn status(&self) -> String {
        match &self.source {
            PictureSource::File(_) | PictureSource::Dropped => {
                tr_with("status-reading", &[("name", self.source.name().into())])
            }
            PictureSource::Clipboard => tr("status-reading-pasted-picture"),
            PictureSource::Screen => tr("status-reading-screen"),
        }
    }

    fn is_awaited(&self) -> bool {
        true
    }

    fn is_forgotten_at_once(&self) -> bool {
        true
    }

    fn on_answer(
        &self,
        id: TaskId,
        found: Result<Vec<FoundBoard>, PictureFault>,
        state: &mut State,
        _runner: &mut dyn Runner,
    ) {
        let State {
            pictures,
            board,
            help,
            shared,
            ..
        } = state;
        pictures.left_unread = None;
        let found = match self.insists {
            Insists::Yes => found,
            Insists::No => match taken_boards::likely(found) {
                Ok(found) => found,
                Err(reason) => {
                    taken_boards::offer_reading(shared, &self.source, reason);
                    pictures.left_unread = Some((self.source.clone(), self.picture.clone()));
                    return;
                }
            },
        };
        if taken_boards::take(pictures, board, shared, id, &self.source, found) {
            // The picture panel uses the place of the help.
            help.page = None;
        }
    }

    fn on_abandoned(
        &self,
        _id: TaskId,
        _state: &mut State,
        _runner: &mut dyn Runner,
    ) -> Abandoned<<ReadPicture as Work>::Answer> {
        Abandoned::Forgotten
    }
}

/// Starts to read a picture.
pub(crate) fn read(
    shared: &mut Shared,
    source: PictureSource,
    picture: Picture,
    insists: Insists,
    runner: &mut dyn Runner,
) {
    let work = ReadPicture {
        picture: picture.clone(),
    };
    let task = ReadingPicture {
        source,
        picture,
        insists,
    };
    start(shared, task, work, runner);
}

/// Lets the user select a part of the screen.
#[derive(Debug)]
pub struct TakeScreenshot;

impl Work for TakeScreenshot {
    type News = Infallible;
    /// The file with the screenshot. `None` if the user cancelled.
    type Answer = Result<Option<PathBuf>, ScreenshotError>;

    fn perform(self, report: &mut WorkReport<'_, Infallible>) -> Self::Answer {
        take_screenshot(None, &mut || report.progress(0, 0))
    }
}

/// The task that shows the desktop's screenshot dialog.
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
            Ok(Some(path)) => {
                let picture = Picture::File(path);
                read(shared, PictureSource::Screen, picture, Insists::No, runner);
            }
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

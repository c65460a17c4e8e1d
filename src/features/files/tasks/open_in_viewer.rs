//! Opens a file in the system's program for it.

use crate::model::action::FilesAction;
use crate::model::state::{Abandoned, MessageOffer, Shared, State, Task};
use crate::model::task_control::start;
use std::convert::Infallible;
use std::path::PathBuf;
use tabiya_desktop::system::{OpenError, open_in_viewer};
use tabiya_desktop::tasks::{Runner, TaskId, Work, WorkReport};
use tabiya_text::{name_text, tr_with};

/// Opens a file in the system's program for it.
#[derive(Debug)]
pub struct OpenInViewer {
    /// The file.
    pub path: PathBuf,
}

impl Work for OpenInViewer {
    type News = Infallible;
    type Answer = Result<(), OpenError>;

    fn perform(self, report: &mut WorkReport<'_, Infallible>) -> Self::Answer {
        open_in_viewer(None, &self.path, &mut || report.progress(0, 0))
    }
}

/// The task that opens a file in another program.
#[derive(Debug)]
pub struct OpeningInViewer {
    path: PathBuf,
    /// The message once the file is open, if the user has asked for something else.
    instead: Option<String>,
}

/// Opens a file in the system's program for it. `instead` is the message once the file is open, if the user has asked
/// for something else; the program is then not closed before.
pub(crate) fn open(
    shared: &mut Shared,
    path: PathBuf,
    instead: Option<String>,
    runner: &mut dyn Runner,
) {
    let work = OpenInViewer { path: path.clone() };
    start(shared, OpeningInViewer { path, instead }, work, runner);
}

impl Task<State> for OpeningInViewer {
    type Work = OpenInViewer;

    fn status(&self) -> String {
        let name = self.path.file_name().unwrap_or(self.path.as_os_str());
        tr_with("status-opening", &[("name", name_text(name).into())])
    }

    fn is_publishing(&self) -> bool {
        self.instead.is_some()
    }

    fn is_awaited(&self) -> bool {
        true
    }

    fn on_answer(
        &self,
        _id: TaskId,
        answer: Result<(), OpenError>,
        state: &mut State,
        _runner: &mut dyn Runner,
    ) {
        let shared = &mut state.shared;
        let file = ("file", name_text(self.path.as_os_str()).into());
        match answer {
            Ok(()) => {
                if let Some(text) = &self.instead {
                    let offer = MessageOffer::OpenFile(self.path.clone());
                    shared.inform_offering(text.clone(), offer);
                    shared.send(FilesAction::ContinueClosing);
                }
                return;
            }
            Err(OpenError::Stopped) => {}
            Err(OpenError::NoViewer(why)) => {
                log::warn!("no viewer for {}: {why}", self.path.display());
                shared.report_failure(tr_with("message-no-viewer", &[file]));
            }
            Err(OpenError::File(error)) => {
                let reason = ("reason", error.to_string().into());
                shared.report_failure(tr_with("load-failed", &[file, reason]));
            }
        }
        if self.instead.is_some() {
            shared.send(FilesAction::StopClosing);
        }
    }

    fn on_abandoned(
        &self,
        _id: TaskId,
        _state: &mut State,
        _runner: &mut dyn Runner,
    ) -> Abandoned<<OpenInViewer as Work>::Answer> {
        Abandoned::Forgotten
    }
}

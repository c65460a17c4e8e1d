//! Checks which recent files can be opened.

use crate::features::session::model::SessionMemory;
use crate::model::state::{Shared, State, Task};
use crate::model::task_control::start;
use std::collections::BTreeMap;
use std::convert::Infallible;
use std::fs;
use std::path::PathBuf;
use tabiya_desktop::tasks::{Runner, TaskId, Work, WorkReport};
use tabiya_lines::LoadError;
use tabiya_text::{load_error_text, name_text, tr, tr_with};

/// Checks which recent files can be opened.
#[derive(Debug)]
pub struct LookAtRecent {
    /// The files to check.
    pub files: Vec<PathBuf>,
}

impl Work for LookAtRecent {
    type News = Infallible;
    /// The files that cannot be opened, with the reasons.
    type Answer = BTreeMap<PathBuf, String>;

    fn perform(self, _report: &mut WorkReport<'_, Infallible>) -> Self::Answer {
        unopenable(self.files)
    }
}

/// The task that checks recent files.
#[derive(Debug)]
pub struct LookingAtRecent;

impl Task<State> for LookingAtRecent {
    type Work = LookAtRecent;

    fn status(&self) -> String {
        tr("status-session")
    }

    fn on_answer(
        &self,
        _id: TaskId,
        unopenable: BTreeMap<PathBuf, String>,
        state: &mut State,
        _runner: &mut dyn Runner,
    ) {
        state.session.unopenable = unopenable;
    }
}

/// Starts to check the recent files.
pub(crate) fn look(own: &mut SessionMemory, shared: &mut Shared, runner: &mut dyn Runner) {
    // One task that waits for an unresponsive disk is enough.
    if own.recent.is_empty() || shared.tasks.has::<LookingAtRecent>() {
        return;
    }
    let recent = own.recent.iter();
    let files = recent.map(|recent| recent.path.clone()).collect();
    start(shared, LookingAtRecent, LookAtRecent { files }, runner);
}

/// The files and folders that cannot be opened, with the reasons. It reads only their metadata.
fn unopenable(files: Vec<PathBuf>) -> BTreeMap<PathBuf, String> {
    let why = |path: PathBuf| {
        let error = match fs::metadata(&path) {
            Ok(metadata) if metadata.is_file() || metadata.is_dir() => return None,
            Ok(_) => LoadError::NotRegular,
            Err(error) => LoadError::from(error),
        };
        let reason = match error {
            LoadError::NotFound => tr_with("recent-gone", &[("file", name_text(&path).into())]),
            other => load_error_text(&path, &other),
        };
        Some((path, reason))
    };
    files.into_iter().filter_map(why).collect()
}

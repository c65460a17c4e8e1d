//! What was left behind is read: to be looked at, or to be opened.
//!
//! Promises: nothing that is too large is read for more than was asked.

use crate::features::recovery::model::{CrashRecovery, NotRestored, Recovery};
use crate::model::action::{Action, RecoveryAction};
use crate::model::state::{Abandoned, Shared, State, Task};
use crate::model::task_control::start;
use std::convert::Infallible;
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};
use tabiya_desktop::tasks::{Report, Runner, TaskId, Work};
use tabiya_lines::recovery::{Effort, Found, RestoreError, Restored, restore_with};
use tabiya_text::{load_error_text, tr, tr_with};

/// Read what was left behind.
#[derive(Debug)]
pub struct Restore {
    /// Where it is.
    pub found: Found,
    /// What for.
    pub effort: Effort,
}

impl Work for Restore {
    type News = Infallible;
    /// Where it is, held from now on if it could be read, and what is in it.
    type Answer = (Found, Box<Result<Restored, RestoreError>>);

    fn perform(self, report: &mut Report<'_, Infallible>) -> Self::Answer {
        let mut progress = |done, of| report.progress(done, of);
        let (found, result) = restore_held(self.found, self.effort, &mut progress);
        (found, Box::new(result))
    }
}

/// Work that was left behind in this folder is being read.
#[derive(Debug)]
pub struct Restoring(pub PathBuf);

impl Task<State> for Restoring {
    type Work = Restore;

    fn status(&self) -> String {
        tr("status-recovering")
    }

    fn on_answer(
        &self,
        _id: TaskId,
        (found, result): <Restore as Work>::Answer,
        state: &mut State,
        _runner: &mut dyn Runner,
    ) {
        restored(&mut state.recovery, &mut state.shared, &found, *result);
    }

    fn on_failure(&self, _id: TaskId, why: &str, state: &mut State, _runner: &mut dyn Runner) {
        failed(&mut state.recovery, &mut state.shared, &self.0, why);
    }

    fn on_abandoned(
        &self,
        id: TaskId,
        state: &mut State,
        _runner: &mut dyn Runner,
    ) -> Abandoned<<Restore as Work>::Answer> {
        state.shared.tasks.remove(id);
        failed(
            &mut state.recovery,
            &mut state.shared,
            &self.0,
            &tr("message-cancelled"),
        );
        Abandoned::Kept
    }
}

/// Reads what one of them holds, if that is not known.
pub(crate) fn read(own: &mut Recovery, shared: &mut Shared, place: usize, runner: &mut dyn Runner) {
    let Some(left) = own.left.get_mut(place) else {
        return;
    };
    let folder = left.found.folder().to_owned();
    if left.restored.is_none() && !shared.tasks.any(|Restoring(reading)| *reading == folder) {
        left.effort = match (left.effort, left.is_wanted) {
            (Effort::AllTheSame, true) => Effort::AllTheSame,
            (_, true) => Effort::Open,
            (_, false) => Effort::Look,
        };
        // A task that was stopped may go on for a moment, and offers nothing.
        let (found, effort) = (left.found.taken(), left.effort);
        start(shared, Restoring(folder), Restore { found, effort }, runner);
    }
}

/// Reads what was left behind, and holds it from now on: what may be opened here is opened nowhere else.
fn restore_held(
    found: Found,
    effort: Effort,
    progress: &mut dyn FnMut(u64, u64) -> ControlFlow<()>,
) -> (Found, Result<Restored, RestoreError>) {
    match found.hold() {
        Ok(Some(held)) => {
            let result = restore_with(&held, effort, progress);
            (held, result)
        }
        Ok(None) => (found, Err(RestoreError::Taken)),
        Err(error) => (found, Err(RestoreError::Journal(error))),
    }
}

/// It is known what one of them holds. Whoever has read it holds it.
fn restored(
    own: &mut Recovery,
    shared: &mut Shared,
    found: &Found,
    result: Result<Restored, RestoreError>,
) {
    let folder = found.folder().to_owned();
    let result = match result {
        Ok(restored) => {
            let mut all = own.left.iter_mut();
            if let Some(left) = all.find(|left| left.found == *found) {
                left.found = left.found.held_as(found);
            }
            Ok(Box::new(restored))
        }
        Err(RestoreError::TooLarge(demand)) => Err(NotRestored::TooLarge(demand)),
        Err(error) => Err(NotRestored::Failed(restore_error_text(found, &error))),
    };
    answer(own, shared, &folder, result);
}

/// A fault of ours has ended the reading.
fn failed(own: &mut Recovery, shared: &mut Shared, folder: &Path, why: &str) {
    let variables = [("reason", why.into())];
    let text = tr_with("recovery-no-journal", &variables);
    answer(own, shared, folder, Err(NotRestored::Failed(text)));
}

fn answer(
    own: &mut Recovery,
    shared: &mut Shared,
    folder: &Path,
    result: Result<Box<Restored>, NotRestored>,
) {
    let is_it = |left: &&mut CrashRecovery| left.found.folder() == folder;
    if let Some(left) = own.left.iter_mut().find(is_it) {
        let is_wanted = std::mem::take(&mut left.is_wanted);
        left.is_wanted = is_wanted && result.is_ok();
        left.restored = Some(result);
        if is_wanted && !left.is_wanted {
            // It was only looked at so far, and more effort may be enough.
            left.want();
        }
        shared.send(Action::from(RecoveryAction::ContinueOpening));
    }
}

fn restore_error_text(found: &Found, error: &RestoreError) -> String {
    match error {
        RestoreError::Journal(error) => {
            let variables = [("reason", error.to_string().into())];
            tr_with("recovery-no-journal", &variables)
        }
        RestoreError::Base(error) => load_error_text(&found.folder().join("base"), error),
        RestoreError::Taken => tr("recovery-taken"),
        RestoreError::Cancelled | RestoreError::TooLarge(_) => tr("message-cancelled"),
    }
}

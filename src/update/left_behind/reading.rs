//! What was left behind is read: to be looked at, or to be opened.
//!
//! Promises: only what is looked at or wanted is read, kept in memory and held; nothing that is too large
//! is read for more than was asked.

use super::{go_on, start};
use crate::jobs::{Job, Runner};
use crate::recovery::{Effort, Found, RestoreError, Restored};
use crate::state::{LeftBehind, NotRestored, Purpose, State};
use crate::text::{load_error_text, tr, tr_with};
use std::path::{Path, PathBuf};

/// What is being read of it is not waited for any more.
pub(super) fn stop_reading(
    state: &mut State,
    runner: &mut dyn Runner,
    is_meant: impl Fn(&PathBuf) -> bool,
) {
    state.jobs.retain(|job| {
        let is_meant = matches!(&job.purpose, Purpose::Restore(folder) if is_meant(folder));
        if is_meant {
            runner.cancel(job.id);
        }
        !is_meant
    });
}

/// What is neither looked at nor wanted is not read on, nor kept in memory or locked.
pub(super) fn forget_others(state: &mut State, runner: &mut dyn Runner) {
    let chosen = state.recovery.chosen;
    let mut others = Vec::new();
    for (place, left) in state.recovery.left.iter_mut().enumerate() {
        if place != chosen && !left.is_wanted {
            left.forget_restored();
            others.push(left.found.folder().to_owned());
        }
    }
    if state.jobs.iter().any(|job| is_reading(&job.purpose)) {
        stop_reading(state, runner, |folder| others.contains(folder));
    }
}

pub(super) fn is_reading(purpose: &Purpose) -> bool {
    matches!(purpose, Purpose::Restore(_))
}

/// Reads what one of them holds, if that is not known.
pub(super) fn read(state: &mut State, place: usize, runner: &mut dyn Runner) {
    let Some(left) = state.recovery.left.get_mut(place) else {
        return;
    };
    let purpose = Purpose::Restore(left.found.folder().to_owned());
    if left.restored.is_none() && !state.jobs.iter().any(|job| job.purpose == purpose) {
        left.effort = match (left.effort, left.is_wanted) {
            (Effort::AllTheSame, true) => Effort::AllTheSame,
            (_, true) => Effort::Open,
            (_, false) => Effort::Look,
        };
        // A job that was stopped may go on for a moment, and offers nothing.
        let (found, effort) = (left.found.taken(), left.effort);
        start(state, purpose, Job::Restore { found, effort }, runner);
    }
}

/// It is known what one of them holds. Whoever has read it holds it.
pub(in crate::update) fn restored(
    state: &mut State,
    found: &Found,
    result: Result<Restored, RestoreError>,
    runner: &mut dyn Runner,
) {
    let folder = found.folder().to_owned();
    let result = match result {
        Ok(restored) => {
            let mut all = state.recovery.left.iter_mut();
            if let Some(left) = all.find(|left| left.found == *found) {
                left.found = left.found.held_as(found);
            }
            Ok(Box::new(restored))
        }
        Err(RestoreError::TooLarge(demand)) => Err(NotRestored::TooLarge(demand)),
        Err(error) => Err(NotRestored::Failed(restore_error_text(found, &error))),
    };
    answer(state, &folder, result, runner);
}

/// A fault of ours has ended the reading.
pub(in crate::update) fn failed(
    state: &mut State,
    folder: &Path,
    why: &str,
    runner: &mut dyn Runner,
) {
    let variables = [("reason", why.into())];
    let text = tr_with("recovery-no-journal", &variables);
    answer(state, folder, Err(NotRestored::Failed(text)), runner);
}

fn answer(
    state: &mut State,
    folder: &Path,
    result: Result<Box<Restored>, NotRestored>,
    runner: &mut dyn Runner,
) {
    let is_it = |left: &&mut LeftBehind| left.found.folder() == folder;
    if let Some(left) = state.recovery.left.iter_mut().find(is_it) {
        let is_wanted = std::mem::take(&mut left.is_wanted);
        left.is_wanted = is_wanted && result.is_ok();
        left.restored = Some(result);
        if is_wanted && !left.is_wanted {
            // It was only looked at so far, and more effort may be enough.
            left.want();
        }
        go_on(state, runner);
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

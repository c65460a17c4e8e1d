//! What was left behind is read: to be looked at, or to be opened.
//!
//! Promises: only what is looked at or wanted is read, kept in memory and held.

use crate::features::recovery::model::Recovery;
use crate::features::recovery::tasks::restore::Restoring;
use crate::model::state::Shared;
use crate::model::task_control::stop;
use std::path::PathBuf;
use tabiya_desktop::tasks::Runner;

/// What is being read of it is not waited for any more.
pub(super) fn stop_reading(
    shared: &mut Shared,
    runner: &mut dyn Runner,
    is_meant: impl Fn(&PathBuf) -> bool,
) {
    stop(shared, runner, |Restoring(folder)| is_meant(folder));
}

/// What is neither looked at nor wanted is not read on, nor kept in memory or locked.
pub(super) fn forget_others(own: &mut Recovery, shared: &mut Shared, runner: &mut dyn Runner) {
    let chosen = own.chosen;
    let mut others = Vec::new();
    for (place, left) in own.left.iter_mut().enumerate() {
        if place != chosen && !left.is_wanted {
            left.forget_restored();
            others.push(left.found.folder().to_owned());
        }
    }
    if shared.tasks.has::<Restoring>() {
        stop_reading(shared, runner, |folder| others.contains(folder));
    }
}

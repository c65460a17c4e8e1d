//! Reads entries, for the preview or for opening.
//!
//! Only selected or requested entries are read, kept in memory and locked.

use crate::features::recovery::model::Recovery;
use crate::features::recovery::tasks::restore::Restoring;
use crate::model::state::Shared;
use crate::model::task_control::stop;
use std::path::PathBuf;
use tabiya_desktop::tasks::Runner;

/// Stops the running reads of these entries.
pub(super) fn stop_reading(
    shared: &mut Shared,
    runner: &mut dyn Runner,
    is_meant: impl Fn(&PathBuf) -> bool,
) {
    stop(shared, runner, |Restoring(folder)| is_meant(folder));
}

/// Stops reading entries that are neither selected nor requested, and releases their content and locks.
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

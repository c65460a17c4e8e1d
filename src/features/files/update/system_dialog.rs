//! The system's file dialogs, and what is done when they do not answer.
//!
//! A dialog that nobody sees looks like one in which the user takes their time. Both are waited for as
//! long as the user likes; after a while our own dialog is offered, and whoever asks again gets it.

use super::file_dialog;
use crate::app::state::{RunningTask, State, Task};
use crate::app::update::tasks::{start, stop_where};
use crate::features::files::model::file_dialog::FileDialogPurpose;
use crate::tasks::Runner;
use crate::text::tr;

/// Asks with the system's dialog, or with our own if the system's did not answer before.
pub(crate) fn ask<T: Task<State>>(
    state: &mut State,
    task: T,
    work: T::Work,
    runner: &mut dyn Runner,
) {
    match task.asks_system().filter(|_| state.files.uses_own_dialogs) {
        Some(own) => file_dialog::show_own(state, own, runner),
        None => {
            start(state, task, work, runner);
        }
    }
}

/// Whether something can be asked now. A dialog that has been silent for long is given up for it, and
/// from then on our own is used: the next would be as silent.
pub(crate) fn is_free(state: &mut State, runner: &mut dyn Runner) -> bool {
    give_up_silent(state, runner);
    let is_free = !state.shared.is_asking_system();
    if !is_free {
        state.shared.complain(tr("message-dialog-already-open"));
    }
    is_free
}

/// Gives a dialog up that has been silent for long. A late answer will be ignored.
pub(crate) fn give_up_silent(state: &mut State, runner: &mut dyn Runner) {
    if state.shared.silent_dialog().is_some() {
        state.files.uses_own_dialogs = true;
        give_up(state, runner);
    }
}

fn give_up(state: &mut State, runner: &mut dyn Runner) -> Option<FileDialogPurpose> {
    let given_up = stop_where(state, runner, RunningTask::is_asking_system);
    given_up.first()?.task.asks_system()
}

/// Uses our dialog although the system's has not answered; its late answer will be ignored.
pub(crate) fn use_own(state: &mut State, runner: &mut dyn Runner) {
    state.files.uses_own_dialogs |= state.shared.silent_dialog().is_some();
    if let Some(purpose) = give_up(state, runner) {
        file_dialog::show_own(state, purpose, runner);
    }
}

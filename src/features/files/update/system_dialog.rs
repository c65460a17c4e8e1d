//! The system's file dialogs, and their replacement when they do not answer.
//!
//! An invisible dialog looks the same as one in which the user takes their time. In both cases the program waits as
//! long as the user likes. After a while it offers its own dialog, and the user gets that one when asking again.

use crate::features::files::model::file_dialog::FileDialogPurpose;
use crate::features::files::model::files_state::FilesState;
use crate::model::action::{FileDialogAction, FilesAction};
use crate::model::state::{RunningTask, Shared, State, Task};
use crate::model::task_control::{start, stop_where};
use tabiya_desktop::tasks::Runner;
use tabiya_text::tr;

/// Asks with the system's dialog, or with the program's own if the system's did not answer before.
pub(crate) fn ask<T: Task<State>>(
    own: &mut FilesState,
    shared: &mut Shared,
    task: T,
    work: T::Work,
    runner: &mut dyn Runner,
) {
    match task.asks_system().filter(|_| own.uses_own_dialogs) {
        Some(purpose) => shared.send(FilesAction::FileDialog(FileDialogAction::ShowOwn(purpose))),
        None => {
            start(shared, task, work, runner);
        }
    }
}

/// Whether another dialog can be opened now. A system dialog that has been silent for long is abandoned in favour of
/// it, and from then on the program's own is used, because the next system dialog would be silent, too.
pub(crate) fn is_free(own: &mut FilesState, shared: &mut Shared, runner: &mut dyn Runner) -> bool {
    give_up_silent(own, shared, runner);
    let is_free = !shared.is_asking_system();
    if !is_free {
        shared.complain(tr("message-dialog-already-open"));
    }
    is_free
}

/// Gives up a dialog that has long been silent. Its late answer is ignored.
pub(crate) fn give_up_silent(own: &mut FilesState, shared: &mut Shared, runner: &mut dyn Runner) {
    if shared.silent_dialog().is_some() {
        own.uses_own_dialogs = true;
        give_up(shared, runner);
    }
}

fn give_up(shared: &mut Shared, runner: &mut dyn Runner) -> Option<FileDialogPurpose> {
    let given_up = stop_where(shared, runner, RunningTask::is_asking_system);
    given_up.first()?.task.asks_system()
}

/// Uses the program's own dialog although the system's has not answered. The late answer is ignored.
pub(crate) fn use_own(own: &mut FilesState, shared: &mut Shared, runner: &mut dyn Runner) {
    own.uses_own_dialogs |= shared.silent_dialog().is_some();
    if let Some(purpose) = give_up(shared, runner) {
        shared.send(FilesAction::FileDialog(FileDialogAction::ShowOwn(purpose)));
    }
}

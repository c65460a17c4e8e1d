//! The system's file dialogs, and what is done when they do not answer.
//!
//! A dialog that nobody sees looks like one in which the user takes their time. Both are waited for as
//! long as the user likes; after a while our own dialog is offered, and whoever asks again gets it.

use super::{file_dialog, start};
use crate::jobs::{Job, Runner};
use crate::state::{FileDialogPurpose, Purpose, RunningJob, State};
use crate::text::tr;

/// Asks with the system's dialog, or with our own if the system's did not answer before.
pub(super) fn ask(state: &mut State, purpose: Purpose, job: Job, runner: &mut dyn Runner) {
    match own_purpose(&purpose).filter(|_| state.uses_own_dialogs) {
        Some(own) => file_dialog::show_own(state, own, runner),
        None => {
            start(state, purpose, job, runner);
        }
    }
}

/// Whether something can be asked now. A dialog that has been silent for long is given up for it, and
/// from then on our own is used: the next would be as silent.
pub(super) fn is_free(state: &mut State, runner: &mut dyn Runner) -> bool {
    give_up_silent(state, runner);
    let is_free = !state.is_asking_system();
    if !is_free {
        state.complain(tr("message-dialog-already-open"));
    }
    is_free
}

/// Gives a dialog up that has been silent for long. A late answer will be ignored.
pub(super) fn give_up_silent(state: &mut State, runner: &mut dyn Runner) {
    if state.silent_dialog().is_some() {
        state.uses_own_dialogs = true;
        give_up(state, runner);
    }
}

fn give_up(state: &mut State, runner: &mut dyn Runner) -> Option<FileDialogPurpose> {
    let asks = |job: &mut RunningJob| own_purpose(&job.purpose).is_some();
    let asking: Vec<_> = state.jobs.extract_if(.., asks).collect();
    for job in &asking {
        runner.cancel(job.id);
    }
    asking.first().and_then(|job| own_purpose(&job.purpose))
}

/// Uses our dialog although the system's has not answered; its late answer will be ignored.
pub(super) fn use_own(state: &mut State, runner: &mut dyn Runner) {
    state.uses_own_dialogs |= state.silent_dialog().is_some();
    if let Some(purpose) = give_up(state, runner) {
        file_dialog::show_own(state, purpose, runner);
    }
}

/// What our own dialog would be for.
fn own_purpose(purpose: &Purpose) -> Option<FileDialogPurpose> {
    match purpose {
        Purpose::AskOpen => Some(FileDialogPurpose::Open),
        Purpose::AskAppend(id) => Some(FileDialogPurpose::Append(*id)),
        Purpose::AskSave(id) => Some(FileDialogPurpose::Save(*id)),
        Purpose::AskSaveDiagram => Some(FileDialogPurpose::SaveDiagram),
        Purpose::AskSavePages => Some(FileDialogPurpose::SavePages),
        Purpose::AskPieces => Some(FileDialogPurpose::Pieces),
        _ => None,
    }
}

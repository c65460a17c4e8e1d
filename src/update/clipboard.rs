//! The desktop's clipboard.
//!
//! What concerns it is done in turn, one job at a time: a text that is pasted right behind a copy is
//! that copy, and of two copies the later one stays.

use super::start;
use crate::desktop::{DesktopError, PasteError, Selection};
use crate::jobs::{Job, Runner};
use crate::state::{Effect, Purpose, State};
use crate::text::{size_text, tr, tr_with};

/// Whether jobs for this are done in turn.
pub(super) fn is_in_turn(purpose: &Purpose) -> bool {
    matches!(
        purpose,
        Purpose::OfferPicture | Purpose::OfferText(_) | Purpose::ReadClipboard(_)
    )
}

/// Starts a job when it is its turn.
pub(super) fn start_in_turn(
    state: &mut State,
    purpose: Purpose,
    job: Job,
    runner: &mut dyn Runner,
) {
    if state.jobs.iter().any(|job| is_in_turn(&job.purpose)) {
        state.clipboard_turns.push_back((purpose, job));
    } else {
        start(state, purpose, job, runner);
    }
}

/// One job is done: the next begins.
pub(super) fn next(state: &mut State, runner: &mut dyn Runner) {
    if let Some((purpose, job)) = state.clipboard_turns.pop_front() {
        start(state, purpose, job, runner);
    }
}

/// Puts a text there.
pub(super) fn copy(state: &mut State, selection: Selection, text: String, runner: &mut dyn Runner) {
    let job = Job::OfferText { selection, text };
    start_in_turn(state, Purpose::OfferText(selection), job, runner);
}

/// A text was put there, or not.
pub(super) fn offered(state: &mut State, selection: Selection, result: Result<(), DesktopError>) {
    if let Err(error) = result {
        log::info!("a text was not copied: {error}");
        // What is only selected nobody has asked to copy.
        if selection == Selection::Clipboard {
            state.complain(tr("message-not-copied"));
        }
    }
}

/// Gets the text from there, for the window to paste.
pub(super) fn read(state: &mut State, selection: Selection, runner: &mut dyn Runner) {
    let job = Job::ReadClipboard { selection };
    start_in_turn(state, Purpose::ReadClipboard(selection), job, runner);
}

/// The text has come, or will not come.
pub(super) fn was_read(
    state: &mut State,
    selection: Selection,
    result: Result<String, PasteError>,
) {
    match result {
        Ok(text) => state.effects.push(Effect::Pasted(Some(text))),
        Err(error) => {
            log::info!("nothing was pasted: {error}");
            say_why_not(state, selection, &error);
            state.effects.push(Effect::Pasted(None));
        }
    }
}

/// Reading went wrong in a way that says nothing of the clipboard. The window waits for an answer.
pub(super) fn read_failed(state: &mut State) {
    state.effects.push(Effect::Pasted(None));
}

fn say_why_not(state: &mut State, selection: Selection, error: &PasteError) {
    match error {
        // Clicking with the middle button is no wish to paste where nothing is selected.
        PasteError::NoText | PasteError::Unsupported if selection == Selection::Primary => {}
        PasteError::NoText => state.complain(tr("message-nothing-to-paste")),
        PasteError::NoAnswer => state.complain(tr("message-clipboard-silent")),
        PasteError::OwnerGone => state.complain(tr("message-clipboard-owner-gone")),
        PasteError::TooLarge => {
            let most = size_text(crate::desktop::MOST_BYTES as u64);
            let variables = [("most", most.into())];
            state.complain(tr_with("message-clipboard-too-large", &variables));
        }
        PasteError::Cancelled => state.inform(tr("message-cancelled")),
        PasteError::Unsupported | PasteError::Failed(_) => {
            state.complain(tr("message-clipboard-unreachable"));
        }
    }
}

//! Actions on the clipboards of the desktop.
//!
//! The tasks run one at a time and in order: a paste right after a copy pastes what was copied, and of two copies the
//! later one stays.

use crate::features::clipboard::model::{ClipboardAction, ClipboardOrder, ClipboardState};
use crate::features::clipboard::tasks::look_at_text;
use crate::features::clipboard::tasks::pictures::{
    FetchPicture, FetchingPicture, OfferPicture, OfferingPicture,
};
use crate::features::clipboard::tasks::texts::{
    OfferText, OfferingText, ReadClipboard, ReadingClipboard,
};
use crate::model::state::Shared;
use crate::model::task_control::start;
use std::sync::Arc;
use tabiya_desktop::system::ClipboardKind;
use tabiya_desktop::tasks::Runner;
use tabiya_text::tr;

/// Handles the actions of the clipboards.
pub(crate) fn apply(
    own: &mut ClipboardState,
    shared: &mut Shared,
    action: ClipboardAction,
    runner: &mut dyn Runner,
) {
    match action {
        ClipboardAction::Copy(selection, text) => {
            copy(own, shared, selection, text, runner);
        }
        ClipboardAction::ReadClipboard(selection) => read(own, shared, selection, runner),
        ClipboardAction::PasteOvertaken => shared.complain(tr("message-paste-overtaken")),
        ClipboardAction::UseClipboard(order) => start_in_turn(own, shared, order, runner),
        ClipboardAction::ClipboardFree => next_in_turn(own, shared, runner),
        ClipboardAction::LookForPositions { text, for_rows } => {
            look_at_text::look(shared, text, for_rows, runner);
        }
    }
}

/// Starts a task at once, or when its turn comes.
fn start_in_turn(
    own: &mut ClipboardState,
    shared: &mut Shared,
    order: ClipboardOrder,
    runner: &mut dyn Runner,
) {
    let mut tasks = shared.tasks.iter();
    if tasks.any(|running| running.task.uses_clipboard()) {
        own.turns.push_back(order);
    } else {
        begin(shared, order, runner);
    }
}

/// Begins the next task. Each task sends [`crate::model::action::ClipboardAction::ClipboardFree`] at its end for that.
fn next_in_turn(own: &mut ClipboardState, shared: &mut Shared, runner: &mut dyn Runner) {
    if let Some(order) = own.turns.pop_front() {
        begin(shared, order, runner);
    }
}

fn begin(shared: &mut Shared, order: ClipboardOrder, runner: &mut dyn Runner) {
    match order {
        ClipboardOrder::Copy(selection, text) => {
            let work = OfferText { selection, text };
            start(shared, OfferingText(selection), work, runner);
        }
        ClipboardOrder::Read(selection) => {
            let work = ReadClipboard { selection };
            start(shared, ReadingClipboard(selection), work, runner);
        }
        ClipboardOrder::ReadPicture => {
            start(shared, FetchingPicture, FetchPicture, runner);
        }
        ClipboardOrder::CopyPicture {
            offer,
            pixels,
            thumbnail,
            is_of_board,
        } => {
            let work = OfferPicture { offer, pixels };
            let task = OfferingPicture {
                thumbnail,
                is_of_board,
            };
            start(shared, task, work, runner);
        }
    }
}

/// Puts a text on a clipboard.
pub(crate) fn copy(
    own: &mut ClipboardState,
    shared: &mut Shared,
    selection: ClipboardKind,
    text: String,
    runner: &mut dyn Runner,
) {
    let order = ClipboardOrder::Copy(selection, Arc::new(text));
    start_in_turn(own, shared, order, runner);
}

/// Gets the text of a clipboard, for the window to paste.
pub(crate) fn read(
    own: &mut ClipboardState,
    shared: &mut Shared,
    selection: ClipboardKind,
    runner: &mut dyn Runner,
) {
    start_in_turn(own, shared, ClipboardOrder::Read(selection), runner);
}

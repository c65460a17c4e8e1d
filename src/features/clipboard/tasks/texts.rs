//! Texts to and from the desktop's clipboard.
//!
//! What concerns it is done in turn, one task at a time: a text that is pasted right behind a copy is
//! that copy, and of two copies the later one stays.

use crate::features::clipboard::model::{ClipboardOrder, ClipboardState};
use crate::features::clipboard::tasks::fetch_picture::{FetchPicture, FetchingPicture};
use crate::features::clipboard::tasks::offer_picture::{OfferPicture, OfferingPicture};
use crate::model::action::Message;
use crate::model::state::{Effect, Shared, State, Task};
use crate::model::task_control::start;
use crate::system as desktop;
use crate::system::{DesktopError, PasteError, Selection};
use crate::tasks::{Report, Runner, TaskId, Work};
use crate::text::{size_text, tr, tr_with};
use std::convert::Infallible;
use std::ops::ControlFlow;
use std::sync::Arc;

/// Put a text on a clipboard.
#[derive(Debug)]
pub struct OfferText {
    /// Which.
    pub selection: Selection,
    /// The text.
    pub text: Arc<String>,
}

impl Work for OfferText {
    type News = Infallible;
    type Answer = Result<(), DesktopError>;

    fn perform(self, _report: &mut Report<'_, Infallible>) -> Self::Answer {
        desktop::put_text(self.selection, &self.text)
    }
}

/// A text is being put on this clipboard.
#[derive(Debug)]
pub struct OfferingText(Selection);

impl Task<State> for OfferingText {
    type Work = OfferText;

    fn status(&self) -> String {
        tr("status-copying-text")
    }

    fn is_writing(&self) -> bool {
        true
    }

    fn uses_clipboard(&self) -> bool {
        true
    }

    fn on_answer(
        &self,
        _id: TaskId,
        offered: Result<(), DesktopError>,
        state: &mut State,
        runner: &mut dyn Runner,
    ) {
        next_in_turn(&mut state.clipboard, &mut state.shared, runner);
        if let Err(error) = offered {
            log::info!("a text was not copied: {error}");
            // What is only selected nobody has asked to copy.
            if self.0 == Selection::Clipboard {
                state.shared.complain(tr("message-not-copied"));
            }
        }
    }

    fn on_failure(&self, _id: TaskId, _why: &str, state: &mut State, runner: &mut dyn Runner) {
        next_in_turn(&mut state.clipboard, &mut state.shared, runner);
    }
}

/// Get the text of a clipboard.
#[derive(Debug)]
pub struct ReadClipboard {
    /// Which.
    pub selection: Selection,
}

impl Work for ReadClipboard {
    type News = Infallible;
    type Answer = Result<String, PasteError>;

    fn perform(self, report: &mut Report<'_, Infallible>) -> Self::Answer {
        read_text(self.selection, &mut |done, of| report.progress(done, of))
    }
}

/// The text of this clipboard is being read, for the window to paste.
#[derive(Debug)]
pub struct ReadingClipboard(Selection);

impl Task<State> for ReadingClipboard {
    type Work = ReadClipboard;

    fn status(&self) -> String {
        tr("status-pasting")
    }

    fn uses_clipboard(&self) -> bool {
        true
    }

    fn on_answer(
        &self,
        _id: TaskId,
        read: Result<String, PasteError>,
        state: &mut State,
        runner: &mut dyn Runner,
    ) {
        next_in_turn(&mut state.clipboard, &mut state.shared, runner);
        match read {
            Ok(text) => state.shared.effects.push(Effect::Pasted(Some(text))),
            Err(PasteError::Picture) if self.0 == Selection::Clipboard => {
                let order = ClipboardOrder::ReadPicture;
                state.shared.send(Message::UseClipboard(order));
                state.shared.effects.push(Effect::Pasted(None));
            }
            Err(error) => {
                log::info!("nothing was pasted: {error}");
                say_why_not(&mut state.shared, self.0, &error);
                state.shared.effects.push(Effect::Pasted(None));
            }
        }
    }

    /// It says nothing of the clipboard, but the window waits for an answer.
    fn on_failure(&self, _id: TaskId, _why: &str, state: &mut State, runner: &mut dyn Runner) {
        next_in_turn(&mut state.clipboard, &mut state.shared, runner);
        state.shared.effects.push(Effect::Pasted(None));
    }
}

/// Starts a task when it is its turn.
pub(crate) fn start_in_turn(
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

/// One task is done: the next begins.
pub(super) fn next_in_turn(own: &mut ClipboardState, shared: &mut Shared, runner: &mut dyn Runner) {
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
        } => {
            let work = OfferPicture { offer, pixels };
            start(shared, OfferingPicture(thumbnail), work, runner);
        }
    }
}

/// Puts a text there.
pub(crate) fn copy(
    own: &mut ClipboardState,
    shared: &mut Shared,
    selection: Selection,
    text: String,
    runner: &mut dyn Runner,
) {
    let order = ClipboardOrder::Copy(selection, Arc::new(text));
    start_in_turn(own, shared, order, runner);
}

/// Gets the text from there, for the window to paste.
pub(crate) fn read(
    own: &mut ClipboardState,
    shared: &mut Shared,
    selection: Selection,
    runner: &mut dyn Runner,
) {
    start_in_turn(own, shared, ClipboardOrder::Read(selection), runner);
}

/// Gets the text from there, with the line ends that text fields have.
fn read_text(
    selection: Selection,
    progress: &mut dyn FnMut(u64, u64) -> ControlFlow<()>,
) -> Result<String, PasteError> {
    let text = desktop::read_text(selection, &mut |bytes| progress(bytes as u64, 0))?;
    Ok(if text.contains('\r') {
        text.replace("\r\n", "\n")
    } else {
        text
    })
}

pub(super) fn say_why_not(shared: &mut Shared, selection: Selection, error: &PasteError) {
    match error {
        // Clicking with the middle button is no wish to paste where nothing is selected.
        PasteError::NoText | PasteError::Picture | PasteError::Unsupported
            if selection == Selection::Primary => {}
        PasteError::NoText | PasteError::Picture => shared.complain(tr("message-nothing-to-paste")),
        PasteError::NoAnswer => shared.complain(tr("message-clipboard-silent")),
        PasteError::OwnerGone => shared.complain(tr("message-clipboard-owner-gone")),
        PasteError::TooLarge => {
            let most = size_text(crate::system::MAX_BYTES as u64);
            let variables = [("most", most.into())];
            shared.complain(tr_with("message-clipboard-too-large", &variables));
        }
        PasteError::Cancelled => shared.inform(tr("message-cancelled")),
        PasteError::Unsupported | PasteError::Failed(_) => {
            shared.complain(tr("message-clipboard-unreachable"));
        }
    }
}

//! Texts to and from the desktop's clipboard, and the report of a failure of pasting.

use crate::features::clipboard::model::ClipboardOrder;
use crate::model::action::ClipboardAction;
use crate::model::state::{Shared, State, Task, WindowEffect};
use std::convert::Infallible;
use std::ops::ControlFlow;
use std::sync::Arc;
use tabiya_desktop::system as desktop;
use tabiya_desktop::system::{ClipboardKind, DesktopError, PasteError};
use tabiya_desktop::tasks::{Runner, TaskId, Work, WorkReport};
use tabiya_text::{size_text, tr, tr_with};

/// Puts a text on a clipboard.
#[derive(Debug)]
pub struct OfferText {
    /// The clipboard or the primary selection.
    pub selection: ClipboardKind,
    /// The text.
    pub text: Arc<String>,
}

impl Work for OfferText {
    type News = Infallible;
    type Answer = Result<(), DesktopError>;

    fn perform(self, _report: &mut WorkReport<'_, Infallible>) -> Self::Answer {
        desktop::put_text(self.selection, &self.text)
    }
}

/// The task that puts a text on this clipboard.
#[derive(Debug)]
pub struct OfferingText(pub(crate) ClipboardKind);

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
        _runner: &mut dyn Runner,
    ) {
        state.shared.send(ClipboardAction::ClipboardFree);
        if let Err(error) = offered {
            log::info!("a text was not copied: {error}");
            // Selecting a text is not a request to copy it, so a failure is not reported.
            if self.0 == ClipboardKind::Clipboard {
                state.shared.complain(tr("message-not-copied"));
            }
        }
    }

    fn on_failure(&self, _id: TaskId, _why: &str, state: &mut State, _runner: &mut dyn Runner) {
        state.shared.send(ClipboardAction::ClipboardFree);
    }
}

/// Gets the text of a clipboard.
#[derive(Debug)]
pub struct ReadClipboard {
    /// The clipboard or the primary selection.
    pub selection: ClipboardKind,
}

impl Work for ReadClipboard {
    type News = Infallible;
    type Answer = Result<String, PasteError>;

    fn perform(self, report: &mut WorkReport<'_, Infallible>) -> Self::Answer {
        read_text(self.selection, &mut |done, of| report.progress(done, of))
    }
}

/// The task that reads the text of this clipboard, for the window to paste.
#[derive(Debug)]
pub struct ReadingClipboard(pub(crate) ClipboardKind);

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
        _runner: &mut dyn Runner,
    ) {
        state.shared.send(ClipboardAction::ClipboardFree);
        match read {
            Ok(text) => state.shared.effects.push(WindowEffect::Pasted(Some(text))),
            Err(PasteError::Picture) if self.0 == ClipboardKind::Clipboard => {
                let order = ClipboardOrder::ReadPicture;
                state.shared.send(ClipboardAction::UseClipboard(order));
                state.shared.effects.push(WindowEffect::Pasted(None));
            }
            Err(error) => {
                log::info!("nothing was pasted: {error}");
                say_why_not(&mut state.shared, self.0, &error);
                state.shared.effects.push(WindowEffect::Pasted(None));
            }
        }
    }

    /// The failure is not reported, but the window waits for an answer.
    fn on_failure(&self, _id: TaskId, _why: &str, state: &mut State, _runner: &mut dyn Runner) {
        state.shared.send(ClipboardAction::ClipboardFree);
        state.shared.effects.push(WindowEffect::Pasted(None));
    }
}

/// Reads the text of a clipboard, with the line ends of text fields.
fn read_text(
    selection: ClipboardKind,
    progress: &mut dyn FnMut(u64, u64) -> ControlFlow<()>,
) -> Result<String, PasteError> {
    let text = desktop::read_text(selection, &mut |bytes| progress(bytes as u64, 0))?;
    Ok(if text.contains('\r') {
        text.replace("\r\n", "\n")
    } else {
        text
    })
}

/// Reports why nothing was pasted.
pub(super) fn say_why_not(shared: &mut Shared, selection: ClipboardKind, error: &PasteError) {
    match error {
        // A middle click where nothing is selected need not be an attempt to paste.
        PasteError::NoText | PasteError::Picture | PasteError::Unsupported
            if selection == ClipboardKind::Primary => {}
        PasteError::NoText | PasteError::Picture => shared.complain(tr("message-nothing-to-paste")),
        PasteError::NoAnswer => shared.complain(tr("message-clipboard-silent")),
        PasteError::OwnerGone => shared.complain(tr("message-clipboard-owner-gone")),
        PasteError::TooLarge => {
            let most = size_text(tabiya_desktop::system::MAX_BYTES as u64);
            let variables = [("most", most.into())];
            shared.complain(tr_with("message-clipboard-too-large", &variables));
        }
        PasteError::Cancelled => shared.inform(tr("message-cancelled")),
        PasteError::Unsupported | PasteError::Failed(_) => {
            shared.complain(tr("message-clipboard-unreachable"));
        }
    }
}

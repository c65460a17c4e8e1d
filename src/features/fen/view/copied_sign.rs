//! The check mark in the button that copies the FEN: a confirmation at the place where the user acted.

use crate::model::state::Message;
use egui::Ui;
use std::time::Duration;

/// Seconds for which the check mark is shown.
const TIME: f64 = 1.5;

/// A click whose copy is not yet confirmed, with the number of the last message before it.
#[derive(Debug)]
struct Asked(Option<u64>);

/// The state of the button.
#[derive(Debug, Default)]
pub(super) struct CopiedSign {
    asked: Option<Asked>,
    shown_until: f64,
    /// The width of the button with its usual text, which it keeps.
    pub(super) width: f32,
}

impl CopiedSign {
    /// Notices a click on the button.
    pub(super) fn ask(&mut self, last: Option<&Message>) {
        self.asked = Some(Asked(last.map(|message| message.number)));
    }

    /// Whether the check mark is shown now. It appears with the message that confirms the copy.
    pub(super) fn is_shown(&mut self, ui: &Ui, last: Option<&Message>) -> bool {
        let now = ui.input(|input| input.time);
        let is_newer = |message: &&Message| {
            let asked = self.asked.as_ref();
            asked.is_some_and(|Asked(before)| *before != Some(message.number))
        };
        let newer = last.filter(is_newer);
        if let Some(message) = newer {
            self.asked = None;
            if !message.is_error {
                self.shown_until = now + TIME;
            }
        }
        let left = self.shown_until - now;
        if left > 0.0 {
            ui.request_repaint_after(Duration::from_secs_f64(left));
        }
        left > 0.0
    }
}

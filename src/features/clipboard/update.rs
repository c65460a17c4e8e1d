//! Actions on the clipboards of the desktop.

mod turns;

use crate::features::clipboard::model::{ClipboardAction, ClipboardState};
use crate::features::clipboard::tasks::look_at_text;
use crate::model::state::Shared;
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
            turns::copy(own, shared, selection, text, runner);
        }
        ClipboardAction::ReadClipboard(selection) => turns::read(own, shared, selection, runner),
        ClipboardAction::PasteOvertaken => shared.complain(tr("message-paste-overtaken")),
        ClipboardAction::UseClipboard(order) => turns::start_in_turn(own, shared, order, runner),
        ClipboardAction::ClipboardFree => turns::next_in_turn(own, shared, runner),
        ClipboardAction::LookForPositions { text, for_rows } => {
            look_at_text::look(shared, text, for_rows, runner);
        }
    }
}

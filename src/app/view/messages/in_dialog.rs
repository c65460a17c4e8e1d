//! The newest message at the foot of the dialog in which the user acted. The dialog covers the strip.

use super::notices::Order;
use super::parts::text_color;
use crate::view::notice::{Notice, Tone};
use crate::view::{ModalShown, UiState};
use crate::widgets::style::{DIALOG_MARGIN, SMALL_FONT};
use egui::text::{LayoutJob, TextWrapping};
use egui::{Id, Rect, Response, pos2, vec2};

/// The newest notice, and those that are older than the dialog.
#[derive(Debug, Default)]
pub(super) struct DialogMessage {
    newest: Option<(Id, String, Tone)>,
    modal: Option<ModalShown>,
    known: Vec<Id>,
    /// Whether there is no room for all of the text in the dialog.
    is_cut: bool,
}

impl DialogMessage {
    /// Notices the newest notice of the strip.
    pub(super) fn notice(&mut self, newest: Option<&Notice>) {
        let newest = newest.filter(|notice| notice.tone != Tone::Quiet);
        self.newest = newest.map(|notice| (notice.news, notice.text.clone(), notice.tone));
    }

    /// Whether the message must be shown again when the dialog has closed.
    pub(super) fn is_cut(&self) -> bool {
        self.is_cut && self.modal.is_some()
    }

    /// Forgets the dialog.
    pub(super) fn close(&mut self) {
        self.modal = None;
        self.is_cut = false;
    }
}

/// Shows the newest message in the margin below the buttons of a dialog, if it is newer than the dialog. Errors are left
/// to a dialog that shows them itself.
pub(in crate::app::view) fn message_in_dialog_ui(
    dialog: &Response,
    shows_errors: bool,
    ui_state: &mut UiState,
) {
    let modal = ui_state.modal.clone();
    let all = ui_state.part::<Order>().known().to_vec();
    let own = ui_state.part::<DialogMessage>();
    own.is_cut = false;
    if own.modal != modal {
        own.modal = modal;
        own.known = all;
    }
    let newest = own.newest.as_ref();
    let newest = newest.filter(|(news, ..)| !own.known.contains(news));
    let newest = newest.filter(|(_, _, tone)| !shows_errors || *tone != Tone::Error);
    let Some((_, text, tone)) = newest else {
        return;
    };
    let margin = f32::from(DIALOG_MARGIN);
    let rect = dialog.rect.shrink2(vec2(margin, 0.0));
    let place = Rect::from_min_max(pos2(rect.min.x, rect.max.y - margin), rect.max);
    let color = text_color(&dialog.ctx.global_style().visuals, *tone);
    let mut job = LayoutJob::simple_singleline(text.replace('\n', " "), SMALL_FONT, color);
    job.wrap = TextWrapping::truncate_at_width(place.width());
    let painter = dialog.ctx.layer_painter(dialog.layer_id);
    let galley = painter.layout_job(job);
    own.is_cut = galley.elided;
    let middle = place.center().y - galley.size().y / 2.0;
    painter.galley(pos2(place.max.x - galley.size().x, middle), galley, color);
}

//! Cards: parts of a panel with a ground and an outline of their own.

use super::style::{GAP, palette};
use egui::{Frame, Stroke, Ui};

/// The frame of a card.
pub(crate) fn card_frame(ui: &Ui) -> Frame {
    let colors = palette(ui.visuals());
    Frame::new()
        .fill(colors.window)
        .stroke(Stroke::new(1.0, colors.line))
        .corner_radius(6.0)
        .inner_margin(GAP)
}

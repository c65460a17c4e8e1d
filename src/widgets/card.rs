//! Cards: framed boxes that float over the window.

use super::style::palette;
use egui::{Color32, Frame, Response, Sense, Ui, UiBuilder};
use std::fmt;
use std::hash::Hash;

/// Shows a card, which keeps clicks from reaching anything below it.
pub(crate) fn card_ui(
    ui: &mut Ui,
    salt: impl Hash + fmt::Debug,
    ground: Color32,
    add: impl FnOnce(&mut Ui),
) -> Response {
    let builder = UiBuilder::new().id_salt(salt).sense(Sense::CLICK);
    let card = ui.scope_builder(builder, |ui| {
        let frame = Frame::popup(ui.style()).fill(ground);
        frame.show(ui, |ui| {
            ui.set_width(ui.available_width());
            add(ui);
        });
    });
    card.response
}

/// Shows a card about something in progress.
pub(crate) fn running_card_ui(
    ui: &mut Ui,
    salt: impl Hash + fmt::Debug,
    add: impl FnOnce(&mut Ui),
) {
    let ground = palette(ui.visuals()).window;
    card_ui(ui, salt, ground, |ui| {
        ui.horizontal_wrapped(add);
    });
}

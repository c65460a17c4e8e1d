//! Where the entries of a menu stand: all of them are reached in a window of any height.

use crate::widgets::style::menu_entries_style;
use egui::{ScrollArea, Ui};

/// The line round a menu.
const EDGE: f32 = 2.0;

/// The entries of a menu that opens below this height. It stays below it, so that it is never under the
/// pointer that opens it: where the window is not high enough for all of them they scroll.
pub(crate) fn menu_below_ui(ui: &mut Ui, below: f32, entries_ui: impl FnOnce(&mut Ui)) {
    let window = ui.content_rect();
    let height = window.bottom() - below.max(window.top());
    entries_within_ui(ui, height, entries_ui);
}

/// The entries of a menu that opens beside an entry of another, and may be as high as the window.
pub(crate) fn menu_beside_ui(ui: &mut Ui, entries_ui: impl FnOnce(&mut Ui)) {
    let height = ui.content_rect().height();
    entries_within_ui(ui, height, entries_ui);
}

fn entries_within_ui(ui: &mut Ui, height: f32, entries_ui: impl FnOnce(&mut Ui)) {
    menu_entries_style(ui.style_mut());
    let height = height - ui.spacing().menu_margin.sum().y - 2.0 * EDGE;
    // Also higher than from here to the end of the window: a menu beside an entry then moves up.
    ui.set_max_height(height);
    ScrollArea::vertical()
        .max_height(height)
        .show(ui, entries_ui);
}

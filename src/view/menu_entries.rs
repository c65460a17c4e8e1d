//! Lays out the entries of menus so that all of them can be reached in a window of any height.

use crate::widgets::style::menu_entries_style;
use egui::{ScrollArea, Ui};

/// Width of the line around a menu.
const EDGE: f32 = 2.0;

/// Shows the entries of a menu that opens below the height `below`. The menu stays below it, so that it never
/// covers the pointer that opens it. If the window is too low for all entries, they scroll.
pub(crate) fn menu_below_ui(ui: &mut Ui, below: f32, entries_ui: impl FnOnce(&mut Ui)) {
    let window = ui.content_rect();
    let height = window.bottom() - below.max(window.top());
    entries_within_ui(ui, height, entries_ui);
}

/// Shows the entries of a submenu, which opens beside an entry and may be as high as the window.
pub(crate) fn menu_beside_ui(ui: &mut Ui, entries_ui: impl FnOnce(&mut Ui)) {
    let height = ui.content_rect().height();
    entries_within_ui(ui, height, entries_ui);
}

fn entries_within_ui(ui: &mut Ui, height: f32, entries_ui: impl FnOnce(&mut Ui)) {
    menu_entries_style(ui.style_mut());
    let height = height - ui.spacing().menu_margin.sum().y - 2.0 * EDGE;
    // May exceed the space from here to the bottom of the window: a submenu then moves up.
    ui.set_max_height(height);
    ScrollArea::vertical()
        .max_height(height)
        .show(ui, entries_ui);
}

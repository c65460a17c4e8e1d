//! The foot of a dialog, the same in all of them: the buttons are at the right end. The last button does what the
//! dialog is for and has the accent colour; the button before it leaves everything unchanged.

use super::line_with_end::shown_in;
use super::style::{CONTROL_HEIGHT, DIALOG_BUTTON, GAP, palette};
use egui::{Button, Id, Rect, RichText, Ui, vec2};
use std::fmt::Debug;
use std::hash::Hash;

/// The button that does what the dialog is for. A dialog has exactly one.
pub(crate) fn accent_button(ui: &Ui, text: impl Into<String>) -> Button<'static> {
    let colors = palette(ui.visuals());
    let text = RichText::new(text).color(colors.on_accent);
    let button = Button::new(text).fill(colors.accent);
    button
        .stroke((1.0, colors.accent))
        .min_size(vec2(DIALOG_BUTTON, CONTROL_HEIGHT))
}

/// Any other button of a dialog.
pub(crate) fn plain_button(text: impl Into<String>) -> Button<'static> {
    Button::new(text.into()).min_size(vec2(DIALOG_BUTTON, CONTROL_HEIGHT))
}

/// Shows the foot below the contents of the dialog and as wide as those: `rest` at the left and the buttons at
/// the right, in visual and keyboard order. The foot wraps if it does not fit on one line.
pub(crate) fn dialog_foot_ui<T>(
    ui: &mut Ui,
    salt: impl Hash + Debug,
    both: &mut T,
    rest: impl FnOnce(&mut Ui, &mut T),
    buttons: impl FnOnce(&mut Ui, &mut T),
) {
    let id = Id::unique(("dialog foot", ui.scope_id().with(salt)));
    let all = ui.min_rect();
    // Contents wider than the window scroll, but the buttons must be visible without scrolling.
    let seen = ui.clip_rect().max.x - all.min.x - GAP;
    let width = all.width().min(seen);
    let known: Option<[f32; 2]> = ui.data(|data| data.get_temp(id));
    let gap = ui.spacing().item_spacing.x;
    if known.is_some_and(|[rest, buttons]| width < rest + gap + buttons) {
        ui.horizontal_wrapped(|ui| {
            ui.set_max_width(width);
            rest(ui, both);
            buttons(ui, both);
        });
        return;
    }
    let [_, end] = known.unwrap_or_default();
    let height = ui.spacing().interact_size.y.max(CONTROL_HEIGHT);
    let (line, _) = ui.allocate_exact_size(vec2(width, height), egui::Sense::hover());
    let place = Rect::from_min_max(line.right_top() - vec2(end, 0.0), line.max);
    let needed = [
        shown_in(ui, line, known.is_some(), |ui| rest(ui, both)),
        shown_in(ui, place, known.is_some(), |ui| buttons(ui, both)),
    ];
    let is_other = |known: [f32; 2]| (0..2).any(|at| (known[at] - needed[at]).abs() > 0.5);
    if known.is_none_or(is_other) {
        ui.data_mut(|data| data.insert_temp(id, needed));
        ui.ctx().request_discard("dialog-foot");
    }
}

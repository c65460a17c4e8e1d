//! Common parts of the dialogs that show a picture beside its choices: their size, their title, the Enter key and the
//! work in progress.

use super::floating::laid_out_for;
use super::style::{
    CONTROL_HEIGHT, DIAGRAM_DIALOG_GAP, DIAGRAM_DIALOG_HEIGHT, DIAGRAM_DIALOG_WIDTH,
    DIAGRAM_OPTIONS_WIDTH, DIALOG_MARGIN,
};
use egui::{Button, Key, Popup, RichText, Ui, Vec2, vec2};
use tabiya_text::tr;

/// The height of the title.
const HEAD: f32 = 34.0;

/// Sets the width of the dialog and shows its title. Returns the size of the part between the title and a foot of this
/// height.
pub(crate) fn begin_picture_dialog(ui: &mut Ui, title: &str, foot: f32) -> Vec2 {
    let around = 2.0 * (f32::from(DIALOG_MARGIN) + DIAGRAM_DIALOG_GAP);
    let room = laid_out_for(ui) - vec2(around, around);
    let width = room.x.min(DIAGRAM_DIALOG_WIDTH);
    let height = room.y.min(DIAGRAM_DIALOG_HEIGHT) - HEAD - foot;
    ui.set_width(width);
    ui.heading(title);
    ui.add_space(4.0);
    vec2(width, height)
}

/// The width of the choices in a dialog of this width.
pub(crate) fn choices_width(width: f32) -> f32 {
    DIAGRAM_OPTIONS_WIDTH.min(width * 0.6)
}

/// Whether Enter was pressed for the dialog. It belongs to the control that has the keyboard focus, if there is one.
pub(crate) fn is_entered(ui: &Ui) -> bool {
    let is_free = ui.memory(|memory| memory.focused().is_none()) && !Popup::is_any_open(ui.ctx());
    is_free && ui.input(|input| input.key_pressed(Key::Enter))
}

/// Shows what is in progress, and a button that cancels it. Returns whether the button was pressed.
pub(crate) fn in_progress_ui(ui: &mut Ui, text: String) -> bool {
    let cancel = Button::new(tr("cancel")).min_size(vec2(0.0, CONTROL_HEIGHT));
    let is_cancelled = ui.add(cancel).clicked();
    ui.label(RichText::new(text).weak());
    is_cancelled
}

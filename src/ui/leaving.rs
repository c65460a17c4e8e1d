//! How a dialog in the middle of the window is left.

use egui::{Key, ModalResponse, Modifiers};

/// Whether a dialog is to be left: by Escape, as there is a button for everything else. A click beside
/// it was meant for something that is not to be had now, and must not cost what was chosen or typed.
pub(super) fn is_left<T>(modal: &ModalResponse<T>) -> bool {
    let response = &modal.response;
    let is_first = modal.is_top_modal && !modal.any_popup_open;
    let escape = || {
        let key = |input: &mut egui::InputState| input.consume_key(Modifiers::NONE, Key::Escape);
        response.ctx.input_mut(key)
    };
    response.should_close() || is_first && escape()
}

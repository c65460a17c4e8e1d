//! A dialog in the middle of the window. In a window that is too small for it, or in which everything
//! is very large, it shows a part of what is in it, scrolls as a whole, and keeps in sight what has the
//! keyboard.

use super::style::{DIALOG_MARGIN, GAP, MIN_LAYOUT, modal};
use egui::style::ScrollAnimation;
use egui::{Event, Id, Key, ModalResponse, Modifiers, Rect, ScrollArea, Ui, Vec2};

/// So long, in seconds, and in so many frames, a list within the dialog may take to scroll to what has
/// got the keyboard.
const FOLLOWED: f64 = 0.5;
const FOLLOWED_FRAMES: u8 = 8;

/// What has the keyboard in a dialog, and since when.
#[derive(Clone, Copy)]
struct Followed {
    focused: Option<Id>,
    since: f64,
    frames: u8,
}

/// The size of the window for which a dialog is laid out: what is smaller scrolls.
pub(crate) fn laid_out_for(ui: &Ui) -> Vec2 {
    ui.ctx().content_rect().size().max(MIN_LAYOUT)
}

/// Makes the dialog that wide where the window has room; gives the size of the window.
pub(crate) fn widened(ui: &mut Ui, widest: f32) -> Vec2 {
    let window = laid_out_for(ui);
    let around = 2.0 * f32::from(DIALOG_MARGIN) + 4.0 * GAP;
    ui.set_width(widest.min(window.x - around));
    window
}

/// The width of a dialog that can have any: so much where there is room.
pub(crate) fn set_width_within(ui: &mut Ui, width: f32) {
    ui.set_width(width.min(ui.available_width()));
}

/// Shows a dialog.
pub(crate) fn roomy_modal_ui<T>(
    ui: &Ui,
    id: Id,
    contents: impl FnOnce(&mut Ui) -> T,
) -> ModalResponse<T> {
    let around = 2.0 * (f32::from(DIALOG_MARGIN) + 2.0);
    let room = ui.ctx().content_rect().size() - Vec2::splat(around);
    modal(ui, id).show(ui.ctx(), |ui| {
        ScrollArea::both()
            .id_salt("dialog")
            .max_width(room.x)
            .max_height(room.y)
            // Or the dialog would grow to its size step by step.
            .min_scrolled_width(room.x)
            .min_scrolled_height(room.y)
            .show(ui, |ui| {
                let inner = contents(ui);
                if let Some(place) = followed(ui, id.with("followed")) {
                    ui.scroll_to_rect_animation(place, None, ScrollAnimation::none());
                }
                inner
            })
            .inner
    })
}

/// The place of what has lately got the keyboard by keys.
fn followed(ui: &Ui, id: Id) -> Option<Rect> {
    let focused = ui.memory(egui::Memory::focused);
    let (now, is_by_mouse) = ui.input(|input| {
        let pointer = &input.pointer;
        let is_turned = |event: &Event| matches!(event, Event::MouseWheel { .. });
        let is_wheel = input.events.iter().any(is_turned);
        let is_button = pointer.any_down() || pointer.any_released();
        (input.time, is_wheel || is_button)
    });
    let known: Option<Followed> = ui.data(|data| data.get_temp(id));
    let known = known.filter(|known| known.focused == focused);
    let mut followed = known.unwrap_or(Followed {
        focused,
        since: now,
        frames: 0,
    });
    followed.frames = followed.frames.saturating_add(1);
    if is_by_mouse {
        // Nothing moves away under a pointer that is at work.
        followed.since = f64::NEG_INFINITY;
        followed.frames = u8::MAX;
    }
    ui.data_mut(|data| data.insert_temp(id, followed));
    if now - followed.since > FOLLOWED && followed.frames > FOLLOWED_FRAMES {
        return None;
    }
    // Asking for its response would take the keyboard away from what was clicked through it.
    let focused = focused?;
    let ctx = ui.ctx();
    let widget = ctx.viewport(|viewport| viewport.this_pass.widgets.get(focused).copied())?;
    // What is not there cannot be scrolled to, and would be tried in each frame.
    let place = widget.rect.expand(GAP).intersect(ui.min_rect());
    (widget.layer_id == ui.layer_id() && place.is_positive()).then_some(place)
}

/// Whether a dialog is to be left: by Escape, as there is a button for everything else. A click beside
/// it was meant for something that is not to be had now, and must not cost what was chosen or typed.
pub(crate) fn is_left<T>(modal: &ModalResponse<T>) -> bool {
    let response = &modal.response;
    let is_first = modal.is_top_modal && !modal.any_popup_open;
    let escape = || {
        let key = |input: &mut egui::InputState| input.consume_key(Modifiers::NONE, Key::Escape);
        response.ctx.input_mut(key)
    };
    response.should_close() || is_first && escape()
}

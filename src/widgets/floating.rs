//! Dialogs in the middle of the window.
//!
//! If the window is too small for a dialog, or the interface scale too large, the dialog scrolls as a whole and keeps
//! the focused widget in view. It is laid out for the smallest window at which it makes sense.
//!
//! While it is open, a dialog never becomes lower, so that its buttons keep their place when a list gets shorter or a
//! sentence disappears.

use super::style::{DIALOG_MARGIN, GAP, MIN_LAYOUT, modal};
use egui::style::ScrollAnimation;
use egui::{Event, Id, Key, ModalResponse, Modifiers, Rect, ScrollArea, Ui, Vec2};
use std::fmt::Debug;
use std::hash::Hash;

/// Seconds and frames that a list within the dialog may take to scroll to a newly focused widget. The dialog follows
/// the widget until both this time and this number of frames have passed.
const FOLLOWED: f64 = 0.5;
const FOLLOWED_FRAMES: u8 = 8;

/// The focused widget of a dialog, and the time at which it received the focus.
#[derive(Clone, Copy)]
struct Followed {
    focused: Option<Id>,
    since: f64,
    frames: u8,
}

/// The window size for which a dialog is laid out. Smaller windows scroll.
pub(crate) fn laid_out_for(ui: &Ui) -> Vec2 {
    ui.ctx().content_rect().size().max(MIN_LAYOUT)
}

/// Makes the dialog up to `widest` points wide, if the window allows it. Returns the size of the window.
pub(crate) fn widened(ui: &mut Ui, widest: f32) -> Vec2 {
    let window = laid_out_for(ui);
    let around = 2.0 * f32::from(DIALOG_MARGIN) + 4.0 * GAP;
    ui.set_width(widest.min(window.x - around));
    window
}

/// Gives a dialog of flexible width this width, or less if there is no room.
pub(crate) fn set_width_within(ui: &mut Ui, width: f32) {
    ui.set_width(width.min(ui.available_width()));
}

/// The size of an open dialog, in the window that it was laid out for.
#[derive(Clone, Copy)]
struct KeptSize {
    size: Vec2,
    window: Vec2,
    /// The hash of the name of the dialog: another one may take its place.
    of: Id,
    /// The frame in which it was shown last.
    frame: u64,
}

impl KeptSize {
    /// The size of this dialog if it has been open since the last frame.
    fn of(ui: &Ui, id: Id, of: Id) -> Vec2 {
        let known: Option<Self> = ui.data(|data| data.get_temp(id));
        let frame = ui.ctx().cumulative_frame_nr();
        let window = ui.ctx().content_rect().size();
        let is_it =
            |known: &Self| known.of == of && known.window == window && frame <= known.frame + 1;
        known.filter(is_it).map_or(Vec2::ZERO, |known| known.size)
    }

    fn remember(ui: &Ui, id: Id, of: Id) {
        // The first layout only measures, and texts may wrap differently in it.
        if ui.is_sizing_pass() || ui.ctx().will_discard() {
            return;
        }
        let kept = Self {
            size: ui.min_rect().size(),
            window: ui.ctx().content_rect().size(),
            of,
            frame: ui.ctx().cumulative_frame_nr(),
        };
        ui.data_mut(|data| data.insert_temp(id, kept));
    }
}

/// Shows a part of a dialog that is at least this high, whatever is in it.
pub(crate) fn as_high_ui<T>(ui: &mut Ui, height: f32, contents: impl FnOnce(&mut Ui) -> T) -> T {
    let shown = ui.vertical(|ui| {
        ui.set_min_height(height);
        contents(ui)
    });
    shown.inner
}

/// Shows a dialog. It keeps its size as long as it is open and `name` stays the same.
pub(crate) fn roomy_modal_ui<T>(
    ui: &Ui,
    id: Id,
    name: impl Hash + Debug,
    contents: impl FnOnce(&mut Ui) -> T,
) -> ModalResponse<T> {
    let around = 2.0 * (f32::from(DIALOG_MARGIN) + 2.0);
    let room = ui.ctx().content_rect().size() - Vec2::splat(around);
    modal(ui, id).show(ui.ctx(), |ui| {
        ScrollArea::both()
            .id_salt("dialog")
            .max_width(room.x)
            .max_height(room.y)
            // Without these, the dialog would grow to its size step by step.
            .min_scrolled_width(room.x)
            .min_scrolled_height(room.y)
            .show(ui, |ui| {
                let kept = id.with("kept-size");
                let of = id.with(name);
                ui.set_min_size(KeptSize::of(ui, kept, of));
                let inner = contents(ui);
                KeptSize::remember(ui, kept, of);
                if let Some(place) = followed(ui, id.with("followed")) {
                    ui.scroll_to_rect_animation(place, None, ScrollAnimation::none());
                }
                inner
            })
            .inner
    })
}

/// The rectangle of the widget that has lately received the focus from the keyboard.
pub(crate) fn followed(ui: &Ui, id: Id) -> Option<Rect> {
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
        // Do not scroll while the pointer is in use.
        followed.since = f64::NEG_INFINITY;
        followed.frames = u8::MAX;
    }
    ui.data_mut(|data| data.insert_temp(id, followed));
    if now - followed.since > FOLLOWED && followed.frames > FOLLOWED_FRAMES {
        return None;
    }
    // Requesting the widget's response would take the focus away from a control that was clicked through it.
    let focused = focused?;
    let ctx = ui.ctx();
    let widget = ctx.viewport(|viewport| viewport.this_pass.widgets.get(focused).copied())?;
    // A place outside the contents cannot be scrolled to, and every frame would try again.
    let place = widget.rect.expand(GAP).intersect(ui.min_rect());
    (widget.layer_id == ui.layer_id() && place.is_positive()).then_some(place)
}

/// Whether to leave the dialog: only Escape does, because everything else has a button. A user who clicks outside
/// the dialog wants something that is unavailable now, and must not lose choices or typed text.
pub(crate) fn is_left<T>(modal: &ModalResponse<T>) -> bool {
    let response = &modal.response;
    let is_first = modal.is_top_modal && !modal.any_popup_open;
    let escape = || {
        let key = |input: &mut egui::InputState| input.consume_key(Modifiers::NONE, Key::Escape);
        response.ctx.input_mut(key)
    };
    response.should_close() || is_first && escape()
}

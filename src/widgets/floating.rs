//! Dialogs in the middle of the window, with their foot of buttons.
//!
//! If the window is too small for a dialog, or the interface scale too large, the dialog scrolls as a whole and keeps
//! the focused widget in view. It is laid out for the smallest window at which it makes sense.
//!
//! The foot of all dialogs is the same: the buttons are at the right end. The last button does what the dialog is for
//! and has the accent colour; the button before it leaves everything unchanged.

use super::line_with_end::shown_in;
use super::style::{CONTROL_HEIGHT, DIALOG_BUTTON, DIALOG_MARGIN, GAP, MIN_LAYOUT, modal, palette};
use egui::style::ScrollAnimation;
use egui::{
    Button, Event, Id, Key, ModalResponse, Modifiers, Rect, RichText, ScrollArea, Ui, Vec2, vec2,
};
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
            // Without these, the dialog would grow to its size step by step.
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

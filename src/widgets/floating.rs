//! Dialogs in the middle of the window.
//!
//! If the window is too small for a dialog, or the interface scale too large, the dialog scrolls as a whole and keeps
//! the focused widget in view. It is laid out for the smallest window at which it makes sense. It opens at its top, even
//! if a button at its foot has the focus.
//!
//! While it is open, a dialog never becomes lower, so that its buttons keep their place when a list gets shorter or a
//! sentence disappears.

use super::style::{DIALOG_MARGIN, GAP, MIN_LAYOUT, modal, show_scroll_bar};
use egui::accesskit::Action;
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

/// An open dialog.
#[derive(Clone, Copy)]
struct Opened {
    /// The hash of the name of the dialog: another one may take its place.
    of: Id,
    /// The frames in which it was shown first and last.
    first: u64,
    last: u64,
    /// Whether the user has pressed anything since it opened.
    is_used: bool,
}

impl Opened {
    fn noticed(ui: &Ui, id: Id, of: Id) -> Self {
        let frame = ui.ctx().cumulative_frame_nr();
        let known: Option<Self> = ui.data(|data| data.get_temp(id));
        let known = known.filter(|known| known.of == of && frame <= known.last + 1);
        let mut opened = known.unwrap_or(Self {
            of,
            first: frame,
            last: frame,
            is_used: false,
        });
        opened.last = frame;
        // The first frame still has the key that opened the dialog.
        opened.is_used |= !opened.is_new() && is_anything_pressed(ui);
        ui.data_mut(|data| data.insert_temp(id, opened));
        opened
    }

    /// Notes that nobody has moved the focus yet, so that nothing scrolls to it.
    fn let_focus_rest(&self, ui: &Ui) {
        let focused = ui.memory(egui::Memory::focused);
        let resting = focused.filter(|_| !self.is_used);
        ui.data_mut(|data| data.insert_temp(resting_focus(), resting));
    }

    fn is_new(&self) -> bool {
        self.first == self.last
    }
}

fn resting_focus() -> Id {
    Id::unique("focus that nobody has moved")
}

/// Whether an open dialog gave this widget the focus, and nobody has moved it yet.
pub(crate) fn has_resting_focus(ui: &Ui, widget: Id) -> bool {
    let resting: Option<Option<Id>> = ui.data(|data| data.get_temp(resting_focus()));
    resting.flatten() == Some(widget)
}

/// Whether a key or a button was pressed in this frame, by hand or by a screen reader.
fn is_anything_pressed(ui: &Ui) -> bool {
    let is_press = |event: &Event| match event {
        Event::Key {
            pressed, repeat, ..
        } => *pressed && !repeat,
        Event::PointerButton { pressed, .. } => *pressed,
        // The focus ring makes this request for itself.
        Event::AccessKitActionRequest(request) => request.action != Action::ScrollIntoView,
        _ => false,
    };
    ui.input(|input| input.events.iter().any(is_press))
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
    let of = id.with(name);
    let opened = Opened::noticed(ui, id.with("opened"), of);
    modal(ui, id).show(ui.ctx(), |ui| {
        // Lists in the dialog have bars as everywhere.
        let usual = ui.spacing().scroll;
        show_scroll_bar(ui.style_mut());
        let area = ScrollArea::both()
            .id_salt("dialog")
            .max_width(room.x)
            .max_height(room.y)
            // Without these, the dialog would grow to its size step by step.
            .min_scrolled_width(room.x)
            .min_scrolled_height(room.y);
        let area = if opened.is_new() {
            area.scroll_offset(Vec2::ZERO)
        } else {
            area
        };
        let shown = area.show(ui, |ui| {
            ui.spacing_mut().scroll = usual;
            let kept = id.with("kept-size");
            ui.set_min_size(KeptSize::of(ui, kept, of));
            let inner = contents(ui);
            KeptSize::remember(ui, kept, of);
            opened.let_focus_rest(ui);
            if let Some(place) = followed(ui, id.with("followed"), opened.is_used) {
                ui.scroll_to_rect_animation(place, None, ScrollAnimation::none());
            }
            inner
        });
        shown.inner
    })
}

/// The rectangle of the widget that has lately received the focus from the keyboard. A focus that arrives
/// before the user has pressed anything is not followed, nor is one that arrives by the pointer.
pub(crate) fn followed(ui: &Ui, id: Id, is_used: bool) -> Option<Rect> {
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
    if is_by_mouse || !is_used {
        // Do not scroll while the pointer is in use, or to a focus that nobody has moved.
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

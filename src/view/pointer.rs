//! The position and movement of the pointer, the fingers and pens on the screen, and whether the user works with
//! fingers, in which case clickable things are larger. No tooltip appears for a control that comes under a resting
//! pointer.

use crate::view::UiState;
use crate::widgets::style::{POINTER_AT_REST, set_targets};
use egui::{Event, Pos2, TouchDeviceId, TouchId, TouchPhase, Ui};
use std::fmt::Debug;

/// Whether the pointer moved in this frame. Content that passes under a resting pointer is not pointed at.
pub(crate) fn has_pointer_moved(ui: &Ui) -> bool {
    let is_move = |event: &Event| matches!(event, Event::PointerMoved(_));
    ui.input(|input| input.events.iter().any(is_move))
}

/// The position of the pointer, if nothing covers it.
pub(crate) fn pointer_on(ui: &Ui) -> Option<Pos2> {
    let pos = ui.input(|input| input.pointer.hover_pos())?;
    is_free_at(ui, pos).then_some(pos)
}

/// Whether this place is visible and no menu, dialog or other window covers it.
pub(crate) fn is_free_at(ui: &Ui, pos: Pos2) -> bool {
    ui.is_enabled()
        && ui.clip_rect().contains(pos)
        // The press that closes a menu belongs to the menu.
        && !egui::Popup::is_any_open(ui.ctx())
        && ui
            .ctx()
            .layer_id_at(pos)
            .is_none_or(|layer| layer == ui.layer_id())
}

/// The state of touch input.
#[derive(Debug, Default)]
pub(crate) struct Touchscreen {
    /// Whether the latest input came from fingers rather than the mouse.
    is_used: bool,
    /// Whether the interface is currently enlarged for fingers.
    is_shown: bool,
    fingers: Fingers,
    /// The last place of a finger. Some systems also move the mouse there, which is not a move by the user.
    last: Option<Pos2>,
}

impl Touchscreen {
    fn follow(&mut self, event: &Event) {
        self.fingers.follow(event);
        match *event {
            Event::Touch { pos, .. } => {
                self.is_used = true;
                self.last = Some(pos);
            }
            Event::PointerMoved(pos) if !self.fingers.is_down() => {
                let is_moved = |last: Pos2| last.distance(pos) > POINTER_AT_REST;
                if self.last.is_none_or(is_moved) {
                    self.is_used = false;
                }
            }
            _ => {}
        }
    }
}

/// Handles the touch events of this frame, before anything is laid out.
pub(crate) fn notice_fingers(ui: &mut Ui, ui_state: &mut UiState) {
    ui.input(|input| {
        for event in &input.events {
            ui_state.part::<Touchscreen>().follow(event);
        }
    });
    let touchscreen = ui_state.part::<Touchscreen>();
    let is_used = touchscreen.is_used;
    // Do not change the layout under a finger that is down.
    if is_used != touchscreen.is_shown && !touchscreen.fingers.is_down() {
        touchscreen.is_shown = is_used;
        ui.ctx().all_styles_mut(|style| set_targets(style, is_used));
        set_targets(ui.style_mut(), is_used);
    }
}

/// The fingers and pens that touch the screen.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Fingers {
    down: Vec<(TouchDeviceId, TouchId)>,
}

impl Fingers {
    /// Updates the set from an event.
    pub(crate) fn follow(&mut self, event: &Event) {
        match *event {
            Event::Touch {
                device_id,
                id,
                phase,
                ..
            } => {
                self.down.retain(|finger| *finger != (device_id, id));
                if matches!(phase, TouchPhase::Start | TouchPhase::Move) {
                    self.down.push((device_id, id));
                }
            }
            // No events arrive while another program is in front.
            Event::WindowFocused(false) => self.down.clear(),
            _ => {}
        }
    }

    /// Whether at least one finger touches the screen.
    pub(crate) fn is_down(&self) -> bool {
        !self.down.is_empty()
    }

    /// Whether more than one finger touches the screen.
    pub(crate) fn are_several(&self) -> bool {
        self.down.len() > 1
    }
}

/// A shorter move, in pixels, is none. Systems report the place of the pointer also when the window has changed.
const SHORTEST_MOVE: f32 = 0.5;

/// Holds the tooltips back until the pointer moves: none appears because a zoom, another window size, a panel or a
/// dialog brings a control under the pointer.
#[derive(Debug, Default)]
pub(crate) struct RestingPointer {
    /// All that the places of the controls depend on, as text.
    layout: Option<String>,
    /// The last place to which the pointer moved, in pixels.
    place: Option<Pos2>,
    /// The usual delay and grace time of tooltips, while there are none.
    usual: Option<(f32, f32)>,
}

impl RestingPointer {
    /// Follows the pointer and the layout, which depends on `parts` and on the size and the scale of the window.
    pub(crate) fn follow(&mut self, ui: &Ui, parts: &impl Debug) {
        let scale = ui.pixels_per_point();
        let window = ui.ctx().content_rect().size();
        let layout = Some(format!("{window:?} {scale} {parts:?}"));
        let is_new = layout != self.layout;
        let is_first = self.layout.is_none();
        self.layout = layout;
        if self.has_moved(ui, scale) {
            self.release(ui);
        } else if is_new && !is_first {
            self.hold(ui);
        }
    }

    fn has_moved(&mut self, ui: &Ui, scale: f32) -> bool {
        let place_of = |event: &Event| match event {
            Event::PointerMoved(place) => Some(*place * scale),
            _ => None,
        };
        let place = ui.input(|input| input.events.iter().rev().find_map(place_of));
        let Some(place) = place else {
            return false;
        };
        let before = self.place.replace(place);
        before.is_none_or(|before| before.distance(place) > SHORTEST_MOVE)
    }

    fn hold(&mut self, ui: &Ui) {
        if self.usual.is_some() {
            return;
        }
        let interaction = &ui.ctx().global_style().interaction;
        self.usual = Some((interaction.tooltip_delay, interaction.tooltip_grace_time));
        set_times(ui, f32::INFINITY, 0.0);
    }

    fn release(&mut self, ui: &Ui) {
        if let Some((delay, grace)) = self.usual.take() {
            set_times(ui, delay, grace);
        }
    }
}

fn set_times(ui: &Ui, delay: f32, grace: f32) {
    ui.ctx().all_styles_mut(|style| {
        style.interaction.tooltip_delay = delay;
        style.interaction.tooltip_grace_time = grace;
    });
}

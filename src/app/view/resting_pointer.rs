//! No tooltip appears because a zoom, another window size, a panel or a dialog brings a control under the pointer: a
//! tooltip needs a pointer that moves.

use egui::{Event, Pos2, Ui};
use std::fmt::Debug;

/// A shorter move, in pixels, is none. Systems report the place of the pointer also when the window has changed.
const SHORTEST_MOVE: f32 = 0.5;

/// Holds the tooltips back until the pointer moves.
#[derive(Debug, Default)]
pub(super) struct RestingPointer {
    /// All that the places of the controls depend on, as text.
    layout: Option<String>,
    /// The last place to which the pointer moved, in pixels.
    place: Option<Pos2>,
    /// The usual delay and grace time of tooltips, while there are none.
    usual: Option<(f32, f32)>,
}

impl RestingPointer {
    /// Follows the pointer and the layout, which depends on `parts` and on the size and the scale of the window.
    pub(super) fn follow(&mut self, ui: &Ui, parts: &impl Debug) {
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

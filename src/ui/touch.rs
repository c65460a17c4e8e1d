//! Whether fingers are used: then everything that they may hit is larger.

use super::UiState;
use super::board::Fingers;
use super::style::{POINTER_AT_REST, set_targets};
use egui::{Event, Pos2, Ui};

/// What is known of fingers.
#[derive(Debug, Default)]
pub(super) struct Touchscreen {
    /// Whether fingers were used last, and not the mouse.
    is_used: bool,
    /// Whether everything is large for them.
    is_shown: bool,
    fingers: Fingers,
    /// Where a finger was last. Some systems put the mouse there too, which nobody has moved.
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

/// Looks at the events of this frame, before anything is laid out.
pub(super) fn notice(ui: &mut Ui, ui_state: &mut UiState) {
    ui.input(|input| {
        for event in &input.events {
            ui_state.part::<Touchscreen>().follow(event);
        }
    });
    let touchscreen = ui_state.part::<Touchscreen>();
    let is_used = touchscreen.is_used;
    // Nothing moves away under a finger that is down.
    if is_used != touchscreen.is_shown && !touchscreen.fingers.is_down() {
        touchscreen.is_shown = is_used;
        ui.ctx().all_styles_mut(|style| set_targets(style, is_used));
        set_targets(ui.style_mut(), is_used);
    }
}

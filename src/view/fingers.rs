//! Which fingers and pens are on the screen.

use egui::{Event, TouchDeviceId, TouchId, TouchPhase};

/// The fingers that are down.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Fingers {
    down: Vec<(TouchDeviceId, TouchId)>,
}

impl Fingers {
    /// Takes an event.
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
            // What happens while another program is in front is never told.
            Event::WindowFocused(false) => self.down.clear(),
            _ => {}
        }
    }

    /// Whether one is down, or several.
    pub(crate) fn is_down(&self) -> bool {
        !self.down.is_empty()
    }

    /// Whether more than one is.
    pub(crate) fn are_several(&self) -> bool {
        self.down.len() > 1
    }
}

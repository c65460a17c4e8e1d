//! Tracks the fingers and pens on the screen.

use egui::{Event, TouchDeviceId, TouchId, TouchPhase};

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

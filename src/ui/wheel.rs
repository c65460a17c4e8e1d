//! Clicks of the mouse wheel over a control.

use egui::{Event, Id, Modifiers, MouseWheelUnit, Ui, Vec2};

/// A touchpad sends many small steps; so many points of them make up a click.
const POINTS_A_CLICK: f32 = 40.0;

/// Under X11 the pointers of remote desktops and of test tools report each click twice, as a button
/// and as a motion, up to a frame apart (measured: 0 to 24 ms). A finger on a wheel is slower.
const TWIN_SECS: f64 = 0.04;

/// What is remembered of one control.
#[derive(Clone, Copy, Debug, Default)]
struct Memory {
    /// Points that do not make up a click yet.
    points: f32,
    /// The direction and time of a click whose twin may still come.
    twin: Option<(f32, f64)>,
}

/// A turn of the wheel.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Turn {
    /// Whole clicks, upwards counted positive.
    pub clicks: i64,
    /// The keys that were held.
    pub keys: Modifiers,
}

/// Whole clicks in this frame, upwards counted positive. They do not scroll anything else.
pub(super) fn take_clicks(ui: &Ui, id: Id) -> i64 {
    take_turns(ui, id).iter().map(|turn| turn.clicks).sum()
}

/// The turns in this frame, in their order. They do not scroll anything else.
pub(super) fn take_turns(ui: &Ui, id: Id) -> Vec<Turn> {
    let id = id.with("wheel");
    let mut memory: Memory = ui.data(|data| data.get_temp(id)).unwrap_or_default();
    let mut turns = Vec::new();
    ui.input_mut(|input| {
        input.smooth_scroll_delta = Vec2::ZERO;
        let now = input.time;
        for event in &input.events {
            if let Event::MouseWheel {
                unit,
                delta,
                modifiers,
                ..
            } = event
            {
                let keys = *modifiers;
                let clicks = memory.clicks_of(*unit, upwards(*delta, keys), now);
                if clicks != 0 {
                    turns.push(Turn { clicks, keys });
                }
            }
        }
    });
    ui.data_mut(|data| data.insert_temp(id, memory));
    turns
}

/// Some systems turn the wheel sideways while Shift is held.
fn upwards(delta: Vec2, keys: Modifiers) -> f32 {
    if delta.y == 0.0 && keys.shift {
        delta.x
    } else {
        delta.y
    }
}

impl Memory {
    fn clicks_of(&mut self, unit: MouseWheelUnit, delta: f32, now: f64) -> i64 {
        if unit == MouseWheelUnit::Point {
            self.points += delta;
            let clicks = (self.points / POINTS_A_CLICK).trunc();
            self.points -= clicks * POINTS_A_CLICK;
            return clicks as i64;
        }
        let twin = self.twin.take();
        if delta == 0.0 || twin.is_some_and(|(other, at)| other == delta && now - at < TWIN_SECS) {
            return 0;
        }
        self.twin = Some((delta, now));
        delta.signum() as i64
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_click_that_is_reported_twice_counts_once_and_two_clicks_count_twice() {
        let mut memory = Memory::default();
        let mut clicks = |at| memory.clicks_of(MouseWheelUnit::Line, 1.0, at);
        assert_eq!([clicks(1.0), clicks(1.02)], [1, 0]);
        assert_eq!([clicks(1.1), clicks(1.1)], [1, 0]);
        assert_eq!([clicks(1.2), clicks(1.3), clicks(1.4)], [1, 1, 1]);
    }

    #[test]
    fn a_touchpad_makes_a_click_of_many_small_steps() {
        let mut memory = Memory::default();
        let mut step = || memory.clicks_of(MouseWheelUnit::Point, -10.0, 1.0);
        let clicks: Vec<_> = (0..8).map(|_| step()).collect();
        assert_eq!(clicks, [0, 0, 0, -1, 0, 0, 0, -1]);
    }
}

//! Clicks of the mouse wheel over a control.

use egui::{Event, Id, MouseWheelUnit, Ui, Vec2};

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

/// Whole clicks in this frame, upwards counted positive. They do not scroll anything else.
pub(super) fn take_clicks(ui: &Ui, id: Id) -> i64 {
    let id = id.with("wheel");
    let mut memory: Memory = ui.data(|data| data.get_temp(id)).unwrap_or_default();
    let mut clicks = 0;
    ui.input_mut(|input| {
        input.smooth_scroll_delta = Vec2::ZERO;
        let now = input.time;
        for event in &input.events {
            if let Event::MouseWheel { unit, delta, .. } = event {
                clicks += memory.clicks_of(*unit, delta.y, now);
            }
        }
    });
    ui.data_mut(|data| data.insert_temp(id, memory));
    clicks
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

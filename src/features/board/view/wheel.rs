//! Clicks of the mouse wheel over a control.

use egui::{Event, Id, Modifiers, MouseWheelUnit, Ui, Vec2};

/// The number of points that make a click, as a touchpad sends many small steps.
const POINTS_A_CLICK: f32 = 40.0;

/// The maximum time between the two reports of one click. Under X11 the pointers of remote desktops and of test tools
/// report each click twice, as a button and as a motion, up to a frame apart (measured: 0 to 24 ms, more where a frame
/// takes longer).
const TWIN_SECS: f64 = 0.04;

/// The number of single reports or of pairs in a row that identify the kind of pointer. A lone report may be half of a
/// pair whose other half came when the pointer was elsewhere.
const IN_A_ROW: u32 = 3;

/// State kept for one control.
#[derive(Clone, Copy, Debug, Default)]
struct Memory {
    /// Points that do not make up a click yet.
    points: f32,
}

/// State kept for the pointer.
#[derive(Clone, Copy, Debug, Default)]
struct Pointer {
    /// Whether it reports each click once.
    is_honest: bool,
    last: Option<Report>,
    /// The number of reports in quick succession, including the last one.
    run: u32,
    /// The number of single reports in a row.
    alone: u32,
    /// The number of pairs in a row.
    pairs: u32,
}

/// A reported click.
#[derive(Clone, Copy, Debug)]
struct Report {
    delta: f32,
    at: Moment,
}

/// The time of a report. The click may have happened at any time since the frame before.
#[derive(Clone, Copy, Debug)]
struct Moment {
    seconds: f64,
    frame: u64,
}

/// A turn of the wheel.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct WheelTurn {
    /// The number of whole clicks, positive upwards.
    pub clicks: i64,
    /// The keys that were held.
    pub keys: Modifiers,
}

/// Takes the whole clicks of this frame, positive upwards. They do not scroll anything else.
pub(crate) fn take_clicks(ui: &Ui, id: Id) -> i64 {
    take_turns(ui, id).iter().map(|turn| turn.clicks).sum()
}

/// Takes the turns of this frame, in their order. They do not scroll anything else.
pub(crate) fn take_turns(ui: &Ui, id: Id) -> Vec<WheelTurn> {
    let id = id.with("wheel");
    let of_pointer = Id::unique("pointer with a wheel");
    let frame = ui.ctx().cumulative_frame_nr();
    let (mut memory, mut pointer): (Memory, Pointer) = ui.data(|data| {
        let (memory, pointer) = (data.get_temp(id), data.get_temp(of_pointer));
        (memory.unwrap_or_default(), pointer.unwrap_or_default())
    });
    let mut turns = Vec::new();
    ui.input_mut(|input| {
        input.smooth_scroll_delta = Vec2::ZERO;
        let seconds = input.time;
        for event in &input.events {
            if let Event::MouseWheel {
                unit,
                delta,
                modifiers,
                ..
            } = event
            {
                let keys = *modifiers;
                let delta = upwards(*delta, keys);
                let clicks = match unit {
                    MouseWheelUnit::Point => memory.clicks_of(delta),
                    _ => pointer.clicks_of(delta, Moment { seconds, frame }),
                };
                if clicks != 0 {
                    turns.push(WheelTurn { clicks, keys });
                }
            }
        }
    });
    if !turns.is_empty() {
        // Without another frame the next report, however late, would be that of the next frame.
        ui.ctx().request_repaint();
    }
    ui.data_mut(|data| {
        data.insert_temp(id, memory);
        data.insert_temp(of_pointer, pointer);
    });
    turns
}

/// The vertical movement. Some systems turn the wheel sideways while Shift is held.
fn upwards(delta: Vec2, keys: Modifiers) -> f32 {
    if delta.y == 0.0 && keys.shift {
        delta.x
    } else {
        delta.y
    }
}

impl Memory {
    fn clicks_of(&mut self, points: f32) -> i64 {
        self.points += points;
        let clicks = (self.points / POINTS_A_CLICK).trunc();
        self.points -= clicks * POINTS_A_CLICK;
        clicks as i64
    }
}

impl Moment {
    /// Whether reports at these two times may belong to the same click.
    fn is_close_to(self, earlier: Self) -> bool {
        self.seconds - earlier.seconds < TWIN_SECS || self.frame <= earlier.frame + 1
    }
}

impl Pointer {
    fn clicks_of(&mut self, delta: f32, at: Moment) -> i64 {
        if delta == 0.0 {
            return 0;
        }
        let last = self.last.replace(Report { delta, at });
        if last.is_some_and(|last| last.delta == delta && at.is_close_to(last.at)) {
            self.run += 1;
        } else {
            self.judge();
            self.run = 1;
        }
        // The first, the third and so on: the others are their twins.
        let counts = self.is_honest || !self.run.is_multiple_of(2);
        if counts { delta.signum() as i64 } else { 0 }
    }

    /// Updates the judgement of the pointer at the end of a run.
    fn judge(&mut self) {
        (self.alone, self.pairs) = match self.run {
            0 => return,
            1 => (self.alone + 1, 0),
            2 => (0, self.pairs + 1),
            _ => (0, 0),
        };
        if self.alone >= IN_A_ROW {
            self.is_honest = true;
        } else if self.pairs >= IN_A_ROW {
            self.is_honest = false;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The number of clicks counted for each report, which is given as seconds and frame.
    fn counted(pointer: &mut Pointer, reports: &[(f64, u64)]) -> Vec<i64> {
        let count = |&(seconds, frame): &(f64, u64)| {
            let at = Moment { seconds, frame };
            pointer.clicks_of(1.0, at)
        };
        reports.iter().map(count).collect()
    }

    #[test]
    fn a_wheel_step_reported_twice_counts_once() {
        let pointer = &mut Pointer::default();
        assert_eq!(counted(pointer, &[(1.0, 10), (1.02, 12)]), [1, 0]);
        assert_eq!(counted(pointer, &[(1.1, 20), (1.1, 20)]), [1, 0]);
        // Turned quickly, on a slow machine.
        let quick = [(2.0, 30), (2.0, 30), (2.2, 31), (2.2, 31)];
        assert_eq!(counted(pointer, &quick), [1, 0, 1, 0]);
        // The second report comes only with a frame that took long.
        assert_eq!(counted(pointer, &[(3.0, 40), (3.3, 41)]), [1, 0]);
        assert_eq!(counted(pointer, &[(4.0, 50), (4.3, 51)]), [1, 0]);
    }

    #[test]
    fn quick_clicks_are_all_counted_for_a_pointer_that_reports_each_once() {
        let pointer = &mut Pointer::default();
        let slow = [(1.2, 10), (1.3, 16), (1.4, 22)];
        assert_eq!(counted(pointer, &slow), [1, 1, 1]);
        let quick = [(2.0, 40), (2.0, 40), (2.01, 41), (2.02, 42), (2.2, 43)];
        assert_eq!(counted(pointer, &quick), [1, 1, 1, 1, 1]);
    }

    #[test]
    fn another_pointer_is_recognised_by_its_paired_reports() {
        let pointer = &mut Pointer::default();
        let alone = [(0.1, 1), (0.2, 5), (1.0, 10)];
        assert_eq!(counted(pointer, &alone), [1, 1, 1]);
        let pair = |at: u8| [(f64::from(at), u64::from(at) * 10); 2];
        let sums: [i64; 5] = [3, 4, 5, 6, 7].map(|at| counted(pointer, &pair(at)).iter().sum());
        assert_eq!(sums, [2, 2, 2, 1, 1]);
        // A single report proves nothing: its duplicate may have come when the pointer was elsewhere.
        assert_eq!(counted(pointer, &[(8.0, 80)]), [1]);
        assert_eq!(counted(pointer, &pair(9)), [1, 0]);
        // The first pointer is recognised again after three single reports.
        let first = [
            (10.0, 100),
            (11.0, 110),
            (12.0, 120),
            (13.0, 130),
            (13.0, 130),
        ];
        assert_eq!(counted(pointer, &first), [1, 1, 1, 1, 1]);
    }

    #[test]
    fn many_small_touchpad_steps_make_one_click() {
        let mut memory = Memory::default();
        let clicks: Vec<_> = (0..8).map(|_| memory.clicks_of(-10.0)).collect();
        assert_eq!(clicks, [0, 0, 0, -1, 0, 0, 0, -1]);
    }
}

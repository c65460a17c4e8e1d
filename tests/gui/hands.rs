//! Input on the board: the wheel, double clicks, fingers.

use super::program::Program;
use egui::{
    Event, Modifiers, MouseWheelSource, MouseWheelUnit, PointerButton, Pos2, TouchDeviceId,
    TouchId, TouchPhase, Vec2, vec2,
};

impl Program {
    /// Stops the clock at this time, in seconds. Otherwise each frame takes a quarter of a second.
    pub(crate) fn at(&mut self, seconds: f64) {
        self.harness.input_mut().time = Some(seconds);
    }

    /// Advances the clock.
    pub(crate) fn later(&mut self, seconds: f64) {
        let now = self.harness.input().time.unwrap_or(100.0);
        self.at(now + seconds);
        self.harness.step();
        self.run();
    }

    /// Presses and releases twice, so soon that it is a double click.
    pub(crate) fn double_click(&mut self, square: &str) {
        self.later(10.0);
        self.left(square);
        self.later(0.1);
        self.left(square);
        self.later(10.0);
    }

    /// Turns the wheel on a square by this number of clicks, positive upwards.
    pub(crate) fn turn(&mut self, square: &str, clicks: i8, keys: Modifiers) {
        let pos = self.square(square);
        self.move_to(pos);
        for _ in 0..clicks.abs() {
            let delta = vec2(0.0, f32::from(clicks.signum()));
            self.send_wheel(delta, MouseWheelUnit::Line, keys);
        }
    }

    /// Sends one event of the wheel at the pointer.
    pub(crate) fn send_wheel(&mut self, delta: Vec2, unit: MouseWheelUnit, keys: Modifiers) {
        // With a stopped clock egui would scroll for ever.
        self.harness.input_mut().time = None;
        self.harness.event(Event::MouseWheel {
            unit,
            delta,
            phase: TouchPhase::Move,
            modifiers: keys,
            source: MouseWheelSource::Unknown,
        });
        self.run();
    }

    /// A finger's events, as the window library reports them: the first one is a pointer too.
    pub(crate) fn finger(&mut self, id: u64, phase: TouchPhase, pos: Pos2) {
        self.harness.event(Event::Touch {
            device_id: TouchDeviceId(7),
            id: TouchId(id),
            phase,
            pos,
            force: None,
        });
        if id == 0 {
            self.first_finger(phase, pos);
        }
        self.run();
    }

    fn first_finger(&mut self, phase: TouchPhase, pos: Pos2) {
        let button = |pressed| Event::PointerButton {
            pos,
            button: PointerButton::Primary,
            pressed,
            modifiers: Modifiers::NONE,
        };
        if matches!(phase, TouchPhase::Start | TouchPhase::Move) {
            self.harness.event(Event::PointerMoved(pos));
        }
        match phase {
            TouchPhase::Start => self.harness.event(button(true)),
            TouchPhase::Move => {}
            TouchPhase::End => {
                self.harness.event(button(false));
                self.harness.event(Event::PointerGone);
            }
            TouchPhase::Cancel => self.harness.event(Event::PointerGone),
        }
    }

    pub(crate) fn tap(&mut self, pos: Pos2) {
        self.later(1.0);
        self.finger(0, TouchPhase::Start, pos);
        self.finger(0, TouchPhase::End, pos);
    }

    pub(crate) fn tap_square(&mut self, square: &str) {
        self.tap(self.square(square));
    }

    /// Puts a finger down, moves it to other places, and lifts it there.
    pub(crate) fn swipe(&mut self, from: Pos2, to: Pos2) {
        self.later(1.0);
        self.finger(0, TouchPhase::Start, from);
        self.finger(0, TouchPhase::Move, from + (to - from) * 0.5);
        self.finger(0, TouchPhase::Move, to);
        self.finger(0, TouchPhase::End, to);
    }

    /// Rests a finger on a place.
    pub(crate) fn press_long(&mut self, pos: Pos2) {
        self.later(1.0);
        self.finger(0, TouchPhase::Start, pos);
        self.later(0.6);
        self.finger(0, TouchPhase::End, pos);
    }
}

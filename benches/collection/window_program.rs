//! The program without a window around it, a frame at a time: for benches.

use egui::{Event, PlatformOutput, Pos2, RawInput, Rect};
use std::time::{Duration, Instant};
use tabiya::app::update::update;
use tabiya::app::view::{take_effect, window_ui};
use tabiya::model::action::Action;
use tabiya::model::state::State;
use tabiya::view::UiState;
use tabiya::widgets::style;
use tabiya::widgets::style::install_fonts;
use tabiya_desktop::tasks::ThreadRunner;

const SIZE: egui::Vec2 = egui::vec2(1280.0, 800.0);

pub(crate) struct WindowProgram {
    pub(crate) ctx: egui::Context,
    pub(crate) state: State,
    ui_state: UiState,
    runner: ThreadRunner,
    time: f64,
}

impl WindowProgram {
    pub(crate) fn new() -> Self {
        let ctx = egui::Context::default();
        install_fonts(&ctx);
        style::install_style(&ctx);
        Self {
            ctx,
            state: State::new(),
            ui_state: UiState::default(),
            runner: ThreadRunner::new(|| {}),
            time: 0.0,
        }
    }

    pub(crate) fn apply(&mut self, action: Action) {
        update(&mut self.state, action, &mut self.runner);
    }

    pub(crate) fn answer_tasks(&mut self) {
        while let Some((id, event)) = self.runner.next_event() {
            self.apply(Action::Task(id, event));
        }
    }

    /// One frame, up to the triangles for the graphics card, with all events since the last one.
    pub(crate) fn frame(
        &mut self,
        events: Vec<Event>,
        news: Vec<Action>,
    ) -> (Duration, PlatformOutput) {
        self.time += 1.0 / 60.0;
        let input = RawInput {
            screen_rect: Some(Rect::from_min_size(Pos2::ZERO, SIZE)),
            time: Some(self.time),
            events,
            focused: true,
            ..RawInput::default()
        };
        let began = Instant::now();
        self.answer_tasks();
        for action in news {
            self.apply(action);
        }
        let mut actions = Vec::new();
        let out = self.ctx.run_ui(input, |ui| {
            window_ui(ui, &self.state, &mut self.ui_state, &mut actions);
        });
        for action in actions {
            self.apply(action);
        }
        for effect in std::mem::take(&mut self.state.shared.effects) {
            take_effect(&mut self.ui_state, effect);
        }
        let triangles = self.ctx.tessellate(out.shapes, out.pixels_per_point);
        std::hint::black_box(triangles);
        (began.elapsed(), out.platform_output)
    }
}

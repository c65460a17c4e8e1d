//! What the window works for a frame while the list is flung over the whole file.

use crate::measure::{Took, timed};
use crate::print_row;
use egui::{Event, Modifiers, PointerButton, Pos2, RawInput, Rect, pos2, vec2};
use std::path::Path;
use std::time::{Duration, Instant};
use tabiya::action::Action;
use tabiya::jobs::ThreadRunner;
use tabiya::state::{ListLooks, State};
use tabiya::ui::{UiState, install_fonts, style, window_ui};
use tabiya::update::update;

const SIZE: egui::Vec2 = vec2(1280.0, 800.0);
const FRAMES: u32 = 300;
const PATIENCE: Duration = Duration::from_mins(1);

/// The program without a window around it.
struct Program {
    ctx: egui::Context,
    state: State,
    ui_state: UiState,
    runner: ThreadRunner,
    time: f64,
}

impl Program {
    fn on(path: &Path) -> Self {
        let ctx = egui::Context::default();
        install_fonts(&ctx);
        style::install_style(&ctx);
        let mut program = Self {
            ctx,
            state: State::new(),
            ui_state: UiState::default(),
            runner: ThreadRunner::new(|| {}),
            time: 0.0,
        };
        program.apply(Action::Open(vec![path.to_owned()]));
        let began = Instant::now();
        // Until all lines are known and all of them are checked.
        while began.elapsed() < PATIENCE {
            program.answer_jobs();
            if program.state.document().mark_counts().is_some() && program.state.jobs.is_empty() {
                break;
            }
            std::thread::sleep(Duration::from_millis(5));
        }
        program
    }

    fn apply(&mut self, action: Action) {
        update(&mut self.state, action, &mut self.runner);
    }

    fn answer_jobs(&mut self) {
        while let Some((id, event)) = self.runner.next_event() {
            self.apply(Action::Job(id, event));
        }
    }

    /// One frame, up to the triangles for the graphics card.
    fn frame(&mut self, events: Vec<Event>) -> Took {
        self.time += 1.0 / 60.0;
        let input = RawInput {
            screen_rect: Some(Rect::from_min_size(Pos2::ZERO, SIZE)),
            time: Some(self.time),
            events,
            focused: true,
            ..RawInput::default()
        };
        let (took, ()) = timed(|| {
            self.answer_jobs();
            let mut actions = Vec::new();
            let out = self.ctx.run_ui(input, |ui| {
                window_ui(ui, &self.state, &mut self.ui_state, &mut actions);
            });
            for action in actions {
                self.apply(action);
            }
            for effect in std::mem::take(&mut self.state.effects) {
                self.ui_state.take_effect(effect);
            }
            let triangles = self.ctx.tessellate(out.shapes, out.pixels_per_point);
            std::hint::black_box(triangles);
        });
        took
    }
}

/// The frames while the thumb of the scroll bar is dragged over the whole list and back.
pub(crate) fn measure(path: &Path) {
    let mut program = Program::on(path);
    for _ in 0..10 {
        program.frame(Vec::new());
    }
    for (name, grid, diagram) in [
        ("list", false, 48),
        ("large diagrams", false, 120),
        ("grid", true, 96),
    ] {
        program.apply(Action::ListLooks(ListLooks { grid, diagram }));
        let still = (0..20).map(|_| program.frame(Vec::new())).collect();
        tell(&format!("a frame at rest, {name}"), still);
        let flung = fling(&mut program);
        tell(&format!("a frame while flinging, {name}"), flung);
    }
}

fn tell(name: &str, mut frames: Vec<Took>) {
    frames.sort_by_key(|took| took.wall);
    print_row(&format!("{name}: median"), frames[frames.len() / 2], None);
    print_row(&format!("{name}: worst"), frames[frames.len() - 1], None);
}

fn fling(program: &mut Program) -> Vec<Took> {
    let (x, top, bottom) = scroll_bar();
    let button = |pos, pressed| Event::PointerButton {
        pos,
        button: PointerButton::Primary,
        pressed,
        modifiers: Modifiers::NONE,
    };
    let start = pos2(x, top);
    program.frame(vec![Event::PointerMoved(start)]);
    program.frame(vec![button(start, true)]);
    let frames = (0..FRAMES).map(|frame| {
        let turn = f64::from(frame) / f64::from(FRAMES) * std::f64::consts::TAU;
        let part = (1.0 - turn.cos()) / 2.0;
        let y = f64::from(top) + part * f64::from(bottom - top);
        #[expect(clippy::cast_possible_truncation, reason = "a place in the window")]
        let to = pos2(x, y as f32);
        program.frame(vec![Event::PointerMoved(to)])
    });
    let frames = frames.collect();
    program.frame(vec![button(start, false)]);
    frames
}

/// Where the bar of the list stands in a window of this size: across, from, to.
fn scroll_bar() -> (f32, f32, f32) {
    (313.0, 220.0, 750.0)
}

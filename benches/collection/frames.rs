//! What the window works for a frame while the list is flung over the whole file.

use crate::measure::Took;
use crate::print_row;
use crate::window_program::WindowProgram;
use egui::accesskit::{Node, Role};
use egui::{Event, Modifiers, PointerButton, Rect, pos2};
use std::path::Path;
use std::time::{Duration, Instant};
use tabiya::features::list::model::list_state::ListLooks;
use tabiya::model::action::{Action, FilesAction, ListAction};

const FRAMES: u32 = 300;
const PATIENCE: Duration = Duration::from_mins(1);

/// The program on a file of which it knows all.
struct Program(WindowProgram);

impl Program {
    fn on(path: &Path) -> Self {
        let mut program = WindowProgram::new();
        program.apply(Action::from(FilesAction::Open(vec![path.to_owned()])));
        let began = Instant::now();
        // Until all lines are known and all of them are checked.
        while began.elapsed() < PATIENCE {
            program.answer_tasks();
            if program.state.shared.document().mark_counts().is_some()
                && program.state.shared.tasks.is_empty()
            {
                break;
            }
            std::thread::sleep(Duration::from_millis(5));
        }
        Self(program)
    }

    /// The place of the list's scroll bar, and the top row of the list.
    fn bar(&mut self) -> (Rect, f64) {
        self.0.ctx.enable_accesskit();
        let (_, out) = self.0.frame(Vec::new(), Vec::new());
        self.0.ctx.disable_accesskit();
        let tree = out.accesskit_update.expect("a tree of all controls");
        let is_bar = |node: &&Node| node.role() == Role::ScrollBar && node.bounds().is_some();
        let bar = tree.nodes.iter().map(|(_, node)| node).find(is_bar);
        let bar = bar.expect("a list that is longer than the window");
        let [x0, y0, x1, y1] = bar
            .bounds()
            .map_or([0.0; 4], |it| [it.x0, it.y0, it.x1, it.y1]);
        #[expect(clippy::cast_possible_truncation, reason = "places in the window")]
        let [x0, y0, x1, y1] = [x0, y0, x1, y1].map(|it| it as f32);
        let rect = Rect::from_min_max(pos2(x0, y0), pos2(x1, y1));
        (rect, bar.numeric_value().unwrap_or_default())
    }

    fn frame(&mut self, events: Vec<Event>) -> Took {
        let (wall, _) = self.0.frame(events, Vec::new());
        Took { wall }
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
        program
            .0
            .apply(Action::from(ListAction::ListLooks(ListLooks {
                grid,
                diagram,
            })));
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
    let (bar, _) = program.bar();
    let (x, top, bottom) = (bar.center().x, bar.top() + 2.0, bar.bottom() - 2.0);
    let button = |pos, pressed| Event::PointerButton {
        pos,
        button: PointerButton::Primary,
        pressed,
        modifiers: Modifiers::NONE,
    };
    let start = pos2(x, top);
    program.frame(vec![Event::PointerMoved(start)]);
    program.frame(vec![button(start, true)]);
    let mut frames = Vec::new();
    let mut furthest = 0.0_f64;
    for frame in 0..FRAMES {
        let turn = f64::from(frame) / f64::from(FRAMES) * std::f64::consts::TAU;
        let part = (1.0 - turn.cos()) / 2.0;
        let y = f64::from(top) + part * f64::from(bottom - top);
        #[expect(clippy::cast_possible_truncation, reason = "a place in the window")]
        let to = pos2(x, y as f32);
        frames.push(program.frame(vec![Event::PointerMoved(to)]));
        if frame == FRAMES / 2 {
            furthest = program.bar().1;
        }
    }
    let is_flung = furthest > 1000.0;
    assert!(is_flung, "the list stands at line {furthest}");
    program.frame(vec![button(start, false)]);
    frames
}

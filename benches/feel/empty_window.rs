//! The window with nothing in it, in this very program: what the library costs by itself.

use eframe::{NativeOptions, Renderer};
use egui::{Color32, Frame, Rect, Ui, Vec2, ViewportBuilder};

/// With this argument the program is that window.
pub(super) const ARGUMENT: &str = "--empty-window";

const COLORS: [Color32; 2] = [
    Color32::from_rgb(230, 230, 230),
    Color32::from_rgb(90, 90, 90),
];
const SIZE: [f32; 2] = [1280.0, 800.0];
/// As large as a square of the board.
const CARRIED: Vec2 = Vec2::splat(60.0);

/// One colour, which a key changes, and a mark that is carried by the pointer: so that an answer to
/// each can be seen.
#[derive(Default)]
struct EmptyWindow {
    presses: usize,
}

impl eframe::App for EmptyWindow {
    fn ui(&mut self, ui: &mut Ui, _frame: &mut eframe::Frame) {
        let presses = ui.input(|input| {
            let is_press = |event: &&egui::Event| {
                matches!(
                    event,
                    egui::Event::Key {
                        pressed: true,
                        repeat: false,
                        ..
                    }
                )
            };
            input.events.iter().filter(is_press).count()
        });
        let carried = ui.input(|input| {
            input
                .pointer
                .latest_pos()
                .filter(|_| input.pointer.any_down())
        });
        self.presses += presses;
        let frame = Frame::NONE.fill(COLORS[self.presses % 2]);
        egui::CentralPanel::default().frame(frame).show(ui, |ui| {
            if let Some(at) = carried {
                let mark = Rect::from_center_size(at, CARRIED);
                ui.painter()
                    .rect_filled(mark, 0.0, Color32::from_rgb(200, 40, 40));
            }
        });
    }
}

pub(super) fn open() {
    let viewport = ViewportBuilder::default()
        .with_title("Empty")
        .with_inner_size(SIZE);
    let options = NativeOptions {
        renderer: Renderer::Glow,
        viewport,
        ..NativeOptions::default()
    };
    eframe::run_native(
        "empty",
        options,
        Box::new(|_| Ok(Box::new(EmptyWindow::default()))),
    )
    .expect("a window");
}

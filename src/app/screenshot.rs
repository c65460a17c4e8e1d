//! Takes a picture of the window, for the documents and to see its look on a given machine.

use super::App;
use egui::{ColorImage, Context, Ui, ViewportCommand};
use std::error::Error;
use std::io::{Cursor, Write as _};
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};
use std::sync::mpsc::{Receiver, channel};
use std::sync::{Arc, OnceLock};
use tabiya_lines::{Expected, Spool, save};

/// Number of frames until fonts, textures and sizes have settled.
const SETTLING_FRAMES: u32 = 6;

/// The program until its picture has been taken.
#[derive(Debug)]
pub struct ScreenshotApp {
    app: App,
    path: PathBuf,
    frames: u32,
    picture: Option<Receiver<ColorImage>>,
    failure: Arc<OnceLock<String>>,
}

impl ScreenshotApp {
    /// Takes one picture of this program's window and closes the window. If the picture cannot be written, `failure`
    /// receives the reason.
    pub fn new(app: App, path: PathBuf, failure: Arc<OnceLock<String>>) -> Self {
        Self {
            app,
            path,
            frames: 0,
            picture: None,
            failure,
        }
    }

    fn take_picture(&mut self, ctx: &Context) {
        let is_settled = self.frames >= SETTLING_FRAMES && self.app.is_idle();
        if is_settled && self.picture.is_none() {
            let (sender, receiver) = channel();
            let wake = ctx.clone();
            ctx.request_screenshot(move |image| {
                // The window may have closed, and then nothing receives the picture.
                drop(sender.send((*image).clone()));
                wake.request_repaint();
            });
            self.picture = Some(receiver);
        }
        let picture = self
            .picture
            .as_ref()
            .and_then(|waiting| waiting.try_recv().ok());
        if let Some(picture) = picture {
            if let Err(error) = save_png(&self.path, &picture) {
                // There is one picture, so the failure is set at most once.
                drop(
                    self.failure
                        .set(format!("{}: {error}", self.path.display())),
                );
            }
            ctx.send_viewport_cmd(ViewportCommand::Close);
        }
        ctx.request_repaint();
    }
}

fn save_png(path: &Path, picture: &ColorImage) -> Result<(), Box<dyn Error>> {
    let [width, height] = picture
        .size
        .map(|side| u32::try_from(side).unwrap_or(u32::MAX));
    let pixels = picture.pixels.iter();
    let bytes: Vec<_> = pixels
        .flat_map(egui::Color32::to_srgba_unmultiplied)
        .collect();
    let mut png = Cursor::new(Vec::new());
    let color = image::ColorType::Rgba8;
    let format = image::ImageFormat::Png;
    image::write_buffer_with_format(&mut png, &bytes, width, height, color, format)?;
    let mut spool = Spool::for_saving_at(path)?;
    spool.write_all(png.get_ref())?;
    let mut may_continue = |_| ControlFlow::Continue(());
    save(path, &spool, &Expected::Anything, None, &mut may_continue)?;
    Ok(())
}

impl eframe::App for ScreenshotApp {
    fn logic(&mut self, ctx: &Context, frame: &mut eframe::Frame) {
        self.frames += 1;
        self.take_picture(ctx);
        eframe::App::logic(&mut self.app, ctx, frame);
    }

    fn clear_color(&self, visuals: &egui::Visuals) -> [f32; 4] {
        eframe::App::clear_color(&self.app, visuals)
    }

    fn ui(&mut self, ui: &mut Ui, frame: &mut eframe::Frame) {
        eframe::App::ui(&mut self.app, ui, frame);
    }

    fn on_exit(&mut self, gl: Option<&eframe::glow::Context>) {
        eframe::App::on_exit(&mut self.app, gl);
    }
}

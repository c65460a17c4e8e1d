//! The program in its window, being led to a view and seen in all ways.

use super::table::{Step, steps};
use super::wanted;
use egui::{ColorImage, Context, Event, Key, Modifiers, RawInput, Ui, Vec2, ViewportCommand};
use std::collections::VecDeque;
use std::error::Error;
use std::ffi::OsStr;
use std::path::{Path, PathBuf};
use std::process::exit;
use std::sync::mpsc::{Receiver, channel};
use std::sync::{Arc, OnceLock};
use tabiya::app::App;
use tabiya::model::action::{Action, SettingsAction};
use tabiya_settings::{Setting, Theme, Zoom};
use tabiya_text::Locale;

/// How large everything is in percent, and the window in pixels: in points it is small when everything
/// is large, as it is on the screens of those who want it so.
const SCALES: [(u16, Vec2); 3] = [
    (100, Vec2::new(1280.0, 800.0)),
    (200, Vec2::new(1920.0, 1200.0)),
    (300, Vec2::new(2400.0, 1800.0)),
];
const THEMES: [(Theme, &str); 2] = [(Theme::Light, "light"), (Theme::Dark, "dark")];
/// Until fonts, textures, sizes and fades have settled.
const SETTLING_FRAMES: u32 = 20;
const FRAMES_TO_SCALE: u32 = 4;

/// One way to see a view.
pub(super) struct Pose {
    theme: Theme,
    percent: u16,
    size: Vec2,
    file: PathBuf,
}

struct Camera {
    app: App,
    steps: VecDeque<Step>,
    poses: VecDeque<Pose>,
    /// Drawn since something was changed.
    frames: u32,
    picture: Option<Receiver<ColorImage>>,
    /// To be pressed in the next frame.
    key: Option<(Key, Modifiers)>,
    /// Why a picture could not be written.
    failure: Arc<OnceLock<image::ImageError>>,
}

/// Whether this is the name of a theme or of a scale.
pub(super) fn knows(word: &str) -> bool {
    let is_scale = |(percent, _): &(u16, Vec2)| percent.to_string() == word;
    THEMES.iter().any(|(_, name)| *name == word) || SCALES.iter().any(is_scale)
}

/// Takes the pictures of one view in one language. The files that the view needs are written into `home`.
pub(super) fn take(
    view: &str,
    language: &str,
    home: &Path,
    poses: VecDeque<Pose>,
) -> Result<(), Box<dyn Error>> {
    let locale = Locale::ALL
        .into_iter()
        .find(|locale| locale.code() == language)
        .ok_or("there is no such language")?;
    let steps = steps(view, home)?;
    let options = eframe::NativeOptions {
        viewport: egui::ViewportBuilder::default().with_inner_size(SCALES[0].1),
        renderer: eframe::Renderer::Glow,
        clipboard_shortcuts: false,
        ..eframe::NativeOptions::default()
    };
    let failure = Arc::new(OnceLock::new());
    let failed = Arc::clone(&failure);
    let create = move |context: &eframe::CreationContext<'_>| {
        let first = vec![Action::from(SettingsAction::UseSystemLocale(locale))];
        let camera: Box<dyn eframe::App> = Box::new(Camera {
            app: App::new(&context.egui_ctx, first),
            steps: steps.into(),
            poses,
            frames: 0,
            picture: None,
            key: None,
            failure: failed,
        });
        Ok(camera)
    };
    eframe::run_native("views", options, Box::new(create))?;
    match Arc::into_inner(failure).and_then(OnceLock::into_inner) {
        Some(error) => Err(error.into()),
        None => Ok(()),
    }
}

/// The ways in which a view is seen in one language, in the themes and scales that are named.
pub(super) fn poses(
    view: &str,
    language: &str,
    folder: &OsStr,
    words: &[String],
) -> VecDeque<Pose> {
    let themes = wanted(&THEMES, words, |(_, name)| name.to_owned());
    let scales = wanted(&SCALES, words, |(percent, _)| percent.to_string());
    let mut poses = VecDeque::new();
    for (theme, name) in themes {
        for &(percent, size) in &scales {
            poses.push_back(Pose {
                theme,
                percent,
                size,
                file: Path::new(folder).join(format!("{view}.{language}.{name}.{percent}.png")),
            });
        }
    }
    poses
}

impl Camera {
    fn may_continue(&mut self, ctx: &Context) {
        ctx.request_repaint();
        self.frames += 1;
        // By now the size of a point is known.
        if self.frames == FRAMES_TO_SCALE
            && let Some(pose) = self.poses.front()
        {
            let size = pose.size / ctx.pixels_per_point();
            ctx.send_viewport_cmd(ViewportCommand::InnerSize(size));
        }
        if self.frames < SETTLING_FRAMES || !self.app.is_idle() {
            return;
        }
        if let Some(step) = self.steps.pop_front() {
            self.frames = 0;
            match step {
                Step::Do(action) => self.app.apply(*action),
                Step::Press(key, modifiers) => self.key = Some((key, modifiers)),
            }
            return;
        }
        let Some(pose) = self.poses.front() else {
            // Closing would ask what is to become of work that is not saved.
            exit(0);
        };
        match &self.picture {
            None => {
                let (sender, receiver) = channel();
                ctx.request_screenshot(move |image| drop(sender.send((*image).clone())));
                self.picture = Some(receiver);
            }
            Some(coming) => {
                if let Ok(picture) = coming.try_recv() {
                    if let Err(error) = write(&pose.file, &picture) {
                        // There is one first failure, so this is set once.
                        drop(self.failure.set(error));
                        return ctx.send_viewport_cmd(ViewportCommand::Close);
                    }
                    self.picture = None;
                    self.poses.pop_front();
                    self.strike_pose();
                }
            }
        }
    }

    /// Makes the window look as the next picture wants it.
    fn strike_pose(&mut self) {
        self.frames = 0;
        if let Some(pose) = self.poses.front() {
            let theme = Setting::Theme(pose.theme);
            let zoom = Setting::Zoom(Zoom::of_percent(pose.percent));
            self.app
                .apply(Action::from(SettingsAction::ChooseForNow(theme)));
            self.app
                .apply(Action::from(SettingsAction::ChooseForNow(zoom)));
        }
    }
}

fn write(path: &Path, picture: &ColorImage) -> image::ImageResult<()> {
    let [width, height] = picture
        .size
        .map(|side| u32::try_from(side).unwrap_or(u32::MAX));
    let pixels = picture.pixels.iter();
    let bytes: Vec<_> = pixels.flat_map(egui::Color32::to_array).collect();
    image::save_buffer(path, &bytes, width, height, image::ColorType::Rgba8)
}

impl eframe::App for Camera {
    fn raw_input_hook(&mut self, _ctx: &Context, input: &mut RawInput) {
        // The real pointer, wherever it is, is not in the pictures.
        input
            .events
            .retain(|event| !matches!(event, Event::PointerMoved(_)));
        if let Some((key, modifiers)) = self.key.take() {
            for pressed in [true, false] {
                input.events.push(Event::Key {
                    key,
                    physical_key: None,
                    pressed,
                    repeat: false,
                    modifiers,
                });
            }
        }
    }

    fn logic(&mut self, ctx: &Context, frame: &mut eframe::Frame) {
        if self.frames == 0 && self.picture.is_none() && self.steps.is_empty() {
            self.strike_pose();
        }
        self.may_continue(ctx);
        eframe::App::logic(&mut self.app, ctx, frame);
    }

    fn clear_color(&self, visuals: &egui::Visuals) -> [f32; 4] {
        eframe::App::clear_color(&self.app, visuals)
    }

    fn ui(&mut self, ui: &mut Ui, frame: &mut eframe::Frame) {
        eframe::App::ui(&mut self.app, ui, frame);
    }
}

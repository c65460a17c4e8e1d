//! The preview, which plays the animation with the code that makes the files.

use crate::features::animation::model::AnimationForm;
use crate::features::diagram::model::DiagramSubject;
use crate::model::state::State;
use crate::view::UiState;
use crate::widgets::drawn::Drawn;
use crate::widgets::style::{CONTROL_HEIGHT, CORNER, GAP};
use egui::{
    Button, Color32, Key, Label, Layout, Modifiers, Rect, RichText, Role, Sense, Slider,
    TextureHandle, Ui, UiBuilder, Vec2, WidgetInfo, pos2, vec2,
};
use std::sync::Arc;
use std::time::Duration;
use tabiya_picture::{Animation, MIN_SIZE, PieceSet};
use tabiya_publish::{AnimatedLine, animation_error_text};
use tabiya_text::{Locale, tr, tr_with};

/// Width of the button that plays and stops.
const PLAY_WIDTH: f32 = 76.0;
/// Width of the text with the number of the move.
const COUNT_WIDTH: f32 = 76.0;

/// The document, row and state whose line is shown, the typed heading, and the language.
type LineOf = (DiagramSubject, Option<String>, Locale);

/// The preview, kept until one of its sources changes.
#[derive(Default)]
pub(super) struct Preview {
    line_of: Option<LineOf>,
    line: AnimatedLine,
    made: Option<Made>,
    drawn: Drawn,
    frame: Option<Drawing>,
    /// The number of the frame that is shown.
    at: usize,
    /// The time at which it was first shown, while the animation plays.
    shown_at: Option<f64>,
    /// Whether the user has started or stopped it.
    is_chosen: bool,
}

/// The animation with its sources.
struct Made {
    form: AnimationForm,
    /// The width and height available for it, in pixels.
    room: [u32; 2],
    /// The width and height of the file, in pixels.
    size: (u32, u32),
    /// The animation in a size that fits, or the reason why there is none.
    animation: Result<Animation, String>,
}

/// A frame as a texture.
struct Drawing {
    at: usize,
    pieces: Arc<PieceSet>,
    texture: Option<TextureHandle>,
}

impl std::fmt::Debug for Preview {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Preview")
            .field("at", &self.at)
            .finish_non_exhaustive()
    }
}

impl Preview {
    /// The line, with the heading typed in the form.
    pub(super) fn line(&self) -> &AnimatedLine {
        &self.line
    }

    fn make(&mut self, state: &State, form: &AnimationForm, room: [u32; 2]) {
        let shared = &state.shared;
        let of = (
            shared.diagram_subject(),
            form.heading.clone(),
            shared.locale(),
        );
        let is_known = self.line_of.as_ref() == Some(&of);
        let is_same = |made: &Made| made.form == *form && made.room == room;
        if is_known && self.made.as_ref().is_some_and(is_same) {
            return;
        }
        if !is_known {
            self.line_of = Some(of);
            self.line = shared.animated_line(form.heading.as_ref());
        }
        let animation = form.animation(&self.line);
        let size = animation.as_ref().map_or((0, 0), Animation::size);
        let animation = animation.map(|animation| fitting(animation, size, room));
        self.made = Some(Made {
            form: form.clone(),
            room,
            size,
            animation: animation.map_err(|error| animation_error_text(&error)),
        });
        self.frame = None;
    }

    fn animation(&self) -> Option<&Animation> {
        self.made.as_ref()?.animation.as_ref().ok()
    }

    fn count(&self) -> usize {
        self.animation()
            .map_or(1, |animation| animation.frames().len())
    }

    /// Advances to the frame of this time, and asks for a repaint when the next one is due.
    fn play(&mut self, ui: &Ui, is_wanted: bool) {
        let now = ui.input(|input| input.time);
        if !self.is_chosen {
            self.shown_at = is_wanted.then(|| self.shown_at.unwrap_or(now));
        }
        self.at = self.at.min(self.count() - 1);
        let Some(shown_at) = self.shown_at else {
            return;
        };
        let frame = self
            .animation()
            .and_then(|animation| animation.frames().get(self.at));
        let Some(lasts) = frame.map(|frame| f64::from(frame.shown_ms) / 1000.0) else {
            return;
        };
        let mut left = shown_at + lasts - now;
        if left <= 0.0 {
            self.at = (self.at + 1) % self.count();
            self.shown_at = Some(now);
            left = lasts;
        }
        ui.ctx()
            .request_repaint_after(Duration::from_secs_f64(left));
    }

    /// Shows this frame, and waits there.
    fn stop_at(&mut self, at: usize) {
        self.at = at.min(self.count() - 1);
        self.shown_at = None;
        self.is_chosen = true;
    }

    fn draw(&mut self, ui: &Ui, pieces: &Arc<PieceSet>) {
        let is_it = |frame: &Drawing| frame.at == self.at && Arc::ptr_eq(&frame.pieces, pieces);
        if self.frame.as_ref().is_some_and(is_it) {
            return;
        }
        let drawing = self
            .animation()
            .and_then(|animation| animation.drawing(self.at));
        let texture = drawing.and_then(|drawing| {
            self.drawn
                .texture(ui, "animation preview", &drawing, pieces)
        });
        self.frame = Some(Drawing {
            at: self.at,
            pieces: Arc::clone(pieces),
            texture,
        });
    }
}

/// The animation itself if it fits, or else in the size that does.
fn fitting(animation: Animation, size: (u32, u32), [width, height]: [u32; 2]) -> Animation {
    let scaled = u64::from(size.0) * u64::from(height) / u64::from(size.1.max(1));
    let scaled = u32::try_from(scaled).unwrap_or(u32::MAX);
    let mut fits = size.0.min(width).min(scaled).max(MIN_SIZE);
    let mut animation = animation.with_size(fits);
    // Rounding to whole pixels, or another line of caption, may have made it too high.
    while animation.size().1 > height && fits > MIN_SIZE {
        fits -= 1;
        animation = animation.with_size(fits);
    }
    animation
}

/// Shows the preview in `room`, with the controls and the size below.
pub(super) fn preview_ui(
    ui: &mut Ui,
    state: &State,
    ui_state: &mut UiState,
    form: &AnimationForm,
    room: Vec2,
) {
    let scale = ui.pixels_per_point();
    let below = ui.spacing().interact_size.y;
    let controls = CONTROL_HEIGHT + GAP;
    let canvas = Rect::from_min_size(ui.cursor().min, room - vec2(0.0, below + controls));
    ui.painter()
        .rect_filled(canvas, CORNER, ui.visuals().faint_bg_color);
    let space = canvas.shrink(GAP);
    let most = ui.input(|input| input.max_texture_side) as u32;
    let pixels = [space.width(), space.height()].map(|side| (side * scale).floor() as u32);
    let pixels = pixels.map(|side| side.min(most).max(MIN_SIZE));
    let pieces = form.pieces(&state.shared).unwrap_or_else(PieceSet::usual);
    let preview = ui_state.part::<Preview>();
    preview.make(state, form, pixels);
    preview.play(ui, !state.shared.sight().has_reduced_motion);
    step_by_keys(ui, preview);
    preview.draw(ui, &pieces);
    picture_ui(ui, preview, form, space);
    let row = Rect::from_min_size(
        canvas.left_bottom() + vec2(0.0, GAP),
        vec2(room.x, CONTROL_HEIGHT),
    );
    let beside = Layout::left_to_right(egui::Align::Center);
    ui.scope_builder(UiBuilder::new().max_rect(row).layout(beside), |ui| {
        controls_ui(ui, preview);
    });
    let label = Rect::from_min_size(row.left_bottom(), vec2(room.x, below));
    let text = RichText::new(said(preview)).weak().small();
    ui.put(label, Label::new(text).truncate());
}

/// The size of the picture, or the reason why there is none.
fn said(preview: &Preview) -> String {
    let Some(made) = &preview.made else {
        return String::new();
    };
    match &made.animation {
        Err(why) => why.clone(),
        Ok(animation) => {
            let (width, height) = made.size;
            let variables = [
                ("width", width.to_string().into()),
                ("height", height.to_string().into()),
            ];
            let is_smaller = animation.size().0 < width;
            let id = if is_smaller {
                "picture-shown-smaller"
            } else {
                "picture-shown"
            };
            tr_with(id, &variables)
        }
    }
}

/// Shows the frame in the middle of the space.
fn picture_ui(ui: &Ui, preview: &Preview, form: &AnimationForm, space: Rect) {
    let Some(texture) = preview
        .frame
        .as_ref()
        .and_then(|frame| frame.texture.as_ref())
    else {
        return;
    };
    let scale = ui.pixels_per_point();
    let size = texture.size_vec2() / scale;
    let corner = space.center() - size / 2.0;
    let snap = |x: f32| (x * scale).round() / scale;
    let rect = Rect::from_min_size(pos2(snap(corner.x), snap(corner.y)), size);
    let response = ui.interact(rect, ui.scope_id().with("animation"), Sense::hover());
    response.widget_info(|| {
        let number = form.choices.from + preview.at;
        let played = preview.line.move_text(number, form.choices.names);
        let played = played.filter(|_| preview.at > 0);
        let title = played.unwrap_or_else(|| tr("animation-start"));
        let name = tr_with("picture-preview", &[("title", title.into())]);
        WidgetInfo::labeled(Role::Image, true, name)
    });
    let uv = Rect::from_min_max(pos2(0.0, 0.0), pos2(1.0, 1.0));
    ui.painter().image(texture.id(), rect, uv, Color32::WHITE);
}

/// Shows the button that plays and stops, the slider, and the number of the move.
fn controls_ui(ui: &mut Ui, preview: &mut Preview) {
    ui.spacing_mut().item_spacing.x = GAP;
    let is_playing = preview.shown_at.is_some();
    let text = tr(if is_playing {
        "animation-stop"
    } else {
        "animation-play"
    });
    let button = Button::new(text).min_size(vec2(PLAY_WIDTH, CONTROL_HEIGHT));
    if ui.add(button).clicked() {
        preview.is_chosen = true;
        preview.shown_at = (!is_playing).then(|| ui.input(|input| input.time));
    }
    let last = preview.count() - 1;
    let mut at = preview.at;
    let width = ui.available_width() - COUNT_WIDTH - GAP;
    ui.spacing_mut().slider_width = width.max(CONTROL_HEIGHT);
    let slider = Slider::new(&mut at, 0..=last).show_value(false);
    let slider = ui.add(slider).accessible_name(tr("animation-step"));
    if slider.changed() {
        preview.stop_at(at);
    }
    slider.on_hover_text(tr("animation-step-tip"));
    let variables = [
        ("number", preview.at.to_string().into()),
        ("count", last.to_string().into()),
    ];
    let text = RichText::new(tr_with("animation-count", &variables)).weak();
    ui.add(Label::new(text).truncate());
}

/// Handles the keys that step through the moves, whatever widget has the keyboard focus. No field of the dialog needs
/// them.
fn step_by_keys(ui: &Ui, preview: &mut Preview) {
    let pressed = |key| ui.input_mut(|input| input.consume_key(Modifiers::NONE, key));
    if pressed(Key::PageUp) {
        preview.stop_at(preview.at.saturating_sub(1));
    }
    if pressed(Key::PageDown) {
        preview.stop_at(preview.at + 1);
    }
}

//! Arrows and square marks over the board, drawn by the code that draws exported diagrams.

use super::hand::Hand;
use super::{BoardGeometry, Gesture};
use crate::model::action::Annotation;
use crate::model::state::State;
use egui::{Color32, ColorImage, Context, Rect, TextureHandle, TextureOptions, Ui, pos2};
use tabiya_chess::Square;
use tabiya_notation::annotations::{Annotations, Arrow};
use tabiya_picture::overlay;

/// The annotations of the board, with the one that the mouse or the keys are drawing.
pub fn shown_annotations(
    state: &State,
    gesture: &Gesture,
    hand: Hand,
    hovered: Option<Square>,
) -> Annotations {
    let mut annotations = state.shared.document().annotations();
    let by_keys = || {
        let begun = state.board.arrow?;
        let from = begun.from?;
        let hovered = hovered.filter(|_| hand == Hand::Mouse);
        let to = hovered.unwrap_or(state.board.cursor);
        let color = begun.color;
        (from != to).then_some(Annotation::Arrow(Arrow { from, to, color }))
    };
    if let Some(drawn) = gesture.annotation().or_else(by_keys) {
        drawn.toggle_in(&mut annotations);
    }
    annotations
}

/// The picture of the annotations over the board, kept as long as it stays the same.
#[derive(Default)]
pub struct AnnotationPicture(Option<DrawnAnnotations>);

struct DrawnAnnotations {
    annotations: Annotations,
    /// The side of a square, in physical pixels.
    side: u32,
    flipped: bool,
    texture: TextureHandle,
}

impl std::fmt::Debug for AnnotationPicture {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let annotations = self.0.as_ref().map(|picture| &picture.annotations);
        f.debug_tuple("AnnotationPicture")
            .field(&annotations)
            .finish()
    }
}

impl AnnotationPicture {
    /// Paints arrows and marks over everything painted so far.
    pub fn paint(&mut self, ui: &Ui, geometry: &BoardGeometry, annotations: Annotations) {
        if annotations.is_empty() {
            self.0 = None;
            return;
        }
        let most = ui.input(|input| input.max_texture_side) / 8;
        let side = (geometry.square_side * ui.pixels_per_point()).round();
        let side = (side as u32).min(most as u32).max(1);
        let flipped = geometry.flipped;
        let is_same = |picture: &DrawnAnnotations| {
            picture.side == side && picture.flipped == flipped && picture.annotations == annotations
        };
        let picture = match self.0.take().filter(is_same) {
            Some(picture) => picture,
            None => DrawnAnnotations {
                texture: texture(ui.ctx(), &annotations, side, flipped),
                annotations,
                side,
                flipped,
            },
        };
        let whole = Rect::from_min_max(pos2(0.0, 0.0), pos2(1.0, 1.0));
        let painter = ui.painter();
        painter.image(picture.texture.id(), geometry.rect, whole, Color32::WHITE);
        self.0 = Some(picture);
    }
}

fn texture(ctx: &Context, annotations: &Annotations, side: u32, flipped: bool) -> TextureHandle {
    let pixels = overlay(annotations, side, flipped);
    let size = [pixels.width, pixels.height];
    let image = ColorImage::from_rgba_premultiplied(size, &pixels.rgba);
    ctx.load_texture("annotations", image, TextureOptions::NEAREST)
}

//! Drawings as textures, rasterised by the code that also writes picture files.

use egui::{ColorImage, TextureHandle, TextureOptions, Ui};
use std::sync::Arc;
use tabiya_picture::{Drawing, PieceSet, Rasteriser};

/// Makes textures of drawings, and keeps the rasterised pieces for the next drawing.
#[derive(Debug, Default)]
pub(crate) struct Drawn {
    rasteriser: Option<(Arc<PieceSet>, Rasteriser)>,
}

impl Drawn {
    /// Returns the drawing as a texture, one pixel for each pixel of the screen. Returns `None` if it is too
    /// large, for the rasteriser or for the graphics device.
    pub(crate) fn texture(
        &mut self,
        ui: &Ui,
        name: &str,
        drawing: &Drawing,
        pieces: &Arc<PieceSet>,
    ) -> Option<TextureHandle> {
        let is_of_them = |kept: &(Arc<PieceSet>, Rasteriser)| Arc::ptr_eq(&kept.0, pieces);
        if !self.rasteriser.as_ref().is_some_and(is_of_them) {
            let rasteriser = Rasteriser::new(Arc::clone(pieces));
            self.rasteriser = Some((Arc::clone(pieces), rasteriser));
        }
        let (_, rasteriser) = self.rasteriser.as_mut()?;
        let pixels = rasteriser.pixels(drawing).ok()?;
        let size = [pixels.width, pixels.height];
        let most = ui.input(|input| input.max_texture_side);
        if size.into_iter().any(|side| most < side) {
            return None;
        }
        let image = ColorImage::from_rgba_premultiplied(size, &pixels.rgba);
        let texture = ui.ctx().load_texture(name, image, TextureOptions::NEAREST);
        Some(texture)
    }
}

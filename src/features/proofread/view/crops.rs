//! Pictures of boards as textures, as many as are seen.

use crate::scanned::Scan;
use egui::{ColorImage, Context, TextureHandle, TextureOptions};
use std::collections::HashMap;
use std::sync::Arc;

/// With more of them all are made again as they are needed.
const MOST: usize = 64;

/// The textures of pictures that were seen last.
#[derive(Default)]
pub(super) struct CropTextures {
    /// By where the picture lies; it lies there as long as it is kept here. None: it cannot be shown.
    known: HashMap<usize, (Arc<[u8]>, Option<TextureHandle>)>,
}

impl std::fmt::Debug for CropTextures {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "CropTextures({})", self.known.len())
    }
}

impl CropTextures {
    /// The texture of a picture file.
    pub(super) fn texture(&mut self, ctx: &Context, crop: &Arc<[u8]>) -> Option<&TextureHandle> {
        let key = crop.as_ptr() as usize;
        if self.known.len() >= MOST && !self.known.contains_key(&key) {
            self.known.clear();
        }
        let made = self.known.entry(key);
        let (_, texture) = made.or_insert_with(|| (Arc::clone(crop), texture_of(ctx, crop)));
        texture.as_ref()
    }
}

fn texture_of(ctx: &Context, crop: &[u8]) -> Option<TextureHandle> {
    let scan = Scan::of_file(crop).ok()?;
    let image = ColorImage::from_rgb([scan.width, scan.height], &scan.rgb);
    Some(ctx.load_texture("crop", image, TextureOptions::LINEAR))
}

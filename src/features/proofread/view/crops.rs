//! Textures of the visible board pictures.

use egui::{ColorImage, Context, TextureHandle, TextureOptions};
use std::collections::HashMap;
use std::sync::Arc;
use tabiya_picture::scanned::Scan;

/// The maximum number of textures. Above it the cache is cleared.
const MOST: usize = 64;
/// The maximum number of pictures decoded in a frame. The others follow in the next frames.
const MOST_A_FRAME: usize = 8;

/// A cache of the textures shown recently.
#[derive(Default)]
pub(super) struct CropTextures {
    /// The pictures by their address in memory, which stays valid while the cache holds them. `None` if a picture
    /// cannot be shown.
    known: HashMap<usize, (Arc<[u8]>, Option<TextureHandle>)>,
    /// The frame in which pictures were decoded last, and their number.
    decoded: (u64, usize),
}

impl std::fmt::Debug for CropTextures {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "CropTextures({})", self.known.len())
    }
}

impl CropTextures {
    /// The texture of a picture file, if it can be shown and has been decoded.
    pub(super) fn texture(&mut self, ctx: &Context, crop: &Arc<[u8]>) -> Option<&TextureHandle> {
        let key = crop.as_ptr() as usize;
        if self.known.len() >= MOST && !self.known.contains_key(&key) {
            self.known.clear();
        }
        if !self.known.contains_key(&key) && !self.may_decode(ctx) {
            ctx.request_repaint();
            return None;
        }
        let made = self.known.entry(key);
        let (_, texture) = made.or_insert_with(|| (Arc::clone(crop), texture_of(ctx, crop)));
        texture.as_ref()
    }

    /// Whether another picture may be decoded in this frame. Each call that returns true counts.
    fn may_decode(&mut self, ctx: &Context) -> bool {
        let frame = ctx.cumulative_frame_nr();
        if self.decoded.0 != frame {
            self.decoded = (frame, 0);
        }
        self.decoded.1 += 1;
        self.decoded.1 <= MOST_A_FRAME
    }
}

fn texture_of(ctx: &Context, crop: &[u8]) -> Option<TextureHandle> {
    let scan = Scan::of_small_file(crop).ok()?;
    let image = ColorImage::from_rgb([scan.width, scan.height], &scan.rgb);
    Some(ctx.load_texture("crop", image, TextureOptions::LINEAR))
}

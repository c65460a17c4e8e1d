//! Lines of moves as moving pictures: animated WebP, GIF and SVG.
//!
//! An [`Animation`] is a sequence of diagrams of one size, each shown for a time. A browser shows all three formats.
//!
//! # Reasons
//!
//! *Only the changes are written.* A move changes two squares, so each frame of WebP and GIF is the smallest rectangle
//! with all pixels that change, and within it the others are transparent. In SVG, each piece is written once for each
//! square that it reaches, with the times at which it is there. Measured with `cargo bench --bench animations`:
//! 80 plies at 480 pixels have 363 kB as WebP, 262 kB as GIF and 98 kB as SVG. `ImageMagick` makes 211 kB of WebP and
//! 310 kB of GIF from the same frames in twice the time.
//!
//! *WebP keeps every pixel.* `image` encodes only still pictures without loss, so `webp.rs` puts these into the
//! container for animations.
//!
//! *GIF has one palette for all frames.* It is found in a first pass over the frames, which are drawn again in the
//! second pass, so memory does not grow with the number of moves.
//!
//! *SVG uses styles and no script.* Pages that embed it as a picture play it, too. Readers that ask for less motion and
//! programs that play no animations show the last position.

mod changes;
mod frames;
mod gif;
mod palette;
mod stays;
mod svg;
mod webp;

pub use frames::{Animation, AnimationError, AnimationFormat, AnimationFrame};

use crate::piece_set::PieceSet;
use std::ops::ControlFlow;
use std::sync::Arc;

impl Animation {
    /// Writes the animation as a file. `progress` is called with the number of finished steps and of all steps, and can
    /// stop the work.
    ///
    /// # Errors
    /// Fails if the frames need too much memory, if the format cannot represent them, or if `progress` stops the work.
    pub fn encode(
        &self,
        format: AnimationFormat,
        pieces: &Arc<PieceSet>,
        progress: &mut dyn FnMut(u64, u64) -> ControlFlow<()>,
    ) -> Result<Vec<u8>, AnimationError> {
        match format {
            AnimationFormat::Webp => webp::encode(self, pieces, progress),
            AnimationFormat::Gif => gif::encode(self, pieces, progress),
            AnimationFormat::Svg => svg::encode(self, pieces, progress),
        }
    }
}

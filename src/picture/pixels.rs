//! A picture as pixels.

/// A picture: RGBA, premultiplied, row by row from the top.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pixels {
    /// How many pixels a row has.
    pub width: usize,
    /// How many rows.
    pub height: usize,
    /// Four bytes a pixel.
    pub rgba: Vec<u8>,
}

impl Pixels {
    /// The same with straight alpha, as window systems and picture files want it.
    pub fn straight_rgba(&self) -> Vec<u8> {
        let straight = |pixel: &[u8]| {
            let alpha = u16::from(pixel[3]);
            let undo = |part: u8| match alpha {
                0 => 0,
                255 => part,
                _ => ((u16::from(part) * 255 + alpha / 2) / alpha).min(255) as u8,
            };
            [undo(pixel[0]), undo(pixel[1]), undo(pixel[2]), pixel[3]]
        };
        self.rgba.chunks_exact(4).flat_map(straight).collect()
    }

    /// Whether nothing shines through.
    pub fn is_opaque(&self) -> bool {
        self.rgba.chunks_exact(4).all(|pixel| pixel[3] == 255)
    }

    /// Nothing to see.
    pub(super) fn transparent(width: u32, height: u32) -> Self {
        let (width, height) = (width as usize, height as usize);
        Self {
            width,
            height,
            rgba: vec![0; width * height * 4],
        }
    }
}

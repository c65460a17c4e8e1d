//! Pages that tests draw, in shades of grey.

use tabiya_notation::fen::read_fen;
use tabiya_picture::{BoardTheme, Coordinates, Diagram, Frame, PieceSet, Rasteriser, Style};
use tabiya_recognise::{Grey, Pyramid, RecognisedBoard, read, usual_net};

pub(super) const PLACEMENT: &str = "2kr3r/ppp2ppp/2n1bn2/2b1p3/4P3/2NPBN2/PPP2PPP/R2QK2R";

/// The style of a board alone, of this side in pixels.
pub(super) fn bare(side: u32, theme: BoardTheme) -> Style {
    Style {
        size: side,
        margin: 0,
        coordinates: Coordinates::None,
        side_to_move: false,
        frame: Frame::None,
        caption: false,
        theme,
        ..Style::default()
    }
}

/// Pixels in shades of grey.
#[derive(Clone)]
pub(super) struct Page {
    pub(super) width: usize,
    pub(super) shades: Vec<u8>,
}

impl Page {
    pub(super) fn empty(width: usize, height: usize) -> Self {
        let shades = vec![255; width * height];
        Self { width, shades }
    }

    /// A diagram with a caption below.
    pub(super) fn captioned(caption: &str, style: &Style, side: char) -> Self {
        let position = read_fen(&format!("{PLACEMENT} {side} KQ - 0 1")).unwrap();
        let mut diagram = Diagram::of(position);
        caption.clone_into(&mut diagram.caption);
        let mut rasteriser = Rasteriser::new(PieceSet::own("print").unwrap());
        let pixels = rasteriser.pixels(&diagram.draw(style)).unwrap();
        let shade = |pixel: &[u8]| {
            let sum: u32 = pixel[..3].iter().copied().map(u32::from).sum();
            u8::try_from(sum / 3).unwrap()
        };
        Self {
            width: pixels.width as usize,
            shades: pixels.rgba.chunks_exact(4).map(shade).collect(),
        }
    }

    pub(super) fn height(&self) -> usize {
        self.shades.len() / self.width
    }

    /// Some of its rows.
    pub(super) fn rows(&self, rows: std::ops::Range<usize>) -> Self {
        let shades = self.shades[rows.start * self.width..rows.end * self.width].to_vec();
        Self {
            width: self.width,
            shades,
        }
    }

    pub(super) fn put(&mut self, other: &Self, left: usize, top: usize) {
        for (row, shades) in other.shades.chunks_exact(other.width).enumerate() {
            let start = (top + row) * self.width + left;
            self.shades[start..start + other.width].copy_from_slice(shades);
        }
    }

    /// The boards read from the page.
    pub(super) fn read(self) -> Vec<RecognisedBoard> {
        let height = self.height();
        let picture = Grey::new(self.width, height, self.shades).unwrap();
        read(&Pyramid::new(picture), usual_net())
    }
}

impl Page {
    /// Draws on the page: `shade` returns the new shade of a pixel, given its column and row.
    pub(super) fn draw(&mut self, shade: impl Fn(f32, f32) -> Option<u8>) {
        for (index, pixel) in self.shades.iter_mut().enumerate() {
            let (x, y) = (index % self.width, index / self.width);
            if let Some(shade) = shade(x as f32 + 0.5, y as f32 + 0.5) {
                *pixel = shade;
            }
        }
    }
}

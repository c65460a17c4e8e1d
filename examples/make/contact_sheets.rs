//! Draws all pieces of each set in the sizes, on the squares and in the colours in which they will be
//! seen, so that one can look at them side by side:
//!
//! ```text
//! cargo run --example make -- contact-sheets
//! ```
//!
//! writes `assets/contact-sheets/SET.png` (16, 20, 32, 64 and 128 pixels in every theme, and 64 pixels
//! in grey) and `assets/contact-sheets/SET-large.png` (512 pixels, scaled by nobody).

use std::error::Error;
use std::path::Path;
use tabiya_chess::Position;
use tabiya_notation::fen::read_strict;
use tabiya_picture::{
    BoardTheme, Coordinates, Diagram, Frame, PieceSet, Pixels, Rasteriser, Style, png,
};

/// Each piece on a light and on a dark square.
const PIECES: &[u8] = b"kqrbnp2/kqrbnp2/KQRBNP2/KQRBNP2/8/8/8/8 w - - 0 1";
const COLUMNS: usize = 6;
const ROWS: usize = 4;
const SIZES: [usize; 5] = [16, 20, 32, 64, 128];
const GREY_SIZE: usize = 64;
const LARGE: usize = 512;
const GAP: usize = 12;

pub(crate) fn make() -> Result<(), Box<dyn Error>> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/contact-sheets");
    std::fs::create_dir_all(&folder)?;
    let position = read_strict(PIECES).map_err(|error| format!("{error:?}"))?;
    for name in PieceSet::OWN {
        let small = small_sheet(name, &position)?;
        write(&folder.join(format!("{name}.png")), &small)?;
        let large = board(name, BoardTheme::Brown, &position, LARGE)?;
        // Black on the first row, White on the last: each piece once.
        let mut sheet = Sheet::new(COLUMNS * LARGE, 2 * LARGE);
        sheet.put(&large, 0, (0, 0), (COLUMNS * LARGE, LARGE));
        sheet.put(&large, 3 * LARGE, (0, LARGE), (COLUMNS * LARGE, LARGE));
        write(&folder.join(format!("{name}-large.png")), &sheet.0)?;
    }
    Ok(())
}

fn write(path: &Path, pixels: &Pixels) -> Result<(), Box<dyn Error>> {
    let file = png(pixels, 96).map_err(|error| error.to_string())?;
    Ok(std::fs::write(path, file)?)
}

/// A row for each theme.
fn small_sheet(name: &str, position: &Position) -> Result<Pixels, Box<dyn Error>> {
    let of_size = |size: usize| COLUMNS * size + GAP;
    let width = GAP + SIZES.map(of_size).iter().sum::<usize>() + of_size(GREY_SIZE);
    let row = ROWS * SIZES[SIZES.len() - 1] + GAP;
    let mut sheet = Sheet::new(width, GAP + row * BoardTheme::ALL.len());
    for (number, theme) in BoardTheme::ALL.into_iter().enumerate() {
        let top = GAP + number * row;
        let mut left = GAP;
        for size in SIZES {
            let board = board(name, theme, position, size)?;
            sheet.put(&board, 0, (left, top), (COLUMNS * size, ROWS * size));
            left += of_size(size);
        }
        let mut grey = board(name, theme, position, GREY_SIZE)?;
        make_grey(&mut grey);
        let size = (COLUMNS * GREY_SIZE, ROWS * GREY_SIZE);
        sheet.put(&grey, 0, (left, top), size);
    }
    Ok(sheet.0)
}

/// A board and nothing round it, with squares of this size.
fn board(
    name: &str,
    theme: BoardTheme,
    position: &Position,
    size: usize,
) -> Result<Pixels, Box<dyn Error>> {
    let style = Style {
        size: u32::try_from(8 * size)?,
        margin: 0,
        coordinates: Coordinates::None,
        side_to_move: false,
        frame: Frame::None,
        theme,
        ..Style::default()
    };
    let pieces = PieceSet::own(name).ok_or("no such set")?;
    let drawing = Diagram::of(*position).draw(&style);
    let pixels = Rasteriser::new(pieces).pixels(&drawing);
    Ok(pixels.map_err(|error| format!("{error:?}"))?)
}

/// As a printer without colours would have it.
fn make_grey(pixels: &mut Pixels) {
    for pixel in pixels.rgba.chunks_exact_mut(4) {
        let [red, green, blue] = [0, 1, 2].map(|part| u32::from(pixel[part]));
        let grey = (red * 299 + green * 587 + blue * 114) / 1000;
        pixel[..3].fill(u8::try_from(grey).unwrap_or(u8::MAX));
    }
}

/// A white sheet on which pictures are put.
struct Sheet(Pixels);

impl Sheet {
    fn new(width: usize, height: usize) -> Self {
        Self(Pixels {
            width,
            height,
            rgba: vec![255; width * height * 4],
        })
    }

    /// Puts the left part of a picture, from this row of it on.
    fn put(&mut self, picture: &Pixels, from: usize, at: (usize, usize), size: (usize, usize)) {
        for row in 0..size.1 {
            let source = (from + row) * picture.width * 4;
            let target = ((at.1 + row) * self.0.width + at.0) * 4;
            let line = &picture.rgba[source..source + size.0 * 4];
            self.0.rgba[target..target + line.len()].copy_from_slice(line);
        }
    }
}

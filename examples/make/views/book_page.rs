//! A page of a book, as a scanner gives it.

use image::codecs::jpeg::JpegEncoder;
use image::{GrayImage, imageops};
use std::error::Error;
use std::fs;
use std::path::{Path, PathBuf};
use tabiya_notation::fen::read_fen;
use tabiya_picture::{Diagram, PageEntry, PageSetup, PieceSet, Rasteriser, Style};

/// Pixels an inch.
const RESOLUTION: u32 = 60;
/// How sharp the scanner is, in pixels.
const BLUR: f32 = 1.0;
const QUALITY: u8 = 60;
const TITLE: &str = "Six endings";
const DIAGRAMS: [(&str, &str); 6] = [
    ("8/8/1KP5/3r4/8/8/8/k7 w - - 0 1", "Saavedra 1895"),
    ("7K/8/k1P5/7p/8/8/8/8 w - - 0 1", "Réti 1921"),
    ("1K1k4/1P6/8/8/8/8/r7/2R5 w - - 0 1", "Lucena"),
    ("4k3/7R/8/3KP3/8/r7/8/8 b - - 0 1", "Philidor 1777"),
    (
        "8/5pk1/4p1p1/3pP2p/3P1P1P/2r3P1/R5K1/8 w - - 0 1",
        "Four against four",
    ),
    ("6k1/5ppp/8/8/8/1Q6/5PPP/3q2K1 w - - 0 1", "Queens"),
];

/// Writes the page into a folder.
pub(super) fn write(folder: &Path) -> Result<PathBuf, Box<dyn Error>> {
    let entries: Result<Vec<PageEntry>, _> = DIAGRAMS.iter().map(|one| entry(one)).collect();
    let style = Style::built_in("book").ok_or("there is no style for books")?;
    let pieces = PieceSet::own(&style.pieces).ok_or("there are no pieces for books")?;
    let setup = PageSetup {
        title: TITLE.to_owned(),
        style,
        ..PageSetup::default()
    };
    let page = setup.page(RESOLUTION, (37, None), &entries?);
    let pixels = Rasteriser::new(pieces).pixels(&page.drawing);
    let pixels = pixels.map_err(|error| format!("{error:?}"))?;
    let (width, height) = (pixels.width.try_into()?, pixels.height.try_into()?);
    let grey = pixels.rgba.chunks_exact(4).map(|pixel| pixel[1]).collect();
    let page = GrayImage::from_raw(width, height, grey).ok_or("the page has no pixels")?;
    let path = folder.join("page 37.jpg");
    let file = fs::File::create(&path)?;
    imageops::blur(&page, BLUR).write_with_encoder(JpegEncoder::new_with_quality(file, QUALITY))?;
    Ok(path)
}

fn entry((fen, caption): &(&str, &str)) -> Result<PageEntry, Box<dyn Error>> {
    let position = read_fen(fen).map_err(|error| format!("{error:?}"))?;
    Ok(PageEntry {
        diagram: Diagram {
            caption: (*caption).to_owned(),
            ..Diagram::of(position)
        },
        solution: String::new(),
    })
}

//! The icon as pictures, and the files of Windows and macOS that hold several of them.

use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::{Options, Tree};
use std::error::Error;
use tabiya_picture::{Pixels, app_icon, png};

/// The sizes of the desktops of Linux, in pixels.
pub(crate) const SIZES: [u32; 9] = [16, 22, 24, 32, 48, 64, 128, 256, 512];

/// What Windows asks for on screens of any density.
const OF_WINDOWS: [u32; 7] = [16, 20, 24, 32, 48, 64, 256];

/// The types under which macOS looks for sizes. Those of 16 and 32 pixels for old screens have a
/// packing of their own; macOS makes them from the others.
const OF_MACOS: [([u8; 4], u32); 8] = [
    (*b"ic11", 32),
    (*b"ic12", 64),
    (*b"ic07", 128),
    (*b"ic13", 256),
    (*b"ic08", 256),
    (*b"ic14", 512),
    (*b"ic09", 512),
    (*b"ic10", 1024),
];

const PIXELS_PER_INCH: u32 = 96;

/// A sheet with a corner folded down, and the program's icon on it: up to so many pixels the small one.
const SMALL_SHEET: u32 = 32;
pub(crate) const ICON: &str = include_str!("../../../assets/icon/tabiya.svg");
const SMALL_ICON: &str = include_str!("../../../assets/icon/tabiya-small.svg");
const SHEET: &str = r##"<path d="M18 2H80L112 34V126H18Z" fill="#fff" stroke="#6b7570" stroke-width="4"/><path d="M80 2V34H112Z" fill="#d5dbd7" stroke="#6b7570" stroke-width="4" stroke-linejoin="round"/>"##;

/// The icon as a PNG file.
pub(crate) fn picture(size: u32) -> Result<Vec<u8>, Box<dyn Error>> {
    packed(&app_icon(size))
}

/// The icon of a file with positions, as a PNG file.
fn file_picture(size: u32) -> Result<Vec<u8>, Box<dyn Error>> {
    let icon = if size <= SMALL_SHEET {
        SMALL_ICON
    } else {
        ICON
    };
    let icon = icon.replace("<svg ", r#"<svg x="29" y="42" width="72" height="72" "#);
    let svg = format!(
        r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 128 128">{SHEET}{icon}</svg>"#
    );
    packed(&drawn(&svg, [size; 2])?)
}

/// A drawing in so many pixels across and down.
pub(crate) fn drawn(svg: &str, [width, height]: [u32; 2]) -> Result<Pixels, Box<dyn Error>> {
    let tree = Tree::from_str(svg, &Options::default())?;
    let mut pixmap = Pixmap::new(width, height).ok_or("a picture without pixels")?;
    let scale = f32::from(u16::try_from(width)?) / tree.size().width();
    let transform = Transform::from_scale(scale, scale);
    resvg::render(&tree, transform, &mut pixmap.as_mut());
    Ok(Pixels {
        width: usize::try_from(width)?,
        height: usize::try_from(height)?,
        rgba: pixmap.take(),
    })
}

fn packed(pixels: &Pixels) -> Result<Vec<u8>, Box<dyn Error>> {
    png(pixels, PIXELS_PER_INCH).map_err(|error| error.to_string().into())
}

/// The bytes of a picture.
type Drawn = Result<Vec<u8>, Box<dyn Error>>;

/// The icon for Windows, and the one of files: a table of the pictures, and then these, as PNG files.
pub(crate) fn icos() -> Result<[Vec<u8>; 2], Box<dyn Error>> {
    Ok([ico(picture)?, ico(file_picture)?])
}

fn ico(picture: fn(u32) -> Drawn) -> Drawn {
    const HEAD: usize = 6;
    const ENTRY: usize = 16;
    let mut table = [0_u16, 1, u16::try_from(OF_WINDOWS.len())?]
        .map(u16::to_le_bytes)
        .concat();
    let mut pictures = Vec::new();
    for size in OF_WINDOWS {
        let picture = picture(size)?;
        let offset = HEAD + ENTRY * OF_WINDOWS.len() + pictures.len();
        // 256 does not fit into a byte and is written as 0.
        let side = u8::try_from(size).unwrap_or(0);
        table.extend([side, side, 0, 0]);
        // One plane of 32 bits.
        table.extend([1, 0, 32, 0]);
        table.extend(u32::try_from(picture.len())?.to_le_bytes());
        table.extend(u32::try_from(offset)?.to_le_bytes());
        pictures.extend(picture);
    }
    Ok([table, pictures].concat())
}

/// The icon for macOS: each picture is a PNG file after its type and its length.
pub(crate) fn icns() -> Result<Vec<u8>, Box<dyn Error>> {
    const HEAD: usize = 8;
    let mut parts = Vec::new();
    for (kind, size) in OF_MACOS {
        let picture = picture(size)?;
        parts.extend(kind);
        parts.extend(u32::try_from(HEAD + picture.len())?.to_be_bytes());
        parts.extend(picture);
    }
    let length = u32::try_from(HEAD + parts.len())?.to_be_bytes();
    Ok([b"icns".to_vec(), length.to_vec(), parts].concat())
}

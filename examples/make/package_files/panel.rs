//! The picture beside the last page of the installer for Windows.

use super::icons::{ICON, drawn};
use std::error::Error;
use tabiya_picture::Pixels;

/// Twice what the installer asks for, for dense screens.
const SIZE: [u32; 2] = [2 * 164, 2 * 314];

/// A board in the colours of the icon, and the icon on it.
const BOARD: &str = r##"<rect width="164" height="314" fill="#3d584b"/><path d="M0 150H82V232H0ZM82 232H164V314H82ZM82 68H164V150H82ZM0 0H82V68H0Z" fill="#46645a"/>"##;

/// As a BMP file, which is all that the installer reads.
pub(crate) fn panel() -> Result<Vec<u8>, Box<dyn Error>> {
    let icon = ICON.replace("<svg ", r#"<svg x="32" y="100" width="100" height="100" "#);
    let svg = format!(
        r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 164 314">{BOARD}{icon}</svg>"#
    );
    bmp(&drawn(&svg, SIZE)?)
}

/// A head of 14 bytes, one of 40, and the rows from the last to the first: blue, green, red. Rows would
/// have to be filled up to a multiple of four bytes; these are one.
fn bmp(pixels: &Pixels) -> Result<Vec<u8>, Box<dyn Error>> {
    const HEADS: u32 = 14 + 40;
    let [width, height] = [pixels.width, pixels.height].map(u32::try_from);
    let (width, height) = (width?, height?);
    let size = 3 * width * height;
    if !width.is_multiple_of(4) {
        return Err("a row is no multiple of four bytes".into());
    }
    let mut file = b"BM".to_vec();
    for number in [HEADS + size, 0, HEADS, 40, width, height] {
        file.extend(number.to_le_bytes());
    }
    // One plane of 24 bits.
    for number in [1_u16, 24] {
        file.extend(number.to_le_bytes());
    }
    // Not packed; no pixels per metre; no palette.
    for number in [0, size, 0, 0, 0, 0] {
        file.extend(number.to_le_bytes());
    }
    for row in pixels.rgba.chunks_exact(4 * pixels.width).rev() {
        for pixel in row.chunks_exact(4) {
            file.extend([pixel[2], pixel[1], pixel[0]]);
        }
    }
    Ok(file)
}

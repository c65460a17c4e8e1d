//! The clipboard of macOS and Windows, by a library.

use super::error::DesktopError;
use super::paste_error::PasteError;
use arboard::{Clipboard, Error, ImageData};

pub(super) fn put_text(text: &str) -> Result<(), DesktopError> {
    let put = Clipboard::new().and_then(|mut clipboard| clipboard.set_text(text));
    put.map_err(DesktopError::failed)
}

/// Puts a picture there, of four bytes a pixel with straight alpha.
pub(super) fn put_picture(size: [usize; 2], rgba: &[u8]) -> Result<(), DesktopError> {
    let [width, height] = size;
    let picture = ImageData {
        width,
        height,
        bytes: rgba.into(),
    };
    let put = Clipboard::new().and_then(|mut clipboard| clipboard.set_image(picture));
    put.map_err(DesktopError::failed)
}

pub(super) fn read_text() -> Result<String, PasteError> {
    let mut clipboard = Clipboard::new().map_err(PasteError::failed)?;
    clipboard.get_text().map_err(|error| match error {
        Error::ContentNotAvailable if clipboard.get_image().is_ok() => PasteError::Picture,
        Error::ContentNotAvailable => PasteError::NoText,
        error => PasteError::failed(error),
    })
}

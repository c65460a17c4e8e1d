//! macOS and Windows: the clipboard, by a library, and preferences, of which the window library knows.

use super::error::{DesktopError, PasteError};
use super::prefs::{DesktopPrefs, Stop};
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

/// The window library knows by itself whether these systems are light or dark.
pub fn wait_for_prefs(
    _bus: Option<&str>,
    _stop: &Stop,
    _tell: &mut dyn FnMut(DesktopPrefs) -> bool,
) {
}

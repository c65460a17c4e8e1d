//! The clipboard of macOS, through a library. The window library itself handles preferences.

use super::offer::{DesktopError, PasteError};
use super::prefs::{DesktopPrefs, StopRequest};
use arboard::{Clipboard, Error, ImageData};

pub(super) fn put_text(text: &str) -> Result<(), DesktopError> {
    let put = Clipboard::new().and_then(|mut clipboard| clipboard.set_text(text));
    put.map_err(DesktopError::failed)
}

/// Puts a picture on the clipboard, with four bytes per pixel and straight alpha.
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
    clipboard
        .get_text()
        .map_err(|error| match error {
            Error::ContentNotAvailable if clipboard.get_image().is_ok() => PasteError::Picture,
            Error::ContentNotAvailable => PasteError::NoText,
            error => PasteError::failed(error),
        })
        .or_else(|error| match (error, clipboard.get().file_list()) {
            // Copied files become a text with their paths.
            (PasteError::NoText, Ok(files)) if !files.is_empty() => {
                let names = files.iter().map(|file| file.to_string_lossy());
                Ok(names.collect::<Vec<_>>().join("\n"))
            }
            (error, _) => Err(error),
        })
}

/// Reads the picture on the clipboard, as a PNG file.
pub(super) fn read_picture() -> Result<Vec<u8>, PasteError> {
    let mut clipboard = Clipboard::new().map_err(PasteError::failed)?;
    let picture = clipboard.get_image().map_err(|error| match error {
        Error::ContentNotAvailable => PasteError::NoText,
        error => PasteError::failed(error),
    })?;
    let [width, height] = [picture.width, picture.height].map(u32::try_from);
    let (Ok(width), Ok(height)) = (width, height) else {
        return Err(PasteError::TooLarge);
    };
    let mut file = Vec::new();
    let encoder = image::codecs::png::PngEncoder::new(&mut file);
    let encoded = image::ImageEncoder::write_image(
        encoder,
        &picture.bytes,
        width,
        height,
        image::ExtendedColorType::Rgba8,
    );
    encoded.map_err(PasteError::failed)?;
    Ok(file)
}

/// Does nothing: the window library itself detects whether this system is light or dark.
pub fn wait_for_prefs(
    _bus: Option<&str>,
    _stop: &StopRequest,
    _tell: &mut dyn FnMut(DesktopPrefs) -> bool,
) {
}

//! The clipboards of the window's desktop.

#[cfg(target_os = "macos")]
use super::elsewhere;
use super::offer::{ClipboardKind, ClipboardOffer, DesktopError, Offered, PasteError};
use super::pasting::Heard;
use super::session::DesktopSession;
use std::time::Duration;

/// The maximum time that the desktop may take to put something on a clipboard.
const PATIENCE: Duration = Duration::from_secs(3);

/// Puts an offer on the clipboard of the window's desktop. Returns at once. [`Offered::wait`] returns the result; it
/// blocks, so call it in a task and not on the window's thread.
///
/// # Errors
/// Fails at once when there is no such desktop. [`Offered::wait`] returns other errors.
pub fn offer_on_clipboard(offer: ClipboardOffer) -> Result<Offered, DesktopError> {
    DesktopSession::of_the_window().offer_on_clipboard(offer)
}

/// Puts an offer on a clipboard of the window's desktop, and waits until the offer has arrived.
///
/// # Errors
/// Fails when the offer does not arrive, or not in time.
pub fn put(selection: ClipboardKind, offer: ClipboardOffer) -> Result<(), DesktopError> {
    let session = DesktopSession::of_the_window();
    let put_on =
        |session: &DesktopSession, offer| session.offer_as(selection, offer)?.wait(PATIENCE);
    let Some(instead) = session.instead() else {
        return put_on(session, offer);
    };
    match put_on(session, offer.clone()) {
        Err(DesktopError::Unsupported) => put_on(&instead, offer),
        result => result,
    }
}

/// Puts a text on a clipboard of the window's desktop, and waits until the text has arrived.
///
/// # Errors
/// Fails when the text does not arrive, or not in time.
pub fn put_text(selection: ClipboardKind, text: &str) -> Result<(), DesktopError> {
    #[cfg(target_os = "macos")]
    if selection == ClipboardKind::Clipboard {
        return elsewhere::put_text(text);
    }
    put(selection, ClipboardOffer::new().with_text(text))
}

/// Puts a picture on the clipboard where offers are unsupported, as pixels of four bytes with straight alpha.
///
/// # Errors
/// Always fails where offers are supported; elsewhere fails when the picture does not get there.
#[cfg_attr(
    not(target_os = "macos"),
    expect(unused_variables, reason = "an offer is put there instead")
)]
pub fn put_pixels(size: [usize; 2], rgba: &[u8]) -> Result<(), DesktopError> {
    #[cfg(target_os = "macos")]
    return elsewhere::put_picture(size, rgba);
    #[cfg(not(target_os = "macos"))]
    Err(DesktopError::Unsupported)
}

/// Reads the text of a clipboard of the window's desktop: at most [`MAX_BYTES`](super::MAX_BYTES), waiting at most a
/// second for data. `heard` gets the number of bytes so far and may break to stop.
///
/// # Errors
/// Fails when the clipboard has no text, or it does not arrive.
pub fn read_text(selection: ClipboardKind, heard: Heard<'_>) -> Result<String, PasteError> {
    DesktopSession::of_the_window().read_text(selection, heard)
}

/// Reads the picture of the clipboard of the window's desktop, as the bytes of a picture file, within the limits of
/// [`read_text`].
///
/// # Errors
/// Fails when the clipboard has no picture, or it does not arrive.
pub fn read_picture(heard: Heard<'_>) -> Result<Vec<u8>, PasteError> {
    DesktopSession::of_the_window().read_picture(heard)
}

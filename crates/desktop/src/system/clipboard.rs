//! The clipboards of the desktop that the window is on.

#[cfg(target_os = "macos")]
use super::elsewhere;
use super::error::{DesktopError, PasteError};
use super::offer::{Offer, Offered, Selection};
use super::pasting::Heard;
use super::session::Session;
use std::time::Duration;

/// How long the desktop may take to put something on a clipboard.
const PATIENCE: Duration = Duration::from_secs(3);

/// Puts an offer on the clipboard of the desktop that the window is on. Returns at once; whether it
/// got there [`Offered::wait`] tells, which is for a task and not for the window's thread.
///
/// # Errors
/// At once when there is no such desktop here; otherwise [`Offered::wait`] has it.
pub fn offer_on_clipboard(offer: Offer) -> Result<Offered, DesktopError> {
    Session::of_the_window().offer_on_clipboard(offer)
}

/// Puts an offer on a clipboard of the desktop that the window is on. Waits until it is there.
///
/// # Errors
/// Fails when it does not get there, or not in time.
pub fn put(selection: Selection, offer: Offer) -> Result<(), DesktopError> {
    let session = Session::of_the_window();
    let put_on = |session: &Session, offer| session.offer_as(selection, offer)?.wait(PATIENCE);
    let Some(instead) = session.instead() else {
        return put_on(session, offer);
    };
    match put_on(session, offer.clone()) {
        Err(DesktopError::Unsupported) => put_on(&instead, offer),
        result => result,
    }
}

/// Puts a text on a clipboard of the desktop that the window is on. Waits until it is there.
///
/// # Errors
/// Fails when it does not get there, or not in time.
pub fn put_text(selection: Selection, text: &str) -> Result<(), DesktopError> {
    #[cfg(target_os = "macos")]
    if selection == Selection::Clipboard {
        return elsewhere::put_text(text);
    }
    put(selection, Offer::new().with_text(text))
}

/// Puts a picture on the clipboard where no offers can be put, as pixels of four bytes with straight
/// alpha.
///
/// # Errors
/// Where offers can be put, always; elsewhere when it does not get there.
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

/// Reads the text of a clipboard of the desktop that the window is on: at most
/// [`MAX_BYTES`](super::MAX_BYTES), and for a second if nothing comes. `heard` gets how many bytes have
/// come, and may stop it.
///
/// # Errors
/// Fails when there is none, or it does not come.
pub fn read_text(selection: Selection, heard: Heard<'_>) -> Result<String, PasteError> {
    Session::of_the_window().read_text(selection, heard)
}

/// Reads the picture of the clipboard of the desktop that the window is on, as the bytes of a picture file, in the
/// bounds of [`read_text`].
///
/// # Errors
/// Fails when there is none, or it does not come.
pub fn read_picture(heard: Heard<'_>) -> Result<Vec<u8>, PasteError> {
    Session::of_the_window().read_picture(heard)
}

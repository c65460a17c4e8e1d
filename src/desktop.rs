//! Pictures for other programs: on the clipboard in several formats, and dragged out of the window.
//!
//! Promises: nothing here waits for another program on the caller's thread; whoever asks for an offer
//! and then hangs or dies stops nobody else and costs nothing for long; a file is written only when
//! one is asked for, where only this user can look, and is gone when the program ends.
//! Deliberately absent: what is offered, and the window. Texts on the clipboard are the window
//! library's; when it takes the clipboard, ours is over.
//!
//! | | clipboard | drag out |
//! |---|---|---|
//! | X11 | every format | XDND, version 5 |
//! | Wayland | every format where the compositor has data control | no: the window library gives no serial to begin with |
//! | macOS, Windows | no | no |
//!
//! Where it says no the answer is [`DesktopError::Unsupported`], and for the clipboard the window
//! library can be asked to copy the picture alone.

#[cfg(all(unix, not(target_os = "macos")))]
mod at_exit;
mod drag;
#[cfg(all(unix, not(target_os = "macos")))]
mod dragged_file;
mod error;
mod offer;
mod offered;
mod session;
mod watched;
#[cfg(all(unix, not(target_os = "macos")))]
mod wayland;
mod window_system;
#[cfg(all(unix, not(target_os = "macos")))]
mod x11;

pub use drag::{Drag, DragEnd, DragState};
pub use error::DesktopError;
pub use offer::Offer;
pub use offered::{OfferState, Offered};
pub use session::Session;
pub use window_system::{WindowSystem, window_system};

/// Puts an offer on the clipboard of the desktop that the window is on. Returns at once; whether it
/// got there [`Offered::wait`] tells, which is for a job and not for the window's thread.
///
/// # Errors
/// At once when there is no such desktop here; otherwise [`Offered::wait`] has it.
pub fn offer_on_clipboard(offer: Offer) -> Result<Offered, DesktopError> {
    Session::of_the_window().offer_on_clipboard(offer)
}

/// Whether something can be dragged out of the window.
pub fn can_drag_out() -> bool {
    Session::of_the_window().can_drag_out()
}

/// Begins to drag an offer out of the window, while the main button is held down. Returns at once.
///
/// # Errors
/// When nothing can be dragged out of the window here.
pub fn start_drag(offer: Offer) -> Result<Drag, DesktopError> {
    Session::of_the_window().start_drag(offer)
}

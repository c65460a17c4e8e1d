//! Exchanges texts and pictures with other programs through the clipboard, in several formats. Also provides the
//! desktop's preferences, print dialog, screenshots, and programs for opening files.
//!
//! Guarantees: a program that requests an offer and then hangs or dies blocks no other program and costs little; the
//! wait for a program that owns the clipboard and hangs is limited to a second; the size of received data is limited.
//! Deliberately absent: the content of offers, the window, and dragging out of the window, since copying and saving
//! work everywhere. Received pictures are passed on as bytes without being decoded.
//!
//! | | to the clipboard | from it |
//! |---|---|---|
//! | X11 | every format | text, names of files, a picture |
//! | Wayland | every format if the compositor has data control; otherwise as for X11, if the compositor also serves X11 | the same, in the same way |
//! | Windows | every format, pictures also as bitmaps | the same |
//! | macOS | a text, or a picture as pixels | the same |
//!
//! The result in other cases is [`DesktopError::Unsupported`].
//!
//! # Reasons
//!
//! The window library's clipboard takes one format at a time and waits for other programs on the window's thread: each
//! paste, and each click of the middle button, was measured to take 24 seconds. It is therefore switched off. Each
//! offer has a thread with its own connection, which sleeps until another program requests the content. Every wait is
//! bounded: a program that fetches nothing for several seconds is abandoned, and one that requests too much at once is
//! refused. The connection is closed only after one more answer from the server; otherwise the last data would be lost.
//! `shutdown_hooks` hands the clipboard to a clipboard manager at the end. Windows keeps the content itself
//! (`windows_clipboard`): a picture as PNG, as a bitmap for programs that know no other format, as SVG and as text.
//!
//! On X11 the window takes dropped texts, pictures, addresses and files of any name (`x11/drops`). Elsewhere the window
//! library takes dropped files alone, and under Wayland nothing.
//!
//! Nothing can be dragged out of the window: only X11 would let us start such a drag.
//!
//! The desktop's list of recent files is not written. On Linux it is a file shared with other programs
//! (`recently-used.xbel`), which each of them splices by hand; elsewhere it can be written only through interfaces that
//! need `unsafe`.
//!
//! This module uses no other code of Tabiya; `tests/core/tidy.rs` checks that.

mod clipboard;
mod drops;
#[cfg(target_os = "macos")]
mod elsewhere;
mod machine;
mod offer;
mod opening;
mod pasting;
#[cfg(all(unix, not(target_os = "macos")))]
mod portal_request;
#[cfg(all(unix, not(target_os = "macos")))]
mod portal_settings;
mod prefs;
mod printing;
mod screenshot;
pub mod second_start;
mod session;
mod taskbar;
mod watched;
#[cfg(all(unix, not(target_os = "macos")))]
mod wayland;
mod window_system;
#[cfg(windows)]
mod windows_clipboard;
#[cfg(windows)]
mod windows_prefs;
#[cfg(windows)]
mod windows_taskbar;
#[cfg(all(unix, not(target_os = "macos")))]
mod x11;

pub use clipboard::{offer_on_clipboard, put, put_pixels, put_text, read_picture, read_text};
pub use drops::Dropped;
#[cfg(not(all(unix, not(target_os = "macos"))))]
pub(crate) use drops::wait_for_drops;
#[cfg(target_os = "macos")]
pub use elsewhere::wait_for_prefs;
pub use machine::{Machine, bound_memory, look_at_machine};
pub use offer::{ClipboardKind, ClipboardOffer, DesktopError, OfferState, Offered, PasteError};
pub use opening::{OpenError, open_in_viewer};
pub use pasting::{Heard, MAX_BYTES};
#[cfg(all(unix, not(target_os = "macos")))]
pub use portal_settings::wait_for_prefs;
pub use prefs::{ColorScheme, DesktopPrefs, StopRequest};
pub use printing::{PrintError, PrintJob, Printed, print_pdf};
pub use screenshot::{ScreenshotError, path_of_uri, take_screenshot};
pub use session::DesktopSession;
pub use taskbar::{WorkPace, WorkProgress};
#[cfg(not(windows))]
pub(crate) use taskbar::{show_progress, window_thread};
pub use window_system::{WindowSystem, show_unprinted, window_system};
#[cfg(windows)]
pub use windows_prefs::wait_for_prefs;
#[cfg(windows)]
pub(crate) use windows_taskbar::{show_progress, window_thread};
#[cfg(all(unix, not(target_os = "macos")))]
pub(crate) use x11::wait_for_drops;

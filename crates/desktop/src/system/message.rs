//! What has to be seen by somebody who has started the program from the desktop, where no window of ours can be
//! had.
//!
//! Deliberately absent: every system but Windows. Elsewhere a desktop keeps what its programs print, and has no
//! message that needs no window.

/// Shows a text where standard error leads nowhere, and waits until it was read.
#[cfg(not(windows))]
pub fn show_unprinted(_title: &str, _text: &str) {}

/// Shows a text where standard error leads nowhere, and waits until it was read.
#[cfg(windows)]
pub fn show_unprinted(title: &str, text: &str) {
    use std::io::stderr;
    use std::os::windows::io::AsRawHandle as _;
    use winsafe::HWND;
    use winsafe::co::MB;
    use winsafe::prelude::Handle as _;

    let handle = stderr().as_raw_handle();
    // Of a program of the desktop that has been started by another one it is the second.
    let is_nowhere = handle.is_null() || handle.addr() == usize::MAX;
    if !is_nowhere {
        return;
    }
    if let Err(error) = HWND::NULL.MessageBox(text, title, MB::ICONERROR | MB::SETFOREGROUND) {
        log::info!("no message: {error}");
    }
}

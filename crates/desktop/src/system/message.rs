//! Messages for a user who started the program from the desktop when no window can be opened.
//!
//! Deliberately absent: every system except Windows. Elsewhere a desktop keeps the output of its programs, and has no
//! message that needs no window.

/// Does nothing: on this system standard error is always kept.
#[cfg(not(windows))]
pub fn show_unprinted(_title: &str, _text: &str) {}

/// Shows a text if standard error leads nowhere, and waits until the user closes it.
#[cfg(windows)]
pub fn show_unprinted(title: &str, text: &str) {
    use std::io::stderr;
    use std::os::windows::io::AsRawHandle as _;
    use winsafe::HWND;
    use winsafe::co::MB;
    use winsafe::prelude::Handle as _;

    let handle = stderr().as_raw_handle();
    // A desktop program without an output has a null handle, or -1 if another program started it.
    let is_nowhere = handle.is_null() || handle.addr() == usize::MAX;
    if !is_nowhere {
        return;
    }
    if let Err(error) = HWND::NULL.MessageBox(text, title, MB::ICONERROR | MB::SETFOREGROUND) {
        log::info!("no message: {error}");
    }
}

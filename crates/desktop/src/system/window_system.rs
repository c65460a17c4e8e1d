//! Determines whether there is a window system, and which; and messages for a user who started the program from the
//! desktop when no window can be opened.
//!
//! Only Windows needs such messages. Elsewhere a desktop keeps the output of its programs, and has no message that
//! needs no window.

use std::ffi::OsString;
use std::path::PathBuf;

/// The window system on which a window can be opened.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WindowSystem {
    /// The window library may choose: the environment names a display that answers, or the system has only one window
    /// system.
    Any,
    /// X11, although the environment names a Wayland display, because that display does not answer.
    OnlyX11,
    /// There is no window system.
    None,
}

/// Determines the window system from the environment. A Wayland display that does not answer would keep the window
/// library from trying X11, so this function connects to it first.
pub fn window_system(variable: impl Fn(&str) -> Option<OsString>) -> WindowSystem {
    if !cfg!(all(unix, not(target_os = "macos"))) {
        return WindowSystem::Any;
    }
    let filled = |name: &str| variable(name).filter(|value| !value.is_empty());
    let has_x11 = filled("DISPLAY").is_some();
    let wayland = filled("WAYLAND_SOCKET").is_some() || wayland_answers(&filled);
    match (wayland, has_x11) {
        (false, false) => WindowSystem::None,
        (false, true) if filled("WAYLAND_DISPLAY").is_some() => WindowSystem::OnlyX11,
        (true, _) | (false, true) => WindowSystem::Any,
    }
}

fn wayland_answers(filled: &impl Fn(&str) -> Option<OsString>) -> bool {
    let Some(display) = filled("WAYLAND_DISPLAY") else {
        return false;
    };
    let display = PathBuf::from(display);
    let path = match filled("XDG_RUNTIME_DIR") {
        Some(folder) => PathBuf::from(folder).join(display),
        None => display,
    };
    connects(&path)
}

#[cfg(unix)]
fn connects(path: &std::path::Path) -> bool {
    std::os::unix::net::UnixStream::connect(path).is_ok()
}

#[cfg(not(unix))]
fn connects(_path: &std::path::Path) -> bool {
    false
}

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

#[cfg(all(test, unix, not(target_os = "macos")))]
mod tests {
    use super::*;

    fn system(variables: &[(&str, &str)]) -> WindowSystem {
        window_system(|name| {
            let found = variables.iter().find(|(key, _)| *key == name);
            found.map(|(_, value)| OsString::from(value))
        })
    }

    #[test]
    fn an_empty_environment_has_no_window_system() {
        assert_eq!(system(&[]), WindowSystem::None);
        assert_eq!(system(&[("DISPLAY", "")]), WindowSystem::None);
    }

    #[test]
    fn a_dead_wayland_display_leaves_x11() {
        let dead = ("WAYLAND_DISPLAY", "/nonexistent/wayland-9");
        assert_eq!(system(&[dead, ("DISPLAY", ":0")]), WindowSystem::OnlyX11);
        assert_eq!(system(&[dead]), WindowSystem::None);
    }
}

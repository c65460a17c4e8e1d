//! What the desktop asks of every program.

use std::io;
use std::thread;

/// Light or dark.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ColorScheme {
    /// Dark text on light ground.
    Light,
    /// Light text on dark ground.
    Dark,
}

/// What the desktop asks of every program; by default nothing.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Wishes {
    /// Light or dark, if it matters.
    pub scheme: Option<ColorScheme>,
    /// Whether colours are to stand far apart.
    pub high_contrast: bool,
    /// Whether less is to move by itself.
    pub less_motion: bool,
    /// Whether nothing is to be animated: the same, said by another switch.
    pub no_animations: bool,
    /// How large text is to be, in percent; nothing is as usual.
    pub text_percent: Option<u16>,
}

impl Wishes {
    /// Whether nothing is to move by itself.
    pub fn reduced_motion(&self) -> bool {
        self.less_motion || self.no_animations
    }
}

/// Tells what the desktop asks for, and again whenever that changes, from a thread of its own, until
/// `tell` says that nobody wants to hear it any more. `bus` is the address of a bus of messages; none
/// is that of the session. A desktop that says nothing is never heard of.
///
/// # Errors
/// When no thread can be had.
pub fn listen_for_wishes(
    bus: Option<String>,
    tell: impl FnMut(Wishes) -> bool + Send + 'static,
) -> io::Result<()> {
    let listen = thread::Builder::new().name("tabiya wishes".to_owned());
    // It sleeps until something changes, and ends with the program.
    listen.spawn(move || hear(bus.as_deref(), tell)).map(drop)
}

#[cfg(all(unix, not(target_os = "macos")))]
fn hear(bus: Option<&str>, mut tell: impl FnMut(Wishes) -> bool) {
    // Where nothing can be heard, nothing is asked for.
    drop(super::portal_settings::listen(bus, &mut tell));
}

/// The window library knows by itself whether these systems are light or dark.
#[cfg(not(all(unix, not(target_os = "macos"))))]
fn hear(_bus: Option<&str>, _tell: impl FnMut(Wishes) -> bool) {}

//! What the desktop asks of every program.

use super::stop::Stop;

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
pub struct DesktopPrefs {
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

impl DesktopPrefs {
    /// Whether nothing is to move by itself.
    pub fn reduced_motion(&self) -> bool {
        self.less_motion || self.no_animations
    }
}

/// Tells what the desktop asks for, and again whenever that changes, until it is asked to stop, `tell`
/// says that nobody wants to hear it any more, or the desktop is gone. Waits as long as that takes.
/// `bus` is the address of a bus of messages; none is that of the session. A desktop that says nothing
/// is never heard of.
#[cfg(all(unix, not(target_os = "macos")))]
pub fn wait_for_prefs(bus: Option<&str>, stop: &Stop, tell: &mut dyn FnMut(DesktopPrefs) -> bool) {
    // Where nothing can be heard, nothing is asked for.
    drop(super::portal_settings::listen(bus, stop, tell));
}

/// The window library knows by itself whether these systems are light or dark.
#[cfg(not(all(unix, not(target_os = "macos"))))]
pub fn wait_for_prefs(
    _bus: Option<&str>,
    _stop: &Stop,
    _tell: &mut dyn FnMut(DesktopPrefs) -> bool,
) {
}

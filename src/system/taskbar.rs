//! How far long work is, on the window's button in the taskbar.
//!
//! How Windows is told stands in `windows_taskbar`. Deliberately absent: every other system. Which desktops show such a thing, and how they want to be
//! told, is another matter for each of them.

/// How it goes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Pace {
    /// Nothing goes on.
    #[default]
    Over,
    /// On and on.
    Going,
    /// It pauses.
    Paused,
    /// What it waits for does not answer.
    Stuck,
}

/// How far long work is; by default there is none.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Progress {
    /// How much is done, if that is known.
    pub percent: Option<u8>,
    /// How it goes.
    pub pace: Pace,
}

/// The calling thread, whose windows have buttons on a taskbar; where there is none that shows progress,
/// nothing.
#[cfg(not(windows))]
pub fn window_thread() -> Option<u32> {
    None
}

/// Shows what is to be shown on the buttons of a thread's windows, until there is no more to show.
#[cfg(not(windows))]
pub fn show_progress(_thread: u32, _next: &mut dyn FnMut() -> Option<Progress>) {}

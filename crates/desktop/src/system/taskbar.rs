//! The progress of long work, shown on the window's taskbar button.
//!
//! How Windows is told is in `windows_taskbar`. Deliberately absent: every other system. Whether a desktop shows
//! progress, and how it wants to be told, differs for each of them.

/// How work is going.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Pace {
    /// Nothing is running.
    #[default]
    Over,
    /// It is running.
    Going,
    /// It is paused.
    Paused,
    /// Whatever it waits for does not respond.
    Stuck,
}

/// How far along work is; by default there is none.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Progress {
    /// How much is done, if that is known.
    pub percent: Option<u8>,
    /// How it is going.
    pub pace: Pace,
}

/// The calling thread, whose windows have the taskbar buttons; `None` where no taskbar shows progress.
#[cfg(not(windows))]
pub fn window_thread() -> Option<u32> {
    None
}

/// Shows progress on the taskbar buttons of a thread's windows until there is no more to show.
#[cfg(not(windows))]
pub fn show_progress(_thread: u32, _next: &mut dyn FnMut() -> Option<Progress>) {}

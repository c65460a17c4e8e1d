//! The progress of long work, shown on the window's taskbar button.
//!
//! `windows_taskbar` implements this for Windows. Deliberately absent: every other system. Desktops differ in whether
//! and how they show progress.

/// The state of work.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum WorkPace {
    /// Nothing is running.
    #[default]
    Over,
    /// Work is running.
    Going,
    /// Work is paused.
    Paused,
    /// The resource that work waits for does not respond.
    Stuck,
}

/// The progress of work; by default there is none.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct WorkProgress {
    /// The finished part in percent, if it is known.
    pub percent: Option<u8>,
    /// The state of work.
    pub pace: WorkPace,
}

/// The calling thread, whose windows have the taskbar buttons; `None` where no taskbar shows progress.
#[cfg(not(windows))]
pub(crate) fn window_thread() -> Option<u32> {
    None
}

/// Does nothing: no taskbar shows progress.
#[cfg(not(windows))]
pub(crate) fn show_progress(_thread: u32, _next: &mut dyn FnMut() -> Option<WorkProgress>) {}

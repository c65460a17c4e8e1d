//! Which of the desktop's clipboards.

/// Which of the desktop's clipboards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Selection {
    /// What is copied.
    Clipboard,
    /// What is selected, for the middle button of the mouse. Only X11 and Wayland have it.
    Primary,
}

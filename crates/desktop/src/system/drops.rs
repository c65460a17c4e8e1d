//! The content that another program drops onto the window.

use std::path::PathBuf;

/// The content of a drop.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Dropped {
    /// Files and folders of this machine.
    Files(Vec<PathBuf>),
    /// A text, such as a selection in another window or a web address.
    Text(String),
    /// The bytes of a picture file.
    Picture(Vec<u8>),
}

/// Does nothing: the window library takes the drops of this system.
#[cfg(not(all(unix, not(target_os = "macos"))))]
#[expect(clippy::unnecessary_wraps, reason = "waiting fails on X11 only")]
pub(crate) fn wait_for_drops(
    _display: Option<&str>,
    _window: u32,
    _stop: std::io::PipeReader,
    _tell: &mut dyn FnMut(Dropped) -> bool,
) -> Result<(), super::DesktopError> {
    Ok(())
}

//! What the window needs of one system and not of another.

#[cfg(any(feature = "wgpu", windows, target_os = "macos"))]
mod wgpu;

use eframe::{NativeOptions, Renderer};
use std::io;
use std::process::Command;

/// The renderer that goes by the system's own interfaces, where it is built in.
#[cfg(any(feature = "wgpu", windows, target_os = "macos"))]
pub(super) const WGPU: Option<Renderer> = Some(Renderer::Wgpu);
#[cfg(not(any(feature = "wgpu", windows, target_os = "macos")))]
pub(super) const WGPU: Option<Renderer> = None;

/// The order in which renderers are tried. On Linux OpenGL starts faster and is several times faster without a GPU.
pub(super) const ORDER: [Option<Renderer>; 2] = if cfg!(target_os = "linux") {
    [Some(Renderer::Glow), WGPU]
} else {
    [WGPU, Some(Renderer::Glow)]
};

/// Whether a broken driver ends the process without a word.
pub(super) const DRIVERS_MAY_END_US: bool = cfg!(windows);

/// Whether text fields have the keys that they have on Windows, too: Shift+Delete, Ctrl+Insert and Shift+Insert.
pub(super) const HAS_KEYS_OF_WINDOWS: bool = cfg!(windows);

/// The window library's own options, with what this renderer needs.
pub fn options_for(renderer: Renderer) -> NativeOptions {
    NativeOptions {
        renderer,
        #[cfg(any(feature = "wgpu", windows, target_os = "macos"))]
        wgpu_options: wgpu::options(),
        ..NativeOptions::default()
    }
}

/// Runs a command in the place of this program. Returns only where that cannot be done.
#[cfg(unix)]
pub(super) fn instead_of_us(command: &mut Command) -> io::Error {
    std::os::unix::process::CommandExt::exec(command)
}

#[cfg(not(unix))]
pub(super) fn instead_of_us(_command: &mut Command) -> io::Error {
    io::ErrorKind::Unsupported.into()
}

/// Lets the window be one of X11, whatever else there is.
#[cfg(all(unix, not(target_os = "macos")))]
pub fn only_x11(builder: &mut eframe::EventLoopBuilder<eframe::UserEvent>) {
    use winit::platform::x11::EventLoopBuilderExtX11 as _;
    builder.with_x11();
}

/// There is no choice.
#[cfg(not(all(unix, not(target_os = "macos"))))]
pub fn only_x11(_builder: &mut eframe::EventLoopBuilder<eframe::UserEvent>) {}

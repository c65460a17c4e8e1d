//! The parts of the window that depend on the operating system.

use eframe::{NativeOptions, Renderer};
use std::io;
use std::process::Command;
use winit::raw_window_handle::{HasWindowHandle as _, RawWindowHandle};
use winit::window::Window;

/// The renderer that uses the system's own graphics interfaces, if it is built in.
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

/// Whether a broken graphics driver may end the process without a message.
pub(super) const DRIVERS_MAY_END_US: bool = cfg!(windows);

/// Whether text fields also have the Windows keys: Shift+Delete, Ctrl+Insert and Shift+Insert.
pub(super) const HAS_KEYS_OF_WINDOWS: bool = cfg!(windows);

/// eframe's default options, adjusted for this renderer.
pub fn options_for(renderer: Renderer) -> NativeOptions {
    NativeOptions {
        renderer,
        #[cfg(any(feature = "wgpu", windows, target_os = "macos"))]
        wgpu_options: wgpu_options(),
        ..NativeOptions::default()
    }
}

/// Lets wgpu draw windows as large as the graphics device can, and not only eframe's 8192 pixels,
/// because a larger window would end in a panic.
#[cfg(any(feature = "wgpu", windows, target_os = "macos"))]
fn wgpu_options() -> eframe::egui_wgpu::WgpuConfiguration {
    use eframe::egui_wgpu::{WgpuConfiguration, WgpuSetup};
    use std::sync::Arc;
    let mut options = WgpuConfiguration::default();
    if let WgpuSetup::CreateNew(setup) = &mut options.wgpu_setup {
        let usual = Arc::clone(&setup.device_descriptor);
        setup.device_descriptor = Arc::new(move |adapter| {
            let mut device = usual(adapter);
            let limits = &mut device.required_limits;
            limits.max_texture_dimension_2d = adapter.limits().max_texture_dimension_2d;
            // A picture of the window is copied into a buffer.
            limits.max_buffer_size = adapter.limits().max_buffer_size;
            device
        });
    }
    options
}

/// Replaces this program by a command. Returns only if that is impossible.
#[cfg(unix)]
pub(super) fn instead_of_us(command: &mut Command) -> io::Error {
    std::os::unix::process::CommandExt::exec(command)
}

#[cfg(not(unix))]
pub(super) fn instead_of_us(_command: &mut Command) -> io::Error {
    io::ErrorKind::Unsupported.into()
}

/// The number of the window on its X server.
#[cfg_attr(
    windows,
    expect(
        clippy::useless_conversion,
        reason = "a long number of C has 32 bits there"
    )
)]
pub fn x11_window(window: &Window) -> Option<u32> {
    match window.window_handle().ok()?.as_raw() {
        RawWindowHandle::Xlib(handle) => u32::try_from(handle.window).ok(),
        RawWindowHandle::Xcb(handle) => Some(handle.window.get()),
        _ => None,
    }
}

/// Makes the window an X11 one, even if other window systems are available.
#[cfg(all(unix, not(target_os = "macos")))]
pub fn only_x11(builder: &mut eframe::EventLoopBuilder<eframe::UserEvent>) {
    use winit::platform::x11::EventLoopBuilderExtX11 as _;
    builder.with_x11();
}

/// Does nothing, because this system has only one window system.
#[cfg(not(all(unix, not(target_os = "macos"))))]
pub fn only_x11(_builder: &mut eframe::EventLoopBuilder<eframe::UserEvent>) {}

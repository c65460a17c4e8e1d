//! What draws the window: OpenGL on every system; wgpu where the system's own interfaces are the better
//! kept ones (Windows, macOS) or where the feature `wgpu` asks for it.

use crate::cli::{Failure, RendererChoice};
use eframe::{NativeOptions, Renderer};

#[cfg(any(feature = "wgpu", windows, target_os = "macos"))]
const WGPU: Option<Renderer> = Some(Renderer::Wgpu);
#[cfg(not(any(feature = "wgpu", windows, target_os = "macos")))]
const WGPU: Option<Renderer> = None;

/// The renderers to try, in this order.
///
/// # Errors
///
/// The one that was chosen is not built in.
pub fn renderers(choice: RendererChoice) -> Result<Vec<Renderer>, Failure> {
    let order = match choice {
        RendererChoice::Glow => [Some(Renderer::Glow), None],
        RendererChoice::Wgpu => [Some(WGPU.ok_or(Failure::NoWgpu)?), None],
        // On Linux OpenGL starts faster and is several times faster without a GPU.
        RendererChoice::Auto if cfg!(target_os = "linux") => [Some(Renderer::Glow), WGPU],
        RendererChoice::Auto => [WGPU, Some(Renderer::Glow)],
    };
    Ok(order.into_iter().flatten().collect())
}

/// The window library's own options, with what this renderer needs.
pub fn options_for(renderer: Renderer) -> NativeOptions {
    NativeOptions {
        renderer,
        #[cfg(any(feature = "wgpu", windows, target_os = "macos"))]
        wgpu_options: wgpu_options(),
        ..NativeOptions::default()
    }
}

/// Lets wgpu draw windows as large as the graphics can, and not only the 8192 pixels of which the window
/// library is content: the end of a larger window would be a panic.
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
            // A picture of the window is copied into one of these.
            limits.max_buffer_size = adapter.limits().max_buffer_size;
            device
        });
    }
    options
}

//! The renderer that uses the system's own graphics interfaces.

use eframe::egui_wgpu::{WgpuConfiguration, WgpuSetup};
use std::sync::Arc;

/// Lets wgpu draw windows as large as the graphics device can, and not only eframe's 8192 pixels,
/// because a larger window would end in a panic.
pub(super) fn options() -> WgpuConfiguration {
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

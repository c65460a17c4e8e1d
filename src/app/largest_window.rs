//! No window is larger than what the graphics can draw.

use super::App;
use crate::text::tr_with;
use eframe::egui_wgpu::{WgpuConfiguration, WgpuSetup};
use egui::{Context, Vec2, ViewportCommand};
use std::sync::Arc;

/// Lets wgpu draw windows as large as the graphics can, and not only the 8192 pixels of which the window
/// library is content: the end of a larger window would be a panic.
pub fn graphics_options() -> WgpuConfiguration {
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

impl App {
    /// Tells the system how large the window may become, as soon as that is known, and says so where it
    /// is larger all the same.
    #[expect(
        clippy::cast_precision_loss,
        reason = "no graphics draw that many pixels"
    )]
    pub(super) fn limit_window(&mut self, ctx: &Context) {
        let most = ctx.input(|input| input.max_texture_side);
        let side = most as f32;
        let scale = ctx.pixels_per_point();
        // Only on change: a command each frame would keep the window drawing for ever.
        if self.most_pixels != Some(most) {
            self.most_pixels = Some(most);
            let points = Vec2::splat(side / scale);
            ctx.send_viewport_cmd(ViewportCommand::MaxInnerSize(points));
        }
        let size = ctx.input(|input| input.viewport().inner_rect.map(|rect| rect.size() * scale));
        let is_too_large = size.is_some_and(|size| side < size.max_elem().round());
        if is_too_large && !self.is_too_large {
            let pixels = most.to_string();
            let text = tr_with("message-window-too-large", &[("pixels", pixels.into())]);
            self.state.report_failure(text);
        }
        self.is_too_large = is_too_large;
    }
}

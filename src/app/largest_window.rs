//! Keeps the window within the size that the graphics device can draw.

use super::App;
use egui::{Context, Vec2, ViewportCommand};
use tabiya_text::tr_with;

impl App {
    /// Gives the system the maximum window size as soon as it is known, and warns the user if the window is
    /// larger nevertheless.
    #[expect(
        clippy::cast_precision_loss,
        reason = "no graphics draw that many pixels"
    )]
    pub(super) fn limit_window(&mut self, ctx: &Context) {
        let most = ctx.input(|input| input.max_texture_side);
        let side = most as f32;
        let scale = ctx.pixels_per_point();
        // The command is sent only on change, because one in each frame would keep the window drawing for ever.
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
            self.state.shared.report_failure(text);
        }
        self.is_too_large = is_too_large;
    }
}

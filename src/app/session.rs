//! Schedules writing of the session: soon after a change, but not in every frame.
//!
//! The session requests no frames of its own: in frames that come anyway the current state is compared with the written
//! one, and if they differ, one more frame is requested two seconds later. When the window closes for any reason, the
//! session is written at once.

use egui::{Context, Pos2, Vec2};
use std::time::Duration;
use tabiya_settings::session::WindowPlace;

/// Minimum seconds between writes, for values that change continually, such as the current row.
const INTERVAL: f64 = 2.0;

/// The time of the next write of the session, in the window's seconds.
#[derive(Debug, Default)]
pub(super) struct SessionDue(Option<f64>);

impl SessionDue {
    /// Whether to write the session now, some time after a change. Until then this requests a single frame, and
    /// without a change none.
    pub(super) fn is_now(&mut self, ctx: &Context, has_news: bool, now: f64) -> bool {
        if !has_news {
            self.0 = None;
            return false;
        }
        let due = *self.0.get_or_insert(now + INTERVAL);
        if now < due {
            ctx.request_repaint_after(Duration::from_secs_f64(due - now));
            return false;
        }
        self.0 = None;
        true
    }
}

/// The place of the window in points of the system; for a maximised window, its place before that.
pub(super) fn window_place(ctx: &Context, before: Option<WindowPlace>) -> Option<WindowPlace> {
    let zoom = ctx.zoom_factor();
    ctx.input(|input| {
        let viewport = input.viewport();
        if viewport.minimized == Some(true) || viewport.fullscreen == Some(true) {
            return None;
        }
        // Wayland reports only the size.
        let size = (input.viewport_rect().size() * zoom).round();
        let position = viewport.outer_rect.map(|rect| whole(rect.min * zoom));
        let maximized = viewport.maximized == Some(true);
        match before.filter(|_| maximized) {
            Some(before) => Some(WindowPlace {
                maximized,
                ..before
            }),
            None => Some(WindowPlace {
                size: sides(size)?,
                position,
                maximized,
            }),
        }
    })
}

#[expect(
    clippy::cast_possible_truncation,
    reason = "what is too large for it is no place of a window"
)]
fn whole(pos: Pos2) -> (i32, i32) {
    (pos.x.round() as i32, pos.y.round() as i32)
}

#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "it has been looked at before"
)]
fn sides(size: Vec2) -> Option<(u16, u16)> {
    // Before the first frame, egui assumes some very large size.
    let is_side = |side: f32| (1.0..10_000.0).contains(&side);
    (is_side(size.x) && is_side(size.y)).then_some((size.x as u16, size.y as u16))
}

//! The size of the window while the zoom changes: the window grows with the zoom as far as the screen allows, so that as
//! much as before fits into it, and returns to its size with the usual zoom.
//!
//! Only the user's own choice of a zoom changes the size. Otherwise the window would grow at every start.

use crate::widgets::style::MIN_WINDOW;
use egui::{Context, Vec2, ViewportCommand, ViewportInfo};

/// The smallest window at the usual zoom, in points of the system.
pub const SMALLEST_WINDOW: Vec2 = Vec2::new(760.0, 560.0);
/// The part of the screen's height that is left to panels of the desktop.
const KEPT_FREE: Vec2 = Vec2::new(0.0, 40.0);
/// The number of frames after which sizes are given for a new zoom.
const FRAMES: u8 = 3;
/// Differences of sizes up to this are due to rounding.
const ROUNDING: f32 = 2.0;

/// The memory of the window's size. All sizes are in points of the system.
#[derive(Debug)]
pub(super) struct WindowSize {
    /// The size at the usual zoom.
    usual: Option<Vec2>,
    /// The size that was requested last.
    asked: Vec2,
    /// The zoom in percent that the window is to follow.
    due: Option<u16>,
    /// The zoom in the last frame, and the number of frames since it took effect, up to [`FRAMES`].
    zoom: (f32, u8),
}

impl Default for WindowSize {
    fn default() -> Self {
        Self {
            usual: None,
            asked: Vec2::ZERO,
            due: None,
            zoom: (1.0, FRAMES),
        }
    }
}

impl WindowSize {
    /// Makes the window follow this zoom as soon as it is in effect.
    pub(super) fn zoomed(&mut self, percent: u16) {
        self.due = Some(percent);
    }

    /// To be called in each frame. `in_effect` is the zoom that the state wants.
    pub(super) fn follow(&mut self, ctx: &Context, in_effect: f32) {
        let zoom = ctx.zoom_factor();
        if (zoom - in_effect).abs() > f32::EPSILON {
            return;
        }
        if (self.zoom.0 - zoom).abs() > f32::EPSILON {
            self.zoom = (zoom, 0);
        }
        // The sizes of screen and window are known for the new zoom only later.
        if self.zoom.1 < FRAMES {
            self.zoom.1 += 1;
            if self.zoom.1 < FRAMES {
                return ctx.request_repaint();
            }
            limit(ctx, zoom);
        }
        let Some(percent) = self.due.take() else {
            return;
        };
        let is_free = ctx.input(|input| {
            let viewport = input.viewport();
            viewport.maximized != Some(true) && viewport.fullscreen != Some(true)
        });
        if is_free {
            self.grow(ctx, zoom, percent);
        }
    }

    fn grow(&mut self, ctx: &Context, zoom: f32, percent: u16) {
        let (now, viewport) = ctx.input(|input| {
            let size = input.viewport_rect().size() * zoom;
            (size, input.viewport().clone())
        });
        let Some(screen) = viewport.monitor_size.map(|screen| screen * zoom) else {
            return;
        };
        let is_larger = (now - self.asked).max_elem() > ROUNDING;
        // A window that the user has enlarged since then has another usual size.
        let usual = self.usual.filter(|_| !is_larger).unwrap_or(now);
        let frame = frame_of(&viewport) * zoom;
        let most = screen - frame - KEPT_FREE;
        let wanted = usual * (f32::from(percent) / 100.0).max(1.0);
        let wanted = wanted.min(most).max(usual).round();
        self.usual = Some(usual);
        self.asked = wanted;
        if (wanted - now).abs().max_elem() <= ROUNDING {
            return;
        }
        ctx.send_viewport_cmd(ViewportCommand::InnerSize(wanted / zoom));
        if let Some(outer) = viewport.outer_rect {
            let corner = outer.min.to_vec2() * zoom;
            let fitting = (screen - frame - wanted).max(Vec2::ZERO);
            let moved = corner.min(fitting).max(Vec2::ZERO);
            // A window that is not wholly on the first screen may be on another one, whose place is unknown.
            let is_on_first =
                (corner + now - screen).max_elem() <= ROUNDING && corner.min_elem() >= 0.0;
            if is_on_first && moved != corner {
                let place = (moved / zoom).to_pos2();
                ctx.send_viewport_cmd(ViewportCommand::OuterPosition(place));
            }
        }
    }
}

/// Tells the system the smallest size in which the menus and the FEN field are whole.
fn limit(ctx: &Context, zoom: f32) {
    let least = SMALLEST_WINDOW.max(MIN_WINDOW * zoom);
    let screen = ctx.input(|input| input.viewport().monitor_size);
    let least = screen.map_or(least, |screen| least.min(screen * zoom));
    ctx.send_viewport_cmd(ViewportCommand::MinInnerSize(least / zoom));
}

/// The space that the frame of the window takes.
fn frame_of(viewport: &ViewportInfo) -> Vec2 {
    match (viewport.outer_rect, viewport.inner_rect) {
        (Some(outer), Some(inner)) => (outer.size() - inner.size()).max(Vec2::ZERO),
        (_, _) => Vec2::ZERO,
    }
}

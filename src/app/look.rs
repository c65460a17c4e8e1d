//! How things are shown to the eyes, as egui is told of it.

use crate::settings::Theme;
use crate::state::Sight;
use crate::ui::style;
use egui::{Context, ThemePreference};

/// Tells egui. What is set here is drawn from the next frame on.
pub(super) fn set_sight(ctx: &Context, sight: Sight) {
    ctx.set_theme(match sight.theme {
        Theme::System => ThemePreference::System,
        Theme::Light => ThemePreference::Light,
        Theme::Dark => ThemePreference::Dark,
    });
    style::set_sight(ctx, sight.has_high_contrast, sight.has_reduced_motion);
    ctx.set_zoom_factor(f32::from(sight.percent) / 100.0);
}

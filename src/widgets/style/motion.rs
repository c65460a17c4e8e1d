//! Animations.

use egui::Id;
use egui::style::ScrollAnimation;

/// Turns animations on or off: fading, sliding and blinking.
pub(super) fn set_motion(ctx: &egui::Context, is_reduced: bool) {
    let id = Id::unique("usual motion");
    let found = ctx.global_style();
    let found = (found.animation_time, found.scroll_animation);
    // Reduced motion saves the usual values here; without it they are restored, or left alone if none were saved.
    let usual: Option<(f32, ScrollAnimation)> = ctx.data_mut(|data| {
        let usual = data.get_temp(id);
        if is_reduced && usual.is_none() {
            data.insert_temp(id, found);
        }
        usual
    });
    let motion = if is_reduced {
        Some((0.0, ScrollAnimation::none()))
    } else {
        usual
    };
    ctx.all_styles_mut(|style| {
        style.visuals.text_cursor.blink = !is_reduced;
        if let Some((time, scroll)) = motion {
            style.animation_time = time;
            style.scroll_animation = scroll;
        }
    });
}

//! Tooltips of the window disappear when a dialog opens over it.
//!
//! The window library keeps a tooltip while the pointer is on its widget, even when a dialog that was opened by a key
//! covers that widget. It hides tooltips while their delay has not passed, so one layout pass with an endless delay
//! closes them; under the dialog none opens again.

use egui::Context;

/// A delay that never passes, in seconds.
const ENDLESS: f32 = 1.0e6;

/// The usual delay of tooltips, while they are hidden.
#[derive(Debug, Default)]
pub(super) struct HiddenTips(Option<f32>);

impl HiddenTips {
    /// Hides all tooltips in this layout pass if a dialog has just opened or closed.
    pub(super) fn follow(&mut self, ctx: &Context, has_changed: bool) {
        if has_changed && self.0.is_none() {
            self.0 = Some(ctx.global_style().interaction.tooltip_delay);
            set_delay(ctx, ENDLESS);
        } else if let Some(usual) = self.0.take_if(|_| !has_changed) {
            set_delay(ctx, usual);
        }
    }
}

fn set_delay(ctx: &Context, seconds: f32) {
    ctx.all_styles_mut(|style| style.interaction.tooltip_delay = seconds);
}

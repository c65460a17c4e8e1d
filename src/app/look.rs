//! The look of the window: its title, the visual preferences, and the frame in which a change becomes visible.
//!
//! The effect of an action is visible in the frame in which it happened: parts that were drawn before it are laid out
//! once more before anything is painted, at a fraction of the cost of painting.
//!
//! `State::sight` combines the user's choices with the preferences of the desktop. This module passes them to egui only
//! when something changes, because each call requests another frame.

use crate::features::settings::model::Sight;
use crate::model::state::State;
use crate::widgets::style;
use egui::{Context, ThemePreference};
use tabiya_settings::Theme;
use tabiya_text::tr_with;

/// Maximum number of consecutive frames that are laid out twice. egui warns about a third, and if every frame
/// brings a change, as a brush stroke does, the next frame follows soon enough.
const MAX_IN_ROW: u32 = 2;

/// Applies the visual preferences to egui, from the next frame on.
pub(super) fn set_sight(ctx: &Context, sight: Sight) {
    ctx.set_theme(match sight.theme {
        Theme::System => ThemePreference::System,
        Theme::Light => ThemePreference::Light,
        Theme::Dark => ThemePreference::Dark,
    });
    style::set_sight(ctx, sight.has_high_contrast, sight.has_reduced_motion);
    ctx.set_zoom_factor(zoom_of(sight));
}

/// The zoom factor of egui.
pub(super) fn zoom_of(sight: Sight) -> f32 {
    f32::from(sight.percent) / 100.0
}

/// The window title: the name of the document shown, and whether it is modified.
pub(super) fn window_title(state: &State) -> String {
    let document = state.shared.document();
    let id = if document.is_modified() {
        "window-title-modified"
    } else {
        "window-title"
    };
    let name = State::name_of(document);
    tr_with(id, &[("name", name.into())])
        .chars()
        .filter(|letter| !letter.is_control())
        .collect()
}

/// Decides when a change made during a frame is drawn.
///
/// Parts that were laid out before an action show the old state. They are laid out once more
/// in the same frame, so that the old state never reaches the screen: layout takes a fraction of the time of
/// painting.
#[derive(Debug, Default)]
pub(super) struct Redrawing {
    in_row: u32,
}

impl Redrawing {
    /// To be called after each layout pass. `is_changed` tells whether actions have changed the state.
    pub(super) fn after_pass(&mut self, ctx: &Context, is_changed: bool) {
        let is_first = ctx.current_pass_index() == 0;
        if is_changed && is_first && self.in_row < MAX_IN_ROW {
            self.in_row += 1;
            ctx.request_discard("action");
            return;
        }
        if is_first {
            self.in_row = 0;
        }
        if is_changed {
            ctx.request_repaint();
        }
    }
}

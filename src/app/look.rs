//! How the window looks: its title, how things are shown to the eyes, and when what was done is seen.

use crate::features::settings::model::sight::Sight;
use crate::model::state::State;
use crate::widgets::style;
use egui::{Context, ThemePreference};
use tabiya_settings::Theme;
use tabiya_text::tr_with;

/// Frames in a row that are laid out twice. A third is warned of by the library, and where every frame
/// brings something new, as a stroke of the brush does, the next frame is there soon enough.
const MAX_IN_ROW: u32 = 2;

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

/// The name of the document that is shown, and whether it is changed.
pub(super) fn window_title(state: &State) -> String {
    let document = state.document();
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

/// Decides when what was changed by a frame is drawn.
///
/// The parts that were drawn before an action showed what was before it. They are laid out once more
/// in the same frame, so that it never reaches the screen: laying out takes a fraction of what painting
/// does.
#[derive(Debug, Default)]
pub(super) struct Redrawing {
    in_row: u32,
}

impl Redrawing {
    /// All has been laid out, and then perhaps something was changed.
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

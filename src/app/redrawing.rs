//! What was done is seen at once.

use egui::Context;

/// Frames in a row that are laid out twice. A third is warned of by the library, and where every frame
/// brings something new, as a stroke of the brush does, the next frame is there soon enough.
const MOST_IN_ROW: u32 = 2;

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
        if is_changed && is_first && self.in_row < MOST_IN_ROW {
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

//! The truth about an endgame, beside the verdict that its position is legal.

use crate::model::state::State;
use crate::widgets::labels::announce;
use egui::{Label, Ui};
use tabiya_text::truth_text;

/// The least width that is worth using.
const MIN_WIDTH: f32 = 40.0;

/// Shows the result of the endgame on the board once it is known. What precedes it has the space first.
pub(super) fn truth_ui(ui: &mut Ui, state: &State) {
    let position = state.shared.document().position();
    let truth = state.fen.truth_about(position);
    let Some(truth) = truth.filter(|_| ui.available_width() > MIN_WIDTH) else {
        return;
    };
    let text = truth_text(&truth, position.side_to_move);
    let label = ui.add(Label::new(format!("· {text}")).truncate());
    announce(ui, &label, &text);
}

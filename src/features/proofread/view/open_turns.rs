//! One answer for all boards that do not show whose turn it is, and what marks on the other boards suggest.

use crate::features::proofread::model::{OpenTurns, ProofreadAction, ProofreadState};
use crate::model::action::Action;
use crate::view::Actions;
use crate::widgets::labels::{Tip as _, announce};
use crate::widgets::style::{CONTROL_HEIGHT, GAP, target};
use egui::{Button, Label, Ui, vec2};
use tabiya_chess::Color;
use tabiya_text::{count_text, counted, tr, tr_with};

/// Shows the buttons that answer the question on all these boards, if there are several.
pub(super) fn open_turns_ui(ui: &mut Ui, own: &ProofreadState, actions: &mut Actions) {
    let Some(turns) = own.open_turns.as_ref() else {
        return;
    };
    let count = turns.lines.count();
    if count < 2 {
        return;
    }
    ui.add_space(GAP);
    let text = text_of(turns, count);
    let label = ui.add(Label::new(&text).wrap());
    announce(ui, &label, &text);
    ui.horizontal_wrapped(|ui| {
        for (side, id) in [
            (Color::White, "proofread-all-white"),
            (Color::Black, "proofread-all-black"),
        ] {
            let is_suggested = turns.suggested() == Some(side);
            let height = target(ui.style(), CONTROL_HEIGHT);
            let text = tr_with(id, &counted(count));
            let button = Button::selectable(is_suggested, text).frame_when_inactive(true);
            let button = ui.add(button.min_size(vec2(0.0, height)));
            if button.any_tip(tr("proofread-all-turns-tip")).clicked() {
                actions.push(Action::from(ProofreadAction::AnswerTurns(side)));
            }
        }
    });
}

/// The number of boards without a sign, and what the marks on the other boards show.
fn text_of(turns: &OpenTurns, count: u64) -> String {
    let unknown = tr_with("proofread-turns-unknown", &counted(count));
    let marks = match turns.suggested() {
        Some(Color::White) => tr_with("proofread-only-black-marked", &counted(turns.marked_black)),
        Some(Color::Black) => tr_with("proofread-only-white-marked", &counted(turns.marked_white)),
        None if turns.marked_white == 0 => return unknown,
        None => {
            let [white, black] = [turns.marked_white, turns.marked_black].map(count_text);
            let variables = [("white", white.into()), ("black", black.into())];
            tr_with("proofread-both-marked", &variables)
        }
    };
    format!("{unknown} {marks}")
}

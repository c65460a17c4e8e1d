//! The questions that the picture of the current row leaves open besides its squares. A click answers one.

use crate::model::action::{Action, BoardAction};
use crate::model::state::State;
use crate::view::Actions;
use crate::widgets::labels::{Tip as _, caption_ui};
use crate::widgets::style::{CONTROL_HEIGHT, GAP, target};
use egui::{Button, Ui, vec2};
use tabiya_collection::document::answers;
use tabiya_text::{answer_text, question_text, tr};

/// Shows the questions, if there are any.
pub(super) fn questions_ui(ui: &mut Ui, state: &State, actions: &mut Actions) {
    let document = state.shared.document();
    for question in document.questions().iter() {
        caption_ui(ui, &question_text(question));
        let possible = answers(question, document.position(), document.side_below());
        ui.horizontal_wrapped(|ui| {
            for answer in possible {
                let height = target(ui.style(), CONTROL_HEIGHT);
                let button = Button::new(answer_text(answer)).min_size(vec2(0.0, height));
                let button = ui.add(button).any_tip(tr("picture-answer-tip"));
                if button.clicked() {
                    actions.push(Action::from(BoardAction::AnswerQuestion(answer)));
                }
            }
        });
        ui.add_space(GAP);
    }
}

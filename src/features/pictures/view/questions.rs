//! The open questions of a picture besides its squares: the side to move, castling, and the side at the bottom.
//!
//! Side to move and castling are set here whether the picture leaves them open or not, because this panel can be in the
//! place of the one for setting up positions.

use crate::features::setup::view::castling::castling_boxes_ui;
use crate::features::setup::view::side_to_move::side_buttons_ui;
use crate::model::action::{Action, BoardAction};
use crate::model::state::State;
use crate::view::Actions;
use crate::widgets::labels::{Tip as _, announce, aside_ui, caption_ui};
use crate::widgets::style::{CONTROL_HEIGHT, GAP, target};
use egui::{Button, Label, Ui, vec2};
use tabiya_chess::CastlingRights;
use tabiya_collection::document::{Edit, PictureAnswer, Pictured, answers};
use tabiya_notation::picture_questions::PictureQuestion;
use tabiya_text::{answer_text, question_text, tr, turn_question_text, turn_text};

/// Shows the side to move and what the picture says about it.
pub(super) fn turn_ui(ui: &mut Ui, state: &State, pictured: &Pictured, actions: &mut Actions) {
    caption_ui(ui, &tr("side-to-move"));
    let is_asked = state
        .shared
        .document()
        .questions()
        .contains(PictureQuestion::Turn);
    if is_asked {
        let text = turn_question_text(pictured.turn.is_some());
        let label = ui.add(Label::new(&text).wrap());
        announce(ui, &label, &text);
    }
    if let Some(side) = side_buttons_ui(ui, state) {
        actions.push(Action::from(if is_asked {
            BoardAction::AnswerQuestion(PictureAnswer::ToMove(side))
        } else {
            BoardAction::Edit(Edit::SideToMove(side), None)
        }));
    }
    if let Some(turn) = pictured.turn {
        aside_ui(ui, &turn_text(turn));
    } else if !pictured.is_written && !is_asked {
        aside_ui(ui, &tr("picture-turn-unknown"));
    }
    ui.add_space(GAP);
}

/// Shows the castling rights, where kings and rooks allow any: as a question while the picture leaves them open.
pub(super) fn castling_ui(ui: &mut Ui, state: &State, actions: &mut Actions) {
    let document = state.shared.document();
    if document.questions().contains(PictureQuestion::Castling) {
        return question_ui(ui, state, PictureQuestion::Castling, actions);
    }
    let position = document.position();
    if CastlingRights::IF_AT_HOME.is_any_possible(&position.board)
        || position.castling.is_any_possible(&position.board)
    {
        caption_ui(ui, &tr("castling"));
        castling_boxes_ui(ui, state, actions);
        ui.add_space(GAP);
    }
}

/// Shows the question for the side at the bottom, if it is open.
pub(super) fn below_ui(ui: &mut Ui, state: &State, actions: &mut Actions) {
    let asked = state.shared.document().questions();
    if asked.contains(PictureQuestion::Below) {
        question_ui(ui, state, PictureQuestion::Below, actions);
    }
}

fn question_ui(ui: &mut Ui, state: &State, question: PictureQuestion, actions: &mut Actions) {
    let document = state.shared.document();
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

//! The current item: a doubtful square with the possible pieces, or a question with its answers. A digit or a click
//! chooses one.

use crate::features::proofread::model::{ProofBoard, ProofItem};
use crate::model::action::{Action, ProofreadAction};
use crate::model::state::State;
use crate::view::Actions;
use crate::widgets::labels::announce;
use crate::widgets::style::{CONTROL_HEIGHT, GAP};
use egui::{Button, Event, Label, RichText, Ui, vec2};
use tabiya_chess::{Piece, Square};
use tabiya_notation::picture_questions::Question;
use tabiya_text::{answer_text, piece_name, question_text, square_name, tr, tr_with};

/// The maximum number of pieces that a digit can choose.
const MOST: usize = 9;

/// Shows the current item and handles the digits, unless a text field has the keyboard focus.
pub(super) fn doubt_ui(ui: &mut Ui, state: &State, actions: &mut Actions) {
    let own = &state.proofread;
    let board = own
        .list
        .as_ref()
        .and_then(|list| state.shared.document_by_id(list.document))
        .and_then(|document| own.row()?.board(document));
    let item = board.as_ref().and_then(|board| own.item_of(board));
    // The dialog keeps its height.
    ui.set_min_height(2.0 * CONTROL_HEIGHT + GAP);
    let (Some(board), Some(item)) = (&board, item) else {
        let text = tr("proofread-no-doubt-here");
        let label = ui.add(Label::new(RichText::new(&text).weak()).wrap());
        announce(ui, &label, &text);
        return;
    };
    let (text, choices) = match item {
        ProofItem::Square(square) => of_square(board, square),
        ProofItem::Question(question) => of_question(board, question),
    };
    let label = ui.add(Label::new(RichText::new(&text).strong()).wrap());
    announce(ui, &label, &text);
    let digit = digit_typed(ui);
    ui.horizontal_wrapped(|ui| {
        for (number, (text, action)) in (1..).zip(choices.into_iter().take(MOST)) {
            let button = ui.add(Button::new(text).min_size(vec2(0.0, CONTROL_HEIGHT)));
            if button.clicked() || digit == Some(number) {
                actions.push(Action::from(action));
            }
        }
        let keep = Button::new(tr("proofread-keep")).min_size(vec2(0.0, CONTROL_HEIGHT));
        if ui
            .add(keep)
            .on_hover_text(tr("proofread-keep-tip"))
            .clicked()
            || digit == Some(0)
        {
            actions.push(Action::from(ProofreadAction::Keep));
        }
        let all = Button::new(tr("proofread-keep-all")).min_size(vec2(0.0, CONTROL_HEIGHT));
        if ui
            .add(all)
            .on_hover_text(tr("proofread-keep-all-tip"))
            .clicked()
        {
            actions.push(Action::from(ProofreadAction::KeepAll));
        }
    });
}

/// The text of the question, and each choice with its action.
type Asked = (String, Vec<(String, ProofreadAction)>);

fn of_square(board: &ProofBoard, square: Square) -> Asked {
    let read = square_name(square, board.position.board.get(square));
    let text = tr_with("proofread-square", &[("square", read.into())]);
    let alternatives = board
        .doubt(square)
        .map_or(&[][..], |doubt| &doubt.alternatives);
    let choices = (1..).zip(alternatives).map(|(number, (man, percent))| {
        let text = alternative_text(number, *man, *percent);
        (text, ProofreadAction::Put(*man))
    });
    (text, choices.collect())
}

fn of_question(board: &ProofBoard, question: Question) -> Asked {
    let answers = board.answers(question);
    let choices = (1..).zip(answers).map(|(number, answer)| {
        let variables = [
            ("digit", usize::into(number)),
            ("answer", answer_text(answer).into()),
        ];
        let text = tr_with("proofread-answer", &variables);
        (text, ProofreadAction::Answer(answer))
    });
    (question_text(question), choices.collect())
}

/// The text of a choice, such as `1 white queen, 61 %`.
fn alternative_text(digit: usize, man: Option<Piece>, percent: u8) -> String {
    let man = man.map_or_else(|| tr("proofread-nothing"), piece_name);
    let variables = [
        ("digit", digit.into()),
        ("man", man.into()),
        ("percent", percent.into()),
    ];
    tr_with("proofread-alternative", &variables)
}

/// The digit that was typed. A focused text field keeps its own digits.
fn digit_typed(ui: &Ui) -> Option<usize> {
    if ui.ctx().text_edit_focused() {
        return None;
    }
    ui.input_mut(|input| {
        let place = input.events.iter().position(|event| {
            matches!(event, Event::Text(text) if text.len() == 1 && text.as_bytes()[0].is_ascii_digit())
        })?;
        match input.events.remove(place) {
            Event::Text(text) => text.parse().ok(),
            _ => None,
        }
    })
}

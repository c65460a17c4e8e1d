//! The dialog for proofreading: the picture and the diagram of each board side by side, the least certain first, and
//! the possible pieces on the doubtful square, or a question with its answers. A digit or a click chooses one.

mod any_piece;
mod boards;
mod open_turns;
mod sight;

use crate::features::proofread::model::{ProofBoard, ProofFilter, ProofItem, ProofreadState};
use crate::model::action::{Action, ProofreadAction};
use crate::model::state::State;
use crate::view::{Actions, UiState};
use crate::widgets::bounded::{Bounded, LINE};
use crate::widgets::dialog_foot::{FootButtons, dialog_foot_ui, plain_button};
use crate::widgets::floating::{as_high_ui, widened};
use crate::widgets::labels::{Tip as _, announce};
use crate::widgets::style::{
    CHANGES_WIDTH, CONTROL_HEIGHT, GAP, PIECE_MENU_SIDE, bold, palette, target,
};
use any_piece::any_piece_ui;
use egui::{Align2, Button, Event, Label, RichText, TextEdit, Ui, vec2};
use open_turns::open_turns_ui;
use tabiya_chess::{Piece, Square};
use tabiya_collection::search::Query;
use tabiya_notation::picture_questions::PictureQuestion;
use tabiya_text::{
    answer_text, count_text, piece_name, query_error_text, question_text, square_name, tr, tr_with,
    turn_question_text, vocabulary,
};

/// The height of the parts above and below the list, with the margins of the dialog.
const AROUND_LIST: f32 = 300.0 + PIECE_MENU_SIDE + GAP;
/// The height of the chosen square, the answers to its doubt, and the pieces for it.
const DOUBT_HEIGHT: f32 = 2.0 * CONTROL_HEIGHT + PIECE_MENU_SIDE + 2.0 * GAP;
/// The width of the field for the additional condition.
const WORDS_WIDTH: f32 = 260.0;

/// Shows the dialog.
pub(crate) fn proofread_ui(
    ui: &mut Ui,
    state: &State,
    ui_state: &mut UiState,
    actions: &mut Actions,
) {
    let window = widened(ui, CHANGES_WIDTH);
    let name = State::name_of(state.shared.document());
    ui.heading(tr_with("proofread-title", &[("name", name.into())]));
    let own = &state.proofread;
    let shown = state.shared.document().id();
    if own.list.as_ref().is_some_and(|list| list.document != shown) {
        // A picture was read in the meantime, or a second start of the program passed a file.
        actions.push(Action::from(ProofreadAction::Find));
    }
    let is_new = std::mem::take(&mut ui_state.modal_focus_wanted);
    filters_ui(ui, own, is_new, actions);
    count_ui(ui, own);
    ui.add_space(GAP / 2.0);
    let height = (window.y - AROUND_LIST).max(boards::PITCH);
    as_high_ui(ui, height + DOUBT_HEIGHT + GAP, |ui| match &own.list {
        Some(list) if list.rows.is_empty() => {
            ui.label(tr("proofread-none"));
        }
        Some(list) => {
            boards::boards_ui(ui, state, ui_state, list, height, is_new, actions);
            ui.add_space(GAP / 2.0);
            doubt_ui(ui, state, ui_state, actions);
        }
        None => {
            ui.label(tr("status-finding-doubts"));
        }
    });
    // The list takes the keyboard focus as soon as it appears.
    ui_state.modal_focus_wanted = is_new && own.finding.is_some();
    ui.add_space(GAP);
    foot_ui(ui, own, actions);
}

fn filters_ui(ui: &mut Ui, own: &ProofreadState, is_new: bool, actions: &mut Actions) {
    ui.horizontal_wrapped(|ui| {
        for filter in ProofFilter::ALL {
            let is_on = own.filter == filter;
            let button = Button::selectable(is_on, filter_text(filter)).frame_when_inactive(true);
            let height = target(ui.style(), CONTROL_HEIGHT);
            let button = ui.add(button.min_size(vec2(0.0, height)));
            if is_on && is_new {
                button.request_focus();
            }
            if button.clicked() && !is_on {
                actions.push(Action::from(ProofreadAction::Filter(filter)));
            }
        }
        let mut words = own.words.clone();
        let mut bounded = Bounded::new(ui, &mut words, LINE);
        let field = TextEdit::singleline(&mut bounded)
            .hint_text(tr("proofread-words-hint"))
            .desired_width(WORDS_WIDTH)
            .min_size(vec2(0.0, CONTROL_HEIGHT))
            .align(Align2::LEFT_CENTER);
        let name = tr("proofread-words");
        let field = ui.add(field).accessible_name(&name).field_tip(&name);
        if field.changed() {
            actions.push(Action::from(ProofreadAction::Words(words)));
        }
    });
    if let Err(error) = Query::parse_in(&own.words, vocabulary()) {
        let text = query_error_text(&error);
        let color = palette(ui.visuals()).error;
        let label = ui.add(Label::new(RichText::new(&text).color(color)).wrap());
        announce(ui, &label, &text);
    }
}

fn filter_text(filter: ProofFilter) -> String {
    tr(match filter {
        ProofFilter::Doubtful => "proofread-doubtful",
        ProofFilter::Questions => "proofread-questions",
        ProofFilter::Illegal => "proofread-illegal",
        ProofFilter::WithoutKing => "proofread-without-king",
        ProofFilter::All => "proofread-all",
    })
}

/// Shows the current place in the list, and the keys.
fn count_ui(ui: &mut Ui, own: &ProofreadState) {
    let Some(list) = own.list.as_ref().filter(|list| !list.rows.is_empty()) else {
        return;
    };
    let variables = [
        ("number", count_text(own.at as u64 + 1).into()),
        ("count", count_text(list.rows.len() as u64).into()),
    ];
    let text = format!(
        "{} · {}",
        tr_with("proofread-place", &variables),
        tr("proofread-keys")
    );
    ui.add(Label::new(RichText::new(text).weak()).wrap());
}

fn foot_ui(ui: &mut Ui, own: &ProofreadState, actions: &mut Actions) {
    let has_boards = own.list.as_ref().is_some_and(|list| !list.rows.is_empty());
    let foot = dialog_foot_ui(ui, "proofread", FootButtons::close(), |ui| {
        for (id, tip, action) in [
            (
                "proofread-show",
                "proofread-show-tip",
                ProofreadAction::Show,
            ),
            (
                "proofread-undo",
                "proofread-undo-tip",
                ProofreadAction::Undo,
            ),
            (
                "proofread-save",
                "proofread-save-tip",
                ProofreadAction::AskSave,
            ),
        ] {
            let button = ui.add_enabled(has_boards, plain_button(tr(id)));
            if button.any_tip(tr(tip)).clicked() {
                actions.push(Action::from(action));
            }
        }
    });
    if foot.is_done() {
        actions.push(Action::CloseDialog);
    }
}

/// The maximum number of pieces that a digit can choose.
const MOST: usize = 9;

/// Shows the current item and handles the digits, unless a text field has the keyboard focus.
fn doubt_ui(ui: &mut Ui, state: &State, ui_state: &mut UiState, actions: &mut Actions) {
    let own = &state.proofread;
    let board = own
        .list
        .as_ref()
        .and_then(|list| state.shared.document_by_id(list.document))
        .and_then(|document| own.row()?.board(document));
    let item = board.as_ref().and_then(|board| own.item_of(board));
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
    let label = ui.add(Label::new(bold(&text)).wrap());
    announce(ui, &label, &text);
    let digit = digit_typed(ui);
    let is_uncertain = board.items().contains(&item);
    ui.horizontal_wrapped(|ui| {
        for choice in choices.into_iter().take(MOST) {
            let button = Button::selectable(choice.is_now, choice.text).frame_when_inactive(true);
            let button = ui.add(button.min_size(vec2(0.0, CONTROL_HEIGHT)));
            if button.clicked() || digit == Some(choice.digit) {
                actions.push(Action::from(choice.action));
            }
        }
        let keep = Button::new(tr("proofread-keep")).min_size(vec2(0.0, CONTROL_HEIGHT));
        if is_uncertain
            && (ui
                .add(keep)
                .on_hover_text(tr("proofread-keep-tip"))
                .clicked()
                || digit == Some(0))
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
    match item {
        ProofItem::Square(square) => {
            let there = board.position.board.get(square);
            any_piece_ui(ui, state, ui_state, there, actions);
        }
        ProofItem::Question(PictureQuestion::Turn) => open_turns_ui(ui, own, actions),
        ProofItem::Question(_) => {}
    }
}

/// One of the possible pieces on a square, or of the answers to a question.
struct Choice {
    /// The digit that chooses it.
    digit: usize,
    text: String,
    action: ProofreadAction,
    /// Whether the position already has it.
    is_now: bool,
}

/// The text of the question, and the choices.
type Asked = (String, Vec<Choice>);

fn of_square(board: &ProofBoard, square: Square) -> Asked {
    let there = board.position.board.get(square);
    let read = square_name(square, there);
    let doubt = board.doubt(square);
    let id = if doubt.is_some() {
        "proofread-square"
    } else {
        "proofread-chosen"
    };
    let text = tr_with(id, &[("square", read.into())]);
    let alternatives = doubt.map_or(&[][..], |doubt| &doubt.alternatives);
    let choices = (1..)
        .zip(alternatives)
        .map(|(digit, (man, percent))| Choice {
            digit,
            text: alternative_text(digit, *man, *percent),
            action: ProofreadAction::Put(*man),
            is_now: *man == there,
        });
    (text, choices.collect())
}

fn of_question(board: &ProofBoard, question: PictureQuestion) -> Asked {
    let now = board.answer_now(question);
    let choices = board.answers(question).into_iter().map(|answer| {
        let variables = [
            ("digit", answer.digit().into()),
            ("answer", answer_text(answer).into()),
        ];
        Choice {
            digit: answer.digit(),
            text: tr_with("proofread-answer", &variables),
            action: ProofreadAction::Answer(answer),
            is_now: answer == now,
        }
    });
    let text = match question {
        PictureQuestion::Turn => turn_question_text(board.notes.turn.is_some()),
        question => question_text(question),
    };
    (text, choices.collect())
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

//! The square in doubt that is looked at, with the men that may stand there: a digit or a click takes one.

use crate::app::action::{Action, ProofreadAction};
use crate::app::state::State;
use crate::app::view::Actions;
use crate::chess::Piece;
use crate::text::{piece_name, square_name, tr, tr_with};
use crate::widgets::labels::announce;
use crate::widgets::style::{CONTROL_HEIGHT, GAP};
use egui::{Button, Event, Label, RichText, Ui, vec2};

/// So many men can be chosen by a digit.
const MOST: usize = 9;

/// Shows the square, and hears the digits, whatever in the dialog has the keyboard but a field.
pub(super) fn doubt_ui(ui: &mut Ui, state: &State, actions: &mut Actions) {
    let own = &state.proofread;
    let board = own
        .list
        .as_ref()
        .and_then(|list| state.document_by_id(list.document))
        .and_then(|document| own.row()?.board(document));
    let doubt = board.as_ref().and_then(|board| own.doubt(&board.notes));
    // The dialog keeps its height.
    ui.set_min_height(2.0 * CONTROL_HEIGHT + GAP);
    let (Some(board), Some(doubt)) = (&board, doubt) else {
        let text = tr("proofread-no-doubt-here");
        let label = ui.add(Label::new(RichText::new(&text).weak()).wrap());
        announce(ui, &label, &text);
        return;
    };
    let read = square_name(doubt.square, board.position.board.get(doubt.square));
    let text = tr_with("proofread-square", &[("square", read.into())]);
    let label = ui.add(Label::new(RichText::new(&text).strong()).wrap());
    announce(ui, &label, &text);
    let digit = digit_typed(ui);
    ui.horizontal_wrapped(|ui| {
        for (place, (man, percent)) in doubt.alternatives.iter().take(MOST).enumerate() {
            let text = alternative_text(place + 1, *man, *percent);
            let button = ui.add(Button::new(text).min_size(vec2(0.0, CONTROL_HEIGHT)));
            if button.clicked() || digit == Some(place + 1) {
                actions.push(Action::from(ProofreadAction::Put(*man)));
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

/// Such as `1 white queen, 61 %`.
fn alternative_text(digit: usize, man: Option<Piece>, percent: u8) -> String {
    let man = man.map_or_else(|| tr("proofread-nothing"), piece_name);
    let variables = [
        ("digit", digit.into()),
        ("man", man.into()),
        ("percent", percent.into()),
    ];
    tr_with("proofread-alternative", &variables)
}

/// The digit that was typed. A field in which one types keeps its own.
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

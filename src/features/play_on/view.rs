//! The card for playing on against an engine, above the moves: the choices before a game, and the game itself.

mod choices;
mod game;
mod parts;

use crate::features::operations::view::known::SolutionArrow;
use crate::features::play_on::model::{Hint, PlayOnAction};
use crate::model::action::Action;
use crate::model::state::State;
use crate::view::{Actions, UiState};
use crate::widgets::card::card_frame;
use crate::widgets::labels::panel_head_ui;

use egui::Ui;
use tabiya_chess::Move;
use tabiya_text::tr;

/// Heights of the card with the choices and with a game, for the room that the panel needs.
const CHOICES_HEIGHT: f32 = 264.0;
const GAME_HEIGHT: f32 = 180.0;

/// The height that the card adds to the panel for playing moves.
pub(crate) fn card_height(state: &State) -> f32 {
    match &state.play_on.game {
        _ if !state.play_on.is_open => 0.0,
        Some(_) => GAME_HEIGHT,
        None => CHOICES_HEIGHT,
    }
}

/// Shows the card, if it is open.
pub(crate) fn card_ui(ui: &mut Ui, state: &State, ui_state: &mut UiState, actions: &mut Actions) {
    if !state.play_on.is_open {
        return;
    }
    card_frame(ui).show(ui, |ui| {
        ui.set_width(ui.available_width());
        ui.spacing_mut().item_spacing.y = 4.0;
        let close = tr("play-on-close");
        if panel_head_ui(ui, &tr("play-on"), &close, &tr("play-on-close-tip")) {
            actions.push(Action::from(PlayOnAction::Close));
        }
        match &state.play_on.game {
            Some(game) => game::game_ui(ui, state, ui_state, game, actions),
            None => choices::choices_ui(ui, state, ui_state, actions),
        }
    });
    ui.add_space(4.0);
}

/// The arrow of the hint, while its position is on the board. An arrow in `drawn` is not drawn again.
pub(crate) fn hint_arrow(state: &State, drawn: &[SolutionArrow]) -> Option<SolutionArrow> {
    let game = state.play_on.game.as_ref();
    let game = game.filter(|game| game.is_at_its_end())?;
    let Hint::Shown(Move { from, to, .. }) = game.hint else {
        return None;
    };
    let is_there = |arrow: &SolutionArrow| (arrow.from, arrow.to) == (from, to);
    (!drawn.iter().any(is_there)).then_some(SolutionArrow {
        from,
        to,
        is_best: true,
        by_engine: true,
    })
}

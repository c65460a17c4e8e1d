//! The card during a game: who plays, who is to move or how it ended, the hint, slips, troubles, and the buttons.

use super::parts::{button_ui, warning_ui};
use crate::command::Command;
use crate::features::play_on::model::{
    Game, Hint, PlayOnAction, end_text, hint_text, limit_text, move_text, slip_text,
};
use crate::model::action::Action;
use crate::model::state::State;
use crate::view::shortcuts::tip_with_keys;
use crate::view::{Actions, Focus, UiState};
use crate::widgets::labels::{Tip as _, announce, aside_ui};
use crate::widgets::style::{CONTROL_HEIGHT, bold, palette, target};
use egui::{Button, Label, RichText, Ui, vec2};
use tabiya_chess::Color;
use tabiya_engine::EnginePhase;
use tabiya_text::{engine_trouble_text, not_sent_text, tr, tr_with};

/// Shows the game.
pub(super) fn game_ui(
    ui: &mut Ui,
    state: &State,
    ui_state: &mut UiState,
    game: &Game,
    actions: &mut Actions,
) {
    players_ui(ui, state, game);
    let has_trouble = trouble_ui(ui, state, game, actions);
    if !has_trouble {
        standing_ui(ui, state, game);
    }
    if game.is_here && !game.is_at_its_end() {
        let text = tr("play-on-looks-back");
        ui.add(Label::new(RichText::new(text).weak()).wrap());
        let end = ["play-on-to-end", "play-on-to-end-tip"];
        button_ui(ui, end, PlayOnAction::GoToEnd, actions);
    }
    news_ui(ui, state, game);
    buttons_ui(ui, state, ui_state, game, actions);
}

fn players_ui(ui: &mut Ui, state: &State, game: &Game) {
    let id = match game.user {
        Color::White => "play-on-as-white",
        Color::Black => "play-on-as-black",
    };
    let engine = state.play_on.opponents_name();
    let players = tr_with(id, &[("engine", engine.into())]);
    let limit = limit_text(&game.choice);
    let text = RichText::new(format!("{players} · {limit}")).small().weak();
    ui.add(Label::new(text).wrap());
}

/// Shows why the engine cannot answer. Returns whether that is so.
fn trouble_ui(ui: &mut Ui, state: &State, game: &Game, actions: &mut Actions) -> bool {
    let opponent = &state.play_on.opponent;
    let name = state.play_on.opponents_name();
    let text = if let Some(trouble) = opponent.trouble() {
        engine_trouble_text(trouble, name)
    } else if let Some(not_sent) = opponent.not_sent() {
        not_sent_text(not_sent, name)
    } else if opponent.named_no_move() {
        tr("engine-no-move")
    } else {
        return false;
    };
    if !game.is_engines_turn() {
        return false;
    }
    warning_ui(ui, &text);
    let again = ["engine-start-again", "engine-start-again-tip"];
    button_ui(ui, again, PlayOnAction::TryAgain, actions);
    true
}

/// Shows who is to move, or how the game ended.
fn standing_ui(ui: &mut Ui, state: &State, game: &Game) {
    let opponent = &state.play_on.opponent;
    let text = if let Some(end) = game.end {
        end_text(end)
    } else if !game.is_here {
        tr("play-on-elsewhere")
    } else if game.is_users_turn() {
        tr("play-on-own-turn")
    } else if opponent.answer.is_some() {
        tr("play-on-has-answer")
    } else if opponent.seen.phase == EnginePhase::Starting {
        tr("engine-is-starting")
    } else {
        let engine = state.play_on.opponents_name();
        tr_with("play-on-thinks", &[("engine", engine.into())])
    };
    let label = ui.add(Label::new(bold(&text)).wrap());
    announce(ui, &label, &text);
}

/// Shows the slip and the hint.
fn news_ui(ui: &mut Ui, state: &State, game: &Game) {
    let names = state.shared.move_names();
    if let Some((slip, place)) = game.slip {
        warning_ui(ui, &slip_text(slip, move_text(game, place, names)));
    }
    match game.hint {
        Hint::Unwanted => {}
        Hint::Wanted => {
            aside_ui(ui, &tr("play-on-hint-comes"));
        }
        Hint::Shown(best) => {
            let color = palette(ui.visuals()).good;
            let text = RichText::new(hint_text(game, best, names)).color(color);
            ui.add(Label::new(text).wrap());
        }
    }
    if let Some(trouble) = state.play_on.adviser.trouble() {
        let what = engine_trouble_text(trouble, state.play_on.opponents_name());
        warning_ui(ui, &tr_with("play-on-no-advice", &[("what", what.into())]));
    }
}

fn buttons_ui(
    ui: &mut Ui,
    state: &State,
    ui_state: &mut UiState,
    game: &Game,
    actions: &mut Actions,
) {
    let takes_focus = ui_state.take_focus(Focus::PlayOn);
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(4.0, 4.0);
        command_ui(ui, state, Command::TakeBackTurn, actions);
        if game.end.is_none() {
            command_ui(ui, state, Command::PlayOnHint, actions);
            command_ui(ui, state, Command::SwitchSides, actions);
            command_ui(ui, state, Command::Resign, actions);
            command_ui(ui, state, Command::StopGame, actions);
        } else {
            let new = ["play-on-new", "play-on-new-tip"];
            let new = button_ui(ui, new, PlayOnAction::Stop, actions);
            if takes_focus {
                new.request_focus();
            }
        }
    });
}

/// Shows a button that runs a command, or says why it does nothing.
fn command_ui(ui: &mut Ui, state: &State, command: Command, actions: &mut Actions) {
    let name = tr(command.row().text_id);
    let height = target(ui.style(), CONTROL_HEIGHT);
    let button = Button::new(&name).min_size(vec2(0.0, height));
    let button = ui.add_enabled(command.is_enabled(state), button);
    if button.clicked() {
        actions.push(Action::Run(command));
    }
    let tip = command.obstacle(state).map_or(name, tr);
    button.any_tip(tip_with_keys(ui, state, &tip, command));
}

//! The panel beside the board during play: the move field, the played moves, and the commands for them.

mod field;
mod moves;
mod next_moves;
mod score_graph;
pub(crate) mod targets;
mod what_if;

pub(crate) use field::{moves_field_id, refusal_ui};

use crate::command::Command;
use crate::features::endgames::view::ranked_moves_ui;
use crate::features::play_on::view::card_ui;
use crate::model::action::{Action, BoardAction, BoardKey, CursorStep, PlayAction};
use crate::model::state::State;
use crate::view::shortcuts::{command_entry_ui, tip_with_keys};
use crate::view::{Actions, UiState};
use crate::widgets::icons::{Icon, paint_icon};
use crate::widgets::labels::{Tip as _, announce, panel_head_ui};
use crate::widgets::style::{CONTROL_HEIGHT, SCROLL_BAR_SPACE, TOOL_BUTTON, palette, target};
use egui::containers::menu::MenuButton;
use egui::{
    Button, Label, RichText, Role, TextStyle, TextWrapMode, Ui, WidgetInfo, WidgetText, vec2,
};
use tabiya_chess::Mover;
use tabiya_text::{no_moves_text, tr};

const COPYING: [Command; 4] = [
    Command::CopyLineSan,
    Command::CopyLineUci,
    Command::CopyLineCommand,
    Command::CopyLinePgn,
];

const WRITING: [Command; 5] = [
    Command::WriteLinePv,
    Command::WriteLineBm,
    Command::WriteLinePm,
    Command::AddLinePositions,
    Command::AddGamePositions,
];

/// Shows the panel.
pub(crate) fn play_panel_ui(
    ui: &mut Ui,
    state: &State,
    ui_state: &mut UiState,
    actions: &mut Actions,
) {
    ui.scope(|ui| {
        // The fixed part above has the same width as the scrolled part below.
        ui.set_max_width(ui.available_width() - SCROLL_BAR_SPACE);
        title_ui(ui, state, actions);
        what_if::what_if_ui(ui, state, actions);
        card_ui(ui, state, ui_state, actions);
        field::field_ui(ui, state, ui_state, actions);
        ui.add_space(4.0);
        tools_ui(ui, state, actions);
        score_graph::score_graph_ui(ui, state, ui_state, actions);
        // The card of a game says the same.
        if !state.play_on.is_open {
            no_moves_ui(ui, state);
        }
        ranked_moves_ui(ui, state, actions);
    });
    next_moves::next_moves_ui(ui, state, ui_state, actions);
    ui.add_space(4.0);
    moves::moves_ui(ui, state, ui_state, actions);
}

/// Shows why no moves can be played in this position, if that is so.
fn no_moves_ui(ui: &mut Ui, state: &State) {
    if let Err(why) = Mover::new(state.shared.document().position()) {
        let text = no_moves_text(why);
        let color = palette(ui.visuals()).warning;
        let shown = RichText::new(format!("⚠ {text}")).color(color);
        let label = ui.add(Label::new(shown).wrap());
        announce(ui, &label, &text);
    }
}

fn title_ui(ui: &mut Ui, state: &State, actions: &mut Actions) {
    let close = tr("play-close");
    let tip = tip_with_keys(ui, state, &close, Command::PlayMoves);
    if panel_head_ui(ui, &tr("command-play-moves"), &close, &tip) {
        actions.push(Action::Run(Command::PlayMoves));
    }
}

/// Shows the buttons that step through the line, and the menus for it.
fn tools_ui(ui: &mut Ui, state: &State, actions: &mut Actions) {
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing.x = 4.0;
        step_ui(ui, state, Command::MoveBack, Icon::Back, actions);
        step_ui(ui, state, Command::MoveForward, Icon::Forward, actions);
        let copying = ["play-copy", "play-copy-tip"];
        menu_ui(ui, state, copying, &COPYING, actions);
        let using = ["play-use", "play-use-tip"];
        menu_ui(ui, state, using, &WRITING, actions);
    });
}

fn step_ui(ui: &mut Ui, state: &State, command: Command, icon: Icon, actions: &mut Actions) {
    let size = vec2(
        target(ui.style(), TOOL_BUTTON),
        target(ui.style(), CONTROL_HEIGHT),
    );
    let is_enabled = command.is_enabled(state);
    let response = ui.add_enabled(is_enabled, Button::new("").min_size(size));
    let name = tr(command.row().text_id);
    response.widget_info(|| WidgetInfo::labeled(Role::Button, is_enabled, &name));
    let color = if is_enabled {
        ui.style().interact(&response).fg_stroke.color
    } else {
        ui.visuals().gray_out(ui.visuals().text_color())
    };
    paint_icon(ui.painter(), response.rect.center(), icon, color);
    if response.clicked() {
        actions.push(Action::Run(command));
    }
    response.any_tip(tip_with_keys(ui, state, &name, command));
}

/// Shows a button that opens a menu of commands. It is disabled with all of them, and explains why.
fn menu_ui(
    ui: &mut Ui,
    state: &State,
    [name, tip]: [&str; 2],
    commands: &[Command],
    actions: &mut Actions,
) {
    let height = target(ui.style(), CONTROL_HEIGHT);
    let button = Button::new(tr(name))
        .wrap_mode(TextWrapMode::Extend)
        .min_size(vec2(0.0, height));
    let is_enabled = commands.iter().any(|command| command.is_enabled(state));
    // The row breaks before a button for which it has no room.
    let text = WidgetText::from(tr(name)).into_galley(
        ui,
        Some(TextWrapMode::Extend),
        f32::INFINITY,
        TextStyle::Button,
    );
    let width = text.size().x + 2.0 * ui.spacing().button_padding.x;
    let shown = ui.allocate_ui(vec2(width, height), |ui| {
        if !is_enabled {
            ui.disable();
        }
        let menu = MenuButton::from_button(button).ui(ui, |ui| {
            for command in commands {
                command_entry_ui(ui, state, *command, actions);
            }
        });
        menu.0.on_hover_text(tr(tip))
    });
    let obstacle = commands.iter().find_map(|command| command.obstacle(state));
    if let Some(obstacle) = obstacle {
        shown.inner.on_disabled_hover_text(tr(obstacle));
    }
}

/// The action of a board key during play. The cursor moves as usual, Enter and Space pick up and put down pieces, and
/// no key places or removes a piece.
pub(crate) fn board_key_while_playing(key: BoardKey) -> Action {
    match key {
        BoardKey::Step(CursorStep::NextRow) | BoardKey::EmptyAndAdvance => {
            Action::from(PlayAction::ChooseAtCursor)
        }
        BoardKey::Step(_) => Action::from(BoardAction::BoardKey(key)),
        BoardKey::Piece(_)
        | BoardKey::KingFromKnight(_)
        | BoardKey::Skip(_)
        | BoardKey::Empty
        | BoardKey::EmptyBack
        | BoardKey::Extend(_)
        | BoardKey::MoveBlock(_)
        | BoardKey::CopyBlock(_) => Action::from(PlayAction::KeyOfSetup),
    }
}

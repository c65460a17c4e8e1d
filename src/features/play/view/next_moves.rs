//! The moves that follow the position shown, if there are several: buttons below the list, so that they do not move
//! it, to which a command moves the keyboard focus.

use super::moves::list_id;
use crate::command::Command;
use crate::features::play::update::choosing::names;
use crate::model::action::{Action, PlayAction};
use crate::model::state::State;
use crate::view::shortcuts::tip_with_keys;
use crate::view::{Actions, Focus, UiState};
use crate::widgets::labels::Tip as _;
use crate::widgets::style::{CONTROL_HEIGHT, SCROLL_BAR_SPACE, bold, target};
use egui::{Button, Frame, Panel, RichText, Role, Ui, WidgetInfo, vec2};
use tabiya_chess::Mover;
use tabiya_collection::document::LineOfPlay;
use tabiya_collection::tree::Played;
use tabiya_notation::moves::write_san_with;
use tabiya_text::{tr, tr_with};

/// More buttons would hide the list of moves.
const MOST: usize = 12;

/// Shows the moves that follow, unless there is only one.
pub(super) fn next_moves_ui(
    ui: &mut Ui,
    state: &State,
    ui_state: &mut UiState,
    actions: &mut Actions,
) {
    let Some(line) = state.shared.document().line_of_play() else {
        return;
    };
    if line.tree().node(line.node()).children().len() < 2 {
        return;
    }
    let panel = Panel::bottom("next-moves").frame(Frame::NONE);
    let panel = panel.resizable(false).show_separator_line(false);
    panel.show(ui, |ui| {
        ui.set_max_width(ui.available_width() - SCROLL_BAR_SPACE);
        ui.add_space(4.0);
        buttons_ui(ui, state, ui_state, line, actions);
    });
}

fn buttons_ui(
    ui: &mut Ui,
    state: &State,
    ui_state: &mut UiState,
    line: &LineOfPlay,
    actions: &mut Actions,
) {
    let tree = line.tree();
    let children = tree.node(line.node()).children();
    let mover = Mover::new(state.shared.document().position()).ok();
    let takes_focus = ui_state.take_focus(Focus::NextMoves);
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing.x = 4.0;
        ui.label(RichText::new(tr("play-next")).weak());
        for (number, child) in children.iter().take(MOST).enumerate() {
            let san = match (tree.node(*child).played(), &mover) {
                (Some(Played::Move(played)), Some(mover)) => {
                    write_san_with(mover, played, names(&state.shared))
                }
                _ => "--".to_owned(),
            };
            let text = if number == 0 {
                bold(&san)
            } else {
                RichText::new(&san)
            };
            let height = target(ui.style(), CONTROL_HEIGHT - 4.0);
            let response = ui.add(Button::new(text).min_size(vec2(0.0, height)));
            let name = tr_with("play-next-move", &[("move", san.into())]);
            response.widget_info(|| WidgetInfo::labeled(Role::Button, true, &name));
            if takes_focus && number == 0 {
                response.request_focus();
            }
            if response.clicked() {
                actions.push(Action::from(PlayAction::GoToNode(*child)));
                // The arrow keys continue from there.
                ui.memory_mut(|memory| memory.request_focus(list_id()));
            }
            let tip = tip_with_keys(ui, state, &tr("play-next-tip"), Command::ChooseNextMove);
            response.any_tip(tip);
        }
    });
}

//! The castling rights.

use crate::model::action::{Action, BoardAction};
use crate::model::state::State;
use crate::view::Actions;
use crate::widgets::labels::caption_ui;
use crate::widgets::style::{CONTROL_HEIGHT, target};
use egui::{Button, Checkbox, Grid, Response, RichText, Role as WidgetRole, Ui, WidgetInfo, vec2};
use tabiya_chess::{Color, Piece, Position, Role, RookSide, WantedRight};
use tabiya_collection::document::Edit;
use tabiya_text::{castling_id, castling_obstacle_text, may_castle_text, tr, tr_with};

/// Shows the four rights below their caption, and the reason if a requested right is not possible.
pub(super) fn castling_ui(ui: &mut Ui, state: &State, actions: &mut Actions) {
    caption_ui(ui, &tr("castling"));
    castling_boxes_ui(ui, state, actions);
    // The line is present even if it is empty, so that nothing below moves while the user sets up pieces.
    let position = state.shared.document().position();
    let mut reasons = bars_of_wanted(position);
    if position.castling.is_chess960(&position.board) {
        reasons.push(tr("advice-chess960"));
    }
    let reasons = reasons.join(" · ");
    let reasons = if reasons.is_empty() {
        " ".to_owned()
    } else {
        reasons
    };
    ui.add(egui::Label::new(RichText::new(reasons).small().weak()).truncate());
}

/// Shows the four rights.
pub(crate) fn castling_boxes_ui(ui: &mut Ui, state: &State, actions: &mut Actions) {
    let position = state.shared.document().position();
    Grid::new("castling")
        .num_columns(3)
        .spacing([12.0, 4.0])
        .show(ui, |ui| {
            for color in Color::ALL {
                ui.label(match color {
                    Color::White => tr("white"),
                    Color::Black => tr("black"),
                });
                for side in RookSide::ALL {
                    castling_box_ui(ui, position, color, side, actions);
                }
                ui.end_row();
            }
        });
}

/// Shows a right. The box is checked if the user requested the right, or if the pieces are at home on a board that was
/// cleared. While the pieces rule the right out, the box is grey and its tooltip explains why.
fn castling_box_ui(
    ui: &mut Ui,
    position: &Position,
    color: Color,
    side: RookSide,
    actions: &mut Actions,
) {
    let text = match side {
        RookSide::Kingside => tr("kingside"),
        RookSide::Queenside => tr("queenside"),
    };
    let mut wanted = position.castling.is_granted(color, side, &position.board);
    let response = greyed_ui(ui, position, color, side, text, |ui, text| {
        ui.add(Checkbox::new(&mut wanted, text))
    });
    take_right(&response, position, color, side, wanted, actions);
}

/// Shows the four rights one below the other, as letters of a FEN.
pub(super) fn castling_letters_ui(ui: &mut Ui, state: &State, width: f32, actions: &mut Actions) {
    let position = state.shared.document().position();
    let size = vec2(width, target(ui.style(), CONTROL_HEIGHT));
    for color in Color::ALL {
        for side in RookSide::ALL {
            let role = match side {
                RookSide::Kingside => Role::King,
                RookSide::Queenside => Role::Queen,
            };
            let letter = Piece::new(color, role).letter().to_string();
            let is_granted = position.castling.is_granted(color, side, &position.board);
            let mut response = greyed_ui(ui, position, color, side, letter, |ui, letter| {
                let button = Button::selectable(is_granted, letter).frame_when_inactive(true);
                ui.add(button.min_size(size))
            });
            response.widget_info(|| {
                let name = tr(castling_id(color, side));
                WidgetInfo::selected(WidgetRole::CheckBox, true, is_granted, name)
            });
            if response.clicked() {
                response.mark_changed();
            }
            take_right(&response, position, color, side, !is_granted, actions);
        }
    }
}

/// Adds the control of a right, grey if the pieces rule it out.
fn greyed_ui(
    ui: &mut Ui,
    position: &Position,
    color: Color,
    side: RookSide,
    text: String,
    add: impl FnOnce(&mut Ui, RichText) -> Response,
) -> Response {
    let obstacle = position.castling.obstacle(color, side, &position.board);
    let text = RichText::new(text);
    ui.scope(|ui| {
        if obstacle.is_some() {
            grey_out(ui);
            add(ui, text.weak())
        } else {
            add(ui, text)
        }
    })
    .inner
}

/// Requests a right whose control was changed, and explains the control.
fn take_right(
    response: &Response,
    position: &Position,
    color: Color,
    side: RookSide,
    wanted: bool,
    actions: &mut Actions,
) {
    let name = tr(castling_id(color, side));
    let response = response.clone().accessible_name(&name);
    if response.changed() {
        let edit = Edit::Castling {
            color,
            side,
            wanted,
        };
        actions.push(Action::from(BoardAction::Edit(edit, None)));
    }
    response.on_hover_text(castling_tip(name, position, color, side));
}

fn castling_tip(name: String, position: &Position, color: Color, side: RookSide) -> String {
    let (castling, board) = (position.castling, &position.board);
    if let Some(obstacle) = castling.obstacle(color, side, board) {
        let id = match castling.wanted(color, side) {
            WantedRight::No => "castling-not-possible",
            WantedRight::IfAtHome => "castling-if-at-home",
            WantedRight::Yes(_) => "castling-bar-tip",
        };
        let reason = castling_obstacle_text(obstacle);
        let variables = [("right", name.into()), ("reason", reason.into())];
        return tr_with(id, &variables);
    }
    match castling.right(color, side) {
        Some(right) => may_castle_text(color, side, right),
        None => tr_with("castling-box-tip", &[("right", name.into())]),
    }
}

/// Makes a control grey but still clickable, because no request of the user is refused.
fn grey_out(ui: &mut Ui) {
    let weak = ui.visuals().weak_text_color();
    let widgets = &mut ui.visuals_mut().widgets;
    for look in [
        &mut widgets.inactive,
        &mut widgets.hovered,
        &mut widgets.active,
    ] {
        look.fg_stroke.color = weak;
    }
}

fn bars_of_wanted(position: &Position) -> Vec<String> {
    let mut reasons = Vec::new();
    for color in Color::ALL {
        for side in RookSide::ALL {
            let is_wanted = position.castling.is_granted(color, side, &position.board);
            let obstacle = position.castling.obstacle(color, side, &position.board);
            if let Some(obstacle) = obstacle.filter(|_| is_wanted) {
                let text = castling_obstacle_text(obstacle);
                if !reasons.contains(&text) {
                    reasons.push(text);
                }
            }
        }
    }
    reasons
}

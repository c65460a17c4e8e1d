//! The legal moves with their results, the best first: buttons that play them.

use super::held::is_without_help;
use super::signs::{paint_outcome, plain};
use crate::model::action::{Action, PlayAction};
use crate::model::state::State;
use crate::view::Actions;
use crate::widgets::labels::{Folded, fold_ui};
use crate::widgets::style::{CONTROL_HEIGHT, GAP, palette, target};
use egui::{Button, Response, RichText, Role, ScrollArea, Sense, Ui, WidgetInfo, vec2};
use tabiya_chess::Mover;
use tabiya_collection::outcomes::{Outcome, RankedMove};
use tabiya_notation::moves::write_san_with;
use tabiya_text::{outcome_text, short_outcome_text, tr, tr_with};

/// The radius of a sign.
const RADIUS: f32 = 7.0;
/// The height above which the list scrolls.
const MAX_HEIGHT: f32 = 156.0;

/// Shows the moves, if tables know the result of each and moves are not to be found without help.
pub(crate) fn ranked_moves_ui(ui: &mut Ui, state: &State, actions: &mut Actions) {
    let position = state.shared.document().position();
    let is_wanted = state.shared.settings.endgame_results && !is_without_help(state);
    let moves = state.endgames.moves(position).filter(|_| is_wanted);
    let (Some(moves), Ok(mover)) = (moves, Mover::new(position)) else {
        return;
    };
    if moves.is_empty() {
        return;
    }
    let heading = tr("outcome-moves");
    fold_ui(
        ui,
        "ranked-moves",
        &heading,
        moves.len(),
        Folded::No,
        |ui| {
            let scroll = ScrollArea::vertical().id_salt("ranked-moves");
            scroll.max_height(MAX_HEIGHT).show(ui, |ui| {
                ui.set_width(ui.available_width());
                ui.spacing_mut().item_spacing.y = 4.0;
                for group in moves.chunk_by(|one, next| kind(&one.outcome) == kind(&next.outcome)) {
                    group_ui(ui, state, &mover, group, actions);
                }
            });
        },
    );
    ui.add_space(GAP);
}

/// Moves with the same result are shown together.
fn kind(outcome: &Outcome) -> Option<i8> {
    let (truth, _) = outcome.truth()?;
    Some(truth.result.number())
}

fn group_ui(
    ui: &mut Ui,
    state: &State,
    mover: &Mover,
    group: &[RankedMove],
    actions: &mut Actions,
) {
    let Some(first) = group.first() else {
        return;
    };
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing.x = 4.0;
        heading_ui(ui, &first.outcome);
        for row in group {
            let san = write_san_with(mover, row.played, state.shared.move_names());
            let response = move_ui(ui, &san, &row.outcome);
            if response.clicked() {
                actions.push(Action::from(PlayAction::PlayMoves(vec![row.played])));
            }
        }
    });
}

/// Shows the result of a group: its sign without a number, and its name.
fn heading_ui(ui: &mut Ui, outcome: &Outcome) {
    let height = target(ui.style(), CONTROL_HEIGHT - 4.0);
    let (place, _) = ui.allocate_exact_size(vec2(2.0 * RADIUS + 2.0, height), Sense::hover());
    let colors = palette(ui.visuals());
    paint_outcome(
        ui.painter(),
        place.center(),
        RADIUS,
        &plain(outcome),
        colors,
    );
    ui.label(RichText::new(short_outcome_text(outcome)).weak());
}

fn move_ui(ui: &mut Ui, san: &str, outcome: &Outcome) -> Response {
    let mate = outcome.moves_to_mate().filter(|moves| *moves > 0);
    let mate = mate.filter(|_| outcome.winner().is_some());
    let text = match mate {
        Some(moves) => format!("{san} #{moves}"),
        None => san.to_owned(),
    };
    let height = target(ui.style(), CONTROL_HEIGHT - 4.0);
    let response = ui.add(Button::new(text).min_size(vec2(0.0, height)));
    let variables = [
        ("move", san.into()),
        ("result", outcome_text(outcome).into()),
    ];
    let name = tr_with("outcome-of-move", &variables);
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, &name));
    response
}

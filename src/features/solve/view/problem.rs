//! The problem that is asked: the board, and the panel beside it.

use super::board::board_ui;
use super::panel::panel_ui;
use crate::features::solve::model::shown::{Pending, ShownProblem};
use crate::features::solve::model::{Session, SolveAction};
use crate::model::action::Action;
use crate::model::state::State;
use crate::view::{Actions, UiState};
use crate::widgets::dialog_foot::{FootButtons, dialog_foot_ui, plain_button};
use crate::widgets::floating::widened;
use crate::widgets::labels::announce;
use crate::widgets::style::{GAP, SIDE_MARK_WIDTH};
use egui::{Key, Modifiers, Sense, Ui, vec2};
use std::time::{Duration, Instant};
use tabiya_text::{count_text, tr, tr_with};

/// The width of the panel beside the board.
const PANEL_WIDTH: f32 = 320.0;
/// The height of everything above and below the board, with the margins of the dialog.
const AROUND_BOARD: f32 = 170.0;
/// The side of the smallest board.
const LEAST_BOARD: f32 = 200.0;

/// The step of the problem that was drawn last, and since when it is shown, in the seconds of the window.
#[derive(Debug, Default)]
struct StepClock {
    step: Option<(Instant, u64)>,
    since: f64,
}

/// Shows the problem.
pub(super) fn problem_ui(
    ui: &mut Ui,
    state: &State,
    session: &Session,
    ui_state: &mut UiState,
    actions: &mut Actions,
) {
    let beside = PANEL_WIDTH + SIDE_MARK_WIDTH + 2.0 * GAP;
    // The board also fits into a window that is lower than those for which dialogs are laid out.
    let side = ui.ctx().content_rect().height() - AROUND_BOARD;
    widened(ui, side + beside);
    keys(ui, session, actions);
    let variables = [
        ("number", count_text(session.at as u64 + 1).into()),
        ("count", count_text(session.rows.len() as u64).into()),
    ];
    let text = tr_with("solve-problem", &variables);
    let heading = ui.heading(&text);
    announce(ui, &heading, &text);
    ui.add_space(GAP / 2.0);
    let side = side.min(ui.available_width() - beside).max(LEAST_BOARD);
    ui.horizontal_top(|ui| {
        let size = vec2(side + SIDE_MARK_WIDTH, side);
        let (space, _) = ui.allocate_exact_size(size, Sense::hover());
        if let Some(shown) = &session.shown {
            let board = space.with_max_x(space.max.x - SIDE_MARK_WIDTH);
            board_ui(ui, state, session, shown, board, ui_state, actions);
        }
        ui.add_space(GAP);
        ui.vertical(|ui| {
            ui.set_width(PANEL_WIDTH);
            if let Some(shown) = &session.shown {
                panel_ui(ui, state, session, shown, ui_state, actions);
            }
        });
    });
    if let Some(shown) = &session.shown {
        proceed(ui, shown, ui_state, actions);
    }
    foot_ui(ui, session, actions);
}

/// The keys of all parts. They are function keys, because letters belong to the field and arrows to the board.
fn keys(ui: &Ui, session: &Session, actions: &mut Actions) {
    if session
        .shown
        .as_ref()
        .is_some_and(|shown| shown.promoting.is_some())
    {
        return;
    }
    for (key, action) in [
        (Key::F2, SolveAction::Hint),
        (Key::F3, SolveAction::Solution),
        (Key::F4, SolveAction::Score),
        (Key::PageUp, SolveAction::Previous),
        (Key::PageDown, SolveAction::Next),
    ] {
        if ui.input_mut(|input| input.consume_key(Modifiers::NONE, key)) {
            actions.push(Action::from(action));
        }
    }
}

/// Lets what the problem waits for happen after a moment.
fn proceed(ui: &Ui, shown: &ShownProblem, ui_state: &mut UiState, actions: &mut Actions) {
    let now = ui.input(|input| input.time);
    let clock = ui_state.part::<StepClock>();
    let step = Some((shown.since, shown.step));
    if clock.step != step {
        *clock = StepClock { step, since: now };
    }
    let seconds = match shown.pending {
        None => return,
        Some(Pending::Answer) => 0.5,
        Some(Pending::Solution) => 0.9,
        Some(Pending::Refutation | Pending::OtherDefence) => 1.3,
    };
    let left = clock.since + seconds - now;
    if left <= 0.0 {
        actions.push(Action::from(SolveAction::Proceed(shown.step)));
    } else {
        ui.ctx()
            .request_repaint_after(Duration::from_secs_f64(left));
    }
}

fn foot_ui(ui: &mut Ui, session: &Session, actions: &mut Actions) {
    ui.add_space(GAP);
    let is_over = session.shown.as_ref().is_none_or(ShownProblem::is_over);
    let (next, tip) = match (session.is_at_end(), is_over) {
        (true, _) => ("solve-to-score", "solve-to-score-tip"),
        (false, true) => ("solve-next", "solve-next-tip"),
        (false, false) => ("solve-skip", "solve-skip-tip"),
    };
    let foot = dialog_foot_ui(ui, ("solve", next), FootButtons::close_or(tr(next)), |ui| {
        let previous = ui.add_enabled(session.at > 0, plain_button(tr("solve-previous")));
        if previous.on_hover_text(tr("solve-previous-tip")).clicked() {
            actions.push(Action::from(SolveAction::Previous));
        }
        let score = ui.add(plain_button(tr("solve-score")));
        if score.on_hover_text(tr("solve-score-tip")).clicked() {
            actions.push(Action::from(SolveAction::Score));
        }
    });
    if foot.is_left() {
        actions.push(Action::CloseDialog);
    }
    if let Some(main) = &foot.main {
        main.clone().on_hover_text(tr(tip));
    }
    // Enter is for a typed move until the task is over.
    if foot.is_clicked() || is_over && foot.is_done() {
        actions.push(Action::from(SolveAction::Next));
    }
}

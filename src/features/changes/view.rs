//! The dialog with all differences from the file.

mod boards;
mod list;
pub(crate) mod sign;

use crate::command::Command;
use crate::features::changes::tasks::compare::Comparing;
use crate::features::list::view::dialogs::duplicates::progress_ui;
use crate::model::action::{Action, ChangesAction, RevertOrder};
use crate::model::state::{RunningTask, State};
use crate::view::{Actions, UiState};
use crate::widgets::dialog_foot::{FootButtons, dialog_foot_ui, plain_button};
use crate::widgets::floating::{as_high_ui, widened};
use crate::widgets::labels::announce;
use crate::widgets::style::{CHANGES_DIAGRAM, CHANGES_WIDTH, GAP, REPAIRS_ROW, bold, palette};
use boards::boards_ui;
use egui::{Align, Label, Layout, RichText, Ui, vec2};
use list::{DifferencesList, list_ui};
use std::sync::Arc;
use tabiya_collection::document::{Difference, DifferenceCounts, DifferenceKind, Differences};
use tabiya_text::{count_text, tr, tr_with};

/// Height of everything above and below the middle, with the margins of the dialog.
const AROUND_MIDDLE: f32 = 210.0;
/// A narrower list shows too little of a FEN, so the boards move below it.
const MIN_LIST: f32 = 430.0;
/// The minimum number of rows visible above the boards.
const MIN_ROWS: f32 = 2.0;
/// Height of the line above a board and of everything below both boards.
const AROUND_BOARDS: f32 = 66.0;

/// Shows the dialog.
pub(crate) fn changes_ui(
    ui: &mut Ui,
    state: &State,
    ui_state: &mut UiState,
    actions: &mut Actions,
) {
    let window = widened(ui, CHANGES_WIDTH);
    ui.heading(tr("changes"));
    if ui_state.modal_focus_wanted {
        ui_state.part::<DifferencesList>().is_opened();
    }
    let document = state.shared.document();
    let current = state.changes.of(document);
    let last = state.changes.found.as_ref();
    // The old comparison is shown until the new one is complete.
    let last = last.filter(|found| document.is_about_this(found) && document.is_modified());
    match current.or(last) {
        Some(found) => {
            head_ui(ui, found);
            if let Some(task) = running(state) {
                progress_ui(ui, task, tr("changes-comparing"), actions);
            }
            ui.add_space(4.0);
            let height = (window.y - AROUND_MIDDLE).max(MIN_ROWS * REPAIRS_ROW);
            middle_ui(ui, state, ui_state, found, height, actions);
        }
        // The list that follows needs the height.
        None if running(state).is_some() => {
            let height = window.y - AROUND_MIDDLE;
            as_high_ui(ui, height, |ui| nothing_ui(ui, state, actions));
        }
        None => nothing_ui(ui, state, actions),
    }
    ui.add_space(GAP);
    foot_ui(
        ui,
        state,
        ui_state,
        current.is_some_and(|it| !it.is_none()),
        actions,
    );
}

fn running(state: &State) -> Option<&RunningTask> {
    let document = state.shared.document().id();
    let mut running = state.shared.tasks.running::<Comparing>();
    let found = running.find(|(_, comparing)| comparing.document == document);
    found.map(|(running, _)| running)
}

/// Shows the number of lines that differ, and whether their order does.
fn head_ui(ui: &mut Ui, found: &Differences) {
    let text = if found.is_none() {
        tr("changes-none")
    } else {
        counts_text(found.counts())
    };
    if !text.is_empty() {
        let label = ui.label(bold(&text));
        announce(ui, &label, &text);
    }
    if found.is_reordered() {
        let color = palette(ui.visuals()).warning;
        ui.label(RichText::new(tr("changes-reordered")).color(color));
    }
    ui.add(Label::new(RichText::new(tr("changes-about")).weak()).wrap());
}

fn counts_text(counts: DifferenceCounts) -> String {
    let parts = [
        ("changes-count-changed", counts.changed),
        ("changes-count-repaired", counts.repaired),
        ("changes-count-added", counts.added),
        ("changes-count-removed", counts.removed),
    ];
    let parts = parts.into_iter().filter(|(_, count)| 0 < *count);
    let parts = parts.map(|(id, count)| {
        let variables = [
            ("number", count.into()),
            ("count", count_text(count).into()),
        ];
        tr_with(id, &variables)
    });
    parts.collect::<Vec<_>>().join(" · ")
}

/// Shows the reason why there is no list: no differences, nothing to compare with, or a comparison that is still
/// running.
fn nothing_ui(ui: &mut Ui, state: &State, actions: &mut Actions) {
    let document = state.shared.document();
    if let Some(task) = running(state) {
        return progress_ui(ui, task, tr("changes-comparing"), actions);
    }
    let text = if document.has_saved_lines() {
        tr("changes-none")
    } else {
        let count = document.rows().len();
        let variables = [
            ("number", count.into()),
            ("count", count_text(count).into()),
        ];
        tr_with("changes-never-saved", &variables)
    };
    let label = ui.add(Label::new(&text).wrap());
    announce(ui, &label, &text);
}

/// Shows the list, and the chosen line before and after the change beside it or below it.
fn middle_ui(
    ui: &mut Ui,
    state: &State,
    ui_state: &mut UiState,
    found: &Arc<Differences>,
    height: f32,
    actions: &mut Actions,
) {
    let count = found.counts().all();
    if count == 0 {
        return;
    }
    let row = state.shared.document().row();
    ui_state.part::<DifferencesList>().begin(found, row);
    let gap = 2.0 * GAP;
    let width = ui.available_width();
    let boards = 2.0 * CHANGES_DIAGRAM + GAP;
    let wanted = (REPAIRS_ROW * count as f32).max(CHANGES_DIAGRAM + AROUND_BOARDS);
    if MIN_LIST <= width - boards - gap {
        let height = height.min(wanted);
        ui.horizontal_top(|ui| {
            ui.spacing_mut().item_spacing.x = gap;
            let size = vec2(width - boards - gap, height);
            list_ui(ui, state, ui_state, found, size, actions);
            let size = vec2(boards, height);
            ui.allocate_ui_with_layout(size, Layout::top_down(Align::Min), |ui| {
                ui.set_width(boards);
                let side = CHANGES_DIAGRAM.min(height - AROUND_BOARDS);
                chosen_ui(ui, state, ui_state, found, side, actions);
            });
        });
        return;
    }
    let most = (width - GAP) / 2.0;
    let side = (height - MIN_ROWS * REPAIRS_ROW - AROUND_BOARDS).min(most);
    let side = side.min(CHANGES_DIAGRAM);
    let list = height - side.max(0.0) - AROUND_BOARDS;
    let size = vec2(width, list.max(MIN_ROWS * REPAIRS_ROW));
    list_ui(ui, state, ui_state, found, size, actions);
    chosen_ui(ui, state, ui_state, found, side, actions);
}

/// Shows the chosen line before and after the change, and the button that reverts it.
fn chosen_ui(
    ui: &mut Ui,
    state: &State,
    ui_state: &mut UiState,
    found: &Arc<Differences>,
    side: f32,
    actions: &mut Actions,
) {
    let place = ui_state.part::<DifferencesList>().place();
    let Some(difference) = found.nth(place) else {
        return;
    };
    boards_ui(ui, state, ui_state, found, &difference, side);
    ui.add_space(4.0);
    let is_current = state.shared.document().is_described_by(found);
    ui.horizontal_wrapped(|ui| {
        let revert = plain_button(tr(revert_text(&difference)));
        let revert = ui.add_enabled(is_current, revert);
        let revert = revert.on_hover_text(tr("changes-revert-tip"));
        if revert.clicked() {
            let order = RevertOrder::Listed(Arc::clone(found), place);
            actions.push(Action::from(ChangesAction::Revert(order)));
        }
        let go = ui.add(plain_button(tr("changes-go")));
        if go.on_hover_text(tr("changes-go-tip")).clicked() {
            actions.push(Action::from(ChangesAction::GoTo(difference)));
        }
    });
}

fn revert_text(difference: &Difference) -> &'static str {
    match difference.kind {
        DifferenceKind::Removed => "changes-put-back",
        DifferenceKind::Added => "changes-take-away",
        DifferenceKind::Changed | DifferenceKind::Repaired => "changes-revert",
    }
}

fn foot_ui(
    ui: &mut Ui,
    state: &State,
    ui_state: &mut UiState,
    can_revert: bool,
    actions: &mut Actions,
) {
    let save = if state.shared.document().path().is_some() {
        tr("question-save")
    } else {
        tr("command-save-as")
    };
    let can_save = Command::Save.is_enabled(state) && state.shared.document().is_modified();
    let buttons = FootButtons::close_or(save).enabled_if(can_save);
    let foot = dialog_foot_ui(ui, "changes", buttons, |ui| {
        let revert = ui.add_enabled(can_revert, plain_button(tr("changes-revert-all")));
        let revert = revert.on_hover_text(tr("changes-revert-all-tip"));
        if revert.clicked() {
            actions.push(Action::from(ChangesAction::Revert(RevertOrder::All)));
        }
    });
    // Where there is a list, it has already taken the keyboard focus.
    if std::mem::take(&mut ui_state.modal_focus_wanted)
        && let Some(close) = &foot.leave
    {
        close.request_focus();
    }
    if foot.is_left() {
        actions.push(Action::CloseDialog);
    }
    if foot.is_done() {
        actions.extend([Action::Run(Command::Save), Action::CloseDialog]);
    }
}

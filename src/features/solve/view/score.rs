//! The score of the session, in total and by theme.

use super::panel;
use crate::features::solve::model::score::{SolveTotals, time_text, totals, totals_by_theme};
use crate::features::solve::model::{Session, SolveAction, WhichProblems};
use crate::model::action::Action;
use crate::model::state::State;
use crate::view::{Actions, UiState};
use crate::widgets::dialog_foot::{FootButtons, dialog_foot_ui, plain_button};
use crate::widgets::floating::{as_high_ui, widened};
use crate::widgets::labels::{Tip as _, announce};
use crate::widgets::style::{CHANGES_WIDTH, GAP, bold, palette};
use egui::{Align, Grid, Label, Layout, RichText, ScrollArea, Ui};
use tabiya_text::{count_text, counted, tr, tr_with};

/// The height of everything above and below the table, with the margins of the dialog.
const AROUND_TABLE: f32 = 220.0;
/// The maximum height of the table.
const TABLE_HEIGHT: f32 = 520.0;
/// The maximum number of characters shown of the name of a theme.
const LONGEST_NAME: usize = 40;

/// Shows the score.
pub(super) fn score_ui(
    ui: &mut Ui,
    state: &State,
    session: &Session,
    ui_state: &mut UiState,
    actions: &mut Actions,
) {
    panel::forget(ui_state);
    let window = widened(ui, CHANGES_WIDTH);
    ui.heading(tr("solve-score"));
    let all = totals(session);
    let mut summary = tr_with(
        "solve-summary",
        &[
            ("first", count_text(all.first).into()),
            ("count", count_text(all.count()).into()),
        ],
    );
    let unanswered = (session.rows.len() as u64).saturating_sub(all.count());
    if unanswered > 0 {
        summary += " · ";
        summary += &tr_with("solve-unanswered", &counted(unanswered));
    }
    let label = ui.add(Label::new(bold(&summary)).wrap());
    announce(ui, &label, &summary);
    ui.add_space(GAP / 2.0);
    let height = (window.y - AROUND_TABLE).clamp(100.0, TABLE_HEIGHT);
    as_high_ui(ui, height, |ui| table_ui(ui, session, all, height));
    if let Some(fault) = &state.solve.fault {
        let color = palette(ui.visuals()).warning;
        ui.add(Label::new(RichText::new(format!("⚠ {fault}")).color(color)).wrap());
    }
    write_ui(ui, state, session, actions);
    foot_ui(ui, all, actions);
}

fn table_ui(ui: &mut Ui, session: &Session, all: SolveTotals, height: f32) {
    let area = ScrollArea::vertical().max_height(height);
    area.auto_shrink([false, true]).show(ui, |ui| {
        let grid = Grid::new("solve-totals").striped(true);
        grid.spacing([2.0 * GAP, GAP / 2.0]).show(ui, |ui| {
            ui.label(RichText::new(tr("solve-theme")).weak());
            for id in [
                "solve-solved-at-once",
                "solve-solved-later",
                "solve-not-solved",
                "solve-time",
            ] {
                right_ui(ui, RichText::new(tr(id)).weak());
            }
            ui.end_row();
            for (theme, totals) in totals_by_theme(session) {
                let kept: String = theme.chars().take(LONGEST_NAME).collect();
                let is_cut = kept.len() < theme.len();
                let shown = if is_cut { kept + "…" } else { kept };
                let label = ui.add(Label::new(shown).extend());
                if is_cut {
                    label.on_hover_text(theme);
                }
                cells_ui(ui, totals, RichText::new);
                ui.end_row();
            }
            ui.label(bold(tr("solve-in-total")));
            cells_ui(ui, all, bold);
            ui.end_row();
        });
    });
}

fn cells_ui(ui: &mut Ui, totals: SolveTotals, shown: impl Fn(String) -> RichText) {
    for count in [totals.first, totals.later, totals.missed] {
        right_ui(ui, shown(count_text(count)));
    }
    right_ui(ui, shown(time_text(totals.average())));
}

fn right_ui(ui: &mut Ui, text: RichText) {
    ui.with_layout(Layout::right_to_left(Align::Center), |ui| ui.label(text));
}

/// The button that writes the results into the records. Nothing else changes the collection. Games have no records to
/// write into.
fn write_ui(ui: &mut Ui, state: &State, session: &Session, actions: &mut Actions) {
    let Some(found) = &state.solve.found else {
        return;
    };
    ui.add_space(GAP);
    let say = |ui: &mut Ui, id| {
        let text = tr(id);
        let label = ui.add(Label::new(RichText::new(&text).weak()).wrap());
        announce(ui, &label, &text);
    };
    if found.rows.source().holds_games() {
        return say(ui, "solve-write-no-games");
    }
    let Some(document) = state.shared.document_by_id(found.document) else {
        return say(ui, "solve-write-closed");
    };
    let is_written = session.is_written_into(document);
    let can_write = !is_written && !session.results.is_empty();
    let button = ui.add_enabled(can_write, plain_button(tr("solve-write")));
    if button.any_tip(tr("solve-write-tip")).clicked() {
        actions.push(Action::from(SolveAction::WriteResults));
    }
    if is_written {
        say(ui, "solve-written");
    }
}

fn foot_ui(ui: &mut Ui, all: SolveTotals, actions: &mut Actions) {
    ui.add_space(GAP);
    let has_missed = all.later + all.missed > 0;
    let foot = dialog_foot_ui(ui, ("solve", "score"), FootButtons::close(), |ui| {
        let back = ui.add(plain_button(tr("solve-back")));
        if back.clicked() {
            actions.push(Action::from(SolveAction::Back));
        }
        let again = ui.add_enabled(has_missed, plain_button(tr("solve-missed-again")));
        if again.on_hover_text(tr("solve-missed-again-tip")).clicked() {
            actions.push(Action::from(SolveAction::Which(WhichProblems::Missed)));
            actions.push(Action::from(SolveAction::Start));
        }
    });
    // The field that had the focus is gone.
    if ui.memory(|memory| memory.focused().is_none()) {
        foot.request_focus();
    }
    if foot.is_done() {
        actions.push(Action::CloseDialog);
    }
}

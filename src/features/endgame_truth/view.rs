//! The dialog with the truth of endgames: the records with wrong claims, and the button that writes results.

use crate::features::endgame_truth::model::{EndgameTruthAction, TruthsOfRows, WrongList};
use crate::features::endgame_truth::tasks::find_truths::{FindingTruths, found_text};
use crate::features::list::view::dialogs::dialog_line::{scope_count_text, scope_text};
use crate::features::list::view::dialogs::duplicates::progress_ui;
use crate::model::action::Action;
use crate::model::state::{Dialog, RunningTask, State};
use crate::view::{Actions, UiState};
use crate::widgets::dialog_foot::{FootButtons, dialog_foot_ui};
use crate::widgets::floating::{as_high_ui, widened};
use crate::widgets::labels::announce;
use crate::widgets::line_pair::shown as text_of;
use crate::widgets::row_list::{RowList, RowListPlace, RowTexts, row_list_ui};
use crate::widgets::style::{CONTROL_HEIGHT, GAP, REPAIRS_WIDTH, bold, palette, target};
use egui::{Button, Label, RichText, Ui, vec2};
use tabiya_collection::passes::WrongRow;
use tabiya_tables::small::MOST_PIECES;
use tabiya_text::{count_text, counted, tr, tr_with, wrong_claims_text};

const SCOPE: [&str; 3] = [
    "endgame-truth-file",
    "endgame-truth-shown",
    "endgame-truth-selected",
];
/// The height of the parts above and below the results, with the margins of the dialog.
const AROUND_RESULTS: f32 = 310.0;
/// The maximum height of the results.
const RESULTS_HEIGHT: f32 = 480.0;

/// Shows the dialog.
pub(crate) fn endgame_truth_ui(
    ui: &mut Ui,
    state: &State,
    ui_state: &mut UiState,
    actions: &mut Actions,
) {
    let window = widened(ui, REPAIRS_WIDTH);
    ui.heading(tr("endgame-truth"));
    let document = state.shared.document();
    let task = running(state);
    let found = state.endgame_truth.found.as_deref();
    let found = found.filter(|found| task.is_none() && found.of.is_current(document));
    ui.label(match found {
        Some(TruthsOfRows { of, .. }) => scope_count_text(SCOPE, of.scope, of.count(document)),
        None => scope_text(SCOPE, document),
    });
    about_ui(ui, state);
    ui.add_space(GAP);
    if ui_state.modal_focus_wanted {
        *ui_state.part::<RowListPlace>() = RowListPlace::default();
    }
    let height = (window.y - AROUND_RESULTS).clamp(160.0, RESULTS_HEIGHT);
    as_high_ui(ui, height, |ui| match (task, found) {
        (Some(task), _) => progress_ui(ui, task, tr("status-endgame-truth"), actions),
        (None, Some(found)) => found_ui(ui, state, ui_state, found, height, actions),
        (None, None) => again_ui(ui, actions),
    });
    replace_ui(ui, state, actions);
    foot_ui(ui, state, ui_state, found, actions);
}

fn running(state: &State) -> Option<&RunningTask> {
    let document = state.shared.document().id();
    let mut running = state.shared.tasks.running::<FindingTruths>();
    let of_shown = running.find(|(_, task)| task.of.document == document);
    of_shown.map(|(running, _)| running)
}

/// Shows the use of the dialog, and which tables are asked.
fn about_ui(ui: &mut Ui, state: &State) {
    let pieces = state.endgames.tables.most_pieces();
    let text = if pieces > MOST_PIECES {
        tr_with("endgame-truth-tables", &[("pieces", pieces.into())])
    } else {
        tr("endgame-truth-by-heart")
    };
    for text in [tr("endgame-truth-about"), text] {
        ui.add(Label::new(RichText::new(text).weak()).wrap());
    }
}

/// Offers to ask again after the questions were stopped or the document has changed.
fn again_ui(ui: &mut Ui, actions: &mut Actions) {
    ui.label(tr("endgame-truth-stopped"));
    if ui.button(tr("endgame-truth-again")).clicked() {
        actions.push(Action::from(EndgameTruthAction::Find));
    }
}

/// Shows the results.
fn found_ui(
    ui: &mut Ui,
    state: &State,
    ui_state: &mut UiState,
    found: &TruthsOfRows,
    height: f32,
    actions: &mut Actions,
) {
    let top = ui.cursor().top();
    let text = found_text(found);
    let label = ui.add(Label::new(bold(&text)).wrap());
    announce(ui, &label, &text);
    if let Some(fault) = &found.fault {
        let color = palette(ui.visuals()).warning;
        ui.add(Label::new(RichText::new(format!("⚠ {fault}")).color(color)).wrap());
    }
    ui.add_space(GAP / 2.0);
    let list = state.endgame_truth.list;
    lists_ui(ui, found, list, actions);
    ui.add_space(GAP / 2.0);
    let used = ui.cursor().top() - top;
    wrong_rows_ui(ui, ui_state, found, list, height - used, actions);
}

/// Shows the two lists as tabs, each with the number of its records.
fn lists_ui(ui: &mut Ui, found: &TruthsOfRows, shown: WrongList, actions: &mut Actions) {
    ui.horizontal_wrapped(|ui| {
        for (list, id) in [
            (WrongList::FalseClaims, "endgame-truth-false"),
            (WrongList::SecondSolutions, "endgame-truth-second"),
        ] {
            let count = count_text(found.wrong_rows(list).count);
            let button = Button::selectable(list == shown, format!("{} ({count})", tr(id)));
            let height = target(ui.style(), CONTROL_HEIGHT);
            let button = button.frame_when_inactive(true).min_size(vec2(0.0, height));
            if ui.add(button).clicked() && list != shown {
                actions.push(Action::from(EndgameTruthAction::Show(list)));
            }
        }
    });
}

/// Shows the records of a list. A click or Enter goes to one.
fn wrong_rows_ui(
    ui: &mut Ui,
    ui_state: &mut UiState,
    found: &TruthsOfRows,
    list: WrongList,
    height: f32,
    actions: &mut Actions,
) {
    let rows = found.wrong_rows(list);
    let (of, none) = match list {
        WrongList::FalseClaims => ("false_claims", "endgame-truth-no-false"),
        WrongList::SecondSolutions => ("second_solutions", "endgame-truth-no-second"),
    };
    if rows.listed.is_empty() {
        ui.label(tr(none));
        return;
    }
    let wrong_row = |place: u64| rows.listed.get(usize::try_from(place).ok()?);
    let shown = |place: u64| wrong_row(place).map(texts_of);
    let rows_shown = RowList {
        of,
        name: tr("suite-list"),
        count: rows.listed.len() as u64,
        height,
        shown: &shown,
    };
    let place = row_list_ui(ui, ui_state.part::<RowListPlace>(), &rows_shown);
    if let Some(row) = place.and_then(wrong_row) {
        actions.push(Action::from(EndgameTruthAction::GoTo(row.row)));
    }
}

fn texts_of(row: &WrongRow) -> RowTexts {
    RowTexts {
        row: row.row,
        texts: [text_of(&row.line), wrong_claims_text(&row.claims)],
    }
}

/// Shows the choice to replace the results in records.
fn replace_ui(ui: &mut Ui, state: &State, actions: &mut Actions) {
    let mut replaces = state.endgame_truth.replaces;
    let choice = ui.checkbox(&mut replaces, tr("cli-tables-replace"));
    if choice.changed() {
        actions.push(Action::from(EndgameTruthAction::Replace(replaces)));
    }
    choice.on_hover_text(tr("endgame-truth-replace-tip"));
}

fn foot_ui(
    ui: &mut Ui,
    state: &State,
    ui_state: &mut UiState,
    found: Option<&TruthsOfRows>,
    actions: &mut Actions,
) {
    ui.add_space(GAP);
    let own = &state.endgame_truth;
    let count = found.map_or(0, |found| found.to_write(own.replaces).count());
    let write = match count {
        0 => tr("endgame-truth-write-none"),
        count => tr_with("endgame-truth-write", &counted(count)),
    };
    let buttons = FootButtons::close_or(write).enabled_if(count > 0);
    let foot = dialog_foot_ui(ui, Dialog::EndgameTruth, buttons, |_| {});
    // While egui only measures the dialog, nothing in it takes the keyboard focus.
    if ui.is_enabled() && std::mem::take(&mut ui_state.modal_focus_wanted) {
        let has_list = found.is_some_and(|found| found.wrong_rows(own.list).count > 0);
        if !has_list {
            foot.request_focus();
        }
    }
    if foot.is_done() {
        actions.push(Action::from(EndgameTruthAction::Write));
    } else if foot.is_left() {
        actions.push(Action::CloseDialog);
    }
}

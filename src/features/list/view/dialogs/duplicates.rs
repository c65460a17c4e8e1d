//! The dialog for duplicates: the definition of equality, the number of duplicates, and a button that keeps one of
//! each.

use super::dialog_line::choice_ui;
use crate::features::find::tasks::find_rows::FindingRows;
use crate::features::list::model::list_state::RowFilter;
use crate::features::list::tasks::change::{Changing, RowChange};
use crate::model::action::{Action, FindAction, ListAction};
use crate::model::state::{Dialog, RunningTask, State};
use crate::view::{Actions, UiState, close_foot_ui};
use crate::widgets::dialog_foot::{FootButtons, dialog_foot_ui, plain_button};
use crate::widgets::floating::set_width_within;
use crate::widgets::labels::{Tip as _, announce, caption_ui};
use crate::widgets::style::{GAP, LINES_DIALOG_WIDTH, bold};
use egui::{ProgressBar, RichText, Ui};
use tabiya_collection::document::{RowsView, ViewOf};
use tabiya_collection::passes::{SameFields, Sameness};
use tabiya_text::{count_text, tr, tr_with};

/// The initial choice.
const FOUR_FIELDS: Sameness = Sameness {
    fields: SameFields::Four,
    mirrored: false,
    colours_swapped: false,
};

/// The chosen definition of equal positions.
#[derive(Debug)]
struct Chosen(Sameness);

impl Default for Chosen {
    fn default() -> Self {
        Self(FOUR_FIELDS)
    }
}

/// Shows the dialog.
pub(crate) fn duplicates_ui(
    ui: &mut Ui,
    state: &State,
    ui_state: &mut UiState,
    actions: &mut Actions,
) {
    set_width_within(ui, LINES_DIALOG_WIDTH);
    ui.heading(tr("duplicates"));
    let are_games = state.shared.document().holds_games();
    let about = if are_games {
        "duplicates-about-games"
    } else {
        "duplicates-about"
    };
    ui.label(RichText::new(tr(about)).weak());
    ui.add_space(8.0);
    // While egui only measures the dialog, nothing in it takes the keyboard focus.
    let is_new = ui.is_enabled() && std::mem::take(&mut ui_state.modal_focus_wanted);
    let sameness = &mut ui_state.part::<Chosen>().0;
    choices_ui(ui, sameness, are_games);
    let sameness = *sameness;
    ui.add_space(8.0);
    if let Some(task) = running(state) {
        progress_ui(ui, task, tr("duplicates-searching"), actions);
        return close_foot_ui(ui, Dialog::Duplicates, ui_state, actions);
    }
    let found = found(state, sameness);
    let has_groups = found.is_some_and(has_groups);
    if let Some(view) = found {
        found_ui(ui, view);
    }
    ui.add_space(GAP);
    let main = if has_groups {
        "duplicates-show"
    } else {
        "duplicates-go"
    };
    let buttons = FootButtons::close_or(tr(main));
    let foot = dialog_foot_ui(ui, (Dialog::Duplicates, has_groups), buttons, |ui| {
        if has_groups && ui.add(plain_button(tr("duplicates-delete"))).clicked() {
            actions.push(Action::from(ListAction::DeleteDuplicates));
            actions.push(Action::CloseDialog);
        }
    });
    if is_new {
        foot.request_focus();
    }
    if foot.is_done() && !has_groups {
        let filter = RowFilter::Duplicates(sameness);
        actions.push(Action::from(FindAction::ShowRows(filter)));
    } else if foot.is_done() || foot.is_left() {
        actions.push(Action::CloseDialog);
    }
}

/// The choices for positions.
const OF_POSITIONS: &[(SameFields, &str)] = &[
    (SameFields::All, "duplicates-all-fields"),
    (SameFields::Four, "duplicates-four-fields"),
    (SameFields::Board, "duplicates-board"),
    (SameFields::Line, "duplicates-line"),
];
/// The choices for games.
const OF_GAMES: &[(SameFields, &str)] = &[
    (SameFields::Moves, "duplicates-moves"),
    (SameFields::Four, "duplicates-last-position"),
    (SameFields::Line, "duplicates-text"),
];

fn choices_ui(ui: &mut Ui, sameness: &mut Sameness, are_games: bool) {
    let (caption, choices) = if are_games {
        ("duplicates-same-games", OF_GAMES)
    } else {
        ("duplicates-same", OF_POSITIONS)
    };
    // The last choice was perhaps made for rows of the other kind.
    if !choices.iter().any(|(fields, _)| *fields == sameness.fields) {
        sameness.fields = if are_games {
            SameFields::Moves
        } else {
            SameFields::Four
        };
    }
    caption_ui(ui, &tr(caption));
    for (fields, id) in choices {
        choice_ui(ui, &mut sameness.fields, *fields, &tr(id));
    }
    ui.add_space(8.0);
    caption_ui(ui, &tr("duplicates-reflected"));
    // Lines and moves have no reflections.
    let are_positions = !matches!(sameness.fields, SameFields::Line | SameFields::Moves);
    ui.add_enabled_ui(are_positions, |ui| {
        ui.checkbox(&mut sameness.mirrored, tr("duplicates-mirrored"))
            .any_tip(tr("find-mirrored-tip"));
        ui.checkbox(&mut sameness.colours_swapped, tr("duplicates-swapped"))
            .any_tip(tr("find-swapped-tip"));
    });
}

fn running(state: &State) -> Option<&RunningTask> {
    let document = state.shared.document().id();
    let finds = |task: &FindingRows| {
        let is_it = matches!(task.filter, RowFilter::Duplicates(_));
        task.document == document && is_it && !task.refreshes
    };
    let deletes =
        |task: &Changing| task.document == document && task.what == RowChange::DeleteDuplicates;
    let mut tasks = state.shared.tasks.iter();
    tasks.find(|running| {
        running.as_task().is_some_and(finds) || running.as_task().is_some_and(deletes)
    })
}

/// Shows the progress of a search, with a button to stop it.
pub(crate) fn progress_ui(ui: &mut Ui, task: &RunningTask, text: String, actions: &mut Actions) {
    let (done, of) = task.progress.unwrap_or_default();
    let part = if of > 0 { done as f64 / of as f64 } else { 0.0 };
    ui.add(ProgressBar::new(part as f32).text(text));
    if ui.button(tr("cancel")).clicked() {
        actions.push(Action::Cancel(task.id));
    }
}

/// The duplicates in the list, if they match this definition.
fn found(state: &State, sameness: Sameness) -> Option<&RowsView> {
    let is_it = |view: &&RowsView| *view.of() == ViewOf::Duplicates(sameness);
    state.shared.document().view().filter(is_it)
}

fn has_groups(view: &RowsView) -> bool {
    view.groups().is_some_and(|groups| groups.group_count() > 0)
}

fn found_ui(ui: &mut Ui, view: &RowsView) {
    let groups = view.groups().map_or(0, |groups| groups.group_count());
    let surplus = view.len() - groups.min(view.len());
    let text = if groups == 0 {
        tr("duplicates-none")
    } else {
        let variables = [
            ("groups", groups.into()),
            ("group-count", count_text(groups).into()),
            ("surplus", surplus.into()),
            ("surplus-count", count_text(surplus).into()),
        ];
        tr_with("duplicates-found", &variables)
    };
    ui.add_space(8.0);
    let label = ui.label(bold(&text));
    announce(ui, &label, &text);
    if groups > 0 {
        ui.label(RichText::new(tr("repair-all-undo")).weak().small());
    }
}

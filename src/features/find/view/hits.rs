//! The number of hits, navigation between them, and commands for all of them.

use super::panel::Panel;
use crate::command::Command;
use crate::features::find::model::{Nearest, NearestChange};
use crate::features::find::tasks::find_rows::FindingRows;
use crate::features::list::model::list_state::RowFilter;
use crate::model::action::{Action, FindAction, ListAction, SelectionStep};
use crate::model::state::{RunningTask, State};
use crate::view::Actions;
use crate::view::shortcuts::tip_with_keys;
use crate::widgets::labels::{Tip as _, announce};
use crate::widgets::line_with_end::line_with_end_ui;
use crate::widgets::style::{SMALL_FONT, palette, target};
use egui::{Align, Button, Id, Label, Layout, ProgressBar, RichText, Ui, vec2};
use tabiya_collection::document::{Document, RowsView, ViewOf};
use tabiya_collection::search::{LeftOutCondition, Query};
use tabiya_text::{count_text, counted, tr, tr_with};

/// Shows the progress of the search, or the hits.
pub(super) fn hits_ui(ui: &mut Ui, state: &State, panel: &mut Panel, actions: &mut Actions) {
    let document = state.shared.document();
    if let Some(task) = running_search(state) {
        searching_ui(ui, task, actions);
    } else if let Some((query, hits)) = hits(document) {
        count_ui(ui, document, hits);
        unknown_ui(ui, document);
        if panel.query().is_some_and(|asked| asked != *query) {
            ui.label(RichText::new(tr("find-is-older")).weak().small());
        } else if hits == 0 {
            nearest_ui(ui, state, panel);
        }
        buttons_ui(ui, state, hits, actions);
    } else if is_waiting_for_enter(panel) {
        ui.label(RichText::new(tr("find-press-enter")).weak().small());
    }
}

/// Whether this file has not been searched for the query yet, because the file is large or was not shown.
fn is_waiting_for_enter(panel: &Panel) -> bool {
    let is_question = panel.query().is_some_and(|query| !query.is_empty());
    is_question && !panel.is_search_coming
}

fn hits(document: &Document) -> Option<(&Query, u64)> {
    let view = document.view()?;
    match view.of() {
        ViewOf::Found(query) => Some((query, view.len())),
        ViewOf::Marks(_) | ViewOf::Duplicates(_) | ViewOf::Both(..) => None,
    }
}

/// The running search in the current document.
fn running_search(state: &State) -> Option<&RunningTask> {
    let document = state.shared.document().id();
    let mut running = state.shared.tasks.running::<FindingRows>();
    let found = running.find(|(_, finding)| {
        finding.document == document && matches!(finding.filter, RowFilter::Found(_))
    });
    found.map(|(running, _)| running)
}

fn searching_ui(ui: &mut Ui, task: &RunningTask, actions: &mut Actions) {
    let height = target(ui.style(), ui.spacing().interact_size.y);
    line_with_end_ui(
        ui,
        Id::unique("search under way"),
        height,
        actions,
        |ui, _| {
            let (done, of) = task.progress.unwrap_or_default();
            let part = if of > 0 { done as f64 / of as f64 } else { 0.0 };
            let bar = ProgressBar::new(part as f32).text(tr("find-searching"));
            ui.add(bar);
        },
        |ui, actions| {
            let cancel = ui.button(tr("cancel"));
            if cancel.accessible_name(tr("find-cancel-name")).clicked() {
                actions.push(Action::Cancel(task.id));
            }
        },
    );
}

fn count_ui(ui: &mut Ui, document: &Document, hits: u64) {
    let lines = count_text(document.rows().len());
    let variables = [
        ("number", hits.into()),
        ("count", count_text(hits).into()),
        ("lines", lines.into()),
    ];
    ui.horizontal(|ui| {
        let (id, color) = if hits == 0 {
            ("find-no-hits", palette(ui.visuals()).warning)
        } else {
            ("find-hits", ui.visuals().strong_text_color())
        };
        let text = RichText::new(tr_with(id, &variables)).color(color);
        let label = ui.add(Label::new(text).truncate());
        announce(ui, &label, &tr_with("find-hits-name", &variables));
        if let Some(place) = document.place_of(document.row()) {
            let variables = [
                ("place", count_text(place + 1).into()),
                ("count", count_text(hits).into()),
            ];
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                ui.label(RichText::new(tr_with("find-position", &variables)).weak());
            });
        }
    });
}

/// Says how many positions no endgame table knows.
fn unknown_ui(ui: &mut Ui, document: &Document) {
    let unknown = document.view().map_or(0, RowsView::unknown);
    if unknown > 0 {
        let text = tr_with("find-beyond-tables", &counted(unknown));
        ui.label(RichText::new(text).weak().small());
    }
}

/// Shows the nearest search with matches after a search without hits.
fn nearest_ui(ui: &mut Ui, state: &State, panel: &mut Panel) {
    let document = state.shared.document();
    let here = (document.id(), document.state_id());
    let is_it = |nearest: &&Nearest| {
        (nearest.document, nearest.content) == here
            && panel.query().as_ref() == Some(&nearest.asked)
    };
    let Some(nearest) = state.find.nearest.as_ref().filter(is_it) else {
        return;
    };
    let [number, count] = counted(nearest.count);
    let words = |words: &String| {
        [
            number.clone(),
            count.clone(),
            ("words", words.clone().into()),
        ]
    };
    let text = match &nearest.change {
        NearestChange::Without(LeftOutCondition::Words(left_out)) => {
            tr_with("find-nearest-without", &words(left_out))
        }
        NearestChange::Without(LeftOutCondition::Drawing) => {
            tr_with("find-nearest-drawing", &[number.clone(), count.clone()])
        }
        NearestChange::Spelled => tr_with("find-nearest-spelled", &words(&nearest.text)),
    };
    ui.horizontal_wrapped(|ui| {
        let label = ui.label(&text);
        announce(ui, &label, &text);
        if ui.button(tr("find-nearest-show")).clicked() {
            panel.ask(&nearest.text, nearest.pattern);
        }
    });
}

fn buttons_ui(ui: &mut Ui, state: &State, hits: u64, actions: &mut Actions) {
    const COUNT: f32 = 4.0;
    let tip = |command, id| tip_with_keys(ui, state, &tr(id), command);
    let previous_tip = tip(Command::PreviousPosition, "find-previous-tip");
    let next_tip = tip(Command::NextPosition, "find-next-tip");
    let show_all_tip = tip(Command::ShowAllRows, "find-show-all-tip");
    ui.horizontal(|ui| {
        let gap = 4.0;
        ui.spacing_mut().item_spacing.x = gap;
        ui.spacing_mut().button_padding.x = 2.0;
        let width = (ui.available_width() - (COUNT - 1.0) * gap) / COUNT;
        let mut button = |id: &str, name: &str, tip: String, is_enabled, action| {
            let button = Button::new(RichText::new(tr(id)).font(SMALL_FONT));
            let button = button.min_size(vec2(width, 0.0));
            let button = ui.add_enabled(is_enabled, button);
            if button.clicked() {
                actions.push(action);
            }
            button.accessible_name(tr(name)).any_tip(tip);
        };
        let has_hits = hits > 0;
        button(
            "find-previous",
            "find-previous-name",
            previous_tip,
            has_hits,
            Action::Run(Command::PreviousPosition),
        );
        button(
            "find-next",
            "find-next-name",
            next_tip,
            has_hits,
            Action::Run(Command::NextPosition),
        );
        button(
            "find-select-all",
            "find-select-all-name",
            tr("find-select-all-tip"),
            has_hits,
            Action::from(ListAction::SelectRows(SelectionStep::All)),
        );
        button(
            "find-show-all",
            "find-show-all-name",
            show_all_tip,
            true,
            Action::from(FindAction::ShowRows(RowFilter::All)),
        );
    });
}

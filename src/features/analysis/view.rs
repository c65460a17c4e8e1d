//! The dialog that starts an analysis.

mod card;
mod fields;

pub(crate) use card::analysis_notices;

use crate::features::analysis::model::proposal;
use crate::features::list::model::list_state::Scope;
use crate::features::list::view::dialogs::dialog_line::{Buttons, buttons_ui, choice_ui};
use crate::model::action::{Action, AnalysisAction, EngineAction};
use crate::model::state::State;
use crate::view::{Actions, UiState};
use crate::widgets::floating::set_width_within;
use crate::widgets::labels::{Tip as _, aside_ui, caption_ui};
use crate::widgets::style::{CONTROL_HEIGHT, GAP, palette, target};
use egui::{Button, ComboBox, Label, RichText, Ui, vec2};
use fields::{NumberForm, number_ui, numbers_ui, optional_ui};
use tabiya_engine::analysis::ResultField;
use tabiya_settings::LastAnalysis;
use tabiya_text::{counted, name_text, size_text, tr, tr_with};

const WIDTH: f32 = 620.0;
const ENGINE_WIDTH: f32 = 260.0;
const MEGABYTE: u64 = 1 << 20;

/// Shows the dialog.
pub(crate) fn analysis_dialog_ui(
    ui: &mut Ui,
    state: &State,
    ui_state: &mut UiState,
    actions: &mut Actions,
) {
    set_width_within(ui, WIDTH);
    ui.heading(tr("analysis"));
    ui.add_space(4.0);
    let is_new = std::mem::take(&mut ui_state.modal_focus_wanted);
    let mut chosen = state.analysis.form.chosen.clone();
    engine_ui(ui, state, &mut chosen, is_new, actions);
    scope_ui(ui, state, actions);
    ui.add_space(GAP);
    ui.horizontal_top(|ui| {
        ui.vertical(|ui| limits_ui(ui, &mut chosen));
        ui.add_space(2.0 * GAP);
        ui.vertical(|ui| machine_ui(ui, state, &mut chosen, actions));
    });
    ui.add_space(GAP);
    writing_ui(ui, &mut chosen);
    let obstacle = obstacle(state, &chosen);
    if let Some(id) = obstacle {
        let color = palette(ui.visuals()).warning;
        ui.add(Label::new(RichText::new(tr(id)).color(color)).wrap());
    } else {
        aside_ui(ui, &tr("analysis-about"));
    }
    if chosen != state.analysis.form.chosen {
        actions.push(Action::from(AnalysisAction::Choose(Box::new(chosen))));
    }
    match buttons_ui(ui, &tr("analysis-go"), obstacle.is_none()) {
        Buttons::Nothing => {}
        Buttons::Go => actions.push(Action::from(AnalysisAction::Begin)),
        Buttons::Cancel => actions.push(Action::CloseDialog),
    }
}

/// The message id of the reason why the analysis cannot begin.
fn obstacle(state: &State, chosen: &LastAnalysis) -> Option<&'static str> {
    let has_engine = state.shared.settings.engines.contains_key(&chosen.engine);
    if state.analysis.running.is_some() || state.analysis.to_put.is_some() {
        Some("analysis-busy")
    } else if !has_engine {
        Some("analysis-choose-engine")
    } else if chosen.limits().is_infinite() {
        Some("analysis-no-limit")
    } else {
        None
    }
}

fn engine_ui(
    ui: &mut Ui,
    state: &State,
    chosen: &mut LastAnalysis,
    is_new: bool,
    actions: &mut Actions,
) {
    let height = target(ui.style(), CONTROL_HEIGHT);
    ui.horizontal_wrapped(|ui| {
        let label = ui.label(tr("analysis-engine"));
        let engines = &state.shared.settings.engines;
        if !engines.is_empty() {
            ui.spacing_mut().interact_size.y = height;
            let list = ComboBox::from_id_salt("analysis-engine")
                .width(ENGINE_WIDTH)
                .selected_text(chosen.engine.as_str())
                .show_ui(ui, |ui| {
                    for (name, engine) in engines {
                        let is_chosen = *name == chosen.engine;
                        let entry = ui.selectable_label(is_chosen, name);
                        if entry.on_hover_text(name_text(&engine.path)).clicked() {
                            chosen.engine.clone_from(name);
                        }
                    }
                });
            let list = list.response.labelled_by(label.id);
            if is_new {
                list.request_focus();
            }
        }
        let button = Button::new(tr("analysis-other-engine")).min_size(vec2(0.0, height));
        let button = ui.add(button);
        if is_new && engines.is_empty() {
            button.request_focus();
        }
        if button.clicked() {
            actions.push(Action::CloseDialog);
            actions.push(Action::from(EngineAction::OpenForAnalysis));
        }
        button.on_hover_text(tr("analysis-other-engine-tip"));
    });
    ui.add_space(GAP);
}

/// Shows the choice of the positions, where there is more than one.
fn scope_ui(ui: &mut Ui, state: &State, actions: &mut Actions) {
    let document = state.shared.document();
    let all = document.rows().len();
    let mut scope = state.analysis.form.scope;
    caption_ui(ui, &tr("analysis-scope"));
    ui.horizontal_wrapped(|ui| {
        for (choice, id) in [
            (Scope::File, "analysis-all"),
            (Scope::Shown, "analysis-shown"),
            (Scope::Selected, "analysis-selected"),
        ] {
            let count = choice.count(document);
            let is_other = choice == Scope::File
                || choice == Scope::Selected && count > 0
                || choice == Scope::Shown && count < all;
            if is_other {
                choice_ui(ui, &mut scope, choice, &tr_with(id, &counted(count)));
            }
        }
    });
    if scope != state.analysis.form.scope {
        actions.push(Action::from(AnalysisAction::ChooseScope(scope)));
    }
}

fn limits_ui(ui: &mut Ui, chosen: &mut LastAnalysis) {
    let seconds = NumberForm {
        range: [1, 7 * 24 * 3_600_000],
        unit: 1000,
        speed: 0.05,
    };
    let nodes = NumberForm {
        speed: 10_000.0,
        ..NumberForm::of([1, 1_000_000_000_000])
    };
    caption_ui(ui, &tr("analysis-limits"));
    numbers_ui(ui, "analysis-limits", |ui| {
        let time = ["analysis-time", "analysis-seconds", "analysis-time-tip"];
        optional_ui(ui, &mut chosen.milliseconds, time, 1000, seconds);
        let depth = ["analysis-depth", "analysis-plies", "analysis-depth-tip"];
        optional_ui(ui, &mut chosen.depth, depth, 20, NumberForm::of([1, 245]));
        let count = [
            "analysis-nodes",
            "analysis-nodes-unit",
            "analysis-nodes-tip",
        ];
        optional_ui(ui, &mut chosen.nodes, count, 1_000_000, nodes);
        let mate = ["analysis-mate", "analysis-moves", "analysis-mate-tip"];
        optional_ui(ui, &mut chosen.mate, mate, 5, NumberForm::of([1, 500]));
        let stood = ["analysis-stood", "analysis-depths", "analysis-stood-tip"];
        optional_ui(ui, &mut chosen.stood, stood, 4, NumberForm::of([1, 245]));
    });
}

fn machine_ui(ui: &mut Ui, state: &State, chosen: &mut LastAnalysis, actions: &mut Actions) {
    caption_ui(ui, &tr("analysis-work"));
    numbers_ui(ui, "analysis-work", |ui| {
        for ([id, tip], number, range) in [
            (
                ["analysis-lines", "analysis-lines-tip"],
                &mut chosen.lines,
                [1, 10],
            ),
            (
                ["analysis-processes", "analysis-processes-tip"],
                &mut chosen.processes,
                [1, 512],
            ),
            (
                ["analysis-threads", "analysis-threads-tip"],
                &mut chosen.threads,
                [1, 1024],
            ),
            (
                ["analysis-memory", "analysis-memory-tip"],
                &mut chosen.memory,
                [1, 1 << 20],
            ),
        ] {
            let name = tr(id);
            ui.label(&name);
            let field = number_ui(ui, number, NumberForm::of(range), &name);
            field.field_tip(tr(tip));
            ui.end_row();
        }
    });
    let Some(machine) = state.analysis.machine else {
        return;
    };
    let mut variables = vec![("count", machine.processors.into())];
    let id = match machine.free_memory {
        Some(free) => {
            variables.push(("memory", size_text(free * MEGABYTE).into()));
            "analysis-machine"
        }
        None => "analysis-machine-processors",
    };
    ui.label(RichText::new(tr_with(id, &variables)).weak().small());
    let proposed = proposal(machine);
    if proposed != [chosen.processes, chosen.threads, chosen.memory] {
        let [processes, threads, memory] = proposed;
        let variables = [
            ("processes", processes.into()),
            ("threads", threads.into()),
            ("memory", memory.into()),
        ];
        let button = ui.button(tr_with("analysis-propose", &variables));
        if button.clicked() {
            actions.push(Action::from(AnalysisAction::TakeProposal));
        }
        button.on_hover_text(tr("analysis-propose-tip"));
    }
}

fn writing_ui(ui: &mut Ui, chosen: &mut LastAnalysis) {
    caption_ui(ui, &tr("analysis-write"));
    ui.horizontal_wrapped(|ui| {
        for field in ResultField::ALL {
            let mut is_on = chosen.fields.contains(&field);
            let check = ui.checkbox(&mut is_on, RichText::new(field.opcode()).monospace());
            if check.changed() {
                let is_kept = |one: &ResultField| {
                    if *one == field {
                        is_on
                    } else {
                        chosen.fields.contains(one)
                    }
                };
                chosen.fields = ResultField::ALL.into_iter().filter(is_kept).collect();
            }
            check.on_hover_text(tr(field_text(field)));
        }
    });
    let replaces = ui.checkbox(&mut chosen.replaces, tr("analysis-replace"));
    replaces.on_hover_text(tr("analysis-replace-tip"));
    let again = ui.checkbox(&mut chosen.searches_again, tr("analysis-again"));
    again.on_hover_text(tr("analysis-again-tip"));
}

/// The message id for the name of a field.
fn field_text(field: ResultField) -> &'static str {
    match field {
        ResultField::Depth => "analysis-write-depth",
        ResultField::Nodes => "analysis-write-nodes",
        ResultField::Seconds => "analysis-write-seconds",
        ResultField::Milliseconds => "analysis-write-milliseconds",
        ResultField::Score => "analysis-write-score",
        ResultField::Mate => "analysis-write-mate",
        ResultField::Answer => "analysis-write-answer",
        ResultField::Best => "analysis-write-best",
        ResultField::Line => "analysis-write-line",
        ResultField::Engine => "analysis-write-engine",
    }
}

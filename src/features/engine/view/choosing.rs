//! The choice of an engine among those found, or from a file.

use crate::model::action::{Action, EngineAction};
use crate::model::state::State;
use crate::view::Actions;
use crate::widgets::labels::aside_ui;
use crate::widgets::style::{CONTROL_HEIGHT, target};
use egui::{Button, Label, RichText, Ui, vec2};
use tabiya_settings::MAX_PANEL_ENGINES;
use tabiya_text::{name_text, tr, tr_with};

/// Shows the ways to choose a first engine, or the menu to add a second one below the first.
pub(super) fn choosing_ui(ui: &mut Ui, state: &State, takes_focus: bool, actions: &mut Actions) {
    let count = state.shared.settings.panel_engines.len();
    if count == 0 {
        ui.add(Label::new(RichText::new(tr("engine-none-chosen")).weak()).wrap());
        known_ui(ui, state, actions);
        buttons_ui(ui, 0, takes_focus, actions);
    }
    found_ui(ui, state, actions);
    if (1..MAX_PANEL_ENGINES).contains(&count) && state.engine.found.is_none() {
        ui.add_space(8.0);
        ui.menu_button(tr("engine-second"), |ui| {
            known_ui(ui, state, actions);
            ui.separator();
            for (id, action) in [
                ("engine-find", EngineAction::Find(count)),
                ("engine-add", EngineAction::AskFile(count)),
            ] {
                if ui.button(tr(id)).clicked() {
                    actions.push(Action::from(action));
                }
            }
        })
        .response
        .on_hover_text(tr("engine-second-tip"));
    }
}

/// Shows the engines that were chosen before.
fn known_ui(ui: &mut Ui, state: &State, actions: &mut Actions) {
    let shown = &state.shared.settings.panel_engines;
    for (name, engine) in &state.shared.settings.engines {
        let entry = ui.button(name).on_hover_text(name_text(&engine.path));
        if entry.clicked() {
            let action = EngineAction::Choose(shown.len(), name.clone());
            actions.push(Action::from(action));
        }
    }
}

fn buttons_ui(ui: &mut Ui, at: usize, takes_focus: bool, actions: &mut Actions) {
    ui.horizontal_wrapped(|ui| {
        let height = target(ui.style(), CONTROL_HEIGHT);
        let mut button = |ui: &mut Ui, id: &str, tip: &str, action: EngineAction| {
            let button = ui.add(Button::new(tr(id)).min_size(vec2(0.0, height)));
            if button.clicked() {
                actions.push(Action::from(action));
            }
            button.on_hover_text(tr(tip))
        };
        let find = button(ui, "engine-find", "engine-find-tip", EngineAction::Find(at));
        if takes_focus {
            find.request_focus();
        }
        button(
            ui,
            "engine-add",
            "engine-add-tip",
            EngineAction::AskFile(at),
        );
    });
}

/// Shows the engines that were found, by path. None of them has been started.
fn found_ui(ui: &mut Ui, state: &State, actions: &mut Actions) {
    let Some(found) = &state.engine.found else {
        return;
    };
    ui.add_space(8.0);
    ui.label(tr("engine-found"));
    for engine in found {
        let path = name_text(&engine.path);
        let button = Button::new(&path).truncate();
        let button = ui.add(button.min_size(vec2(ui.available_width(), 0.0)));
        let variables = [("path", path.as_str().into())];
        let button = button.on_hover_text(tr_with("engine-take-found", &variables));
        if button.clicked() {
            let action = EngineAction::Add(engine.path.clone());
            actions.push(Action::from(action));
        }
    }
    aside_ui(ui, &tr("engine-found-about"));
    if ui.button(tr("cancel")).clicked() {
        actions.push(Action::from(EngineAction::DropFound));
    }
}

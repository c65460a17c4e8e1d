//! A row for a setting: its name, its control, the button that resets it, and its description.

use super::search::{FoundSettings, SettingsDialog, value_text};
use crate::command::Command;
use crate::features::endgames::view::table_folders_ui;
use crate::features::keys::view::KeysDialog;
use crate::model::action::{Action, EngineAction, SettingsAction};
use crate::model::state::{Dialog, State};
use crate::view::shortcuts::all_keys_text;
use crate::view::{Actions, UiState};
use crate::widgets::choices::choice_name;
use crate::widgets::labels::Tip as _;
use crate::widgets::style::{CONTROL_HEIGHT, SETTING_NAME_WIDTH, palette, target};
use egui::{
    Align, Button, ComboBox, Label, Layout, Response, RichText, Role, Ui, UiBuilder, WidgetInfo,
    vec2,
};
use tabiya_settings::{Setting, SettingChoice, SettingControl, SettingRow};
use tabiya_text::{tr, tr_with};

/// The minimum width for the control beside the name. In a narrower row it is below the name.
const MIN_WIDTH_SIDE_BY_SIDE: f32 = 500.0;
/// The width of a closed drop-down list.
const LIST_WIDTH: f32 = 250.0;
/// Height of the list of values in a very small window.
const MIN_LIST_HEIGHT: f32 = 100.0;

/// Shows the row.
pub(super) fn row_ui(
    ui: &mut Ui,
    state: &State,
    row: &'static SettingRow,
    found: &FoundSettings,
    ui_state: &mut UiState,
    actions: &mut Actions,
) {
    // The ids do not depend on position, so the keyboard focus stays when other rows appear before this one.
    let id = egui::Id::unique(("setting", row.key));
    ui.scope_builder(UiBuilder::new().scope_id(id), |ui| {
        ui.spacing_mut().item_spacing.y = 4.0;
        if let SettingControl::Switch(setting) = row.control {
            ui.horizontal_wrapped(|ui| {
                let control = switch_ui(ui, state, row, setting, actions);
                note_control(ui, row, &control, ui_state);
                usual_ui(ui, state, row, ui_state, actions);
            });
        } else {
            named_ui(ui, state, row, found, ui_state, actions);
        }
        ui.add(Label::new(RichText::new(tr(row.about)).weak()).wrap());
        if is_given(state, row) {
            let color = palette(ui.visuals()).warning;
            let text = RichText::new(tr("setting-given")).color(color);
            ui.add(Label::new(text).wrap());
        }
        ui.add_space(8.0);
    });
}

/// Whether the setting was given on the command line.
fn is_given(state: &State, row: &SettingRow) -> bool {
    let given = &state.memory.given;
    given.iter().any(|setting| setting.key() == row.key)
}

/// Shows the name, and the control beside it or below it.
fn named_ui(
    ui: &mut Ui,
    state: &State,
    row: &'static SettingRow,
    found: &FoundSettings,
    ui_state: &mut UiState,
    actions: &mut Actions,
) {
    let height = target(ui.style(), CONTROL_HEIGHT);
    if ui.available_width() < MIN_WIDTH_SIDE_BY_SIDE {
        ui.add(Label::new(tr(row.name)).wrap());
        ui.horizontal_wrapped(|ui| control_ui(ui, state, row, found, ui_state, actions));
        return;
    }
    ui.horizontal_top(|ui| {
        let layout = Layout::left_to_right(Align::Center);
        ui.allocate_ui_with_layout(vec2(SETTING_NAME_WIDTH, height), layout, |ui| {
            ui.set_min_size(vec2(SETTING_NAME_WIDTH, height));
            ui.add(Label::new(tr(row.name)).wrap());
        });
        let wrapping = Layout::left_to_right(Align::Center).with_main_wrap(true);
        let room = vec2(ui.available_width(), height);
        ui.allocate_ui_with_layout(room, wrapping, |ui| {
            control_ui(ui, state, row, found, ui_state, actions);
        });
    });
}

fn control_ui(
    ui: &mut Ui,
    state: &State,
    row: &'static SettingRow,
    found: &FoundSettings,
    ui_state: &mut UiState,
    actions: &mut Actions,
) {
    let control = match row.control {
        SettingControl::Buttons => buttons_ui(ui, state, row, actions),
        SettingControl::List => Some(list_ui(ui, state, row, actions)),
        // The switch is already shown.
        SettingControl::Switch(_) => None,
        SettingControl::Keys => return keys_ui(ui, state, found, ui_state, actions),
        SettingControl::Diagram => return diagram_ui(ui, row, actions),
        SettingControl::Engines => return engines_ui(ui, row, actions),
        SettingControl::Tables => return table_folders_ui(ui, state, &tr(row.about), actions),
    };
    if let Some(control) = control {
        note_control(ui, row, &control, ui_state);
    }
    usual_ui(ui, state, row, ui_state, actions);
}

/// Describes the control for screen readers with the text below it. The reset button disappears after use, so the
/// control takes the keyboard focus from it.
fn note_control(ui: &Ui, row: &SettingRow, control: &Response, ui_state: &mut UiState) {
    let describe = |node: &mut egui::accesskit::Node| node.set_description(tr(row.about));
    ui.ctx().accesskit_node_builder(control.id, describe);
    let wanted = &mut ui_state.part::<SettingsDialog>().focus;
    if *wanted == Some(row.key) {
        *wanted = None;
        control.request_focus();
    }
}

/// The values that the row offers. Values without a name are meant for developers and are offered only when they are in
/// effect.
fn offered(state: &State, row: &SettingRow) -> impl Iterator<Item = &'static SettingChoice> {
    let has_name = |choice: &SettingChoice| !choice.text_id.is_empty();
    let choices = row.choices.iter();
    choices.filter(move |choice| has_name(choice) || state.shared.settings.has(&choice.setting))
}

/// Shows the values as buttons. Returns the response of the selected one.
fn buttons_ui(
    ui: &mut Ui,
    state: &State,
    row: &SettingRow,
    actions: &mut Actions,
) -> Option<Response> {
    let about = tr(row.name);
    let mut chosen = None;
    ui.spacing_mut().item_spacing.x = 4.0;
    for choice in offered(state, row) {
        let is_on = state.shared.settings.has(&choice.setting);
        let text = value_text(state, choice);
        let button = Button::selectable(is_on, &text)
            .frame_when_inactive(true)
            .min_size(vec2(0.0, target(ui.style(), CONTROL_HEIGHT)));
        let response = ui.add(button);
        let name = choice_name(&about, &text);
        response.widget_info(|| WidgetInfo::selected(Role::RadioButton, true, is_on, &name));
        if response.clicked() && !is_on {
            actions.push(Action::from(SettingsAction::Choose(choice.setting.clone())));
        }
        let response = response.any_tip(tr(row.about));
        if is_on {
            chosen = Some(response);
        }
    }
    chosen
}

fn list_ui(ui: &mut Ui, state: &State, row: &SettingRow, actions: &mut Actions) -> Response {
    let chosen = row.chosen(&state.shared.settings);
    let text = chosen.map_or_else(String::new, |choice| value_text(state, choice));
    let name = tr(row.name);
    // As many values as fit below or above the row, so that long lists seldom scroll.
    let height = (ui.content_rect().height() / 2.0 - CONTROL_HEIGHT).max(MIN_LIST_HEIGHT);
    let list = ComboBox::from_id_salt("list")
        .height(height)
        .width(LIST_WIDTH.min(ui.available_width()))
        .truncate()
        .selected_text(&text)
        .show_ui(ui, |ui| {
            for choice in offered(state, row) {
                let is_on = Some(choice) == chosen;
                let label = ui.selectable_label(is_on, value_text(state, choice));
                if label.clicked() {
                    if !is_on {
                        actions.push(Action::from(SettingsAction::Choose(choice.setting.clone())));
                    }
                    ui.close();
                }
            }
        })
        .response;
    list.accessible_name(name)
}

fn switch_ui(
    ui: &mut Ui,
    state: &State,
    row: &SettingRow,
    setting: fn(bool) -> Setting,
    actions: &mut Actions,
) -> Response {
    let mut is_on = state.shared.settings.has(&setting(true));
    let switch = ui.checkbox(&mut is_on, tr(row.name));
    if switch.changed() {
        actions.push(Action::from(SettingsAction::Choose(setting(is_on))));
    }
    switch
}

/// Shows a button for all keys, and one for each command found, with its keys.
fn keys_ui(
    ui: &mut Ui,
    state: &State,
    found: &FoundSettings,
    ui_state: &mut UiState,
    actions: &mut Actions,
) {
    let mut open = |filter: &str| {
        ui_state.part::<KeysDialog>().begin_with(filter);
        actions.push(Action::OpenDialog(Dialog::Keys));
    };
    if found.commands().is_empty() {
        let button = ui
            .button(tr("command-keys"))
            .any_tip(tr("setting-keys-about"));
        if button.clicked() {
            open("");
        }
        return;
    }
    for command in found.commands() {
        let label = tr(command.row().text_id);
        let keys = all_keys_text(ui, state, *command);
        let text = if keys.is_empty() {
            tr_with("setting-no-keys-of", &[("command", label.as_str().into())])
        } else {
            let variables = [("command", label.as_str().into()), ("keys", keys.into())];
            tr_with("setting-keys-of", &variables)
        };
        if ui.button(text).clicked() {
            open(&label);
        }
    }
}

fn diagram_ui(ui: &mut Ui, row: &SettingRow, actions: &mut Actions) {
    let text = tr("setting-open-diagram");
    let button = ui.button(&text);
    if button.clicked() {
        actions.push(Action::Run(Command::Diagram));
    }
    let button = button.accessible_name(choice_name(&tr(row.name), &text));
    button.any_tip(tr(row.about));
}

/// Engines are chosen in the engine panel.
fn engines_ui(ui: &mut Ui, row: &SettingRow, actions: &mut Actions) {
    let text = tr("setting-open-engines");
    let button = ui.button(&text);
    if button.clicked() {
        actions.push(Action::CloseDialog);
        actions.push(Action::from(EngineAction::Open));
    }
    let button = button.accessible_name(choice_name(&tr(row.name), &text));
    button.any_tip(tr(row.about));
}

/// Shows the button that resets the setting to its default.
fn usual_ui(
    ui: &mut Ui,
    state: &State,
    row: &'static SettingRow,
    ui_state: &mut UiState,
    actions: &mut Actions,
) {
    let Some(usual) = row
        .usual()
        .filter(|usual| !state.shared.settings.has(&usual.setting))
    else {
        return;
    };
    let text = value_text(state, usual);
    let variables = [("setting", tr(row.name).into()), ("value", text.into())];
    let name = tr_with("setting-usual", &variables);
    let side = target(ui.style(), CONTROL_HEIGHT);
    let button = Button::new("↺").min_size(vec2(side, side));
    let button = ui.add(button.frame_when_inactive(false));
    let button = button.accessible_name(&name);
    let is_clicked = button.clicked();
    button.on_hover_text(name);
    if is_clicked {
        ui_state.part::<SettingsDialog>().focus = Some(row.key);
        actions.push(Action::from(SettingsAction::Choose(usual.setting.clone())));
    }
}

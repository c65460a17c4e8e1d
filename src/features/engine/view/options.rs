//! The dialog with all settings of an engine: its name, its working folder, and the options that it offers.

use super::head::number_field_ui;
use crate::model::action::{Action, EngineAction};
use crate::model::state::{Dialog, State};
use crate::view::{Actions, UiState, close_foot_ui};
use crate::widgets::bounded::{Bounded, LINE, PATH};
use crate::widgets::floating::set_width_within;
use crate::widgets::labels::{Tip as _, aside_ui};
use crate::widgets::style::{CONTROL_HEIGHT, target};
use egui::{
    Align2, Button, ComboBox, Grid, Id, Label, Response, RichText, ScrollArea, TextEdit, Ui, vec2,
};
use std::borrow::Cow;
use std::collections::HashMap;
use std::path::PathBuf;
use tabiya_engine::uci::{EngineOption, OptionKind};
use tabiya_settings::ChosenEngine;
use tabiya_text::{count_text, name_text, tr, tr_with};

const WIDTH: f32 = 560.0;
/// Width of the fields.
const FIELD_WIDTH: f32 = 240.0;
/// Height of the list of options.
const HEIGHT: f32 = 340.0;
const ROW_GAP: f32 = 4.0;
/// With more options, only the visible ones are laid out.
const MANY_OPTIONS: usize = 200;
/// The maximum number of letters shown of an option's name.
const LONGEST_NAME: usize = 100;

/// These options are set anew for each search, as it needs them.
const OURS: [&str; 2] = ["MultiPV", "UCI_Chess960"];

/// The texts being typed, by the names of their fields.
#[derive(Debug, Default)]
struct Typed(HashMap<String, String>);

/// Shows the dialog.
pub(crate) fn engine_options_ui(
    ui: &mut Ui,
    state: &State,
    ui_state: &mut UiState,
    actions: &mut Actions,
) {
    options_of_engine_ui(ui, state, ui_state, actions);
    close_foot_ui(ui, Dialog::EngineOptions, ui_state, actions);
}

fn options_of_engine_ui(ui: &mut Ui, state: &State, ui_state: &mut UiState, actions: &mut Actions) {
    let at = state.engine.options_of;
    let Some(name) = state.shared.settings.panel_engines.get(at) else {
        return;
    };
    let Some(chosen) = state.shared.settings.engines.get(name) else {
        return;
    };
    set_width_within(ui, WIDTH);
    ui.heading(tr_with(
        "engine-options-of",
        &[("engine", name.as_str().into())],
    ));
    ui.add_space(4.0);
    let typed = ui_state.part::<Typed>();
    Grid::new("engine")
        .num_columns(2)
        .spacing([12.0, 8.0])
        .show(ui, |ui| {
            name_ui(ui, typed, at, name, actions);
            folder_ui(ui, typed, at, chosen, actions);
        });
    ui.add_space(8.0);
    options_ui(ui, state, typed, at, chosen, actions);
}

fn name_ui(ui: &mut Ui, typed: &mut Typed, at: usize, name: &str, actions: &mut Actions) {
    let label = ui.label(tr("engine-name"));
    let (field, entered) = text_ui(ui, typed, "name", name, LINE);
    field
        .labelled_by(label.id)
        .field_tip(tr("engine-name-about"));
    if let Some(name) = entered {
        actions.push(Action::from(EngineAction::Rename(at, name)));
    }
    ui.end_row();
}

/// Shows the executable and the working folder.
fn folder_ui(
    ui: &mut Ui,
    typed: &mut Typed,
    at: usize,
    chosen: &ChosenEngine,
    actions: &mut Actions,
) {
    ui.label(tr("engine-program"));
    ui.add(Label::new(RichText::new(name_text(&chosen.path)).monospace()).truncate());
    ui.end_row();
    let label = ui.label(tr("engine-folder"));
    let folder = chosen.folder.as_deref().map(name_text).unwrap_or_default();
    let (field, entered) = text_ui(ui, typed, "folder", &folder, PATH);
    field
        .labelled_by(label.id)
        .field_tip(tr("engine-folder-about"));
    if let Some(folder) = entered {
        let folder = folder.trim();
        let folder = (!folder.is_empty()).then(|| PathBuf::from(folder));
        actions.push(Action::from(EngineAction::SetFolder(at, folder)));
    }
    ui.end_row();
}

/// Shows the options that the engine offers, once it has reported them.
fn options_ui(
    ui: &mut Ui,
    state: &State,
    typed: &mut Typed,
    at: usize,
    chosen: &ChosenEngine,
    actions: &mut Actions,
) {
    let place = state.engine.places.get(at);
    let is_on = place.is_some_and(|place| place.is_on);
    let options = place.map(|place| &place.seen.options);
    let options = options.into_iter().flat_map(|all| all.iter());
    let is_shown = |option: &&EngineOption| !OURS.iter().any(|ours| option.is_called(ours));
    let options: Vec<_> = options.filter(is_shown).collect();
    if options.is_empty() {
        ui.add(Label::new(tr("engine-options-unknown")).wrap());
        return;
    }
    let area = ScrollArea::vertical()
        .max_height(HEIGHT)
        .auto_shrink([false, true]);
    let grid = Grid::new("engine-options")
        .num_columns(3)
        .spacing([12.0, ROW_GAP]);
    let mut rows_ui = |ui: &mut Ui, grid: Grid, options: &[&EngineOption]| {
        grid.show(ui, |ui| {
            for option in options {
                option_ui(ui, typed, at, chosen, is_on, option, actions);
                ui.end_row();
            }
        });
    };
    if options.len() <= MANY_OPTIONS {
        area.show(ui, |ui| rows_ui(ui, grid, &options));
    } else {
        // Invisible options are not laid out.
        let row_height = target(ui.style(), CONTROL_HEIGHT);
        let grid = grid.min_row_height(row_height);
        ui.spacing_mut().item_spacing.y = ROW_GAP;
        area.show_rows(ui, row_height, options.len(), |ui, rows| {
            rows_ui(ui, grid, options.get(rows).unwrap_or_default());
        });
    }
    aside_ui(ui, &tr("engine-options-about"));
}

fn option_ui(
    ui: &mut Ui,
    typed: &mut Typed,
    at: usize,
    chosen: &ChosenEngine,
    is_on: bool,
    option: &EngineOption,
    actions: &mut Actions,
) {
    let default = option.default_value().unwrap_or_default();
    let value = chosen.options.get(&option.name).unwrap_or(&default).clone();
    let mut set = |value: Option<String>| {
        let value = value.filter(|value| *value != default);
        let action = EngineAction::SetOption(at, option.name.clone(), value);
        actions.push(Action::from(action));
    };
    let label = ui.label(shown_name(&option.name));
    match &option.kind {
        OptionKind::Check { .. } => {
            let mut is_checked = value.eq_ignore_ascii_case("true");
            let check = ui.checkbox(&mut is_checked, "").labelled_by(label.id);
            if check.changed() {
                set(Some(is_checked.to_string()));
            }
        }
        OptionKind::Spin { min, max, .. } => {
            let mut number = value.parse().unwrap_or(*min);
            let field = number_field_ui(ui, &mut number, (*min, *max));
            let field = field.labelled_by(label.id);
            if field.changed() {
                set(Some(number.to_string()));
            }
            field.field_tip(range_text(*min, *max));
        }
        OptionKind::Combo { choices, .. } => {
            let list = ComboBox::from_id_salt(&option.name)
                .width(FIELD_WIDTH)
                .selected_text(&value)
                .show_ui(ui, |ui| {
                    for choice in choices {
                        if ui.selectable_label(*choice == value, choice).clicked() {
                            set(Some(choice.clone()));
                        }
                    }
                });
            list.response.labelled_by(label.id);
        }
        OptionKind::Text { .. } => {
            let (field, entered) = text_ui(ui, typed, &option.name, &value, PATH);
            field.labelled_by(label.id);
            if let Some(entered) = entered {
                set(Some(entered));
            }
        }
        OptionKind::Button => {
            let button = Button::new(tr("engine-press"));
            let button = ui.add_enabled(is_on, button).labelled_by(label.id);
            if button.clicked() {
                let action = EngineAction::Press(at, option.name.clone());
                actions.push(Action::from(action));
            }
        }
    }
    usual_ui(ui, at, chosen, option, actions);
}

/// The name of an option, shortened: an engine may use thousands of letters for each of a thousand options.
fn shown_name(name: &str) -> Cow<'_, str> {
    match name.char_indices().nth(LONGEST_NAME) {
        Some((end, _)) => format!("{}…", name.get(..end).unwrap_or_default()).into(),
        None => name.into(),
    }
}

fn range_text(min: i64, max: i64) -> String {
    let number = |number: i64| match u64::try_from(number) {
        Ok(number) => count_text(number),
        Err(_) => number.to_string(),
    };
    let variables = [("min", number(min).into()), ("max", number(max).into())];
    tr_with("engine-out-of-range", &variables)
}

/// Shows the button that restores the engine's default.
fn usual_ui(
    ui: &mut Ui,
    at: usize,
    chosen: &ChosenEngine,
    option: &EngineOption,
    actions: &mut Actions,
) {
    if !chosen.options.contains_key(&option.name) {
        ui.label("");
        return;
    }
    let variables = [
        ("setting", option.name.as_str().into()),
        ("value", option.default_value().unwrap_or_default().into()),
    ];
    let name = tr_with("setting-usual", &variables);
    let button = ui.add(Button::new("↺").frame_when_inactive(false));
    let button = button.accessible_name(&name);
    if button.clicked() {
        let action = EngineAction::SetOption(at, option.name.clone(), None);
        actions.push(Action::from(action));
    }
    button.on_hover_text(name);
}

/// Shows a text field. Returns its response, and the new text when the field loses the focus.
fn text_ui(
    ui: &mut Ui,
    typed: &mut Typed,
    key: &str,
    value: &str,
    most: usize,
) -> (Response, Option<String>) {
    let known = typed.0.get(key).map(String::as_str);
    let mut text = known.unwrap_or(value).to_owned();
    let mut bounded = Bounded::new(ui, &mut text, most);
    let field = TextEdit::singleline(&mut bounded)
        .id(Id::unique(("engine option", key)))
        .desired_width(FIELD_WIDTH)
        .min_size(vec2(0.0, target(ui.style(), CONTROL_HEIGHT)))
        .align(Align2::LEFT_CENTER);
    let field = ui.add(field);
    if field.changed() {
        typed.0.insert(key.to_owned(), text);
    }
    let is_left = field.lost_focus();
    let entered = is_left.then(|| typed.0.remove(key)).flatten();
    (field, entered.filter(|text| text != value))
}

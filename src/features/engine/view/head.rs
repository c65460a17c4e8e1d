//! The part above an engine's lines: its name, its start button, its threads and memory, and its progress.

use super::shown::engine_name;
use crate::command::Command;
use crate::model::action::{Action, EngineAction, SettingsAction};
use crate::model::state::State;
use crate::view::Actions;
use crate::view::shortcuts::tip_with_keys;
use crate::widgets::bounded::bound_next_number;
use crate::widgets::labels::{Tip as _, aside_ui};
use crate::widgets::style::{CONTROL_HEIGHT, target};
use egui::containers::menu::MenuButton;
use egui::{Align, Button, DragValue, Layout, Response, Ui, vec2};
use tabiya_engine::EnginePhase;
use tabiya_engine::uci::OptionKind;
use tabiya_settings::{MAX_LINES, Setting};
use tabiya_text::{name_text, short_count_text, tr, tr_with, wdl_text};

/// The options for threads and memory, as nearly every engine names them, with their texts and units.
const AT_HAND: [(&str, &str, &str, Option<&str>); 2] = [
    ("Threads", "engine-threads", "engine-threads-tip", None),
    (
        "Hash",
        "engine-memory",
        "engine-memory-tip",
        Some("engine-megabytes"),
    ),
];

/// Shows the name with its menu, and the start button, which is returned.
pub(super) fn head_ui(
    ui: &mut Ui,
    state: &State,
    at: usize,
    name: &str,
    actions: &mut Actions,
) -> Response {
    let height = target(ui.style(), CONTROL_HEIGHT);
    let place = state.engine.places.get(at);
    let is_on = place.is_some_and(|place| place.is_on);
    let text = tr(if is_on { "engine-stop" } else { "engine-start" });
    let line = vec2(ui.available_width(), height);
    ui.allocate_ui_with_layout(line, Layout::right_to_left(Align::Center), |ui| {
        let button = Button::selectable(is_on, &text).frame_when_inactive(true);
        let start = ui.add(button.min_size(vec2(0.0, height)));
        let named = [("what", text.as_str().into()), ("engine", name.into())];
        let start = start.accessible_name(tr_with("engine-what-of", &named));
        if start.clicked() {
            actions.push(Action::from(EngineAction::Switch(at)));
        }
        let start = start.any_tip(tip_with_keys(ui, state, &text, Command::SwitchEngine));
        ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
            name_ui(ui, state, at, name, actions);
        });
        start
    })
    .inner
}

/// Shows the name, whose menu has the other engines and further entries.
fn name_ui(ui: &mut Ui, state: &State, at: usize, name: &str, actions: &mut Actions) {
    let height = target(ui.style(), CONTROL_HEIGHT);
    let shown = format!("{} ⏷", engine_name(state, at, name));
    let button = Button::new(shown).truncate().min_size(vec2(0.0, height));
    let (response, _) = MenuButton::from_button(button).ui(ui, |ui| {
        for (other, engine) in &state.shared.settings.engines {
            let is_shown = other == name;
            let entry = ui.add(Button::selectable(is_shown, other));
            let entry = entry.on_hover_text(name_text(&engine.path));
            if entry.clicked() {
                let other = other.clone();
                actions.push(Action::from(EngineAction::Choose(at, other)));
            }
        }
        ui.separator();
        let entries = [
            ("engine-find", EngineAction::Find(at)),
            ("engine-add", EngineAction::AskFile(at)),
            ("engine-options", EngineAction::OpenOptions(at)),
            ("engine-forget", EngineAction::Forget(name.to_owned())),
        ];
        for (id, action) in entries {
            if ui.button(tr(id)).clicked() {
                actions.push(Action::from(action));
            }
        }
        ui.separator();
        let mut has_arrows = state.shared.settings.engine_arrows;
        if ui
            .checkbox(&mut has_arrows, tr("command-engine-arrows"))
            .changed()
        {
            actions.push(Action::from(SettingsAction::Choose(Setting::EngineArrows(
                has_arrows,
            ))));
        }
    });
    let tip = tr("engine-name-tip");
    let named = [("what", tip.as_str().into()), ("engine", name.into())];
    let response = response.accessible_name(tr_with("engine-what-of", &named));
    response.on_hover_text(tip);
}

/// Shows the progress of the engine.
pub(super) fn numbers_ui(ui: &mut Ui, state: &State, at: usize) {
    let Some(place) = state.engine.places.get(at) else {
        return;
    };
    let seen = &place.seen;
    let text = match seen.phase {
        EnginePhase::Starting => tr("engine-is-starting"),
        EnginePhase::Failed => return,
        _ if place.lines().is_empty() => tr(if seen.not_sent.is_some() {
            "engine-waits"
        } else {
            "engine-no-line"
        }),
        _ => {
            let variables = [
                ("depth", seen.depth.into()),
                ("selective", seen.selective_depth.into()),
                ("nodes", short_count_text(seen.nodes).into()),
                ("speed", short_count_text(seen.speed).into()),
            ];
            tr_with("engine-numbers", &variables)
        }
    };
    aside_ui(ui, &text);
    if let Some(wdl) = place.value().and_then(|value| value.wdl) {
        aside_ui(ui, &wdl_text(wdl));
    }
}

/// Shows the number of lines and of threads, and the memory of the engine.
pub(super) fn at_hand_ui(ui: &mut Ui, state: &State, at: usize, actions: &mut Actions) {
    let name = state.shared.settings.panel_engines.get(at);
    let Some(chosen) = name.and_then(|name| state.shared.settings.engines.get(name)) else {
        return;
    };
    ui.horizontal_wrapped(|ui| {
        let mut lines = i64::from(chosen.lines);
        let range = (1, i64::from(MAX_LINES));
        let texts = ["engine-lines", "engine-lines-tip"];
        if number_ui(ui, texts, None, &mut lines, range) {
            let lines = u16::try_from(lines).unwrap_or(1);
            actions.push(Action::from(EngineAction::SetLines(at, lines)));
        }
        let options = state.engine.places.get(at).map(|place| &place.seen.options);
        for (called, label, tip, unit) in AT_HAND {
            let option = options.and_then(|all| all.iter().find(|one| one.is_called(called)));
            let Some((option, OptionKind::Spin { default, min, max })) =
                option.map(|option| (option, &option.kind))
            else {
                continue;
            };
            let value = chosen.options.get(&option.name);
            let mut value = value
                .and_then(|value| value.parse().ok())
                .unwrap_or(*default);
            if number_ui(ui, [label, tip], unit, &mut value, (*min, *max)) {
                let text = (value != *default).then(|| value.to_string());
                let action = EngineAction::SetOption(at, option.name.clone(), text);
                actions.push(Action::from(action));
            }
        }
    });
}

/// Shows a number with its name and unit. Returns whether it was changed.
fn number_ui(
    ui: &mut Ui,
    [label, tip]: [&str; 2],
    unit: Option<&str>,
    number: &mut i64,
    range: (i64, i64),
) -> bool {
    let label = ui.label(tr(label));
    bound_next_number(ui);
    let unit = unit.map(|unit| format!(" {}", tr(unit)));
    let field = number_field(number, range).suffix(unit.unwrap_or_default());
    let field = ui.add(field).labelled_by(label.id);
    let is_changed = field.changed();
    field.field_tip(tr(tip));
    is_changed
}

/// Shows a field for a whole number in a range.
pub(super) fn number_field_ui(ui: &mut Ui, number: &mut i64, range: (i64, i64)) -> Response {
    bound_next_number(ui);
    ui.add(number_field(number, range))
}

fn number_field(number: &mut i64, (min, max): (i64, i64)) -> DragValue<'_> {
    DragValue::new(number)
        .range(min..=max)
        .update_while_editing(false)
}

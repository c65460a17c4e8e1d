//! The panel with the engines that analyse the position on the board, one below the other, and the choice of an engine.

pub(crate) mod evaluation_bar;
mod head;
mod lines;
mod options;
mod shown;

pub(crate) use options::engine_options_ui;
pub(crate) use shown::engine_arrows;

use crate::command::Command;
use crate::features::board::view::Gesture;
use crate::model::action::{Action, EngineAction, PlayOnAction};
use crate::model::state::State;
use crate::view::shortcuts::tip_with_keys;
use crate::view::{Actions, Focus, UiState};
use crate::widgets::labels::{announce, aside_ui, panel_head_ui};
use crate::widgets::style::{CONTROL_HEIGHT, SCROLL_BAR_SPACE, palette, target};
use egui::{Button, Id, Label, Rect, RichText, ScrollArea, Sense, Ui, vec2};
use tabiya_engine::uci::NotSent;
use tabiya_settings::MAX_PANEL_ENGINES;
use tabiya_text::{engine_trouble_text, name_text, not_sent_text, tr, tr_with, wrong_value_text};

/// Shows the panel.
pub(crate) fn engine_panel_ui(
    ui: &mut Ui,
    state: &State,
    ui_state: &mut UiState,
    actions: &mut Actions,
) {
    ui.scope(|ui| {
        // The title is as wide as the scrolled area below it.
        ui.set_max_width(ui.available_width() - SCROLL_BAR_SPACE);
        title_ui(ui, state, actions);
    });
    let area = ScrollArea::vertical().id_salt("engines").auto_shrink(false);
    area.show(ui, |ui| {
        ui.set_max_width(ui.available_width() - SCROLL_BAR_SPACE);
        let mut is_first = ui_state.take_focus(Focus::Engine);
        let names = &state.shared.settings.panel_engines;
        for (at, name) in names.iter().enumerate() {
            if at > 0 {
                ui.separator();
            }
            // Each engine has its own ids.
            ui.push_id(at, |ui| {
                let start = head::head_ui(ui, state, at, name, actions);
                if std::mem::take(&mut is_first) {
                    start.request_focus();
                }
                head::at_hand_ui(ui, state, at, actions);
                engine_ui(ui, state, ui_state, at, name, actions);
            });
        }
        choosing_ui(ui, state, is_first, actions);
        play_on_ui(ui, state, actions);
    });
}

/// Shows the button that opens the card for playing on, if there is an engine.
fn play_on_ui(ui: &mut Ui, state: &State, actions: &mut Actions) {
    if state.shared.settings.panel_engines.is_empty() || state.play_on.is_open {
        return;
    }
    ui.add_space(8.0);
    let name = tr("command-play-on");
    let button = Button::new(&name).min_size(vec2(0.0, target(ui.style(), CONTROL_HEIGHT)));
    let button = ui.add(button);
    if button.clicked() {
        actions.push(Action::Run(Command::PlayOn));
    }
    let tip = tr("play-on-open-tip");
    button.on_hover_text(tip_with_keys(ui, state, &tip, Command::PlayOn));
}

/// Holds back the search while a piece is dragged or squares are painted. The action comes before all other actions of
/// this frame.
pub(crate) fn hold_while_dragging(state: &State, ui_state: &mut UiState, actions: &mut Actions) {
    let is_held = ui_state.part::<Gesture>().is_active();
    if state.engine.is_open && state.engine.is_held != is_held {
        actions.insert(0, Action::from(EngineAction::Hold(is_held)));
    }
}

fn title_ui(ui: &mut Ui, state: &State, actions: &mut Actions) {
    let close = tr("engine-close");
    let tip = tip_with_keys(ui, state, &close, Command::Engine);
    if panel_head_ui(ui, &tr("command-engine"), &close, &tip) {
        actions.push(Action::Run(Command::Engine));
    }
}

/// Shows the results of an engine, or the reason why there are none.
fn engine_ui(
    ui: &mut Ui,
    state: &State,
    ui_state: &mut UiState,
    at: usize,
    name: &str,
    actions: &mut Actions,
) {
    let Some(place) = state.engine.places.get(at) else {
        return;
    };
    if !place.is_on {
        if !place.lines().is_empty() {
            head::numbers_ui(ui, state, at);
            lines::lines_ui(ui, state, ui_state, at, actions);
        }
        return;
    }
    if state.engine.is_paused {
        return paused_ui(ui, actions);
    }
    said_ui(ui, at, &place.said);
    if let Some(trouble) = &place.seen.trouble {
        warning_ui(
            ui,
            &engine_trouble_text(trouble, &shown::engine_name(state, at, name)),
        );
        let again = Button::new(tr("engine-start-again"));
        let again = again.min_size(vec2(0.0, target(ui.style(), CONTROL_HEIGHT)));
        if ui
            .add(again)
            .on_hover_text(tr("engine-start-again-tip"))
            .clicked()
        {
            actions.push(Action::from(EngineAction::StartAgain(at)));
        }
    }
    if let Some(not_sent) = not_sent_now(state, at) {
        warning_ui(
            ui,
            &not_sent_text(not_sent, &shown::engine_name(state, at, name)),
        );
    }
    for (option, why) in &place.seen.wrong_settings {
        warning_ui(ui, &format!("{option}: {}", wrong_value_text(why, None)));
    }
    head::numbers_ui(ui, state, at);
    lines::lines_ui(ui, state, ui_state, at, actions);
}

/// Says that the engine pauses during a game, and offers to show its analysis.
fn paused_ui(ui: &mut Ui, actions: &mut Actions) {
    ui.add(Label::new(RichText::new(tr("engine-is-paused")).weak()).wrap());
    let show = Button::new(tr("engine-show-analysis"));
    let show = ui.add(show.min_size(vec2(0.0, target(ui.style(), CONTROL_HEIGHT))));
    if show.clicked() {
        actions.push(Action::from(PlayOnAction::ShowAnalysis(true)));
    }
    show.on_hover_text(tr("engine-show-analysis-tip"));
}

/// The reason why the current position was not sent to an engine.
fn not_sent_now(state: &State, at: usize) -> Option<&NotSent> {
    let seen = &state.engine.places.get(at)?.seen;
    let asked = seen.question.as_ref()?;
    let is_shown = asked.position == *state.shared.document().position();
    seen.not_sent.as_ref().filter(|_| is_shown)
}

fn warning_ui(ui: &mut Ui, text: &str) {
    let color = palette(ui.visuals()).warning;
    let shown = RichText::new(format!("⚠ {text}")).color(color);
    let label = ui.add(Label::new(shown).wrap());
    announce(ui, &label, text);
}

/// Announces the best line to screen readers, as the lines themselves change too often to be read out.
fn said_ui(ui: &mut Ui, at: usize, said: &str) {
    let corner = Rect::from_min_size(ui.max_rect().left_top(), vec2(1.0, 1.0));
    let label = ui.interact(corner, Id::unique(("engine says", at)), Sense::hover());
    announce(ui, &label, said);
}

/// Shows the ways to choose a first engine, or the menu to add a second one below the first.
fn choosing_ui(ui: &mut Ui, state: &State, takes_focus: bool, actions: &mut Actions) {
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

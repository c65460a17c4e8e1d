//! The choices before a game: the side, the engine, its strength, and whether slips are reported.

use super::parts::{button_ui, warning_ui};
use crate::features::play_on::model::{
    Choice, Game, GameEnd, NODES, PlayOnAction, Ratings, Strength, TIME, end_text, seconds_text,
};
use crate::model::action::{Action, EngineAction};
use crate::model::state::State;
use crate::view::{Actions, Focus, UiState};
use crate::widgets::bounded::bound_next_number;
use crate::widgets::choices::choice_name;
use crate::widgets::labels::{Tip as _, aside_ui};
use crate::widgets::style::{CONTROL_HEIGHT, target};
use egui::{
    Button, ComboBox, DragValue, Label, Response, RichText, Role, TextStyle, Ui, WidgetInfo, vec2,
};
use tabiya_chess::problems::Problem;
use tabiya_chess::{Color, Level, Mover, Position};
use tabiya_collection::document::{DocumentId, StateId};
use tabiya_engine::EnginePhase;
use tabiya_settings::ChosenEngine;
use tabiya_text::{
    count_text, engine_trouble_text, name_text, no_moves_text, number_of_text, problem_text,
    problems_to_tell, tr, tr_with,
};

/// The labels before the controls.
const LABELS: [&str; 3] = ["play-on-side", "play-on-engine", "play-on-strength"];
/// The space between a label and its control.
const LABEL_GAP: f32 = 8.0;
/// Width of the number fields.
const NUMBER_WIDTH: f32 = 84.0;

/// Shows the choices, and the button that begins the game.
pub(super) fn choices_ui(
    ui: &mut Ui,
    state: &State,
    ui_state: &mut UiState,
    actions: &mut Actions,
) {
    let own = &state.play_on;
    let takes_focus = ui_state.take_focus(Focus::PlayOn);
    let Some((name, engine)) = own.choice.engine(&state.shared.settings) else {
        return no_engine_ui(ui, takes_focus, actions);
    };
    let mut choice = own.choice.clone();
    side_ui(ui, &mut choice, takes_focus);
    engine_ui(ui, state, name, &mut choice);
    strength_ui(ui, &mut choice);
    let ratings = ratings(state, name);
    let is_ready = match choice.strength {
        Strength::Rating => rating_ui(ui, state, name, ratings, &mut choice, actions),
        Strength::Nodes | Strength::Time => {
            limit_ui(ui, &mut choice);
            true
        }
    };
    let slips = ui.checkbox(&mut choice.tells_slips, tr("play-on-tell-slips"));
    slips.on_hover_text(tr("play-on-tell-slips-tip"));
    let can_be_played = position_ui(ui, state, ui_state, engine);
    ui.add_enabled_ui(is_ready && can_be_played, |ui| {
        let begin = ["play-on-begin", "play-on-begin-tip"];
        button_ui(ui, begin, PlayOnAction::Begin, actions);
    });
    if choice != own.choice {
        actions.insert(0, Action::from(PlayOnAction::Choose(Box::new(choice))));
    }
}

/// Says how to add an engine.
fn no_engine_ui(ui: &mut Ui, takes_focus: bool, actions: &mut Actions) {
    ui.add(Label::new(RichText::new(tr("play-on-no-engine")).weak()).wrap());
    let height = target(ui.style(), CONTROL_HEIGHT);
    let button = Button::new(tr("play-on-engine-panel")).min_size(vec2(0.0, height));
    let button = ui.add(button);
    if takes_focus {
        button.request_focus();
    }
    if button.clicked() {
        actions.push(Action::from(EngineAction::Open));
    }
    button.on_hover_text(tr("play-on-engine-panel-tip"));
}

/// The width of the longest label, so that all controls begin below each other in every language.
fn label_width(ui: &Ui) -> f32 {
    let font = TextStyle::Body.resolve(ui.style());
    let color = ui.visuals().text_color();
    let width = |id: &&str| {
        let text = ui.painter().layout_no_wrap(tr(id), font.clone(), color);
        text.size().x
    };
    LABELS.iter().map(width).fold(0.0, f32::max) + LABEL_GAP
}

/// Shows a row that begins with its label.
fn row_ui<T>(ui: &mut Ui, label: &str, contents: impl FnOnce(&mut Ui, Response) -> T) -> T {
    let width = label_width(ui);
    ui.horizontal(|ui| {
        let height = target(ui.style(), CONTROL_HEIGHT);
        ui.set_min_height(height);
        ui.spacing_mut().interact_size.y = height;
        ui.spacing_mut().item_spacing.x = 4.0;
        let label = ui.label(tr(label));
        ui.add_space((width - label.rect.width() - 4.0).max(0.0));
        contents(ui, label)
    })
    .inner
}

fn side_ui(ui: &mut Ui, choice: &mut Choice, takes_focus: bool) {
    row_ui(ui, "play-on-side", |ui, _| {
        let about = tr("play-on-side");
        for (side, text) in [(Color::White, tr("white")), (Color::Black, tr("black"))] {
            let is_on = choice.side == side;
            let button = Button::selectable(is_on, &text).frame_when_inactive(true);
            let height = target(ui.style(), CONTROL_HEIGHT);
            let button = ui.add(button.min_size(vec2(0.0, height)));
            let name = choice_name(&about, &text);
            button.widget_info(|| WidgetInfo::selected(Role::RadioButton, true, is_on, &name));
            if is_on && takes_focus {
                button.request_focus();
            }
            if button.clicked() {
                choice.side = side;
            }
            button.on_hover_text(tr("play-on-side-tip"));
        }
    });
}

fn engine_ui(ui: &mut Ui, state: &State, name: &str, choice: &mut Choice) {
    row_ui(ui, "play-on-engine", |ui, label| {
        let list = ComboBox::from_id_salt("play-on engine")
            .width(ui.available_width())
            .truncate()
            .selected_text(name)
            .show_ui(ui, |ui| {
                for (other, engine) in &state.shared.settings.engines {
                    let entry = ui.selectable_label(other == name, other);
                    if entry.on_hover_text(name_text(&engine.path)).clicked() {
                        choice.engine.clone_from(other);
                    }
                }
            });
        let list = list.response.labelled_by(label.id);
        list.on_hover_text(tr("play-on-engine-tip"));
    });
}

fn strength_name(strength: Strength) -> String {
    tr(match strength {
        Strength::Time => "play-on-time",
        Strength::Nodes => "play-on-nodes",
        Strength::Rating => "play-on-rating",
    })
}

fn strength_ui(ui: &mut Ui, choice: &mut Choice) {
    row_ui(ui, "play-on-strength", |ui, label| {
        let list = ComboBox::from_id_salt("play-on strength")
            .width(ui.available_width())
            .truncate()
            .selected_text(strength_name(choice.strength))
            .show_ui(ui, |ui| {
                for strength in [Strength::Time, Strength::Nodes, Strength::Rating] {
                    let is_chosen = strength == choice.strength;
                    if ui
                        .selectable_label(is_chosen, strength_name(strength))
                        .clicked()
                    {
                        choice.strength = strength;
                    }
                }
            });
        let list = list.response.labelled_by(label.id);
        list.on_hover_text(tr("play-on-strength-tip"));
    });
}

/// Shows the time or the number of nodes for a move.
fn limit_ui(ui: &mut Ui, choice: &mut Choice) {
    let strength = choice.strength;
    indented_ui(ui, |ui| {
        if strength == Strength::Time {
            let range = TIME.map(|time| time as f64 / 1000.0);
            if let Some(seconds) = number_ui(ui, strength, choice.time as f64 / 1000.0, range) {
                choice.time = (seconds * 1000.0).round() as u64;
            }
            ui.label(tr("play-on-seconds"));
        } else {
            let range = NODES.map(|nodes| nodes as f64);
            if let Some(nodes) = number_ui(ui, strength, choice.nodes as f64, range) {
                choice.nodes = nodes.round() as u64;
            }
        }
    });
}

/// Shows the rating, or the reason why it cannot be chosen. Returns whether the game can begin with it.
fn rating_ui(
    ui: &mut Ui,
    state: &State,
    name: &str,
    ratings: Option<Ratings>,
    choice: &mut Choice,
    actions: &mut Actions,
) -> bool {
    let opponent = &state.play_on.opponent;
    match ratings {
        Some(Ratings::From(min, max)) => {
            indented_ui(ui, |ui| {
                let ends = [min as f64, max as f64];
                let rating = number_ui(ui, Strength::Rating, choice.rating as f64, ends);
                if let Some(rating) = rating {
                    choice.rating = rating.round() as i64;
                }
                let range = [("min", min.into()), ("max", max.into())];
                aside_ui(ui, &tr_with("play-on-ratings", &range));
            });
            return true;
        }
        Some(Ratings::NotOffered) => warning_ui(ui, &tr("play-on-no-ratings")),
        None => {
            if let Some(trouble) = opponent.trouble() {
                warning_ui(ui, &engine_trouble_text(trouble, name));
            }
            if opponent.wanted.is_some() && opponent.seen.phase == EnginePhase::Starting {
                aside_ui(ui, &tr("engine-is-starting"));
            } else {
                ui.add(Label::new(RichText::new(tr("play-on-ratings-unknown")).weak()).wrap());
                let ask = ["play-on-ask-ratings", "play-on-ask-ratings-tip"];
                button_ui(ui, ask, PlayOnAction::AskRatings, actions);
            }
        }
    }
    false
}

/// The ratings that the engine offers, as far as it has reported them in a game or in the engine panel.
fn ratings(state: &State, name: &str) -> Option<Ratings> {
    let known = state.play_on.ratings.get(name).copied();
    let names = &state.shared.settings.panel_engines;
    let place = names.iter().position(|shown| shown == name);
    let place = || state.engine.places.get(place?);
    known.or_else(|| Ratings::of(&place()?.seen))
}

/// Shows a row below a control.
fn indented_ui(ui: &mut Ui, contents: impl FnOnce(&mut Ui)) {
    let width = label_width(ui);
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 4.0;
        ui.add_space(width);
        contents(ui);
    });
}

/// Shows the number of a limit. Returns the number that the user has chosen.
fn number_ui(ui: &mut Ui, limit: Strength, number: f64, [least, most]: [f64; 2]) -> Option<f64> {
    let is_time = limit == Strength::Time;
    // Showing the nearest possible number does not choose it.
    let mut shown = number.max(least).min(most);
    let height = target(ui.style(), CONTROL_HEIGHT);
    ui.scope(|ui| {
        ui.spacing_mut().interact_size = vec2(NUMBER_WIDTH, height);
        bound_next_number(ui);
        let field = DragValue::new(&mut shown)
            .range(least..=most)
            .speed(if is_time { 0.1 } else { 10.0 })
            .max_decimals(usize::from(is_time))
            .custom_formatter(move |number, _| match limit {
                Strength::Time => seconds_text(number),
                Strength::Nodes => count_text(number.round() as u64),
                Strength::Rating => format!("{number:.0}"),
            })
            .custom_parser(move |text| match limit {
                Strength::Time => text.trim().replace(',', ".").parse().ok(),
                Strength::Nodes | Strength::Rating => {
                    number_of_text(text).map(|number| number as f64)
                }
            })
            .update_while_editing(false);
        let field = ui.add(field).accessible_name(strength_name(limit));
        let field = field.field_tip(tr("play-on-limit-tip"));
        field.changed().then_some(shown)
    })
    .inner
}

/// The obstacles to a game from the position on the board, found once for each position.
#[derive(Debug, Default)]
struct Obstacles {
    of: Option<(DocumentId, u64, StateId, Position)>,
    end: Option<GameEnd>,
    illegal: Option<Problem>,
}

impl Obstacles {
    fn look_at(&mut self, state: &State, engine: &ChosenEngine) {
        let (document, row, content) = state.shared.shown();
        let position = *state.shared.document().position();
        let of = Some((document, row, content, position));
        if self.of == of {
            return;
        }
        self.of = of;
        let choice = state.play_on.choice.clone();
        self.end = Game::from_board(state.shared.document(), choice, engine.clone()).end;
        let worst = problems_to_tell(&position).into_iter().next();
        self.illegal = worst.filter(|problem| problem.level() <= Level::Illegal);
    }
}

/// Says what is wrong with the position. Returns whether a game can begin from it.
fn position_ui(ui: &mut Ui, state: &State, ui_state: &mut UiState, engine: &ChosenEngine) -> bool {
    if let Err(why) = Mover::new(state.shared.document().position()) {
        warning_ui(ui, &no_moves_text(why));
        return false;
    }
    let obstacles = ui_state.part::<Obstacles>();
    obstacles.look_at(state, engine);
    if let Some(end) = obstacles.end {
        let how = end_text(end);
        warning_ui(ui, &tr_with("play-on-is-over", &[("how", how.into())]));
        return false;
    }
    if let Some(problem) = &obstacles.illegal {
        let what = problem_text(problem);
        warning_ui(ui, &tr_with("play-on-illegal", &[("problem", what.into())]));
    }
    true
}

//! The card of an analysis, with its progress, its latest result and its buttons. Below it are the cards of interrupted
//! runs.

use crate::features::analysis::model::run::{LastFound, LeftRun};
use crate::features::analysis::model::{Running, ToPut};
use crate::model::action::{Action, AnalysisAction};
use crate::model::state::State;
use crate::view::Actions;
use crate::widgets::floating::card_ui;
use crate::widgets::labels::announce;
use crate::widgets::style::{GAP, bold, palette, target};
use egui::{Button, Label, ProgressBar, RichText, Ui, vec2};
use std::time::Duration;
use tabiya_chess::{Color, Mover};
use tabiya_notation::moves::push_san;
use tabiya_settings::EngineScores;
use tabiya_text::{count_text, counted, engine_score_text, tr, tr_with};

/// Shows the cards.
pub(crate) fn analysis_cards_ui(ui: &mut Ui, state: &State, actions: &mut Actions) {
    let own = &state.analysis;
    if let Some(running) = &own.running {
        framed_ui(ui, "analysis", |ui| running_ui(ui, state, running, actions));
    }
    if let Some(to_put) = own.to_put.as_ref().filter(|_| own.running.is_none()) {
        to_put_ui(ui, state, to_put, actions);
    }
    for (place, left) in own.left.iter().enumerate() {
        framed_ui(ui, ("analysis-left-card", place), |ui| {
            left_ui(ui, place, left, actions);
        });
    }
}

fn framed_ui(ui: &mut Ui, salt: impl std::hash::Hash + std::fmt::Debug, add: impl FnOnce(&mut Ui)) {
    let ground = palette(ui.visuals()).window;
    card_ui(ui, salt, ground, |ui| {
        ui.spacing_mut().item_spacing.y = GAP / 2.0;
        add(ui);
    });
}

fn button_ui(ui: &mut Ui, text: String, tip: String) -> bool {
    let button = Button::new(text).min_size(vec2(0.0, target(ui.style(), 0.0)));
    ui.add(button).on_hover_text(tip).clicked()
}

fn running_ui(ui: &mut Ui, state: &State, running: &Running, actions: &mut Actions) {
    let news = &running.news;
    let engine = match news.engine.as_str() {
        "" => &running.engine,
        engine => engine,
    };
    let variables = [
        ("name", running.name.as_str().into()),
        ("engine", engine.into()),
    ];
    ui.add(Label::new(bold(tr_with("analysis-of", &variables))).wrap());
    if news.of > 0 {
        let part = (news.done as f64 / news.of as f64) as f32;
        let bar = ProgressBar::new(part).desired_width(ui.available_width());
        ui.add(bar.show_percentage());
    }
    ui.add(Label::new(RichText::new(pace_text(running)).weak()).wrap());
    if let Some(last) = &news.last {
        let text = tr_with("analysis-last", &[("what", last_text(state, last).into())]);
        ui.add(Label::new(RichText::new(text).weak()).wrap());
    }
    let standing = standing_text(running);
    if !standing.is_empty() {
        let label = ui.add(Label::new(&standing).wrap());
        announce(ui, &label, &standing);
    }
    ui.horizontal_wrapped(|ui| {
        ui.add_enabled_ui(!running.is_stopping, |ui| {
            let (id, tip, pauses) = if running.is_paused() {
                ("analysis-go-on", "analysis-go-on-tip", false)
            } else {
                ("analysis-pause", "analysis-pause-tip", true)
            };
            if button_ui(ui, tr(id), tr(tip)) {
                actions.push(Action::from(AnalysisAction::Pause(pauses)));
            }
            if button_ui(ui, tr("analysis-stop"), tr("analysis-stop-tip")) {
                actions.push(Action::from(AnalysisAction::Stop));
            }
        });
    });
}

/// The state that the user waits for, or an empty text.
fn standing_text(running: &Running) -> String {
    if running.is_stopping {
        tr("analysis-is-stopping")
    } else if running.is_paused() {
        tr("analysis-is-paused")
    } else if running.news.engine.is_empty() {
        tr("analysis-engine-starts")
    } else {
        String::new()
    }
}

/// The progress, the pace and the estimated time left.
fn pace_text(running: &Running) -> String {
    let news = &running.news;
    let variables = [
        ("done", count_text(news.done).into()),
        ("of", count_text(news.of).into()),
    ];
    let mut parts = vec![tr_with("analysis-done", &variables)];
    if let Some(an_hour) = running.an_hour() {
        // A slow pace is given per hour, as it would round to 0 per minute.
        let (id, count) = if an_hour < 120 {
            ("analysis-an-hour", an_hour)
        } else {
            ("analysis-a-minute", an_hour / 60)
        };
        parts.push(tr_with(id, &counted(count)));
    }
    if let Some(left) = running.time_left().filter(|_| news.done < news.of) {
        let left = clock_text(left);
        parts.push(tr_with("analyse-pace-left", &[("time", left.into())]));
    }
    if news.failed > 0 {
        parts.push(tr_with("analysis-failed", &counted(news.failed)));
    }
    parts.join(" · ")
}

/// A time as hours, minutes and seconds.
fn clock_text(time: Duration) -> String {
    let seconds = time.as_secs();
    let (hours, minutes) = (seconds / 3600, seconds / 60 % 60);
    format!("{hours}:{minutes:02}:{:02}", seconds % 60)
}

/// The line, the move, its value and the depth of the search.
fn last_text(state: &State, last: &LastFound) -> String {
    let line = [("number", count_text(last.row + 1).into())];
    let mut parts = vec![tr_with("analysis-line", &line)];
    let mover = Mover::new(&last.position).ok();
    if let (Some(mover), Some(answer)) = (mover, last.answer) {
        let mut san = String::new();
        push_san(&mut san, &mover, answer, state.shared.move_names());
        parts.push(san);
    }
    if let Some(value) = last.value {
        let is_black = last.position.side_to_move == Color::Black;
        let value = match state.shared.settings.engine_scores {
            EngineScores::White if is_black => value.opposite(),
            EngineScores::White | EngineScores::Mover => value,
        };
        parts.push(engine_score_text(value));
    }
    let depth = [("depth", last.depth.into())];
    parts.push(tr_with("analysis-at-depth", &depth));
    parts.join(" · ")
}

/// Shows the results that are not yet in their document, if the user has to do something about
/// that.
fn to_put_ui(ui: &mut Ui, state: &State, to_put: &ToPut, actions: &mut Actions) {
    if to_put.is_put_off {
        framed_ui(ui, "analysis-to-put", |ui| {
            ui.add(Label::new(tr("analysis-not-put")).wrap());
            if button_ui(ui, tr("analysis-put"), tr("analysis-put-tip")) {
                actions.push(Action::from(AnalysisAction::Put));
            }
        });
    } else if state.shared.draft.is_some() {
        framed_ui(ui, "analysis-to-put", |ui| {
            let text = tr("analysis-waits-for-typing");
            let label = ui.add(Label::new(&text).wrap());
            announce(ui, &label, &text);
        });
    }
}

fn left_ui(ui: &mut Ui, place: usize, left: &LeftRun, actions: &mut Actions) {
    let [count, shown] = counted(left.results);
    let variables = [("name", left.stored.name.as_str().into()), count, shown];
    let text = tr_with("analysis-left", &variables);
    let label = ui.add(Label::new(&text).wrap());
    announce(ui, &label, &text);
    ui.horizontal_wrapped(|ui| {
        if button_ui(ui, tr("analysis-resume"), tr("analysis-resume-tip")) {
            actions.push(Action::from(AnalysisAction::Resume(place)));
        }
        if button_ui(ui, tr("analysis-discard"), tr("analysis-discard-tip")) {
            actions.push(Action::from(AnalysisAction::Discard(place)));
        }
    });
}

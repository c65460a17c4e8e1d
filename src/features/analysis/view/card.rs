//! The notice of an analysis, with its progress, its latest result and its buttons; and the notices of interrupted runs.

use crate::features::analysis::model::run::{LastFound, LeftRun};
use crate::features::analysis::model::{Running, ToPut};
use crate::model::action::AnalysisAction;
use crate::model::state::State;
use crate::view::notice::{Notice, NoticeButton, Tone};
use egui::Id;
use std::time::Duration;
use tabiya_chess::{Color, Mover};
use tabiya_notation::moves::write_san_with;
use tabiya_settings::EngineScores;
use tabiya_text::{count_text, counted, engine_score_text, tr, tr_with};

/// The notices of the analysis, of results that are not yet in their document, and of interrupted runs.
pub(crate) fn analysis_notices(state: &State) -> Vec<Notice> {
    let own = &state.analysis;
    let mut notices = Vec::new();
    notices.extend(
        own.running
            .as_ref()
            .map(|running| running_notice(state, running)),
    );
    let to_put = own.to_put.as_ref().filter(|_| own.running.is_none());
    notices.extend(to_put.and_then(|to_put| to_put_notice(state, to_put)));
    let left = own.left.iter().enumerate();
    notices.extend(left.map(|(place, left)| left_notice(place, left)));
    notices
}

fn running_notice(state: &State, running: &Running) -> Notice {
    let news = &running.news;
    let engine = match news.engine.as_str() {
        "" => &running.engine,
        engine => engine,
    };
    let variables = [
        ("name", running.name.as_str().into()),
        ("engine", engine.into()),
    ];
    let mut notice = Notice::of_work(Id::unique("analysis"), tr_with("analysis-of", &variables));
    if news.of > 0 {
        notice.part_done = Some((news.done as f64 / news.of as f64) as f32);
    }
    notice.details.push(pace_text(running));
    if let Some(last) = &news.last {
        let last = last_text(state, last);
        let last = tr_with("analysis-last", &[("what", last.into())]);
        notice.details.push(last);
    }
    let standing = standing_text(running);
    if !standing.is_empty() {
        let of = std::mem::replace(&mut notice.text, standing);
        notice.details.insert(0, of);
        notice.is_live = true;
    }
    let (id, tip, pauses) = if running.is_paused() {
        ("analysis-go-on", "analysis-go-on-tip", false)
    } else {
        ("analysis-pause", "analysis-pause-tip", true)
    };
    let mut buttons = [
        button(id, tip, AnalysisAction::Pause(pauses)),
        button("analysis-stop", "analysis-stop-tip", AnalysisAction::Stop),
    ];
    for button in &mut buttons {
        button.is_enabled = !running.is_stopping;
    }
    notice.buttons.extend(buttons);
    notice
}

fn button(text: &str, tip: &str, action: AnalysisAction) -> NoticeButton {
    NoticeButton::new(tr(text), action).with_tip(tr(tip))
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
        parts.push(write_san_with(&mover, answer, state.shared.move_names()));
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

/// The notice of results that are not yet in their document, if the user has to do something about that.
fn to_put_notice(state: &State, to_put: &ToPut) -> Option<Notice> {
    let notice = |id| Notice::new(Id::unique("analysis to put"), tr(id), Tone::News);
    if to_put.is_put_off {
        let put = button("analysis-put", "analysis-put-tip", AnalysisAction::Put);
        Some(notice("analysis-not-put").with(put))
    } else {
        let is_typing = state.shared.draft.is_some();
        is_typing.then(|| notice("analysis-waits-for-typing"))
    }
}

fn left_notice(place: usize, left: &LeftRun) -> Notice {
    let [count, shown] = counted(left.results);
    let variables = [("name", left.stored.name.as_str().into()), count, shown];
    let text = tr_with("analysis-left", &variables);
    let resume = AnalysisAction::Resume(place);
    let discard = AnalysisAction::Discard(place);
    Notice::new(Id::unique(("analysis left", place)), text, Tone::News)
        .with(button("analysis-resume", "analysis-resume-tip", resume))
        .with(button("analysis-discard", "analysis-discard-tip", discard))
}

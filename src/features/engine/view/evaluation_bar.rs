//! The evaluation bar on the left of the board: White's expected share of the points, from the side at the bottom.
//!
//! It is shown while an engine runs, and empty while there is no answer. Its room is there as long as the panel has an
//! engine, so that the board neither moves nor changes its size when the engine starts, stops or has no answer.

use crate::features::engine::model::{EnginePlace, EngineValue};
use crate::model::state::State;
use crate::widgets::style::{EVALUATION_BAR, GAP, palette};
use egui::{Id, Rect, Role, Sense, Stroke, StrokeKind, Ui, WidgetInfo, pos2};
use tabiya_engine::uci::{Bound, Value};
use tabiya_text::{engine_score_words, tr_with};

/// The radius of its corners.
const RADIUS: f32 = 2.0;

/// The width that the bar needs beside the board; 0 if it is not wanted.
pub(crate) fn width(state: &State) -> f32 {
    let settings = &state.shared.settings;
    let has_engine = state.engine.is_open && !settings.panel_engines.is_empty();
    if settings.evaluation_bar && has_engine {
        EVALUATION_BAR + GAP
    } else {
        0.0
    }
}

/// Shows the bar beside the rectangle of the board. Returns its place.
pub(crate) fn evaluation_bar_ui(ui: &Ui, state: &State, board: Rect) -> Option<Rect> {
    if width(state) == 0.0 {
        return None;
    }
    let right = board.left() - GAP / 2.0;
    let bar = Rect::from_x_y_ranges(right - EVALUATION_BAR..=right, board.y_range());
    let places = &state.engine.places;
    if let Some(value) = places.iter().find_map(EnginePlace::value) {
        paint(ui, bar, value, state.shared.view.flipped);
        let score = engine_score_words(Value {
            score: value.score,
            bound: Bound::Exact,
        });
        let text = tr_with("evaluation-bar", &[("score", score.into())]);
        let response = ui.interact(bar, Id::unique("evaluation bar"), Sense::hover());
        response.widget_info(|| WidgetInfo::labeled(Role::Meter, true, &text));
        response.on_hover_text(text);
    } else if places.iter().any(|place| place.is_on) {
        let colors = palette(ui.visuals());
        let edge = Stroke::new(1.0, colors.line);
        let painter = ui.painter();
        painter.rect(bar, RADIUS, colors.faint, edge, StrokeKind::Outside);
    }
    Some(bar)
}

fn paint(ui: &Ui, bar: Rect, value: EngineValue, is_flipped: bool) {
    let palette = palette(ui.visuals());
    let painter = ui.painter();
    let share = if is_flipped {
        1.0 - value.share()
    } else {
        value.share()
    };
    let (below, above) = if is_flipped {
        (palette.black_side, palette.white_side)
    } else {
        (palette.white_side, palette.black_side)
    };
    painter.rect_filled(bar, RADIUS, above);
    let border = bar.bottom() - share * bar.height();
    painter.rect_filled(bar.with_min_y(border), RADIUS, below);
    // The middle, where both sides have the same share.
    let middle = Stroke::new(1.5, palette.accent);
    let ends = [bar.left_center(), pos2(bar.right(), bar.center().y)];
    painter.line_segment(ends, middle);
    let edge = Stroke::new(1.0, palette.side_edge);
    painter.rect_stroke(bar, RADIUS, edge, StrokeKind::Outside);
}

//! The graph of the scores along the line of play, above its moves: those in the records of its positions, and those that
//! engines beside the board have found. A click or an arrow key goes to a position.

use crate::features::engine::model::EngineValue;
use crate::features::play::update::choosing::names;
use crate::features::play::update::spoken::place_text as played_place_text;
use crate::model::action::{Action, PlayAction};
use crate::model::state::State;
use crate::view::{Actions, UiState};
use crate::widgets::style::{GAP, MIN_MOVES_HEIGHT, SCORE_GRAPH, SMALL_FONT, palette};
use egui::{
    Align2, EventFilter, Key, Modifiers, Pos2, Rect, Response, Role, Sense, Shape, Stroke,
    StrokeKind, Ui, WidgetInfo, pos2, vec2,
};
use tabiya_collection::document::{DocumentId, LineOfPlay, StateId};
use tabiya_collection::tree::NodeId;
use tabiya_engine::analysis::score_in_record;
use tabiya_engine::uci::{Bound, Score, Value};
use tabiya_notation::record::read_record;
use tabiya_text::{engine_score_words, tr_with};

/// The fewest scores that make a graph.
const FEWEST: usize = 2;
/// The width for the labels of the axis of scores, in points.
const LABELS: f32 = 22.0;
/// The height for the numbers of the moves, in points.
const NUMBERS: f32 = 13.0;
/// The smallest distance of two numbers, in points.
const NUMBER_STEP: f32 = 36.0;
/// The scores with a line and a label, in centipawns.
const LINES: [i32; 3] = [300, 0, -300];

/// The values along the line, computed once for each change.
#[derive(Debug, Default)]
struct LineValues {
    of: Option<((DocumentId, u64, StateId), u64)>,
    values: Vec<Option<EngineValue>>,
}

impl LineValues {
    fn look_at(&mut self, state: &State, line: &LineOfPlay) {
        let of = (state.shared.shown(), state.engine.known.changes());
        if self.of == Some(of) {
            return;
        }
        self.of = Some(of);
        let positions = line.positions().enumerate();
        self.values = positions
            .map(|(at, (position, record))| {
                let in_record = if at == line.at() {
                    score_in_record(state.shared.document().operations())
                } else {
                    score_of_record(record)
                };
                let score = in_record.map(|score| score.from_white(position.side_to_move));
                let known = || state.engine.known.of(position).map(|value| value.score);
                // The axis has scores, so the expected results do not count.
                let wdl = None;
                let score = score.or_else(known)?;
                Some(EngineValue { score, wdl })
            })
            .collect();
    }
}

fn score_of_record(record: &[u8]) -> Option<Score> {
    let tail = read_record(record).ok()?.tail;
    score_in_record(record.get(tail)?)
}

/// The places in the graph.
struct Places {
    plot: Rect,
    count: usize,
}

impl Places {
    fn of(graph: Rect, count: usize) -> Self {
        let plot = Rect::from_min_max(
            graph.min + vec2(LABELS, 4.0),
            graph.max - vec2(6.0, NUMBERS),
        );
        Self { plot, count }
    }

    fn x(&self, at: usize) -> f32 {
        let last = self.count.saturating_sub(1).max(1);
        self.plot.left() + self.plot.width() * at as f32 / last as f32
    }

    fn y(&self, value: EngineValue) -> f32 {
        self.plot.bottom() - self.plot.height() * value.share()
    }

    /// The position whose place is nearest.
    fn at(&self, x: f32) -> usize {
        let distance = |at: &usize| (self.x(*at) - x).abs();
        let nearest =
            (0..self.count).min_by(|one, other| distance(one).total_cmp(&distance(other)));
        nearest.unwrap_or_default()
    }
}

/// Shows the graph, if enough scores are known and there is room for it above the moves.
pub(super) fn score_graph_ui(
    ui: &mut Ui,
    state: &State,
    ui_state: &mut UiState,
    actions: &mut Actions,
) {
    let Some(line) = state.shared.document().line_of_play() else {
        return;
    };
    let shown = ui_state.part::<LineValues>();
    shown.look_at(state, line);
    let values = shown.values.as_slice();
    let room = ui.available_height() - SCORE_GRAPH - 2.0 * GAP;
    if values.iter().flatten().count() < FEWEST || room < MIN_MOVES_HEIGHT {
        return;
    }
    ui.add_space(4.0);
    let size = vec2(ui.available_width(), SCORE_GRAPH);
    let (rect, graph) = ui.allocate_exact_size(size, Sense::click());
    let places = Places::of(rect, values.len());
    let text = |at: usize| place_text(state, line, values, at);
    let name = tr_with("score-graph", &[("place", text(line.at()).into())]);
    graph.widget_info(|| WidgetInfo::labeled(Role::Slider, true, &name));
    paint(ui, rect, &places, values, line);
    if graph.has_focus() {
        let ring = Stroke::new(2.0, palette(ui.visuals()).focus);
        let painter = ui.painter();
        painter.rect_stroke(rect, 2.0, ring, StrokeKind::Inside);
    }
    let chosen = chosen(ui, &graph, &places, line.at());
    if let Some(to) = chosen.filter(|to| *to != line.at()) {
        actions.push(Action::from(PlayAction::GoTo(to)));
    }
    let pointed = graph.hover_pos().map_or(line.at(), |pos| places.at(pos.x));
    graph.on_hover_text(text(pointed));
}

/// The position that a click or a key chooses.
fn chosen(ui: &Ui, graph: &Response, places: &Places, at: usize) -> Option<usize> {
    if let Some(pos) = graph.interact_pointer_pos().filter(|_| graph.clicked()) {
        graph.request_focus();
        return Some(places.at(pos.x));
    }
    if !graph.has_focus() {
        return None;
    }
    let filter = EventFilter {
        tab: false,
        horizontal_arrows: true,
        vertical_arrows: false,
        escape: false,
    };
    ui.memory_mut(|memory| memory.set_focus_lock_filter(graph.id, filter));
    let last = places.count.saturating_sub(1);
    ui.input_mut(|input| {
        let mut count = |key| input.count_and_consume_key(Modifiers::NONE, key);
        let (back, forward) = (count(Key::ArrowLeft), count(Key::ArrowRight));
        let (home, end) = (count(Key::Home), count(Key::End));
        if home + end > 0 {
            return Some(if home > 0 { 0 } else { last });
        }
        (back + forward > 0).then(|| (at + forward).saturating_sub(back).min(last))
    })
}

/// The move that leads to a position, with the score there.
fn place_text(
    state: &State,
    line: &LineOfPlay,
    values: &[Option<EngineValue>],
    at: usize,
) -> String {
    let node = line.nodes().get(at).copied().unwrap_or(NodeId::START);
    let played = played_place_text(line.tree(), node, names(&state.shared));
    let score = values.get(at).copied().flatten().map(|value| {
        engine_score_words(Value {
            score: value.score,
            bound: Bound::Exact,
        })
    });
    match score {
        Some(score) => format!("{played}: {score}"),
        None => played,
    }
}

fn paint(ui: &Ui, rect: Rect, places: &Places, values: &[Option<EngineValue>], line: &LineOfPlay) {
    let colors = palette(ui.visuals());
    let painter = ui.painter();
    painter.rect(
        rect,
        2.0,
        colors.field,
        (1.0, colors.line),
        StrokeKind::Inside,
    );
    for score in LINES {
        let y = places.y(EngineValue {
            score: Score::Centipawns(score),
            wdl: None,
        });
        let color = if score == 0 { colors.edge } else { colors.line };
        painter.hline(places.plot.x_range(), y, Stroke::new(1.0, color));
        let label = if score == 0 {
            "0".to_owned()
        } else {
            format!("{}{}", if score > 0 { "+" } else { "−" }, score.abs() / 100)
        };
        let place = pos2(places.plot.left() - 4.0, y);
        painter.text(
            place,
            Align2::RIGHT_CENTER,
            label,
            SMALL_FONT,
            colors.weak_text,
        );
    }
    paint_numbers(ui, places, line);
    let here = places.x(line.at());
    painter.vline(here, places.plot.y_range(), Stroke::new(1.5, colors.accent));
    let points: Vec<Option<Pos2>> = values
        .iter()
        .enumerate()
        .map(|(at, value)| value.map(|value| pos2(places.x(at), places.y(value))))
        .collect();
    let stroke = Stroke::new(1.5, colors.text);
    // Positions without a score leave a gap.
    for part in points.split(Option::is_none) {
        let part: Vec<Pos2> = part.iter().copied().flatten().collect();
        match part.as_slice() {
            [alone] => painter.circle_filled(*alone, 2.0, colors.text),
            _ => painter.add(Shape::line(part, stroke)),
        };
    }
    if let Some(Some(point)) = points.get(line.at()) {
        painter.circle_filled(*point, 3.5, colors.accent);
    }
}

/// Paints the numbers of moves along the axis, as many as there is room for.
fn paint_numbers(ui: &Ui, places: &Places, line: &LineOfPlay) {
    let color = palette(ui.visuals()).weak_text;
    let mut free_from = f32::NEG_INFINITY;
    let mut last = None;
    for (at, (position, _)) in line.positions().enumerate() {
        let number = position.fullmove_number;
        let x = places.x(at);
        if last == Some(number) || x < free_from {
            continue;
        }
        last = Some(number);
        free_from = x + NUMBER_STEP;
        let place = pos2(x, places.plot.bottom() + 1.0);
        let painter = ui.painter();
        painter.text(
            place,
            Align2::CENTER_TOP,
            number.to_string(),
            SMALL_FONT,
            color,
        );
    }
}

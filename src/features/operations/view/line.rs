//! A line of moves in the record that the user can step through. A separate board shows the position after each move;
//! the record does not change.

use crate::features::board::view::piece_atlas::PieceAtlases;
use crate::features::diagram::view::shape::{paint_diagram, small_geometry, square_side};
use crate::model::state::State;
use crate::view::UiState;
use crate::widgets::labels::announce;
use crate::widgets::style::{REPAIR_HEIGHT, palette, target};
use egui::{
    Button, EventFilter, Id, Key, Label, Modifiers, Rect, Response, RichText, Role, Sense, Stroke,
    StrokeKind, Ui, Vec2, WidgetInfo, vec2,
};
use std::collections::HashMap;
use tabiya_chess::{Color, Move, Mover, Position, Square};
use tabiya_notation::moves::{PieceNames, push_san};
use tabiya_notation::record_moves::MoveOperation;
use tabiya_text::{tr, tr_with};

/// The maximum number of moves shown around the current one. Nobody reads more in a narrow column.
const MAX_SHOWN: usize = 40;
/// The character between a move number and its move, which keeps both on one line.
const NUMBER_END: char = '\u{a0}';
/// The maximum side of the board, in points.
const MAX_SIDE: f32 = 240.0;

/// The current place in a line of moves.
#[derive(Debug, Default)]
struct Steps {
    /// The start position, the moves, and the form of piece names.
    of: Option<(Position, Vec<Move>, PieceNames)>,
    /// The displayed moves with their numbers.
    words: Vec<String>,
    /// The number of moves played.
    at: usize,
}

impl Steps {
    /// Starts at the beginning if the line has changed.
    fn look_at(&mut self, state: &State, line: &MoveOperation) {
        let (position, names) = (state.shared.document().position(), names(state));
        let is_same = |(of, moves, known): &(Position, Vec<Move>, PieceNames)| {
            of == position && *known == names && line.played().eq(moves.iter().copied())
        };
        if self.of.as_ref().is_some_and(is_same) {
            return;
        }
        let moves: Vec<_> = line.played().collect();
        *self = Self {
            words: words(position, &moves, names),
            of: Some((*position, moves, names)),
            at: 0,
        };
    }

    /// The position after the played moves, and the last move.
    fn position(&self) -> Option<(Position, Move)> {
        let (position, moves, _) = self.of.as_ref()?;
        let played = moves.get(..self.at)?;
        let last = *played.last()?;
        let after = played
            .iter()
            .fold(*position, |now, played| now.after(*played));
        Some((after, last))
    }

    /// The last move with its number, which Black's moves get too.
    fn last_word(&self, position: &Position) -> String {
        let word = self.at.checked_sub(1).and_then(|at| self.words.get(at));
        let word = word.cloned().unwrap_or_default();
        if word.contains(NUMBER_END) {
            return word;
        }
        let number = position.fullmove_number.saturating_sub(1);
        format!("{number}…{NUMBER_END}{word}")
    }
}

/// The form of piece names in displayed moves.
fn names(state: &State) -> PieceNames {
    if state.shared.settings.figurines {
        return PieceNames::Figurines;
    }
    let chosen = state.shared.settings.language;
    PieceNames::Letters(chosen.unwrap_or_else(|| state.shared.locale().piece_letters()))
}

/// The moves with their numbers.
pub(crate) fn words(position: &Position, moves: &[Move], names: PieceNames) -> Vec<String> {
    let mut mover = Mover::new(position).ok();
    let mut words = Vec::with_capacity(moves.len());
    for played in moves {
        let Some(now) = mover else {
            break;
        };
        let number = now.position().fullmove_number;
        let mut word = match now.position().side_to_move {
            Color::White => format!("{number}.{NUMBER_END}"),
            Color::Black if words.is_empty() => format!("{number}…{NUMBER_END}"),
            Color::Black => String::new(),
        };
        push_san(&mut word, &now, *played, names);
        words.push(word);
        mover = Some(now.after(*played));
    }
    words
}

/// Shows the line of moves below its operands.
pub(super) fn line_ui(ui: &mut Ui, state: &State, ui_state: &mut UiState, line: &MoveOperation) {
    if line.played().next().is_none() {
        return;
    }
    let known = ui_state.part::<LinesStepped>().0.remove(&line.row);
    let mut steps = known.unwrap_or_default();
    steps.look_at(state, line);
    let before = steps.at;
    words_ui(ui, &mut steps, line.row);
    if let Some(to) = step_buttons_ui(ui, steps.at, steps.words.len()) {
        steps.at = to;
    }
    if let Some((position, last)) = steps.position() {
        let board = board_ui(ui, state, ui_state, &position, last, &steps);
        if steps.at != before {
            board.scroll_to_me(None);
        }
    }
    ui_state.part::<LinesStepped>().0.insert(line.row, steps);
}

/// For each line of the record, identified by the number of its operation, the current place in it.
#[derive(Debug, Default)]
struct LinesStepped(HashMap<usize, Steps>);

/// Shows the moves and marks the current one. They are one Tab stop; arrow keys step through them.
fn words_ui(ui: &mut Ui, steps: &mut Steps, row: usize) {
    let id = Id::unique(("line of play", row));
    let mut chosen = None;
    let words = ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(4.0, 2.0);
        let first = steps.at.saturating_sub(MAX_SHOWN / 2);
        if first > 0 {
            ui.label(RichText::new("…").weak());
        }
        for (number, word) in steps.words.iter().enumerate().skip(first).take(MAX_SHOWN) {
            if word_ui(ui, word, number + 1 == steps.at).clicked() {
                chosen = Some(number + 1);
            }
        }
        if first + MAX_SHOWN < steps.words.len() {
            ui.label(RichText::new("…").weak());
        }
    });
    let whole = ui.interact(words.response.rect, id, Sense::HOVER | Sense::FOCUSABLE);
    whole.widget_info(|| WidgetInfo::labeled(Role::ListBox, true, tr("line-of-play")));
    if let Some(chosen) = chosen {
        steps.at = chosen;
        whole.request_focus();
    }
    keys(ui, &whole, steps);
}

/// Shows a move of a line. The current move is marked.
pub(crate) fn word_ui(ui: &mut Ui, word: &str, is_chosen: bool) -> Response {
    let palette = palette(ui.visuals());
    let mut text = RichText::new(word);
    if is_chosen {
        text = text
            .color(palette.chosen_text)
            .background_color(palette.chosen);
    }
    let label = ui.add(Label::new(text).selectable(false).sense(Sense::CLICK));
    label.widget_info(|| WidgetInfo::selected(Role::ListBoxOption, true, is_chosen, word));
    label
}

fn keys(ui: &Ui, whole: &Response, steps: &mut Steps) {
    if !whole.has_focus() {
        return;
    }
    let filter = EventFilter {
        horizontal_arrows: true,
        ..EventFilter::default()
    };
    ui.memory_mut(|memory| memory.set_focus_lock_filter(whole.id, filter));
    if let Some(to) = stepped_by_keys(ui, steps.at, steps.words.len()) {
        steps.at = to;
    }
}

/// The number of moves that a key leads to.
pub(crate) fn stepped_by_keys(ui: &Ui, at: usize, last: usize) -> Option<usize> {
    let mut to = at;
    for key in [Key::ArrowLeft, Key::ArrowRight, Key::Home, Key::End] {
        let count = ui.input_mut(|input| input.count_and_consume_key(Modifiers::NONE, key));
        if count > 0 {
            to = match key {
                Key::ArrowLeft => to.saturating_sub(count),
                Key::ArrowRight => (to + count).min(last),
                Key::Home => 0,
                _ => last,
            };
        }
    }
    (to != at).then_some(to)
}

/// Shows buttons that step back and forth. Returns the number of moves to step to.
pub(crate) fn step_buttons_ui(ui: &mut Ui, at: usize, last: usize) -> Option<usize> {
    let mut chosen = None;
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 4.0;
        let side = target(ui.style(), REPAIR_HEIGHT);
        for (sign, id, is_enabled, to) in [
            ("«", "line-first", at > 0, 0),
            ("‹", "line-back", at > 0, at.saturating_sub(1)),
            ("›", "line-forward", at < last, at + 1),
            ("»", "line-last", at < last, last),
        ] {
            let button = Button::new(sign).min_size(vec2(side + 6.0, side));
            let name = tr(id);
            let response = ui.add_enabled(is_enabled, button).accessible_name(&name);
            if response.clicked() {
                chosen = Some(to);
            }
            response.on_hover_text(&*name).on_disabled_hover_text(name);
        }
    });
    chosen
}

/// Shows the position after the current move.
fn board_ui(
    ui: &mut Ui,
    state: &State,
    ui_state: &mut UiState,
    position: &Position,
    last: Move,
    steps: &Steps,
) -> Response {
    let side = ui.available_width().min(MAX_SIDE);
    let atlas = ui_state
        .part::<PieceAtlases>()
        .atlas(ui.ctx(), square_side(ui, side));
    let text = tr_with(
        "line-position-after",
        &[("move", steps.last_word(position).into())],
    );
    let label = ui.label(RichText::new(&text).small().weak());
    announce(ui, &label, &text);
    let (place, response) = ui.allocate_exact_size(Vec2::splat(side), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Image, true, &text));
    let rect = Rect::from_min_size(place.min, Vec2::splat(side));
    let geometry = small_geometry(ui, rect, state.shared.view.flipped);
    paint_diagram(ui, &geometry, &position.board, &atlas);
    let frame = |square: Square| {
        let stroke = Stroke::new(2.0, palette(ui.visuals()).solution);
        let rect = geometry.rect_of(square);
        ui.painter()
            .rect_stroke(rect, 0.0, stroke, StrokeKind::Inside);
    };
    frame(last.from);
    frame(last.to);
    ui.add_space(4.0);
    response
}

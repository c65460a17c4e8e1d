//! The played moves, two on each line. A click shows the position after a move.
//!
//! The list is one Tab stop, as the board is. Arrow keys step from move to move.

use crate::features::play::update::choosing::names;
use crate::model::action::{Action, PlayAction};
use crate::model::state::State;
use crate::view::{Actions, UiState};
use crate::widgets::style::{CONTROL_HEIGHT, SCROLL_BAR_SPACE, target};
use egui::{
    Align, Align2, Atom, Button, EventFilter, Id, Key, Label, Layout, Modifiers, Rect, RichText,
    Role, ScrollArea, Sense, TextStyle, Ui, UiBuilder, WidgetInfo, pos2, vec2,
};
use tabiya_chess::{Color, Move, Mover, Position};
use tabiya_collection::document::{DocumentId, LineOfPlay, StateId};
use tabiya_notation::moves::{PieceNames, push_san};
use tabiya_text::tr;

/// The width of the numbers before the moves, in points.
const NUMBER_WIDTH: f32 = 38.0;

/// The displayed line, computed once for each change.
#[derive(Debug, Default)]
struct ShownLine {
    of: Option<(DocumentId, u64, StateId, PieceNames)>,
    moves: Vec<ShownMove>,
    /// The move that was scrolled into view last.
    at: Option<usize>,
    /// The scroll offset and the height of the list in the last frame.
    place: (f32, f32),
}

/// A move in the list.
#[derive(Clone, Debug)]
struct ShownMove {
    number: u32,
    side: Color,
    san: String,
}

impl ShownMove {
    /// The name of a move outside the list of moves, with its number and dots.
    fn name(&self) -> String {
        let dots = match self.side {
            Color::White => ".",
            Color::Black => "...",
        };
        format!("{}{dots} {}", self.number, self.san)
    }
}

impl ShownLine {
    fn look_at(&mut self, state: &State) {
        let (document, row, content) = state.shared.shown();
        let of = (document, row, content, names(&state.shared));
        if self.of == Some(of) {
            return;
        }
        self.of = Some(of);
        let line = state.shared.document().line_of_play();
        self.moves = line.map_or_else(Vec::new, |line| shown_moves(line, names(&state.shared)));
    }

    /// The number of lines. White's and Black's moves share a line, and Black may begin.
    fn lines(&self) -> usize {
        (self.moves.len() + self.first_column()).div_ceil(2)
    }

    /// The line that contains a move.
    fn line_of(&self, place: usize) -> usize {
        usize::midpoint(place, self.first_column())
    }

    /// 1 if Black begins, otherwise 0.
    fn first_column(&self) -> usize {
        let begins = self.moves.first().map(|first| first.side);
        usize::from(begins == Some(Color::Black))
    }
}

fn shown_moves(line: &LineOfPlay, names: PieceNames) -> Vec<ShownMove> {
    let moves: Vec<Move> = line.moves().collect();
    shown_from(line.start(), &moves, names)
}

fn shown_from(start: &Position, moves: &[Move], names: PieceNames) -> Vec<ShownMove> {
    let Ok(mut mover) = Mover::new(start) else {
        return Vec::new();
    };
    let shown = |played: &Move| {
        let mut san = String::new();
        push_san(&mut san, &mover, *played, names);
        let shown = ShownMove {
            number: mover.position().fullmove_number,
            side: mover.position().side_to_move,
            san,
        };
        mover = mover.after(*played);
        shown
    };
    moves.iter().map(shown).collect()
}

fn list_id() -> Id {
    Id::unique("played moves")
}

/// Shows the moves.
pub(super) fn list_ui(ui: &mut Ui, state: &State, ui_state: &mut UiState, actions: &mut Actions) {
    let mut shown = std::mem::take(ui_state.part::<ShownLine>());
    shown.look_at(state);
    if shown.moves.is_empty() {
        ui.scope(|ui| {
            ui.set_max_width(ui.available_width() - SCROLL_BAR_SPACE);
            ui.add(Label::new(RichText::new(tr("play-hint")).weak()).wrap());
        });
    } else {
        let at = state
            .shared
            .document()
            .line_of_play()
            .map_or(0, LineOfPlay::at);
        keys_ui(ui, at, shown.moves.len(), actions);
        lines_ui(ui, &mut shown, at, actions);
    }
    *ui_state.part::<ShownLine>() = shown;
}

/// Handles the arrow keys, Home and End while the list has the keyboard focus.
fn keys_ui(ui: &mut Ui, at: usize, count: usize, actions: &mut Actions) {
    let rect = ui.available_rect_before_wrap();
    let list = ui.interact(rect, list_id(), Sense::HOVER | Sense::FOCUSABLE);
    list.widget_info(|| WidgetInfo::labeled(Role::ListBox, true, tr("play-moves")));
    if !list.has_focus() {
        return;
    }
    let filter = EventFilter {
        tab: false,
        horizontal_arrows: true,
        vertical_arrows: true,
        escape: false,
    };
    ui.memory_mut(|memory| memory.set_focus_lock_filter(list_id(), filter));
    let mut to = at;
    ui.input_mut(|input| {
        let keys = [
            (Key::ArrowLeft, -1),
            (Key::ArrowRight, 1),
            (Key::ArrowUp, -2),
            (Key::ArrowDown, 2),
        ];
        for (key, by) in keys {
            for _ in 0..input.count_and_consume_key(Modifiers::NONE, key) {
                to = to.saturating_add_signed(by).min(count);
            }
        }
        if input.consume_key(Modifiers::NONE, Key::Home) {
            to = 0;
        }
        if input.consume_key(Modifiers::NONE, Key::End) {
            to = count;
        }
    });
    if to != at {
        actions.push(Action::from(PlayAction::GoTo(to)));
    }
}

fn lines_ui(ui: &mut Ui, shown: &mut ShownLine, at: usize, actions: &mut Actions) {
    let height = target(ui.style(), CONTROL_HEIGHT);
    ui.spacing_mut().item_spacing.y = 2.0;
    let step = height + ui.spacing().item_spacing.y;
    let mut area = ScrollArea::vertical().id_salt("moves").auto_shrink(false);
    if let Some(offset) = offset_for(shown, at, step) {
        area = area.vertical_scroll_offset(offset);
    }
    shown.at = Some(at);
    // The first line leads to the start of the played line.
    let count = shown.lines() + 1;
    let output = area.show_rows(ui, height, count, |ui, lines| {
        ui.set_max_width(ui.available_width() - SCROLL_BAR_SPACE);
        for line in lines {
            match line.checked_sub(1) {
                None => start_ui(ui, at, height, actions),
                Some(line) => line_ui(ui, shown, line, at, height, actions),
            }
        }
    });
    shown.place = (output.state.clamped_offset().y, output.inner_rect.height());
}

/// The scroll offset that brings the current move into view, if it is outside.
fn offset_for(shown: &ShownLine, at: usize, step: f32) -> Option<f32> {
    if shown.at == Some(at) {
        return None;
    }
    let line = match at.checked_sub(1) {
        None => 0,
        Some(place) => shown.line_of(place) + 1,
    };
    let (offset, height) = shown.place;
    let top = line as f32 * step;
    let is_seen = offset <= top && top + step <= offset + height;
    (!is_seen).then_some((top - height / 2.0).max(0.0))
}

fn start_ui(ui: &mut Ui, at: usize, height: f32, actions: &mut Actions) {
    let width = ui.available_width();
    let (rect, _) = ui.allocate_exact_size(vec2(width, height), Sense::hover());
    let rect = rect.with_min_x(rect.min.x + NUMBER_WIDTH);
    let name = tr("play-start");
    move_ui(ui, rect, 0, at, &name, &name, actions);
}

fn line_ui(
    ui: &mut Ui,
    shown: &ShownLine,
    line: usize,
    at: usize,
    height: f32,
    actions: &mut Actions,
) {
    let width = ui.available_width();
    let (rect, _) = ui.allocate_exact_size(vec2(width, height), Sense::hover());
    let half = ((width - NUMBER_WIDTH) / 2.0).floor();
    let first = shown.first_column();
    for column in 0..2 {
        let place = (2 * line + column).checked_sub(first);
        let Some((place, played)) = place.and_then(|place| Some((place, shown.moves.get(place)?)))
        else {
            continue;
        };
        if column == 0 || place == 0 {
            let number = rect.with_max_x(rect.min.x + NUMBER_WIDTH - 6.0);
            number_ui(ui, number, played);
        }
        let left = rect.min.x + NUMBER_WIDTH + column as f32 * half;
        let cell = Rect::from_min_size(pos2(left, rect.min.y), vec2(half - 2.0, height));
        move_ui(
            ui,
            cell,
            place + 1,
            at,
            &played.san,
            &played.name(),
            actions,
        );
    }
}

fn number_ui(ui: &Ui, rect: Rect, played: &ShownMove) {
    let dots = match played.side {
        Color::White => ".",
        Color::Black => "…",
    };
    let font = TextStyle::Body.resolve(ui.style());
    ui.painter().text(
        rect.right_center(),
        Align2::RIGHT_CENTER,
        format!("{}{dots}", played.number),
        font,
        ui.visuals().weak_text_color(),
    );
}

/// Shows a move, identified by the number of moves that lead to it. The current move is highlighted.
fn move_ui(
    ui: &mut Ui,
    rect: Rect,
    to: usize,
    at: usize,
    text: &str,
    name: &str,
    actions: &mut Actions,
) {
    let is_shown = to == at;
    // The list as a whole is the Tab stop.
    let button = Button::selectable(is_shown, (text, Atom::grow()))
        .sense(Sense::CLICK)
        .truncate()
        .min_size(rect.size());
    let layout = Layout::left_to_right(Align::Center);
    let place = UiBuilder::new().id_salt(to).max_rect(rect).layout(layout);
    let response = ui.scope_builder(place, |ui| ui.add(button)).inner;
    response.widget_info(|| WidgetInfo::selected(Role::ListBoxOption, true, is_shown, name));
    if is_shown && ui.memory(|memory| memory.has_focus(list_id())) {
        let active = response.id.accesskit_id();
        ui.ctx()
            .accesskit_node_builder(list_id(), |node| node.set_active_descendant(active));
    }
    if response.clicked() {
        actions.push(Action::from(PlayAction::GoTo(to)));
        ui.memory_mut(|memory| memory.request_focus(list_id()));
    }
}

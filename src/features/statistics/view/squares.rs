//! The squares of a kind of piece: the more positions have it on a square, the stronger its colour.

use crate::features::board::view::BoardGeometry;
use crate::features::board::view::piece_choice::PieceChoice;
use crate::features::statistics::model::plots::square_text;
use crate::model::action::{Action, CursorStep, StatisticsAction};
use crate::model::state::State;
use crate::view::{Actions, UiState};
use crate::widgets::style::{GAP, paint_two_lines, palette, target};
use egui::{
    Align2, EventFilter, Id, Key, Label, Modifiers, Rect, Response, RichText, Role, Sense, Style,
    TextStyle, Ui, UiBuilder, WidgetInfo, pos2, vec2,
};
use tabiya_chess::{Piece, Square};
use tabiya_collection::passes::{Bar, Statistics};
use tabiya_text::{squares_title, tr};

/// Height of a row of pieces to choose from.
const CHOICE: f32 = 30.0;
/// Width of the names of ranks and height of those of files.
const NAMES: f32 = 14.0;
/// Height of the line below the board.
const LEGEND: f32 = 20.0;
/// The number of kinds of pieces.
const KINDS: usize = 6;

/// The square of the keyboard cursor.
#[derive(Debug)]
struct SquareCursor(Square);

impl Default for SquareCursor {
    fn default() -> Self {
        Self(Square::A8)
    }
}

/// The height of everything for this width.
pub(super) fn squares_height(style: &Style, width: f32) -> f32 {
    let board = width - NAMES;
    2.0 * target(style, CHOICE) + GAP + board + NAMES + LEGEND
}

/// Shows the choice of a piece, and its squares.
pub(super) fn squares_ui(
    ui: &mut Ui,
    state: &State,
    ui_state: &mut UiState,
    place: Rect,
    statistics: &Statistics,
    actions: &mut Actions,
) {
    let height = target(ui.style(), CHOICE);
    let width = place.width() / KINDS as f32;
    for (number, piece) in Piece::ALL.into_iter().enumerate() {
        let (row, column) = (number / KINDS, number % KINDS);
        let offset = vec2(column as f32 * width, row as f32 * height);
        let rect = Rect::from_min_size(place.min + offset, vec2(width, height)).shrink(1.0);
        let choice = PieceChoice {
            id: ui.scope_id().with(("statistics-piece", piece)),
            piece,
            is_on: state.statistics.piece == piece,
            name: squares_title(piece),
        };
        if choice.show(ui, ui_state, rect) {
            actions.push(Action::from(StatisticsAction::ShowPiece(piece)));
        }
    }
    let top = place.top() + 2.0 * height + GAP;
    let bottom = place.bottom() - NAMES - LEGEND;
    let space = Rect::from_min_max(pos2(place.left() + NAMES, top), pos2(place.right(), bottom));
    let flipped = state.shared.view.flipped;
    let geometry = BoardGeometry::fit(space, 0.0, ui.pixels_per_point(), flipped);
    let piece = state.statistics.piece;
    let shown = board_ui(ui, ui_state, &geometry, statistics, piece, actions);
    paint_names(ui, &geometry);
    let text = match shown {
        Some(square) => square_text(statistics, piece, square),
        None => tr("statistics-squares-hint"),
    };
    let below = pos2(place.left(), place.bottom() - LEGEND);
    let builder = UiBuilder::new()
        .id_salt("statistics-legend")
        .max_rect(Rect::from_min_max(below, place.max));
    ui.scope_builder(builder, |ui| {
        ui.add(Label::new(RichText::new(text).small().weak()).truncate());
    });
}

/// Shows the squares. Returns the one under the pointer, or else that of the keyboard cursor.
fn board_ui(
    ui: &mut Ui,
    ui_state: &mut UiState,
    geometry: &BoardGeometry,
    statistics: &Statistics,
    piece: Piece,
    actions: &mut Actions,
) -> Option<Square> {
    let id = Id::unique("statistics squares");
    let board = ui.interact(geometry.rect, id, Sense::HOVER | Sense::FOCUSABLE);
    board.widget_info(|| WidgetInfo::labeled(Role::Group, true, squares_title(piece)));
    let mut filter = |square: Square| {
        let bar = Bar::On(piece, square);
        if statistics.count(bar) > 0 {
            actions.push(Action::from(StatisticsAction::Filter(bar)));
        }
    };
    let cursor = &mut ui_state.part::<SquareCursor>().0;
    if board.has_focus() {
        if keys(ui, &board, geometry.flipped, cursor) {
            filter(*cursor);
        }
        let current = id.with(cursor.index()).accesskit_id();
        ui.ctx()
            .accesskit_node_builder(board.id, |node| node.set_active_descendant(current));
    }
    let most = statistics.most_on_a_square(piece);
    let colors = palette(ui.visuals());
    let mut pointed = None;
    for square in Square::all_in_fen_order() {
        let rect = geometry.rect_of(square);
        let response = ui.interact(rect, id.with(square.index()), Sense::CLICK);
        response.widget_info(|| {
            let name = square_text(statistics, piece, square);
            WidgetInfo::selected(Role::Button, true, *cursor == square, name)
        });
        let count = statistics.count(Bar::On(piece, square));
        let color = colors.heat(count, most);
        ui.painter().rect_filled(rect.shrink(0.5), 0.0, color);
        if response.hovered() {
            pointed = Some(square);
        }
        if response.clicked() {
            filter(square);
        }
    }
    let marked = pointed.or(board.has_focus().then_some(*cursor));
    if let Some(square) = marked {
        let lines = [colors.focus, colors.focus_gap];
        paint_two_lines(ui.painter(), geometry.rect_of(square), 1.5, lines);
    }
    marked
}

/// Moves the cursor by the pressed keys. Returns whether its square was chosen.
fn keys(ui: &Ui, board: &Response, flipped: bool, cursor: &mut Square) -> bool {
    let filter = EventFilter {
        horizontal_arrows: true,
        vertical_arrows: true,
        ..EventFilter::default()
    };
    ui.memory_mut(|memory| memory.set_focus_lock_filter(board.id, filter));
    ui.input_mut(|input| {
        for (key, step) in [
            (Key::ArrowLeft, CursorStep::Left),
            (Key::ArrowRight, CursorStep::Right),
            (Key::ArrowUp, CursorStep::Up),
            (Key::ArrowDown, CursorStep::Down),
            (Key::Home, CursorStep::RowStart),
            (Key::End, CursorStep::RowEnd),
        ] {
            while input.consume_key(Modifiers::NONE, key) {
                *cursor = step.square_from(*cursor, flipped);
            }
        }
        let mut is_pressed = |key| input.consume_key(Modifiers::NONE, key);
        is_pressed(Key::Enter) | is_pressed(Key::Space)
    })
}

/// Paints the names of files and ranks.
fn paint_names(ui: &Ui, geometry: &BoardGeometry) {
    let color = palette(ui.visuals()).weak_text;
    let font = TextStyle::Small.resolve(ui.style());
    let (left, bottom) = (geometry.rect.left(), geometry.rect.bottom());
    for number in 0..8_u8 {
        let Some(square) = Square::from_index(number * 9) else {
            continue;
        };
        let middle = geometry.rect_of(square).center();
        let name = square.to_string();
        let (file, rank) = name.split_at(1);
        let below = pos2(middle.x, bottom + NAMES / 2.0);
        let beside = pos2(left - NAMES / 2.0, middle.y);
        for (at, text) in [(below, file), (beside, rank)] {
            ui.painter()
                .text(at, Align2::CENTER_CENTER, text, font.clone(), color);
        }
    }
}

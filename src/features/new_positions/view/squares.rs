//! The squares on which the pieces of a kind must be: drawn on a board as in *Find*, and as text.

use super::fields::ConditionField;
use super::form::Form;
use crate::features::board::view::BoardGeometry;
use crate::features::board::view::piece_atlas::{PieceAtlas, snapped_square};
use crate::features::board::view::piece_choice::PieceChoice;
use crate::features::find::view::{DrawnBoard, PatternDrawing};
use crate::model::state::State;
use crate::view::UiState;
use crate::widgets::labels::aside_ui;
use crate::widgets::line_with_end::line_with_end_ui;
use crate::widgets::style::{CONTROL_HEIGHT, GAP, NEW_POSITIONS_BOARD, Palette, target};
use egui::{Button, Color32, Id, Painter, Rect, Sense, Ui, Vec2, vec2};
use std::mem;
use tabiya_chess::{Piece, Square, SquareSet};
use tabiya_collection::recipe::Property;
use tabiya_collection::search::{Cell, Pattern};
use tabiya_tables::Material;
use tabiya_text::{piece_name, tr, tr_with};

/// The height of a button with a piece.
const CHOICE: f32 = 32.0;
/// The most buttons on a line.
const IN_LINE: usize = 6;
/// The size of the signs on allowed squares, relative to a square.
const SIGN: f32 = 0.62;

/// The piece whose squares are shown, and the memory of the board.
#[derive(Debug, Default)]
struct ShownSquares {
    piece: Option<Piece>,
    drawing: PatternDrawing,
}

/// Shows the choice of a piece, the board with its squares, and the squares as text. Returns the piece.
pub(super) fn squares_ui(
    ui: &mut Ui,
    state: &State,
    ui_state: &mut UiState,
    form: &mut Form,
) -> Option<Piece> {
    let pieces = pieces_of(form);
    let memory = ui_state.part::<ShownSquares>();
    let piece = memory.piece.filter(|piece| pieces.contains(piece));
    let piece = piece.or_else(|| first_of(&pieces, form));
    aside_ui(ui, &tr("new-positions-squares"));
    let piece = choices_ui(ui, ui_state, &pieces, piece);
    let Some(piece) = piece else {
        aside_ui(ui, &tr("new-positions-no-pieces"));
        return None;
    };
    ui_state.part::<ShownSquares>().piece = Some(piece);
    board_ui(ui, state, ui_state, form, piece);
    text_ui(ui, form, piece);
    Some(piece)
}

/// The kinds of pieces of the recipe.
fn pieces_of(form: &Form) -> Vec<Piece> {
    let recipe = form.draft().readable();
    let has = |piece: &Piece| {
        let is_in = |material: &Material| material.of_piece(*piece) > 0;
        let is_limited = recipe.regions.iter().any(|region| region.piece == *piece);
        is_limited || recipe.materials.iter().any(is_in)
    };
    Piece::ALL.into_iter().filter(has).collect()
}

/// The piece that is shown at first: one whose squares are limited.
fn first_of(pieces: &[Piece], form: &Form) -> Option<Piece> {
    let limited = form.draft().readable().regions.first();
    let limited = limited.map(|region| region.piece);
    limited.or_else(|| pieces.last().copied())
}

/// Shows a button for each piece. Returns the chosen one.
fn choices_ui(
    ui: &mut Ui,
    ui_state: &mut UiState,
    pieces: &[Piece],
    chosen: Option<Piece>,
) -> Option<Piece> {
    let mut choice = chosen;
    let height = target(ui.style(), CHOICE);
    let width = ui.available_width().min(NEW_POSITIONS_BOARD) / IN_LINE as f32;
    for line in pieces.chunks(IN_LINE) {
        let size = vec2(ui.available_width(), height);
        let (space, _) = ui.allocate_exact_size(size, Sense::hover());
        for (place, piece) in line.iter().enumerate() {
            let corner = space.min + vec2(place as f32 * width, 0.0);
            let variables = [("piece", piece_name(*piece).into())];
            let button = PieceChoice {
                id: Id::unique(("new positions piece", *piece)),
                piece: *piece,
                is_on: chosen == Some(*piece),
                name: tr_with("new-positions-squares-of", &variables),
            };
            let rect = Rect::from_min_size(corner, vec2(width, height)).shrink(1.0);
            if button.show(ui, ui_state, rect) {
                choice = Some(*piece);
            }
        }
    }
    choice
}

/// Shows the board, and changes the squares that were drawn.
fn board_ui(ui: &mut Ui, state: &State, ui_state: &mut UiState, form: &mut Form, piece: Piece) {
    let side = Vec2::splat(ui.available_width().min(NEW_POSITIONS_BOARD));
    let (place, _) = ui.allocate_exact_size(side, Sense::hover());
    let flipped = state.shared.view.flipped;
    let geometry = BoardGeometry::fit(place, 0.0, ui.pixels_per_point(), flipped);
    let name = piece_name(piece);
    let board = DrawnBoard {
        id: Id::unique("squares of new positions"),
        name: tr_with(
            "new-positions-squares-of",
            &[("piece", name.clone().into())],
        ),
        tip: tr("new-positions-squares-tip"),
        geometry: &geometry,
        language: state.shared.piece_language(),
        brush: Cell::Piece(piece),
        square_name: &|square, cell| square_text(square, is_allowed(cell), &name),
        paint: &|painter, pattern, atlas, palette| {
            let squares = squares_of(pattern);
            paint_squares(painter, &geometry, squares, palette);
            for square in squares {
                let rect = geometry.rect_of(square);
                paint_sign(painter, rect, piece, atlas);
            }
        },
    };
    let before = drawn(form, piece);
    let mut pattern = Pattern::EMPTY;
    for square in before {
        pattern.set(square, Cell::Piece(piece));
    }
    let mut drawing = mem::take(&mut ui_state.part::<ShownSquares>().drawing);
    let used = board.show(ui, ui_state, &mut drawing, &mut pattern);
    ui_state.part::<ShownSquares>().drawing = drawing;
    form.is_entered |= used.is_entered;
    let squares = squares_of(&pattern);
    if squares != before {
        let changed = form.draft().with_squares(piece, squares);
        form.write(&changed);
    }
}

/// The squares to which the recipe limits a piece; none if it may be anywhere.
fn drawn(form: &Form, piece: Piece) -> SquareSet {
    let mut regions = form.draft().readable().regions.iter();
    let region = regions.find(|region| region.piece == piece);
    region.map_or(SquareSet::EMPTY, |region| region.squares)
}

/// Any piece that is typed on the board allows a square.
fn is_allowed(cell: Cell) -> bool {
    matches!(cell, Cell::Piece(_) | Cell::AnyOf(_) | Cell::AnyPiece)
}

fn squares_of(pattern: &Pattern) -> SquareSet {
    let allowed = pattern.cells().filter(|(_, cell)| is_allowed(*cell));
    allowed.map(|(square, _)| square).collect()
}

fn square_text(square: Square, is_allowed: bool, piece: &str) -> String {
    let id = if is_allowed {
        "new-positions-square-on"
    } else {
        "new-positions-square-off"
    };
    let variables = [
        ("square", square.to_string().into()),
        ("piece", piece.into()),
    ];
    tr_with(id, &variables)
}

/// Covers the squares that are not allowed, if any are.
fn paint_squares(
    painter: &Painter,
    geometry: &BoardGeometry,
    squares: SquareSet,
    palette: &Palette,
) {
    if squares.is_empty() {
        return;
    }
    for square in !squares {
        let shade = palette.panel.gamma_multiply(0.7);
        painter.rect_filled(geometry.rect_of(square), 0.0, shade);
    }
}

/// Paints a small picture of the piece on an allowed square.
fn paint_sign(painter: &Painter, rect: Rect, piece: Piece, atlas: &PieceAtlas) {
    let picture = snapped_square(painter.ctx(), rect.center(), rect.width() * SIGN);
    let mut mesh = atlas.mesh();
    atlas.add_piece(&mut mesh, picture, piece, Color32::WHITE);
    painter.add(mesh);
}

/// Shows the squares as text, and a button that allows all squares again.
fn text_ui(ui: &mut Ui, form: &mut Form, piece: Piece) {
    let anywhere = tr("new-positions-anywhere");
    let field = ConditionField {
        property: Property::Region(piece),
        name: "new-positions-squares-text",
        tip: "new-positions-squares-text-tip",
        hint: &anywhere,
    };
    let height = target(ui.style(), CONTROL_HEIGHT);
    ui.add_space(GAP / 2.0);
    line_with_end_ui(
        ui,
        Id::unique("new positions squares"),
        height,
        form,
        |ui, form| {
            let shown = field.show(ui, form);
            shown.accessible_name(tr(field.name));
        },
        |ui, form| {
            let is_limited = !form.draft().value(field.property).is_empty();
            let clear = ui.add_enabled(is_limited, Button::new(tr("find-clear")));
            let clear = clear.accessible_name(tr("new-positions-clear-name"));
            if clear.clicked() {
                let changed = form.draft().with(field.property, "");
                form.write(&changed);
            }
            clear.on_hover_text(tr("new-positions-clear-name"));
        },
    );
    form.fault_ui(ui, field.property);
}

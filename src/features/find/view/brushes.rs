//! The palette of conditions that can be painted on the drawing, and their symbols on its squares.
//!
//! Any piece of a colour is a disc of that colour, any piece is a disc of both colours, an empty square is a hollow
//! frame, and an excluded piece is pale and crossed out. All differ in shape, not only in colour.

use super::drawing_keys::keys_of_cell;
use super::panel::{FindPanel, Panel};
use crate::features::board::view::piece_atlas::{PieceAtlas, PieceAtlases, snapped_square};
use crate::features::board::view::tray::{paint_eraser, paint_ground};
use crate::view::UiState;
use crate::widgets::style::{CORNER, Palette, paint_two_lines, palette};
use egui::{
    Color32, Painter, Pos2, Rect, Response, Role, Sense, Shape, Stroke, Ui, WidgetInfo, pos2, vec2,
};
use std::f32::consts::PI;
use tabiya_chess::{Color, Piece, Role as Kind};
use tabiya_collection::search::Cell;
use tabiya_text::{cell_name, tr, tr_with};

/// The arrangement of the brushes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Arrangement {
    /// A row for each colour and one for the other brushes.
    Rows,
    /// A column for each colour and one for the other brushes.
    Columns,
}

/// The effect of a button of the palette.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Brush {
    Cell(Cell),
    /// Switches between a piece and the exclusion of that piece.
    Not,
}

const SPECIAL: [Brush; 6] = [
    Brush::Cell(Cell::AnyOf(Color::White)),
    Brush::Cell(Cell::AnyOf(Color::Black)),
    Brush::Cell(Cell::AnyPiece),
    Brush::Cell(Cell::Empty),
    Brush::Not,
    Brush::Cell(Cell::Free),
];

/// Shows the palette.
pub(super) fn brushes_ui(
    ui: &mut Ui,
    ui_state: &mut UiState,
    space: Rect,
    shape: Arrangement,
    panel: &mut Panel,
) {
    let ground = palette(ui.visuals()).tray;
    ui.painter().rect_filled(space, CORNER, ground);
    let pieces = |color| Kind::ALL.map(|kind| Brush::Cell(Cell::Piece(Piece::new(color, kind))));
    let groups = [pieces(Color::White), pieces(Color::Black), SPECIAL];
    let size = match shape {
        Arrangement::Rows => space.size() / vec2(6.0, 3.0),
        Arrangement::Columns => space.size() / vec2(3.0, 6.0),
    };
    for (group, brushes) in groups.into_iter().enumerate() {
        for (place, brush) in brushes.into_iter().enumerate() {
            let (group, place) = (group as f32, place as f32);
            let corner = match shape {
                Arrangement::Rows => vec2(place, group),
                Arrangement::Columns => vec2(group, place),
            };
            let rect = Rect::from_min_size(space.min + corner * size, size);
            brush_ui(ui, ui_state, rect, brush, panel);
        }
    }
}

fn brush_ui(ui: &mut Ui, ui_state: &mut UiState, rect: Rect, brush: Brush, panel: &mut Panel) {
    let is_not = is_not(ui_state, panel);
    let cell = match brush {
        Brush::Cell(Cell::Piece(piece)) if is_not => Cell::Not(piece),
        Brush::Cell(cell) => cell,
        Brush::Not => Cell::Free,
    };
    let is_chosen = match brush {
        Brush::Cell(_) => panel.form.brush == cell,
        Brush::Not => is_not,
    };
    let response = ui.interact(
        rect,
        ui.make_persistent_id(("brush", rect_key(brush))),
        Sense::click(),
    );
    paint_ground(ui, rect, &response, is_chosen);
    let name = match (brush, cell) {
        (Brush::Not, _) => tr("brush-not-name"),
        (_, Cell::Free) => tr("brush-wipe"),
        _ => tr_with("brush-name", &[("cell", cell_name(cell).into())]),
    };
    response.widget_info(|| WidgetInfo::selected(Role::Button, true, is_chosen, &name));
    paint_symbol(ui, ui_state, rect, brush, cell);
    if response.clicked() {
        choose(ui_state, brush, cell, panel);
    }
    tip_ui(response, brush, cell);
}

/// The name of a button's rectangle, which stays the same when the palette shows excluded pieces.
fn rect_key(brush: Brush) -> String {
    match brush {
        Brush::Not => "not".to_owned(),
        Brush::Cell(cell) => keys_of_cell(cell),
    }
}

fn paint_symbol(ui: &Ui, ui_state: &mut UiState, rect: Rect, brush: Brush, cell: Cell) {
    let palette = palette(ui.visuals());
    let side = (rect.size().min_elem() - 4.0).min(30.0);
    let picture = snapped_square(ui.ctx(), rect.center(), side);
    let atlas = ui_state.part::<PieceAtlases>().atlas(ui.ctx(), side);
    match (brush, cell) {
        (Brush::Not, _) => paint_ban(ui.painter(), picture, palette),
        (_, Cell::Free) => paint_eraser(ui.painter(), picture, palette.tray_ink),
        _ => paint_cell(ui.painter(), picture, cell, &atlas, palette),
    }
}

/// Whether the palette shows excluded pieces.
fn is_not(ui_state: &mut UiState, panel: &Panel) -> bool {
    ui_state.part::<FindPanel>().drawing.is_not || matches!(panel.form.brush, Cell::Not(_))
}

fn choose(ui_state: &mut UiState, brush: Brush, cell: Cell, panel: &mut Panel) {
    let was_not = is_not(ui_state, panel);
    let form = &mut panel.form;
    match brush {
        Brush::Cell(_) => {
            ui_state.part::<FindPanel>().drawing.is_not = matches!(cell, Cell::Not(_));
            form.brush = cell;
        }
        Brush::Not => {
            ui_state.part::<FindPanel>().drawing.is_not = !was_not;
            form.brush = match form.brush {
                Cell::Piece(piece) if !was_not => Cell::Not(piece),
                Cell::Not(piece) if was_not => Cell::Piece(piece),
                other => other,
            };
        }
    }
}

fn tip_ui(response: Response, brush: Brush, cell: Cell) {
    let tip = match (brush, cell) {
        (Brush::Not, _) => tr("brush-not-tip"),
        (_, cell) => {
            let name = if cell == Cell::Free {
                tr("brush-wipe")
            } else {
                cell_name(cell)
            };
            let keys = keys_of_cell(cell);
            tr_with("brush-tip", &[("cell", name.into()), ("keys", keys.into())])
        }
    };
    response.on_hover_text(tip);
}

/// The tint of an excluded piece, which shows through its cross.
const PALE: Color32 = Color32::from_rgba_premultiplied(190, 190, 190, 190);

/// Draws the condition on a square into a rectangle of the size of the atlas's pictures.
pub(super) fn paint_cell(
    painter: &Painter,
    rect: Rect,
    cell: Cell,
    atlas: &PieceAtlas,
    palette: &Palette,
) {
    match cell {
        Cell::Free => {}
        Cell::Piece(piece) => paint_piece(painter, rect, piece, atlas, Color32::WHITE),
        Cell::AnyOf(Color::White) => paint_disc(painter, rect, palette.white_side, palette),
        Cell::AnyOf(Color::Black) => paint_disc(painter, rect, palette.black_side, palette),
        Cell::AnyPiece => paint_half_disc(painter, rect, palette),
        Cell::Empty => paint_frame(painter, rect, palette),
        Cell::Not(piece) => {
            paint_piece(painter, rect, piece, atlas, PALE);
            paint_ban(painter, rect, palette);
        }
    }
}

fn paint_piece(painter: &Painter, rect: Rect, piece: Piece, atlas: &PieceAtlas, tint: Color32) {
    let mut mesh = atlas.mesh();
    atlas.add_piece(&mut mesh, rect, piece, tint);
    painter.add(mesh);
}

fn edge(side: f32, palette: &Palette) -> Stroke {
    Stroke::new((side / 22.0).max(1.25), palette.symbol_edge)
}

fn paint_disc(painter: &Painter, rect: Rect, fill: Color32, palette: &Palette) {
    let side = rect.width();
    painter.circle(rect.center(), side * 0.28, fill, edge(side, palette));
}

/// Draws a disc that is white on the left and black on the right.
fn paint_half_disc(painter: &Painter, rect: Rect, palette: &Palette) {
    const POINTS: u8 = 24;
    let (middle, radius) = (rect.center(), rect.width() * 0.28);
    let at = |angle: f32| middle + vec2(angle.sin(), -angle.cos()) * radius;
    let right = (0..=POINTS).map(|point| at(PI * f32::from(point) / f32::from(POINTS)));
    painter.circle_filled(middle, radius, palette.white_side);
    painter.add(Shape::convex_polygon(
        right.collect(),
        palette.black_side,
        Stroke::NONE,
    ));
    painter.circle_stroke(middle, radius, edge(rect.width(), palette));
}

/// Draws a hollow frame. Only its corners are drawn, so that it does not look like a board.
fn paint_frame(painter: &Painter, rect: Rect, palette: &Palette) {
    let frame = snapped_square(painter.ctx(), rect.center(), rect.width() * 0.5);
    let arm = frame.width() * 0.34;
    let stroke = Stroke::new((rect.width() / 16.0).max(1.5), palette.symbol_edge);
    let corner = |corner: Pos2, x: f32, y: f32| {
        let ends = [
            pos2(corner.x + arm * x, corner.y),
            corner,
            pos2(corner.x, corner.y + arm * y),
        ];
        painter.add(Shape::line(ends.to_vec(), stroke));
    };
    corner(frame.left_top(), 1.0, 1.0);
    corner(frame.right_top(), -1.0, 1.0);
    corner(frame.right_bottom(), -1.0, -1.0);
    corner(frame.left_bottom(), 1.0, -1.0);
}

/// Draws a prohibition sign: a ring with a bar.
fn paint_ban(painter: &Painter, rect: Rect, palette: &Palette) {
    let (middle, radius) = (rect.center(), rect.width() * 0.42);
    let stroke = Stroke::new((rect.width() / 18.0).max(1.5), palette.mark_illegal);
    painter.circle_stroke(middle, radius, stroke);
    let across = vec2(radius, radius) * std::f32::consts::FRAC_1_SQRT_2;
    painter.line_segment([middle - across, middle + across], stroke);
}

/// Draws the keyboard cursor around its square.
pub(super) fn paint_cursor(painter: &Painter, rect: Rect, palette: &Palette) {
    let width = (rect.width() / 16.0).max(2.0);
    paint_two_lines(painter, rect, width, [palette.cursor, palette.mark_sign]);
}

//! The palette of conditions that can be painted on the drawing.

use super::drawing_keys::keys_of_cell;
use super::panel::{FindPanel, Panel};
use super::symbols::{paint_ban, paint_cell};
use crate::features::board::view::piece_atlas::{PieceAtlases, snapped_square};
use crate::features::board::view::tray::{paint_eraser, paint_ground};
use crate::view::UiState;
use crate::widgets::style::palette;
use egui::{Rect, Response, Role, Sense, Ui, WidgetInfo, vec2};
use tabiya_chess::{Color, Piece, Role as Kind};
use tabiya_collection::search::Cell;
use tabiya_text::{cell_name, tr, tr_with};

/// The arrangement of the brushes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Shape {
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
    shape: Shape,
    panel: &mut Panel,
) {
    let ground = palette(ui.visuals()).tray;
    ui.painter().rect_filled(space, 6.0, ground);
    let pieces = |color| Kind::ALL.map(|kind| Brush::Cell(Cell::Piece(Piece::new(color, kind))));
    let groups = [pieces(Color::White), pieces(Color::Black), SPECIAL];
    let size = match shape {
        Shape::Rows => space.size() / vec2(6.0, 3.0),
        Shape::Columns => space.size() / vec2(3.0, 6.0),
    };
    for (group, brushes) in groups.into_iter().enumerate() {
        for (place, brush) in brushes.into_iter().enumerate() {
            let (group, place) = (group as f32, place as f32);
            let corner = match shape {
                Shape::Rows => vec2(place, group),
                Shape::Columns => vec2(group, place),
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

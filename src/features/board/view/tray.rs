//! The places of the spare pieces and the tools: beside the board, or below it if that leaves a larger board.

use super::piece_atlas::PieceAtlas;
use super::{brush_or_none, put_at_home};
use crate::command::Command;
use crate::model::action::{Action, BoardAction};
use crate::model::state::{State, Tool};
use crate::view::Actions;
use crate::view::shortcuts::tip_with_keys;
use crate::widgets::style::{CORNER, MAX_SPARE_SIDE, palette};
use egui::{
    Color32, Painter, Pos2, Rect, Response, Role as WidgetRole, Sense, Shape, Stroke, StrokeKind,
    Ui, Vec2, WidgetInfo, pos2, vec2,
};
use tabiya_chess::{Color, Piece, Role};
use tabiya_collection::document::UndoGroup;
use tabiya_text::{piece_name, tr, tr_with};

/// The minimum side of a button, because smaller pieces look alike.
const MIN_SIDE: f32 = 16.0;

/// Buttons of at least this side shrink in favour of the board beside them.
const EASY_SIDE: f32 = 44.0;

/// The arrangement of the buttons.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum TrayShape {
    /// Two columns: one for each colour, with a tool on top.
    Columns,
    /// One row: the tools, White's pieces, Black's pieces.
    Row,
}

impl TrayShape {
    const fn size(self) -> (usize, usize) {
        match self {
            Self::Columns => (2, 7),
            Self::Row => (14, 1),
        }
    }
}

/// The place of the tray and the size of its buttons.
#[derive(Clone, Copy, Debug)]
pub(crate) struct TrayGeometry {
    /// The whole tray.
    pub rect: Rect,
    side: f32,
    shape: TrayShape,
}

fn side_for(length: f32, buttons: usize) -> f32 {
    (length / buttons as f32)
        .floor()
        .clamp(MIN_SIDE, MAX_SPARE_SIDE)
}

impl TrayGeometry {
    /// The width of a tray in a space of this size, beside a board of the same height. The board takes the width that
    /// it can use, as long as the buttons are easy to hit.
    pub(crate) fn width_beside(space: Vec2) -> f32 {
        let (columns, rows) = TrayShape::Columns.size();
        let side = side_for(space.y.min(space.x), rows);
        let left = ((space.x - space.y) / columns as f32).floor();
        columns as f32 * left.clamp(side.min(EASY_SIDE), side)
    }

    /// The height of a tray below the board, in a space of this width.
    pub(crate) fn height_below(width: f32) -> f32 {
        let (columns, rows) = TrayShape::Row.size();
        rows as f32 * side_for(width, columns)
    }

    /// A tray of this width with its left edge at a point, centred on the height of the board beside it.
    pub(crate) fn beside(top_left: Pos2, width: f32, board_height: f32) -> Self {
        let (columns, rows) = TrayShape::Columns.size();
        let side = side_for(board_height, rows).min(width / columns as f32);
        let tray = Self::new(top_left, side, TrayShape::Columns);
        let down = ((board_height - tray.rect.height()) / 2.0).max(0.0).round();
        tray.moved(vec2(0.0, down))
    }

    /// A tray below a board, centred on the width of a space.
    pub(crate) fn below(top: f32, space: Rect) -> Self {
        let side = side_for(space.width(), TrayShape::Row.size().0);
        let tray = Self::new(pos2(space.min.x, top), side, TrayShape::Row);
        let right = ((space.width() - tray.rect.width()) / 2.0).max(0.0).round();
        tray.moved(vec2(right, 0.0))
    }

    fn new(top_left: Pos2, side: f32, shape: TrayShape) -> Self {
        let (columns, rows) = shape.size();
        let size = vec2(columns as f32, rows as f32) * side;
        Self {
            rect: Rect::from_min_size(top_left, size),
            side,
            shape,
        }
    }

    fn moved(mut self, by: Vec2) -> Self {
        self.rect = self.rect.translate(by);
        self
    }

    /// The side of a spare piece's picture, in points.
    pub(crate) fn piece_side(&self) -> f32 {
        self.side - 6.0
    }

    /// A button of one of the two sets. Place 0 of each set is a tool.
    fn button(&self, set: usize, place: usize) -> Rect {
        let (column, row) = match (self.shape, place) {
            (TrayShape::Columns, _) => (set, place),
            (TrayShape::Row, 0) => (set, 0),
            (TrayShape::Row, _) => (1 + set * 6 + place, 0),
        };
        let offset = vec2(column as f32, row as f32) * self.side;
        Rect::from_min_size(self.rect.min + offset, Vec2::splat(self.side))
    }

    /// The place of the pointer's button.
    pub(crate) fn pointer(&self) -> Rect {
        self.button(0, 0)
    }

    /// The place of the eraser's button.
    pub(crate) fn eraser(&self) -> Rect {
        self.button(1, 0)
    }

    /// The pieces and their places.
    pub(crate) fn pieces(&self) -> Vec<(Rect, Piece)> {
        let mut pieces = Vec::with_capacity(12);
        for (set, color) in Color::ALL.into_iter().enumerate() {
            for (place, role) in Role::ALL.into_iter().enumerate() {
                pieces.push((self.button(set, place + 1), Piece::new(color, role)));
            }
        }
        pieces
    }
}

/// Shows the tray.
pub(crate) fn spare_pieces_ui(
    ui: &mut Ui,
    state: &State,
    tray: &TrayGeometry,
    atlas: &PieceAtlas,
    actions: &mut Actions,
) {
    let colors = palette(ui.visuals());
    ui.painter().rect_filled(tray.rect, CORNER, colors.tray);
    tool_ui(ui, state, tray.pointer(), Tool::Pointer, actions);
    tool_ui(ui, state, tray.eraser(), Tool::Eraser, actions);
    for (rect, piece) in tray.pieces() {
        piece_ui(ui, state, rect, piece, atlas, actions);
    }
}

fn tool_ui(ui: &mut Ui, state: &State, rect: Rect, tool: Tool, actions: &mut Actions) {
    let (name, tip, command) = match tool {
        Tool::Eraser => (tr("eraser-tool"), "eraser-tool-tip", Command::EraserTool),
        Tool::Pointer | Tool::Brush(_) | Tool::Draw | Tool::Play => {
            (tr("pointer-tool"), "pointer-tool-tip", Command::PointerTool)
        }
    };
    let response = ui.interact(rect, ui.make_persistent_id(&name), Sense::click());
    paint_ground(ui, rect, &response, state.board.tool == tool);
    response.widget_info(|| {
        WidgetInfo::selected(
            WidgetRole::Button,
            true,
            state.board.tool == tool,
            name.clone(),
        )
    });
    if response.clicked() {
        actions.push(Action::from(BoardAction::SelectTool(tool)));
    }
    let color = palette(ui.visuals()).tray_ink;
    match tool {
        Tool::Eraser => paint_eraser(ui.painter(), rect, color),
        Tool::Pointer | Tool::Brush(_) | Tool::Draw | Tool::Play => {
            paint_arrow(ui.painter(), rect, color);
        }
    }
    response.on_hover_text(tip_with_keys(ui, state, &tr(tip), command));
}

fn piece_ui(
    ui: &mut Ui,
    state: &State,
    rect: Rect,
    piece: Piece,
    atlas: &PieceAtlas,
    actions: &mut Actions,
) {
    let is_brush = state.board.tool == Tool::Brush(piece);
    let id = ui.make_persistent_id(("spare", piece));
    let response = ui.interact(rect, id, Sense::click_and_drag());
    paint_ground(ui, rect, &response, is_brush);
    response.widget_info(|| {
        let name = tr_with("place-piece", &[("piece", piece_name(piece).into())]);
        WidgetInfo::selected(WidgetRole::Button, true, is_brush, name)
    });
    // The gesture reads the mouse, so this click comes from the keyboard or a screen reader.
    let is_mouse = ui.input(|input| input.pointer.any_released() || input.pointer.any_down());
    if response.clicked() && !is_mouse {
        if ui.input(|input| input.modifiers.command) {
            put_at_home(piece, state.board.symmetric, UndoGroup::Stroke(0), actions);
        } else {
            actions.push(Action::from(BoardAction::SelectTool(brush_or_none(
                state.board.tool,
                piece,
            ))));
        }
    }
    let side = rect.width() - 6.0;
    let picture = super::piece_atlas::snapped_square(ui.ctx(), rect.center(), side);
    let mut mesh = atlas.mesh();
    atlas.add_piece(&mut mesh, picture, piece, Color32::WHITE);
    ui.painter().add(mesh);
    response.on_hover_text(tr("place-piece-tip"));
}

/// Paints the background of a button in the tray.
pub(crate) fn paint_ground(ui: &Ui, rect: Rect, response: &Response, is_chosen: bool) {
    let colors = palette(ui.visuals());
    let inner = rect.shrink(2.0);
    if is_chosen {
        ui.painter().rect_filled(inner, CORNER, colors.tray_hovered);
        let stroke = Stroke::new(2.5, colors.tray_ink);
        ui.painter()
            .rect_stroke(inner, CORNER, stroke, StrokeKind::Inside);
    } else if response.hovered() {
        ui.painter().rect_filled(inner, CORNER, colors.tray_hovered);
    }
    if response.has_focus() {
        let stroke = Stroke::new(2.0, colors.black_side);
        ui.painter()
            .rect_stroke(inner, CORNER, stroke, StrokeKind::Outside);
    }
}

fn paint_arrow(painter: &Painter, rect: Rect, color: Color32) {
    let at = |x: f32, y: f32| rect.min + vec2(x, y) * rect.width();
    // The usual arrow: a triangle with a tail, as two convex parts.
    let head = vec![at(0.36, 0.22), at(0.36, 0.70), at(0.69, 0.55)];
    let tail = [at(0.47, 0.56), at(0.57, 0.79)];
    painter.add(Shape::convex_polygon(head, color, Stroke::NONE));
    painter.line_segment(tail, Stroke::new(rect.width() * 0.085, color));
}

/// Paints an eraser.
pub(crate) fn paint_eraser(painter: &Painter, rect: Rect, color: Color32) {
    let at = |x: f32, y: f32| rect.min + vec2(x, y) * rect.width();
    let width = (rect.width() * 0.045).max(1.5);
    let body = vec![
        at(0.24, 0.58),
        at(0.56, 0.26),
        at(0.76, 0.46),
        at(0.44, 0.78),
    ];
    painter.add(Shape::closed_line(body, Stroke::new(width, color)));
    let rubber = vec![
        at(0.24, 0.58),
        at(0.36, 0.46),
        at(0.56, 0.66),
        at(0.44, 0.78),
    ];
    painter.add(Shape::convex_polygon(rubber, color, Stroke::NONE));
    painter.line_segment([at(0.40, 0.78), at(0.80, 0.78)], Stroke::new(width, color));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_buttons_lie_in_the_tray_and_do_not_overlap() {
        let space = Rect::from_min_size(Pos2::ZERO, vec2(420.0, 400.0));
        for tray in [
            TrayGeometry::beside(Pos2::ZERO, 114.0, 400.0),
            TrayGeometry::below(300.0, space),
        ] {
            let mut places: Vec<_> = tray.pieces().into_iter().map(|(rect, _)| rect).collect();
            places.extend([tray.pointer(), tray.eraser()]);
            for (number, place) in places.iter().enumerate() {
                assert!(tray.rect.expand(0.01).contains_rect(*place));
                let others = places.iter().skip(number + 1);
                for other in others {
                    let shared = place.intersect(*other);
                    assert!(!shared.is_positive(), "{place:?} {other:?}");
                }
            }
        }
    }
}

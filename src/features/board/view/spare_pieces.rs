//! The tray with the spare pieces, the pointer and the eraser.

use super::piece_atlas::PieceAtlas;
use super::tray::TrayGeometry;
use super::{brush_or_none, put_at_home};
use crate::command::Command;
use crate::model::action::{Action, BoardAction};
use crate::model::state::{State, Tool};
use crate::view::Actions;
use crate::view::shortcuts::tip_with_keys;
use crate::widgets::style::palette;
use egui::{
    Color32, Painter, Rect, Response, Role as WidgetRole, Sense, Shape, Stroke, StrokeKind, Ui,
    WidgetInfo, vec2,
};
use tabiya_chess::Piece;
use tabiya_collection::document::Group;
use tabiya_text::{piece_name, tr, tr_with};

/// Shows the tray.
pub(crate) fn spare_pieces_ui(
    ui: &mut Ui,
    state: &State,
    tray: &TrayGeometry,
    atlas: &PieceAtlas,
    actions: &mut Actions,
) {
    let colors = palette(ui.visuals());
    ui.painter().rect_filled(tray.rect, 6.0, colors.tray);
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
            put_at_home(piece, state.board.symmetric, Group::Stroke(0), actions);
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
        ui.painter().rect_filled(inner, 5.0, colors.tray_hovered);
        let stroke = Stroke::new(2.5, colors.tray_ink);
        ui.painter()
            .rect_stroke(inner, 5.0, stroke, StrokeKind::Inside);
    } else if response.hovered() {
        ui.painter().rect_filled(inner, 5.0, colors.tray_hovered);
    }
    if response.has_focus() {
        let stroke = Stroke::new(2.0, colors.black_side);
        ui.painter()
            .rect_stroke(inner, 5.0, stroke, StrokeKind::Outside);
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

//! Paints the board.

use super::BoardGeometry;
use super::gesture::BlockDrag;
use super::highlight::Highlight;
use super::outcome::{Drag, DragOrigin};
use crate::features::board::view::piece_atlas::{PieceAtlas, snapped_square};
use crate::features::endgames::view::paint_outcomes;
use crate::features::play::view::targets::Targets;
use crate::model::state::{State, Tool};
use crate::widgets::style::{Palette, SIDE_MARK_WIDTH, paint_two_lines, palette};
use egui::{
    Align2, Color32, FontId, Id, LayerId, Mesh, Order, Painter, Pos2, Rect, Stroke, StrokeKind, Ui,
    Vec2, pos2, vec2,
};
use tabiya_chess::{Board, Color, File, Position, Rank, Square, SquareSet};

/// The tint of a ghost, which shows where a piece would go.
const GHOST: Color32 = Color32::from_rgba_premultiplied(110, 110, 110, 110);
/// The side of the brush's picture at the pointer, relative to a square.
const BRUSH_AT_POINTER: f32 = 0.5;

/// Everything on the board besides the position.
#[derive(Clone, Copy, Debug)]
pub struct BoardMarks {
    /// The piece that is being dragged.
    pub drag: Option<Drag>,
    /// The target squares of the piece that is picked up or dragged while moves are played.
    pub targets: Option<Targets>,
    /// The square under the pointer, if nothing covers the board there.
    pub hovered: Option<Square>,
    /// Whether keys would go to the board.
    pub has_cursor: bool,
    /// The squares of the advice under the pointer.
    pub highlight: Option<Highlight>,
    /// The squares that the help explains.
    pub explained: SquareSet,
    /// The position shown instead of the real one, while the pointer is at the control that would lead to it.
    pub preview: Option<Position>,
}

impl BoardGeometry {
    /// Paints squares, pieces, coordinates and marks, and the squares of the faults.
    pub fn paint(
        &self,
        ui: &Ui,
        state: &State,
        atlas: &PieceAtlas,
        marks: BoardMarks,
        faults: &[Highlight],
    ) {
        let palette = palette(ui.visuals());
        let painter = ui.painter();
        let position = marks
            .preview
            .as_ref()
            .unwrap_or(state.shared.document().position());
        let edge = self.rect.expand(1.0);
        // A frame shows that the position is only a preview.
        let line = match marks.preview {
            Some(_) => (3.0, palette.cursor),
            None => (1.0, atlas.edge(palette)),
        };
        painter.rect_stroke(edge, 1.0, line, StrokeKind::Outside);
        self.paint_squares(painter, atlas, palette, marks);
        for fault in faults.iter().chain(&marks.highlight) {
            fault.paint_ground(painter, self, palette);
        }
        if let Some(compared) = &state.board.compared {
            let differing = compared.differing(position);
            self.paint_differing(painter, differing, palette);
        }
        if state.shared.settings.coordinates {
            let marked = faults
                .iter()
                .chain(&marks.highlight)
                .fold(SquareSet::EMPTY, |all, fault| all | fault.squares);
            self.paint_coordinates(ui, atlas, palette, SquareSet::ALL, marked);
        }
        if let Some(targets) = marks.targets.filter(|_| marks.preview.is_none()) {
            targets.paint_ground(painter, self, palette);
        }
        self.paint_pieces(painter, &position.board, atlas, marks);
        if let Some(targets) = marks.targets.filter(|_| marks.preview.is_none()) {
            targets.paint(painter, self, palette);
        }
        if marks.drag.is_none() && marks.preview.is_none() {
            self.paint_ghost(painter, state, atlas, marks);
        }
        for fault in faults {
            fault.paint_frames(painter, self, palette);
        }
        let cursor = Some(state.board.cursor).filter(|_| marks.has_cursor);
        let pointed = marks.hovered.into_iter().chain(cursor).collect();
        self.paint_rights(painter, position, pointed, palette);
        if marks.preview.is_none() {
            let framed = self.paint_marks(painter, state, palette, marks);
            paint_outcomes(painter, self, state, palette);
            if state.shared.settings.coordinates {
                // A question mark has the place of a number.
                let free = framed - state.shared.document().unsure();
                self.paint_coordinates(ui, atlas, palette, free, free);
            }
        }
        self.paint_side_to_move(ui, position.side_to_move, palette);
    }

    fn paint_squares(
        &self,
        painter: &Painter,
        atlas: &PieceAtlas,
        palette: &Palette,
        marks: BoardMarks,
    ) {
        let mut mesh = atlas.mesh();
        atlas.add_squares(&mut mesh, self, palette);
        if let Some(DragOrigin::Square(from)) = marks.drag.map(|drag| drag.origin) {
            atlas.add_rect(&mut mesh, self.rect_of(from), palette.drag_origin);
        }
        painter.add(mesh);
    }

    fn paint_pieces(
        &self,
        painter: &Painter,
        board: &Board,
        atlas: &PieceAtlas,
        marks: BoardMarks,
    ) {
        let mut mesh = atlas.mesh();
        let dragged = marks.drag.map(|drag| drag.origin);
        for (square, piece) in board.pieces() {
            let is_dragged = dragged == Some(DragOrigin::Square(square));
            let tint = if is_dragged { GHOST } else { Color32::WHITE };
            atlas.add_piece(&mut mesh, self.rect_of(square), piece, tint);
        }
        painter.add(mesh);
    }

    /// Paints a ghost of the piece that a click would put on the square under the pointer.
    fn paint_ghost(&self, painter: &Painter, state: &State, atlas: &PieceAtlas, marks: BoardMarks) {
        let (Some(square), Tool::Brush(piece)) = (marks.hovered, state.board.tool) else {
            return;
        };
        let mut ghosts = vec![(square, piece)];
        if state.board.symmetric {
            ghosts.push((square.counterpart(), piece.in_other_color()));
        }
        let board = &state.shared.document().position().board;
        let mut mesh = atlas.mesh();
        for (square, piece) in ghosts {
            if board.get(square).is_none() {
                atlas.add_piece(&mut mesh, self.rect_of(square), piece, GHOST);
            }
        }
        painter.add(mesh);
    }

    /// Paints the marks. Returns the squares with a frame at their edges, which covers the coordinates there.
    fn paint_marks(
        &self,
        painter: &Painter,
        state: &State,
        palette: &Palette,
        marks: BoardMarks,
    ) -> SquareSet {
        let width = (self.square_side / 20.0).clamp(1.5, 4.0);
        let mut framed = SquareSet::EMPTY;
        let mut frame = |square: Square, color| {
            let colors = [color, palette.mark_sign];
            paint_two_lines(painter, self.rect_of(square), width, colors);
            framed.insert(square);
        };
        if let Some(block) = state.board.block {
            self.paint_block(painter, block, palette);
        }
        self.paint_unsure(painter, state.shared.document().unsure(), palette);
        if marks.has_cursor {
            frame(state.board.cursor, palette.cursor);
        }
        let points = matches!(state.board.tool, Tool::Pointer | Tool::Play);
        let is_busy = marks.drag.is_some() || !points;
        if let Some(hovered) = marks.hovered.filter(|_| is_busy) {
            frame(hovered, palette.drag_target);
        }
        if let Some(highlight) = marks.highlight {
            highlight.paint_signs(painter, self, palette);
        }
        if marks.drag.is_none() {
            self.paint_explained(painter, marks.explained, palette);
        }
        framed
    }

    /// Paints file and rank names in the corners of those of these squares that are at the edge of the board.
    pub(crate) fn paint_coordinates(
        &self,
        ui: &Ui,
        atlas: &PieceAtlas,
        palette: &Palette,
        shown: SquareSet,
        marked: SquareSet,
    ) {
        let side = self.square_side;
        let font = FontId::proportional((side * 0.17).clamp(8.0, 14.0));
        let inset = (side * 0.045).max(1.5);
        let write = |square: Square, at: Align2, text: String| {
            if !shown.contains(square) {
                return;
            }
            let rect = self.rect_of(square).shrink(inset);
            // Letters are illegible on hatching, and often on the colours of marks.
            let is_hatched = atlas.is_hatched() && !square.is_light();
            let needs_ground = is_hatched || marked.contains(square);
            let ink = if needs_ground {
                palette.coordinate
            } else {
                atlas.ink_on(square, palette)
            };
            let text = ui.painter().layout_no_wrap(text, font.clone(), ink);
            let place = at.align_size_within_rect(text.size(), rect);
            if needs_ground {
                let ground = place.expand2(vec2(1.5, 0.0));
                ui.painter().rect_filled(ground, 1.0, palette.mark_sign);
            }
            ui.painter().galley(place.min, text, ink);
        };
        let (file, rank) = if self.flipped {
            (File::H, Rank::EIGHTH)
        } else {
            (File::A, Rank::FIRST)
        };
        for along in File::ALL {
            let square = Square::new(along, rank);
            write(square, Align2::LEFT_BOTTOM, along.to_string());
        }
        for along in Rank::ALL {
            let square = Square::new(file, along);
            write(square, Align2::LEFT_TOP, along.to_string());
        }
    }

    /// Paints a disc beside the board, at the side of the player to move.
    pub(crate) fn paint_side_to_move(&self, ui: &Ui, side: Color, palette: &Palette) {
        let is_below = (side == Color::White) != self.flipped;
        let radius = (self.square_side * 0.1).clamp(4.0, 7.0);
        let x = self.rect.right() + SIDE_MARK_WIDTH / 2.0;
        let y = if is_below {
            self.rect.bottom() - self.square_side / 2.0
        } else {
            self.rect.top() + self.square_side / 2.0
        };
        let fill = match side {
            Color::White => palette.white_side,
            Color::Black => palette.black_side,
        };
        let stroke = Stroke::new(1.5, palette.side_edge);
        ui.painter().circle(pos2(x, y), radius, fill, stroke);
    }
}

/// Paints the dragged piece, or a small picture of the brush, at the pointer.
pub fn paint_at_pointer(
    ui: &Ui,
    geometry: &BoardGeometry,
    tool: Tool,
    drag: Option<Drag>,
    pieces: &PieceAtlas,
    small_pieces: &PieceAtlas,
) {
    let Some(pos) = ui.input(|input| input.pointer.latest_pos()) else {
        return;
    };
    let layer = LayerId::new(Order::Tooltip, Id::unique("piece at the pointer"));
    let painter = ui.ctx().layer_painter(layer);
    let side = geometry.square_side;
    match (drag, tool) {
        (Some(drag), _) => {
            let rect = snapped_square(ui.ctx(), pos, side);
            add(&painter, pieces, rect, drag.piece);
        }
        (None, Tool::Brush(piece)) => {
            let small = side * BRUSH_AT_POINTER;
            let rect = snapped_square(ui.ctx(), pos + vec2(small, small) * 0.6, small);
            add(&painter, small_pieces, rect, piece);
        }
        (None, Tool::Eraser) => paint_cross(&painter, pos, side, palette(ui.visuals()).error),
        (None, Tool::Pointer | Tool::Draw | Tool::Play) => {}
    }
}

/// The side of the small picture of the brush.
pub fn brush_side(geometry: &BoardGeometry) -> f32 {
    geometry.square_side * BRUSH_AT_POINTER
}

fn add(painter: &Painter, atlas: &PieceAtlas, rect: Rect, piece: tabiya_chess::Piece) {
    let mut mesh: Mesh = atlas.mesh();
    atlas.add_piece(&mut mesh, rect, piece, Color32::WHITE);
    painter.add(mesh);
}

fn paint_cross(painter: &Painter, pos: Pos2, side: f32, color: Color32) {
    let rect = Rect::from_center_size(pos + vec2(side, side) * 0.3, vec2(side, side) * 0.22);
    let stroke = Stroke::new((side / 18.0).max(2.0), color);
    painter.line_segment([rect.left_top(), rect.right_bottom()], stroke);
    painter.line_segment([rect.right_top(), rect.left_bottom()], stroke);
}

/// Paints the dragged squares. `copies` tells whether the pieces also stay where they are.
pub fn paint_carried(
    ui: &Ui,
    geometry: &BoardGeometry,
    board: &Board,
    drag: &BlockDrag,
    copies: bool,
    atlas: &PieceAtlas,
) {
    let palette = palette(ui.visuals());
    let layer = LayerId::new(Order::Tooltip, Id::unique("carried squares"));
    let over_all = ui.ctx().layer_painter(layer);
    let by = drag.by(geometry);
    let offset = by.map_or(drag.at - drag.from, |by| in_points(geometry, by));
    let mut ground = atlas.mesh();
    let mut pieces = atlas.mesh();
    for square in drag.block.squares() {
        let from = geometry.rect_of(square);
        let to = from.translate(offset);
        if !copies {
            atlas.add_rect(&mut ground, from, palette.drag_origin);
        }
        if let Some(piece) = board.get(square) {
            atlas.add_piece(&mut pieces, to, piece, GHOST);
        }
    }
    ui.painter().add(ground);
    over_all.add(pieces);
    if by.is_some() {
        let frame = block_rect(geometry, drag).translate(offset);
        let width = (geometry.square_side / 20.0).clamp(1.5, 4.0);
        let colors = [palette.drag_target, palette.mark_sign];
        paint_two_lines(&over_all, frame, width, colors);
    }
}

fn in_points(geometry: &BoardGeometry, (files, ranks): (i8, i8)) -> Vec2 {
    let right_and_down = vec2(f32::from(files), -f32::from(ranks)) * geometry.square_side;
    if geometry.flipped {
        -right_and_down
    } else {
        right_and_down
    }
}

fn block_rect(geometry: &BoardGeometry, drag: &BlockDrag) -> Rect {
    let (anchor, head) = (drag.block.anchor, drag.block.head);
    geometry.rect_of(anchor).union(geometry.rect_of(head))
}

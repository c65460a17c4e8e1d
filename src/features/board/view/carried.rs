//! The selected squares while they are dragged, as ghosts of the pieces at their target.

use super::BoardGeometry;
use super::gesture::BlockDrag;
use super::paint::GHOST;
use crate::features::board::view::piece_atlas::PieceAtlas;
use crate::widgets::style::{paint_two_lines, palette};
use egui::{Id, LayerId, Order, Rect, Ui, Vec2, vec2};
use tabiya_chess::Board;

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

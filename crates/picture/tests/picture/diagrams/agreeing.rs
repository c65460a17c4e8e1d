//! All formats show the same.

use super::shown::{FULL, START, board_alone, drawn, furthest_part, record, style, svg};
use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::{Options, Tree};
use tabiya_chess::Piece;
use tabiya_notation::annotations::Annotations;
use tabiya_picture::{Diagram, PieceSet, Pixels, Style, overlay, piece_pixels};

/// An SVG file rasterised in its own size.
pub(super) fn rasterised(svg: &str) -> Pixels {
    let tree = Tree::from_str(svg, &Options::default()).unwrap();
    let (width, height) = (tree.size().width() as u32, tree.size().height() as u32);
    let mut pixmap = Pixmap::new(width, height).unwrap();
    resvg::render(&tree, Transform::identity(), &mut pixmap.as_mut());
    Pixels {
        width: width as usize,
        height: height as usize,
        rgba: pixmap.take(),
    }
}

#[test]
fn svg_and_pixels_show_the_same() {
    for name in Style::BUILT_IN {
        for size in [200, 333, 720] {
            let mut style = style(name);
            style.size = size;
            style.set("last-move", "yes").unwrap();
            let diagram = record(FULL).diagram;
            let (theirs, ours) = (rasterised(&svg(&diagram, &style)), drawn(&diagram, &style));
            let apart = furthest_part(&theirs, &ours);
            // Edges of pieces and letters are rounded slightly differently; a missing letter makes a greater
            // difference.
            assert!(apart < 6.0, "{name} {size}: {apart}");
        }
    }
}

#[test]
fn pieces_are_placed_on_whole_pixels() {
    // Moved by part of a pixel, or scaled, they would have other edges.
    for square in [20, 45, 90] {
        let style = board_alone(square);
        let mut diagram = record(START).diagram;
        diagram.annotations = Annotations::default();
        let pixels = drawn(&diagram, &style);
        let layout = diagram.draw(&style).layout;
        let pieces = PieceSet::usual();
        for (on, piece) in diagram.position.board.pieces() {
            let rect = layout.rect_of(on);
            let picture = piece_pixels(&pieces, piece, square);
            for row in 0..square as usize {
                let begin = ((rect.y as usize + row) * pixels.width + rect.x as usize) * 4;
                let shown = &pixels.rgba[begin..begin + square as usize * 4];
                let drawn = &picture.rgba[row * square as usize * 4..][..square as usize * 4];
                for (shown, drawn) in shown.chunks(4).zip(drawn.chunks(4)) {
                    assert!(drawn[3] < 255 || shown == drawn, "{piece:?} on {on}");
                }
            }
        }
    }
}

#[test]
fn the_overlay_of_the_board_matches_a_diagram() {
    let full = record(FULL).diagram;
    let side = 40;
    let over = overlay(&full.annotations, side, false);
    let style = board_alone(side);
    let with = drawn(&full, &style);
    let mut bare = full;
    bare.annotations = Annotations::default();
    let without = drawn(&bare, &style);
    let both = with.rgba.chunks(4).zip(without.rgba.chunks(4));
    for ((with, without), over) in both.zip(over.rgba.chunks(4)) {
        let is_touched = over[3] > 0;
        assert!(is_touched || with == without);
        if over[3] > 100 {
            assert_ne!(with, without);
        }
    }
}

#[test]
fn only_pieces_on_the_board_are_embedded_each_once() {
    let diagram: Diagram = record("8/8/4k3/8/8/3QK3/3Q4/3Q4 w - - 0 1").diagram;
    let svg = svg(&diagram, &style("usual"));
    for piece in Piece::ALL {
        let id = format!("<g id=\"s-{}\">", piece.letter());
        let count = svg.matches(&id).count();
        let is_there = !diagram.position.board.squares_of(piece).is_empty();
        assert_eq!(count, usize::from(is_there), "{piece:?}");
    }
}

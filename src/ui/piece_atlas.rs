//! Textures with all twelve pieces, one for each size in physical pixels that is on the screen.
//!
//! Pieces are drawn at exactly the size in which they are shown, and set on the pixel grid: scaled
//! pictures would blur.

use crate::chess::Piece;
use crate::diagram::piece_pixels;
use egui::{Color32, ColorImage, Mesh, Pos2, Rect, TextureHandle, TextureOptions, Vec2, pos2};

/// More sizes than are ever on the screen at once; the one that was not used longest goes.
const MOST_SIZES: usize = 8;
/// Empty pixels around each picture, so that neighbours never bleed in.
const PADDING: usize = 1;
/// Places in an atlas: the pieces and one white one for plain squares.
const PLACES: usize = 13;

/// Pictures of the pieces, made when they are needed.
#[derive(Default)]
pub(super) struct PieceAtlases {
    newest_last: Vec<PieceAtlas>,
}

impl std::fmt::Debug for PieceAtlases {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let sizes = self.newest_last.iter().map(|atlas| atlas.side);
        f.debug_list().entries(sizes).finish()
    }
}

/// All pieces in one size.
#[derive(Clone)]
pub struct PieceAtlas {
    /// Width and height of a piece, in physical pixels.
    side: usize,
    texture: TextureHandle,
}

impl std::fmt::Debug for PieceAtlas {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("PieceAtlas")
            .field("side", &self.side)
            .finish_non_exhaustive()
    }
}

impl PieceAtlases {
    /// The pieces for squares of this side, in points.
    pub(super) fn atlas(&mut self, ctx: &egui::Context, side_points: f32) -> PieceAtlas {
        let side = (side_points * ctx.pixels_per_point())
            .round()
            .clamp(8.0, 2048.0) as usize;
        let found = self.newest_last.iter().position(|atlas| atlas.side == side);
        let atlas = match found {
            Some(place) => self.newest_last.remove(place),
            None => PieceAtlas::new(ctx, side),
        };
        self.newest_last.push(atlas.clone());
        if self.newest_last.len() > MOST_SIZES {
            self.newest_last.remove(0);
        }
        atlas
    }
}

impl PieceAtlas {
    fn new(ctx: &egui::Context, side: usize) -> Self {
        let cell = side + 2 * PADDING;
        let mut image = ColorImage::filled([cell * PLACES, cell], Color32::TRANSPARENT);
        for piece in Piece::ALL {
            let pixels = piece_pixels(piece, side as u32);
            let left = piece as usize * cell + PADDING;
            for (row, line) in pixels.rgba.chunks_exact(side * 4).enumerate() {
                let begin = (row + PADDING) * image.size[0] + left;
                for (pixel, rgba) in image.pixels[begin..].iter_mut().zip(line.chunks_exact(4)) {
                    *pixel = Color32::from_rgba_premultiplied(rgba[0], rgba[1], rgba[2], rgba[3]);
                }
            }
        }
        let width = image.size[0];
        for row in 0..cell {
            let begin = row * width + (PLACES - 1) * cell;
            image.pixels[begin..begin + cell].fill(Color32::WHITE);
        }
        let texture = ctx.load_texture(format!("pieces {side}"), image, TextureOptions::LINEAR);
        Self { side, texture }
    }

    /// An empty mesh to which squares and pieces can be added.
    pub fn mesh(&self) -> Mesh {
        Mesh::with_texture(self.texture.id())
    }

    /// Adds a plain rectangle.
    pub fn add_rect(&self, mesh: &mut Mesh, rect: Rect, color: Color32) {
        let middle = self.uv(PLACES - 1).center();
        mesh.add_rect_with_uv(rect, Rect::from_min_max(middle, middle), color);
    }

    /// Adds a piece. `tint` white shows it as drawn; a transparent white makes a ghost of it.
    pub fn add_piece(&self, mesh: &mut Mesh, rect: Rect, piece: Piece, tint: Color32) {
        mesh.add_rect_with_uv(rect, self.uv(piece as usize), tint);
    }

    fn uv(&self, place: usize) -> Rect {
        let cell = (self.side + 2 * PADDING) as f32;
        let size = Vec2::new(cell * PLACES as f32, cell);
        let left = place as f32 * cell + PADDING as f32;
        let min = pos2(left, PADDING as f32).to_vec2() / size;
        let max = pos2(left + self.side as f32, (PADDING + self.side) as f32).to_vec2() / size;
        Rect::from_min_max(min.to_pos2(), max.to_pos2())
    }
}

/// A square of this side round a middle, set on the grid of physical pixels.
pub(super) fn snapped_square(ctx: &egui::Context, middle: Pos2, side: f32) -> Rect {
    let scale = ctx.pixels_per_point();
    let side = (side * scale).round() / scale;
    let corner = middle - Vec2::splat(side / 2.0);
    let snap = |x: f32| (x * scale).round() / scale;
    Rect::from_min_size(pos2(snap(corner.x), snap(corner.y)), Vec2::splat(side))
}

//! Textures with all twelve pieces, one for each size in physical pixels that is on the screen.
//!
//! Pieces are drawn at exactly the size in which they are shown, and aligned with the pixel grid, because scaled
//! pictures would be blurred. Those of the first frame are drawn while the system makes the window: drawing them takes
//! a third of the program's own work before its first frame, and meanwhile the other processors have nothing to do.

use super::BoardGeometry;
use super::board_look::BoardLook;
use crate::widgets::style::{Palette, contrast};
use egui::{Color32, ColorImage, Mesh, Pos2, Rect, TextureHandle, TextureOptions, Vec2, pos2};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::JoinHandle;
use tabiya_chess::{Color, Piece, Square};
use tabiya_picture::{PieceSet, Pixels, piece_pixels};

/// More sizes than are ever on the screen at once. The least recently used one is dropped.
const MAX_SIZES: usize = 12;
/// Empty pixels around each picture, so that neighbours never bleed in.
const PADDING: usize = 1;
/// The place after the pieces is white, for plain squares.
const WHITE: usize = 12;
/// The number of places in a row. It equals the files of a board, so that a board fits below them.
const COLUMNS: usize = 8;
/// The number of rows of places.
const ROWS: usize = WHITE / COLUMNS + 1;
/// Pieces up to this many pixels get an edge.
const SMALL: usize = 24;
/// Larger pieces are enlarged pictures: nobody sees the difference, and they would take hundreds of megabytes.
const LARGEST: usize = 1024;

/// Pictures of the pieces, made when they are needed.
#[derive(Default)]
pub(crate) struct PieceAtlases {
    newest_last: Vec<PieceAtlas>,
    look: BoardLook,
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
    look: BoardLook,
    /// Width and height of the texture.
    size: Vec2,
}

impl std::fmt::Debug for PieceAtlas {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("PieceAtlas")
            .field("side", &self.side)
            .finish_non_exhaustive()
    }
}

impl PieceAtlases {
    /// Sets the look of all atlases requested from now on.
    pub(crate) fn set_look(&mut self, look: BoardLook) {
        self.look = look;
    }

    /// The pieces for squares of this side, in points.
    pub(crate) fn atlas(&mut self, ctx: &egui::Context, side_points: f32) -> PieceAtlas {
        self.atlas_of(ctx, side_points, &self.look.clone())
    }

    /// Pieces of another set for squares of this side, in points.
    pub(crate) fn atlas_of_set(
        &mut self,
        ctx: &egui::Context,
        side_points: f32,
        pieces: Arc<PieceSet>,
    ) -> PieceAtlas {
        self.atlas_of(ctx, side_points, &BoardLook::of_pieces(pieces))
    }

    fn atlas_of(&mut self, ctx: &egui::Context, side_points: f32, look: &BoardLook) -> PieceAtlas {
        let side = (side_points * ctx.pixels_per_point()).round() as usize;
        let most = ctx.input(|input| largest_side(input.max_texture_side, look));
        let side = side.min(most).max(8);
        let is_it = |atlas: &PieceAtlas| atlas.side == side && atlas.look == *look;
        let found = self.newest_last.iter().position(is_it);
        let atlas = match found {
            Some(place) => self.newest_last.remove(place),
            None => PieceAtlas::new(ctx, side, look),
        };
        self.newest_last.push(atlas.clone());
        if self.newest_last.len() > MAX_SIZES {
            self.newest_last.remove(0);
        }
        atlas
    }
}

/// The largest piece whose atlas fits a texture.
fn largest_side(max_texture_side: usize, look: &BoardLook) -> usize {
    let cells = if look.is_hatched() { ROWS + 8 } else { COLUMNS };
    LARGEST.min((max_texture_side / cells).saturating_sub(2 * PADDING))
}

/// Draws the contents of an atlas.
fn picture(side: usize, look: &BoardLook) -> ColorImage {
    let cell = side + 2 * PADDING;
    let hatched = look.is_hatched().then(|| look.hatched_board(side as u32));
    let hatched = hatched.flatten();
    let below = hatched.as_ref().map_or(0, |board| board.height + PADDING);
    let size = [cell * COLUMNS, cell * ROWS + below];
    let mut image = ColorImage::filled(size, Color32::TRANSPARENT);
    for piece in Piece::ALL {
        let mut pixels = piece_pixels(&look.pieces, piece, side as u32);
        if side <= SMALL && piece.color() == Color::White {
            outline(&mut pixels);
        }
        let corner = corner_of(piece as usize, cell);
        put(&mut image, &pixels, corner.map(|at| at + PADDING));
    }
    if let Some(board) = &hatched {
        put(&mut image, board, [PADDING, cell * ROWS]);
    }
    let [left, top] = corner_of(WHITE, cell);
    for row in top..top + cell {
        let begin = row * size[0] + left;
        image.pixels[begin..begin + cell].fill(Color32::WHITE);
    }
    image
}

/// Puts a dark edge around a white piece. In so few pixels the thin lines of its drawing are grey, and it would look
/// like a light square.
fn outline(pixels: &mut Pixels) {
    /// The opacity of the edge, of 255.
    const EDGE: u32 = 190;
    let width = pixels.width;
    let alpha: Vec<u8> = pixels.rgba.chunks_exact(4).map(|pixel| pixel[3]).collect();
    let at = |place: usize, step: isize| {
        let beside = place.checked_add_signed(step)?;
        let is_in_row = step.unsigned_abs() != 1 || beside / width == place / width;
        alpha.get(beside).copied().filter(|_| is_in_row)
    };
    let steps = [-1, 1, -width.cast_signed(), width.cast_signed()];
    for (place, pixel) in pixels.rgba.chunks_exact_mut(4).enumerate() {
        let beside = steps.iter().filter_map(|step| at(place, *step)).max();
        let edge = u32::from(beside.unwrap_or_default()) * EDGE / 255;
        let left = 255 - u32::from(pixel[3]);
        pixel[3] += (edge * left / 255) as u8;
    }
}

/// The upper left corner of a place.
fn corner_of(place: usize, cell: usize) -> [usize; 2] {
    [place % COLUMNS * cell, place / COLUMNS * cell]
}

impl PieceAtlas {
    fn new(ctx: &egui::Context, side: usize, look: &BoardLook) -> Self {
        let image = drawn_ahead(side, look).unwrap_or_else(|| picture(side, look));
        let size = Vec2::new(image.size[0] as f32, image.size[1] as f32);
        let texture = ctx.load_texture(format!("pieces {side}"), image, TextureOptions::LINEAR);
        Self {
            side,
            texture,
            look: look.clone(),
            size,
        }
    }

    /// An empty mesh for squares and pieces.
    pub fn mesh(&self) -> Mesh {
        Mesh::with_texture(self.texture.id())
    }

    /// Adds a plain rectangle.
    pub fn add_rect(&self, mesh: &mut Mesh, rect: Rect, color: Color32) {
        let middle = self.uv(WHITE).center();
        mesh.add_rect_with_uv(rect, Rect::from_min_max(middle, middle), color);
    }

    /// Adds all squares of a board.
    pub fn add_squares(&self, mesh: &mut Mesh, geometry: &BoardGeometry, palette: &Palette) {
        let [light, dark, _] = self.look.colors(palette);
        if self.look.is_hatched() {
            let cell = (self.side + 2 * PADDING) as f32;
            let corner = Vec2::new(PADDING as f32, cell * ROWS as f32);
            let end = corner + Vec2::splat(self.side as f32 * 8.0);
            let uv = [corner, end].map(|corner| (corner / self.size).to_pos2());
            let uv = Rect::from_min_max(uv[0], uv[1]);
            return mesh.add_rect_with_uv(geometry.rect, uv, Color32::WHITE);
        }
        self.add_rect(mesh, geometry.rect, light);
        for square in Square::all().filter(|square| !square.is_light()) {
            self.add_rect(mesh, geometry.rect_of(square), dark);
        }
    }

    /// The colour of the line around a board.
    pub fn edge(&self, palette: &Palette) -> Color32 {
        self.look.colors(palette)[2]
    }

    /// Whether dark squares are hatched.
    pub fn is_hatched(&self) -> bool {
        self.look.is_hatched()
    }

    /// The colour for text on a square: the one with the higher contrast.
    pub fn ink_on(&self, square: Square, palette: &Palette) -> Color32 {
        let [light, dark, _] = self.look.colors(palette);
        let is_light = square.is_light() || self.look.is_hatched();
        let ground = if is_light { light } else { dark };
        let [ink, sign] = [palette.coordinate, palette.mark_sign];
        if contrast(ink, ground) >= contrast(sign, ground) {
            ink
        } else {
            sign
        }
    }

    /// Adds a piece. A white `tint` shows it as drawn; a transparent white makes a ghost of it.
    pub fn add_piece(&self, mesh: &mut Mesh, rect: Rect, piece: Piece, tint: Color32) {
        mesh.add_rect_with_uv(rect, self.uv(piece as usize), tint);
    }

    fn uv(&self, place: usize) -> Rect {
        let corner = corner_of(place, self.side + 2 * PADDING);
        let [left, top] = corner.map(|at| (at + PADDING) as f32);
        let min = Vec2::new(left, top);
        let max = min + Vec2::splat(self.side as f32);
        let uv = [min, max].map(|corner| (corner / self.size).to_pos2());
        Rect::from_min_max(uv[0], uv[1])
    }
}

/// Copies a picture into a larger one.
fn put(image: &mut ColorImage, pixels: &Pixels, [left, top]: [usize; 2]) {
    for (row, line) in pixels.rgba.chunks_exact(pixels.width * 4).enumerate() {
        let begin = (row + top) * image.size[0] + left;
        for (pixel, rgba) in image.pixels[begin..].iter_mut().zip(line.chunks_exact(4)) {
            *pixel = Color32::from_rgba_premultiplied(rgba[0], rgba[1], rgba[2], rgba[3]);
        }
    }
}

/// A square of this side around a point, aligned with the grid of physical pixels.
pub(crate) fn snapped_square(ctx: &egui::Context, middle: Pos2, side: f32) -> Rect {
    let scale = ctx.pixels_per_point();
    let side = (side * scale).round() / scale;
    let corner = middle - Vec2::splat(side / 2.0);
    let snap = |x: f32| (x * scale).round() / scale;
    Rect::from_min_size(pos2(snap(corner.x), snap(corner.y)), Vec2::splat(side))
}

/// The widths of the pieces in the usual window, in pixels: on the board, beside it, and at the pointer. A window of
/// another size draws its own.
pub const USUAL_SIDES: &[usize] = &[75, 59, 38];

type Pictures = Vec<(usize, ColorImage)>;

/// The pictures that are being drawn ahead, or have been.
#[derive(Debug)]
enum Ahead {
    Drawing(JoinHandle<Pictures>),
    Drawn(Pictures),
}

static AHEAD: Mutex<Ahead> = Mutex::new(Ahead::Drawn(Vec::new()));

/// Begins to draw the usual pieces in the usual sizes. To be called when the process begins.
pub fn draw_pieces_ahead() {
    let draw = || {
        let look = BoardLook::default();
        let pictures = USUAL_SIDES
            .iter()
            .map(|side| (*side, picture(*side, &look)));
        pictures.collect()
    };
    // If the system gives no thread, the pieces are drawn when they are needed.
    if let Ok(thread) = std::thread::Builder::new().spawn(draw) {
        *AHEAD.lock().unwrap_or_else(PoisonError::into_inner) = Ahead::Drawing(thread);
    }
}

/// Takes the picture drawn ahead for this size. Each picture is returned once.
fn drawn_ahead(side: usize, look: &BoardLook) -> Option<ColorImage> {
    if *look != BoardLook::default() || !USUAL_SIDES.contains(&side) {
        return None;
    }
    let mut ahead = AHEAD.lock().unwrap_or_else(PoisonError::into_inner);
    let mut pictures = match std::mem::replace(&mut *ahead, Ahead::Drawn(Vec::new())) {
        // A panic while drawing is repeated, and then reported, when the picture is drawn here.
        Ahead::Drawing(thread) => thread.join().unwrap_or_default(),
        Ahead::Drawn(pictures) => pictures,
    };
    let place = pictures.iter().position(|(its, _)| *its == side);
    let found = place.map(|place| pictures.swap_remove(place).1);
    *ahead = Ahead::Drawn(pictures);
    found
}

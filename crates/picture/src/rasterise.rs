//! Diagrams as pixels.

use super::build::annotation_items;
use super::drawing::{Drawing, DrawingItem, Path, Segment};
use super::font::BOLD;
use super::layout::Layout;
use super::piece_pixels::{Pixels, piece_pixels};
use super::piece_set::PieceSet;
use super::style::Rgb;
use super::svg::text_path;
use resvg::tiny_skia::{self, FillRule, Paint, PathBuilder, Pixmap, Stroke, Transform};
use std::collections::HashMap;
use std::sync::Arc;
use tabiya_chess::Piece;
use tabiya_notation::annotations::Annotations;

/// The picture has too many pixels for the available memory.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TooLarge {
    /// The width, in pixels.
    pub width: u32,
    /// The height, in pixels.
    pub height: u32,
}

/// The maximum height of a picture, in pixels.
const MAX_HEIGHT: u32 = 4 * super::style::MAX_SIZE;

/// Turns drawings into pixels. It caches the pieces for the next drawings of the same size.
#[derive(Debug)]
pub struct Rasteriser {
    pieces: Arc<PieceSet>,
    /// The side of the cached pieces, in pixels.
    side: u32,
    kept: HashMap<Piece, Pixels>,
    /// Whether the ground is kept.
    keeps_ground: bool,
    ground: Option<Ground>,
}

/// The items below the pieces that are the same in successive drawings, and their pixels.
#[derive(Debug)]
struct Ground {
    items: Vec<DrawingItem>,
    pixmap: Pixmap,
}

impl Rasteriser {
    /// Creates a rasteriser that draws these pieces.
    pub fn new(pieces: Arc<PieceSet>) -> Self {
        Self {
            pieces,
            side: 0,
            kept: HashMap::new(),
            keeps_ground: false,
            ground: None,
        }
    }

    /// Creates a rasteriser for drawings that differ little, such as those of successive positions: it also caches the
    /// empty board. That takes as much memory as a picture.
    pub fn keeping_ground(pieces: Arc<PieceSet>) -> Self {
        Self {
            keeps_ground: true,
            ..Self::new(pieces)
        }
    }

    /// Turns the drawing into pixels.
    ///
    /// # Errors
    /// Fails when the drawing is too large.
    pub fn pixels(&mut self, drawing: &Drawing) -> Result<Pixels, TooLarge> {
        let (width, height) = (drawing.layout.width, drawing.layout.height);
        let too_large = TooLarge { width, height };
        if height > MAX_HEIGHT {
            return Err(too_large);
        }
        let pixmap = if self.keeps_ground {
            self.begun(drawing)
        } else {
            Pixmap::new(width, height).map(|pixmap| (pixmap, 0))
        };
        let (mut pixmap, done) = pixmap.ok_or(too_large)?;
        for item in drawing.items.iter().skip(done) {
            match item {
                DrawingItem::Piece { piece, x, y, side } => {
                    let corner = (x.round() as usize, y.round() as usize);
                    let piece = self.piece(*piece, side.round() as u32);
                    put(&mut pixmap, piece, corner);
                }
                item => draw_item(&mut pixmap, item),
            }
        }
        Ok(Pixels {
            width: width as usize,
            height: height as usize,
            rgba: pixmap.take(),
        })
    }

    /// The drawing with its first items, and their number. The ground is drawn again only if it is another one.
    fn begun(&mut self, drawing: &Drawing) -> Option<(Pixmap, usize)> {
        let (width, height) = (drawing.layout.width, drawing.layout.height);
        let of_size =
            |ground: &Ground| (ground.pixmap.width(), ground.pixmap.height()) == (width, height);
        let before = self.ground.take().filter(of_size);
        let ground = match before {
            Some(ground) if drawing.items.starts_with(&ground.items) => ground,
            before => {
                let is_shape = |item: &&DrawingItem| !matches!(item, DrawingItem::Piece { .. });
                let shapes = drawing.items.iter().take_while(is_shape);
                let items: Vec<_> = match &before {
                    // Items that differ from those of the drawing before will differ again.
                    Some(before) => {
                        let pairs = shapes.zip(&before.items);
                        let same = pairs.take_while(|(one, other)| one == other);
                        same.map(|(item, _)| item.clone()).collect()
                    }
                    None => shapes.cloned().collect(),
                };
                let mut pixmap = Pixmap::new(width, height)?;
                for item in &items {
                    draw_item(&mut pixmap, item);
                }
                Ground { items, pixmap }
            }
        };
        let begun = (ground.pixmap.clone(), ground.items.len());
        self.ground = Some(ground);
        Some(begun)
    }

    fn piece(&mut self, piece: Piece, side: u32) -> &Pixels {
        if self.side != side {
            self.side = side;
            self.kept.clear();
        }
        let drawn = || piece_pixels(&self.pieces, piece, side);
        self.kept.entry(piece).or_insert_with(drawn)
    }
}

/// Draws a shape or a text.
pub(super) fn draw_item(pixmap: &mut Pixmap, item: &DrawingItem) {
    match item {
        DrawingItem::Fill {
            path,
            color,
            opacity,
        } => fill(pixmap, path, *color, *opacity),
        DrawingItem::Repeated {
            path,
            places,
            color,
        } => {
            for (x, y) in places {
                fill(pixmap, &path.moved(*x, *y), *color, 1.0);
            }
        }
        DrawingItem::Stroke {
            path,
            color,
            opacity,
            width,
        } => stroke(pixmap, path, *color, *opacity, *width),
        DrawingItem::Text {
            color,
            size,
            is_bold,
            ..
        } => {
            let path = text_path(item);
            fill(pixmap, &path, *color, 1.0);
            if *is_bold {
                stroke(pixmap, &path, *color, 1.0, 2.0 * BOLD * size);
            }
        }
        DrawingItem::Piece { .. } => {}
    }
}

/// Composes a picture over another one: premultiplied "source over". It must be inside.
fn put(pixmap: &mut Pixmap, picture: &Pixels, (x, y): (usize, usize)) {
    let stride = pixmap.width() as usize * 4;
    let ground = pixmap.data_mut();
    for (row, line) in picture.rgba.chunks_exact(picture.width * 4).enumerate() {
        let begin = (y + row) * stride + x * 4;
        let Some(below) = ground.get_mut(begin..begin + line.len()) else {
            return;
        };
        for (below, above) in below.chunks_exact_mut(4).zip(line.chunks_exact(4)) {
            match above[3] {
                0 => {}
                255 => below.copy_from_slice(above),
                alpha => {
                    let through = 255 - u32::from(alpha);
                    for (below, above) in below.iter_mut().zip(above) {
                        let rest = (u32::from(*below) * through + 127) / 255;
                        *below = above.saturating_add(rest as u8);
                    }
                }
            }
        }
    }
}

fn fill(pixmap: &mut Pixmap, path: &Path, color: Rgb, opacity: f64) {
    if let Some(path) = built(path) {
        let (rule, here) = (FillRule::Winding, Transform::identity());
        pixmap.fill_path(&path, &paint(color, opacity), rule, here, None);
    }
}

fn stroke(pixmap: &mut Pixmap, path: &Path, color: Rgb, opacity: f64, width: f64) {
    if let Some(path) = built(path) {
        let stroke = Stroke {
            width: width as f32,
            ..Stroke::default()
        };
        let here = Transform::identity();
        pixmap.stroke_path(&path, &paint(color, opacity), &stroke, here, None);
    }
}

fn paint(color: Rgb, opacity: f64) -> Paint<'static> {
    let [red, green, blue] = color.0;
    let alpha = (opacity * 255.0).round() as u8;
    let mut paint = Paint::default();
    paint.set_color_rgba8(red, green, blue, alpha);
    paint.anti_alias = true;
    paint
}

fn built(path: &Path) -> Option<tiny_skia::Path> {
    let mut builder = PathBuilder::new();
    let f = |number: f64| number as f32;
    for segment in &path.0 {
        match *segment {
            Segment::Move(x, y) => builder.move_to(f(x), f(y)),
            Segment::Line(x, y) => builder.line_to(f(x), f(y)),
            Segment::Quad([cx, cy], [x, y]) => builder.quad_to(f(cx), f(cy), f(x), f(y)),
            Segment::Cubic([ax, ay], [bx, by], [x, y]) => {
                builder.cubic_to(f(ax), f(ay), f(bx), f(by), f(x), f(y));
            }
            Segment::Close => builder.close(),
        }
    }
    builder.finish()
}

/// Draws arrows and square marks for laying over a board: a transparent picture of a board with squares of `side`
/// pixels, which has only the annotations.
pub fn overlay(annotations: &Annotations, side: u32, flipped: bool) -> Pixels {
    let layout = Layout::board_only(side, flipped);
    let Some(mut pixmap) = Pixmap::new(layout.width, layout.height) else {
        return Pixels::transparent(layout.width, layout.height);
    };
    for item in annotation_items(annotations, &layout) {
        draw_item(&mut pixmap, &item);
    }
    Pixels {
        width: layout.width as usize,
        height: layout.height as usize,
        rgba: pixmap.take(),
    }
}

//! The pieces of a PDF file: forms that fill the square from (0, 0) to (1, 1), with y growing down.

use super::objects::{Objects, compressed, content, single};
use super::usvg_form::{is_plain, write_group};
use crate::piece_pixels::piece_pixels;
use crate::piece_set::PieceSet;
use crate::pixels::Pixels;
use pdf_writer::{Filter, Finish as _, Name, Rect, Ref};
use resvg::usvg::Tree;
use std::io;
use tabiya_chess::Piece;

/// The side of pieces that must be drawn as pixels. It gives 600 pixels per inch for a board of 34 cm.
const PIXELS: u32 = 1024;

/// Writes a piece. Pieces with gradients, masks and the like are drawn as pixels.
pub(super) fn write_piece(
    set: &PieceSet,
    piece: Piece,
    objects: &mut Objects<'_>,
) -> io::Result<Ref> {
    let tree = &set.drawing(piece).tree;
    if is_plain(tree.root()) {
        write_drawing(tree, objects)
    } else {
        write_picture(&piece_pixels(set, piece, PIXELS), objects)
    }
}

fn write_drawing(tree: &Tree, objects: &mut Objects<'_>) -> io::Result<Ref> {
    let (width, height) = (tree.size().width(), tree.size().height());
    // A drawing that is not square is centred.
    let side = width.max(height);
    let rest = |length: f32| (side - length) / 2.0 / side;
    let matrix = [1.0 / side, 0.0, 0.0, 1.0 / side, rest(width), rest(height)];
    let corners = Rect::new(0.0, 0.0, width, height);
    write_group(tree.root(), (matrix, corners), side, false, objects)
}

fn write_picture(pixels: &Pixels, objects: &mut Objects<'_>) -> io::Result<Ref> {
    let straight = pixels.straight_rgba();
    let colors: Vec<u8> = straight
        .chunks_exact(4)
        .flat_map(|pixel| &pixel[..3])
        .copied()
        .collect();
    let alphas: Vec<u8> = straight.chunks_exact(4).map(|pixel| pixel[3]).collect();
    let mask = objects.next();
    let side = (pixels.width, pixels.height);
    write_image(mask, &alphas, side, None, objects)?;
    let image = objects.next();
    write_image(image, &colors, side, Some(mask), objects)?;
    let mut drawn = content();
    // Images are defined with y growing up.
    drawn.transform([1.0, 0.0, 0.0, -1.0, 0.0, 1.0]);
    drawn.x_object(Name(b"I"));
    let data = compressed(&drawn.finish());
    let id = objects.next();
    let mut chunk = single();
    let mut form = chunk.form_xobject(id, &data);
    form.filter(Filter::FlateDecode);
    form.bbox(Rect::new(0.0, 0.0, 1.0, 1.0));
    form.resources().x_objects().pair(Name(b"I"), image);
    form.finish();
    objects.write(&chunk)?;
    Ok(id)
}

/// Writes an image with a mask, or the mask itself.
fn write_image(
    id: Ref,
    samples: &[u8],
    (width, height): (usize, usize),
    mask: Option<Ref>,
    objects: &mut Objects<'_>,
) -> io::Result<()> {
    let data = compressed(samples);
    let mut chunk = single();
    let mut image = chunk.image_xobject(id, &data);
    image.filter(Filter::FlateDecode);
    image.width(i32::try_from(width).unwrap_or(i32::MAX));
    image.height(i32::try_from(height).unwrap_or(i32::MAX));
    image.bits_per_component(8);
    image.interpolate(true);
    if let Some(mask) = mask {
        image.color_space().device_rgb();
        image.s_mask(mask);
    } else {
        image.color_space().device_gray();
    }
    image.finish();
    objects.write(&chunk)
}

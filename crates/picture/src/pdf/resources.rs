//! The resources that the pages of a PDF file share: pieces, letters and opacities. A piece is a form that fills the
//! square from (0, 0) to (1, 1), with y growing down.

use super::fonts::{FontLetters, FontRun};
use super::objects::{
    Objects, PdfName, compressed, content, piece_name, single, use_opacity, write_opacities,
};
use super::paths::RepeatedPaths;
use super::usvg_form::{is_plain, write_group};
use crate::drawing::Path;
use crate::font::Font;
use crate::piece_pixels::{Pixels, piece_pixels};
use crate::piece_set::PieceSet;
use crate::style::Rgb;
use pdf_writer::writers::Resources as ResourceWriter;
use pdf_writer::{Filter, Finish as _, Name, Rect, Ref};
use std::io;
use tabiya_chess::Piece;
use usvg::Tree;

/// The side of pieces that must be drawn as pixels. It gives 600 pixels per inch for a board of 34 cm.
const PIXELS: u32 = 1024;

/// Writes a piece. Pieces with gradients, masks and the like are drawn as pixels.
fn write_piece(set: &PieceSet, piece: Piece, objects: &mut Objects<'_>) -> io::Result<Ref> {
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

/// The resources that the pages written so far use.
#[derive(Debug)]
pub(super) struct Resources {
    id: Ref,
    fonts: [FontLetters; 3],
    pieces: [bool; 12],
    opacities: Vec<u16>,
    repeated: RepeatedPaths,
}

impl Resources {
    pub(super) fn new(objects: &mut Objects<'_>) -> Self {
        Self {
            id: objects.next(),
            fonts: Font::ALL.map(FontLetters::new),
            pieces: [false; 12],
            opacities: Vec::new(),
            repeated: RepeatedPaths::default(),
        }
    }

    /// The object to which the pages refer.
    pub(super) fn id(&self) -> Ref {
        self.id
    }

    pub(super) fn use_piece(&mut self, piece: Piece) {
        self.pieces[piece as usize] = true;
    }

    /// Returns the name of an opacity; `None` when it is opaque.
    pub(super) fn opacity(&mut self, opacity: f64) -> Option<PdfName> {
        use_opacity(&mut self.opacities, opacity)
    }

    /// Returns the name of a path at several places, relative to the first of them.
    pub(super) fn repeated(&mut self, path: &Path, places: &[(f64, f64)], color: Rgb) -> PdfName {
        self.repeated.named(path, places, color)
    }

    /// Splits a text into parts of one font each.
    pub(super) fn runs(&mut self, text: &str) -> Vec<FontRun> {
        FontLetters::runs(&mut self.fonts, text)
    }

    /// Writes all resources that are in use.
    pub(super) fn end(&self, set: &PieceSet, objects: &mut Objects<'_>) -> io::Result<()> {
        let mut drawn = self.repeated.write(objects)?;
        for piece in Piece::ALL {
            if self.pieces[piece as usize] {
                let id = write_piece(set, piece, objects)?;
                drawn.push((piece_name(piece), id));
            }
        }
        let mut fonts = Vec::new();
        for letters in &self.fonts {
            if let Some(id) = letters.write(objects)? {
                fonts.push((letters.name(), id));
            }
        }
        let mut chunk = single();
        let mut resources = chunk.indirect(self.id).start::<ResourceWriter<'_>>();
        resources
            .x_objects()
            .pairs(drawn.iter().map(|(name, id)| (name.name(), *id)));
        resources
            .fonts()
            .pairs(fonts.iter().map(|(name, id)| (name.name(), *id)));
        write_opacities(&mut resources, &self.opacities);
        resources.finish();
        objects.write(&chunk)
    }
}

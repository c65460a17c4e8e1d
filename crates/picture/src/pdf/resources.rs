//! The resources that the pages of a PDF file share: pieces, letters and opacities.

use super::fonts::{Letters, Run};
use super::objects::{Named, Objects, piece_name, single, use_opacity, write_opacities};
use super::pieces::write_piece;
use super::repeated::RepeatedPaths;
use crate::drawing::Path;
use crate::font::Font;
use crate::piece_set::PieceSet;
use crate::style::Rgb;
use pdf_writer::writers::Resources as ResourceWriter;
use pdf_writer::{Finish as _, Ref};
use std::io;
use tabiya_chess::Piece;

/// The resources that the pages written so far use.
#[derive(Debug)]
pub(super) struct Resources {
    id: Ref,
    fonts: [Letters; 3],
    pieces: [bool; 12],
    opacities: Vec<u16>,
    repeated: RepeatedPaths,
}

impl Resources {
    pub(super) fn new(objects: &mut Objects<'_>) -> Self {
        Self {
            id: objects.next(),
            fonts: Font::ALL.map(Letters::new),
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
    pub(super) fn opacity(&mut self, opacity: f64) -> Option<Named> {
        use_opacity(&mut self.opacities, opacity)
    }

    /// Returns the name of a path at several places, relative to the first of them.
    pub(super) fn repeated(&mut self, path: &Path, places: &[(f64, f64)], color: Rgb) -> Named {
        self.repeated.named(path, places, color)
    }

    /// Splits a text into parts of one font each.
    pub(super) fn runs(&mut self, text: &str) -> Vec<Run> {
        Letters::runs(&mut self.fonts, text)
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

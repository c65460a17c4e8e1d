//! What the pages of a PDF file share: pieces, letters, opacities.

use super::fonts::{Letters, Run};
use super::objects::{Objects, single};
use super::pieces::write_piece;
use super::repeated::RepeatedPaths;
use crate::chess::Piece;
use crate::diagram::drawing::Path;
use crate::diagram::font::Font;
use crate::diagram::piece_set::PieceSet;
use crate::diagram::style::Rgb;
use pdf_writer::writers::{ExtGraphicsState, Resources as ResourceWriter};
use pdf_writer::{Finish as _, Name, Ref};
use std::io;

/// A name within a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Named(String);

impl Named {
    pub(super) fn new(kind: &str, which: impl std::fmt::Display) -> Self {
        Self(format!("{kind}{which}"))
    }

    pub(super) fn name(&self) -> Name<'_> {
        Name(self.0.as_bytes())
    }
}

/// How a piece is called.
pub(super) fn piece_name(piece: Piece) -> Named {
    Named::new("P", piece.letter())
}

/// How an opacity is called, in thousandths.
fn opacity_name(thousandths: u16) -> Named {
    Named::new("O", thousandths)
}

/// An opacity in thousandths; `None` for what covers everything.
pub(super) fn thousandths(opacity: f64) -> Option<u16> {
    let thousandths = (opacity.clamp(0.0, 1.0) * 1000.0).round() as u16;
    (thousandths < 1000).then_some(thousandths)
}

/// Writes opacities into the resources of a page or a form.
pub(super) fn write_opacities(resources: &mut ResourceWriter<'_>, opacities: &[u16]) {
    if opacities.is_empty() {
        return;
    }
    let mut states = resources.ext_g_states();
    for opacity in opacities {
        let alpha = f32::from(*opacity) / 1000.0;
        let name = opacity_name(*opacity);
        let mut state = states.insert(name.name()).start::<ExtGraphicsState<'_>>();
        state.non_stroking_alpha(alpha).stroking_alpha(alpha);
    }
}

/// The opacity in a list, and how it is called; it is added when it is new.
pub(super) fn use_opacity(opacities: &mut Vec<u16>, opacity: f64) -> Option<Named> {
    let thousandths = thousandths(opacity)?;
    if !opacities.contains(&thousandths) {
        opacities.push(thousandths);
    }
    Some(opacity_name(thousandths))
}

/// What was used so far.
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

    /// Where pages find them.
    pub(super) fn id(&self) -> Ref {
        self.id
    }

    pub(super) fn use_piece(&mut self, piece: Piece) {
        self.pieces[piece as usize] = true;
    }

    /// How an opacity is called; `None` for what covers everything.
    pub(super) fn opacity(&mut self, opacity: f64) -> Option<Named> {
        use_opacity(&mut self.opacities, opacity)
    }

    /// How a path at several places is called, seen from the first of them.
    pub(super) fn repeated(&mut self, path: &Path, places: &[(f64, f64)], color: Rgb) -> Named {
        self.repeated.named(path, places, color)
    }

    /// A text in parts of one font each.
    pub(super) fn runs(&mut self, text: &str) -> Vec<Run> {
        Letters::runs(&mut self.fonts, text)
    }

    /// Writes everything that was used.
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

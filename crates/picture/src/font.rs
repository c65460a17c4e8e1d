//! The letters of diagrams as outlines, the same on every machine.
//!
//! Each letter comes from the first of the program's own fonts that has it. A letter that no font has becomes an empty
//! box.

use super::drawing::{Path, Segment};
use skrifa::instance::{LocationRef, Size};
use skrifa::outline::{DrawSettings, OutlinePen};
use skrifa::{FontRef, GlyphId, MetadataProvider as _};
use std::collections::HashMap;
use std::sync::{Arc, LazyLock, Mutex, PoisonError};

/// A font that comes with the program.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(super) enum Font {
    /// Latin, Greek and Cyrillic letters.
    Text,
    /// Other letters and signs.
    Signs,
    /// Symbols, including chess pieces.
    Symbols,
}

/// The outline of a letter, in ems. The base line is at y = 0 and y grows down.
#[derive(Clone, Debug)]
pub(super) struct GlyphOutline {
    /// The font that has the letter.
    pub(super) font: Font,
    /// The index of the glyph in that font.
    pub(super) glyph: u32,
    /// The distance to the next letter, in ems.
    pub(super) advance: f64,
    /// The shape, in ems.
    pub(super) path: Path,
}

impl Font {
    /// All fonts, in the order in which a letter is looked up.
    pub(super) const ALL: [Self; 3] = [Self::Text, Self::Signs, Self::Symbols];

    /// The TrueType file.
    pub(super) const fn bytes(self) -> &'static [u8] {
        match self {
            Self::Text => epaint_default_fonts::UBUNTU_LIGHT,
            Self::Signs => epaint_default_fonts::HACK_REGULAR,
            Self::Symbols => epaint_default_fonts::EMOJI_ICON,
        }
    }

    fn read(self) -> Option<FontRef<'static>> {
        FontRef::new(self.bytes()).ok()
    }
}

/// The amount by which bold outlines are wider on each side, in ems.
pub(super) const BOLD: f64 = 0.016;

/// A cache of letters. The number of glyphs in the fonts limits its size.
static GLYPHS: LazyLock<Mutex<HashMap<char, Arc<GlyphOutline>>>> = LazyLock::new(Mutex::default);

/// Returns the outline of a letter.
pub(super) fn glyph(letter: char) -> Arc<GlyphOutline> {
    let mut glyphs = GLYPHS.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some(known) = glyphs.get(&letter) {
        return Arc::clone(known);
    }
    let (font, glyph) = find(letter);
    let outline = Arc::new(outline(font, glyph));
    // Letters that no font has are not cached, so that no text can fill the memory. All of them look the same.
    if glyph != GlyphId::NOTDEF {
        glyphs.insert(letter, Arc::clone(&outline));
    }
    outline
}

/// Returns the width of a text at a font size of 1.
pub fn width(text: &str) -> f64 {
    text.chars().map(|letter| glyph(letter).advance).sum()
}

fn find(letter: char) -> (Font, GlyphId) {
    let in_font = |font: Font| {
        let glyph = font.read()?.charmap().map(letter)?;
        (glyph != GlyphId::NOTDEF).then_some((font, glyph))
    };
    let found = Font::ALL.into_iter().find_map(in_font);
    found.unwrap_or((Font::Text, GlyphId::NOTDEF))
}

fn outline(font: Font, glyph: GlyphId) -> GlyphOutline {
    let mut pen = Pen::default();
    let mut advance = 0.0;
    if let Some(read) = font.read() {
        // Outlines are read in the font's own units. Any other size would round them.
        let unscaled = Size::unscaled();
        let metrics = read.metrics(unscaled, LocationRef::default());
        pen.em = f64::from(metrics.units_per_em.max(1));
        let metrics = read.glyph_metrics(unscaled, LocationRef::default());
        advance = f64::from(metrics.advance_width(glyph).unwrap_or_default()) / pen.em;
        if let Some(found) = read.outline_glyphs().get(glyph) {
            let settings = DrawSettings::unhinted(unscaled, LocationRef::default());
            if let Err(error) = found.draw(settings, &mut pen) {
                log::error!("a letter of our fonts cannot be drawn: {error}");
            }
        }
    }
    GlyphOutline {
        font,
        glyph: glyph.to_u32(),
        advance,
        path: pen.path,
    }
}

/// Collects an outline from a font, where y grows up.
#[derive(Default)]
struct Pen {
    /// The number of font units per em.
    em: f64,
    path: Path,
}

impl Pen {
    fn point(&self, x: f32, y: f32) -> [f64; 2] {
        [f64::from(x) / self.em, -f64::from(y) / self.em]
    }
}

impl OutlinePen for Pen {
    fn move_to(&mut self, x: f32, y: f32) {
        let [x, y] = self.point(x, y);
        self.path.0.push(Segment::Move(x, y));
    }

    fn line_to(&mut self, x: f32, y: f32) {
        let [x, y] = self.point(x, y);
        self.path.0.push(Segment::Line(x, y));
    }

    fn quad_to(&mut self, cx0: f32, cy0: f32, x: f32, y: f32) {
        let segment = Segment::Quad(self.point(cx0, cy0), self.point(x, y));
        self.path.0.push(segment);
    }

    fn curve_to(&mut self, cx0: f32, cy0: f32, cx1: f32, cy1: f32, x: f32, y: f32) {
        let points = (self.point(cx0, cy0), self.point(cx1, cy1));
        let segment = Segment::Cubic(points.0, points.1, self.point(x, y));
        self.path.0.push(segment);
    }

    fn close(&mut self) {
        self.path.0.push(Segment::Close);
    }
}

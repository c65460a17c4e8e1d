//! The letters of diagrams, as outlines: the same on every machine.
//!
//! The program's own fonts, one after the other: what the first does not have may be in the next.
//! What none has is an empty box.

use super::drawing::{Path, Segment};
use skrifa::instance::{LocationRef, Size};
use skrifa::outline::{DrawSettings, OutlinePen};
use skrifa::{FontRef, GlyphId, MetadataProvider as _};
use std::collections::HashMap;
use std::sync::{Arc, LazyLock, Mutex, PoisonError};

/// A font that the program brings along.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Font {
    /// For Latin, Greek and Cyrillic.
    Text,
    /// For other letters and signs.
    Signs,
    /// Chess pieces among them.
    Symbols,
}

/// The outline of a letter. Its base line is at 0, one em is 1, up is negative.
#[derive(Clone, Debug)]
pub struct GlyphOutline {
    /// Its font.
    pub font: Font,
    /// Its number there.
    pub glyph: u32,
    /// How far the next letter is.
    pub advance: f64,
    /// Its shape.
    pub path: Path,
}

impl Font {
    /// The order in which fonts are asked.
    pub const ALL: [Self; 3] = [Self::Text, Self::Signs, Self::Symbols];

    /// The file (TrueType).
    pub const fn bytes(self) -> &'static [u8] {
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

/// How much of an em the outline of heavier letters is wider on each side.
pub(super) const BOLD: f64 = 0.016;

/// Letters that were asked for. There are only so many in the fonts.
static GLYPHS: LazyLock<Mutex<HashMap<char, Arc<GlyphOutline>>>> = LazyLock::new(Mutex::default);

/// The outline of a letter.
pub(super) fn glyph(letter: char) -> Arc<GlyphOutline> {
    let mut glyphs = GLYPHS.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some(known) = glyphs.get(&letter) {
        return Arc::clone(known);
    }
    let (font, glyph) = find(letter);
    let outline = Arc::new(outline(font, glyph));
    // Letters that no font has all look the same; they are not kept, so that no text can fill the memory.
    if glyph != GlyphId::NOTDEF {
        glyphs.insert(letter, Arc::clone(&outline));
    }
    outline
}

/// How wide a text is, for letters of a size of one.
pub(super) fn width(text: &str) -> f64 {
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
        // In the font's own units: at any size outlines would be rounded to parts of it.
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

/// Takes an outline, which has up as positive.
#[derive(Default)]
struct Pen {
    /// The font's units in an em.
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

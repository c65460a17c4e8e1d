//! The text of a page of a PDF file, as lines with their places. Captions of diagrams need no recognition where the file
//! has them as text.

use hayro::hayro_interpret::font::{Glyph, GlyphRun};
use hayro::hayro_interpret::hayro_cmap::BfString;
use hayro::hayro_interpret::util::TransformExt as _;
use hayro::hayro_interpret::{
    BlendMode, ClipPath, Context, Device, DrawMode, DrawProps, Image, ImageDrawProps,
    InterpreterCache, InterpreterSettings, SoftMask, interpret_page,
};
use hayro::hayro_syntax::page::Page;
use hayro::kurbo::{Affine, BezPath, Point, Rect};
use tabiya_recognise::TextLine;

/// The number of units of a glyph per em.
const EM: f64 = 1000.0;
/// The width of glyphs whose width is unknown, in units.
const USUAL_WIDTH: f32 = 500.0;
/// The maximum number of letters that are read of a page.
const MOST_LETTERS: usize = 100_000;
/// The height of letters above the base line and below it, in ems.
const ABOVE: f32 = 0.7;
const BELOW: f32 = 0.2;
/// The maximum distance between base lines of a line, and the maximum gap in a line, in ems. A larger gap is between
/// columns.
const SAME_LINE: f32 = 0.3;
const WIDEST_GAP: f32 = 1.5;
/// The minimum gap between words, in ems.
const WORD_GAP: f32 = 0.15;

/// A letter, or several that share a glyph.
struct Letter {
    text: String,
    left: f32,
    right: f32,
    base: f32,
    /// The height of the em.
    size: f32,
}

/// Reads the lines of a page. Their places are in points times `scale`, from the upper left.
pub(super) fn lines_of<'a>(
    page: &'a Page<'a>,
    cache: &InterpreterCache<'a>,
    settings: &InterpreterSettings,
    scale: f32,
) -> Vec<TextLine> {
    let (width, height) = page.render_dimensions();
    let [width, height] = [width, height].map(|side| f64::from(side * scale));
    let mut context = Context::new(
        Affine::scale(f64::from(scale)) * page.initial_transform(true).to_kurbo(),
        Rect::new(0.0, 0.0, width, height),
        cache,
        page.xref(),
        settings.clone(),
    );
    let mut letters = Letters(Vec::new());
    interpret_page(page, &mut context, &mut letters);
    joined(letters.0)
}

/// Joins letters to lines.
fn joined(mut letters: Vec<Letter>) -> Vec<TextLine> {
    letters.sort_by(|one, other| one.base.total_cmp(&other.base));
    let mut lines = Vec::new();
    let is_same = |one: &Letter, other: &Letter| other.base - one.base <= SAME_LINE * one.size;
    for row in letters.chunk_by(is_same) {
        let mut row: Vec<&Letter> = row.iter().collect();
        row.sort_by(|one, other| one.left.total_cmp(&other.left));
        let is_near =
            |one: &&Letter, other: &&Letter| other.left - one.right <= WIDEST_GAP * one.size;
        lines.extend(row.chunk_by(is_near).filter_map(line_of));
    }
    lines
}

fn line_of(letters: &[&Letter]) -> Option<TextLine> {
    let (first, last) = (letters.first()?, letters.last()?);
    let mut text = String::new();
    let mut end = first.right;
    for letter in letters {
        if letter.left - end > WORD_GAP * letter.size {
            text.push(' ');
        }
        text.push_str(&letter.text);
        end = letter.right;
    }
    let size = letters.iter().map(|letter| letter.size).fold(0.0, f32::max);
    let place = [
        first.left,
        first.base - ABOVE * size,
        last.right,
        first.base + BELOW * size,
    ];
    Some(TextLine { text, place })
}

/// Collects the letters of a page and draws nothing.
struct Letters(Vec<Letter>);

impl<'a> Device<'a> for Letters {
    fn draw_path(&mut self, _: &BezPath, _: DrawProps<'a>, _: &DrawMode) {}
    fn push_clip_path(&mut self, _: &ClipPath) {}
    fn push_transparency_group(&mut self, _: f32, _: Option<SoftMask<'a>>, _: BlendMode) {}
    fn draw_image(&mut self, _: Image<'a, '_>, _: ImageDrawProps<'a>) {}
    fn pop_clip(&mut self) {}
    fn pop_transparency_group(&mut self) {}

    fn draw_glyph_run(&mut self, run: &GlyphRun<'_, 'a>, props: DrawProps<'a>, _: &DrawMode) {
        for glyph in run.glyphs() {
            if self.0.len() >= MOST_LETTERS {
                return;
            }
            let place = props.transform * glyph.transform();
            self.0.extend(letter(glyph, place));
        }
    }
}

/// The letter of a glyph; `None` if it is unknown, or is not upright.
fn letter(glyph: &Glyph<'_>, place: Affine) -> Option<Letter> {
    let text = match glyph.as_unicode()? {
        BfString::Char(sign) => sign.to_string(),
        BfString::String(text) => text,
    };
    let width = match glyph {
        Glyph::Outline(glyph) => glyph.advance_width(),
        Glyph::Type3(glyph) => glyph.advance_width(),
    };
    let width = f64::from(width.unwrap_or(USUAL_WIDTH));
    let [start, end, top] =
        [(0.0, 0.0), (width, 0.0), (0.0, EM)].map(|point| place * Point::from(point));
    let size = start.y - top.y;
    let is_upright = size > 0.0 && end.x >= start.x && (end.y - start.y).abs() <= 0.1 * size;
    is_upright.then_some(Letter {
        text,
        left: start.x as f32,
        right: end.x as f32,
        base: start.y as f32,
        size: size as f32,
    })
}

//! The fonts of a PDF file, reduced to the letters that it uses.
//!
//! Each character has its own number, even where two characters look the same and share a glyph, so that text copied
//! from the file is the text that was written into it.

use super::objects::{Objects, PdfName, compressed, single};
use crate::font::{Font, glyph};
use pdf_writer::types::{CidFontType, FontFlags, SystemInfo, UnicodeCmap};
use pdf_writer::{Filter, Finish as _, Name, Rect, Ref, Str};
use skrifa::instance::{LocationRef, Size};
use skrifa::{FontRef, MetadataProvider as _};
use std::collections::HashMap;
use std::io;
use subsetter::GlyphRemapper;

/// A part of a text in one font.
#[derive(Debug)]
pub(super) struct FontRun {
    /// The name of the font.
    pub(super) font: PdfName,
    /// The numbers of its characters, two bytes each.
    pub(super) letters: Vec<u8>,
    /// The width of the run, in ems.
    pub(super) advance: f64,
}

/// The characters of a font that the file uses.
#[derive(Debug)]
pub(super) struct FontLetters {
    font: Font,
    numbers: HashMap<char, u16>,
    /// The letters in the order of their numbers, from one. Number zero is the box for missing characters.
    kept: Vec<Letter>,
    glyphs: GlyphRemapper,
}

#[derive(Debug)]
struct Letter {
    character: char,
    /// The index of the glyph in the reduced font.
    glyph: u16,
    advance: f64,
}

const REGISTRY: Str<'_> = Str(b"Adobe");

impl FontLetters {
    pub(super) fn new(font: Font) -> Self {
        Self {
            font,
            numbers: HashMap::new(),
            kept: Vec::new(),
            glyphs: GlyphRemapper::new(),
        }
    }

    /// The name of the font in the resources of pages.
    pub(super) fn name(&self) -> PdfName {
        PdfName::new("F", self.font as u8)
    }

    /// Splits a text into parts of one font each.
    pub(super) fn runs(fonts: &mut [Self; 3], text: &str) -> Vec<FontRun> {
        let mut runs: Vec<FontRun> = Vec::new();
        for character in text.chars() {
            let outline = glyph(character);
            let Some(letters) = fonts.get_mut(outline.font as usize) else {
                continue;
            };
            let number = letters.number(character, outline.glyph, outline.advance);
            let font = letters.name();
            if runs.last().is_none_or(|run| run.font != font) {
                runs.push(FontRun {
                    font,
                    letters: Vec::new(),
                    advance: 0.0,
                });
            }
            if let Some(run) = runs.last_mut() {
                run.letters.extend(number.to_be_bytes());
                run.advance += outline.advance;
            }
        }
        runs
    }

    fn number(&mut self, character: char, glyph: u32, advance: f64) -> u16 {
        if let Some(number) = self.numbers.get(&character) {
            return *number;
        }
        // Only an attack has so many different characters.
        let Ok(number) = u16::try_from(self.kept.len() + 1) else {
            return 0;
        };
        self.numbers.insert(character, number);
        self.kept.push(Letter {
            character,
            glyph: self.glyphs.remap(u16::try_from(glyph).unwrap_or_default()),
            advance,
        });
        number
    }

    /// Writes the font with these letters, if there are any.
    pub(super) fn write(&self, objects: &mut Objects<'_>) -> io::Result<Option<Ref>> {
        if self.kept.is_empty() {
            return Ok(None);
        }
        let base = self.base_name();
        let font = objects.next();
        let descendant = self.write_descendant(&base, objects)?;
        let unicode = self.write_unicode(objects)?;
        let mut chunk = single();
        let mut writer = chunk.type0_font(font);
        writer.base_font(base.name());
        writer.encoding_predefined(Name(b"Identity-H"));
        writer.descendant_font(descendant);
        writer.to_unicode(unicode);
        writer.finish();
        objects.write(&chunk)?;
        Ok(Some(font))
    }

    /// The name of the font after a tag of six letters that distinguishes it from other subsets of the same font.
    fn base_name(&self) -> PdfName {
        // The FNV-1a hash. It distinguishes subsets and has no security purpose.
        let mut mark = 0xcbf2_9ce4_8422_2325_u64;
        for letter in &self.kept {
            mark = (mark ^ u64::from(letter.character)).wrapping_mul(0x0100_0000_01b3);
        }
        let mut tag = String::new();
        for _ in 0..6 {
            tag.push(char::from(b'A' + (mark % 26) as u8));
            mark /= 26;
        }
        PdfName::new(&tag, format_args!("+{}", postscript_name(self.font)))
    }

    fn write_descendant(&self, base: &PdfName, objects: &mut Objects<'_>) -> io::Result<Ref> {
        let id = objects.next();
        let descriptor = self.write_descriptor(base, objects)?;
        let glyphs = objects.next();
        let numbers = std::iter::once(0).chain(self.kept.iter().map(|letter| letter.glyph));
        let map: Vec<u8> = numbers.flat_map(u16::to_be_bytes).collect();
        objects.write_stream(glyphs, &map)?;
        let mut chunk = single();
        let mut font = chunk.cid_font(id);
        font.subtype(CidFontType::Type2);
        font.base_font(base.name());
        font.system_info(SystemInfo {
            registry: REGISTRY,
            ordering: Str(b"Identity"),
            supplement: 0,
        });
        font.font_descriptor(descriptor);
        font.default_width(0.0);
        let widths = self.kept.iter().map(|letter| thousandths(letter.advance));
        font.widths().consecutive(1, widths);
        font.cid_to_gid_map_stream(glyphs);
        font.finish();
        objects.write(&chunk)?;
        Ok(id)
    }

    fn write_descriptor(&self, base: &PdfName, objects: &mut Objects<'_>) -> io::Result<Ref> {
        let file = self.write_file(objects)?;
        let id = objects.next();
        let mut chunk = single();
        let mut descriptor = chunk.font_descriptor(id);
        descriptor.name(base.name());
        descriptor.flags(FontFlags::SYMBOLIC);
        self.describe(&mut descriptor);
        descriptor.font_file2(file);
        descriptor.finish();
        objects.write(&chunk)?;
        Ok(id)
    }

    fn describe(&self, descriptor: &mut pdf_writer::writers::FontDescriptor<'_>) {
        let Ok(font) = FontRef::new(self.font.bytes()) else {
            return;
        };
        let metrics = font.metrics(Size::new(1000.0), LocationRef::default());
        let bounds = metrics.bounds.unwrap_or_default();
        descriptor.bbox(Rect::new(
            bounds.x_min.round(),
            bounds.y_min.round(),
            bounds.x_max.round(),
            bounds.y_max.round(),
        ));
        descriptor.italic_angle(metrics.italic_angle);
        descriptor.ascent(metrics.ascent.round());
        descriptor.descent(metrics.descent.round());
        descriptor.cap_height(metrics.cap_height.unwrap_or(metrics.ascent).round());
        // The thickness of stems. Only programs that replace the font need it.
        descriptor.stem_v(80.0);
    }

    fn write_file(&self, objects: &mut Objects<'_>) -> io::Result<Ref> {
        let bytes = self.font.bytes();
        let subset = subsetter::subset(bytes, 0, &self.glyphs).map_err(io::Error::other)?;
        let data = compressed(&subset);
        let id = objects.next();
        let mut chunk = single();
        let mut stream = chunk.stream(id, &data);
        stream.filter(Filter::FlateDecode);
        let length = i32::try_from(subset.len()).unwrap_or(i32::MAX);
        stream.pair(Name(b"Length1"), length);
        stream.finish();
        objects.write(&chunk)?;
        Ok(id)
    }

    fn write_unicode(&self, objects: &mut Objects<'_>) -> io::Result<Ref> {
        let info = SystemInfo {
            registry: REGISTRY,
            ordering: Str(b"UCS"),
            supplement: 0,
        };
        let mut map = UnicodeCmap::<u16>::new(Name(b"Tabiya-UCS"), info);
        for (letter, number) in self.kept.iter().zip(1..) {
            map.pair(number, letter.character);
        }
        let id = objects.next();
        objects.write_stream(id, &map.finish())?;
        Ok(id)
    }
}

/// The PostScript name of the font.
fn postscript_name(font: Font) -> &'static str {
    match font {
        Font::Text => "Ubuntu-Light",
        Font::Signs => "Hack-Regular",
        Font::Symbols => "emoji-icon-font",
    }
}

/// Thousandths of an em, rounded to hundredths.
fn thousandths(ems: f64) -> f32 {
    ((ems * 100_000.0).round() / 100.0) as f32
}

//! Writes diagrams as PDF files.
//!
//! Everything is drawn with lines and curves, so that it prints as sharply as the printer can. Texts can be searched
//! and copied; the file contains the letters of our fonts that they use. The file contains each piece once, however
//! many boards show it. Greys are written as grey, which printers print with black ink alone. Diagrams are tagged as
//! figures with their description, for readers who cannot see them.
//!
//! A file is written page by page as the pages arrive. Until the end the writer keeps only the offsets of the objects
//! (eight bytes each), the list of pages, and the letters that were used.
//!
//! The format is PDF 1.7 (ISO 32000-1). Files have no dates and no random names: the bytes are the same on every run.

mod content;
mod fonts;
mod objects;
mod paths;
mod resources;
mod structure;
mod usvg_form;

use super::drawing::Drawing;
use super::piece_set::PieceSet;
use super::written_board::{PDF_KEY, digest};
use content::page_content;
use objects::{Objects, PageTree, single};
use pdf_writer::writers::{Catalog, DocumentInfo};
use pdf_writer::{Finish as _, Name, Rect, Ref, Str, TextStr};
use resources::Resources;
use std::io::{self, Write};
use structure::Structure;
pub use structure::{PagePart, PagePartRole};

/// The maximum length of a page side, in points. The format allows no more.
const MAX_POINTS: f64 = 14_400.0;

impl Drawing {
    /// Writes the diagram as a PDF file with one page, which has the size of the diagram on paper. `language` is the
    /// language code of its texts.
    pub fn to_pdf(&self, pieces: &PieceSet, language: &'static str) -> Vec<u8> {
        let mut file = Vec::new();
        let whole = PagePart {
            items: 0..self.items.len(),
            role: PagePartRole::Figure(self.description.clone()),
        };
        let written = PdfPages::new(&mut file, pieces, language).and_then(|mut pages| {
            pages.add(self, &[whole])?;
            pages.finish(&self.title, &self.description)
        });
        if let Err(error) = written {
            // Writing to memory cannot fail.
            log::error!("a PDF file could not be put together: {error}");
        }
        file
    }
}

/// Writes drawings as the pages of a PDF file.
#[derive(Debug)]
pub struct PdfPages<'a> {
    objects: Objects<'a>,
    pages: PageTree,
    resources: Resources,
    structure: Structure,
    pieces: &'a PieceSet,
    language: &'static str,
}

impl<'a> PdfPages<'a> {
    /// Begins a file with pieces from `pieces` and texts in the language with the code `language`.
    ///
    /// # Errors
    /// Fails when `out` cannot be written.
    pub fn new(
        out: &'a mut dyn Write,
        pieces: &'a PieceSet,
        language: &'static str,
    ) -> io::Result<Self> {
        let mut objects = Objects::begin(out)?;
        Ok(Self {
            pages: PageTree::new(&mut objects),
            resources: Resources::new(&mut objects),
            structure: Structure::new(&mut objects),
            objects,
            pieces,
            language,
        })
    }

    /// Writes a page. The parts must be in the order of their items and must not overlap.
    ///
    /// # Errors
    /// Fails when the file cannot be written.
    pub fn add(&mut self, drawing: &Drawing, parts: &[PagePart]) -> io::Result<()> {
        let (width, height) = (drawing.layout.width, drawing.layout.height);
        let scale = points_of_a_pixel(drawing.resolution, width.max(height));
        let content = page_content(drawing, parts, scale, &mut self.resources);
        let content_id = self.objects.next();
        self.objects.write_stream(content_id, &content)?;
        let page_id = self.objects.next();
        let parent = self.pages.add(page_id, &mut self.objects)?;
        let key = self.structure.add(parts, page_id, &mut self.objects)?;
        let side = |pixels: u32| (f64::from(pixels) * scale) as f32;
        let mut chunk = single();
        let mut page = chunk.page(page_id);
        page.parent(parent);
        page.contents(content_id);
        page.media_box(Rect::new(0.0, 0.0, side(width), side(height)));
        page.struct_parents(key);
        page.pair(Name(b"Resources"), self.resources.id());
        let records = drawing.records_with_digest(digest(&content));
        if !records.is_empty() {
            let mut list = page.insert(Name(PDF_KEY.as_bytes())).array();
            list.items(records.iter().map(|record| Str(record.as_bytes())));
        }
        page.finish();
        self.objects.write(&chunk)
    }

    /// Ends the file. Its title and description may be empty.
    ///
    /// # Errors
    /// Fails when the file cannot be written.
    pub fn finish(mut self, title: &str, description: &str) -> io::Result<()> {
        let pages = self.pages.end(&mut self.objects)?;
        self.resources.end(self.pieces, &mut self.objects)?;
        let structure = self.structure.end(&mut self.objects)?;
        let info = self.objects.next();
        let mut chunk = single();
        let mut words = chunk.indirect(info).start::<DocumentInfo<'_>>();
        if !title.is_empty() {
            words.title(TextStr(title));
        }
        if !description.is_empty() {
            words.subject(TextStr(description));
        }
        words.creator(TextStr("Tabiya"));
        words.finish();
        self.objects.write(&chunk)?;
        let catalog = self.catalog(pages, structure, !title.is_empty())?;
        self.objects.end(catalog, info)
    }

    fn catalog(&mut self, pages: Ref, structure: Ref, has_title: bool) -> io::Result<Ref> {
        let id = self.objects.next();
        let mut chunk = single();
        let mut catalog = chunk.indirect(id).start::<Catalog<'_>>();
        catalog.pages(pages);
        catalog.lang(TextStr(self.language));
        catalog.mark_info().marked(true);
        catalog.pair(Name(b"StructTreeRoot"), structure);
        if has_title {
            catalog.viewer_preferences().display_doc_title(true);
        }
        catalog.finish();
        self.objects.write(&chunk)?;
        Ok(id)
    }
}

/// The size of a pixel in points (1/72 inch), reduced where the longest side would exceed the format's limit.
fn points_of_a_pixel(resolution: u32, longest: u32) -> f64 {
    let scale = 72.0 / f64::from(resolution.max(1));
    scale.min(MAX_POINTS / f64::from(longest.max(1)))
}

#[cfg(test)]
#[expect(clippy::unwrap_used, reason = "tests")]
mod tests {
    use super::*;
    use crate::{Diagram, Style};
    use tabiya_chess::Position;

    fn drawing(size: u32, resolution: u32) -> Drawing {
        let style = Style {
            size,
            resolution,
            ..Style::default()
        };
        Diagram::of(Position::start()).draw(&style)
    }

    fn text(file: &[u8]) -> String {
        String::from_utf8_lossy(file).into_owned()
    }

    /// Writes `count` pages into one file.
    fn pages(count: usize) -> Vec<u8> {
        let mut file = Vec::new();
        let pieces = PieceSet::usual();
        let mut pages = PdfPages::new(&mut file, &pieces, "en").unwrap();
        for _ in 0..count {
            pages.add(&drawing(100, 72), &[]).unwrap();
        }
        pages.finish("", "").unwrap();
        file
    }

    #[test]
    fn every_object_is_at_its_listed_place() {
        for count in [1, 64, 65, 200] {
            let file = pages(count);
            let end = text(&file[file.len() - 40..]);
            let begin = end.split("startxref\n").nth(1).unwrap();
            let begin: usize = begin.lines().next().unwrap().parse().unwrap();
            let table = text(&file[begin..]);
            let rows = table.lines().skip(3).take_while(|row| row.len() > 15);
            let mut objects = 0;
            for (row, number) in rows.zip(1..) {
                let place: usize = row[..10].parse().unwrap();
                let head = format!("{number} 0 obj");
                assert!(file[place..].starts_with(head.as_bytes()), "{row}");
                objects += 1;
            }
            assert!(table.contains(&format!("/Size {}", objects + 1)));
            let whole = text(&file);
            assert_eq!(whole.matches("/Type/Page/").count(), count);
            assert!(whole.contains(&format!("/Count {count}")));
        }
    }

    #[test]
    fn a_page_has_the_size_of_the_picture_within_the_limits_of_the_format() {
        let pieces = PieceSet::usual();
        for (size, resolution, width) in [(720, 144, 360.0), (600, 600, 72.0), (8192, 1, 14_400.0)]
        {
            let file = text(&drawing(size, resolution).to_pdf(&pieces, "en"));
            let rest = file.split("/MediaBox[0 0 ").nth(1).unwrap();
            let sides: Vec<f32> = rest
                .split(']')
                .next()
                .unwrap()
                .split(' ')
                .map(|side| side.parse().unwrap())
                .collect();
            let longest = sides[0].max(sides[1]);
            assert!((sides[0] - width).abs() < 0.01 || (longest - width).abs() < 0.01);
        }
    }
}

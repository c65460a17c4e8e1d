//! Writes entries on pages: all pages in one PDF file, or each page as a picture.

use super::book_moves::{BookMoves, paragraph_text};
use super::entry::PublishedRecord;
use super::solution::Solution;
use std::io::{self, Write};
use std::ops::ControlFlow;
use std::sync::Arc;
use tabiya_chess::Position;
use tabiya_collection::tree::{GameTree, NodeId};
use tabiya_notation::judgement::{Judgement, judge};
use tabiya_notation::moves::PieceNames;
use tabiya_picture::{
    DiagramPage, DiagramPages, PageEntry, PageSetup, PdfPages, PieceSet, Rasteriser,
};
use tabiya_text::spoken;

/// The file format of pages.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum PageFormat {
    /// One PDF file with all pages.
    #[default]
    Pdf,
    /// An SVG file for each page.
    Svg,
    /// A PNG file for each page, for printers that accept nothing else.
    Png,
}

/// The resolution of pages as pictures, in pixels per inch.
const PICTURE_RESOLUTION: u32 = 300;

impl PageFormat {
    /// All formats, in the order in which they are offered.
    pub const ALL: [Self; 3] = [Self::Pdf, Self::Svg, Self::Png];

    /// The extension of its files, without the dot.
    pub const fn extension(self) -> &'static str {
        match self {
            Self::Pdf => "pdf",
            Self::Svg => "svg",
            Self::Png => "png",
        }
    }

    /// The format with this extension.
    pub fn from_extension(extension: &str) -> Option<Self> {
        let is_it = |format: &Self| format.extension().eq_ignore_ascii_case(extension);
        Self::ALL.into_iter().find(is_it)
    }

    /// The resolution at which pages are laid out, in pixels per inch.
    pub const fn resolution(self) -> u32 {
        match self {
            Self::Pdf => PageSetup::FINE_RESOLUTION,
            Self::Svg | Self::Png => PICTURE_RESOLUTION,
        }
    }
}

impl PublishedRecord {
    /// Turns the entry into one of a document, with this number.
    pub fn on_page(self, number: u64) -> PageEntry {
        let mut diagram = self.diagram;
        diagram.number = number.to_string();
        PageEntry {
            diagram,
            solution: on_page(self.solution),
        }
    }
}

/// A solution with a line for each paragraph.
fn on_page(solution: Option<Solution>) -> String {
    let paragraphs = solution.map(|solution| solution.paragraphs());
    let paragraphs = paragraphs.unwrap_or_default();
    let texts: Vec<_> = paragraphs.iter().map(paragraph_text).collect();
    texts.join("\n")
}

/// Returns the solution on a line, which may be empty, as [`PageSetup::count`] needs it. `moves` are those of the
/// record's game. `None` when the line has no entry. This is much faster than making an entry.
pub fn solution_on_page(
    line: &[u8],
    moves: impl FnOnce() -> Option<BookMoves>,
    setup: &PageSetup,
) -> Option<String> {
    let Judgement::Read(read) = judge(line) else {
        return None;
    };
    if !setup.solutions {
        return Some(String::new());
    }
    let tail = line.get(read.operations).unwrap_or_default();
    let solution = Solution::of(tail, &read.position);
    Some(on_page(match moves() {
        Some(moves) => Some(solution.unwrap_or_default().with_moves(moves)),
        None => solution,
    }))
}

/// Returns the solution of a position as [`solution_on_page`] does.
pub fn solution_of_position_on_page(position: &Position, tail: &[u8], setup: &PageSetup) -> String {
    let solution = || Solution::of(tail, position);
    on_page(setup.solutions.then(solution).flatten())
}

/// Returns the moves of a game as [`solution_on_page`] returns the solution of a record.
pub fn solution_of_game_on_page(tree: &GameTree, names: PieceNames, setup: &PageSetup) -> String {
    let moves = || BookMoves::after(tree, NodeId::START, names);
    let moves = setup.solutions.then(moves).flatten();
    on_page(moves.map(|moves| Solution::default().with_moves(moves)))
}

/// Writes all pages as one PDF file. `progress` gets the number of diagrams so far and may break to stop.
///
/// # Errors
/// Returns the errors of `out`, or [`io::ErrorKind::Interrupted`] if `progress` breaks.
pub fn write_pages_pdf<I: Iterator<Item = PageEntry>>(
    out: &mut dyn Write,
    pieces: &PieceSet,
    title: &str,
    pages: DiagramPages<I>,
    progress: &mut dyn FnMut(u64) -> ControlFlow<()>,
) -> io::Result<()> {
    let mut pdf = PdfPages::new(out, pieces, spoken().code())?;
    let mut done = 0;
    for page in pages {
        pdf.add(&page.drawing, &page.parts)?;
        done += page.diagrams;
        if progress(done).is_break() {
            return Err(io::ErrorKind::Interrupted.into());
        }
    }
    pdf.finish(title.trim(), "")
}

/// Writes single pages as files. It caches pieces for the next pages.
#[derive(Debug)]
pub struct PagePictures {
    pieces: Arc<PieceSet>,
    rasteriser: Rasteriser,
    setup: PageSetup,
}

impl PagePictures {
    /// Creates a writer for pages of this document.
    pub fn new(setup: &PageSetup, pieces: Arc<PieceSet>) -> Self {
        Self {
            rasteriser: Rasteriser::new(Arc::clone(&pieces)),
            pieces,
            setup: setup.clone(),
        }
    }

    /// Writes the page as a file.
    ///
    /// # Errors
    /// Fails when memory for the pixels runs out.
    pub fn file(&mut self, page: &DiagramPage, format: PageFormat) -> io::Result<Vec<u8>> {
        let drawing = &page.drawing;
        match format {
            PageFormat::Pdf => {
                let mut file = Vec::new();
                let mut pdf = PdfPages::new(&mut file, &self.pieces, spoken().code())?;
                pdf.add(drawing, &page.parts)?;
                pdf.finish(&drawing.title, &drawing.description)?;
                Ok(file)
            }
            PageFormat::Svg => {
                let size = self.setup.millimetres();
                Ok(drawing.to_svg_of_size(&self.pieces, size).into_bytes())
            }
            PageFormat::Png => {
                let memory = |_| io::Error::from(io::ErrorKind::OutOfMemory);
                let pixels = self.rasteriser.pixels(drawing).map_err(memory)?;
                let encoded = drawing.to_png(&pixels);
                encoded.map_err(|error| io::Error::other(error.to_string()))
            }
        }
    }
}

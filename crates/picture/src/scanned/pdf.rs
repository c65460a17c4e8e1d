//! Finds boards on the pages of a PDF file.
//!
//! Pages are rendered and then searched like any other picture, so it does not matter whether a diagram consists of
//! lines, of letters of a chess font, or of a scan. Only captions are taken from the text of the page. The time to
//! render a page is unpredictable, so a separate process does it ([`super::worker`]).

use super::board::FoundBoard;
use super::decode::{Scan, ScanFault};
use super::page_text;
use super::written::{boards_of_page, crop_of};
use crate::written_board::{PDF_KEY, digest};
use hayro::hayro_interpret::{InterpreterCache, InterpreterSettings};
use hayro::hayro_syntax::object::{self, Array};
use hayro::hayro_syntax::page::{Page, Rotation};
use hayro::hayro_syntax::{DecryptionError, LoadPdfError, Pdf};
use hayro::vello_cpu::color::palette::css::WHITE;
use hayro::{PixmapSettings, RenderCache, RenderSettings, render};

/// The resolution at which pages are rendered, in pixels per inch.
const RESOLUTION: f32 = 150.0;
/// The resolution for pages with small squares.
const FINE_RESOLUTION: f32 = 300.0;
/// The minimum side of a square in pixels. Smaller squares are rendered again at the fine resolution.
const LEAST_SQUARE: f32 = 24.0;
/// The minimum confidence of every board. A page with less is rendered again at the fine resolution, because the lines
/// of hatched squares can run together with the pixels into a pattern in which the board seems bent.
const LEAST_CONFIDENCE: f32 = 0.4;
const POINTS_PER_INCH: f32 = 72.0;
/// The maximum side of a rendered page, in pixels.
const LONGEST: f32 = 5000.0;
/// The number of pages after which the cache of shared fonts and pictures is cleared, so that a long book does not fill
/// the memory.
const PAGES_PER_CACHE: u32 = 40;

/// An open PDF file.
pub(super) struct PdfBook(Pdf);

/// Reads the pages of a PDF file.
pub(super) struct PdfReader<'a> {
    pdf: &'a Pdf,
    cache: RenderCache<'a>,
    text_cache: InterpreterCache<'a>,
    settings: InterpreterSettings,
    pages_read: u32,
}

impl PdfBook {
    /// Opens a file, with a password if there is one.
    pub(super) fn open(bytes: Vec<u8>, password: Option<&str>) -> Result<Self, ScanFault> {
        let pdf = Pdf::new_with_password(bytes, password.unwrap_or_default());
        pdf.map(Self).map_err(|error| match error {
            LoadPdfError::Decryption(DecryptionError::PasswordProtected) => match password {
                Some(_) => ScanFault::WrongPassword,
                None => ScanFault::NeedsPassword,
            },
            error => ScanFault::Damaged(format!("{error:?}")),
        })
    }

    /// The number of pages.
    pub(super) fn count(&self) -> u32 {
        u32::try_from(self.0.pages().len()).unwrap_or(u32::MAX)
    }

    pub(super) fn reader(&self) -> PdfReader<'_> {
        PdfReader {
            pdf: &self.0,
            cache: RenderCache::new(),
            text_cache: InterpreterCache::new(),
            settings: InterpreterSettings::default(),
            pages_read: 0,
        }
    }
}

impl<'a> PdfReader<'a> {
    /// Finds the boards on the page with this number, from 1, in reading order.
    pub(super) fn read(&mut self, number: u32) -> Result<Vec<FoundBoard>, ScanFault> {
        let pdf = self.pdf;
        let index = number
            .checked_sub(1)
            .and_then(|at| usize::try_from(at).ok());
        let page = index.and_then(|index| pdf.pages().get(index));
        let page = page.ok_or(ScanFault::NoSuchPage)?;
        if self.pages_read >= PAGES_PER_CACHE {
            self.cache = RenderCache::new();
            self.text_cache = InterpreterCache::new();
            self.pages_read = 0;
        }
        self.pages_read += 1;
        let mut boards = self.written_on(page);
        if !boards.is_empty() {
            return Ok(on_page(boards, number));
        }
        boards = self.read_at(page, RESOLUTION)?;
        let is_small = |board: &FoundBoard| {
            shortest_side(board) / 8.0 < LEAST_SQUARE * POINTS_PER_INCH / RESOLUTION
        };
        let is_any_small = boards.iter().any(is_small);
        if is_any_small || least_confidence(&boards) < LEAST_CONFIDENCE {
            let fine = self.read_at(page, FINE_RESOLUTION)?;
            let is_better = is_any_small || least_confidence(&fine) > least_confidence(&boards);
            if fine.len() >= boards.len() && is_better {
                boards = fine;
            }
        }
        Ok(on_page(boards, number))
    }

    /// Returns the boards whose positions the file itself carries, provided that the page has not changed since they
    /// were written.
    fn written_on(&self, page: &'a Page<'a>) -> Vec<FoundBoard> {
        let records = page.raw().get::<Array<'_>>(PDF_KEY.as_bytes());
        let (Some(records), Rotation::None) = (records, page.rotation()) else {
            return Vec::new();
        };
        // Annotations are drawn over the page and do not change its content.
        if page.raw().contains_key(b"Annots") {
            return Vec::new();
        }
        let mut text = Vec::new();
        for record in records.iter::<object::String<'_>>() {
            text.extend_from_slice(record.as_bytes());
            text.push(b'\n');
        }
        let content = digest(page.page_stream().unwrap_or_default());
        let (width, height) = page.render_dimensions();
        let mut boards = boards_of_page(&text, content, (f64::from(width), f64::from(height)));
        if let Some(scale) = scale_for(page, RESOLUTION)
            && !boards.is_empty()
        {
            let scan = self.draw(page, scale);
            for board in &mut boards {
                board.crop = Some(crop_of(&scan, board, scale));
            }
        }
        boards
    }

    /// Finds the boards by rendering the page. Their places are in points.
    fn read_at(&self, page: &'a Page<'a>, resolution: f32) -> Result<Vec<FoundBoard>, ScanFault> {
        let Some(scale) = scale_for(page, resolution) else {
            return Ok(Vec::new());
        };
        let texts = || page_text::lines_of(page, &self.text_cache, &self.settings, scale);
        let mut boards = self.draw(page, scale).found_with_texts(texts)?;
        for board in &mut boards {
            board.corners = board.corners.map(|corner| corner.map(|part| part / scale));
        }
        Ok(boards)
    }

    fn draw(&self, page: &'a Page<'a>, scale: f32) -> Scan {
        let look = PixmapSettings {
            x_scale: scale,
            y_scale: scale,
            bg_color: WHITE,
        };
        let usual = RenderSettings::default();
        let pixels = render(page, &self.cache, &self.settings, &usual, &look);
        let (width, height) = (usize::from(pixels.width()), usize::from(pixels.height()));
        // The page is rendered on white, so every pixel is opaque.
        let rgb = pixels
            .data_as_u8_slice()
            .chunks_exact(4)
            .flat_map(|pixel| [pixel[0], pixel[1], pixel[2]]);
        Scan {
            width,
            height,
            rgb: rgb.collect(),
        }
    }
}

/// The number of pixels per point. `None` for a page that is too narrow for a board, or whose size makes no sense.
fn scale_for(page: &Page<'_>, resolution: f32) -> Option<f32> {
    let (width, height) = page.render_dimensions();
    let scale = (resolution / POINTS_PER_INCH).min(LONGEST / width.max(height));
    (width.min(height) * scale >= 8.0).then_some(scale)
}

fn on_page(mut boards: Vec<FoundBoard>, number: u32) -> Vec<FoundBoard> {
    for board in &mut boards {
        board.page = number;
    }
    boards
}

/// The confidence of the least certain board; 1 where there is none.
fn least_confidence(boards: &[FoundBoard]) -> f32 {
    let confidences = boards.iter().map(|board| board.confidence);
    confidences.fold(1.0, f32::min)
}

/// The shortest of the four sides of a board.
fn shortest_side(board: &FoundBoard) -> f32 {
    let sides = (0..4).map(|index| {
        let ([x, y], [to_x, to_y]) = (board.corners[index], board.corners[(index + 1) % 4]);
        (to_x - x).hypot(to_y - y)
    });
    sides.fold(f32::INFINITY, f32::min)
}

//! The places of everything on a page, in pixels.

use super::page_setup::PageSetup;
use crate::layout::Layout;
use crate::style::{MIN_SIZE, Style};

/// The distance between base lines, as a multiple of the font size.
pub(super) const LINE: f64 = 1.28;
/// The minimum number of lines that fit into a caption.
const CAPTION_LINES: usize = 2;
/// The number of lines that fit into a caption if that makes no diagram smaller.
const MOST_CAPTION_LINES: usize = 3;
/// The maximum space between rows and columns, as a fraction of their height and width. Larger gaps would pull the page
/// apart. The remaining space goes round all diagrams, more of it below than above.
const MOST_GAP: f64 = 0.16;
/// The fraction of the remaining space that goes above the diagrams.
const ABOVE: f64 = 0.4;

/// The places of everything on the pages of a document, in pixels.
#[derive(Clone, Debug)]
pub(super) struct Geometry {
    pub(super) resolution: u32,
    /// The width and height of the page.
    pub(super) width: f64,
    pub(super) height: f64,
    /// The edges of the printed area.
    pub(super) left: f64,
    pub(super) right: f64,
    pub(super) top: f64,
    pub(super) bottom: f64,
    /// The upper and lower edges of the diagrams.
    pub(super) grid_top: f64,
    pub(super) grid_bottom: f64,
    /// The font size of captions.
    pub(super) caption_size: f64,
    /// The style of the diagrams.
    pub(super) style: Style,
    /// The height of a diagram without its caption.
    pub(super) diagram_height: f64,
    /// The distance from the diagram to the upper edge of the first caption line.
    pub(super) caption_gap: f64,
    /// The number of caption lines that there is room for below every diagram.
    pub(super) caption_lines: usize,
    /// The distance between the lines to write on.
    pub(super) writing_line: f64,
    /// The maximum width of a caption.
    pub(super) caption_width: f64,
    columns: Spread,
    rows: Spread,
    solution_lines: u32,
}

/// The places of the columns or the rows of a page.
#[derive(Clone, Copy, Debug, Default)]
struct Spread {
    count: u32,
    first: f64,
    /// The distance between neighbours.
    step: f64,
}

impl Spread {
    /// Distributes the space. `before` is the fraction of the remaining space that goes before the first.
    fn out(self, from: f64, room: f64, size: f64, before: f64) -> Self {
        let gaps = f64::from(self.count.saturating_sub(1));
        let spare = (room - f64::from(self.count) * size).max(0.0);
        let gap = if gaps > 0.0 {
            (spare / gaps).min(MOST_GAP * size)
        } else {
            0.0
        };
        Self {
            first: from + (spare - gap * gaps) * before,
            step: size + gap,
            ..self
        }
    }

    /// The maximum size of each when the gaps between them are `gap`.
    fn most(self, room: f64, gap: f64) -> f64 {
        let count = f64::from(self.count);
        (room - gap * (count - 1.0)) / count
    }
}

/// A point (1/72 inch) in millimetres.
const POINT: f64 = 25.4 / 72.0;

/// Lengths that depend on the number of diagrams per page. Smaller diagrams have less space around them.
struct Measures {
    /// The space to the left and right of the printed area, in millimetres.
    margin: f64,
    /// The space above and below the printed area, in millimetres.
    edge: f64,
    /// The minimum space between columns and rows, in millimetres.
    gap: f64,
    /// The font size of captions, in points.
    caption: f64,
    /// The distance between the lines to write on, in millimetres.
    writing: f64,
}

impl Measures {
    fn of(per_page: u32) -> Self {
        let (margin, edge, gap, caption, writing) = match per_page {
            0..=1 => (20.0, 18.0, 8.0, 12.0, 9.0),
            2 => (20.0, 16.0, 8.0, 11.0, 8.5),
            3..=4 => (17.0, 15.0, 8.0, 10.0, 8.0),
            5..=6 => (17.0, 14.0, 7.0, 9.5, 8.0),
            7..=9 => (13.0, 13.0, 5.0, 9.0, 7.0),
            10..=12 => (15.0, 12.0, 5.0, 8.5, 6.5),
            _ => (12.0, 11.0, 4.0, 7.5, 6.0),
        };
        Self {
            margin,
            edge,
            gap,
            caption,
            writing,
        }
    }
}

impl Geometry {
    pub(super) fn new(setup: &PageSetup, resolution: u32) -> Self {
        let resolution = resolution.max(1);
        let millimetre = f64::from(resolution) / 25.4;
        let (columns, rows) = setup.grid();
        let measures = Measures::of(setup.per_page);
        let (width, height) = setup.millimetres();
        let (width, height) = ((width * millimetre).round(), (height * millimetre).round());
        let margin = measures.margin * millimetre;
        let edge = measures.edge * millimetre;
        let (top, bottom) = (edge, height - edge);
        let header = if setup.title.trim().is_empty() {
            0.0
        } else {
            13.0
        };
        let footer = if setup.page_numbers { 7.0 } else { 0.0 };
        let caption_lines = match (setup.captions, setup.has_numbers()) {
            (true, _) => CAPTION_LINES,
            (false, true) => 1,
            (false, false) => 0,
        };
        let mut geometry = Self {
            resolution,
            width,
            height,
            left: margin,
            right: width - margin,
            top,
            bottom,
            grid_top: top + header * millimetre,
            grid_bottom: bottom - footer * millimetre,
            caption_size: measures.caption * POINT * millimetre,
            style: bare(&setup.style, resolution),
            diagram_height: 0.0,
            caption_gap: 1.2 * millimetre,
            caption_lines,
            caption_width: 0.0,
            writing_line: measures.writing * millimetre,
            columns: Spread {
                count: columns,
                ..Spread::default()
            },
            rows: Spread {
                count: rows,
                ..Spread::default()
            },
            solution_lines: setup.solution_lines.min(PageSetup::MAX_SOLUTION_LINES),
        };
        geometry.fit(measures.gap * millimetre);
        geometry
    }

    /// Makes the diagrams as large as possible and distributes the remaining space.
    fn fit(&mut self, gap: f64) {
        let width = self.right - self.left;
        // Keeps a little distance from the page number.
        let height = self.grid_bottom - self.grid_top - gap / 2.0;
        let most = self.rows.most(height, gap);
        let room = most - self.below_diagram();
        let widest = self.columns.most(width, gap).max(f64::from(MIN_SIZE)) as u32;
        let height_of = |style: &Style| f64::from(Layout::new(style, false, 0).height);
        self.style.size = widest;
        let first = height_of(&self.style);
        if first > room {
            // The height is nearly proportional to the width, but squares are whole pixels: the loop makes the exact
            // choice.
            let about = f64::from(widest) * room / first + 8.0;
            self.style.size = widest.min(about.max(f64::from(MIN_SIZE)) as u32);
            while self.style.size > MIN_SIZE && height_of(&self.style) > room {
                self.style.size -= 1;
            }
        }
        self.diagram_height = height_of(&self.style);
        let has_captions = self.caption_lines == CAPTION_LINES && self.solution_lines == 0;
        let with_another = self.whole() + LINE * self.caption_size;
        if has_captions && with_another <= most {
            self.caption_lines = MOST_CAPTION_LINES;
        }
        let size = f64::from(self.style.size);
        self.columns = self.columns.out(self.left, width, size, 0.5);
        self.rows = self.rows.out(self.grid_top, height, self.whole(), ABOVE);
        self.caption_width = (self.columns.step - gap).max(size);
    }

    /// The height of a diagram with everything below it.
    fn whole(&self) -> f64 {
        self.diagram_height + self.below_diagram()
    }

    /// The height of a caption, including the gap above it.
    fn caption_height(&self) -> f64 {
        if self.caption_lines == 0 {
            return 0.0;
        }
        self.caption_gap + self.caption_lines as f64 * LINE * self.caption_size
    }

    fn below_diagram(&self) -> f64 {
        self.caption_height() + f64::from(self.solution_lines) * self.writing_line
    }

    /// The upper left corner of the diagram at index `number` on the page, in whole pixels.
    pub(super) fn corner(&self, number: u32) -> (f64, f64) {
        let (column, row) = (number % self.columns.count, number / self.columns.count);
        let x = self.columns.first + f64::from(column) * self.columns.step;
        let y = self.rows.first + f64::from(row) * self.rows.step;
        (x.max(0.0).round(), y.max(0.0).round())
    }

    /// The base lines of the lines to write on, below a diagram whose upper edge is at `top`.
    pub(super) fn writing_lines(&self, top: f64) -> impl Iterator<Item = f64> {
        let first = top + self.diagram_height + self.caption_height();
        let step = self.writing_line;
        (1..=self.solution_lines).map(move |number| first + f64::from(number) * step)
    }

    /// Converts points to pixels.
    pub(super) fn points(&self, points: f64) -> f64 {
        points / 72.0 * f64::from(self.resolution)
    }

    /// Converts millimetres to pixels.
    pub(super) fn millimetres(&self, millimetres: f64) -> f64 {
        millimetres / 25.4 * f64::from(self.resolution)
    }
}

/// The style without the parts that the page itself provides.
fn bare(style: &Style, resolution: u32) -> Style {
    Style {
        resolution,
        margin: 0,
        caption: false,
        number: false,
        transparent: true,
        ..style.clone()
    }
}

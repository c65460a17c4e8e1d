//! The parts that every page has, and the pages with diagrams.

use super::geometry::{Geometry, LINE};
use super::page_setup::{DiagramPage, PageEntry, PageSetup};
use crate::build::Diagram;
use crate::drawing::{Anchor, Drawing, DrawingItem, DrawnBoard, Path, Segment};
use crate::font::width;
use crate::layout::Layout;
use crate::pdf::{PagePart, PagePartRole};
use crate::style::Rgb;
use crate::wrap::wrap;

/// The colour of lines to write on and of other unobtrusive parts.
const GREY: Rgb = Rgb([0xb0; 3]);
/// Title sizes, in points. The largest that fits is used.
const TITLE_SIZES: [f64; 3] = [17.0, 14.0, 11.5];
/// The font size of running titles and page numbers, in points.
const SMALL: f64 = 9.0;

/// A page under construction.
pub(super) struct Page<'a> {
    pub(super) geometry: &'a Geometry,
    pub(super) ink: Rgb,
    pub(super) items: Vec<DrawingItem>,
    pub(super) parts: Vec<PagePart>,
    pub(super) boards: Vec<DrawnBoard>,
}

impl<'a> Page<'a> {
    /// A page with the parts that every page has: its background, its title and its number.
    pub(super) fn new(
        setup: &PageSetup,
        geometry: &'a Geometry,
        (number, total): (u64, Option<u64>),
    ) -> Self {
        let colors = setup.style.colors();
        let mut page = Self {
            geometry,
            ink: colors.ink,
            items: Vec::new(),
            parts: Vec::new(),
            boards: Vec::new(),
        };
        if !setup.style.transparent {
            page.items.push(DrawingItem::Fill {
                path: Path::rect(0.0, 0.0, geometry.width, geometry.height),
                color: colors.ground,
                opacity: 1.0,
            });
        }
        let title = setup.title.trim();
        if number == 1 {
            page.title(title);
        } else {
            page.running_title(title);
        }
        if setup.page_numbers {
            page.page_number(number, total);
        }
        page
    }

    /// The middle between the left and right edges.
    fn middle(&self) -> f64 {
        f64::midpoint(self.geometry.left, self.geometry.right)
    }

    pub(super) fn text(&mut self, text: String, (x, y): (f64, f64), look: (Anchor, f64, bool)) {
        let (anchor, size, is_bold) = look;
        self.items.push(DrawingItem::Text {
            text,
            x,
            y,
            anchor,
            size,
            color: self.ink,
            is_bold,
        });
    }

    /// Makes the items added since index `since` a part of the page, if there are any.
    pub(super) fn part(&mut self, since: usize, role: PagePartRole) {
        if since < self.items.len() {
            self.parts.push(PagePart {
                items: since..self.items.len(),
                role,
            });
        }
    }

    fn title(&mut self, title: &str) {
        let geometry = self.geometry;
        let most = geometry.right - geometry.left;
        let sizes = TITLE_SIZES.map(|points| geometry.points(points));
        let fits = |size: &f64| width(title) * size <= most;
        let size = sizes.into_iter().find(fits).unwrap_or(sizes[2]);
        let since = self.items.len();
        // The base line is the same for all title sizes.
        let y = geometry.top + geometry.points(0.75 * TITLE_SIZES[0]);
        for line in wrap(title, size, most, 1) {
            self.text(line, (self.middle(), y), (Anchor::Middle, size, true));
        }
        self.part(since, PagePartRole::Heading);
    }

    fn running_title(&mut self, title: &str) {
        let geometry = self.geometry;
        let size = geometry.points(SMALL);
        let y = geometry.top + 0.75 * size;
        for line in wrap(title, size, geometry.right - geometry.left, 1) {
            self.text(line, (self.middle(), y), (Anchor::Middle, size, false));
        }
    }

    fn page_number(&mut self, number: u64, total: Option<u64>) {
        let text = match total {
            Some(total) => format!("{number} / {total}"),
            None => number.to_string(),
        };
        let size = self.geometry.points(SMALL);
        let place = (self.middle(), self.geometry.bottom);
        self.text(text, place, (Anchor::Middle, size, false));
    }

    fn diagram(&mut self, setup: &PageSetup, place: u32, entry: &PageEntry) {
        let geometry = self.geometry;
        let (x, y) = geometry.corner(place);
        let drawing = entry.diagram.draw(&geometry.style);
        let since = self.items.len();
        let items = drawing.items.into_iter();
        self.items.extend(items.map(|item| item.moved(x, y)));
        let boards = drawing.boards.into_iter();
        self.boards.extend(boards.map(|board| board.moved(x, y)));
        self.part(since, PagePartRole::Figure(drawing.description));
        let layout = drawing.layout;
        let left = x + f64::from(layout.x) - f64::from(layout.frame);
        let right = x + f64::from(layout.x + layout.side + layout.frame);
        let since = self.items.len();
        let below = (f64::midpoint(left, right), y + geometry.diagram_height);
        let caption = caption(setup, geometry, &entry.diagram, below, self.ink);
        self.items.extend(caption);
        self.part(since, PagePartRole::Paragraph);
        let mut lines = Path::default();
        for line in geometry.writing_lines(y) {
            let ends = [Segment::Move(left, line), Segment::Line(right, line)];
            lines.0.extend(ends);
        }
        if !lines.0.is_empty() {
            self.items.push(DrawingItem::Stroke {
                path: lines,
                color: GREY,
                opacity: 1.0,
                width: geometry.points(0.5),
            });
        }
    }

    pub(super) fn finish(self, name: String, description: String, diagrams: u64) -> DiagramPage {
        let geometry = self.geometry;
        let layout = Layout {
            width: geometry.width as u32,
            height: geometry.height as u32,
            ..Layout::board_only(0, false)
        };
        DiagramPage {
            drawing: Drawing {
                title: name,
                description,
                layout,
                resolution: geometry.resolution,
                items: self.items,
                boards: self.boards,
            },
            parts: self.parts,
            diagrams,
        }
    }
}

/// Makes a page with these diagrams.
pub(super) fn diagrams(
    setup: &PageSetup,
    geometry: &Geometry,
    (number, total): (u64, Option<u64>),
    entries: &[PageEntry],
) -> DiagramPage {
    let mut page = Page::new(setup, geometry, (number, total));
    for (entry, place) in entries.iter().zip(0..) {
        page.diagram(setup, place, entry);
    }
    let said = entries.iter().map(|entry| {
        let Diagram {
            number,
            description,
            ..
        } = &entry.diagram;
        let words = [number.trim(), description.trim()];
        words.join(" ").trim().to_owned()
    });
    let description = said.collect::<Vec<_>>().join("\n");
    page.finish(setup.title.clone(), description, entries.len() as u64)
}

/// The text below a diagram: its number in bold and its caption, in centred lines below `top`.
fn caption(
    setup: &PageSetup,
    geometry: &Geometry,
    diagram: &Diagram,
    (middle, top): (f64, f64),
    color: Rgb,
) -> Vec<DrawingItem> {
    let number = diagram.number.trim();
    let number = if setup.has_numbers() { number } else { "" };
    let caption = diagram.caption.trim();
    let caption = if setup.captions { caption } else { "" };
    let (number, text) = match (number, caption) {
        ("", caption) => (String::new(), caption.to_owned()),
        (number, "") => (number.to_owned(), number.to_owned()),
        (number, caption) => (format!("{number}."), format!("{number}. {caption}")),
    };
    let size = geometry.caption_size;
    let lines = wrap(&text, size, geometry.caption_width, geometry.caption_lines);
    let mut items = Vec::new();
    for (place, line) in lines.iter().enumerate() {
        let y = top + geometry.caption_gap + (place as f64 * LINE + 1.0) * size;
        let heavy = if place == 0 { number.as_str() } else { "" };
        items.extend(line_of_two(line, heavy, (middle, y), size, color));
    }
    items
}

/// A centred line that starts with `heavy` in bold, if it has that text at its start.
fn line_of_two(
    line: &str,
    heavy: &str,
    (x, y): (f64, f64),
    size: f64,
    color: Rgb,
) -> Vec<DrawingItem> {
    // A number that is longer than the line is broken, so the line does not start with it.
    let (heavy, light) = match line.strip_prefix(heavy) {
        Some(light) if !heavy.is_empty() => (heavy, light),
        _ => ("", line),
    };
    let mut left = x - width(line) * size / 2.0;
    let mut items = Vec::new();
    // The space between the number and the text is in neither of them.
    let gap = light.len() - light.trim_start().len();
    let (space, light) = light.split_at(gap);
    for (text, is_bold) in [(heavy, true), (space, false), (light, false)] {
        if !text.trim().is_empty() {
            items.push(DrawingItem::Text {
                text: text.to_owned(),
                x: left,
                y,
                anchor: Anchor::Start,
                size,
                color,
                is_bold,
            });
        }
        left += width(text) * size;
    }
    items
}

//! The pages of solutions.

use super::geometry::{Geometry, LINE};
use super::page::Page;
use super::page_setup::{DiagramPage, PageSetup};
use crate::drawing::Anchor;
use crate::font::width;
use crate::pdf::PagePartRole;
use crate::wrap::wrap;
use std::ops::{ControlFlow, Range};

/// The font size of solutions, in points.
const SIZE: f64 = 9.5;
/// The font size of the heading, in points.
const HEADING: f64 = 13.0;
/// The minimum width of a column, in millimetres.
const COLUMN: f64 = 55.0;
/// The space between columns, in millimetres.
const GAP: f64 = 7.0;
/// The maximum number of lines of a paragraph, if a column has room for them.
const MAX_LINES: usize = 36;

/// The solutions of a document.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct PageSolutions {
    /// One line for each paragraph of a solution: the number, which only the first one has, a tab and the text.
    text: String,
    widest_number: f64,
    /// The offset in `text` where each page begins, once it is known.
    begins: Vec<usize>,
}

impl PageSolutions {
    /// Adds a solution. Each of its lines is a paragraph.
    pub(super) fn add(&mut self, number: &str, solution: &str) {
        let paragraphs = solution.lines().map(one_line);
        let mut paragraphs = paragraphs.filter(|text| !text.is_empty()).peekable();
        if paragraphs.peek().is_none() {
            return;
        }
        let mut number = one_line(number);
        self.widest_number = self.widest_number.max(width(&number) + width("."));
        for paragraph in paragraphs {
            self.text.push_str(&std::mem::take(&mut number));
            self.text.push('\t');
            self.text.push_str(&paragraph);
            self.text.push('\n');
        }
    }

    fn iter(&self, part: Range<usize>) -> impl Iterator<Item = (&str, &str)> {
        let part = self.text.get(part).unwrap_or_default();
        part.lines().filter_map(|line| line.split_once('\t'))
    }

    /// The number of pages that the solutions fill.
    pub(super) fn pages(&self, geometry: &Geometry) -> u64 {
        let columns = Columns::new(self, geometry);
        let (mut from, mut pages) = (0, 0);
        while from < self.text.len() {
            from += columns.fill(self, from, None, |_| {});
            pages += 1;
        }
        pages
    }

    /// Finds where each page begins and returns the number of pages, or `None` when `may_continue` breaks.
    pub(super) fn lay_out(
        &mut self,
        geometry: &Geometry,
        may_continue: &mut dyn FnMut() -> ControlFlow<()>,
    ) -> Option<u64> {
        let columns = Columns::new(self, geometry);
        let (mut from, mut begins) = (0, Vec::new());
        while from < self.text.len() {
            if may_continue().is_break() {
                return None;
            }
            begins.push(from);
            from += columns.fill(self, from, None, |_| {});
        }
        self.begins = begins;
        Some(self.begins.len() as u64)
    }

    /// The start and the end in `text` of the page with this index. `None` before [`Self::lay_out`] and after the last
    /// page.
    pub(super) fn part(&self, place: u64) -> Option<(usize, usize)> {
        let place = usize::try_from(place).ok()?;
        let from = *self.begins.get(place)?;
        let next = self.begins.get(place + 1);
        Some((from, next.copied().unwrap_or(self.text.len())))
    }

    /// Makes the page that begins with the solution at offset `from`, and returns it with the offset of the next page.
    /// `None` after the last page. Everything before `to` goes onto the page, even where it does not quite fit.
    pub(super) fn page(
        &self,
        setup: &PageSetup,
        geometry: &Geometry,
        numbers: (u64, Option<u64>),
        from: usize,
        to: Option<usize>,
    ) -> Option<(DiagramPage, usize)> {
        if from >= self.text.len() {
            return None;
        }
        let columns = Columns::new(self, geometry);
        let mut page = Page::new(setup, geometry, numbers);
        if from == 0 {
            let since = page.items.len();
            let place = (geometry.left, columns.top(true) - columns.size * LINE * 1.6);
            let look = (Anchor::Start, geometry.points(HEADING), true);
            page.text(setup.solutions_title.clone(), place, look);
            page.part(since, PagePartRole::Heading);
        }
        let mut description = Vec::new();
        let filled = columns.fill(self, from, to, |placed| {
            let since = page.items.len();
            let Placed { x, y, .. } = placed;
            let right = x + columns.indent(self) - columns.size * 0.5;
            if !placed.number.is_empty() {
                let number = format!("{}.", placed.number);
                page.text(number, (right, y), (Anchor::End, columns.size, true));
            }
            for (line, place) in placed.lines.into_iter().zip(0_u32..) {
                let y = y + f64::from(place) * columns.line();
                let at = (x + columns.indent(self), y);
                page.text(line, at, (Anchor::Start, columns.size, false));
            }
            page.part(since, PagePartRole::Paragraph);
            description.push(match placed.number {
                "" => placed.solution.to_owned(),
                number => format!("{number}. {}", placed.solution),
            });
        });
        let name = setup.title.clone();
        let page = page.finish(name, description.join("\n"), 0);
        Some((page, from + filled))
    }
}

/// Replaces line ends and tabs, which separate solutions and numbers in `PageSolutions::text`.
fn one_line(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// A solution at its place on a page.
struct Placed<'a> {
    number: &'a str,
    solution: &'a str,
    lines: Vec<String>,
    x: f64,
    y: f64,
}

/// The columns of a page of solutions.
struct Columns<'a> {
    geometry: &'a Geometry,
    size: f64,
    count: u32,
    /// The width of a column, without the gap.
    width: f64,
    /// The distance between the left edges of neighbouring columns.
    step: f64,
}

impl<'a> Columns<'a> {
    fn new(solutions: &PageSolutions, geometry: &'a Geometry) -> Self {
        let size = geometry.points(SIZE);
        let gap = geometry.millimetres(GAP);
        let whole = geometry.right - geometry.left;
        let least = geometry
            .millimetres(COLUMN)
            .max(solutions.widest_number * size * 3.0);
        let count = ((whole + gap) / (least + gap)).floor().max(1.0);
        let width = (whole + gap) / count - gap;
        Self {
            geometry,
            size,
            count: count as u32,
            width,
            step: width + gap,
        }
    }

    fn line(&self) -> f64 {
        self.size * LINE
    }

    /// The distance from the edge of a column to its texts, which leaves room for the numbers.
    fn indent(&self, solutions: &PageSolutions) -> f64 {
        // A wider indent would leave no room for the text.
        let most = self.width / 2.0;
        ((solutions.widest_number + 0.5) * self.size).min(most)
    }

    /// The y coordinate of the first base line.
    fn top(&self, has_heading: bool) -> f64 {
        let heading = if has_heading {
            self.geometry.millimetres(13.0)
        } else {
            0.0
        };
        self.geometry.grid_top + heading + self.size
    }

    /// Puts as many solutions on a page as fit, or all before `to`: lines may break differently at a resolution other
    /// than that of the layout. Returns the number of bytes of `text` that they take.
    fn fill<'s>(
        &self,
        solutions: &'s PageSolutions,
        from: usize,
        to: Option<usize>,
        mut put: impl FnMut(Placed<'s>),
    ) -> usize {
        let top = self.top(from == 0);
        let lowest = self.geometry.grid_bottom;
        let most = self.width - self.indent(solutions);
        let room = (lowest - self.top(true)) / self.line();
        let most_lines = MAX_LINES.min(room as usize + 1);
        let (mut column, mut y, mut filled) = (0, top, 0);
        let part = from..to.unwrap_or(solutions.text.len());
        for (number, solution) in solutions.iter(part) {
            let lines = wrap(solution, self.size, most, most_lines);
            let height = lines.len() as f64 * self.line();
            if y + height - self.line() > lowest && y > top {
                if column + 1 < self.count {
                    column += 1;
                    y = top;
                } else if to.is_none() {
                    break;
                }
            }
            let x = self.geometry.left + f64::from(column) * self.step;
            put(Placed {
                number,
                solution,
                lines,
                x,
                y,
            });
            // Leaves a little space between solutions.
            y += height + 0.25 * self.line();
            filled += number.len() + solution.len() + 2;
        }
        filled
    }
}

//! Plots as a picture for other programs: the bars and squares of the page, in its light colours, twice as large.

use super::plots::scope_text;
use super::{CountedRows, Place, StatisticsPart, arrange};
use crate::widgets::style::LIGHT;
use tabiya_chess::{Piece, Square};
use tabiya_collection::passes::{Bar, Statistics};
use tabiya_picture::{Anchor, Drawing, DrawingItem, Layout, Path, Rgb, text_width};
use tabiya_text::{ShownBar, ShownPlot, plot_of, short_count_text, squares_title};

/// Pixels for each point of the page.
const SCALE: f64 = 2.0;
/// The resolution that shows the picture in the size of the page.
const RESOLUTION: u32 = 192;
const PAGE_WIDTH: f32 = 1240.0;
const PART_WIDTH: f32 = 360.0;
const LEAST_COLUMN: f32 = 270.0;
const MARGIN: f32 = 16.0;
const GAP: f32 = 12.0;
const PADDING: f32 = 10.0;
const TITLE: f32 = 28.0;
const ROW: f32 = 20.0;
/// The name of the document and the number of rows.
const HEAD: f32 = 48.0;

/// Draws a part of the page.
pub(crate) fn picture(counted: &CountedRows, part: StatisticsPart, piece: Piece) -> Drawing {
    let statistics = &counted.statistics;
    let height_of = |part, width| height_of(statistics, part, width);
    let (width, places, height) = match part {
        StatisticsPart::Page => {
            let (places, height) = arrange(PAGE_WIDTH, LEAST_COLUMN, GAP, height_of);
            (PAGE_WIDTH, places, height)
        }
        part => {
            let height = height_of(part, PART_WIDTH);
            let place = Place {
                part,
                x: 0.0,
                y: 0.0,
                width: PART_WIDTH,
                height,
            };
            (PART_WIDTH, vec![place], height)
        }
    };
    let size = [width + 2.0 * MARGIN, height + HEAD + 2.0 * MARGIN];
    let mut pen = Pen::default();
    pen.fill([0.0, 0.0], size, rgb(LIGHT.window.to_array()));
    pen.text(&counted.name, [MARGIN, MARGIN + 16.0], 18.0, true);
    let below = [MARGIN, MARGIN + 36.0];
    pen.weak_text(&scope_text(counted), below, Anchor::Start, 13.0);
    for mut place in places {
        place.x += MARGIN;
        place.y += MARGIN + HEAD;
        pen.card(&place);
        match place.part {
            StatisticsPart::Plot(plot) => pen.plot(&place, &plot_of(statistics, plot)),
            StatisticsPart::Squares => pen.squares(&place, statistics, piece),
            StatisticsPart::Page => {}
        }
    }
    let [width, height] = size.map(|length| (f64::from(length) * SCALE).round() as u32);
    Drawing {
        title: counted.name.clone(),
        description: scope_text(counted),
        layout: Layout {
            width,
            height,
            x: 0,
            y: 0,
            side: 0,
            margin: 0,
            frame: 0,
            flipped: false,
            caption_y: height,
        },
        resolution: RESOLUTION,
        items: pen.items,
        boards: Vec::new(),
    }
}

fn height_of(statistics: &Statistics, part: StatisticsPart, width: f32) -> f32 {
    let around = TITLE + 2.0 * PADDING;
    match part {
        StatisticsPart::Plot(plot) => {
            let plot = plot_of(statistics, plot);
            let rows = plot.bars.len() + usize::from(!plot.note.is_empty());
            around + rows as f32 * ROW
        }
        StatisticsPart::Squares => around + width - 2.0 * PADDING,
        StatisticsPart::Page => 0.0,
    }
}

fn rgb([red, green, blue, _]: [u8; 4]) -> Rgb {
    Rgb([red, green, blue])
}

/// Collects the items of the drawing. Lengths are in points of the page.
#[derive(Default)]
struct Pen {
    items: Vec<DrawingItem>,
}

impl Pen {
    fn fill(&mut self, [x, y]: [f32; 2], [width, height]: [f32; 2], color: Rgb) {
        let [x, y, width, height] =
            [x, y, width, height].map(|length| (f64::from(length) * SCALE).round());
        self.items.push(DrawingItem::Fill {
            path: Path::rect(x, y, width, height),
            color,
            opacity: 1.0,
        });
    }

    fn text(&mut self, text: &str, place: [f32; 2], size: f32, is_bold: bool) {
        let color = rgb(LIGHT.strong_text.to_array());
        self.push_text(text, place, Anchor::Start, (size, is_bold, color));
    }

    fn weak_text(&mut self, text: &str, place: [f32; 2], anchor: Anchor, size: f32) {
        let color = rgb(LIGHT.weak_text.to_array());
        self.push_text(text, place, anchor, (size, false, color));
    }

    fn push_text(
        &mut self,
        text: &str,
        [x, y]: [f32; 2],
        anchor: Anchor,
        (size, is_bold, color): (f32, bool, Rgb),
    ) {
        self.items.push(DrawingItem::Text {
            text: text.to_owned(),
            x: f64::from(x) * SCALE,
            y: f64::from(y) * SCALE,
            anchor,
            size: f64::from(size) * SCALE,
            color,
            is_bold,
        });
    }

    fn card(&mut self, place: &Place) {
        let (corner, size) = ([place.x, place.y], [place.width, place.height]);
        self.fill(corner, size, rgb(LIGHT.line.to_array()));
        let corner = corner.map(|place| place + 0.5);
        let size = size.map(|length| length - 1.0);
        self.fill(corner, size, rgb(LIGHT.panel.to_array()));
    }

    fn head(&mut self, place: &Place, title: &str, about: &str) {
        let base = place.y + PADDING + 14.0;
        self.text(title, [place.x + PADDING, base], 15.0, true);
        let right = place.x + place.width - PADDING;
        self.weak_text(about, [right, base], Anchor::End, 11.0);
    }

    fn plot(&mut self, place: &Place, plot: &ShownPlot) {
        self.head(place, &plot.title, &plot.about);
        let widest = |text: fn(&ShownBar) -> String| {
            let widths = plot.bars.iter().map(|bar| text_width(&text(bar)) * 13.0);
            widths.fold(0.0, f64::max) as f32
        };
        let label = widest(|bar| bar.label.clone());
        let numbers = widest(ShownBar::count_text);
        let (left, right) = (place.x + PADDING, place.x + place.width - PADDING);
        let percent = 36.0;
        let start = left + label + 8.0;
        let room = (right - percent - numbers - 12.0 - start).max(1.0);
        let most = plot.bars.iter().map(|bar| bar.count).max().unwrap_or(0);
        let mut y = place.y + PADDING + TITLE;
        for bar in &plot.bars {
            let base = y + 14.0;
            self.weak_text(&bar.label, [left, base], Anchor::Start, 13.0);
            let share = bar.count as f64 / most.max(1) as f64;
            let accent = rgb(LIGHT.accent.to_array());
            self.fill([start, y + 4.0], [room * share as f32, ROW - 8.0], accent);
            let color = rgb(LIGHT.strong_text.to_array());
            let look = (13.0, false, color);
            self.push_text(
                &bar.count_text(),
                [right - percent, base],
                Anchor::End,
                look,
            );
            self.weak_text(&bar.percent_text(), [right, base], Anchor::End, 11.0);
            y += ROW;
        }
        self.weak_text(&plot.note, [left, y + 14.0], Anchor::Start, 12.0);
    }

    fn squares(&mut self, place: &Place, statistics: &Statistics, piece: Piece) {
        self.head(place, &squares_title(piece), "");
        let side = (place.width - 2.0 * PADDING) / 8.0;
        let (left, top) = (place.x + PADDING, place.y + PADDING + TITLE);
        let most = statistics.most_on_a_square(piece);
        for (number, square) in Square::all_in_fen_order().enumerate() {
            let corner = [
                left + (number % 8) as f32 * side,
                top + (number / 8) as f32 * side,
            ];
            let count = statistics.count(Bar::On(piece, square));
            let color = LIGHT.heat(count, most);
            self.fill(corner, [side - 1.0, side - 1.0], rgb(color.to_array()));
            let ink = rgb(LIGHT.ink_on(color).to_array());
            let middle = [corner[0] + side / 2.0, corner[1] + side / 2.0 + 4.0];
            let look = (10.0, false, ink);
            self.push_text(&short_count_text(count), middle, Anchor::Middle, look);
        }
    }
}

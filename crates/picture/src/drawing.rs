//! A diagram as shapes at their places. Every format is written from it.

use super::layout::Layout;
use super::style::Rgb;
use tabiya_chess::Piece;

/// A part of a path. Lengths are in pixels; x grows to the right and y grows down.
#[derive(Clone, Copy, Debug, PartialEq)]
#[expect(missing_docs, reason = "the names say it")]
pub enum Segment {
    Move(f64, f64),
    Line(f64, f64),
    /// A quadratic curve: its control point and its end.
    Quad([f64; 2], [f64; 2]),
    /// A cubic curve: its two control points and its end.
    Cubic([f64; 2], [f64; 2], [f64; 2]),
    Close,
}

/// The outline of a shape.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Path(pub Vec<Segment>);

impl Path {
    /// Returns the path moved by `dx` pixels to the right and `dy` pixels down.
    #[must_use]
    pub fn moved(&self, dx: f64, dy: f64) -> Self {
        self.mapped(|[x, y]| [x + dx, y + dy])
    }

    /// Returns the path with each point replaced by `place` of it.
    #[must_use]
    pub fn mapped(&self, place: impl Fn([f64; 2]) -> [f64; 2]) -> Self {
        let mapped = |segment: &Segment| match *segment {
            Segment::Move(x, y) => {
                let [x, y] = place([x, y]);
                Segment::Move(x, y)
            }
            Segment::Line(x, y) => {
                let [x, y] = place([x, y]);
                Segment::Line(x, y)
            }
            Segment::Quad(control, to) => Segment::Quad(place(control), place(to)),
            Segment::Cubic(one, two, to) => Segment::Cubic(place(one), place(two), place(to)),
            Segment::Close => Segment::Close,
        };
        Self(self.0.iter().map(mapped).collect())
    }

    /// A rectangle with its upper left corner at (`x`, `y`).
    pub fn rect(x: f64, y: f64, width: f64, height: f64) -> Self {
        let mut path = Self::default();
        path.add_rect(x, y, width, height);
        path
    }

    /// A circle, approximated by four cubic curves.
    pub fn circle(x: f64, y: f64, radius: f64) -> Self {
        // With this distance of the control points a cubic curve approximates a quarter of a circle to 0.03 %.
        let bend = radius * 0.552_284_75;
        let quarter = |[ax, ay]: [f64; 2], [bx, by]: [f64; 2]| {
            // Both directions are unit vectors.
            Segment::Cubic(
                [x + ax * radius + bx * bend, y + ay * radius + by * bend],
                [x + bx * radius + ax * bend, y + by * radius + ay * bend],
                [x + bx * radius, y + by * radius],
            )
        };
        let (right, down, left, up) = ([1.0, 0.0], [0.0, 1.0], [-1.0, 0.0], [0.0, -1.0]);
        Self(vec![
            Segment::Move(x + radius, y),
            quarter(right, down),
            quarter(down, left),
            quarter(left, up),
            quarter(up, right),
            Segment::Close,
        ])
    }

    /// A closed polygon with these corners.
    pub(super) fn polygon(corners: impl IntoIterator<Item = (f64, f64)>) -> Self {
        let mut path = Self::default();
        for (x, y) in corners {
            let is_first = path.0.is_empty();
            path.0.push(if is_first {
                Segment::Move(x, y)
            } else {
                Segment::Line(x, y)
            });
        }
        path.0.push(Segment::Close);
        path
    }

    /// Adds a rectangle with its upper left corner at (`x`, `y`).
    pub fn add_rect(&mut self, x: f64, y: f64, width: f64, height: f64) {
        self.0.extend([
            Segment::Move(x, y),
            Segment::Line(x + width, y),
            Segment::Line(x + width, y + height),
            Segment::Line(x, y + height),
            Segment::Close,
        ]);
    }
}

/// The part of a text that its `x` refers to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "the names say it")]
pub enum Anchor {
    Start,
    Middle,
    End,
}

impl Anchor {
    /// The left end of a text of this width that is anchored at `x`, in the unit of both.
    pub(crate) fn left(self, x: f64, width: f64) -> f64 {
        match self {
            Self::Start => x,
            Self::Middle => x - width / 2.0,
            Self::End => x - width,
        }
    }
}

/// One thing to draw. Later items cover earlier ones.
#[derive(Clone, Debug, PartialEq)]
pub enum DrawingItem {
    /// A filled path (nonzero winding).
    Fill {
        /// The outline to fill.
        path: Path,
        /// The fill colour.
        color: Rgb,
        /// The opacity, from 0 (invisible) to 1 (opaque).
        opacity: f64,
    },
    /// A filled path at several places.
    Repeated {
        /// The outline, relative to each place.
        path: Path,
        /// The places, in pixels.
        places: Vec<(f64, f64)>,
        /// The fill colour.
        color: Rgb,
    },
    /// A line along a path, with butt ends.
    Stroke {
        /// The path that the line follows.
        path: Path,
        /// The line colour.
        color: Rgb,
        /// The opacity, from 0 (invisible) to 1 (opaque).
        opacity: f64,
        /// The line width, in pixels.
        width: f64,
    },
    /// A piece in its square.
    Piece {
        /// The piece to draw.
        piece: Piece,
        /// The left edge of its square, in pixels.
        x: f64,
        /// The upper edge of its square, in pixels.
        y: f64,
        /// The width and height of the square, in pixels.
        side: f64,
    },
    /// A line of text.
    Text {
        /// The text itself.
        text: String,
        /// The horizontal position of `anchor`, in pixels.
        x: f64,
        /// The base line, in pixels.
        y: f64,
        /// The part of the text that is at `x`.
        anchor: Anchor,
        /// The font size: pixels per em.
        size: f64,
        /// The colour of the letters.
        color: Rgb,
        /// Whether the text is bold.
        is_bold: bool,
    },
}

impl DrawingItem {
    /// Returns the item moved by `dx` pixels to the right and `dy` pixels down.
    pub(super) fn moved(self, dx: f64, dy: f64) -> Self {
        match self {
            Self::Fill {
                path,
                color,
                opacity,
            } => Self::Fill {
                path: path.moved(dx, dy),
                color,
                opacity,
            },
            Self::Stroke {
                path,
                color,
                opacity,
                width,
            } => Self::Stroke {
                path: path.moved(dx, dy),
                color,
                opacity,
                width,
            },
            Self::Repeated {
                path,
                places,
                color,
            } => Self::Repeated {
                path,
                places: places.into_iter().map(|(x, y)| (x + dx, y + dy)).collect(),
                color,
            },
            Self::Piece { piece, x, y, side } => Self::Piece {
                piece,
                x: x + dx,
                y: y + dy,
                side,
            },
            Self::Text {
                text,
                x,
                y,
                anchor,
                size,
                color,
                is_bold,
            } => Self::Text {
                text,
                x: x + dx,
                y: y + dy,
                anchor,
                size,
                color,
                is_bold,
            },
        }
    }
}

/// A diagram after layout.
#[derive(Clone, Debug, PartialEq)]
pub struct Drawing {
    /// The name of the picture. May be empty.
    pub title: String,
    /// The content of the picture in words. May be empty.
    pub description: String,
    /// The places of the parts.
    pub layout: Layout,
    /// The resolution in pixels per inch.
    pub resolution: u32,
    /// The items to draw, from back to front.
    pub items: Vec<DrawingItem>,
    /// The boards in the picture, in reading order.
    pub boards: Vec<DrawnBoard>,
}

/// A board in a drawing, for files that carry the positions of their boards.
#[derive(Clone, Debug, PartialEq)]
pub struct DrawnBoard {
    /// The FEN of the position.
    pub fen: String,
    /// The left edge of the board, in pixels.
    pub x: f64,
    /// The upper edge of the board, in pixels.
    pub y: f64,
    /// The width and height of the board, in pixels.
    pub side: f64,
    /// Whether Black is at the bottom.
    pub is_flipped: bool,
}

impl DrawnBoard {
    /// Returns the board moved by `dx` pixels to the right and `dy` pixels down.
    pub(super) fn moved(self, dx: f64, dy: f64) -> Self {
        Self {
            x: self.x + dx,
            y: self.y + dy,
            ..self
        }
    }
}

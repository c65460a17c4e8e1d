//! A diagram as shapes with their places: what every format is written from.

use super::layout::Layout;
use super::style::Rgb;
use tabiya_chess::Piece;

/// A part of a path. Lengths are pixels, to the right and down.
#[derive(Clone, Copy, Debug, PartialEq)]
#[expect(missing_docs, reason = "the names say it")]
pub enum Segment {
    Move(f64, f64),
    Line(f64, f64),
    /// By one control point.
    Quad([f64; 2], [f64; 2]),
    /// By two control points.
    Cubic([f64; 2], [f64; 2], [f64; 2]),
    Close,
}

/// A path.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Path(pub Vec<Segment>);

impl Path {
    /// The path so many pixels further to the right and down.
    #[must_use]
    pub fn moved(&self, dx: f64, dy: f64) -> Self {
        self.mapped(|[x, y]| [x + dx, y + dy])
    }

    /// The path with every point where this puts it.
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

    /// A rectangle.
    pub fn rect(x: f64, y: f64, width: f64, height: f64) -> Self {
        let mut path = Self::default();
        path.add_rect(x, y, width, height);
        path
    }

    /// A circle, as four curves.
    pub fn circle(x: f64, y: f64, radius: f64) -> Self {
        // What makes a quarter of a circle of a cubic curve, to 0.03 %.
        let bend = radius * 0.552_284_75;
        let quarter = |[ax, ay]: [f64; 2], [bx, by]: [f64; 2]| {
            // From the direction (ax, ay) to the direction (bx, by), both of length one.
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

    /// A closed polygon.
    pub fn polygon(corners: impl IntoIterator<Item = (f64, f64)>) -> Self {
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

    /// Adds a rectangle.
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

/// Which part of a text stands at its place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "the names say it")]
pub enum Anchor {
    Start,
    Middle,
    End,
}

/// One thing to draw, over those before it.
#[derive(Clone, Debug, PartialEq)]
pub enum Item {
    /// A filled path (nonzero winding).
    Fill {
        /// Its outline.
        path: Path,
        /// Its colour.
        color: Rgb,
        /// From 0 to 1.
        opacity: f64,
    },
    /// A filled path at several places.
    Repeated {
        /// Its outline, as it is at a place of 0, 0.
        path: Path,
        /// Where it stands.
        places: Vec<(f64, f64)>,
        /// Its colour.
        color: Rgb,
    },
    /// A line along a path, with butt ends.
    Stroke {
        /// Along what.
        path: Path,
        /// Its colour.
        color: Rgb,
        /// From 0 to 1.
        opacity: f64,
        /// How wide.
        width: f64,
    },
    /// A piece in its square.
    Piece {
        /// Which.
        piece: Piece,
        /// The left edge of its square.
        x: f64,
        /// The upper edge.
        y: f64,
        /// How wide and high the square is.
        side: f64,
    },
    /// A line of text.
    Text {
        /// What it says.
        text: String,
        /// Where it stands.
        x: f64,
        /// Its base line.
        y: f64,
        /// Of what part of it `x` is.
        anchor: Anchor,
        /// The size of the font, in pixels an em.
        size: f64,
        /// Its colour.
        color: Rgb,
        /// Whether the letters are heavier.
        is_bold: bool,
    },
}

impl Item {
    /// The same so many pixels further to the right and down.
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

/// A diagram, laid out.
#[derive(Clone, Debug, PartialEq)]
pub struct Drawing {
    /// The name of the picture. May be empty.
    pub title: String,
    /// What it shows, in words. May be empty.
    pub description: String,
    /// Where everything is.
    pub layout: Layout,
    /// Pixels an inch.
    pub resolution: u32,
    /// What is drawn, from back to front.
    pub items: Vec<Item>,
    /// The boards on it, in reading order.
    pub boards: Vec<DrawnBoard>,
}

/// A board of a drawing, for files that say what they show.
#[derive(Clone, Debug, PartialEq)]
pub struct DrawnBoard {
    /// The position.
    pub fen: String,
    /// Its left edge, in pixels.
    pub x: f64,
    /// Its upper edge.
    pub y: f64,
    /// Its width and height.
    pub side: f64,
    /// Whether Black is below.
    pub is_flipped: bool,
}

impl DrawnBoard {
    /// The same so many pixels further to the right and down.
    pub(super) fn moved(self, dx: f64, dy: f64) -> Self {
        Self {
            x: self.x + dx,
            y: self.y + dy,
            ..self
        }
    }
}

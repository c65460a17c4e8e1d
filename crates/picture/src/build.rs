//! The content of a diagram and its layout.

mod beside;
mod squares;

use super::annotation_shapes::{RING_WIDTH, arrow, rgba};
use super::drawing::{Drawing, DrawingItem, DrawnBoard, Path};
use super::layout::Layout;
use super::style::{Colors, Rgb, Style};
use super::wrap::wrap;
use tabiya_chess::{Position, Square};
use tabiya_notation::annotations::Annotations;
use tabiya_notation::fen::write_fen;

/// The maximum number of lines in a caption.
const CAPTION_LINES: usize = 4;

/// A position with the texts and annotations that a picture of it shows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Diagram {
    /// Pieces and side to move.
    pub position: Position,
    /// The squares of the move that led to the position, from and to. `None` if that is not known; then the position
    /// itself may imply the move.
    pub moved: Option<[Square; 2]>,
    /// Arrows and square marks.
    pub annotations: Annotations,
    /// The number before the caption. May be empty.
    pub number: String,
    /// The text below the board. May be empty. A line feed begins a new line.
    pub caption: String,
    /// The name of the picture, for readers who cannot see it.
    pub title: String,
    /// The position in words, including its FEN, for readers who cannot see the picture.
    pub description: String,
}

impl Diagram {
    /// A diagram of the position alone, without annotations or texts.
    pub fn of(position: Position) -> Self {
        Self {
            position,
            moved: None,
            annotations: Annotations::default(),
            number: String::new(),
            caption: String::new(),
            title: String::new(),
            description: String::new(),
        }
    }

    /// Lays the diagram out, in pixels.
    pub fn draw(&self, style: &Style) -> Drawing {
        self.draw_in_layers(style, 0).drawing
    }

    /// Lays the diagram out with room for at least this many lines of caption, and tells its layers.
    pub(super) fn draw_in_layers(&self, style: &Style, least_lines: usize) -> LayeredDrawing {
        let flipped = style.is_flipped(self.position.side_to_move);
        let caption = self.caption_lines(style);
        let layout = Layout::new(style, flipped, caption.len().max(least_lines));
        let mut builder = Builder {
            style,
            colors: style.colors(),
            layout,
            items: Vec::new(),
            layers: Vec::new(),
        };
        builder.ground();
        builder.frame();
        builder.squares(self);
        builder.end_layer();
        builder.pieces(&self.position.board);
        builder.end_layer();
        if style.annotations {
            builder.annotations(&self.annotations);
        }
        builder.end_layer();
        builder.coordinates_outside();
        builder.side_to_move(self.position.side_to_move);
        builder.end_layer();
        builder.caption(&caption);
        builder.end_layer();
        let drawing = Drawing {
            title: self.title.clone(),
            description: self.description.clone(),
            layout,
            resolution: style.resolution,
            items: builder.items,
            boards: vec![DrawnBoard {
                fen: write_fen(&self.position),
                x: f64::from(layout.x),
                y: f64::from(layout.y),
                side: f64::from(layout.side),
                is_flipped: layout.flipped,
            }],
        };
        LayeredDrawing {
            drawing,
            layers: builder.layers,
        }
    }

    /// The number and the caption below the board, broken into lines that fit.
    pub(super) fn caption_lines(&self, style: &Style) -> Vec<String> {
        let number = Some(self.number.trim()).filter(|number| style.number && !number.is_empty());
        let caption = self.caption.trim_end();
        let caption = Some(caption).filter(|caption| style.caption && !caption.is_empty());
        let text = match (number, caption) {
            (Some(number), Some(caption)) => format!("{number}. {caption}"),
            (Some(text), None) | (None, Some(text)) => text.to_owned(),
            (None, None) => return Vec::new(),
        };
        // The available width depends neither on the side at the bottom nor on the number of lines.
        let layout = Layout::new(style, false, 0);
        let width = f64::from(layout.width - 2 * layout.margin.min(layout.width / 4));
        let mut lines = Vec::new();
        for line in text.lines() {
            let room = CAPTION_LINES.saturating_sub(lines.len());
            if line.trim().is_empty() && room > 0 {
                lines.push(String::new());
            } else if room > 0 {
                lines.extend(wrap(line, layout.caption_size(), width, room));
            }
        }
        lines
    }
}

/// A drawing whose items belong to layers. Every drawing of the same style has the same layers, so an item of one
/// drawing can be put at its place among the items of another.
#[derive(Debug)]
pub(super) struct LayeredDrawing {
    pub(super) drawing: Drawing,
    /// The number of items up to the end of each layer.
    pub(super) layers: Vec<usize>,
}

/// The drawing under construction.
struct Builder<'a> {
    style: &'a Style,
    colors: Colors,
    layout: Layout,
    items: Vec<DrawingItem>,
    /// The number of items up to the end of each layer.
    layers: Vec<usize>,
}

impl Builder<'_> {
    fn end_layer(&mut self) {
        self.layers.push(self.items.len());
    }

    fn fill(&mut self, path: Path, color: Rgb) {
        self.items.push(DrawingItem::Fill {
            path,
            color,
            opacity: 1.0,
        });
    }

    fn ground(&mut self) {
        if !self.style.transparent {
            let (width, height) = (f64::from(self.layout.width), f64::from(self.layout.height));
            self.fill(Path::rect(0.0, 0.0, width, height), self.colors.ground);
        }
    }

    fn pieces(&mut self, board: &tabiya_chess::Board) {
        let side = self.layout.piece_side();
        for (square, piece) in board.pieces() {
            let rect = self.layout.rect_of(square);
            // Some squares are a pixel wider or higher than the pieces. The piece is drawn at the lower left there.
            self.items.push(DrawingItem::Piece {
                piece,
                x: f64::from(rect.x),
                y: f64::from(rect.y + rect.height - side),
                side: f64::from(side),
            });
        }
    }

    fn annotations(&mut self, annotations: &Annotations) {
        self.items
            .extend(annotation_items(annotations, &self.layout));
    }
}

/// Turns rings and arrows into shapes.
pub(super) fn annotation_items(annotations: &Annotations, layout: &Layout) -> Vec<DrawingItem> {
    let square = layout.square();
    let middle = |of: Square| {
        let (column, row) = layout.place(of);
        let at = |number: u32, start: u32| f64::from(start) + (f64::from(number) + 0.5) * square;
        (at(column, layout.x), at(row, layout.y))
    };
    let paint = |color| {
        let [red, green, blue, alpha] = rgba(color);
        (Rgb([red, green, blue]), f64::from(alpha) / 255.0)
    };
    let rings = annotations.marks.iter().map(|mark| {
        let (x, y) = middle(mark.square);
        let (color, opacity) = paint(mark.color);
        let width = RING_WIDTH * square;
        DrawingItem::Stroke {
            path: Path::circle(x, y, (square - width) / 2.0),
            color,
            opacity,
            width,
        }
    });
    let arrows = annotations.arrows.iter().map(|drawn| {
        let (color, opacity) = paint(drawn.color);
        let scaled = |(x, y): (f64, f64)| (x / square, y / square);
        let corners = arrow(scaled(middle(drawn.from)), scaled(middle(drawn.to)));
        DrawingItem::Fill {
            path: Path::polygon(corners.into_iter().map(|(x, y)| (x * square, y * square))),
            color,
            opacity,
        }
    });
    rings.chain(arrows).collect()
}

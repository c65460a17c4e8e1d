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
    /// Arrows and square marks.
    pub annotations: Annotations,
    /// The number before the caption. May be empty.
    pub number: String,
    /// The text below the board. May be empty.
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
            annotations: Annotations::default(),
            number: String::new(),
            caption: String::new(),
            title: String::new(),
            description: String::new(),
        }
    }

    /// Lays the diagram out, in pixels.
    pub fn draw(&self, style: &Style) -> Drawing {
        draw(self, style)
    }
}

/// Lays the diagram out, in pixels.
fn draw(diagram: &Diagram, style: &Style) -> Drawing {
    let flipped = style.is_flipped(diagram.position.side_to_move);
    let caption = caption_lines(diagram, style, flipped);
    let layout = Layout::new(style, flipped, caption.len());
    let mut builder = Builder {
        style,
        colors: style.colors(),
        layout,
        items: Vec::new(),
    };
    builder.ground();
    builder.frame();
    builder.squares(&diagram.position);
    builder.pieces(&diagram.position.board);
    if style.annotations {
        builder.annotations(&diagram.annotations);
    }
    builder.coordinates_outside();
    builder.side_to_move(diagram.position.side_to_move);
    builder.caption(&caption);
    Drawing {
        title: diagram.title.clone(),
        description: diagram.description.clone(),
        layout,
        resolution: style.resolution,
        items: builder.items,
        boards: vec![DrawnBoard {
            fen: write_fen(&diagram.position),
            x: f64::from(layout.x),
            y: f64::from(layout.y),
            side: f64::from(layout.side),
            is_flipped: layout.flipped,
        }],
    }
}

/// The number and the caption below the board, broken into lines that fit.
fn caption_lines(diagram: &Diagram, style: &Style, flipped: bool) -> Vec<String> {
    let number = diagram.number.trim();
    let number = Some(number).filter(|number| style.number && !number.is_empty());
    let caption = diagram.caption.trim();
    let caption = Some(caption).filter(|caption| style.caption && !caption.is_empty());
    let text = match (number, caption) {
        (Some(number), Some(caption)) => format!("{number}. {caption}"),
        (Some(text), None) | (None, Some(text)) => text.to_owned(),
        (None, None) => return Vec::new(),
    };
    // The available width does not depend on the number of lines.
    let layout = Layout::new(style, flipped, 0);
    let width = f64::from(layout.width - 2 * layout.margin.min(layout.width / 4));
    wrap(&text, layout.caption_size(), width, CAPTION_LINES)
}

/// The drawing under construction.
struct Builder<'a> {
    style: &'a Style,
    colors: Colors,
    layout: Layout,
    items: Vec<DrawingItem>,
}

impl Builder<'_> {
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

//! Signs for the marks of lines. Shape, colour and text each distinguish them.

use crate::widgets::style::{Palette, level_color, palette};
use egui::epaint::PathShape;
use egui::{Color32, Painter, Pos2, Rect, Stroke, StrokeKind, Ui, Vec2, pos2, vec2};
use tabiya_chess::Level;
use tabiya_collection::passes::LineMark;
use tabiya_text::{level_text, tr, tr_with};

/// The side of a sign, in points.
pub(super) const SIGN: f32 = 12.0;

/// The colour of a mark.
pub(super) fn mark_color(ui: &Ui, mark: LineMark) -> Color32 {
    match (mark.level(), mark) {
        (Some(level), _) => level_color(ui.visuals(), level),
        (None, LineMark::Fine) => palette(ui.visuals()).good,
        (None, _) => ui.visuals().weak_text_color(),
    }
}

/// The name of a mark of a line that can be read in so many ways.
pub(super) fn mark_text(mark: LineMark, readings: usize) -> String {
    match mark {
        LineMark::Fine => tr("mark-fine"),
        LineMark::Unreadable if readings > 1 => {
            tr_with("mark-ambiguous", &[("count", readings.into())])
        }
        LineMark::Warned => level_text(Level::Warning),
        LineMark::Repaired => level_text(Level::Repair),
        LineMark::Illegal => level_text(Level::Illegal),
        LineMark::Unreadable => level_text(Level::Unreadable),
        LineMark::Comment => tr("mark-comment"),
        LineMark::Blank => tr("mark-blank"),
        LineMark::Empty => tr("mark-empty"),
    }
}

/// The explanation of a mark, in a sentence.
pub(super) fn mark_tip(mark: LineMark, readings: usize) -> String {
    tr(match mark {
        LineMark::Fine => "mark-fine-about",
        LineMark::Warned => "mark-warned-about",
        LineMark::Repaired => "mark-repaired-about",
        LineMark::Illegal => "mark-illegal-about",
        LineMark::Unreadable if readings > 1 => "mark-ambiguous-about",
        LineMark::Unreadable => "mark-unreadable-about",
        LineMark::Comment => "mark-comment-about",
        LineMark::Blank => "mark-blank-about",
        LineMark::Empty => "mark-empty-about",
    })
}

/// Paints the sign of a mark with its centre at `middle`.
pub(super) fn paint_mark(ui: &Ui, painter: &Painter, middle: Pos2, mark: LineMark) {
    let sign = Sign {
        painter,
        middle,
        color: mark_color(ui, mark),
        ink: ink(palette(ui.visuals())),
    };
    match mark {
        LineMark::Fine => sign.tick(),
        LineMark::Warned => sign.triangle(),
        LineMark::Repaired => sign.diamond(),
        LineMark::Illegal => sign.no_entry(),
        LineMark::Unreadable => sign.crossed_square(),
        LineMark::Comment => sign.hash(),
        LineMark::Blank | LineMark::Empty => sign.empty_square(),
    }
}

/// The colour of the symbol on a filled sign.
fn ink(palette: &Palette) -> Color32 {
    if palette.is_dark {
        palette.black_side
    } else {
        palette.white_side
    }
}

struct Sign<'a> {
    painter: &'a Painter,
    middle: Pos2,
    color: Color32,
    ink: Color32,
}

impl Sign<'_> {
    fn at(&self, x: f32, y: f32) -> Pos2 {
        self.middle + vec2(x, y)
    }

    fn line(&self, points: &[(f32, f32)], stroke: Stroke) {
        let points = points.iter().map(|(x, y)| self.at(*x, *y)).collect();
        self.painter.line(points, stroke);
    }

    fn fill(&self, points: &[(f32, f32)]) {
        let points = points.iter().map(|(x, y)| self.at(*x, *y)).collect();
        let shape = PathShape::convex_polygon(points, self.color, Stroke::NONE);
        self.painter.add(shape);
    }

    fn square(&self, side: f32) -> Rect {
        Rect::from_center_size(self.middle, Vec2::splat(side))
    }

    fn tick(&self) {
        let stroke = Stroke::new(1.6, self.color);
        self.line(&[(-4.0, 0.5), (-1.2, 3.2), (4.2, -3.4)], stroke);
    }

    fn triangle(&self) {
        self.fill(&[(0.0, -5.8), (6.4, 5.2), (-6.4, 5.2)]);
        self.line(&[(0.0, -2.2), (0.0, 1.6)], Stroke::new(1.5, self.ink));
        self.painter.circle_filled(self.at(0.0, 3.4), 0.9, self.ink);
    }

    /// A diamond with a pencil: the line has no text yet.
    fn diamond(&self) {
        self.fill(&[(0.0, -6.6), (6.6, 0.0), (0.0, 6.6), (-6.6, 0.0)]);
        self.line(&[(-0.9, 0.9), (2.0, -2.0)], Stroke::new(2.2, self.ink));
        self.line(&[(-2.8, 2.8), (-0.9, 0.9)], Stroke::new(1.0, self.ink));
    }

    fn no_entry(&self) {
        self.painter.circle_filled(self.middle, 6.0, self.color);
        self.line(&[(-3.4, 0.0), (3.4, 0.0)], Stroke::new(2.2, self.ink));
    }

    fn crossed_square(&self) {
        self.painter.rect_filled(self.square(11.0), 2.0, self.color);
        let stroke = Stroke::new(1.5, self.ink);
        self.line(&[(-2.6, -2.6), (2.6, 2.6)], stroke);
        self.line(&[(2.6, -2.6), (-2.6, 2.6)], stroke);
    }

    fn hash(&self) {
        let stroke = Stroke::new(1.1, self.color);
        self.line(&[(-1.2, -4.0), (-2.4, 4.0)], stroke);
        self.line(&[(2.4, -4.0), (1.2, 4.0)], stroke);
        self.line(&[(-4.0, -1.4), (4.2, -1.4)], stroke);
        self.line(&[(-4.2, 1.6), (4.0, 1.6)], stroke);
    }

    fn empty_square(&self) {
        let stroke = Stroke::new(1.0, self.color);
        let rect = self.square(9.0);
        self.painter
            .rect_stroke(rect, 2.0, stroke, StrokeKind::Inside);
    }
}

/// The centre of a sign at the right end of a line.
pub(super) fn sign_at_right(line: Rect) -> Pos2 {
    pos2(line.right() - SIGN / 2.0, line.center().y)
}

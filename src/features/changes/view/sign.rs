//! The signs of lines that differ from the file, distinguished by shape, colour and word.

use crate::model::state::State;
use crate::widgets::style::palette;
use egui::epaint::PathShape;
use egui::{Color32, Pos2, Shape, Stroke, Ui, vec2};
use tabiya_collection::document::DifferenceKind;
use tabiya_text::{count_text, tr, tr_with};

/// The side of a sign.
pub(crate) const CHANGE_SIGN: f32 = 10.0;

/// The difference of a row from the file.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct RowDifference {
    /// The kind of difference, if the row differs.
    pub kind: Option<DifferenceKind>,
    /// The number of lines removed before the row.
    pub removed_before: u64,
}

impl RowDifference {
    /// The difference of a row of the document shown.
    pub(crate) fn of(state: &State, row: u64) -> Self {
        let document = state.shared.document();
        if !document.is_modified() {
            return Self::default();
        }
        Self {
            kind: state.changes.kind_at(document, row),
            removed_before: state.changes.removed_before(document, row),
        }
    }

    /// The words added to the accessible name of the row.
    pub(crate) fn words(self) -> impl Iterator<Item = String> {
        let kind = self.kind.map(kind_text);
        let removed = (0 < self.removed_before).then(|| removed_text(self.removed_before));
        kind.into_iter().chain(removed)
    }
}

/// The name of a kind.
pub(crate) fn kind_text(kind: DifferenceKind) -> String {
    tr(match kind {
        DifferenceKind::Removed => "change-removed",
        DifferenceKind::Changed => "change-changed",
        DifferenceKind::Repaired => "change-repaired",
        DifferenceKind::Added => "change-added",
    })
}

/// The explanation of a kind, as a sentence.
pub(crate) fn kind_tip(kind: DifferenceKind) -> String {
    tr(match kind {
        DifferenceKind::Removed => "change-removed-about",
        DifferenceKind::Changed => "change-changed-about",
        DifferenceKind::Repaired => "change-repaired-about",
        DifferenceKind::Added => "change-added-about",
    })
}

/// The text that says how many lines were removed before a row.
pub(crate) fn removed_text(count: u64) -> String {
    let variables = [
        ("number", count.into()),
        ("count", count_text(count).into()),
    ];
    tr_with("change-removed-before", &variables)
}

/// The colour of a kind.
pub(crate) fn kind_color(ui: &Ui, kind: DifferenceKind) -> Color32 {
    let palette = palette(ui.visuals());
    match kind {
        DifferenceKind::Removed => palette.error,
        DifferenceKind::Changed => palette.warning,
        DifferenceKind::Repaired => palette.accent,
        DifferenceKind::Added => palette.good,
    }
}

/// Paints the sign of a kind around a point: a pencil, a tick, a plus or a minus.
pub(crate) fn paint_change(ui: &Ui, middle: Pos2, kind: DifferenceKind) {
    let color = kind_color(ui, kind);
    let stroke = Stroke::new(1.8, color);
    let line = |points: &[(f32, f32)]| {
        let points = points.iter().map(|(x, y)| middle + vec2(*x, *y)).collect();
        ui.painter().add(Shape::line(points, stroke));
    };
    match kind {
        DifferenceKind::Removed => line(&[(-4.0, 0.0), (4.0, 0.0)]),
        DifferenceKind::Added => {
            line(&[(-4.0, 0.0), (4.0, 0.0)]);
            line(&[(0.0, -4.0), (0.0, 4.0)]);
        }
        DifferenceKind::Repaired => line(&[(-4.2, 0.4), (-1.2, 3.4), (4.4, -3.6)]),
        DifferenceKind::Changed => {
            let shape = |points: &[(f32, f32)]| {
                let points = points.iter().map(|(x, y)| middle + vec2(*x, *y)).collect();
                let shape = PathShape::convex_polygon(points, color, Stroke::NONE);
                ui.painter().add(shape);
            };
            // The shaft, and the point at the lower left.
            shape(&[(2.4, -5.0), (5.0, -2.4), (-1.4, 4.0), (-4.0, 1.4)]);
            shape(&[(-4.7, 2.3), (-2.3, 4.7), (-5.4, 5.4)]);
        }
    }
}

//! The sign of a result: a disc in the colour of the side that wins, with the number of moves to mate, or a disc with a
//! sign for a draw and for an illegal position. Lightness and sign tell them apart, so no colour has to be recognised.

use crate::features::board::view::BoardGeometry;
use crate::model::state::State;
use crate::widgets::style::Palette;
use egui::{Align2, Color32, FontId, Painter, Pos2, Stroke, vec2};
use tabiya_chess::{Color, Square};
use tabiya_collection::outcomes::{Outcome, Outcomes};
use tabiya_tables::{Truth, Wdl};

/// The radius of a sign, relative to a square.
const RADIUS: f32 = 0.16;
/// The least radius at which a number can be read.
const MIN_RADIUS: f32 = 6.5;
/// The radius of the sign of an illegal position, relative to the others: it is seldom what the user looks for.
const ILLEGAL: f32 = 0.7;

/// Paints the results with the held piece on each square, in the upper right corners.
pub(crate) fn paint_outcomes(
    painter: &Painter,
    geometry: &BoardGeometry,
    state: &State,
    palette: &Palette,
) {
    let Some(outcomes) = shown_outcomes(state) else {
        return;
    };
    let radius = (geometry.square_side * RADIUS).max(MIN_RADIUS);
    for square in Square::all() {
        if let Some(outcome) = outcomes.on(square) {
            let corner = geometry.rect_of(square).right_top();
            let middle = corner + vec2(-radius - 1.5, radius + 1.5);
            paint_outcome(painter, middle, radius, &outcome, palette);
        }
    }
}

/// The results that are shown on the squares.
pub(crate) fn shown_outcomes(state: &State) -> Option<&Outcomes> {
    let is_wanted = state.shared.settings.endgame_results;
    state.endgames.squares().filter(|_| is_wanted)
}

/// Paints the sign of a result around a point.
pub(super) fn paint_outcome(
    painter: &Painter,
    middle: Pos2,
    radius: f32,
    outcome: &Outcome,
    palette: &Palette,
) {
    let look = Look::of(outcome, palette);
    let radius = radius * look.size;
    let edge = Stroke::new((radius / 7.0).clamp(1.0, 2.0), look.edge);
    painter.circle(middle, radius, look.fill, edge);
    let font = FontId::proportional(radius * look.letters);
    painter.text(middle, Align2::CENTER_CENTER, look.text, font, look.ink);
}

/// The result without the moves to mate, for legends and headings.
pub(super) fn plain(outcome: &Outcome) -> Outcome {
    match *outcome {
        Outcome::Illegal => Outcome::Illegal,
        Outcome::Known(truth, side) => {
            let plain = Truth {
                mate: None,
                ..truth
            };
            Outcome::Known(plain, side)
        }
    }
}

/// The look of a sign.
struct Look {
    fill: Color32,
    edge: Color32,
    ink: Color32,
    text: String,
    /// Its radius relative to that of the others.
    size: f32,
    /// The size of its text relative to its radius.
    letters: f32,
}

impl Look {
    fn of(outcome: &Outcome, palette: &Palette) -> Self {
        let sign = |fill, text: &str, size, letters| Self {
            fill,
            edge: palette.mark_sign,
            ink: palette.mark_sign,
            text: text.to_owned(),
            size,
            letters,
        };
        let Some((truth, _)) = outcome.truth() else {
            return sign(palette.mark_illegal, "×", ILLEGAL, 2.0);
        };
        match (truth.result, outcome.winner()) {
            (_, Some(winner)) => Self::of_winner(winner, outcome, palette),
            (Wdl::Draw, None) => sign(palette.mark_note, "=", 1.0, 1.6),
            // A win but for the fifty-move rule.
            (_, None) => sign(palette.mark_odd, "50", 1.0, 1.2),
        }
    }

    fn of_winner(winner: Color, outcome: &Outcome, palette: &Palette) -> Self {
        let (fill, ink) = match winner {
            Color::White => (palette.white_side, palette.black_side),
            Color::Black => (palette.black_side, palette.white_side),
        };
        let text = match outcome.moves_to_mate() {
            None => String::new(),
            Some(0) => "#".to_owned(),
            Some(moves) => moves.to_string(),
        };
        Self {
            fill,
            ink,
            edge: if winner == Color::White {
                palette.symbol_edge
            } else {
                palette.mark_sign
            },
            letters: if text.len() > 2 { 0.95 } else { 1.25 },
            text,
            size: 1.0,
        }
    }
}

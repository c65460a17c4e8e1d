//! The legend of the signs on the squares, at the end of the line above the board.

use super::signs::{paint_outcome, plain, shown_outcomes};
use crate::model::state::State;
use crate::widgets::style::palette;
use egui::{FontSelection, Rect, RichText, TextStyle, Ui, WidgetText};
use std::sync::Arc;
use tabiya_chess::problems::is_legal;
use tabiya_chess::{Color, Square};
use tabiya_collection::outcomes::{Held, Outcome, Outcomes};
use tabiya_tables::Wdl;
use tabiya_text::tr;

/// The radius of a sign.
const RADIUS: f32 = 7.0;
/// The space between a sign and its word, and the space between two entries.
const SPACES: [f32; 2] = [4.0, 10.0];
/// The least width that it leaves for the verdict and the result of a square.
const LEAST_REST: f32 = 320.0;

/// Shows the legend at the end of the line if there is room. Returns the rest of the line.
pub(crate) fn legend_ui(ui: &Ui, line: Rect, state: &State) -> Rect {
    let Some(outcomes) = shown_outcomes(state) else {
        return line;
    };
    // A fault and its repair need the line.
    if !is_legal(state.shared.document().position()) {
        return line;
    }
    let colors = palette(ui.visuals());
    let word = |text: String| {
        let text = WidgetText::from(RichText::new(text).weak());
        let style = FontSelection::from(TextStyle::Small);
        text.into_galley(ui, None, f32::INFINITY, style)
    };
    let side = side_id(state).map(|id| word(tr(id)));
    let entries: Vec<_> = entries(outcomes)
        .into_iter()
        .map(|(outcome, id)| (outcome, word(tr(id))))
        .collect();
    let sign_width = 2.0 * RADIUS + SPACES[0];
    let words = entries.iter().map(|(_, word)| word.size().x);
    let width = words.map(|word| sign_width + word + SPACES[1]).sum::<f32>();
    let side_width = side.as_ref().map_or(0.0, |side| side.size().x + SPACES[1]);
    let width = width + side_width;
    if line.width() - width < LEAST_REST {
        return line;
    }
    let mut at = line.right() - width;
    let rest = line.with_max_x(at - SPACES[1]);
    let ink = colors.weak_text;
    let write = |at: f32, word: Arc<egui::Galley>| {
        let height = word.size().y;
        let corner = egui::pos2(at, line.center().y - height / 2.0);
        ui.painter().galley(corner, word, ink);
    };
    if let Some(side) = side {
        write(at, side);
        at += side_width;
    }
    for (outcome, word) in entries {
        let middle = egui::pos2(at + RADIUS, line.center().y);
        paint_outcome(ui.painter(), middle, RADIUS, &plain(&outcome), colors);
        let next = at + sign_width + word.size().x + SPACES[1];
        write(at + sign_width, word);
        at = next;
    }
    rest
}

/// The side to move after the piece is put down, if it is not the one that the verdict names.
fn side_id(state: &State) -> Option<&'static str> {
    let trial = state.endgames.trial()?;
    if !trial.is_for_other || matches!(trial.held, Held::Play(_)) {
        return None;
    }
    Some(match trial.position.side_to_move.opposite() {
        Color::White => "white-to-move",
        Color::Black => "black-to-move",
    })
}

/// The kinds of results on the board, one of each, with the ids of their words.
fn entries(outcomes: &Outcomes) -> Vec<(Outcome, &'static str)> {
    let found: Vec<_> = Square::all().filter_map(|on| outcomes.on(on)).collect();
    let first = |is_it: &dyn Fn(&Outcome) -> bool| found.iter().copied().find(|one| is_it(one));
    let is_drawn = |one: &Outcome| one.truth().is_some() && one.winner().is_none();
    let is_by_rule = |one: &Outcome| {
        let truth = one.truth();
        truth.is_some_and(|(truth, _)| truth.result != Wdl::Draw)
    };
    let kinds = [
        (
            first(&|one| one.winner() == Some(Color::White)),
            "outcome-white-wins",
        ),
        (
            first(&|one| one.winner() == Some(Color::Black)),
            "outcome-black-wins",
        ),
        (
            first(&|one| is_drawn(one) && !is_by_rule(one)),
            "truth-draw",
        ),
        (
            first(&|one| is_drawn(one) && is_by_rule(one)),
            "outcome-fifty",
        ),
        (first(&|one| *one == Outcome::Illegal), "outcome-illegal"),
    ];
    let kinds = kinds.into_iter();
    kinds.filter_map(|(one, id)| Some((one?, id))).collect()
}

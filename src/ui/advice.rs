//! What is wrong or odd with the position, in plain words.

use super::caption::caption_ui;
use super::style::palette;
use crate::chess::problems::{Level, Problem, ProblemKind, problems};
use crate::state::State;
use crate::text::{problem_text, tr};
use egui::{RichText, Ui};

/// What is to be said about the position: nothing about a line that holds none, nothing that stands
/// beside the castling boxes already, and not three times that there are no pieces.
pub(super) fn remarks(state: &State) -> Vec<Problem> {
    let document = state.document();
    if !document.has_position() {
        return Vec::new();
    }
    let mut found = problems(document.position());
    let is_empty = found
        .iter()
        .any(|problem| problem.kind == ProblemKind::EmptyBoard);
    found.retain(|problem| match problem.kind {
        ProblemKind::CastlingLeftOut { .. } => false,
        ProblemKind::NoKing(_) => !is_empty,
        _ => true,
    });
    found
}

/// Shows all that is to be said about the position.
pub(super) fn advice_ui(ui: &mut Ui, state: &State) {
    caption_ui(ui, &tr("advice"));
    let found = remarks(state);
    for problem in &found {
        problem_ui(ui, problem);
    }
    if found.is_empty() && state.document().has_position() {
        let good = palette(ui.visuals()).good;
        ui.label(RichText::new(format!("✔ {}", tr("advice-none"))).color(good));
    }
    let position = state.document().position();
    if position.castling.is_chess960(&position.board) {
        ui.label(RichText::new(format!("• {}", tr("advice-chess960"))).weak());
    }
}

/// The level is told by a sign and, on hover, in words; the colour only helps.
fn problem_ui(ui: &mut Ui, problem: &Problem) {
    let palette = palette(ui.visuals());
    let weak = ui.visuals().weak_text_color();
    let (sign, color, level) = match problem.level() {
        Level::Illegal => ("✖", palette.error, "level-illegal"),
        Level::Odd => ("⚠", palette.warning, "level-odd"),
        Level::Note => ("•", weak, "level-note"),
    };
    let text = RichText::new(format!("{sign} {}", problem_text(problem))).color(color);
    ui.label(text).on_hover_text(tr(level));
}

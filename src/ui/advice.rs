//! What is wrong or odd with the position, in plain words.

use super::caption::caption_ui;
use super::style::palette;
use crate::chess::problems::{Level, Problem, problems};
use crate::state::State;
use crate::text::{problem_text, tr};
use egui::{RichText, Ui};

/// Shows all that is to be said about the position.
pub(super) fn advice_ui(ui: &mut Ui, state: &State) {
    caption_ui(ui, &tr("advice"));
    let position = state.document().position();
    let found = problems(position);
    for problem in &found {
        problem_ui(ui, problem);
    }
    if found.is_empty() {
        let good = palette(ui.visuals()).good;
        ui.label(RichText::new(format!("✔ {}", tr("advice-none"))).color(good));
    }
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

//! A short remark on the worst fault of the record's moves, for the verdict above the board.

use super::faults::fault_text;
use super::known::KnownMoves;
use super::typed::Fields;
use crate::model::state::State;
use crate::view::{Focus, UiState};
use crate::widgets::labels::announce;
use crate::widgets::style::level_color;
use egui::{Label, RichText, Ui};
use tabiya_chess::Level;
use tabiya_text::{tr, tr_with};

/// The worst fault of the record's moves.
pub(crate) struct MovesRemark {
    text: String,
    level: Level,
    /// The number of the operation.
    row: usize,
}

impl MovesRemark {
    /// The remark on the record on the board. `None` if its moves have no faults.
    pub(crate) fn of(state: &State, ui_state: &mut UiState) -> Option<Self> {
        let moves = ui_state.part::<KnownMoves>().look_at(state);
        let counted = |level: Level| level < Level::Note;
        let faults = moves.faults.iter();
        let faults = faults.filter(|fault| counted(fault.kind.level()));
        let count = faults.clone().count();
        let worst = faults.min_by_key(|fault| fault.kind.level())?;
        let mut text = fault_text(state.shared.document().operations(), worst);
        if let Some(more @ 1..) = count.checked_sub(1) {
            let more = tr_with("verdict-more", &[("count", more.into())]);
            text = format!("{text} ({more})");
        }
        Some(Self {
            text,
            level: worst.kind.level(),
            row: worst.row,
        })
    }

    /// Shows the remark.
    pub(crate) fn ui(&self, ui: &mut Ui) {
        let color = level_color(ui.visuals(), self.level);
        let shown = RichText::new(format!("⚠ {}", self.text)).color(color);
        let label = ui.add(Label::new(shown).truncate());
        announce(ui, &label, &self.text);
    }

    /// Shows a button that leads to the operation if it is on screen. The operations are drawn before the button.
    pub(crate) fn button_ui(&self, ui: &mut Ui, ui_state: &mut UiState) {
        if !std::mem::take(&mut ui_state.part::<Fields>().are_drawn) {
            return;
        }
        let button = ui
            .button(tr("moves-show"))
            .on_hover_text(tr("moves-show-tip"));
        if button.clicked() {
            ui_state.focus_wanted = Some(Focus::Operation(self.row));
        }
    }
}

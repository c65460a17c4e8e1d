//! The lists of missed positions and of contradictions. A click or Enter goes to the row.

use crate::features::suite::model::{SuiteLine, SuiteReport};
use crate::model::action::{Action, SuiteAction};
use crate::model::state::State;
use crate::view::{Actions, UiState};
use crate::widgets::labels::aside_ui;
use crate::widgets::row_list::{RowList, RowListPlace, RowTexts, row_list_ui};
use egui::Ui;
use tabiya_notation::moves::PieceNames;
use tabiya_text::{tr, tr_with};

/// The content of a list.
#[derive(Clone, Copy, Debug)]
pub(super) enum ListedLines<'a> {
    /// The missed positions.
    Missed(&'a SuiteReport),
    /// The contradictions.
    Remarks(&'a SuiteReport),
}

/// Shows the missed positions or the contradictions.
pub(super) fn lines_ui(
    ui: &mut Ui,
    state: &State,
    ui_state: &mut UiState,
    listed: ListedLines<'_>,
    height: f32,
    actions: &mut Actions,
) {
    let names = state.shared.move_names();
    let (of, report, lines) = match listed {
        ListedLines::Missed(report) => ("missed", report, &report.missed),
        ListedLines::Remarks(report) => ("remarks", report, &report.remarks),
    };
    if lines.is_empty() {
        ui.label(tr("suite-none"));
        return;
    }
    let before = ui.available_rect_before_wrap().top();
    if lines.iter().any(SuiteLine::has_value) {
        aside_ui(ui, &tr("suite-scores-for-white"));
    }
    let height = height - (ui.available_rect_before_wrap().top() - before);
    let line_at = |place: u64| lines.get(usize::try_from(place).ok()?);
    let shown = |place: u64| {
        let line = line_at(place)?;
        let what = match listed {
            ListedLines::Missed(_) => missed_text(line, names),
            ListedLines::Remarks(_) => line.remark_text(names),
        };
        Some(RowTexts {
            row: line.row,
            texts: [head_text(report, line), what],
        })
    };
    let list = RowList {
        of,
        name: tr("suite-list"),
        count: lines.len() as u64,
        height,
        shown: &shown,
    };
    let chosen = row_list_ui(ui, ui_state.part::<RowListPlace>(), &list);
    if let Some(line) = chosen.and_then(line_at) {
        let action = SuiteAction::GoTo(line.document, line.row);
        actions.push(Action::from(action));
    }
}

/// The name of a line, with its file if there are several.
fn head_text(report: &SuiteReport, line: &SuiteLine) -> String {
    let mut parts = Vec::new();
    let file = report.of.iter().find(|of| of.document == line.document);
    if let Some(file) = file.filter(|_| report.of.len() > 1) {
        parts.push(file.name.clone());
    }
    if !line.id.is_empty() {
        parts.push(line.id.clone());
    }
    parts.join(" · ")
}

fn missed_text(line: &SuiteLine, names: PieceNames) -> String {
    let variables = [
        ("asked", line.asked_text(names).into()),
        ("answer", line.answer_text(names).into()),
    ];
    let mut text = tr_with("suite-asked", &variables);
    let value = line.value_text();
    if !value.is_empty() {
        text += " · ";
        text += &value;
    }
    if line.found.depth > 0 {
        text += " · ";
        text += &tr_with("analysis-at-depth", &[("depth", line.found.depth.into())]);
    }
    text
}

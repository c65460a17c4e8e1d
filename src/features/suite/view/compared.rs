//! The comparison of two documents, grouped by the document that solved a position.

use crate::features::suite::model::texts::{group_text, san};
use crate::features::suite::model::{CommonPosition, ComparedSuites, SuitePart};
use crate::model::action::{Action, SuiteAction};
use crate::model::state::State;
use crate::view::{Actions, UiState};
use crate::widgets::row_list::{RowList, RowListPlace, RowTexts, row_list_ui};
use crate::widgets::style::{CONTROL_HEIGHT, GAP, target};
use egui::{Button, ComboBox, Label, Ui, vec2};
use tabiya_chess::{Move, Position};
use tabiya_engine::analysis::SolvedBy;
use tabiya_notation::moves::PieceNames;
use tabiya_text::{tr, tr_with};

const FILE_WIDTH: f32 = 260.0;

/// Shows the groups, and the positions of the chosen group.
pub(super) fn compared_ui(
    ui: &mut Ui,
    state: &State,
    ui_state: &mut UiState,
    group: Option<SolvedBy>,
    height: f32,
    actions: &mut Actions,
) {
    other_ui(ui, state, actions);
    let Some(compared) = state.suite.compared.as_deref() else {
        return;
    };
    if compared.counts.iter().all(|count| *count == 0) {
        ui.add(Label::new(tr("analyse-compare-none")).wrap());
        return;
    }
    let group = group.unwrap_or_else(|| first_group(compared));
    ui.horizontal_wrapped(|ui| {
        for one in SolvedBy::ALL {
            let button = Button::selectable(one == group, group_text(compared, one));
            let height = target(ui.style(), CONTROL_HEIGHT);
            let button = button.frame_when_inactive(true).min_size(vec2(0.0, height));
            if ui.add(button).clicked() {
                let part = SuitePart::Compared(Some(one));
                actions.push(Action::from(SuiteAction::Show(part)));
            }
        }
    });
    ui.add_space(GAP / 2.0);
    let names = state.shared.move_names();
    let pairs = compared.pairs.iter().filter(|pair| pair.group == group);
    let pairs: Vec<_> = pairs.collect();
    let pair_at = |place: u64| pairs.get(usize::try_from(place).ok()?);
    let shown = |place: u64| {
        let pair = pair_at(place)?;
        Some(RowTexts {
            row: pair.rows[0],
            texts: [pair.id.clone(), answers_text(pair, names)],
        })
    };
    let of = match group {
        SolvedBy::OnlyFirst => "only-first",
        SolvedBy::OnlySecond => "only-second",
        SolvedBy::Both => "both",
        SolvedBy::Neither => "neither",
    };
    if pairs.is_empty() {
        return;
    }
    let list = RowList {
        of,
        name: tr("suite-list"),
        count: pairs.len() as u64,
        height: (height - 80.0).max(60.0),
        shown: &shown,
    };
    let chosen = row_list_ui(ui, ui_state.part::<RowListPlace>(), &list);
    if let Some(pair) = chosen.and_then(pair_at) {
        let [first, _] = &compared.of;
        let action = SuiteAction::GoTo(first.document, pair.rows[0]);
        actions.push(Action::from(action));
    }
}

/// The group shown at first: preferably one in which the documents differ.
fn first_group(compared: &ComparedSuites) -> SolvedBy {
    let mut groups = SolvedBy::ALL.into_iter().zip(compared.counts);
    let found = groups.find(|(_, count)| *count > 0);
    found.map_or(SolvedBy::Both, |(group, _)| group)
}

fn answers_text(pair: &CommonPosition, names: PieceNames) -> String {
    let answer = |answer: Option<Move>, position: &Position| {
        answer.map_or_else(|| "–".to_owned(), |answer| san(position, answer, names))
    };
    let [first, second] = pair.answers.map(|it| answer(it, &pair.position));
    let variables = [("first", first.into()), ("second", second.into())];
    tr_with("suite-answers", &variables)
}

/// Shows the choice of the other document.
fn other_ui(ui: &mut Ui, state: &State, actions: &mut Actions) {
    let shown = state.shared.document().id();
    let mut others = state
        .shared
        .documents
        .iter()
        .filter(|other| other.id() != shown);
    if others.clone().next().is_none() {
        ui.add(Label::new(tr("suite-open-other")).wrap());
        return;
    }
    let chosen = others.find(|other| Some(other.id()) == state.suite.other);
    let name = chosen.map_or_else(|| tr("suite-choose-file"), State::name_of);
    ui.horizontal_wrapped(|ui| {
        let label = ui.label(tr("suite-compare-with"));
        ui.spacing_mut().interact_size.y = target(ui.style(), CONTROL_HEIGHT);
        let list = ComboBox::from_id_salt("suite-other")
            .width(FILE_WIDTH)
            .selected_text(name)
            .show_ui(ui, |ui| {
                let others = state
                    .shared
                    .documents
                    .iter()
                    .filter(|other| other.id() != shown);
                for other in others {
                    let is_chosen = Some(other.id()) == state.suite.other;
                    let entry = ui.selectable_label(is_chosen, State::name_of(other));
                    if entry.clicked() {
                        let action = SuiteAction::CompareWith(other.id());
                        actions.push(Action::from(action));
                    }
                }
            });
        drop(list.response.labelled_by(label.id));
    });
}

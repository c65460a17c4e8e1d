//! The note about a text that cannot be read as it is, or holds no position.

use super::text::{FenFieldContents, UnderstoodText, fen_field_id, field_of, shortened};
use crate::model::action::{Action, FenAction};
use crate::model::state::State;
use crate::view::{Actions, UiState};
use crate::widgets::labels::{announce, more_ui};
use crate::widgets::line_with_end::line_and_behind_ui;
use crate::widgets::style::palette;
use egui::{Id, Label, Response, RichText, Ui};
use tabiya_notation::fen::FenError;
use tabiya_notation::record::LineKind;
use tabiya_notation::repair::{ErrorRepair, Interpretation, Repair, RepairKind, Understanding};
use tabiya_text::{fen_error_text, listed_apart, repair_text, tr, tr_with, variant_marks_text};

/// The number of repairs listed; more are only counted.
const MAX_REPAIRS: usize = 5;

/// The number of repairs in a tooltip: a line can have hundreds, and each takes time in every frame.
const MAX_TOLD: usize = 20;

/// Shows the note. Returns `false` if there is nothing to note, so that the verdict on the position is shown instead.
pub(crate) fn note_ui(
    ui: &mut Ui,
    state: &State,
    ui_state: &mut UiState,
    actions: &mut Actions,
) -> bool {
    let field = field_of(state);
    let understood = std::mem::take(ui_state.part::<UnderstoodText>());
    let is_said = note_on(ui, &understood, &field, actions);
    *ui_state.part::<UnderstoodText>() = understood;
    is_said
}

/// Shows the marks of a chess variant in the line, beside the verdict.
pub(crate) fn marks_ui(ui: &mut Ui, ui_state: &mut UiState) {
    if let Some(marks) = ui_state.part::<UnderstoodText>().marks() {
        weak(ui, &variant_marks_text(marks));
    }
}

fn note_on(
    ui: &mut Ui,
    understood: &UnderstoodText,
    field: &FenFieldContents,
    actions: &mut Actions,
) -> bool {
    let understanding = understood.of(&field.text);
    let is_typing = ui.memory(|memory| memory.has_focus(fen_field_id()));
    match (understanding, &field.error, field.kind) {
        _ if field.is_cut => weak(ui, &tr("fen-long-line")),
        (Some(Understanding::One(reading)), Some(error), _) => {
            repairs_ui(ui, error, reading, understood, is_typing, actions);
        }
        // While a board is typed it looks damaged, but is only incomplete.
        (Some(Understanding::Several(readings)), Some(_), _)
            if !(is_typing && readings.iter().any(|it| it.assumed.is_some())) =>
        {
            several_ui(ui, readings.len(), actions);
        }
        (_, Some(error), _) => {
            let repair = understood.error_repair_of(&field.text);
            error_ui(ui, field, error, repair, actions);
        }
        (_, None, LineKind::Comment) => weak(ui, &tr("fen-comment-line")),
        (_, None, LineKind::Blank) => weak(ui, &tr("fen-blank-line")),
        (_, None, LineKind::Record | LineKind::Unreadable) => return false,
    }
    true
}

/// Shows one line about all repairs, and the button that makes them.
fn repairs_ui(
    ui: &mut Ui,
    error: &FenError,
    reading: &Interpretation,
    understood: &UnderstoodText,
    is_typing: bool,
    actions: &mut Actions,
) {
    let repairs = &reading.repairs;
    let repaired = understood.repaired();
    if let [repair] = repairs.as_slice()
        && repair.kind != RepairKind::VariantMarks
        && is_about(repair, error)
    {
        // The text that is expected is more informative than the text found.
        let change = change_text(repair.read.trim(), repair.became.trim());
        return fault_ui(ui, error, &change, repaired, actions);
    }
    let first = match (&reading.variant, repairs.as_slice()) {
        (Some(marks), [_]) => variant_marks_text(marks),
        (_, repairs) => repairs.first().map(repair_text).unwrap_or_default(),
    };
    let variables = [("count", repairs.len().into()), ("first", first.into())];
    let text = if is_typing || repairs.len() == 1 {
        tr_with("repair-one-line", &variables)
    } else {
        tr_with("repair-heading", &variables)
    };
    let all = texts_of(repairs, MAX_TOLD);
    line_and_behind_ui(
        ui,
        Id::unique("note"),
        actions,
        |ui, _| {
            let label = warning_label(ui, &text);
            announce(ui, &label, &format!("{text} ({})", listed_apart(&all)));
            label.on_hover_text(all.join("\n"));
        },
        |ui, actions| {
            let name = tr_with("fen-repair-name", &[("text", repaired.into())]);
            let button = ui.button(tr("repair-button")).accessible_name(&name);
            if button.on_hover_text(name).clicked() {
                actions.push(Action::from(FenAction::RepairFenText));
            }
            if repairs.len() > 1 {
                more_ui(ui, &tr("repair-each"), tr("repair-each-tip"), |ui| {
                    repair_list_ui(ui, understood, reading);
                });
            }
        },
    );
}

/// Whether a repair is about this error.
fn is_about(repair: &Repair, error: &FenError) -> bool {
    let (repair, error) = (&repair.span, &error.span);
    repair.start <= error.start && error.end <= repair.end && error.end - error.start > 0
}

/// Shows each repair on a separate line.
fn repair_list_ui(ui: &mut Ui, understood: &UnderstoodText, reading: &Interpretation) {
    for (number, text) in texts_of(&reading.repairs, MAX_REPAIRS).iter().enumerate() {
        if number < MAX_REPAIRS {
            ui.label(format!("• {text}"));
        } else {
            ui.label(text);
        }
    }
    if let Some(marks) = understood.marks() {
        ui.label(RichText::new(variant_marks_text(marks)).weak());
    }
}

/// The texts of up to `most` repairs, and the number of the others.
fn texts_of(repairs: &[Repair], most: usize) -> Vec<String> {
    let told = repairs.iter().take(most).map(repair_text);
    let more = repairs.len().saturating_sub(most);
    let counted = (more > 0).then(|| tr_with("repair-more", &[("count", more.into())]));
    told.chain(counted).collect()
}

fn several_ui(ui: &mut Ui, count: usize, actions: &mut Actions) {
    line_and_behind_ui(
        ui,
        Id::unique("note"),
        actions,
        |ui, _| {
            let text = tr_with("reading-several", &[("count", count.into())]);
            let label = warning_label(ui, &text);
            announce(ui, &label, &text);
        },
        |ui, actions| {
            let name = tr("reading-choose-name");
            let button = ui.button(tr("reading-choose")).accessible_name(&name);
            if button.on_hover_text(name).clicked() {
                actions.push(Action::from(FenAction::RepairFenText));
            }
        },
    );
}

fn warning_label(ui: &mut Ui, text: &str) -> Response {
    let color = palette(ui.visuals()).warning;
    let text = RichText::new(format!("⚠ {text}")).color(color);
    ui.add(Label::new(text).truncate())
}

fn error_ui(
    ui: &mut Ui,
    field: &FenFieldContents,
    error: &FenError,
    repair: Option<&ErrorRepair>,
    actions: &mut Actions,
) {
    match repair {
        None => fault_label(ui, error),
        Some(repair) => {
            let old = field.text.get(repair.span.clone()).unwrap_or_default();
            let change = change_text(old.trim(), repair.replacement.trim());
            fault_ui(ui, error, &change, &repair.apply(&field.text), actions);
        }
    }
}

/// Shows the error, and the button that repairs it.
fn fault_ui(ui: &mut Ui, error: &FenError, change: &str, repaired: &str, actions: &mut Actions) {
    line_and_behind_ui(
        ui,
        Id::unique("note"),
        actions,
        |ui, _| fault_label(ui, error),
        |ui, actions| {
            let name = tr_with("fen-repair-name", &[("text", repaired.into())]);
            let button = ui.button(change).accessible_name(&name);
            if button.on_hover_text(name).clicked() {
                actions.push(Action::from(FenAction::RepairFenText));
            }
        },
    );
}

fn fault_label(ui: &mut Ui, error: &FenError) {
    let color = palette(ui.visuals()).error;
    let text = format!("⚠ {}", fen_error_text(error));
    let label = ui.add(Label::new(RichText::new(&text).color(color)).truncate());
    announce(ui, &label, &text);
}

/// Describes the repair in a few words.
fn change_text(old: &str, new: &str) -> String {
    let variables = [
        ("old", shortened(old).into()),
        ("new", shortened(new).into()),
    ];
    match (old.is_empty(), new.is_empty()) {
        (true, _) => tr_with("fen-repair-insert", &variables),
        (false, true) => tr_with("fen-repair-remove", &variables),
        (false, false) => tr_with("fen-repair-change", &variables),
    }
}

fn weak(ui: &mut Ui, text: &str) {
    ui.add(Label::new(RichText::new(text).weak()).truncate());
}

//! What is said below the FEN field.

use super::layout_text::shortened;
use super::understood::{Field, Understood, fen_field_id};
use crate::app::action::Action;
use crate::app::state::State;
use crate::app::view::{Actions, UiState};
use crate::notation::fen::FenError;
use crate::notation::line_text::text_of_line;
use crate::notation::record::LineKind;
use crate::notation::repair::{ErrorRepair, Interpretation, Repair, RepairKind, Understanding};
use crate::text::{fen_error_text, listed_apart, repair_text, tr, tr_with, variant_marks_text};
use crate::widgets::labels::announce;
use crate::widgets::style::{GAP, NOTE_HEIGHT, palette};
use egui::{Button, Label, Response, RichText, Ui};

/// More repairs than these are only counted.
const MAX_REPAIRS: usize = 5;

/// The same where all are told at once: a line can have hundreds, and each takes its time in each frame.
const MAX_TOLD: usize = 20;

/// Shows it: on one line while one types, so that nothing below moves then.
pub(super) fn note_ui(
    ui: &mut Ui,
    state: &State,
    ui_state: &mut UiState,
    field: &Field,
    actions: &mut Actions,
) {
    let understood = std::mem::take(ui_state.part::<Understood>());
    note_on(ui, state, &understood, field, actions);
    *ui_state.part::<Understood>() = understood;
}

fn note_on(
    ui: &mut Ui,
    state: &State,
    understood: &Understood,
    field: &Field,
    actions: &mut Actions,
) {
    let understanding = understood.of(&field.text);
    let is_typing = ui.memory(|memory| memory.has_focus(fen_field_id()));
    ui.horizontal(|ui| {
        ui.set_height(NOTE_HEIGHT);
        ui.spacing_mut().interact_size.y = NOTE_HEIGHT;
        ui.spacing_mut().item_spacing.x = GAP;
        match (understanding, &field.error, field.kind) {
            _ if field.is_cut => weak(ui, &tr("fen-long-line")),
            (Some(Understanding::One(reading)), Some(error), _) => {
                let repaired = understood.repaired();
                repairs_ui(ui, (error, reading), repaired, is_typing, actions);
            }
            (Some(Understanding::Several(readings)), Some(_), _) => {
                several_ui(ui, readings.len(), actions);
            }
            (_, Some(error), _) => {
                let repair = understood.error_repair_of(&field.text);
                error_ui(ui, field, error, repair, actions);
            }
            (_, None, LineKind::Comment) => weak(ui, &tr("fen-comment-line")),
            (_, None, LineKind::Blank) => weak(ui, &tr("fen-blank-line")),
            (_, None, LineKind::Record | LineKind::Unreadable) => record_ui(ui, state, understood),
        }
    });
    if let (Some(Understanding::One(reading)), Some(_), false) =
        (understanding, &field.error, is_typing)
    {
        repair_list_ui(ui, understood, reading);
    }
}

/// One line about all that is repaired, and the button that does it.
fn repairs_ui(
    ui: &mut Ui,
    (error, reading): (&FenError, &Interpretation),
    repaired: &str,
    is_typing: bool,
    actions: &mut Actions,
) {
    let repairs = &reading.repairs;
    if let [repair] = repairs.as_slice()
        && repair.kind != RepairKind::VariantMarks
        && is_about(repair, error)
    {
        // What was expected says more than what it was.
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
    let id = if repairs.len() == 1 {
        "repair-button"
    } else {
        "repair-button-all"
    };
    // The button first: a long text gives way to it.
    let button = repair_button(ui, id);
    let name = tr_with("fen-repair-name", &[("text", repaired.into())]);
    let button = button.accessible_name(&name).on_hover_text(name);
    if button.clicked() {
        actions.push(Action::RepairFenText);
    }
    let all = texts_of(repairs, MAX_TOLD);
    let label = warning_label(ui, &text);
    announce(ui, &label, &format!("{text} ({})", listed_apart(&all)));
    label.on_hover_text(all.join("\n"));
}

/// Whether a repair is about that very fault.
fn is_about(repair: &Repair, error: &FenError) -> bool {
    let (repair, error) = (&repair.span, &error.span);
    repair.start <= error.start && error.end <= repair.end && error.end - error.start > 0
}

/// Every repair on a line of its own, when there are several.
fn repair_list_ui(ui: &mut Ui, understood: &Understood, reading: &Interpretation) {
    let repairs = &reading.repairs;
    if repairs.len() < 2 {
        return;
    }
    ui.spacing_mut().item_spacing.y = 2.0;
    for (number, text) in texts_of(repairs, MAX_REPAIRS).iter().enumerate() {
        if number < MAX_REPAIRS {
            weak(ui, &format!("• {text}"));
        } else {
            weak(ui, text);
        }
    }
    if let Some(marks) = understood.marks() {
        weak(ui, &variant_marks_text(marks));
    }
    ui.add_space(4.0);
}

/// So many repairs, and how many more there are.
fn texts_of(repairs: &[Repair], most: usize) -> Vec<String> {
    let told = repairs.iter().take(most).map(repair_text);
    let more = repairs.len().saturating_sub(most);
    let counted = (more > 0).then(|| tr_with("repair-more", &[("count", more.into())]));
    told.chain(counted).collect()
}

fn several_ui(ui: &mut Ui, count: usize, actions: &mut Actions) {
    let button = repair_button(ui, "reading-choose");
    let name = tr("reading-choose-name");
    let button = button.accessible_name(&name).on_hover_text(name);
    if button.clicked() {
        actions.push(Action::RepairFenText);
    }
    let text = tr_with("reading-several", &[("count", count.into())]);
    let label = warning_label(ui, &text);
    announce(ui, &label, &text);
}

fn repair_button(ui: &mut Ui, text: &str) -> Response {
    ui.spacing_mut().button_padding.y = 1.0;
    ui.add(Button::new(tr(text)))
}

fn warning_label(ui: &mut Ui, text: &str) -> Response {
    let color = palette(ui.visuals()).warning;
    let text = RichText::new(format!("⚠ {text}")).color(color);
    ui.add(Label::new(text).truncate())
}

fn error_ui(
    ui: &mut Ui,
    field: &Field,
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

/// What is wrong, and the button that repairs it.
fn fault_ui(ui: &mut Ui, error: &FenError, change: &str, repaired: &str, actions: &mut Actions) {
    fault_label(ui, error);
    ui.spacing_mut().button_padding.y = 1.0;
    let button = ui.add(Button::new(change).truncate());
    let name = tr_with("fen-repair-name", &[("text", repaired.into())]);
    let button = button.accessible_name(&name).on_hover_text(name);
    if button.clicked() {
        actions.push(Action::RepairFenText);
    }
}

fn fault_label(ui: &mut Ui, error: &FenError) {
    let color = palette(ui.visuals()).error;
    let text = format!("⚠ {}", fen_error_text(error));
    let label = ui.label(RichText::new(&text).color(color));
    announce(ui, &label, &text);
}

/// What the repair does, in a few words.
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

/// What stands in the line beside the FEN.
fn record_ui(ui: &mut Ui, state: &State, understood: &Understood) {
    if let Some(marks) = understood.marks() {
        return weak(ui, &variant_marks_text(marks));
    }
    let operations = text_of_line(state.document().operations()).into_owned();
    if !operations.trim().is_empty() {
        let variables = [("text", operations.into())];
        weak(ui, &tr_with("fen-operations", &variables));
    }
}

fn weak(ui: &mut Ui, text: &str) {
    ui.add(Label::new(RichText::new(text).weak()).truncate());
}

//! The faults of an operation, with buttons that rewrite a move as the standard requires.

use crate::model::action::{Action, OperationsAction};
use crate::view::Actions;
use crate::widgets::style::{REPAIR_HEIGHT, level_color, palette, target};
use egui::{Button, RichText, Ui, vec2};
use tabiya_chess::Level;
use tabiya_collection::document::OperationEdit;
use tabiya_notation::line_text::text_of_line;
use tabiya_notation::operations::Row;
use tabiya_notation::record_moves::{MoveFault, MoveFaultKind, RecordMoves};
use tabiya_text::{move_fault_text, operation_fault_text, tr_with};

/// The maximum number of characters quoted of a move.
const MAX_QUOTED: usize = 24;
/// The maximum number of faults shown for the moves of one operation.
const MAX_TOLD: usize = 12;

/// Shows why the line rejects an edit, and the faults of its moves.
pub(super) fn faults_ui(
    ui: &mut Ui,
    tail: &[u8],
    number: usize,
    row: &Row,
    moves: &RecordMoves,
    errors: [Option<String>; 2],
    actions: &mut Actions,
) {
    let palette = palette(ui.visuals());
    for error in errors.into_iter().flatten() {
        let text = format!("✖ {error}");
        ui.label(RichText::new(text).small().color(palette.error));
    }
    for fault in &row.faults {
        let text = format!("⚠ {}", operation_fault_text(fault.kind));
        ui.label(RichText::new(text).small().color(palette.warning));
    }
    let of_row = moves.faults.iter().filter(|fault| fault.row == number);
    for fault in of_row.take(MAX_TOLD) {
        move_fault_ui(ui, tail, fault, actions);
    }
}

/// The text of a fault, with the move that it belongs to.
pub(super) fn fault_text(tail: &[u8], fault: &MoveFault) -> String {
    let what = move_fault_text(&fault.kind);
    if is_about_one_move(&fault.kind) {
        let variables = [("move", quoted(tail, fault).into()), ("what", what.into())];
        tr_with("move-fault", &variables)
    } else {
        what
    }
}

fn quoted(tail: &[u8], fault: &MoveFault) -> String {
    let quoted = tail.get(fault.span.clone()).unwrap_or_default();
    shortened(&text_of_line(quoted))
}

fn move_fault_ui(ui: &mut Ui, tail: &[u8], fault: &MoveFault, actions: &mut Actions) {
    let (text, quoted) = (fault_text(tail, fault), quoted(tail, fault));
    let level = fault.kind.level();
    let sign = if level == Level::Note { "" } else { "⚠ " };
    let color = level_color(ui.visuals(), level);
    let text = RichText::new(format!("{sign}{text}")).small().color(color);
    ui.label(text);
    let standards = match &fault.kind {
        MoveFaultKind::Spelling { standard, .. } => std::slice::from_ref(standard),
        MoveFaultKind::Ambiguous(moves) => moves.as_slice(),
        _ => return,
    };
    ui.horizontal_wrapped(|ui| {
        let height = target(ui.style(), REPAIR_HEIGHT);
        for standard in standards {
            let variables = [
                ("standard", standard.as_str().into()),
                ("move", quoted.as_str().into()),
            ];
            let name = tr_with("operation-respell", &variables);
            let button = Button::new(shortened(standard)).min_size(vec2(0.0, height));
            let response = ui.add(button).accessible_name(&name).on_hover_text(name);
            if response.clicked() {
                let edit = OperationEdit::Respell {
                    row: fault.row,
                    span: fault.span.clone(),
                    became: standard.clone(),
                };
                actions.push(Action::from(OperationsAction::EditOperations(edit, None)));
            }
        }
    });
}

/// Whether a fault belongs to one move. Other faults belong to the whole operation.
fn is_about_one_move(kind: &MoveFaultKind) -> bool {
    matches!(
        kind,
        MoveFaultKind::Spelling { .. }
            | MoveFaultKind::Wrong(_)
            | MoveFaultKind::Ambiguous(_)
            | MoveFaultKind::OtherSide(_)
    )
}

fn shortened(text: &str) -> String {
    match text.char_indices().nth(MAX_QUOTED) {
        Some((end, _)) => format!("{}…", text.get(..end).unwrap_or_default()),
        None => text.to_owned(),
    }
}

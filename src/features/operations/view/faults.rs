//! The faults of an operation, with buttons that rewrite a move as the standard requires, and a short remark on the
//! worst fault of the record's moves, for the verdict above the board.

use super::known::KnownMoves;
use super::typed::OperationFields;
use crate::model::action::{Action, OperationsAction};
use crate::model::state::State;
use crate::view::{Actions, Focus, UiState};
use crate::widgets::labels::announce;
use crate::widgets::style::{REPAIR_HEIGHT, level_color, palette, target};
use egui::{Button, Label, RichText, Ui, vec2};
use tabiya_chess::Level;
use tabiya_collection::document::OperationEdit;
use tabiya_notation::line_text::text_of_line;
use tabiya_notation::opcodes::OpcodeMeaning;
use tabiya_notation::operations::{AnnouncedMate, OperationRow};
use tabiya_notation::record_moves::{MoveFault, MoveFaultKind, RecordMoves, with_direct_mate};
use tabiya_text::{move_fault_text, operation_fault_text, tr, tr_with};

/// The maximum number of characters quoted of a move.
const MAX_QUOTED: usize = 24;
/// The maximum number of faults shown for the moves of one operation.
const MAX_TOLD: usize = 12;

/// Shows why the line rejects an edit, and the faults of its moves.
pub(super) fn faults_ui(
    ui: &mut Ui,
    tail: &[u8],
    number: usize,
    row: &OperationRow,
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
    if row.meaning == Some(OpcodeMeaning::BestMoves) {
        direct_mate_ui(ui, tail, row, actions);
    }
}

/// Offers to write a mate in the place of the best moves as an operation of its own.
fn direct_mate_ui(ui: &mut Ui, tail: &[u8], row: &OperationRow, actions: &mut Actions) {
    let word = row.operands.trim().as_bytes();
    let Some(AnnouncedMate::Mates(moves)) = AnnouncedMate::of_word(word) else {
        return;
    };
    if with_direct_mate(tail).is_none() {
        return;
    }
    let standard = format!("dm {moves}");
    let variables = [("standard", standard.as_str().into())];
    let note = tr_with("move-mate-note", &variables);
    let color = level_color(ui.visuals(), Level::Note);
    ui.label(RichText::new(note).small().color(color));
    let height = target(ui.style(), REPAIR_HEIGHT);
    let name = tr_with("move-mate-write", &variables);
    let button = Button::new(&standard).min_size(vec2(0.0, height));
    let response = ui.add(button).accessible_name(&name).on_hover_text(name);
    if response.clicked() {
        let edit = OperationEdit::WriteDirectMate(standard);
        actions.push(Action::from(OperationsAction::EditOperations(edit, None)));
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
        if !std::mem::take(&mut ui_state.part::<OperationFields>().are_drawn) {
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

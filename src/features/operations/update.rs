//! Changes the operations of the current line.

use crate::features::operations::model::{OperationsAction, OperationsState};
use crate::model::state::{Shared, WindowEffect};
use tabiya_collection::document::{OperationEdit, UndoGroup};
use tabiya_desktop::tasks::Runner;
use tabiya_text::{operation_error_text, tr, tr_with};

/// Handles actions on the operations of a record.
pub(crate) fn apply(
    _own: &mut OperationsState,
    shared: &mut Shared,
    action: OperationsAction,
    _runner: &mut dyn Runner,
) {
    match action {
        OperationsAction::GoToFirst => shared.effects.push(WindowEffect::FocusOperation(0)),
        OperationsAction::EditOperations(change, group) => edit(shared, &change, group),
    }
}

/// Changes the operations and announces the change, or explains why it is impossible.
fn edit(shared: &mut Shared, edit: &OperationEdit, group: Option<UndoGroup>) {
    shared.end_draft();
    let style = shared.settings.fen_style();
    match shared.document_mut().edit_operations(edit, style, group) {
        Ok(true) => announce(shared, edit),
        Ok(false) => {}
        Err(error) => shared.complain(operation_error_text(error)),
    }
}

fn announce(shared: &mut Shared, edit: &OperationEdit) {
    match edit {
        OperationEdit::Add { .. } => {
            let count = shared.document().operation_count();
            let newest = count.saturating_sub(1);
            shared.effects.push(WindowEffect::FocusOperation(newest));
            shared.announce(tr("announce-operation-added"));
        }
        OperationEdit::Remove(_) => shared.announce(tr("announce-operation-removed")),
        OperationEdit::Swap(..) => shared.announce(tr("announce-operation-moved")),
        OperationEdit::Respell { became, .. } | OperationEdit::WriteDirectMate(became) => {
            let standard = became.as_str().into();
            shared.announce(tr_with(
                "announce-move-respelled",
                &[("standard", standard)],
            ));
        }
        // Typed text is announced by the field, and a replacement of all operations has its own message.
        OperationEdit::SetOperands { .. }
        | OperationEdit::Rename { .. }
        | OperationEdit::ReplaceAll(_) => {}
    }
}

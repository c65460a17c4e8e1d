//! Changes of the operations of the current line.

use crate::app::state::{Effect, State};
use crate::document::{Group, OperationEdit};
use crate::features::fen::update::draft;
use crate::text::{operation_error_text, tr};

/// Changes the operations and says so, or says why not.
pub(crate) fn edit(state: &mut State, edit: &OperationEdit, group: Option<Group>) {
    draft::end(state);
    let style = state.shared.settings.fen_style();
    match state
        .shared
        .document_mut()
        .edit_operations(edit, style, group)
    {
        Ok(true) => announce(state, edit),
        Ok(false) => {}
        Err(error) => state.shared.complain(operation_error_text(error)),
    }
}

fn announce(state: &mut State, edit: &OperationEdit) {
    match edit {
        OperationEdit::Add { .. } => {
            let count = state.shared.document().operation_count();
            let newest = count.saturating_sub(1);
            state.shared.effects.push(Effect::FocusOperation(newest));
            state.shared.announce(tr("announce-operation-added"));
        }
        OperationEdit::Remove(_) => state.shared.announce(tr("announce-operation-removed")),
        OperationEdit::Swap(..) => state.shared.announce(tr("announce-operation-moved")),
        // Whoever types hears what they type.
        OperationEdit::SetOperands { .. } | OperationEdit::Rename { .. } => {}
    }
}

//! Changes of the game tree at the position shown.

use super::choosing::names;
use super::spoken::played_text;
use crate::features::play::model::PlayState;
use crate::model::state::Shared;
use tabiya_collection::tree::TreeEdit;
use tabiya_text::tr_with;

/// Makes an edit, and reports it with a button that undoes it.
pub(super) fn edit(own: &mut PlayState, shared: &mut Shared, edit: TreeEdit) {
    shared.end_draft();
    let Some(line) = shared.document().line_of_play() else {
        return;
    };
    let node = line.node();
    let played = played_text(line.tree(), node, names(shared));
    let (before, style) = (shared.shown(), shared.settings.fen_style());
    if !shared.document_mut().edit_tree(edit, node, style) {
        return;
    }
    own.put_down();
    let id = match edit {
        TreeEdit::Promote => "message-variation-promoted",
        TreeEdit::Demote => "message-variation-demoted",
        TreeEdit::MakeMainLine => "message-main-line-made",
        TreeEdit::DeleteVariation => "message-variation-deleted",
        TreeEdit::CutOff => "message-line-cut-off",
    };
    let text = tr_with(id, &[("move", played.into())]);
    shared.inform_with_undo(text, before);
}

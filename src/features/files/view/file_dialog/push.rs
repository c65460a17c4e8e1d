//! Hands the actions of the file dialog on.

use crate::model::action::{Action, FileDialogAction, FilesAction};
use crate::view::Actions;

pub(super) fn push(actions: &mut Actions, action: FileDialogAction) {
    actions.push(Action::from(FilesAction::FileDialog(action)));
}

//! Shared parts of the views of all features: the window's memory from frame to frame, the pointer, the keys of
//! commands, the display of dialogs, the entries of menus, and texts that did not fit into a field.

mod dialog;
pub(crate) mod fingers;
pub(crate) mod left_out;
pub(crate) mod menu_entries;
pub(crate) mod pointer;
pub(crate) mod shortcuts;
mod ui_state;

pub(crate) use dialog::{DialogView, close_foot_ui, shown};
pub use ui_state::{Actions, UiState};
pub(crate) use ui_state::{Focus, ModalShown};

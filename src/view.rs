//! Shared parts of the views of all features: the window's memory from frame to frame, the pointer, the keys of
//! commands, the display of dialogs, notices, and the entries of menus.

mod dialog;
pub(crate) mod notice;
pub(crate) mod pointer;
pub(crate) mod shortcuts;
mod ui_state;

pub(crate) use dialog::{DialogView, close_foot_ui, shown};
pub use ui_state::{Actions, UiState};
pub(crate) use ui_state::{Focus, ModalShown};

//! What the views of all rooms need: what the window remembers from frame to frame, where the pointer
//! is, the keys of commands, the entries of menus, and which texts fields had no room for.

pub(crate) mod fingers;
pub(crate) mod left_out;
pub(crate) mod menu_entries;
pub(crate) mod pointer;
pub(crate) mod shortcuts;
mod ui_state;

pub use ui_state::{Actions, UiState};
pub(crate) use ui_state::{Focus, ModalShown};

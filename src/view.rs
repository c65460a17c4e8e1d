//! What the views of all rooms need: what the window remembers from frame to frame, where the pointer
//! is, and the keys of commands.

pub(crate) mod fingers;
pub(crate) mod pointer;
pub(crate) mod shortcuts;
mod ui_state;

pub use ui_state::{Actions, UiState};
pub(crate) use ui_state::{Focus, ModalShown};

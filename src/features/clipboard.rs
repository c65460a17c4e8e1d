//! The clipboard of the desktop, and texts that come from it.
//!
//! Tasks read and write the clipboard ([`tabiya_desktop::system`] has the details). `update.rs` gives copies and
//! pastes their turns.

pub(crate) mod model;

pub(crate) mod update;

pub mod tasks {
    //! Access to the clipboard, and the search for positions in long texts, on worker threads.

    pub mod look_at_text;
    pub mod pictures;
    pub mod texts;
}

pub(crate) use model::positions::takes_long;
pub use model::positions::{InText, LONGEST_AT_ONCE, LONGEST_GAME_AT_ONCE, is_collection};

//! The clipboard of the desktop, and texts that come from it.

pub(crate) mod model;

/// What its actions do.
pub(crate) mod update {
    pub(crate) mod turns;
}

pub mod tasks {
    //! What is done for it beside the window.

    mod complaint;
    pub mod fetch_picture;
    pub mod look_at_text;
    pub mod offer_picture;
    pub mod texts;
}

pub(crate) use model::positions::takes_long;
pub use model::positions::{InText, LONGEST_AT_ONCE, LONGEST_GAME_AT_ONCE, is_collection};

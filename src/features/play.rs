//! Playing on the board: legal moves by mouse, finger, keyboard or text, and the line that they form.

/// The part of the state for playing.
pub mod model;
/// The effects of the actions in play.
pub(crate) mod update {
    pub(crate) mod choosing;
    pub(crate) mod game;
    pub(crate) mod line;
    pub(crate) mod mode;
    pub(crate) mod moving;
    pub(crate) mod typing;
}
pub(crate) mod view;

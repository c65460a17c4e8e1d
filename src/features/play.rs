//! Playing on the board: legal moves by mouse, finger, keys or as text, and the line that comes of them.

/// Its part of the state.
pub mod model;
/// What its actions do.
pub(crate) mod update {
    pub(crate) mod choosing;
    pub(crate) mod game;
    pub(crate) mod line;
    pub(crate) mod mode;
    pub(crate) mod moving;
    pub(crate) mod typing;
}
pub(crate) mod view;

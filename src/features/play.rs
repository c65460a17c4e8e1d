//! Playing on the board: legal moves by mouse, finger, keyboard or text, and the line that they form.

/// The part of the state for playing.
pub mod model;
pub(crate) mod update;
pub(crate) mod view;

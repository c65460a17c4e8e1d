//! The board, with its pieces, brushes, gestures, arrows and marks.

/// The room's part of the state.
pub mod model {
    pub mod action;
    pub(crate) mod arrow_draft;
    pub mod block;
    pub mod board_key;
    pub mod board_state;
    pub(crate) mod compared;
    pub(crate) mod offer;
}
pub(crate) mod update;
pub mod view;

//! The board, with its pieces, brushes, gestures, arrows and marks.

/// The room's part of the state.
pub mod model {
    pub(crate) mod arrow_draft;
    pub mod block;
    pub mod board_state;
    pub(crate) mod compared;
    pub(crate) mod offer;
}
/// Handlers of the room's actions.
pub(crate) mod update {
    pub(crate) mod annotations;
    pub(crate) mod block;
    pub(crate) mod comparing;
    pub(crate) mod editing;
    pub(crate) mod keys;
    pub(crate) mod unsure;
}
pub mod view;

//! The panel beside the board: side to move, castling rights, counters, pieces by name, Chess960 starting positions.

/// The part of the state for setting up positions.
pub(crate) mod model {
    pub(crate) mod action;
    pub(crate) mod chess960_form;
    pub(crate) mod piece_list_draft;
    pub(crate) mod setup_state;
}
pub(crate) mod update;
pub(crate) mod view;

//! The panel beside the board: side to move, castling rights, counters, pieces by name, Chess960 starting positions.

pub(crate) mod model;
pub(crate) mod update;
pub(crate) mod view;

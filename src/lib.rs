//! Tabiya, a chess position editor: one position on a board and as FEN text, in step.

pub mod chess;
pub mod collection;
pub mod document;
pub mod notation;

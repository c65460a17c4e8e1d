//! Tabiya, a chess position editor: one position on a board and as FEN text, in step.

pub mod action;
pub mod chess;
pub mod collection;
pub mod command;
pub mod diagram;
pub mod document;
pub mod jobs;
pub mod notation;
pub mod state;
pub mod text;
pub mod update;

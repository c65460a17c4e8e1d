//! Chess facts: squares, pieces, positions, who attacks what, legal moves, and what is
//! odd about a position.
//!
//! Promises: a [`Position`] holds any setup, legal or not. Nothing here refuses or repairs a
//! position; [`problems`] only tells what is wrong with it.
//! Deliberately absent: text (see `notation`), files, threads, and anything that draws.
#![warn(
    missing_docs,
    clippy::expect_used,
    clippy::panic,
    clippy::indexing_slicing
)]

mod attacks;
mod board;
mod castling;
pub mod chess960;
mod en_passant;
mod level;
mod moves;
mod piece;
mod plain;
mod position;
pub mod problems;
mod retraction;
mod square;
mod square_set;
mod starting_array;
mod transform;

pub use attacks::{
    attacked_from, attackers, attackers_through, between, checkers, diagonal_lines, king_steps,
    knight_steps, pawn_steps, straight_lines,
};
pub use board::Board;
pub use board::code_of_piece;
pub use castling::{
    CastlingObstacle, CastlingRight, CastlingRights, RookSide, Wanted, back_rank_king,
    offered_right, outermost_rook,
};
pub use en_passant::{
    EnPassantConvention, EnPassantObstacle, en_passant_capturers, en_passant_obstacle,
    en_passant_rank, en_passant_squares, is_legal_en_passant,
};
pub use level::Level;
pub use moves::{Move, MoveKind, Mover, NoCastling, NoMoves, PROMOTIONS};
pub use piece::{Color, Piece, Role};
pub use position::Position;
pub use retraction::{LastMoves, has_easy_last_move, impossible_check, no_last_move};
pub use square::{File, Rank, Square};
pub use square_set::SquareSet;
pub use starting_array::{castling_arrays_differ, is_starting_array};
pub use transform::{Direction, Transform};

//! Chess positions, legal or not: squares, pieces, attacks, legal moves, and the list of everything
//! that is odd about a position.
//!
//! Most chess libraries accept legal positions only. This one serves programs that edit, collect or
//! check positions. A [`Position`] holds any arrangement of pieces, no function refuses or changes
//! one, and [`problems::problems`] lists every reason why a position cannot occur in a game, each
//! with its squares.
//!
//! # First example
//!
//! ```
//! use tabiya_chess::problems::{ProblemKind, problems};
//! use tabiya_chess::{Color, Level, Mover, NoMoves, Position, Square};
//!
//! let mut position = Position::start();
//! let mover = Mover::new(&position)?;
//! assert_eq!(mover.count(), 20);
//! assert!(problems(&position).is_empty());
//!
//! // Without its king, Black is in an illegal position, and no moves can be listed.
//! let e8 = Square::from_name("e8").unwrap();
//! position.board.set(e8, None);
//! let found = problems(&position);
//! assert_eq!(found[0].kind, ProblemKind::NoKing(Color::Black));
//! assert_eq!(found[0].level(), Level::Illegal);
//! assert_eq!(Mover::new(&position).unwrap_err(), NoMoves::NoKing(Color::Black));
//! # Ok::<(), NoMoves>(())
//! ```
//!
//! # Contents
//!
//! - [`Position`], [`Board`], [`Square`], [`SquareSet`], [`Piece`]: small values that are copied.
//! - [`Mover`]: the legal moves of a position, of standard chess and of Chess960.
//! - [`problems`]: the oddities of a position, from a missing king to a check that no move can have
//!   given.
//! - [`CastlingRights`] and [`EnPassantConvention`]: the parts of a position that have their own rules.
//! - [`attackers`], [`attacked_from`], [`between`]: attacks and lines.
//! - [`chess960`]: the 960 starting arrays by number.
//! - [`Transform`]: mirroring, rotating and shifting a position.
//!
//! Text such as FEN, EPD and moves in algebraic notation is the subject of the crate
//! `tabiya-notation`.
//!
//! # Guarantees
//!
//! No function panics, whatever the position. The crate has no dependencies and no unsafe code, and
//! it uses no files, threads or global state.
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
mod ending;
mod level;
mod moves;
mod piece;
mod plain;
mod position;
pub mod problems;
mod retraction;
mod square;
mod square_set;
mod transform;

use attacks::attackers_through;
pub use attacks::{
    attacked_from, attackers, between, checkers, diagonal_lines, king_steps, knight_steps,
    pawn_steps, straight_lines,
};
pub use board::{Board, code_of_piece};
pub use castling::{
    CastlingObstacle, CastlingRight, CastlingRights, RookSide, WantedRight, back_rank_king,
    offered_right, outermost_rook,
};
use en_passant::is_legal_en_passant;
pub use en_passant::{
    EnPassantConvention, EnPassantObstacle, en_passant_capturers, en_passant_obstacle,
    en_passant_rank, en_passant_squares,
};
pub use ending::{Ending, ending, lacks_mating_material};
pub use level::Level;
pub use moves::{Move, MoveKind, Mover, NoCastling, NoMoves, PROMOTIONS};
pub use piece::{Color, Piece, Role};
pub use plain::has_easy_last_move;
pub use position::{Position, castling_arrays_differ, is_starting_array};
pub use retraction::{LastMoves, impossible_check, no_last_move};
pub use square::{File, Rank, Square};
pub use square_set::SquareSet;
pub use transform::{Direction, Transform};

/// The examples of the README are tests.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;

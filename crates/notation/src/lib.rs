//! Chess positions and moves as text: FEN in all its dialects, EPD, algebraic notation. The crate reads
//! text quickly, explains it character by character, repairs it, and writes it.
//!
//! # First example
//!
//! ```
//! use tabiya_chess::{Position, Square};
//! use tabiya_notation::explain::{FieldMeaning, explain};
//! use tabiya_notation::fen::{FenErrorKind, read_fen, write_fen};
//! use tabiya_notation::repair::{RepairKind, Understanding, understand};
//!
//! // Read.
//! let position = read_fen("4k3/8/8/8/8/8/4P3/4K3 w - - 5 39")?;
//! assert_eq!(position.fullmove_number, 39);
//!
//! // Explain: every byte of the text has a meaning, and every fault has a place.
//! let text = "4k3/8/8/8/8/8/4P3/4K3 x - - 5 39";
//! let explained = explain(text, &Position::empty());
//! let king = explained.part_on(Square::from_name("e8").unwrap()).unwrap();
//! assert_eq!(&text[explained.parts[king].span.clone()], "k");
//! let fault = &explained.faults[0];
//! assert_eq!(fault.kind, FenErrorKind::BadSide { found: 'x' });
//! assert_eq!(&text[fault.span.clone()], "x");
//!
//! // Repair: this text has German letters, a label and no counters.
//! let Understanding::One(reading) = understand("FEN: 4k3/8/8/8/8/8/3DT3/4K3 W") else {
//!     panic!("there is one sensible reading");
//! };
//! let kinds: Vec<_> = reading.repairs.iter().map(|repair| repair.kind.code()).collect();
//! assert_eq!(kinds, ["wrapper", "foreign_letters", "letter_case", "missing_fields"]);
//!
//! // Write.
//! assert_eq!(write_fen(&reading.position), "4k3/8/8/8/8/8/3QR3/4K3 w - - 0 1");
//! # Ok::<(), tabiya_notation::fen::FenError>(())
//! ```
//!
//! # Contents
//!
//! | task | module |
//! |---|---|
//! | read exact FEN at top speed, read FEN while it is typed, write FEN | [`fen`] |
//! | find the meaning of each character | [`explain`] |
//! | read what a person would understand, and list the repairs | [`repair`] |
//! | read a line of a `.fen` or `.epd` file, list its faults | [`record`], [`judgement`], [`findings`] |
//! | keep a position in 32 bytes | [`packed`] |
//! | read, check and edit EPD operations | [`operations`], [`opcodes`] |
//! | read and write moves: SAN, UCI and other spellings | [`moves`], [`record_moves`] |
//! | find positions in web pages, mails and PGN | [`extract`], [`links`] |
//! | write a position as PGN, LaTeX, a diagram, … | [`forms`], [`line_conversion`], [`plain_fen`](mod@plain_fen) |
//! | read `White: Kg1, Qd1. Black: Kg8` | [`piece_list`], [`piece_letters`] |
//! | know which programs refuse, misread or crash on a FEN | [`engines`] |
//! | read and write arrows and marked squares in comments | [`annotations`] |
//!
//! The crate [`tabiya_chess`] has the positions themselves, their legal moves, and the list of
//! everything that is odd about them.
//!
//! # Guarantees
//!
//! - No function panics, whatever the text. Every error has its place in the text.
//! - Nothing is guessed: if a text has two sensible readings, both are reported.
//! - Reading takes time linear in the length of the text.
//! - The crate itself has no unsafe code, and it uses no files and no threads.
//!
//! Errors implement [`Error`](std::error::Error) with an English sentence for developers. Applications
//! word their own messages from the kinds of errors, in any language.
#![warn(
    missing_docs,
    clippy::expect_used,
    clippy::panic,
    clippy::indexing_slicing
)]

pub mod annotations;
pub mod engines;
pub mod explain;
pub mod extract;
pub mod fen;
pub mod findings;
pub mod forms;
pub mod glyphs;
pub mod judgement;
pub mod known_positions;
pub mod line_conversion;
pub mod line_text;
pub mod links;
pub mod moves;
pub mod opcodes;
pub mod operations;
pub mod packed;
pub mod picture_doubts;
pub mod picture_notes;
pub mod picture_questions;
pub mod piece_letters;
pub mod piece_list;
pub mod plain_fen;
pub mod record;
pub mod record_moves;
pub mod repair;

/// The examples of the README are tests.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;

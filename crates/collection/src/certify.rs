//! Certified exercises: positions in which the solver has only one right move, at each turn of the solution.
//!
//! A [`Judge`] values the moves of a position: endgame tables ([`TableJudge`]), an engine, or both. [`certify`] asks it
//! about each turn of the solver along the solution of a record. The aim is the announced mate (`dm`, `bm #3`, a
//! solution that ends in mate) or, without one, the best result. A move is right if it mates in time, or keeps the result.
//!
//! - If another move is right as well at the first turn, if the solution is wrong or its claim false, the record is
//!   refused, with the reason.
//! - At a later turn the solution is cut before that turn, with the same reasons.
//!
//! What passes is marked with an operation of our own, [`OPCODE`]: `certified 3 tables;` says that each of the first
//! three moves of the solver is the only right one, and who judged them: `tables`, `engine` or `both`. `tables` is a
//! proof. An engine's word is none; other programs ignore the operation.
//!
//! Deliberately absent: files, processes, the wording, and the values of engines.

mod judge;
mod mark;
mod solution;
mod turns;

pub use judge::{Judge, JudgedBy, JudgedMove, NotJudged, Outcome, TableJudge, Worth};
pub use mark::{OPCODE, is_marked, marked, with_cut_line};
pub use solution::{Aim, ClaimedSolution};
pub use turns::{Certified, Flaw, certify};

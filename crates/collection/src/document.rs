//! The document being edited: a file's lines, the row on the board, its position, and their
//! history.
//!
//! Promises: every change goes through [`Document`], is one step of the history, and can be undone;
//! a line that nobody touched keeps its bytes; text that cannot be read is kept as a line of its
//! own kind.
//! Deliberately absent: files (see `features`), threads, and anything that draws.
//!
//! # The current line
//!
//! The current line always holds the user's text: the FEN of the position or, while the FEN field cannot be read, that
//! very text. Broken text is therefore saved, undone and found again like any other; there is no second place where it
//! could be lost. `FenDraft` exists only while the field has the keyboard focus, so that text is never rewritten while
//! somebody types.
//!
//! A line is read once, when it is first shown (`line_reading`), and typed text once for each change
//! (`Document::apply_draft`). The field, its note and the table of operations use that reading in every frame. Only the
//! help panel reads by itself: it splits the text into parts over the position that is shown.
//!
//! # Undo
//!
//! A change of rows is one splice, and what it returns undoes it ([`Rows::splice`](tabiya_lines::Rows::splice)); a step
//! of the history also holds what was shown before and after it. So a step is small however large the file is. A typing
//! session is one step (`UndoGroup::Typing`), as are a stroke of the brush (`UndoGroup::Stroke`) and a run of the
//! wheel. Going to another move is a step that undo and redo pass over (`UndoGroup::Stepping`). Facts that a FEN cannot hold (squares about which the user is unsure, an omitted en-passant target, the line
//! of play) belong to the shown state, and therefore to the history.
//!
//! # Repairs
//!
//! `problem_repair` offers the single change that solves a problem of the position, if there is
//! one.
#![warn(
    missing_docs,
    clippy::expect_used,
    clippy::panic,
    clippy::indexing_slicing
)]

mod bulk_change;
mod bulk_edits;
mod changes;
mod compared;
mod copying;
mod current;
mod differences;
mod doubt_notes;
mod draft_edits;
mod edit;
mod fen_file;
mod file;
mod found_position;
mod game_edits;
mod game_row;
mod history;
mod kept_form;
mod kept_games;
mod line_of_play;
mod line_reading;
mod listed;
mod not_in_fen;
mod operation_edits;
mod pictured;
mod pictured_board;
mod playing;
mod position_edits;
mod prepare;
mod problem_repair;
mod questions;
mod read_again;
mod record_comments;
mod reverting;
mod rewriting;
mod saved_lines;
mod shift;
mod shown;
mod solve_results;
mod truth_results;
mod turn_answers;
mod unsaved_games;
mod view;

pub use bulk_change::BulkChange;
pub use bulk_edits::Overtaken;
pub use compared::Comparison;
pub use copying::{Copied, FieldText};
pub use current::{Document, DocumentId, OnDisk};
pub use differences::{Difference, DifferenceCounts, DifferenceKind, Differences};
pub use draft_edits::FenDraft;
pub use edit::{Edit, whole_board};
pub use fen_file::{FenFindings, FenSearch, ToPlainFen};
pub use file::RecoveredFor;
pub use history::{StateId, UndoGroup};
pub use kept_form::{body_of, read_body};
pub use kept_games::{FoundGames, GamesToKeep, KeptGame, find_games};
pub use line_of_play::LineOfPlay;
pub use line_reading::{MAX_TYPED, repair_typed, repaired_text, understand_typed};
pub use operation_edits::OperationEdit;
pub use pictured_board::Pictured;
pub use prepare::{ChangeRequest, PreparedChange};
pub use problem_repair::{problem_repair, repaired_to_legal, repaired_to_plain};
pub use questions::{PictureAnswer, answer_now, answers, asked_of};
pub use read_again::NewReading;
pub use reverting::Revert;
pub use rewriting::{LineSet, Rewrite, RewriteCounts, Rewriting, Rewritten};
pub use saved_lines::SavedLines;
pub use solve_results::{SolveResult, SolveResults};
pub use truth_results::TruthResults;
pub use turn_answers::{TurnAnswer, is_turn_unknown};
pub use view::{RowsView, ViewOf};

//! All texts that users read, with one catalogue for each language (`assets/text/*.ftl`, Project Fluent).
//!
//! Guarantees: a message that a language lacks appears in English, and a message that does not exist shows its id
//! instead of failing. Tests prove that no message is missing or unused. Nothing here is cached across a change of
//! language.
//! Deliberately absent: markup, and any decision about when to show which text.

mod broken_games;
mod catalogue;
mod diagram_words;
mod engine_states;
mod engine_troubles;
mod engines;
mod faults;
mod fen_parts;
mod folded;
mod folder_faults;
pub mod json;
mod locale;
mod names;
mod numbers;
mod operations;
mod picture_readings;
mod piece_list;
mod played;
mod query_words;
mod read_aloud;
mod record_moves;
mod repairs;
mod scan_faults;
mod search;
mod spoken;
mod stretched;
mod system;
mod system_locale;
mod tables;
mod wording;

pub use broken_games::{
    broken_game_text, broken_row_text, broken_text, pasted_game_text, skipped_text, variant_text,
};
pub use catalogue::{listed, listed_apart, tr, tr_with};
pub use diagram_words::{diagram_description, diagram_title, diagram_words};
pub use engine_states::{engine_score_text, engine_score_words, wdl_text};
pub use engine_troubles::{engine_trouble_text, not_sent_text, wrong_value_text};
pub use engines::{engine_warning_text, short_engine_warning_text};
pub use faults::{
    fen_error_report_text, fen_error_text, level_heading, level_text, problem_hint,
    problem_repair_text, problem_report_text, problem_text, problems_to_tell,
    rejection_report_text,
};
pub use fen_parts::{fen_field_missing_text, fen_part_name, fen_part_text};
pub use folded::folded;
pub use folder_faults::folder_fault_text;
pub use locale::Locale;
pub use names::cleaned_file_name;
pub use names::{name_text, needs_escape};
pub use numbers::{count_text, counted, decimal_text, number_of_text, short_count_text, size_text};
pub use operations::{opcode_text, operation_error_text, operation_fault_text};
pub use picture_readings::{
    answer_text, answered_text, percent_of, question_names, question_text, read_man_text,
    reading_text, sign_text, turn_text,
};
pub use piece_list::piece_list_text;
pub use played::{no_moves_text, promotion_name, refused_move_text};
pub use query_words::{query_examples, vocabulary};
pub use read_aloud::{advice_words, file_words, position_words, rank_words, side_words};
pub use record_moves::{move_fault_report_text, move_fault_text};
pub use repairs::{repair_name, repair_report_text, repair_text, variant_marks_text};
pub use scan_faults::scan_fault_text;
pub use search::{cell_name, cell_on_square, query_error_text};
pub use spoken::{speak, speak_everywhere, spoken};
pub use system_locale::system_locale;
pub use tables::{left_out_operations, left_out_sentences, table_error_text};
pub use wording::{
    castling_id, castling_obstacle_text, en_passant_obstacle_text, load_error_text,
    mark_color_name, may_castle_text, not_replaced_text, piece_name, put_text, save_error_text,
    square_list, square_name, too_many_columns_text,
};

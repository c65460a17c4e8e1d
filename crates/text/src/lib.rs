//! All texts that users read, with one catalogue for each language (`assets/text/*.ftl`, Project Fluent).
//!
//! Guarantees: a message that a language lacks appears in English, and a message that does not exist shows its id
//! instead of failing. Tests prove that no message is missing or unused. Nothing here is cached across a change of
//! language.
//! Deliberately absent: markup, and any decision about when to show which text.
//!
//! # Languages
//!
//! A language is a file `assets/text/CODE.ftl` and a row of `Locale`. `tr` looks in the catalogue of the current
//! language, which each thread sets for itself (`speak`). A task uses the language of the window that started it, and a
//! thread without one uses that of the process, which `main` sets to the language of the system. A window uses
//! `State::locale` of the program: the choice in *View › Language* (`language` in the settings file), or else the
//! language of the system (`LC_ALL`, `LC_MESSAGES`, `LANG` and the list in `LANGUAGE`; elsewhere the system is asked).
//! It is set before each action and each frame. Nothing drawn is carried over to another language, and a cache holds
//! its language in its key. Messages about finished actions stay in the language in which they were written.
//!
//! Messages also build numbers, keys and lists: separators, `Strg+Entf`, the comma between two squares. Piece letters
//! follow the language unless others are chosen.
//!
//! `en-XA`, which is in no menu, is English with a mark on every letter and two fifths longer. With it
//! `tests/gui/stretched.rs` searches the window and its dialogs, at the smallest size and at a common one, for texts
//! that are cut off without a tooltip and for controls that overlap. `tests/gui/languages.rs` and
//! `tests/core/catalogue/` check the rest: every language has every message, variable, selector and plural; nothing is
//! left in English except the texts in `tests/data/same_in_languages.txt`; the code contains no text for people; and
//! every letter has a glyph.
//!
//! The command line uses the language of the system, whatever the window uses. Output for programs is English
//! everywhere: `check --json`, `convert`, FEN and EPD files, the settings, and reports of faults. Output of `render` is
//! for people and in the language of the system (titles and descriptions of diagrams, *Solutions*, the language of a
//! page); `LC_ALL=C` makes it English, with the same bytes on every machine. The explanations in `--help` are
//! translated; the few words that clap adds, and its errors, are English.

mod board_words;
mod broken_games;
mod catalogue;
mod certify;
mod engines;
mod faults;
mod fen_parts;
mod folder_faults;
pub mod json;
mod locale;
mod names;
mod numbers;
mod picture_readings;
mod played;
mod query_words;
mod recipes;
mod record_moves;
mod repairs;
mod search;
mod statistics;
mod system;
mod truths;
mod wording;

pub use board_words::{
    advice_words, diagram_description, diagram_title, diagram_words, file_words, position_words,
    rank_words, side_words,
};
pub use broken_games::{
    broken_game_text, broken_row_text, broken_text, left_out_of_training_sentences,
    left_out_sentences, operation_counts, pasted_game_text, skipped_text, table_error_text,
    variant_text, variants_text,
};
pub use catalogue::{listed, listed_apart, tr, tr_with};
pub use certify::flaw_text;
pub use engines::{
    engine_score_text, engine_score_words, engine_trouble_text, engine_warning_text, not_sent_text,
    short_engine_warning_text, wdl_text, wrong_value_text,
};
pub use faults::{
    fen_error_text, level_heading, level_text, piece_list_text, problem_hint, problem_repair_text,
    problem_report_text, problem_text, problems_to_tell, rejection_report_text,
};
pub use fen_parts::{fen_field_missing_text, fen_part_name, fen_part_text};
pub use folder_faults::{folder_fault_text, scan_fault_text};
pub use locale::{Locale, speak, speak_everywhere, spoken};
pub use names::{cleaned_file_name, name_text, needs_escape};
pub use numbers::{count_text, counted, decimal_text, number_of_text, short_count_text, size_text};
pub use picture_readings::{
    answer_text, answered_text, missing_squares_text, percent_of, question_names, question_text,
    read_man_text, reading_text, sign_text, turn_question_text, turn_text, unlikely_text,
};
pub use played::{no_moves_text, promotion_name, refused_move_text};
pub use query_words::{folded, query_examples, vocabulary};
pub use recipes::recipe_fault_text;
pub use record_moves::{
    move_fault_report_text, move_fault_text, opcode_text, operation_error_text,
    operation_fault_text, operation_label,
};
pub use repairs::{
    assumed_fields_text, assumption_text, repair_name, repair_report_text, repair_text,
    variant_marks_text,
};
pub use search::{cell_name, cell_on_square, query_error_text};
pub use statistics::{
    ShownBar, ShownPlot, percent_text, plot_of, push_plot, push_squares, push_statistics,
    squares_title,
};
pub use system::system_locale;
pub use truths::{
    endgame_table_fault_text, false_claim_text, if_to_move_text, outcome_here_text, outcome_text,
    probe_error_text, short_outcome_text, truth_text, wrong_claims_text,
};
pub use wording::{
    castling_id, castling_obstacle_text, en_passant_obstacle_text, load_error_text,
    mark_color_name, may_castle_text, not_replaced_text, piece_name, put_text, save_error_text,
    square_list, square_name, table_fault_text,
};

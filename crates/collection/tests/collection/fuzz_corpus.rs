//! Replays the fuzz corpus.

#[path = "../../../../fuzz/replay.rs"]
mod replay;

use crate::properties::{
    games, kept_games, pasted, queries, recipes, tables, training, tries, truths, unknown_words,
};
use replay::replay;

#[test]
fn queries_of_the_corpus_are_parsed_and_run() {
    replay("query", queries::check_fuzz);
}

#[test]
fn recipes_of_the_corpus_are_parsed() {
    replay("recipe", recipes::check_fuzz);
}

#[test]
fn texts_of_the_corpus_are_pasted() {
    replay("pasted", pasted::check_fuzz);
}

#[test]
fn games_of_the_corpus_are_read_as_far_as_possible() {
    replay("pgn", games::check_fuzz);
}

#[test]
fn tables_of_the_corpus_become_records() {
    replay("csv", tables::check_fuzz);
}

#[test]
fn json_lines_of_the_corpus_become_records() {
    replay("json_lines", tables::check_fuzz);
}

#[test]
fn training_data_of_the_corpus_becomes_records() {
    replay("training", training::check_fuzz);
}

#[test]
fn kept_games_of_the_corpus_are_read() {
    replay("kept_games", kept_games::check_fuzz);
}

#[test]
fn unknown_words_of_the_corpus_change_no_game() {
    replay("unknown_words", unknown_words::check_fuzz);
}

#[test]
fn files_of_tries_of_the_corpus_are_read() {
    replay("tries", tries::check_fuzz);
}

#[test]
fn the_truth_is_written_into_lines_of_the_corpus() {
    replay("truths", truths::check_fuzz);
}

//! What the fuzzer has found worth keeping holds without it, too.

use crate::properties::{games, pasted, queries, tables, unknown_words};
use std::fs;
use std::path::Path;

/// Every input of a target, and what `cargo test` can tell about the one that fails.
fn replay(target: &str, check: fn(&[u8])) {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("../../fuzz/corpus")
        .join(target);
    let mut count = 0;
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        let input = fs::read(&path).unwrap();
        let told = format!("{}: {}", path.display(), input.escape_ascii());
        std::panic::catch_unwind(|| check(&input)).expect(&told);
        count += 1;
    }
    assert!(20 < count, "{count} inputs for {target}");
}

#[test]
fn questions_of_the_corpus_are_read_and_asked() {
    replay("query", queries::check_fuzz);
}

#[test]
fn texts_of_the_corpus_are_pasted() {
    replay("pasted", pasted::check_fuzz);
}

#[test]
fn games_of_the_corpus_are_read_as_far_as_they_go() {
    replay("pgn", games::check_fuzz);
}

#[test]
fn tables_of_the_corpus_become_records() {
    replay("csv", tables::check_fuzz);
}

#[test]
fn unknown_words_of_the_corpus_change_no_game() {
    replay("unknown_words", unknown_words::check_fuzz);
}

//! What the fuzzer has found worth keeping holds without it, too.

use crate::properties::{epd, explained, piece_lists, repair, san, strict};
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
fn operations_of_the_corpus_are_read_and_edited() {
    replay("epd", epd::check_fuzz);
}

#[test]
fn lists_of_pieces_of_the_corpus_are_read_as_they_are_typed() {
    replay("piece_list", piece_lists::check_fuzz);
}

#[test]
fn lines_of_the_corpus_are_repaired() {
    replay("repair", repair::check_fuzz);
}

#[test]
fn every_character_of_the_corpus_is_explained() {
    replay("explain", explained::check_fuzz);
}

#[test]
fn texts_of_the_corpus_are_read_strictly() {
    replay("strict", strict::check_fuzz);
}

#[test]
fn moves_of_the_corpus_are_legal_or_refused() {
    replay("san", san::check_fuzz);
}

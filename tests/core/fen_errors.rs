//! The sentences that explain why a text is not a FEN.

#[path = "../../crates/notation/tests/notation/any.rs"]
#[expect(
    dead_code,
    reason = "only near misses are needed of what notation is tested with"
)]
mod any_text;

use any_text::near_fen;
use proptest::prelude::*;
use tabiya_notation::fen::read_strict;
use tabiya_text::fen_error_text;

#[test]
fn the_sentences_for_inexact_texts_match_the_table() {
    let table = include_str!("../../crates/notation/tests/data/strict.txt");
    let mut sentences = 0;
    for line in table
        .lines()
        .filter(|line| !line.is_empty() && !line.starts_with('#'))
    {
        let columns: Vec<_> = line.splitn(4, '\t').collect();
        let [_, _, says, text] = columns[..] else {
            panic!("four columns: {line}");
        };
        if let Err(error) = read_strict(text.as_bytes()) {
            assert_eq!(fen_error_text(&error), says, "{text}");
            sentences += 1;
        }
    }
    assert!(sentences >= 30, "only {sentences} sentences");
}

proptest! {
    #[test]
    fn every_fault_of_a_text_has_a_sentence(text in near_fen()) {
        if let Err(error) = read_strict(text.as_bytes()) {
            prop_assert!(!fen_error_text(&error).is_empty());
        }
    }
}

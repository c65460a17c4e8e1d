//! Replays the fuzz corpus.

#[path = "../../../../fuzz/replay.rs"]
mod replay;

use crate::properties::{epd, explained, piece_lists, repair, san, strict};
use replay::replay;

#[test]
fn operations_of_the_corpus_are_read_and_edited() {
    replay("epd", epd::check_fuzz);
}

#[test]
fn piece_lists_of_the_corpus_are_read_while_typed() {
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

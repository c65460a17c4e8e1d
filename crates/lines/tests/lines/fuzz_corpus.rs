//! Replays the fuzz corpus.

#[path = "../../../../fuzz/replay.rs"]
mod replay;

use crate::properties::{archives, documents, journals};
use replay::replay;

#[test]
fn packed_files_of_the_corpus_are_unpacked_or_refused() {
    replay("archive", archives::check_fuzz);
}

#[test]
fn documents_of_the_corpus_are_cut_into_their_lines() {
    replay("documents", documents::check_fuzz);
}

#[test]
fn intact_parts_of_the_journals_of_the_corpus_are_restored() {
    replay("journal", journals::check_fuzz);
}

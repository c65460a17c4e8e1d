//! Replays the fuzz corpus.

#[path = "../../../../fuzz/replay.rs"]
mod replay;

use crate::properties::{pictures, piece_drawings};
use replay::replay;

#[test]
fn pictures_of_the_corpus_are_read_or_refused() {
    replay("pictures", pictures::check_fuzz);
}

#[test]
fn drawings_of_the_corpus_are_pieces_or_refused() {
    replay("piece_drawing", piece_drawings::check_fuzz);
}
